"""Tests of `kibitz.guest`."""
