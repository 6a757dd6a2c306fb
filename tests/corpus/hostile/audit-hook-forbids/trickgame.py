"""Adds an audit hook that forbids what the guest does later."""

import sys

from honest import once, Striker


def hook(event, args):
    if event in ("import", "exec", "compile", "os.remove", "os.rmdir"):
        raise PermissionError(event)


class TrickGame(Striker):
    def strike(self):
        if once("_audit"):
            sys.addaudithook(hook)
