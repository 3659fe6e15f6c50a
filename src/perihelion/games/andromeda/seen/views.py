"""What a seat may see, as records. `table` fills them; nothing else reaches a seat.

Lists by side, by ship type, by resource or by track are in the order of the vocabulary. Where a number stands
for a thing, -1 stands for none."""

from __future__ import annotations

import msgspec

from perihelion.core.said import Said
from perihelion.core.steps import Side
from perihelion.games.kit.seen.scores import ScorePart
from perihelion.games.kit.seen.views import Sight

# The map


class FleetView(Sight, frozen=True):
    """The ships of one side in one region."""

    side: Side
    ships: list[int]
    """By type."""


class RegionView(Sight, frozen=True):
    """A region of the map: a tile on a space, or a nebula."""

    region: int
    kind: str
    """planet, base, nebula, special, or nothing for a space without a tile."""
    tile: int
    """The number of the planet, base, nebula (0 to 5) or special region."""
    fleets: list[FleetView]
    leaders: list[int]
    """By side; nobody has recruited them yet."""
    raider: int
    """The class of the raiders here, 0 for S."""
    raiders: int
    moons: int
    """How many moons nobody has claimed."""
    top: int
    """The visible moon."""
    second: int
    """The moon under it, for whoever has looked at it."""
    owner: int
    """Whose development stands here."""
    collapsed: bool
    tokens: list[int]
    """Resource tokens, by resource."""


class RaiderView(Sight, frozen=True):
    """The raider card of a class."""

    card: int
    """-1 while it is face down and nobody knows it."""
    face_up: bool
    left: int
    """Figures on the card."""
    covered: int
    """Shield icons with a marker."""
    leaders: list[int]
    """Leaders on the card, by side."""


class ColumnView(Sight, frozen=True):
    """The face-up modules of a type."""

    cards: list[int]
    """The cheapest first, -1 for an empty space."""
    deck: int


class StackView(Sight, frozen=True):
    """A stack of discovery tokens: A, B, or the Observatory's."""

    tokens: int
    known: list[int]
    """Those that whoever looks has seen there."""


class EventBoard(Sight, frozen=True):
    marker: int
    """The space of the event marker."""
    start: int
    end: int
    where: str
    """track, station, or gone once the end was triggered."""
    card: int
    """The event card that is being resolved."""
    deck: int
    top: list[int]
    """What whoever looks knows of the next cards, the next first; -1 for one that is not known."""
    bottom: list[int]
    """The same of the last cards, the last first."""
    discard: list[int]
    """The last first."""


# A station


class ModuleView(Sight, frozen=True):
    """A module of a station."""

    plate: int
    """The number of the noun `plate`."""
    card: int
    """-1 for the core module."""
    damage: int
    infected: int
    input: int
    output: int
    seam: int
    """The moon between this Industry module and the next one."""
    slots: list[int]
    """The numbers of the noun `slot` that lie on it or on its right, filled or not."""
    used: bool
    """It was activated in this return."""


class ShipView(Sight, frozen=True):
    """A ship type of one player."""

    upgrade: int
    range: int
    weapons: int
    shields: int
    covered: int
    """Shield icons with a marker."""
    abilities: list[str]
    bay: int
    map: int
    yard: int
    """In the top area of the scrapyard."""
    barge: int
    working: int
    """On modules, in this return."""
    supply: int
    lost: int
    """Transports inside developments."""


class CardView(Sight, frozen=True):
    """A tactics card of the own hand."""

    card: int
    count: int
    open: bool
    """Its window is open: it could be played now."""


class PlayerView(Sight, frozen=True):
    seat: int
    faction: int
    dealt: list[int]
    """The faction cards of which one is to be kept; only the own ones."""
    goal: int
    """The destiny card; the own one, at the end everybody's."""
    aims: list[int]
    """The destiny cards of which one is to be kept; only the own ones."""
    sealed: bool
    """The secret choice is in."""
    points: int
    """VP on the track."""
    score: int
    """With everything that would be counted if the game ended now."""
    stock: list[int]
    """By resource, without cards."""
    cards: int
    hand: list[CardView]
    """The own hand; nothing of others."""
    limit: int
    """How many tactics cards may be kept."""
    ships: list[ShipView]
    leaders: int
    """Recruited."""
    leaders_out: int
    """On the map."""
    tracks: list[int]
    rows: list[list[ModuleView]]
    damaged: int
    modules: int
    """The core modules among them."""
    claimed: list[int]
    room: int
    """How many claimed moons there is room for."""
    operations: int
    """The moon slotted in tactical operations."""
    abilities: list[int]
    """Face-up ability cards, by type of development."""
    used_abilities: list[int]
    discoveries: int
    """Discovery tokens held face down."""
    tokens: list[int]
    """Those tokens, the own ones; and everybody's Supremacy tokens."""
    tiles: list[int]
    """Upgrade tiles that wait."""
    developments: list[int]
    """The regions of the own ones."""
    worn: bool
    """The power of the faction that can be used once a turn, battle or game was used."""


