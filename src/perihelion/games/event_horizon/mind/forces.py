"""Who stands where with how much strength: one's own stacks, and everybody else's guns on each tile."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Side
from perihelion.games.event_horizon.board.fleet import (
    fleet_ships,
    fleet_tile,
    marauders_at,
    ship_group,
    ship_tile,
    ships_at,
)
from perihelion.games.event_horizon.cards.tables import (
    MARAUDER_HITS_ON,
    MARAUDERS,
    NOWHERE,
    PLAYER_NAMES,
    PORT_GROUP,
    TILE_COUNT,
)
from perihelion.games.event_horizon.fight import SIDE_COUNT, lane
from perihelion.games.event_horizon.mind.arms import Arms, arms_of
from perihelion.games.event_horizon.mind.moment import Moment
from perihelion.games.event_horizon.mind.prospects import KEPT, Ways
from perihelion.games.event_horizon.player import Player, Ship
from perihelion.games.event_horizon.state import MarauderFleet, State
from perihelion.games.kit.masks import bit, has

MARAUDER_HITS: Final = (7 - MARAUDER_HITS_ON) / 6.0
SHOT: Final = 1.0 / 3.0
"""The chance that a cannon hits."""
FASTEST: Final = 7
"""No ship goes further in one move."""


class Stack:
    """All ships of a seat on one tile."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile
        self.groups: Final[list[int]] = []
        """The ships that can move, one entry each."""
        self.ports = 0
        self.hits = 0.0
        self.hp = 0.0
        self.capture = 0
        self.speed = 9
        self.hull = 0.0
        """What it is worth by itself."""
        self.prospect = 0.0
        """What it may capture elsewhere."""
        self.capturing = 0.0
        """What the world it stands on brings."""


class Enemies:
    """Everybody else's strength, by tile."""

    def __init__(self) -> None:
        self.tiles = 0
        self.places: Final[list[int]] = []
        """The same tiles one by one."""
        self.hits: Final = [0.0] * TILE_COUNT
        self.hp: Final = [0.0] * TILE_COUNT

    def copy(self) -> Enemies:
        other = Enemies()
        other.tiles = self.tiles
        other.places[:] = self.places
        other.hits[:] = self.hits
        other.hp[:] = self.hp
        return other

    def add(self, tile: int, hits: float, hp: float) -> None:
        if not has(self.tiles, tile):
            self.tiles |= bit(tile)
            self.places.append(tile)
        self.hits[tile] += hits
        self.hp[tile] += hp


def stacks_of(ships: list[Ship], arms: Arms) -> list[Stack]:
    """Ships by tile."""
    stacks: list[Stack] = []
    stack = Stack(NOWHERE)
    for ship in ships:
        if ship_tile(ship) != stack.tile:
            stack = Stack(ship_tile(ship))
            stacks.append(stack)
        join(stack, ship_group(ship), arms)
    return stacks


def join(stack: Stack, group: int, arms: Arms) -> None:
    """One ship more."""
    stack.hp += arms.hp[group]
    if group == PORT_GROUP:
        stack.ports += 1
        return
    stack.groups.append(group)
    stack.hits += arms.hits[group]
    stack.capture += arms.capture[group]
    stack.speed = min(stack.speed, arms.speed[group])


class Force:
    """The fleets of one player, and what they could bring to each tile in one move."""

    def __init__(self, ships: list[Ship], arms: Arms, ways: Ways) -> None:
        self.ships: Final = ships[:]
        self.arms: Final = arms
        self.ways: Final = ways
        self.stacks: Final = stacks_of(ships, arms)
        self.single: Final = [0] * TILE_COUNT
        """The greatest capture value of a single ship."""
        self.capture: Final = [0] * TILE_COUNT
        """The greatest capture value of a fleet, and what that fleet can do in a fight."""
        self.hits: Final = [0.0] * TILE_COUNT
        self.hp: Final = [0.0] * TILE_COUNT
        for stack in self.stacks:
            if stack.groups:
                self.spread(stack, ways.row(stack.tile))

    def fits(self, player: Player, arms: Arms, ways: Ways) -> bool:
        return self.ways is ways and self.arms is arms and self.ships == player.ships

    def spread(self, stack: Stack, row: list[int]) -> None:
        """One fleet, from whose tile each tile costs so much."""
        single = [0] * (FASTEST + 1)
        for group in stack.groups:
            for cost in range(min(self.arms.speed[group], FASTEST) + 1):
                single[cost] = max(single[cost], self.arms.capture[group])
        for tile in range(TILE_COUNT):
            cost = row[tile]
            if cost <= FASTEST:
                if single[cost] > self.single[tile]:
                    self.single[tile] = single[cost]
                if cost <= stack.speed and stack.capture > self.capture[tile]:
                    self.capture[tile], self.hits[tile], self.hp[tile] = stack.capture, stack.hits, stack.hp


