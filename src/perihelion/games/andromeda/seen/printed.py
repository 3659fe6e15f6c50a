"""Everything printed on the components, as records."""

from __future__ import annotations

import msgspec

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part, RuleText, Term


class Named(msgspec.Struct, frozen=True):
    id: str
    name: Said


class Place(msgspec.Struct, frozen=True):
    """A space of the map or a nebula, by the number of its region: x in half widths of a hex, y in rows."""

    id: str
    x: int
    y: int
    nebula: int
    """1 to 6; 0 for a space."""
    neighbours: list[int]


class Lines(msgspec.Struct, frozen=True):
    """What a list of effects does: as a sentence, and as signs."""

    text: Said
    parts: list[Part]


class Base(msgspec.Struct, frozen=True):
    id: str
    name: Said
    short: Said
    """For narrow places."""
    action: Lines


class Special(msgspec.Struct, frozen=True):
    id: str
    name: Said
    action: Lines
    points: int
    """VP at the end for each own development next to it."""


class Development(msgspec.Struct, frozen=True):
    """A type of development."""

    id: str
    name: Said
    track: int
    leaders: int
    """What it costs; as many are printed on its tile."""
    ability: Lines


class Planet(msgspec.Struct, frozen=True):
    id: str
    name: Said
    development: int
    colour: str
    """blue, red, white, yellow or violet."""
    cost: list[int]
    """Of its development, by resource."""
    empty: Lines
    """What it gives without moons."""


class Moon(msgspec.Struct, frozen=True):
    id: str
    name: Said
    colour: str
    """The colour of its planets, or nebula."""
    gains: list[int]
    """By resource."""
    other: list[int]
    """The other side, of which one is chosen; all 0 where there is none."""
    points: int
    repair: int
    null: bool
    """In an input slot it makes the action free."""


class Ship(msgspec.Struct, frozen=True):
    id: str
    name: Said
    plural: Said
    count: int
    cost: list[int]
    range: int
    weapons: int
    shields: int
    abilities: list[str]


class Upgrade(msgspec.Struct, frozen=True):
    id: str
    name: Said
    ship: int
    range: int
    weapons: int
    shields: int
    abilities: list[str]
    faction: int
    """Whose it is, or -1."""
    text: Said
    """What else it does."""


class Ability(msgspec.Struct, frozen=True):
    """An ability of ships."""

    id: str
    name: Said
    text: Said


class Raider(msgspec.Struct, frozen=True):
    id: str
    name: Said
    letter: str
    range: int
    dice: int
    targeting: int
    """The bonus."""
    shields: int
    figures: int
    abilities: list[str]
    home: Said
    text: Said
    """Its powers."""
    reward: Lines


class Module(msgspec.Struct, frozen=True):
    id: str
    name: Said
    type: int
    damage: int
    """Markers that it comes with."""
    slots: list[str]
    """in, out, half or half_right."""
    slot_points: int
    """VP for a moon that is put into a slot."""
    action: Lines | None
    goal: Lines | None
    """What it scores at the end."""


class Column(msgspec.Struct, frozen=True):
    """A type of modules."""

    id: str
    name: Said
    track: int
    costs: list[list[int]]
    """Of the spaces, the cheapest first: by resource, then any material."""
    core: Module


class TrackSpace(msgspec.Struct, frozen=True):
    points: int
    level: int
    """The development level that begins here, or 0."""
    event: bool
    reward: str
    """discovery, upgrade, token, vault, limit, or nothing."""
    number: int
    """Which stack, token or limit; the VP of each stored resource for a vault."""
    text: Said


class Track(msgspec.Struct, frozen=True):
    id: str
    name: Said
    development: int
    spaces: list[TrackSpace]
    """From the bottom."""


class Tactic(msgspec.Struct, frozen=True):
    id: str
    name: Said
    kind: str
    """action, event, battle or diplomacy."""
    window: str
    when: Said
    """When it may be played, in a few words."""
    copies: int
    text: Said
    parts: list[Part]
    needs: Said


class Event(msgspec.Struct, frozen=True):
    id: str
    name: Said
    deck: str
    track: int
    letter: str
    effect: Lines


class Token(msgspec.Struct, frozen=True):
    id: str
    name: Said
    kind: str
    """discovery or supremacy."""
    copies: int
    action: Lines


class Faction(msgspec.Struct, frozen=True):
    id: str
    name: Said
    theme: Said
    tracks: list[int]
    """On each of these it begins a space higher."""
    start: list[int]
    """By resource."""
    power_name: Said
    power: Said
    upgrade: int


class Destiny(msgspec.Struct, frozen=True):
    id: str
    name: Said
    text: Said
    most: int


class Nouns(msgspec.Struct, frozen=True):
    """What the numbers of made-up nouns mean."""

    places: int
    """Modules of a row: plate = row * places + place; slot = 1 + plate * 3 + 0 in, 1 out, 2 seam."""
    ships: int
    """berth = region * ships + type; the barge is the region after all others."""
    barge: int
    open: int
    """market = type * open + space."""
    rolls: list[list[int]]
    raiders: int
    """The number of the noun `side` that is the raiders."""


class Almanac(msgspec.Struct, frozen=True):
    places: list[Place]
    bases: list[Base]
    specials: list[Special]
    developments: list[Development]
    planets: list[Planet]
    moons: list[Moon]
    ships: list[Ship]
    upgrades: list[Upgrade]
    abilities: list[Ability]
    raiders: list[Raider]
    classes: list[Named]
    modules: list[Module]
    columns: list[Column]
    tracks: list[Track]
    tactics: list[Tactic]
    windows: list[Named]
    events: list[Event]
    tokens: list[Token]
    factions: list[Faction]
    destinies: list[Destiny]
    resources: list[Named]
    """The six, then any material and any resource."""
    limits: list[int]
    """What may be kept at the end of the own turn, by resource."""
    sides: list[Named]
    steps: list[Named]
    """Of a turn: launch, activate, strike, battle, return, event, end."""
    battle_steps: list[Named]
    levels: list[int]
    """VP of a development by level, 0 for none."""
    dice: int
    targeting: int
    """The most that counts."""
    nouns: Nouns
    rules: list[RuleText]
    sources: list[Said]
    terms: list[Term]
