"""Everything printed on the components, as records."""

from __future__ import annotations

import msgspec

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part, RuleText, Term


class Space(msgspec.Struct, frozen=True):
    """A system space of the board."""

    id: str
    x: int
    y: int
    area: str
    """white, blue or red; nothing where there is no space."""
    players: int
    """From how many players on it is in play; 0 for never."""
    start: list[int]
    """With how many players it is a start space."""


class Gap(msgspec.Struct, frozen=True):
    """An infrastructure space."""

    id: str
    x: float
    y: float
    players: int
    corners: list[int]
    """The system spaces around it: north-west, north-east, south-east, south-west."""


class Power(msgspec.Struct, frozen=True):
    phase: int
    text: Said
    parts: list[Part]


class Demand(msgspec.Struct, frozen=True):
    accepts: int
    """The colour of cube, 4 for any."""
    points: int
    cards: int
    sells: int
    """Cards for a cube that is sold here, 0 where it is no selling space."""
    text: Said


class Combo(msgspec.Struct, frozen=True):
    """What comes to whoever fills all these demand spaces."""

    spaces: list[int]
    points: int
    cards: int
    powers: list[Power]
    text: Said


class Tab(msgspec.Struct, frozen=True):
    kind: str
    """discount, draw, military, or nothing."""
    text: Said
    parts: list[Part]


class Clause(msgspec.Struct, frozen=True):
    text: Said
    parts: list[Part]


class Card(msgspec.Struct, frozen=True):
    id: str
    name: Said
    kind: str
    """system or infrastructure."""
    short: Said
    """The name without its keyword."""
    cost: int
    copies: int
    type: int
    """0 to 5; 6 for infrastructure."""
    keyword: int
    """0 to 3; 4 for none."""
    start: int
    """The number of a start system, or 0."""
    special: bool
    control: int
    influence: int
    points: int
    """Of infrastructure; of a special card what it begins with."""
    cubes: list[int]
    demands: list[Demand]
    combo: Combo | None
    powers: list[Power]
    tabs: list[Tab]
    clauses: list[Clause]


class Named(msgspec.Struct, frozen=True):
    id: str
    name: Said


class Phase(msgspec.Struct, frozen=True):
    """An action card: what everybody may do, and what choosers and boosters get."""

    id: str
    letter: str
    name: Said
    all: Said
    chooser: Said
    booster: Said
    signs: list[list[Part]]
    """The same three as signs."""


class Almanac(msgspec.Struct, frozen=True):
    spaces: list[Space]
    gaps: list[Gap]
    cards: list[Card]
    types: list[Named]
    keywords: list[Named]
    colours: list[Named]
    phases: list[Phase]
    sides: list[Named]
    centre: int
    levels: int
    columns: int
    hand_limit: int
    disks: int
    rules: list[RuleText]
    sources: list[Said]
    terms: list[Term]
