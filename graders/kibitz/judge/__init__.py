"""The judge's side: guests and handles, what came back from them, transcripts, and the scenario bank.

Nothing here ever runs a student's code, or a method of a student's object.
"""
