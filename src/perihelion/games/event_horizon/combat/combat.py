"""Chapter "Combat": every contested tile is fought out, round by round."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import (
    contested,
    decided,
    fleet_has,
    marauders_at,
    movable_at,
    ships_at,
    sides_at,
    tiles_of,
)
from perihelion.games.event_horizon.build.draw import DrawSpecials
from perihelion.games.event_horizon.cards.columns import SP_DRAW, SP_FIRST_STRIKE, TETHER
from perihelion.games.event_horizon.cards.groups import type_of
from perihelion.games.event_horizon.cards.tables import MARAUDERS, NOBODY
from perihelion.games.event_horizon.combat.cannons import CannonShots, FreeShots
from perihelion.games.event_horizon.combat.hits import TakeHits
from perihelion.games.event_horizon.combat.retreat import Retreats, pinned_by, refuse_retreat, retreat_mask
from perihelion.games.event_horizon.combat.salvage import TakeSalvage, leave_salvage
from perihelion.games.event_horizon.combat.volley import marauder_throws, throws
from perihelion.games.event_horizon.fight import CANNON, COMBAT, SIDE_COUNT, new_fight, read_thrown
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.player import BATTLES, MARAUDER_BATTLES, Player
from perihelion.games.event_horizon.round.rolloff import OUT, BreakTies, first_seat
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import FIGHT, FIRE, HOLD_FIRE, PASS, RETREAT
from perihelion.games.kit.masks import bit, has, members_of

REWARD_CARDS: Final = 2
"""EH-CMB-20. The victor looks at so many specials for each marauder fleet destroyed, and keeps one."""
KEY_STEP: Final = 1000
"""More than any number of points or of production."""


class Combats(Step):
    """EH-CMB-01, EH-CMB-02, EH-CMB-03, EH-CMB-23. Free shots, then every contested tile, then salvage."""

    def run(self, s: State) -> None:
        s.then(FreeShots(), NextCombat(), TakeSalvage())


class NextCombat(Step):
    """EH-CMB-02, EH-RET-13. Until no tile is contested, tiles entered by retreat included."""

    def run(self, s: State) -> None:
        if contested(s):
            s.then(PickCombat(s.order[0]), self)


class PickCombat(AskOne):
    """EH-CMB-02. The first player in order picks the contested tile to be fought next."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [FIGHT.of(tile) for tile in tiles_of(contested(s))]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        tile = FIGHT.noun(option)
        s.fight = new_fight(COMBAT, tile, sides_at(s, tile))
        s.then(CombatRound(tile))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == PASS:
            return Refusal("EH-CMB-01", "Nobody may decline: every contested tile is fought out.")
        if not FIGHT.says(option):
            return None
        return Refusal("EH-CMB-01", "{tile:tile} does not hold ships of two sides.", tile=FIGHT.noun(option))


# A round


class CombatRound(Step):
    """EH-CMB-05. Cannons, ambush, fire or retreat, marauders, hits, retreats, end check."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        s.fight.round += 1
        s.shot = 0
        s.then(CannonShots(self.tile), Ambush(self.tile), Salvo(self.tile))


class Ambush(Step):
    """EH-CMB-07. In the first round ships with Ambush Protocol fire before everybody else."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        if s.fight.round > 1 or decided(s, self.tile):
            return
        seats = [seat for seat in s.order if fleet_has(s.players[seat], self.tile, SP_FIRST_STRIKE)]
        if seats:
            asks: list[Step] = [AmbushTarget(seat, self.tile) for seat in seats]
            s.then_all([*asks, TakeHits(self.tile)])


class AmbushTarget(AskOne):
    """EH-CMB-07, EH-SP-12. The enemy fleet that the ambush fires at."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: State, seat: Seat) -> list[Word]:
        return fire_words(s, seat, self.tile)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        groups = [group for group in movable_at(player, self.tile) if ambushes(player, group)]
        s.then_all(throws(s, seat, groups, FIRE.noun(option), has(s.fight.struck, seat)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if RETREAT.says(option):
            return Refusal("EH-SP-12", "A fleet that ambushes may not retreat in the first round.")
        return refuse_fire(seat, self.tile, option)


class Salvo(Step):
    """EH-CMB-05, EH-CMB-06, EH-CMB-10, EH-CMB-12. If two sides are left: players in order, then the
    marauders, then everybody's losses together."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        tile = self.tile
        if decided(s, tile):
            s.then(EndOfCombat(tile))
            return
        asks: list[Step] = [FireOrRetreat(seat, tile) for seat in s.order if firing(s, seat, tile)]
        s.then_all([*asks, MaraudersFire(tile), TakeHits(tile), Retreats(tile), EndCheck(tile)])


def ambushes(player: Player, group: int) -> bool:
    return SP_FIRST_STRIKE[player.attached[type_of(group)]] > 0


def ambushed(s: State, seat: Seat) -> bool:
    """EH-SP-12. Whether the seat has fired in the ambush step of this round: its dice lie there before its
    salvo."""
    if s.fight.round > 1:
        return False
    for code in s.fight.dice:
        _, side, _, _, _, how = read_thrown(code)
        if side == seat and how != CANNON:
            return True
    return False


