"""Tests of `kibitz.bulk`."""
