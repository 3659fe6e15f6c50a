"""Where ships may go: how far it is, and which worlds are worth the way."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.routes import near
from perihelion.games.event_horizon.cards.tables import (
    ASTEROID,
    CANNON_DEFENSE,
    DEBRIS,
    DEFENSE,
    EVERYWHERE,
    FACE_COUNT,
    IS_WORLD,
    KIND,
    MINE_YIELD,
    NOBODY,
    NOWHERE,
    PLAYER_NAMES,
    PRODUCTION,
    RING,
    RING_FACES,
    RING_SIZE,
    TECH_TOKENS,
    TILE_COUNT,
    TOP_LEVEL,
    UNSEEN,
)
from perihelion.games.event_horizon.mind.worths import (
    DELAY,
    HELD_FLAG,
    LATER_FLAG,
    NEXT_LEVEL,
    TECH_FADE,
    UNSEEN_SHARE,
    YIELD,
)
from perihelion.games.event_horizon.numbers import network
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit, has

FAR: Final = 99
FARTHEST: Final = 9
"""Targets that need more movement are not looked at."""
HIDDEN_COST: Final = 4
"""What an unrevealed tile costs: the time until somebody has turned it over."""
CHOICES: Final = 9
"""So many targets of a ship are compared."""
SPEEDS: Final = 8
UNKNOWN: Final[list[int]] = []
UNKNOWN_WORTHS: Final[list[float]] = []
"""Stand where nothing was found out yet; never filled, always replaced."""
KEPT: Final = 6
"""So many maps are remembered, and as many looks of each seat at them."""


class Ways:
    """What it costs to go from a tile to every other, for an ordinary ship that avoids debris."""

    def __init__(
        self, faces: list[int], wormholes: int, gates: bool, plain: int, dear: int, hidden: int, links: int
    ) -> None:
        self.faces: Final = faces
        self.wormholes: Final = wormholes
        self.gates: Final = gates
        self.plain: Final = plain
        self.dear: Final = dear
        self.hidden: Final = hidden
        self.links: Final = links
        self.rows: Final[list[list[int]]] = [UNKNOWN] * TILE_COUNT

    def fits(self, s: State) -> bool:
        return self.wormholes == s.wormholes and self.gates == s.home_gates and self.faces == s.faces

    def row(self, tile: int) -> list[int]:
        """The cost to each tile, FAR beyond FARTHEST."""
        if not self.rows[tile]:
            self.rows[tile] = self.spread(tile)
        return self.rows[tile]

    def spread(self, tile: int) -> list[int]:
        waves = [0] * (FARTHEST + HIDDEN_COST + 1)
        waves[0] = bit(tile)
        row = [FAR] * TILE_COUNT
        known = 0
        for cost in range(FARTHEST + 1):
            wave = waves[cost] & ~known
            known |= wave
            if wave:
                around = near(wave)
                if wave & self.links:
                    around |= self.links
                around &= ~known
                waves[cost + 1] |= around & self.plain
                waves[cost + 2] |= around & self.dear
                waves[cost + HIDDEN_COST] |= around & self.hidden
                enter(row, wave, cost)
        return row


def enter(row: list[int], wave: int, cost: int) -> None:
    tile = 0
    while wave:
        if wave & 1:
            row[tile] = cost
        wave >>= 1
        tile += 1


def survey(s: State) -> Ways:
    """The map as it lies now."""
    dear, debris = 0, 0
    for tile in range(TILE_COUNT):
        kind = KIND[s.faces[tile]]
        if kind == ASTEROID:
            dear |= bit(tile)
        elif kind == DEBRIS:
            debris |= bit(tile)
    dear &= s.revealed & ~s.wormholes
    debris &= s.revealed
    plain = s.revealed & ~dear & ~debris
    return Ways(
        s.faces[:], s.wormholes, s.home_gates, plain, dear, EVERYWHERE & ~s.revealed, network(s) & ~debris
    )


class Targets:
    """What every tile is worth to a seat that captures it, and the best targets from each tile."""

    def __init__(self, s: State, seat: Seat, left: int, ways: Ways) -> None:
        self.ways: Final = ways
        self.owners: Final = s.owners[:]
        self.left: Final = left
        self.own: Final = worlds_of(s, seat)
        self.mines: Final = s.mines & ~self.own
        self.cannons: Final = s.cannons & ~self.own
        self.tapped: Final = s.tapped
        self.full: Final = s.players[seat].level >= TOP_LEVEL
        self.production: Final = [0.0] * TILE_COUNT
        self.tech: Final = [0.0] * TILE_COUNT
        self.points: Final = [0.0] * TILE_COUNT
        self.share: Final = [0.0] * TILE_COUNT
        """The chance that there is a world to be captured at all."""
        self.defense: Final = [0] * TILE_COUNT
        self.tiles: Final[list[list[int]]] = [UNKNOWN] * (TILE_COUNT * SPEEDS)
        self.worths: Final[list[list[float]]] = [UNKNOWN_WORTHS] * (TILE_COUNT * SPEEDS)
        self.worlds: Final[list[int]] = []
        """The tiles that may be captured."""
        self.worlds_mask = 0
        unseen = expectations(s)
        for tile in range(1, TILE_COUNT):
            if s.faces[tile] == UNSEEN:
                self.expect(tile, unseen[RING[tile]])
            elif IS_WORLD[s.faces[tile]]:
                self.look(s, seat, tile)

    def fits(self, s: State, seat: Seat, left: int, ways: Ways) -> bool:
        """Whether a table differs from this one in nothing that matters here."""
        return (
            self.ways is ways
            and self.left == left
            and self.mines == s.mines & ~self.own
            and self.cannons == s.cannons & ~self.own
            and self.tapped == s.tapped
            and self.full == (s.players[seat].level >= TOP_LEVEL)
            and self.owners == s.owners
        )

    def expect(self, tile: int, expected: list[float]) -> None:
        """An unrevealed tile: the mean of what may lie there."""
        self.worlds.append(tile)
        self.worlds_mask |= bit(tile)
        self.share[tile] = expected[0] * UNSEEN_SHARE
        self.production[tile] = expected[1]
        self.tech[tile] = expected[2]
        self.defense[tile] = int(expected[3])

    def look(self, s: State, seat: Seat, tile: int) -> None:
        """A revealed world."""
        face = s.faces[tile]
        self.share[tile] = 1.0
        self.production[tile] = float(PRODUCTION[face] + (MINE_YIELD if has(s.mines, tile) else 0))
        self.defense[tile] = DEFENSE[face] + (CANNON_DEFENSE if has(s.cannons, tile) else 0)
        if not has(s.tapped, tile):
            self.tech[tile] = float(TECH_TOKENS[face])
        if s.owners[tile] == seat:
            return
        self.worlds.append(tile)
        self.worlds_mask |= bit(tile)
        if s.owners[tile] != NOBODY:
            self.points[tile] = 1.0

    def tech_worth(self, tile: int, left: int) -> float:
        return self.tech[tile] * (1.0 if self.full else NEXT_LEVEL * TECH_FADE[left])

    def captured(self, tile: int) -> float:
        """What a capture in this round brings, except for this round's flag row."""
        left = self.left
        return (
            self.points[tile]
            + LATER_FLAG[left]
            + self.production[tile] * YIELD[left]
            + self.tech_worth(tile, left)
        )

    def worth(self, tile: int, later: int) -> float:
        """What a capture brings so many rounds later."""
        left = self.left - later
        if left <= 0:
            return 0.0
        gain = (
            self.points[tile]
            + HELD_FLAG[left]
            + self.production[tile] * YIELD[left]
            + self.tech_worth(tile, left)
        )
        return gain * self.share[tile] * DELAY**later

    def from_tile(self, tile: int, speed: int) -> int:
        """Where the targets of a ship lie in `tiles` and `worths`, best first."""
        place = tile * SPEEDS + min(speed, SPEEDS - 1)
        if not self.tiles[place]:
            self.compare(tile, speed, place)
        return place

    def compare(self, tile: int, speed: int, place: int) -> None:
        row = self.ways.row(tile)
        found: list[tuple[float, int]] = []
        for target in self.worlds:
            cost = row[target]
            if cost < FAR and target != tile:
                worth = self.worth(target, (cost + speed - 1) // speed - 1)
                if worth > 0.0:
                    found.append((-worth, target))
        found.sort()
        self.tiles[place] = [target for _, target in found[:CHOICES]] or [NOWHERE]
        self.worths[place] = [-worth for worth, _ in found[:CHOICES]] or [0.0]


def expectations(s: State) -> list[list[float]]:
    """By ring: the share of worlds among the unseen faces, and their mean production, tech tokens and
    defense."""
    found: list[list[float]] = [[0.0, 0.0, 0.0, 0.0]]
    for ring in range(1, len(RING_SIZE)):
        faces, worlds, production, tech, defense = 0, 0, 0, 0, 0
        for face in range(RING_FACES[ring], RING_FACES[ring] + RING_SIZE[ring]):
            if has(s.unseen, face) and face < FACE_COUNT:
                faces += 1
                if IS_WORLD[face]:
                    worlds += 1
                    production += PRODUCTION[face]
                    tech += TECH_TOKENS[face]
                    defense += DEFENSE[face]
        each = float(max(1, worlds))
        found.append([worlds / float(max(1, faces)), production / each, tech / each, defense / each])
    return found


def worlds_of(s: State, seat: Seat) -> int:
    """The tiles with the seat's flag."""
    mask = 0
    for tile in range(TILE_COUNT):
        if s.owners[tile] == seat:
            mask |= bit(tile)
    return mask


class Memory:
    """The last maps that were looked at: a search looks at the same one thousands of times."""

    def __init__(self) -> None:
        self.ways: list[Ways] = []
        self.targets: list[list[Targets]] = [[] for _ in PLAYER_NAMES]


MEMORY: Final = Memory()


def ways_of(s: State) -> Ways:
    for ways in MEMORY.ways:
        if ways.fits(s):
            return ways
    found = survey(s)
    MEMORY.ways = [found, *MEMORY.ways[: KEPT - 1]]
    return found


def targets_of(s: State, seat: Seat, left: int) -> Targets:
    """What the table offers to a seat, with so many scorings left."""
    ways = ways_of(s)
    for known in MEMORY.targets[seat]:
        if known.fits(s, seat, left, ways):
            return known
    found = Targets(s, seat, left, ways)
    MEMORY.targets[seat] = [found, *MEMORY.targets[seat][: KEPT - 1]]
    return found
