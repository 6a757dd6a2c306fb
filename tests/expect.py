"""Write what an assignment's ``expected.toml`` would have to say: ``python -m tests.expect poker [NAME...]``.

For authors: look at every line before it is declared.
"""

from __future__ import annotations

import sys

from tests.corpora import CORPORA
from tests.corpus_table import as_toml, differences


def main(name: str, *wanted: str) -> None:
    """Print the entries of the submissions whose grade is not as declared, or of those wanted."""
    corpus = CORPORA[name]
    chosen = [one for one in corpus.submissions if not wanted or one.id in wanted]
    for submission, grade in sorted(corpus.grade(chosen).items()):
        declared = corpus.declared.get(submission)
        if declared is None or wanted or differences(declared, grade):
            print(as_toml(submission, declared, grade))


if __name__ == "__main__":
    main(*sys.argv[1:])
