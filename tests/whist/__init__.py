"""Tests of what the suite of Whist is made of."""
