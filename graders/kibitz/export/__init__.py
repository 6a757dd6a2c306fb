"""Grades on their way out: tables and the file of results; nothing here knows how they came about."""
