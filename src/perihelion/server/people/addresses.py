"""From where people ask: so that whoever is many people at once still is one address. Kept in memory only."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

KEPT: Final = 20_000


class Addresses:
    """The address from which each person was heard last."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self.known[person] = address
        self.known.move_to_end(person)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)

    def of(self, person: str) -> str:
        """Whoever has not been heard here counts as an address of their own."""
        return self.known.get(person, person)

    def neighbours(self, person: str) -> list[str]:
        """Everybody at this person's address, and the person."""
        address = self.of(person)
        return list({person} | {one for one, at in self.known.items() if at == address})
