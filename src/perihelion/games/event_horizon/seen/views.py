"""What a seat may see, as records. `table` fills them; nothing else reaches a seat."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from perihelion.core.said import Said
from perihelion.core.steps import Seat, Side
from perihelion.games.kit.seen.scores import ScorePart
from perihelion.games.kit.seen.views import Sight


class GroupView(Sight, frozen=True):
    """Equal ships of one player on one tile: so many of a type with the same damage and the same tokens."""

    group: int
    type: int
    """0 cruiser, 1 drone mother, 2 gunship, 3 port."""
    count: int
    damage: int
    upgrades: list[int]
    """The S.U. each of them carries."""
    entered: int
    """How many of them moved here this round."""
    hp: int
    speed: int
    capture: int
    hits_on: int
    dice: int
    fires: bool
    """Some face of its dice hits."""
    kind: str
    """What words call these ships for whoever looks: `group`, `ship` or `enemy`,"""
    id: int
    """and the number of the noun."""


class CaptureView(Sight, frozen=True):
    """Whether ships would take the world that they stand on, or that they could go to, as it is now."""

    open: bool
    """It is a world, and not theirs."""
    value: int
    """The CV of all ships that would be there."""
    defense: int
    takes: bool
    fight: bool
    """Others are there: a fight comes first."""


class FleetView(Sight, frozen=True, omit_defaults=True):
    """All ships of one player on one tile."""

    seat: Seat
    ships: int
    capture: int
    groups: list[GroupView]
    taking: CaptureView | None = None
    """Nothing under former rules."""


class MarauderView(Sight, frozen=True):
    fleet: int
    ships: int
    id: int
    """The number of the noun `enemy`."""


class TileView(Sight, frozen=True):
    tile: int
    face: int
    """The tile's face, 60 a starting tile, 61 the sun, -1 while it lies face down."""
    kind: str
    """moon, red, yellow, green, blue, asteroid, debris, empty, start, sun, or nothing."""
    hidden: bool
    """It lies face down."""
    back: int
    """The number on its back: 4 inner to 1 outer, 0 the sun."""
    home: int
    """The seat that starts here, or -1."""
    owner: int
    """Whose flag is here, or -1."""
    defense: int
    production: int
    """What the world yields to its owner, or would yield to anybody."""
    tech: int
    """Tech tokens still lying here."""
    mine: bool
    cannon: bool
    wormhole: bool
    salvage: int
    markers: list[int]
    """EH-PLACE-07. The seats with an unused order marker here."""
    fleets: list[FleetView]
    marauders: list[MarauderView]


class SchematicView(Sight, frozen=True):
    """A ship type of one player, with all tokens and the special of the type applied."""

    type: int
    slots: list[int]
    """The S.U. in each slot there is, -1 for an empty one."""
    special: int
    locked: bool
    """The tech level does not allow it yet."""
    cost: int
    speed: int
    capture: int
    hits_on: int
    hp: int
    dice: int
    ships: int
    """On the map."""
    waiting: int
    """Bought and not yet placed."""
    supply: int
    lacking: list[int]
    """For each slot: how many ships on the map lack its token."""


class PlayerView(Sight, frozen=True):
    seat: Seat
    name: str
    place: int
    """In player order, from 1; 0 before it is rolled."""
    points: int
    sources: list[int]
    """Points from the flag row, captures, battles, marauders, tech overflow."""
    level: int
    production: int
    budget: int
    """What is left in the own Build."""
    flags: int
    row: int
    """Points of the flag row at the end of the round."""
    home: int
    markers: int
    """How many order markers the player has in all."""
    markers_out: int
    """How many of them lie on the map, unused."""
    building: bool
    """The player is asked in the own Build."""
    probe: int
    """The meeting point with the exploratory vehicle, or -1."""
    ports: int
    ports_left: int
    schematics: list[SchematicView]
    upgrades: list[int]
    """The ship type on which each S.U. lies, or -1."""
    specials: list[int]
    """Owned and not attached."""
    looking: list[int]
    """The cards of a draw, -1 for whoever may not see them."""


