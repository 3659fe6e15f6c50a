"""Chapter "Combat": hits are assigned and casualties removed."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many
from perihelion.core.steps import AskOne, Refusal, Seat, Side, Step, Word
from perihelion.games.event_horizon.board.fleet import (
    change_ship,
    fleet_has,
    fleet_number,
    fleet_ships,
    fleet_tile,
    kinds_of,
    marauder_fleet,
    marauders_at,
    remove_ship,
    ship_tile,
    ships_at,
)
from perihelion.games.event_horizon.cards.columns import SP_ABSORB
from perihelion.games.event_horizon.cards.groups import (
    damage_of,
    enemy_fleet,
    enemy_fleet_noun,
    enemy_group,
    enemy_noun,
    enemy_side,
)
from perihelion.games.event_horizon.cards.tables import MARAUDERS
from perihelion.games.event_horizon.combat.volley import volley_hits
from perihelion.games.event_horizon.fight import AIMED, CANNON, COMBAT, SIDE_COUNT, lane, read_thrown
from perihelion.games.event_horizon.numbers import hp
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import FIRE, HIT, STRIKE
from perihelion.games.kit.masks import bit, has


class TakeHits(Step):
    """EH-CMB-13, EH-CMB-14, EH-CMB-15. All hits of the fight: veils, then targeted hits by the shooters, then
    the others by the owners.

    A fleet with no more HP than hits is gone without a question."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        if s.fight.kind == COMBAT:
            raise_veils(s, self.tile)
        for side in range(SIDE_COUNT):
            suffer(s, side, self.tile)
        self.plan(s)

    def plan(self, s: State) -> None:
        fight = s.fight
        steps: list[Step] = []
        if max(fight.aimed) > 0:
            steps = [
                AimHits(seat, self.tile, side)
                for seat in s.order
                for side in range(SIDE_COUNT)
                if fight.aimed[lane(seat, side)]
            ]
        steps.extend([AssignHits(seat, self.tile) for seat in s.order if fight.hits[seat]])
        if fight.hits[MARAUDERS]:
            steps.append(MarauderLosses(self.tile))
        s.then_all(steps)


def raise_veils(s: State, tile: int) -> None:
    """EH-SP-11. Once in a combat a fleet with a Deflector Veil cancels the first hit scored against it."""
    fight = s.fight
    for seat in range(s.seat_count):
        if has(fight.veiled, seat) or not hits_against(s, seat):
            continue
        if fleet_has(s.players[seat], tile, SP_ABSORB):
            fight.veiled |= bit(seat)
            cancel_first(s, seat)


def cancel_first(s: State, seat: Seat) -> None:
    """EH-SP-11. The first hit in the order of the throws, be it targeted; a shot of a cannon is none."""
    fight = s.fight
    for code in fight.dice:
        _, shooter, target, lowest, volley, how = read_thrown(code)
        if target == seat and how != CANNON and volley_hits(lowest, volley):
            if how == AIMED:
                fight.aimed[lane(shooter, seat)] -= 1
            else:
                fight.hits[seat] -= 1
            return


def hits_against(s: State, side: Side) -> int:
    """All hits that a side has to take, targeted or not."""
    hits = s.fight.hits[side]
    for shooter in range(s.seat_count):
        hits += s.fight.aimed[lane(shooter, side)]
    return hits


def suffer(s: State, side: Side, tile: int) -> None:
    """EH-SU-15, EH-CMB-15. A fleet that is hit remembers it, and is gone if its HP do not outlast the
    hits."""
    hits = hits_against(s, side)
    if not hits:
        return
    s.fight.struck |= bit(side)
    if hits >= toughness(s, side, tile):
        wipe_out(s, side, tile)


def toughness(s: State, side: Side, tile: int) -> int:
    """The hits it takes to destroy everything of a side on a tile."""
    if side == MARAUDERS:
        return marauders_at(s, tile)
    player = s.players[side]
    return sum([hp(player, group) - damage_of(group) for group in ships_at(player, tile)])


def wipe_out(s: State, side: Side, tile: int) -> None:
    """EH-CMB-15. The whole fleet is destroyed; hits beyond its HP are lost."""
    s.fight.hits[side] = 0
    for shooter in range(s.seat_count):
        s.fight.aimed[lane(shooter, side)] = 0
    if side == MARAUDERS:
        lost = [code for code in s.marauders if fleet_tile(code) == tile]
        s.fight.lost_fleets += len(lost)
        s.marauders = [code for code in s.marauders if fleet_tile(code) != tile]
        return
    player = s.players[side]
    player.ships = [ship for ship in player.ships if ship_tile(ship) != tile]
    player.occupied &= ~bit(tile)


