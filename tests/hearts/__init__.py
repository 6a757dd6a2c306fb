"""Tests of the material of Hearts: its oracle, what it grants, its reference, and its specs."""
