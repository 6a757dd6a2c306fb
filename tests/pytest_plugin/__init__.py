"""Tests of `kibitz.pytest_plugin`."""
