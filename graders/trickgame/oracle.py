"""What must come out: a slow model of the game in which every rule can be seen to be right."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import PLAYERS, RANKS, clockwise_from, in_order
from .cases import Choice, Deal, Play, Refusal


@dataclass(frozen=True)
class State:
    """What can be seen of a game between two tricks."""

    leader: str
    hands: dict[str, list[str]]
    tricks: dict[str, int]

    @property
    def order(self) -> str:
        """The players in the order in which they play in the next trick."""
        return clockwise_from(self.leader)

    def __str__(self) -> str:
        return "\n".join(
            f"{player}{self._mark(player)}|{self.tricks[player]:02}|{','.join(self.hands[player])}"
            for player in PLAYERS
        )

    def _mark(self, player: str) -> str:
        return "*" if player == self.leader else " "


def hands(deal: Deal) -> dict[str, list[str]]:
    """Return the hand of each player after the deal, in canonical order."""
    piles: dict[str, list[str]] = {player: [] for player in PLAYERS}
    for number, card in enumerate(deal.cards):
        piles[clockwise_from(deal.dealer)[number % 4]].append(card)
    return {player: in_order(pile) for player, pile in piles.items()}


def start(deal: Deal) -> State:
    """Return the state right after the deal."""
    return State(deal.dealer, hands(deal), dict.fromkeys(PLAYERS, 0))


def highest(suit: str, cards: tuple[str, ...]) -> str | None:
    """Return the highest of the cards in a suit, or ``None`` when that suit is not there."""
    for rank in reversed(RANKS):
        if suit + rank in cards:
            return suit + rank
    return None


def highest_of(choice: Choice) -> str | None:
    """Return the card that ``highest_card`` must find."""
    return highest(choice.suit, choice.cards)


def winning_card(trick: tuple[str, ...], trump: str | None) -> str:
    """Return the card that wins a trick: the highest trump, or else the highest of the suit led."""
    best_trump = None if trump is None else highest(trump, trick)
    best = best_trump or highest(trick[0][0], trick)
    assert best is not None, "the card that was led is there, so its suit is"
    return best


def winning_player(trick: tuple[str, ...], trump: str | None, order: str) -> str:
    """Return who wins a trick that is played in this order."""
    return order[trick.index(winning_card(trick, trump))]


def play(state: State, trick: tuple[str, ...], trump: str | None) -> State:
    """Return the state after one more trick."""
    left = {player: list(cards) for player, cards in state.hands.items()}
    for player, card in zip(state.order, trick, strict=True):
        left[player].remove(card)
    winner = winning_player(trick, trump, state.order)
    return State(winner, left, {**state.tricks, winner: state.tricks[winner] + 1})


def after(game: Play) -> State:
    """Return the state after all the tricks of a game."""
    state = start(game)
    for trick in game.tricks:
        state = play(state, trick, game.trump)
    return state


def after_good(refusal: Refusal) -> State:
    """Return the state after the trick that can be played, the refused one having changed nothing."""
    return play(after(refusal), refusal.good, refusal.trump)


def only_trick_card(deal: Deal) -> str:
    """Return the winning card of a deal of four cards, which has one trick: the deck itself."""
    return winning_card(deal.cards, deal.trump)


def only_trick_player(deal: Deal) -> str:
    """Return who wins the only trick of a deal of four cards."""
    return winning_player(deal.cards, deal.trump, clockwise_from(deal.dealer))