class Sighting:
    """The enemies of a seat as they were last seen: a search over own choices sees them thousands of
    times."""

    def __init__(self, fleets: list[MarauderFleet], forces: list[Force]) -> None:
        self.fleets: Final = fleets[:]
        self.forces: Final = forces
        """One for each rival."""
        self.enemies: Final = Enemies()
        for code in fleets:
            ships = float(fleet_ships(code))
            self.enemies.add(fleet_tile(code), ships * MARAUDER_HITS, ships)
        for force in forces:
            for stack in force.stacks:
                self.enemies.add(stack.tile, stack.hits, stack.hp)


class Memory:
    """The last look at each player, and of each player at the others."""

    def __init__(self) -> None:
        self.forces: list[list[Force]] = [[] for _ in PLAYER_NAMES]
        self.sightings: list[list[Sighting]] = [[] for _ in PLAYER_NAMES]


MEMORY: Final = Memory()


def force_of(s: State, seat: Seat, ways: Ways) -> Force:
    """The fleets of a player, as long as nothing has changed since the last look."""
    player = s.players[seat]
    arms = arms_of(player)
    for known in MEMORY.forces[seat]:
        if known.fits(player, arms, ways):
            return known
    found = Force(player.ships, arms, ways)
    MEMORY.forces[seat] = [found, *MEMORY.forces[seat][: KEPT - 1]]
    return found


def sighting_of(s: State, seat: Seat, ways: Ways) -> Sighting:
    """Everybody else, as long as nothing has changed since the last look."""
    forces = [force_of(s, other, ways) for other in range(s.seat_count) if other != seat]
    for known in MEMORY.sightings[seat]:
        if known.forces == forces and known.fleets == s.marauders:
            return known
    found = Sighting(s.marauders, forces)
    MEMORY.sightings[seat] = [found, *MEMORY.sightings[seat][: KEPT - 1]]
    return found


def enemies_of(s: State, seat: Seat, moment: Moment, sighting: Sighting) -> Enemies:
    """The strength of all other sides, less what dice in the air will take from it."""
    if not s.fight.on:
        return sighting.enemies
    enemies = sighting.enemies.copy()
    weaken(s, seat, moment, enemies)
    return enemies


def weaken(s: State, seat: Seat, moment: Moment, enemies: Enemies) -> None:
    """The enemies of a fight under way, less the hits that are scored or expected against each of them."""
    tile = s.fight.tile
    total_hits, total_hp = 0.0, 0.0
    for side in range(SIDE_COUNT):
        if side == seat:
            continue
        hits, hp = strength_at(s, side, tile)
        if hp > 0.0:
            lost = pending_hits(s, side, moment)
            if moment.shot_tile == tile and moment.shot_side == side:
                lost += SHOT
            rest = max(0.03, 1.0 - lost / hp)
            total_hits += hits * rest
            total_hp += hp * rest
    enemies.hits[tile], enemies.hp[tile] = total_hits, total_hp


def strength_at(s: State, side: Side, tile: int) -> tuple[float, float]:
    """Hits in a round and HP of a side on a tile."""
    if side == MARAUDERS:
        ships = float(marauders_at(s, tile))
        return ships * MARAUDER_HITS, ships
    if side >= s.seat_count or not has(s.players[side].occupied, tile):
        return 0.0, 0.0
    arms = arms_of(s.players[side])
    groups = ships_at(s.players[side], tile)
    return sum([arms.hits[group] for group in groups]), float(sum([arms.hp[group] for group in groups]))


def pending_hits(s: State, side: Side, moment: Moment) -> float:
    """Hits against a side that are scored and not yet taken, or expected from dice in the air."""
    fight = s.fight
    hits = float(fight.hits[side])
    for shooter in range(s.seat_count):
        hits += fight.aimed[lane(shooter, side)]
    if moment.thrown:
        hits += moment.thrown[side]
    return hits


def players_on(s: State, seat: Seat, tile: int) -> int:
    """How many other players have ships there."""
    count = 0
    for other in range(s.seat_count):
        if other != seat and has(s.players[other].occupied, tile):
            count += 1
    return count
