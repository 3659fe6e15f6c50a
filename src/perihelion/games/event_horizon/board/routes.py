"""Chapter "Move": where a ship can go, what the way costs and how much debris lies on it.

Sets of tiles are masks, so that a whole wave of steps is one operation."""

from __future__ import annotations

from typing import Final

from perihelion.games.event_horizon.board.fleet import tiles_of
from perihelion.games.event_horizon.cards.columns import SP_SCOUT
from perihelion.games.event_horizon.cards.groups import damage_of, type_of
from perihelion.games.event_horizon.cards.tables import (
    ASTEROID,
    DEBRIS,
    EVERYWHERE,
    NEIGHBOUR_MASK,
    NOWHERE,
    TILE_COUNT,
)
from perihelion.games.event_horizon.numbers import entry_cost, hp, immune, network, speed, terrain_cost
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit, has, mask_of
from perihelion.games.kit.tables import Table

OCTET: Final = 8
"""So many tiles of a mask are looked up at once."""
OCTET_MASK: Final = 255


def near_octet(first: int, octet: int) -> int:
    """The tiles next to one of those that the bits of an octet name, counted from a first tile."""
    tiles = 0
    for step in range(OCTET):
        if has(octet, step) and first + step < TILE_COUNT:
            tiles |= NEIGHBOUR_MASK[first + step]
    return tiles


NEAR: Final[Table] = tuple(
    [
        tuple([near_octet(first, octet) for octet in range(1 << OCTET)])
        for first in range(0, TILE_COUNT, OCTET)
    ]
)


def near(tiles: int) -> int:
    """EH-GEN-06. Every tile that shares a side with one of these."""
    found = 0
    row = 0
    while tiles:
        found |= NEAR[row][tiles & OCTET_MASK]
        tiles >>= OCTET
        row += 1
    return found


class Chart:
    """The map as the ships of one group see it."""

    def __init__(self, open: int, hidden: int, dear: int, harm: int, links: int, spare: int) -> None:
        self.open: Final = open
        """EH-MOVE-09, EH-MOVE-10, EH-MOVE-11. Tiles that can be entered and crossed, whoever is there."""
        self.hidden: Final = hidden
        """EH-SP-10. Unrevealed tiles that can be entered as a last step."""
        self.dear: Final = dear
        """EH-MOVE-06. Tiles that cost 2."""
        self.harm: Final = harm
        """EH-MOVE-07, EH-WH-04. Tiles that damage the ship, with a wormhole token too."""
        self.links: Final = links
        """EH-WH-02. Tiles of the wormhole network."""
        self.spare: Final = spare
        """The damage that destroys the ship."""


def chart(s: State, player: Player, group: int) -> Chart:
    dear = s.asteroids if terrain_cost(player, group, ASTEROID) > 1 else 0
    if terrain_cost(player, group, DEBRIS) > 1:
        dear |= s.debris
    return Chart(
        open=s.revealed,
        hidden=scouted(s, player, group),
        dear=dear & ~s.wormholes,
        harm=0 if immune(player, group) else s.debris,
        links=network(s),
        spare=hp(player, group) - damage_of(group),
    )


def scouted(s: State, player: Player, group: int) -> int:
    """EH-MOVE-09, EH-SP-10. The unrevealed tiles, for a ship with the Pathfinder Array."""
    return EVERYWHERE & ~s.revealed if SP_SCOUT[player.attached[type_of(group)]] else 0


class Reach:
    """Where a ship can go: `waves[damage][cost]` are the tiles that so much damage and movement newly
    opens."""

    def __init__(self, tiles: int, waves: list[list[int]]) -> None:
        self.tiles: Final = tiles
        self.waves: Final = waves

    def damage(self, tile: int) -> int:
        """EH-MOVE-13. The fewest debris entries that harm the ship on its way."""
        for damage in range(len(self.waves)):
            if wave_of(self.waves[damage], tile) != NOWHERE:
                return damage
        return NOWHERE

    def cost(self, tile: int) -> int:
        """EH-MOVE-13. The movement spent on the way with the fewest debris entries."""
        return wave_of(self.waves[self.damage(tile)], tile)


def wave_of(waves: list[int], tile: int) -> int:
    """The number of the wave with a tile, or NOWHERE."""
    for cost in range(len(waves)):
        if has(waves[cost], tile):
            return cost
    return NOWHERE


def reach(s: State, player: Player, group: int, tile: int) -> Reach:
    """EH-MOVE-03, EH-MOVE-13. Where a ship of the group that stands on a tile can go."""
    return spread(chart(s, player, group), tile, speed(player, group))


