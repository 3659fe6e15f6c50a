"""What a seat may see, built from nothing. Solar Sphere hides nothing but the order of its decks."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.core.piles import Pile
from perihelion.core.steps import Seat, Side, over, waiting
from perihelion.games.solar_sphere.cards.tables import (
    COLUMNS,
    DIE_COLOURS,
    DISPLAY,
    LEVELS,
    LOCATION_COUNT,
    MATRIX_COLUMNS,
    NO_CARD,
    NO_SCORING,
    NO_SHIP,
    PLAYER_NAMES,
    SCORE_SPACES,
    SCORING_POINTS,
)
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE, Dranda
from perihelion.games.solar_sphere.numbers import (
    boosted,
    drones_on,
    final_round,
    ready,
    reputation_column,
    viable,
)
from perihelion.games.solar_sphere.phases.battle import Battle, OfferReroll, RollResistance
from perihelion.games.solar_sphere.phases.dock import Roll, TurnOrder
from perihelion.games.solar_sphere.play import EndOfRound, Round
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.scoring import final_score
from perihelion.games.solar_sphere.setup import Setup
from perihelion.games.solar_sphere.state import State, read_placed

SCORE_TILES: Final = 2
"""SS-SCORE-02. The tile has a side for one and one for two times around the track."""


class Die(msgspec.Struct, frozen=True):
    """A die on a Location; `nth` counts its side's dice of this face and sort in the order they were placed,
    from 0."""

    side: Side
    face: int
    opaque: bool
    nth: int


class LocationView(msgspec.Struct, frozen=True):
    location: int
    dice: list[Die]
    satellites: list[int]


class HexView(msgspec.Struct, frozen=True):
    """A place of the Sphere: the hex there (18 face down, 19 the Core), its builder (-1 nobody, 4 the
    Corporation)."""

    position: int
    hex: int
    owner: int
    points: int
    viable: bool


class Column(msgspec.Struct, frozen=True):
    side: Side
    drones: int


class ShipView(msgspec.Struct, frozen=True):
    slot: int
    ship: int
    columns: list[Column]
    drones: int


class DisplayView(msgspec.Struct, frozen=True):
    slot: int
    crew: int
    token: int


class DeckView(msgspec.Struct, frozen=True):
    """A face-down pile: how many cards, and those at the bottom that everybody has seen."""

    cards: int
    bottom: list[int]


class CrewView(msgspec.Struct, frozen=True):
    crew: int
    used: bool


class PlayerView(msgspec.Struct, frozen=True):
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


class DrandaView(msgspec.Struct, frozen=True):
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


class View(msgspec.Struct, frozen=True):
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


def view(s: State, _: int) -> View:
    """The table as every seat sees it."""
    return View(
        round=s.round,
        phase=phase(s),
        final_round=final_round(s),
        refills=not final_round(s) and not over(s),
        over=over(s),
        waiting=waiting(s),
        order=s.order[:],
        scoring=s.scoring,
        sphere=[hex_view(s, position) for position in range(len(s.hexes))],
        locations=location_views(s),
        fleet=[ship_view(s, slot) for slot in range(4) if s.ships[slot] != NO_SHIP],
        ship_deck=deck_view(s.ship_deck),
        corporation_drones=s.corporation_drones,
        resistance=s.resistance,
        fighting=fighting(s),
        display=[
            DisplayView(slot, s.display[slot], s.tokens[slot])
            for slot in range(DISPLAY)
            if s.display[slot] != NO_CARD
        ],
        crew_decks=[deck_view(deck) for deck in s.crew_decks],
        players=[player_view(s, other, s.players[other]) for other in range(s.seat_count)],
        dranda=None if s.dranda is None else dranda_view(s, s.dranda),
    )


def phase(s: State) -> str:
    """The phase of the round, by what is still to come."""
    coming = {type(step) for step in s.agenda}
    if Setup in coming or s.round == 0:
        return "setup"
    if Roll in coming or TurnOrder in coming:
        return "dock"
    for step, name in ((Battle, "deploy"), (EndOfRound, "battle"), (Round, "recover")):
        if step in coming:
            return name
    return "over"


def hex_view(s: State, position: int) -> HexView:
    points = SCORING_POINTS[s.scoring][position] if s.scoring != NO_SCORING else 0
    return HexView(position, s.hexes[position], s.owners[position], points, viable(s, position))


def location_views(s: State) -> list[LocationView]:
    dice: list[list[Die]] = [[] for _ in range(LOCATION_COUNT)]
    for at, placed in enumerate(s.placed):
        location, side, face, opaque = read_placed(placed)
        nth = sum(read_placed(before)[1:] == (side, face, opaque) for before in s.placed[:at])
        dice[location].append(Die(side, face, opaque, nth))
    return [
        LocationView(location, dice[location], satellites_at(s, location))
        for location in range(LOCATION_COUNT)
    ]


def satellites_at(s: State, location: int) -> list[int]:
    return [seat for seat in range(s.seat_count) if boosted(s.players[seat], location)]


def fighting(s: State) -> int:
    step = s.agenda[-1] if s.agenda else None
    return s.ships[step.slot] if isinstance(step, (RollResistance, OfferReroll)) else NO_SHIP


def ship_view(s: State, slot: int) -> ShipView:
    columns = range(slot * COLUMNS, (slot + 1) * COLUMNS)
    manned = [
        Column(s.column_owners[column], s.column_drones[column])
        for column in columns
        if s.column_drones[column]
    ]
    return ShipView(slot, s.ships[slot], manned, drones_on(s, slot))


def deck_view(pile: Pile) -> DeckView:
    """What is between the known ends is only counted."""
    return DeckView(pile.size(), list(pile.bottom))


def player_view(s: State, seat: Seat, player: Player) -> PlayerView:
    return PlayerView(
        seat=seat,
        name=PLAYER_NAMES[seat],
        score=player.score,
        score_space=player.score % SCORE_SPACES,
        score_tile=score_tile(player.score),
        score_now=final_score(s, seat),
        reputation=player.reputation,
        reputation_column=reputation_column(player.reputation),
        morale=player.morale,
        stock=player.stock[:],
        active=player.active,
        inactive=player.inactive,
        reserve=player.reserve,
        matrix=player.matrix[:],
        matrix_columns=min(player.matrix),
        matrix_free=len(player.matrix) * MATRIX_COLUMNS - sum(player.matrix),
        ports=player.dice[1:],
        auxiliary=player.auxiliary,
        auxiliary_gained=player.auxiliary_gained,
        satellites=[location for location in range(LOCATION_COUNT) if boosted(player, location)],
        crew=[CrewView(card, not ready(player, card)) for card in player.crew],
        retired=player.retired[:],
        claimed=player.claimed[:],
        icons=player.icons[:],
        hexes=player.hexes,
    )


def score_tile(score: int) -> int:
    """SS-SCORE-02. What the tile beside the disc shows."""
    return min(max(score // SCORE_SPACES, 0), SCORE_TILES) * SCORE_SPACES


def dranda_view(s: State, dranda: Dranda) -> DrandaView:
    return DrandaView(
        side=DRANDA_SIDE,
        level=LEVELS[dranda.level],
        score=dranda.score,
        score_space=dranda.score % SCORE_SPACES,
        score_tile=score_tile(dranda.score),
        score_now=final_score(s, DRANDA_SIDE),
        supply=dranda.supply,
        removed=dranda.removed,
        opaque=[colour for colour in range(len(DIE_COLOURS)) if dranda.has_opaque(colour)],
        dice=dranda.dice[:],
        colours=dranda.colours[:],
        played=dranda.played[:],
        discards=dranda.discards[:],
        deck=deck_view(dranda.deck),
        icons=dranda.icons[:],
        crew=dranda.crew[:],
        claimed=dranda.claimed[:],
        hexes=dranda.hexes,
    )
