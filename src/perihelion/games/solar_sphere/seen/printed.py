"""The records of the almanac: what is printed on each kind of component."""

from __future__ import annotations

import msgspec

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part, Term
from perihelion.games.solar_sphere.seen.faces import FaceRules, SoloPlace


class Effect(msgspec.Struct, frozen=True):
    """An effect as a row of signs, and as a sentence."""

    text: Said
    parts: list[Part]


class HexCard(msgspec.Struct, frozen=True):
    name: Said
    value: int
    icon: int
    cost: list[int]
    benefits: list[Effect]
    text: Said


class ShipCard(msgspec.Struct, frozen=True):
    name: Said
    resistance: int
    bonuses: list[int]
    corporation: bool
    icons: list[int]


class CrewCard(msgspec.Struct, frozen=True):
    """`when` is turn, deploy, battle-fail, visit-sphere, visit-crew-station or visit-fleet. There are some
    copies of each kind."""

    name: Said
    kind: int
    copy: int
    tier: int
    icon: int
    when: str
    when_text: Said
    action: list[Effect]
    retire: list[Effect]
    action_text: Said
    retire_text: Said


class Tier(msgspec.Struct, frozen=True):
    """A price: `cost` by resource, all of it gold, and `any` more of any type."""

    gold: int
    any: int
    points: int
    cost: list[int]


class Place(msgspec.Struct, frozen=True):
    """A place of the Sphere in axial coordinates; flat-top hexes, y grows downwards."""

    id: str
    q: int
    r: int


class ScoringCard(msgspec.Struct, frozen=True):
    name: Said
    points: list[int]


class LocationCard(msgspec.Struct, frozen=True):
    """`amount` and `boost` are the figures printed beside action and satellite; 0 where the die decides or
    there is none."""

    id: str
    name: Said
    dice: list[int]
    action: Said
    boosted: Said
    amount: int
    boost: int
    icon: str
    any_die: bool
    action_parts: list[Part]
    boost_parts: list[Part]


class MatrixRow(msgspec.Struct, frozen=True):
    """The amount of each space is told beside the sign, unless it is a resource of choice."""

    name: Said
    icon: str
    counted: bool
    amounts: list[int]
    texts: list[Said]


class Side(msgspec.Struct, frozen=True):
    """A seat, or the Corporation, which has no colour."""

    name: Said
    colour: str


class DieNoun(msgspec.Struct, frozen=True):
    """What a number of the noun `die` means."""

    face: int
    auxiliary: bool


class SoloDie(msgspec.Struct, frozen=True):
    """What a number of the nouns `solo die` and `opaque die` means; the colour by its number."""

    face: int
    colour: int


class DisplaySlot(msgspec.Struct, frozen=True):
    """A place of the crew display: its tier, and 0 for the top row or 1 for the bottom row."""

    tier: int
    row: int


class Faction(msgspec.Struct, frozen=True):
    name: Said
    icon: str
    silver: bool
    """It stands for any of the others."""


class Named(msgspec.Struct, frozen=True):
    id: str
    name: Said


class Signs(msgspec.Struct, frozen=True):
    """What a noun looks like."""

    parts: list[Part]


class SoloCard(msgspec.Struct, frozen=True):
    """The solo place of the black, green and purple die, and the order of the colours."""

    id: str
    places: list[int]
    order: list[int]


class Almanac(msgspec.Struct, frozen=True, omit_defaults=True):
    resources: list[str]
    """By their icons; what they are called is the noun `resource`."""
    factions: list[Said]
    hexes: list[HexCard]
    ships: list[ShipCard]
    crew: list[CrewCard]
    tiers: list[Tier]
    places: list[Place]
    scoring: list[ScoringCard]
    locations: list[LocationCard]
    track_points: list[int]
    spanners: list[int]
    kickbacks: list[list[int]]
    """By reputation: what passing or landing on each column gives."""
    reputation_columns: list[int]
    """The column of each reputation."""
    port_morale: list[list[int]]
    """Morale for 0 to 3 dice, by port."""
    storage: int
    drones: int
    drones_at_start: int
    matrix: list[MatrixRow]
    resistance_die: list[int]
    solo_cards: list[SoloCard]
    solo_places: list[SoloPlace]
    levels: list[str]
    rounds: int
    phases: list[Named]
    sides: list[Side]
    corporation: int
    """The number of the Corporation among the sides."""
    dranda: Said
    """What the automatic opponent is called."""
    nobody: int
    """The side that owns what belongs to none."""
    face_down: int
    """The number that a face-down hex has among the hexes, and as noun `laid`."""
    core: int
    """The number that the Core has among the hexes."""
    faction_signs: list[Faction]
    belts: list[int]
    """The Location that supplies each resource."""
    crew_station: int
    """The Location where crew is hired."""
    solo_colours: list[str]
    """As seats have them; what they are called is the noun `colour`."""
    dice: list[DieNoun]
    solo_dice: list[SoloDie]
    display: list[DisplaySlot]
    fleet_rows: list[list[int]]
    """The slots of the top row, then those of the bottom row."""
    columns: int
    """Drone columns of a Resistance ship."""
    crew_slots: int
    score_spaces: int
    payments: list[Signs]
    """By number of the noun `payment`."""
    branches: list[Signs]
    """By number of the noun `branch`."""
    rules: FaceRules
    terms: list[Term] = []
    """The glossary. Former rules have none."""
