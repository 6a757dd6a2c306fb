"""The suite of Whist: a player that always has a card to play, and the strategy behind it."""
