"""Undoes the guest's return to a fresh state, so that a check meets what another left."""

import sys

from honest import TrickGame as Honest

fresh = sys.modules.get("_kibitz_guest.fresh")
importer = sys.modules.get("_kibitz_guest.importer")
if fresh is not None:
    fresh.Snapshot.restore = lambda self: None
    fresh.Folder.restore = lambda self: None
    fresh.is_quiet = lambda: True
    importer.Importer.forget = lambda self: None


class TrickGame(Honest):
    pass