def debris_on_the_way(s: State, player: Player, group: int, tile: int, target: int) -> int:
    """EH-MOVE-07, EH-MOVE-13. The damage a ship takes on its way."""
    seen = chart(s, player, group)
    return spread(seen, tile, speed(player, group)).damage(target) if seen.harm else 0


def spread(chart: Chart, tile: int, movement: int) -> Reach:
    """EH-MOVE-07, EH-MOVE-13. Wave after wave of steps: first without harmful debris, then with one entry,
    then with two.

    The debris that destroys the ship is the end of its way. EH-MOVE-08: debris under it does nothing."""
    known = [0] * (movement + 1)
    waves: list[list[int]] = []
    ahead = [bit(tile), *known]
    while ahead:
        waves.append(ahead)
        ahead = surge(chart, ahead, known) if len(waves) <= chart.spare else wreck(ahead, known)
    return Reach(known[movement] & ~bit(tile), waves)


def wreck(waves: list[int], known: list[int]) -> list[int]:
    """Debris that is entered and not left again; gives no further waves."""
    last = len(known) - 1
    for cost in range(last + 1):
        waves[cost] &= ~known[last]
        known[last] |= waves[cost]
    return []


def surge(chart: Chart, waves: list[int], known: list[int]) -> list[int]:
    """All steps with the same number of debris entries; gives the waves with one more, or nothing.

    `known[cost]` are the tiles that so much movement reaches with no more debris: they are not entered again.
    The last wave is beyond the movement and is forgotten."""
    ahead = [0] * len(waves)
    last = len(known) - 1
    entered = 0
    for cost in range(last + 1):
        if cost:
            known[cost] |= known[cost - 1]
        wave = waves[cost] & ~known[cost]
        waves[cost] = wave
        known[cost] |= wave
        if wave and cost < last:
            around = near(wave)
            waves[last] |= around & chart.hidden
            around = (around | chart.links if wave & chart.links else around) & chart.open
            debris = around & chart.harm
            around &= ~debris
            waves[cost + 1] |= around & ~chart.dear
            waves[cost + 2] |= around & chart.dear
            ahead[cost + 1] |= debris & ~chart.dear
            ahead[cost + 2] |= debris & chart.dear
            entered |= debris
    waves.pop()
    return ahead if entered else []


def first_steps(s: State, player: Player, group: int, tile: int, links: int) -> int:
    """EH-MOVE-06. The tiles a ship can enter with its first step: it can move at all if there is one.

    Ships of several groups have a destination in common just if they have a first step in common: a ship with
    2 movement or more can enter everything around."""
    around = NEIGHBOUR_MASK[tile] | (links & ~bit(tile) if has(links, tile) else 0)
    steps = around & s.revealed
    if speed(player, group) == 1:
        steps = mask_of([step for step in tiles_of(steps) if entry_cost(s, player, group, step) == 1])
    return steps | around & scouted(s, player, group)


def common(masks: list[int]) -> int:
    """What all masks share."""
    shared = masks[0]
    for mask in masks:
        shared &= mask
    return shared


# For whoever looks at the table


def path(s: State, player: Player, group: int, tile: int, target: int) -> list[int]:
    """EH-MOVE-13. The tiles entered on the way to a tile in reach, the last one included."""
    seen = chart(s, player, group)
    found = spread(seen, tile, speed(player, group))
    waves, damage, cost, way = found.waves, found.damage(target), found.cost(target), [target]
    while cost:
        entered = way[-1]
        damage -= int(has(seen.harm, entered))
        sources = NEIGHBOUR_MASK[entered] | (seen.links if has(seen.links, entered) else 0)
        costs = range(cost) if has(seen.hidden, entered) else [cost - 1 - int(has(seen.dear, entered))]
        cost = next(before for before in costs if waves[damage][before] & sources)
        way.append(lowest(waves[damage][cost] & sources))
    return way[-2::-1]


def lowest(tiles: int) -> int:
    return (tiles & -tiles).bit_length() - 1


def cheapest(s: State, player: Player, group: int, tile: int, target: int) -> int:
    """The least movement that any route to a revealed tile needs, whatever it does to the ship, or
    NOWHERE."""
    seen = chart(s, player, group)
    found = spread(
        Chart(seen.open, seen.hidden, seen.dear, seen.harm, seen.links, TILE_COUNT), tile, 2 * TILE_COUNT
    )
    costs = [wave_of(waves, target) for waves in found.waves]
    return min([cost for cost in costs if cost != NOWHERE], default=NOWHERE)
