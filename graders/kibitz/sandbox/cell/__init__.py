"""The inside of the stronger sandboxes: how the zygote shuts itself in, and each guest behind it.

These modules run in the zygote, under the students' interpreter, before any student's code is there.  They
import the standard library only, run under Python 3.8 and newer, and refuse to go on when any step fails.
Read them in this order: `syscalls`, `mounts`, `privileges`, `landlock`, `seccomp`, `cells`, `enter`.
"""