class AimHits(AskOne):
    """EH-CMB-14, EH-SU-10. The shooter puts targeted hits on ships of the target, one by one."""

    def __init__(self, seat: Seat, tile: int, target: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.target: Final = target

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [STRIKE.of(enemy) for enemy in enemies_of_side(s, self.target, self.tile)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        hit_enemy(s, STRIKE.noun(option), self.tile)
        s.fight.aimed[lane(seat, self.target)] -= 1
        if s.fight.aimed[lane(seat, self.target)]:
            s.then(self)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not STRIKE.says(option) and not HIT.says(option):
            return None
        if HIT.says(option) or enemy_side(STRIKE.noun(option)) != self.target:
            return Refusal(
                "EH-CMB-14", "Your targeted hits were scored against {side:side}.", side=self.target
            )
        return Refusal(
            "EH-CMB-16",
            "There is no {enemy:enemy} at {tile:tile}.",
            enemy=STRIKE.noun(option),
            tile=self.tile,
        )


class AssignHits(AskOne):
    """EH-CMB-13. The owner puts ordinary hits on own ships and ports, one by one."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [HIT.of(group) for group in kinds_of(ships_at(s.players[seat], self.tile))]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        hit_ship(s.players[seat], self.tile, HIT.noun(option))
        s.fight.hits[seat] -= 1
        if s.fight.hits[seat]:
            s.then(self)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if STRIKE.says(option) or FIRE.says(option):
            return Refusal(
                "EH-CMB-13",
                Many(
                    s.fight.hits[seat],
                    "This hit was scored against your fleet at {tile:tile}.",
                    "These {n} hits were scored against your fleet at {tile:tile}.",
                    tile=self.tile,
                ),
            )
        if not HIT.says(option):
            return None
        return Refusal(
            "EH-CMB-16",
            "You have no {group:group} at {tile:tile} that could take a hit.",
            group=HIT.noun(option),
            tile=self.tile,
        )


class MarauderLosses(Step):
    """EH-MAR-14. Ordinary hits remove ships of the oldest marauder fleet first."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        for _ in range(s.fight.hits[MARAUDERS]):
            lose_marauder(s, enemy_fleet(enemies_of_side(s, MARAUDERS, self.tile)[0]))
        s.fight.hits[MARAUDERS] = 0


# One ship


def hit_ship(player: Player, tile: int, group: int) -> None:
    """EH-CMB-15. With hits equal to its HP a ship is destroyed, with fewer it is damaged."""
    if damage_of(group) + 1 >= hp(player, group):
        remove_ship(player, tile, group)
    else:
        change_ship(player, tile, group, group + 1)


def hit_enemy(s: State, enemy: int, tile: int) -> None:
    """One hit on a ship of another side."""
    if enemy_side(enemy) == MARAUDERS:
        lose_marauder(s, enemy_fleet(enemy))
    else:
        hit_ship(s.players[enemy_side(enemy)], tile, enemy_group(enemy))


def destroy_enemy(s: State, enemy: int, tile: int) -> None:
    """EH-CAN-02. A ship of another side is destroyed outright, whatever its HP."""
    if enemy_side(enemy) == MARAUDERS:
        lose_marauder(s, enemy_fleet(enemy))
    else:
        remove_ship(s.players[enemy_side(enemy)], tile, enemy_group(enemy))


def lose_marauder(s: State, fleet: int) -> None:
    """EH-MAR-12, EH-MAR-13. A fleet loses one ship; with the last it is gone."""
    for i in range(len(s.marauders)):
        if fleet_number(s.marauders[i]) == fleet:
            left = fleet_ships(s.marauders[i]) - 1
            s.marauders[i] = marauder_fleet(fleet, fleet_tile(s.marauders[i]), left)
            if left == 0:
                s.marauders.pop(i)
                s.fight.lost_fleets += 1
            return


def enemies_of_side(s: State, side: Side, tile: int) -> list[int]:
    """What can be picked of a side on a tile: its groups, or the marauder fleets, oldest first."""
    if side == MARAUDERS:
        return [enemy_fleet_noun(fleet_number(code)) for code in s.marauders if fleet_tile(code) == tile]
    return [enemy_noun(side, group) for group in kinds_of(ships_at(s.players[side], tile))]
