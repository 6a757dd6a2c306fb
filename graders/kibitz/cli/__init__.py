"""The command ``kibitz``: one module a command, which puts the other packages together."""
