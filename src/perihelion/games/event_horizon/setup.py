"""Chapter "Setup": from an empty table to the first round."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, series
from perihelion.core.steps import AskOne, Chance, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import add_ship, tiles_of
from perihelion.games.event_horizon.build.draw import DrawSpecials
from perihelion.games.event_horizon.cards.tables import (
    CRUISER,
    EDGE_MASK,
    EDGES,
    KEEP_FROM,
    NOWHERE,
    OPPOSITE,
    OUTER,
    RING,
    RING_FACES,
    RINGS,
    SETUP_MARAUDERS,
    START_FACE,
    SUN,
    TILES,
)
from perihelion.games.event_horizon.numbers import new_group
from perihelion.games.event_horizon.round.marauders import new_marauders
from perihelion.games.event_horizon.round.rolloff import BreakTies
from perihelion.games.event_horizon.round.rounds import SetOrder
from perihelion.games.event_horizon.state import State, hidden_faces, lay_face
from perihelion.games.event_horizon.words import HIDE, LAY, START_AT
from perihelion.games.kit.masks import bit, members_of

ALL_EDGES: Final = bit(len(EDGES)) - 1


class Setup(Step):
    """EH-SETUP-02, EH-SETUP-03, EH-SETUP-08. The outer ring is laid face up, everybody rolls for the order,
    then each takes a place."""

    def run(self, s: State) -> None:
        s.keys = [0] * s.seat_count
        ring: list[Step] = [LayTile(tile) for tile in OUTER]
        s.then_all([*ring, BreakTies(False), SetOrder(), TakePlaces()])


class LayTile(Chance):
    """EH-SETUP-02, EH-SETUP-03. The next place of the outer ring gets one of the tiles left, face up."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def weights(self, s: State) -> list[int]:
        return hidden_faces(s, RINGS)

    def happen(self, s: State, outcome: int) -> None:
        face = RING_FACES[RINGS] + outcome
        s.unseen &= ~bit(face)
        lay_face(s, self.tile, face)

    def word(self, s: State, outcome: int) -> Word:
        return LAY.of(RING_FACES[RINGS] + outcome)


class TakePlaces(Step):
    """EH-SETUP-09, EH-SETUP-12, EH-SETUP-14. Starting tiles in player order, marauders in reverse order,
    specials in player order."""

    def run(self, s: State) -> None:
        starts: list[Step] = [StartAt(seat) for seat in s.order]
        marauders: list[Step] = [HideMarauders(seat) for seat in reversed(s.order)]
        specials: list[Step] = [DrawSpecials(seat, KEEP_FROM) for seat in s.order]
        s.then_all([*starts, *marauders, StartCruisers(), *specials])


# Starting tiles


def taken_edges(s: State) -> int:
    """EH-SETUP-09. The edges of the map that hold a starting tile."""
    edges = 0
    for player in s.players:
        if player.home != NOWHERE:
            edges |= EDGE_MASK[player.home]
    return edges


def opposite_edges(s: State) -> int:
    """EH-OPT-03. The edges that are barred because the starting tile of the other of two players lies
    opposite."""
    if not s.close_starts or s.seat_count > 2:
        return 0
    edges = taken_edges(s)
    return (edges << OPPOSITE | edges >> OPPOSITE) & ALL_EDGES


def free_edges(s: State) -> int:
    return len(EDGES) - (taken_edges(s) | opposite_edges(s)).bit_count()


def without_home(s: State) -> int:
    return sum([player.home == NOWHERE for player in s.players])


class StartAt(AskOne):
    """EH-SETUP-09, EH-SETUP-10, EH-SETUP-11. The starting tile replaces a tile of the outer ring whose edges
    are free.

    EH-SETUP-10. A corner closes two edges, so it is free only while enough edges remain for the others."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        closed = taken_edges(s) | opposite_edges(s)
        most = free_edges(s) - without_home(s) + 1
        return [
            START_AT.of(tile)
            for tile in OUTER
            if not EDGE_MASK[tile] & closed and EDGE_MASK[tile].bit_count() <= most
        ]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        tile = START_AT.noun(option)
        s.players[seat].home = tile
        lay_face(s, tile, START_FACE)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_start(s, START_AT.noun(option)) if START_AT.says(option) else None


def refuse_start(s: State, tile: int) -> Refusal:
    """Why a starting tile may not lie here."""
    edges = EDGE_MASK[tile]
    if RING[tile] != RINGS:
        return Refusal(
            "EH-SETUP-09", "{tile:tile} is not on the outer ring, where the starting tiles lie.", tile=tile
        )
    if edges & taken_edges(s):
        owner = sharing(s, tile)
        return Refusal(
            "EH-SETUP-09",
            "{tile:tile} lies on edge {edges}, which holds the starting tile of {player:owner}.",
            tile=tile,
            edges=edge_names(EDGE_MASK[s.players[owner].home] & edges),
            owner=owner,
        )
    if edges & opposite_edges(s):
        return Refusal(
            "EH-OPT-03",
            "{tile:tile} lies on edge {edges}, opposite to the other starting tile.",
            tile=tile,
            edges=edge_names(edges & opposite_edges(s)),
        )
    return Refusal(
        "EH-SETUP-10",
        "{tile:tile} is a corner and closes two edges; {free} are free and {players}.",
        tile=tile,
        free=free_edges(s),
        players=Many(without_home(s), "{n} player needs one", "{n} players need one each"),
    )


def sharing(s: State, tile: int) -> Seat:
    """Whose starting tile lies on an edge of the tile."""
    for seat, player in enumerate(s.players):
        if player.home != NOWHERE and EDGE_MASK[player.home] & EDGE_MASK[tile]:
            return seat
    raise AssertionError(f"no starting tile shares an edge with {TILES[tile]}")


def edge_names(edges: int) -> Said:
    return series([Said("{edge:edge}", edge=edge) for edge in members_of(edges, len(EDGES))])


# Marauders and cruisers


class HideMarauders(AskOne):
    """EH-SETUP-12. A fleet of 2 marauders on any unrevealed tile."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [HIDE.of(tile) for tile in tiles_of(~s.revealed)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        new_marauders(s, HIDE.noun(option), SETUP_MARAUDERS)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not HIDE.says(option):
            return None
        tile = HIDE.noun(option)
        if tile == SUN:
            return Refusal("EH-GEN-07", "Marauders are barred from the sun.")
        return Refusal(
            "EH-SETUP-12", "{tile:tile} is revealed; marauders start on an unrevealed tile.", tile=tile
        )


class StartCruisers(Step):
    """EH-SETUP-15, EH-OPT-01. Nobody starts with ships, unless the table agreed on cruisers."""

    def run(self, s: State) -> None:
        for player in s.players:
            for _ in range(s.start_cruisers):
                add_ship(player, player.home, new_group(player, CRUISER), False)
