"""Where guests are kept: one interface, several strengths, and which of them holds on this machine.

This package knows nothing of what runs inside.
"""
