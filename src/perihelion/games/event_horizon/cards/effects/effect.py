"""What every effect of an upgrade or special says: which number of a ship it changes, in words, in signs, in
points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from perihelion.core.said import Said
from perihelion.games.kit.effects import Effect, Verbs

VERBS: Final = Verbs()


class Worth:
    """What an effect is worth, in victory points, besides the strength and the capture value of the ships
    that are there. Tuned by playing."""

    def __init__(
        self,
        *,
        carried: float = 0.0,
        token: float = 0.0,
        owned: float = 0.0,
        cruiser: float = 0.0,
        drone: float = 0.0,
        gunship: float = 0.0,
    ) -> None:
        self.carried: Final = carried
        """Of an S.U., to each ship that carries it."""
        self.token: Final = token
        """Of an S.U., to the ships of its type that are still to come."""
        self.owned: Final = owned
        """Of a special, attached or not."""
        self.on: Final[list[float]] = [cruiser, drone, gunship]
        """Of a special, to the ships of the type it is attached to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Effect):
    """A number of a ship that is changed as long as the ship carries the S.U. or the special is attached."""

    def __init__(self, name: str, amount: int, each: Worth) -> None:
        self.name: Final = name
        self.amount: Final = amount
        self.each: Final = each
        """What a change by one is worth."""

    def text(self) -> Said:
        raise NotImplementedError

    def worth(self) -> float:
        """To the owner of a special, attached or not."""
        return self.amount * self.each.owned

    def carried_worth(self) -> float:
        return self.amount * self.each.carried

    def token_worth(self) -> float:
        return self.amount * self.each.token

    def worth_on(self, type: int) -> float:
        return self.amount * self.each.on[type]
