"""Tests of `kibitz.model`."""
