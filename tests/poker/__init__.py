"""Tests of what the poker suite decides by, and of what it gives to students."""
