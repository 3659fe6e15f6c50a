"""Parts of a state that never change."""

from __future__ import annotations


class Value:
    """Once it is made it stays as it is: all its fields are final, and copies of a table share it."""

    __slots__ = ()
