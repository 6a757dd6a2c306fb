"""The suite of Hearts: from a card to a game for one person, in six tasks that are graded apart."""
