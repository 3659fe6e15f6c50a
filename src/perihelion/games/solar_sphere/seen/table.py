"""What a seat may see, built from nothing. Solar Sphere hides nothing but the order of its decks."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Pile
from perihelion.core.steps import Seat, over, waiting
from perihelion.games.kit.seen.scores import score_parts
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
from perihelion.games.solar_sphere.scoring import PARTS, final_score, result
from perihelion.games.solar_sphere.seen.views import (
    Column,
    CrewView,
    DeckView,
    Die,
    DisplayView,
    DrandaView,
    HexView,
    LocationView,
    PlayerView,
    ShipView,
    View,
)
from perihelion.games.solar_sphere.setup import Setup
from perihelion.games.solar_sphere.state import State, read_placed

SCORE_TILES: Final = 2
"""SS-SCORE-02. The tile has a side for one and one for two times around the track."""
DURING_PLAY: Final = 1
"""SS-SCORE-01. Of the parts of a score only the first is counted before the end."""


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
        scores=[score_parts(side.parts, len(PARTS) if over(s) else DURING_PLAY) for side in result(s)],
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
