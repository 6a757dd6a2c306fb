"""The suite of the trick game: four players, one deck, and every trick must be a legal one."""
