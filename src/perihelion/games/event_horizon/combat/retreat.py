"""Chapter "Retreat": a fleet leaves a combat towards its starting tile."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import add_ship, fleet_has, movable_at, remove_ship, tiles_of
from perihelion.games.event_horizon.build.placement import CheckLimit
from perihelion.games.event_horizon.cards.columns import SP_PIN, SP_RECALL
from perihelion.games.event_horizon.cards.groups import damage_of
from perihelion.games.event_horizon.cards.tables import (
    DISTANCE,
    NEIGHBOUR_MASK,
    NOBODY,
    NOWHERE,
    TILE_COUNT,
)
from perihelion.games.event_horizon.numbers import hp, immune, is_debris, network
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import RETREAT
from perihelion.games.kit.masks import bit, has, mask_of
from perihelion.games.kit.tables import Table


def nearer(row: tuple[int, ...], tile: int) -> int:
    """The tiles with a smaller distance than this one."""
    return mask_of([other for other in range(TILE_COUNT) if row[other] < row[tile]])


NEARER: Final[Table] = tuple([tuple([nearer(row, tile) for tile in range(TILE_COUNT)]) for row in DISTANCE])
"""The tiles nearer to a home than this one, by home and tile: plain hex steps."""


# Where to


def retreat_mask(s: State, seat: Seat, tile: int) -> int:
    """EH-RET-03, EH-RET-04, EH-RET-05, EH-RET-06, EH-RET-11, EH-SP-14. The tiles that the fleet of a seat may
    retreat to, whoever's flag is there."""
    player = s.players[seat]
    if player.home == NOWHERE or player.home == tile:
        return 0
    mask = steps_from(s, tile) & NEARER[player.home][tile] & s.revealed
    if fleet_has(player, tile, SP_RECALL):
        mask |= bit(player.home)
    return mask & ~held_by_others(s, seat)


def steps_from(s: State, tile: int) -> int:
    """EH-RET-03, EH-WH-08. What is one step away: the neighbours, and from a network tile every other one."""
    linked = network(s)
    return NEIGHBOUR_MASK[tile] | linked if has(linked, tile) else NEIGHBOUR_MASK[tile]


def held_by_others(s: State, seat: Seat) -> int:
    """The tiles with ships or ports of other players."""
    mask = 0
    for other in range(s.seat_count):
        if other != seat:
            mask |= s.players[other].occupied
    return mask


def pinned_by(s: State, seat: Seat, tile: int) -> int:
    """EH-SP-13. The other player whose Graviton Tether forbids retreat from the tile."""
    for other in range(s.seat_count):
        if other != seat and fleet_has(s.players[other], tile, SP_PIN):
            return other
    return NOBODY


# Carried out


class Retreats(Step):
    """EH-RET-02, EH-RET-10. Survivors leave in player order."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        s.then_all([Withdraw(seat, self.tile) for seat in s.order if s.fight.leaving[seat] != NOWHERE])


class Withdraw(Step):
    """EH-RET-10. To the chosen tile, or to another if that is taken; a fleet with nowhere to go stays."""

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def run(self, s: State) -> None:
        target = s.fight.leaving[self.seat]
        s.fight.leaving[self.seat] = NOWHERE
        if not movable_at(s.players[self.seat], self.tile):
            return
        mask = retreat_mask(s, self.seat, self.tile)
        if has(mask, target):
            withdraw(s, self.seat, self.tile, target)
        elif mask:
            s.then(RetreatElsewhere(self.seat, self.tile))


class RetreatElsewhere(AskOne):
    """EH-RET-05, EH-RET-10. The chosen tile can no longer be entered: another one."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [RETREAT.of(tile) for tile in tiles_of(retreat_mask(s, seat, self.tile))]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        withdraw(s, seat, self.tile, RETREAT.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_retreat(s, seat, self.tile, RETREAT.noun(option)) if RETREAT.says(option) else None


def withdraw(s: State, seat: Seat, tile: int, target: int) -> None:
    """EH-RET-01, EH-RET-07, EH-RET-08, EH-RET-09. Every ship that can move goes; debris damages them; the
    fleet limit is checked."""
    player = s.players[seat]
    s.fight.away |= bit(seat)
    debris = is_debris(s, target)
    for group in movable_at(player, tile):
        remove_ship(player, tile, group)
        damage = int(debris and not immune(player, group))
        if damage_of(group) + damage < hp(player, group):
            add_ship(player, target, group + damage, False)
    s.then(CheckLimit(seat, target))


# Why not


def refuse_retreat(s: State, seat: Seat, tile: int, target: int) -> Refusal:
    """The rule that bars this tile to the fleet that stands on `tile`."""
    player = s.players[seat]
    if tile == player.home:
        return Refusal(
            "EH-RET-06", "{tile:tile} is your own starting tile; there is no retreat from it.", tile=tile
        )
    holder = holder_of(s, seat, target)
    if holder != NOBODY:
        jumps = target == player.home and fleet_has(player, tile, SP_RECALL)
        return Refusal(
            "EH-SP-14" if jumps else "EH-RET-04",
            "Ships of {player:holder} are at {tile:target}.",
            holder=holder,
            target=target,
        )
    if not has(steps_from(s, tile), target):
        return Refusal(
            "EH-RET-03",
            "{tile:target} is more than 1 space away from {tile:tile}.",
            target=target,
            tile=tile,
        )
    if not has(s.revealed, target):
        return Refusal("EH-RET-04", "{tile:target} is not revealed.", target=target)
    return refuse_distance(player, tile, target)


def refuse_distance(player: Player, tile: int, target: int) -> Refusal:
    near, far = DISTANCE[player.home][tile], DISTANCE[player.home][target]
    return Refusal(
        "EH-RET-03",
        "{tile:target} is {far} from your starting tile, not nearer than {tile:tile} with {near}.",
        target=target,
        far=far,
        tile=tile,
        near=near,
    )


def holder_of(s: State, seat: Seat, tile: int) -> int:
    """Another player with ships or a port on the tile."""
    for other in range(s.seat_count):
        if other != seat and has(s.players[other].occupied, tile):
            return other
    return NOBODY
