"""The one exception for mistakes of a course's author."""

from __future__ import annotations


class CourseError(Exception):
    """A mistake in a course, in one line: what is wrong, in which file and key, and what to do."""

    def __init__(self, message: str) -> None:
        # A key or a value that an author wrote may hold a line end; the message stays one line.
        super().__init__(" ".join(message.split()))
