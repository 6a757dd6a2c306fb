"""Changes the limits and the priority of another process."""

import os
import resource

from honest import Reporter, attempt, facts


class TrickGame(Reporter):
    def attack(self):
        if facts.VICTIM > 1 and attempt(lambda: resource.prlimit(facts.VICTIM, resource.RLIMIT_NOFILE, (50, 50))):
            return "limits of another process"
        if facts.VICTIM > 1 and attempt(lambda: os.setpriority(os.PRIO_PROCESS, facts.VICTIM, 1) is None):
            return "priority of another process"
