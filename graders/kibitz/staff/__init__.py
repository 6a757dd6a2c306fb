"""A report on a whole class, for those who teach it: what was hard, what fails alike, whom to look at."""
