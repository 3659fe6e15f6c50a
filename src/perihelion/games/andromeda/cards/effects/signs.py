"""The signs that show what effects do: resources and pieces as icons, figures before them."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said, finished
from perihelion.games.andromeda.cards import counts
from perihelion.games.andromeda.cards.resources import AMOUNTS, Amounts
from perihelion.games.andromeda.cards.tracks import TRACK_IDS
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import figure
from perihelion.games.kit.telling.phrases import MINUS

ARROW: Final = Part(icon="arrow", quiet=True)
"""Between a payment and what it brings, or a piece and where it goes."""
NOT: Final = Part(icon="cross")
"""Before what does not happen."""


def sign(icon: str) -> Part:
    return Part(icon=icon)


def quiet(said: Said) -> Part:
    return Part(text=said, quiet=True)


def counted(icon: str, n: int) -> list[Part]:
    """The icon alone for one, a figure before it for several."""
    return [sign(icon)] if n == 1 else [figure(n), sign(icon)]


def points(n: int) -> list[Part]:
    """VP have their figure also where it is one."""
    return [figure(n), sign("points")]


def signed(n: int) -> Part:
    return Part(text=finished(f"+{n}" if n >= 0 else f"{MINUS}{-n}"))


def more(icon: str, n: int) -> list[Part]:
    """So many more or fewer."""
    return [signed(n), sign(icon)]


def amount_signs(amounts: Amounts) -> list[Part]:
    """Each resource by itself."""
    return [part for what, n in enumerate(amounts) if n for part in counted(AMOUNTS[what], n)]


def track_sign(track: int) -> Part:
    """A track, or any of them where it is none."""
    return sign("advance" if track < 0 else f"kind-{TRACK_IDS[track]}")


# What is counted

COUNT_SAID: Final[dict[int, Said]] = {
    counts.COUNT_DEVELOPMENTS: Said("standing development of yours"),
    counts.COUNT_SUPREMACY: Said("space on Supremacy"),
    counts.COUNT_ON_MAP: Said("ship of yours on the map"),
    counts.COUNT_HERE: Said("ship of yours in the active region"),
    counts.COUNT_SCRAPPED: Said("ship of yours that is scrapped now"),
    counts.COUNT_OPPOSING: Said("opposing ship in the active region"),
    counts.COUNT_RIVALS: Said("other player in the battle"),
}
"""What effects count, one of it."""
COUNT_ICON: Final[dict[int, str]] = {
    counts.COUNT_DEVELOPMENTS: "develop",
    counts.COUNT_DEVELOPMENT_TYPES: "develop",
    counts.COUNT_ADJACENT_PAIRS: "develop",
    counts.COUNT_SCIENCE: "kind-science",
    counts.COUNT_INDUSTRY: "kind-industry",
    counts.COUNT_COMMERCE: "kind-commerce",
    counts.COUNT_CIVILIZATION: "kind-civilization",
    counts.COUNT_SETS: "module",
    counts.COUNT_UNDAMAGED: "module",
    counts.COUNT_MOONS: "moon",
    counts.COUNT_NEBULA_MOONS: "nebula",
    counts.COUNT_SLOTTED: "slot-out",
    counts.COUNT_HAND: "tactics",
    counts.COUNT_PAIRS: "any",
    counts.COUNT_LEADERS: "leader",
    counts.COUNT_SHIPS: "ship-any",
    counts.COUNT_UPGRADES: "upgrade",
    counts.COUNT_SUPREMACY: "kind-supremacy",
    counts.COUNT_LEVEL_2: "advance",
    counts.COUNT_LEVEL_3: "advance",
    counts.COUNT_RAIDERS_BEATEN: "raider-s",
    counts.COUNT_RELICS: "discovery",
    counts.COUNT_ON_MAP: "ship-transport",
    counts.COUNT_HERE: "ship-transport",
    counts.COUNT_SCRAPPED: "scrap",
    counts.COUNT_OPPOSING: "attack",
    counts.COUNT_RIVALS: "attack",
}
MOST_SAID: Final[dict[int, Said]] = {
    counts.COUNT_SUPREMACY: Said("furthest on Supremacy"),
    counts.COUNT_ON_MAP: Said("most ships on the map"),
}
"""Who is first in a ranking."""


WHICH: Final[dict[int, Said]] = {
    counts.COUNT_DEVELOPMENT_TYPES: Said("type"),
    counts.COUNT_ADJACENT_PAIRS: Said("pair"),
    counts.COUNT_SETS: Said("set of 4"),
    counts.COUNT_UNDAMAGED: Said("undamaged beyond 4"),
    counts.COUNT_PAIRS: Said("pair"),
    counts.COUNT_SHIPS: Said("beyond 3"),
    counts.COUNT_LEVEL_2: Said("level 2"),
    counts.COUNT_LEVEL_3: Said("level 3"),
}
"""What a sign of something counted cannot tell."""


def each_signs(n: int, what: int) -> list[Part]:
    """So many VP for each thing counted."""
    which = [quiet(WHICH[what])] if what in WHICH else []
    return [*points(n), quiet(Said("each")), sign(COUNT_ICON[what]), *which]


def one_of(what: int) -> Said:
    assert what in COUNT_SAID, f"{counts.COUNTS[what]} has no name"
    return COUNT_SAID[what]
