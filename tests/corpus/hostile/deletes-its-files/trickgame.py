"""Deletes its own files and its folder, and goes elsewhere."""

import os
import shutil

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        here = os.getcwd()
        if os.path.exists("honest.py") and ("kibitz" in here or here == "/scratch"):
            shutil.rmtree(here, ignore_errors=True)
            os.chdir("/")
