"""Twenty-five plain checks of the trick game, to be timed beside the same in other graders' own format."""
