"""Tests of the report on a class."""
