"""Tournaments: who takes part, who meets whom, what is played in guests, and how it came out."""
