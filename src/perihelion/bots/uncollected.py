"""A stretch of work in which nobody looks for garbage."""

from __future__ import annotations

from gc import disable, enable, isenabled


class Uncollected:
    """`with Uncollected():` for work that makes a great many objects, none of which refers to itself in a
    ring.

    They all go by counting references; looking for rings among them takes a fifth to a half of a greedy bot's
    time.
    """

    def __init__(self) -> None:
        self.collecting = isenabled()

    def __enter__(self) -> None:
        disable()

    def __exit__(self, *_: object) -> None:
        if self.collecting:
            enable()
