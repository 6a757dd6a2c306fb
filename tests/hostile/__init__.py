"""The hostile corpus, graded under each strength that works here: `python -m tests.hostile`."""
