"""What a seat may see, as records. `table` fills them; nothing else reaches a seat."""

from __future__ import annotations

from msgspec import field

from perihelion.core.steps import Seat, Side
from perihelion.games.kit.seen.scores import ScorePart
from perihelion.games.kit.seen.views import Sight


class Die(Sight, frozen=True):
    """A die on a Location; `nth` counts its side's dice of this face and sort in the order they were placed,
    from 0."""

    side: Side
    face: int
    opaque: bool
    nth: int


class LocationView(Sight, frozen=True):
    location: int
    dice: list[Die]
    satellites: list[int]


class HexView(Sight, frozen=True):
    """A place of the Sphere: the hex there (18 face down, 19 the Core), its builder (-1 nobody, 4 the
    Corporation)."""

    position: int
    hex: int
    owner: int
    points: int
    viable: bool


class Column(Sight, frozen=True):
    side: Side
    drones: int


class ShipView(Sight, frozen=True):
    slot: int
    ship: int
    columns: list[Column]
    drones: int


class DisplayView(Sight, frozen=True):
    slot: int
    crew: int
    token: int


class DeckView(Sight, frozen=True):
    """A face-down pile: how many cards, and those at the bottom that everybody has seen."""

    cards: int
    bottom: list[int]


class CrewView(Sight, frozen=True):
    crew: int
    used: bool


class PlayerView(Sight, frozen=True):
    seat: Seat
    name: str
    score: int
    score_space: int
    score_tile: int
    """SS-SCORE-02. The space of the score track, and the side of the tile: 0, 50 or 100."""
    score_now: float
    reputation: int
    reputation_column: int
    morale: int
    stock: list[int]
    active: int
    inactive: int
    reserve: int
    matrix: list[int]
    matrix_columns: int
    """Full columns, each of which has given the auxiliary die."""
    matrix_free: int
    ports: list[int]
    auxiliary: int
    auxiliary_gained: bool
    satellites: list[int]
    crew: list[CrewView]
    retired: list[int]
    claimed: list[int]
    icons: list[int]
    hexes: int


class DrandaView(Sight, frozen=True):
    side: Side
    level: str
    score: int
    score_space: int
    score_tile: int
    score_now: float
    supply: int
    removed: int
    opaque: list[int]
    dice: list[int]
    colours: list[int]
    played: list[int]
    discards: list[int]
    deck: DeckView
    icons: list[int]
    crew: list[int]
    claimed: list[int]
    hexes: int


class View(Sight, frozen=True, omit_defaults=True):
    round: int
    phase: str
    """setup, dock, deploy, battle, recover or over."""
    final_round: bool
    refills: bool
    """The next Recover brings new ships and crew."""
    over: bool
    waiting: list[int]
    order: list[int]
    scoring: int
    sphere: list[HexView]
    locations: list[LocationView]
    fleet: list[ShipView]
    ship_deck: DeckView
    corporation_drones: int
    resistance: int
    fighting: int
    """The ship against which the Resistance die is about to be rolled, or NO_SHIP, which is -1."""
    display: list[DisplayView]
    crew_decks: list[DeckView]
    players: list[PlayerView]
    dranda: DrandaView | None
    scores: list[list[ScorePart]] = field(default_factory=list)
    """What each side's points are made of; nothing under former rules."""
