"""Tests of `kibitz.sandbox`."""