class ThrowView(Sight, frozen=True):
    """One to three dice of a side against another."""

    round: int
    side: Side
    """A seat, or 6 the marauders."""
    target: int
    hits_on: int
    faces: list[int]
    hitting: list[bool]
    """Which of them hit."""
    hits: int
    cannon: bool
    aimed: bool
    """The shooter says which ships take the hits."""


class LaneView(Sight, frozen=True):
    """One side of a fight, or whoever only has a cannon there."""

    side: Side
    ships: int
    """On the tile; 0 when the fight is only remembered."""
    cannon: bool
    hits: int
    """Still to be taken."""
    aimed: int
    """How many of them the shooters assign."""
    veiled: bool
    """Its Deflector Veil has cancelled a hit."""
    dealt: int
    """Hits scored in the whole fight."""
    fate: Literal["", "leaving", "away", "lost"]
    """It retreats this round, has got ships away, or was destroyed."""


class FightView(Sight, frozen=True):
    """The combat, attacking roll or free shot that is going on, or the last one."""

    kind: str
    on: bool
    fresh: bool
    """The ships on its tile are those that fight, or have fought."""
    tile: int
    round: int
    lanes: list[LaneView]
    """That of whoever looks first, then in player order, the marauders last."""
    throws: list[ThrowView]


class RingView(Sight, frozen=True):
    """What still lies face down in a ring, by kind."""

    ring: int
    back: int
    """The number on the backs of its tiles."""
    kinds: dict[str, int]


class OutlookView(Sight, frozen=True):
    """What the round would bring if Move ended now and nobody were shot: by seat."""

    captures: list[int]
    """Worlds that would be taken without a fight."""
    short: list[int]
    """Worlds where the ships are too weak."""
    points: list[int]
    """Points for worlds taken from others, and of the flag row at the end of the round."""
    fights: int
    """Tiles on which a fight would come first, of everybody."""


class ReachView(Sight, frozen=True, omit_defaults=True):
    """A tile the picked ships can reach."""

    tile: int
    cost: int
    damage: int
    lethal: bool
    path: list[int]
    """The tiles entered, the last one included."""
    hops: list[bool]
    """For each of them: through a wormhole."""
    taking: CaptureView | None = None
    """With those that stand there already; nothing under former rules."""
    start: int = -1
    """The tile that the ships leave; under former rules the one in question."""
    outlook: OutlookView | None = None
    """What the round would bring then; only looking ahead, and where nothing is turned over on the way."""


class DialView(Sight, frozen=True):
    """The last roll for a marauder fleet."""

    fleet: int
    face: int


class ItemView(Sight, frozen=True):
    """Something to buy."""

    locked: bool
    """The tech level does not allow it yet."""
    reason: Said
    """Why it is out of reach: level, supply or budget; empty when none of them is missing."""


class WorkView(Sight, frozen=True):
    """A level of the tech track, a port, a mine or a cannon."""

    locked: bool
    reason: Said
    left: int
    """How many there are, -1 where nothing is counted."""
    word: int
    """The word to ask about when none of its verb is offered: for the own home."""


class MenuView(Sight, frozen=True):
    """What a player can buy: the one who looks, or for spectators the one who builds."""

    seat: Seat
    ships: list[Said]
    """By type: why it is out of reach."""
    upgrades: list[ItemView]
    works: list[WorkView]
    """In the order of the almanac."""
    next_level: int
    """What the track shows after the next advance."""


class View(Sight, frozen=True, omit_defaults=True):
    round: int
    rounds: int
    phase: str
    """setup, start, build, move, combat, capture, end or over."""
    over: bool
    waiting: list[int]
    order: list[int]
    focus: int
    """The tile in question: activated, fought over, aimed at; or -1."""
    tiles: list[TileView]
    players: list[PlayerView]
    rings: list[RingView]
    mines_left: int
    cannons_left: int
    wormholes_left: int
    deck: int
    dial: DialView | None
    reach: list[ReachView]
    fight: FightView | None
    menu: MenuView | None
    """In the Build phase."""
    outlook: OutlookView | UnsetType | None = UNSET
    """In the Move phase; former rules do not tell it."""
    scores: list[list[ScorePart]] = field(default_factory=list)
    """What each player's points are made of; nothing under former rules."""