# A battle


class SourceView(Sight, frozen=True):
    """What dice or targeting come from."""

    label: Said
    amount: int


class FighterView(Sight, frozen=True):
    """One participant: a side, or the raiders."""

    side: Side
    """The number of the side; the raiders come after all of them."""
    ships: list[int]
    """By type; of raiders their number alone."""
    dice: int
    targeting: int
    dice_from: list[SourceView]
    targeting_from: list[SourceView]
    rolls: list[int]
    """The highest first."""
    energy: bool
    """It has spent energy for dice."""
    diplomat: bool
    """It has played a Diplomacy card."""
    fate: str
    """fights, out, won or lost."""


class BattleView(Sight, frozen=True):
    region: int
    step: str
    """escalation, diplomacy, preparations, roll, outcome or ended."""
    fighters: list[FighterView]
    counted: bool
    """Dice and targeting are counted; before, they are what they would be."""
    barred: bool
    """Nobody may spend energy for dice."""
    row: int
    """The row of dice that decides, from 0, as they lie; -1 where none does."""
    leading: int
    """Who would win as the dice lie; -1 for nobody."""
    stakes: list[Said]
    """What happens if the dice stay, in the order of Outcome."""
    sending: list[int]
    """Ships chosen to move in, by the noun `berth`."""


# What is under way


class BillView(Sight, frozen=True):
    """A payment that is being made."""

    payer: Side
    cost: list[int]
    """Still to be paid: by resource, then any material, then any resource."""
    less: int
    """Units that still fall away."""


class PurchaseView(Sight, frozen=True):
    """Modules that are being bought in one action."""

    types: list[int]
    most: int
    aside: list[int]
    """Paid, and on no station yet."""


class View(Sight, frozen=True):
    turn: int
    active: Side
    stage: str
    """setup, turn, event, last (a final turn), or over."""
    step: str
    """launch, activate, strike, battle, return, event or end: where the turn is."""
    target: int
    """The active region."""
    launched: int
    """The ship launched this turn."""
    first: bool
    """It is a first launch."""
    bound: str
    """launch or return, where the turn must be one."""
    granted: list[str]
    """Abilities that the ship launched this turn has besides its own."""
    calm: bool
    """No raider moves in this turn."""
    open_rows: list[int]
    """Rows in which a ship has activated a module in this return: energy works there."""
    starter: int
    terminus: int
    left: int
    """Turns that are left once the end was triggered; -1 before."""
    ended: Said
    """Why the game is over, or nothing."""
    waiting: list[int]
    order: list[int]
    """The sides in turn order, from the active player."""
    regions: list[RegionView]
    """Every space and nebula, by number."""
    next_space: int
    """Where the next planet will be laid; -1 if none is left."""
    planets: int
    """Left in the stack."""
    raiders: list[RaiderView]
    """By class, S first."""
    columns: list[ColumnView]
    stacks: list[StackView]
    supremacy: list[int]
    """The tokens on the track, from the lowest space; -1 where one was taken."""
    events: EventBoard
    tactics: int
    """Cards in the deck."""
    discard: list[int]
    """Tactics cards, the last first."""
    spent_moons: list[int]
    in_play: list[int]
    """Tactics cards that are being resolved."""
    rolls: list[list[int]]
    """The dice for the start player, by seat."""
    players: list[PlayerView]
    scores: list[list[ScorePart]]
    battle: BattleView | None = None
    bill: BillView | None = None
    purchase: PurchaseView | None = None
    plate: int = -1
    """The module of the active player that the present question is about."""
    moon: int = -1
    """The moon that the present question is about."""
    added: dict[str, list[int]] | None = None
    """The pieces of an expansion, each kind by its name."""


# What a word would do, before it is said


class Force(Sight, frozen=True):
    """Who would fight, with what."""

    side: Side
    dice: int
    targeting: int


class Preview(Sight, frozen=True, omit_defaults=True):
    """What a launch would do: the region that is activated, who strikes, the battle that would follow."""

    jump: int = 0
    """The energy that it costs to go there out of range."""
    moon: int = -1
    """The moon that is claimed."""
    gain: list[int] = msgspec.field(default_factory=list)
    """What the tile gives instead, by resource."""
    strikers: list[int] = msgspec.field(default_factory=list)
    """The regions from which a raider may come; from more than one somebody chooses."""
    staying: bool = False
    """Raiders are there already."""
    battle: list[Force] = msgspec.field(default_factory=list)
    """Who would fight there, as things are; without raiders where one is still to be chosen."""
    joiners: list[int] = msgspec.field(default_factory=list)
    """Sides with other ships within range, who could join."""
    leaders: int = 0
    """Leaders around a planet on which a development would be built, which score."""
