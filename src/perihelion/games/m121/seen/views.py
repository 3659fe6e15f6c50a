"""What a seat may see, as records. `table` fills them; nothing else reaches a seat."""

from __future__ import annotations

import msgspec

from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.kit.seen.scores import ScorePart
from perihelion.games.kit.seen.views import Sight


class CubeView(Sight, frozen=True):
    """Cubes of one colour on a system."""

    colour: int
    count: int
    load: int
    """The number of the noun `load`."""


class DemandView(Sight, frozen=True):
    """A demand space of a system."""

    demand: int
    """The number of the noun `demand`."""
    owner: int
    """Whose disk fills it, or -1."""


class InfluenceView(Sight, frozen=True):
    """The disks of one player on a system."""

    seat: Seat
    political: int
    military: int
    cultural: int


class SiteView(Sight, frozen=True):
    """A system space."""

    space: int
    card: int
    """The system on it, or -1."""
    claim: int
    """Whose disk lies in the empty space, or -1."""
    controller: int
    circle: str
    """Which control circle is filled: political, military, or none."""
    disks: list[InfluenceView]
    """Those of all players who influence it."""
    demands: list[DemandView]
    cubes: list[CubeView]


class WorksView(Sight, frozen=True):
    """Infrastructure in a gap."""

    gap: int
    card: int
    owner: Seat
    turn: int
    """The corner that the name edge faces: 0 north-west, then clockwise."""
    open: list[int]
    """The tabs, 0 to 2 clockwise from the name edge, that a system may still cover."""
    points: int
    """What it is worth to its owner as things are."""


class HandCard(Sight, frozen=True):
    card: int
    count: int


class PlayerView(Sight, frozen=True):
    seat: Seat
    cards: int
    """How many cards the hand holds."""
    hand: list[HandCard]
    """The own hand; nothing of others."""
    starts: list[int]
    """The start systems of which one is to be kept, only the own ones; then the one that was kept."""
    sealed: bool
    """The choice is in."""
    choosing: list[int]
    """The words of the own envelope."""
    picked: int
    """The phase in the own envelope, or -1."""
    pledged: int
    """The card in the own envelope with which it is boosted, or -1."""
    chosen: int
    """The phase that was chosen, -1 before the reveal."""
    boost: int
    """The card with which it was boosted, or -1."""
    disks: int
    """Left in the supply."""
    level: int
    research: int
    """Disks on the research symbol."""
    strength: int
    """Military strength that counts everywhere."""
    invasion: int
    """What is added to it for invading."""
    delivered: list[int]
    """Cubes by colour."""
    sold: int
    systems: int
    influenced: int
    infrastructure: int
    unlocked: list[int]
    """Systems whose combos have unlocked a power for this player."""
    free: bool
    """Nothing that those who act before could do touches what this player can do in this phase."""
    score: int


class TurnView(Sight, frozen=True):
    """What the acting player may still do in this phase."""

    seat: Seat
    done: int
    allowed: int
    strength: int
    """Unspent, without what counts only next to a card."""
    spent: int
    selling: bool
    """A cube may still be sold."""
    invasions: int
    """How many of the targets left must be invaded."""


class PhaseOrder(Sight, frozen=True):
    """Who acts when in a phase of this round."""

    phase: int
    seats: list[int]


class View(Sight, frozen=True):
    round: int
    last: int
    """The agreed last round, or 0."""
    phase: int
    """0 Advance to 4 Expand, -1 between phases."""
    stage: str
    """setup, selection, phase, end or over."""
    ended: Said
    """Why the game is over, or nothing."""
    waiting: list[int]
    order: list[int]
    """Seats in the order of the phase."""
    acting: int
    track: list[int]
    """Seats as their tech disks lie: the highest level first, on each the front."""
    sites: list[SiteView]
    works: list[WorksView]
    players: list[PlayerView]
    research: list[int]
    """Cards beside the levels, two for each, from level 0 on; -1 where a place is empty."""
    deck: int
    discard: list[int]
    """The last first."""
    stock: list[int]
    """Cubes left, by colour."""
    disks: int
    """How many each player has in this game."""
    fewest: int
    """The fewest disks that a player has left: none of them ends the game."""
    turn: TurnView | None
    placing: int
    """The card that is being placed, or -1."""
    spot: int
    """The gap that the present question is about, or -1."""
    scores: list[list[ScorePart]]
    target: int = -1
    """The space that the present question is about, or what is paid for, or -1."""
    orders: list[PhaseOrder] = msgspec.field(default_factory=list)
    """The phase of the moment and those still to come in this round: the order of these as the tech disks
    lie now."""
    bill: Due | None = None
    """What the acting player pays for while cards are discarded for it."""


class BillLine(Sight, frozen=True):
    """One line of what a placement costs."""

    what: Said
    amount: int
    counts: bool
    """Otherwise it is told why not, and adds nothing."""
    rule: str


class Draw(Sight, frozen=True):
    """Who draws how many cards."""

    seat: Seat
    cards: int


class Preview(Sight, frozen=True, omit_defaults=True):
    """What a word would do, before it is said: the bill of a placement, the route of a cube."""

    lines: list[BillLine] = msgspec.field(default_factory=list)
    cost: int = -1
    """Cards to discard, or -1 where that way is closed."""
    paid: int = 0
    """Those that are discarded already."""
    need: int = 0
    """The strength that the other way needs,"""
    strength: int = 0
    """and what there is for it."""
    stopper: int = -1
    """Who could stop it, or -1."""
    draws: list[Draw] = msgspec.field(default_factory=list)
    tabs: list[list[int]] = msgspec.field(default_factory=list)
    """Gap and tab, 0 to 2, of what the system would cover and that would work."""
    path: list[int] = msgspec.field(default_factory=list)
    payees: list[int] = msgspec.field(default_factory=list)
    """Who gets a card, in the order of the path."""
    takes: int = -1
    """Whose system would change hands, or -1."""
    demand: int = -1
    """The demand space to which a cube goes, or -1."""
    points: int = 0
    """The VP that it pays, with its combo."""
    hand: int = -1
    """The cards in the own hand when all is drawn and paid."""


class Due(Preview, frozen=True, omit_defaults=False):
    """A bill that lies on the table: with all its parts, since views are compared part by part."""
