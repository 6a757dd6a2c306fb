"""Grading many submissions: warm graders, one a core, and results as they come."""