def firing(s: State, seat: Seat, tile: int) -> list[int]:
    """EH-CMB-10, EH-SP-12. The ships that fire in the salvo: no ports, and none that fired in the ambush."""
    player = s.players[seat]
    groups = movable_at(player, tile)
    if groups and ambushed(s, seat):
        return [group for group in groups if not ambushes(player, group)]
    return groups


def fire_words(s: State, seat: Seat, tile: int) -> list[int]:
    """EH-CMB-08. Every enemy fleet on the tile."""
    sides = sides_at(s, tile) & ~bit(seat)
    return [FIRE.of(side) for side in members_of(sides, SIDE_COUNT)]


class FireOrRetreat(AskOne):
    """EH-CMB-08, EH-RET-01. Roll the dice of all ships against one enemy fleet, or retreat with all that can
    move."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: State, seat: Seat) -> list[Word]:
        words = fire_words(s, seat, self.tile)
        mask = retreat_mask(s, seat, self.tile)
        if mask and not ambushed(s, seat) and pinned_by(s, seat, self.tile) == NOBODY:
            words.extend([RETREAT.of(tile) for tile in tiles_of(mask)])
        return words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if RETREAT.says(option):
            s.fight.leaving[seat] = RETREAT.noun(option)
        else:
            groups = firing(s, seat, self.tile)
            s.then_all(throws(s, seat, groups, FIRE.noun(option), has(s.fight.struck, seat)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not RETREAT.says(option):
            return refuse_fire(seat, self.tile, option)
        if ambushed(s, seat):
            return Refusal("EH-SP-12", "Your fleet has ambushed in this round and may not retreat.")
        holder = pinned_by(s, seat, self.tile)
        if holder != NOBODY:
            return Refusal(
                "EH-SP-13",
                "The {special:card} of {player:holder} holds your fleet at {tile:tile}.",
                card=TETHER,
                holder=holder,
                tile=self.tile,
            )
        return refuse_retreat(s, seat, self.tile, RETREAT.noun(option))


def refuse_fire(seat: Seat, tile: int, option: Word) -> Refusal | None:
    if option in (HOLD_FIRE, PASS):
        return Refusal("EH-CMB-01", "Nobody may decline a combat.")
    if not FIRE.says(option):
        return None
    if FIRE.noun(option) == seat:
        return Refusal("EH-CMB-08", "You fire at an enemy fleet, not at your own.")
    return Refusal(
        "EH-CMB-08", "There are no ships of {side:side} at {tile:tile}.", side=FIRE.noun(option), tile=tile
    )


# The marauders


class MaraudersFire(Step):
    """EH-CMB-11, EH-RET-12. Last, and without a retreat, at the player with the most ships there; then most
    points, most production, a roll."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        if marauders_at(s, self.tile):
            s.keys = [prominence(s, seat, self.tile) for seat in range(s.seat_count)]
            s.then(BreakTies(True), MarauderVolley(self.tile))


def prominence(s: State, seat: Seat, tile: int) -> int:
    """What draws the marauders' fire, as one number."""
    player = s.players[seat]
    ships = len(ships_at(player, tile))
    return (ships * KEY_STEP + victory_points(player)) * KEY_STEP + player.production if ships else OUT


class MarauderVolley(Step):
    """EH-CMB-11, EH-MAR-12. One die for each marauder ship."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        s.then_all(marauder_throws(s, self.tile, first_seat(s.keys)))


# The end


class EndCheck(Step):
    """EH-CMB-04, EH-CMB-25. Another round while two sides are left, however many rounds it takes."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        s.then(EndOfCombat(self.tile) if decided(s, self.tile) else CombatRound(self.tile))


class EndOfCombat(Step):
    """EH-CMB-17, EH-CMB-18, EH-CMB-19, EH-CMB-20, EH-CMB-21, EH-CMB-26. The one player left is the victor;
    where no player is left, specials stay as salvage."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        s.fight.on = False
        for seat in range(s.seat_count):
            if has(s.players[seat].occupied, self.tile):
                reward(s, seat, self.tile)
                return
        leave_salvage(s, self.tile, s.fight.lost_fleets)


def reward(s: State, victor: int, tile: int) -> None:
    """EH-VP-02, EH-CMB-18, EH-CMB-19, EH-CMB-20, EH-SP-15. A point for each opponent defeated, a draw for
    each marauder fleet destroyed."""
    player, fight = s.players[victor], s.fight
    defeated = fight.sides & ~fight.away & ~bit(victor)
    player.points[MARAUDER_BATTLES] += int(has(defeated, MARAUDERS))
    player.points[BATTLES] += (defeated & ~bit(MARAUDERS)).bit_count()
    cards = REWARD_CARDS + int(fleet_has(player, tile, SP_DRAW))
    s.then_all([DrawSpecials(victor, cards)] * fight.lost_fleets)
