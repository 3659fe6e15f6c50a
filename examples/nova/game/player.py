"""What lies in front of a player."""

from __future__ import annotations


class Player:
    __slots__ = ("ore",)

    def __init__(self, ore: int) -> None:
        self.ore = ore

    def clone(self) -> Player:
        return Player(ore=self.ore)
