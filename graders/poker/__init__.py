"""The suite of Texas Hold'em: two players, one deck, and a category that decides."""
