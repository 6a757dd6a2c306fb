"""Project 6: simplified Texas Hold'em. See hands.py for the categories and game.py for the game."""
from game import play
from hands import *

if __name__ == "__main__":
    play()
