"""Tests of `kibitz.judge`."""
