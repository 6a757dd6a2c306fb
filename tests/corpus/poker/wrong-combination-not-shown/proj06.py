#!/usr/bin/env python3
import cards


class Hand(object):
    '''Seven cards: two of a player and the five of the community.'''

    CATEGORIES = ('straight flush', 'four of a kind', 'full house', 'flush', 'straight',
                  'three of a kind', 'two pair', 'one pair')

    def __init__(self, own, community):
        self.own = own
        self.cards = own + community
        self.ranks = {}
        self.suits = {}
        for card in self.cards:
            self.ranks.setdefault(card.rank(), []).append(card)
            self.suits.setdefault(card.suit(), []).append(card)
        self.category, self.combination = self.evaluate()

    def evaluate(self):
        methods = (self.straight_flush, self.four_of_a_kind, self.full_house, self.flush, self.straight,
                   self.three_of_a_kind, self.two_pair, self.one_pair)
        for place, method in enumerate(methods):
            combination = method()
            if combination:
                return len(methods) - place, combination
        return 0, []

    def name(self):
        if self.category == 0:
            return 'high card'
        return self.CATEGORIES[-self.category]

    def groups(self, size):
        return [group for group in self.ranks.values() if len(group) >= size]

    def one_pair(self):
        for group in self.groups(2):
            return group[:2]

    def two_pair(self):
        groups = self.groups(2)
        if len(groups) > 1:
            return groups[0][:2] + groups[1][:2]

    def three_of_a_kind(self):
        for group in self.groups(3):
            return group[:3]

    def four_of_a_kind(self):
        for group in self.groups(4):
            return group

    def full_house(self):
        for three in self.groups(3):
            for two in self.groups(2):
                if two is not three:
                    return three[:3] + two[:2]

    def flush(self):
        for group in self.suits.values():
            if len(group) >= 5:
                return group[:5]

    def straight(self):
        return self.run(self.cards)

    def straight_flush(self):
        for group in self.suits.values():
            if self.run(group):
                return self.run(group)

    @staticmethod
    def run(some):
        '''Five in a row out of some cards.'''
        row = []
        for card in sorted(some, key=lambda c: c.rank()):
            if row and card.rank() == row[-1].rank():
                continue
            if row and card.rank() != row[-1].rank() + 1:
                row = []
            row.append(card)
            if len(row) == 5:
                return row
        return None

    def __gt__(self, other):
        return self.category > other.category


class Game(object):

    def __init__(self):
        self.deck = cards.Deck()
        self.deck.shuffle()
        self.number = 0

    def deal(self):
        first = [self.deck.deal()]
        second = [self.deck.deal()]
        first.append(self.deck.deal())
        second.append(self.deck.deal())
        community = [self.deck.deal(), self.deck.deal(), self.deck.deal(), self.deck.deal(), self.deck.deal()]
        return first, second, community

    def play_hand(self):
        self.number += 1
        first, second, community = self.deal()
        one = Hand(first, community)
        two = Hand(second, community)
        print('===== Hand number %d =====' % self.number)
        print('Player 1 has       %s' % one.own)
        print('Player 2 has       %s' % two.own)
        print('The community has  %s' % community)
        if one > two:
            print('Player 1 is the winner! (%s)' % one.name())
        elif two > one:
            print('Player 2 is the winner! (%s)' % two.name())
        else:
            print('It is a tie! (%s)' % one.name())

    def play(self):
        while self.deck.cards_count() >= 9:
            self.play_hand()
            if input('do you want to continue: y or n: ').upper() != 'Y':
                break
        print('Thanks for playing.')


if __name__ == '__main__':
    Game().play()
