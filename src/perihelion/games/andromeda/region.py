"""What lies on a space of the map: a value that never changes, and how the next one is made of it."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.games.andromeda.cards.fleet import NO_FLEET, Fleet
from perihelion.games.andromeda.cards.resources import NO_STOCK, Amounts
from perihelion.games.kit.values import Value

NOBODY: Final = -1
NO_MOON: Final = -1
NO_TILE: Final = -1
NO_RAIDER: Final = -1

# What kind of region a tile makes
UNCHARTED: Final = 0
"""AE-MAP-01. A space without a tile: nothing can stand there."""
PLANET: Final = 1
BASE: Final = 2
NEBULA: Final = 3
SPECIAL: Final = 4


class Region(Value):
    """A space with its tile, ships, leaders, moons, raiders, development and resource tokens."""

    __slots__ = (
        "collapsed",
        "fleets",
        "kind",
        "leaders",
        "moons",
        "owner",
        "raider",
        "raiders",
        "second",
        "second_seen",
        "tile",
        "tokens",
        "top",
    )

    def __init__(
        self,
        kind: int,
        tile: int,
        fleets: tuple[Fleet, ...],
        leaders: tuple[int, ...],
        raider: int = NO_RAIDER,
        raiders: int = 0,
        moons: int = 0,
        top: int = NO_MOON,
        second: int = NO_MOON,
        second_seen: int = 0,
        owner: int = NOBODY,
        collapsed: bool = False,
        tokens: Amounts = NO_STOCK,
    ) -> None:
        self.kind: Final = kind
        self.tile: Final = tile
        """The number of the planet, base, nebula or special region."""
        self.fleets: Final = fleets
        """Ships, by side and type."""
        self.leaders: Final = leaders
        """Leaders that nobody has recruited, by side."""
        self.raider: Final = raider
        """AE-RAI-02. The class of the raiders here."""
        self.raiders: Final = raiders
        self.moons: Final = moons
        """How many moons nobody has claimed, the top one among them."""
        self.top: Final = top
        """AE-SETUP-07. The visible moon."""
        self.second: Final = second
        """AE-P-27. The moon under it, while somebody has looked at it."""
        self.second_seen: Final = second_seen
        self.owner: Final = owner
        """Whose development stands here."""
        self.collapsed: Final = collapsed
        """AE-EVT-13."""
        self.tokens: Final = tokens
        """AE-FREE-04. Resource tokens."""

    def _with(
        self,
        fleets: tuple[Fleet, ...] | None = None,
        leaders: tuple[int, ...] | None = None,
        tokens: Amounts | None = None,
    ) -> Region:
        return Region(
            self.kind,
            self.tile,
            self.fleets if fleets is None else fleets,
            self.leaders if leaders is None else leaders,
            self.raider,
            self.raiders,
            self.moons,
            self.top,
            self.second,
            self.second_seen,
            self.owner,
            self.collapsed,
            self.tokens if tokens is None else tokens,
        )

    def with_fleet(self, side: int, fleet: Fleet) -> Region:
        return self._with(fleets=(*self.fleets[:side], fleet, *self.fleets[side + 1 :]))

    def with_leaders(self, side: int, more: int) -> Region:
        return self._with(leaders=changed(self.leaders, side, more))

    def with_tokens(self, tokens: Amounts) -> Region:
        return self._with(tokens=tokens)

    def with_raiders(self, raider: int, raiders: int) -> Region:
        """With so many raiders of a class, and no others."""
        return Region(
            self.kind,
            self.tile,
            self.fleets,
            self.leaders,
            raider if raiders else NO_RAIDER,
            raiders,
            self.moons,
            self.top,
            self.second,
            self.second_seen,
            self.owner,
            self.collapsed,
            self.tokens,
        )

    def with_moons(self, moons: int, top: int, second: int = NO_MOON, second_seen: int = 0) -> Region:
        return Region(
            self.kind,
            self.tile,
            self.fleets,
            self.leaders,
            self.raider,
            self.raiders,
            moons,
            top,
            second,
            second_seen,
            self.owner,
            self.collapsed,
            self.tokens,
        )

    def with_development(self, owner: int, collapsed: bool = False) -> Region:
        return Region(
            self.kind,
            self.tile,
            self.fleets,
            self.leaders,
            self.raider,
            self.raiders,
            self.moons,
            self.top,
            self.second,
            self.second_seen,
            owner,
            collapsed,
            self.tokens,
        )

    def leader_figures(self) -> int:
        """Leaders of all colours."""
        figures = 0
        for leaders in self.leaders:
            figures += leaders
        return figures


def region_of(kind: int, tile: int, sides: int) -> Region:
    """A tile with nothing on it."""
    return Region(kind, tile, (NO_FLEET,) * sides, (0,) * sides)


def uncharted(sides: int) -> Region:
    """AE-MAP-01. No tile yet."""
    return region_of(UNCHARTED, NO_TILE, sides)
