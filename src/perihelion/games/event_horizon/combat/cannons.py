"""Chapter "Cannons": targeted shots at the start of each combat round, and one free shot before the
combats."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Chance, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import contested, decided, marauder_mask, sides_at, tiles_of
from perihelion.games.event_horizon.cards.groups import enemy_side
from perihelion.games.event_horizon.cards.tables import CANNON_HITS_ON, NEIGHBOUR_MASK
from perihelion.games.event_horizon.combat.hits import destroy_enemy, enemies_of_side
from perihelion.games.event_horizon.combat.salvage import leave_salvage
from perihelion.games.event_horizon.fight import CANNON, FREE_SHOT, SIDE_COUNT, new_fight, thrown
from perihelion.games.event_horizon.numbers import far_cannons
from perihelion.games.event_horizon.round.rolloff import SIX
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import AIM, HOLD_FIRE, ROLL, SHOOT, STRIKE
from perihelion.games.kit.masks import bit, has, members_of


def range_mask(s: State, cannon: int) -> int:
    """EH-CAN-06. The own tile, with Cannon #2 also the six around it."""
    own = bit(cannon)
    return own | NEIGHBOUR_MASK[cannon] if far_cannons(s.players[s.owners[cannon]]) else own


def ready_cannons(s: State, seat: Seat) -> list[int]:
    """EH-CAN-01. Cannons on worlds with the seat's flag that have not had their shot in this step."""
    return [tile for tile in tiles_of(s.cannons & ~s.shot) if s.owners[tile] == seat]


def hold_fire(s: State, seat: Seat) -> None:
    """EH-CAN-03. No more shots of this owner in this step."""
    for tile in ready_cannons(s, seat):
        s.shot |= bit(tile)


# Before the first combat


class FreeShots(Step):
    """EH-CAN-05, EH-CMB-03. Each cannon may take one shot at a ship outside the contested tiles."""

    def run(self, s: State) -> None:
        s.shot = 0
        if s.cannons:
            s.then(FreeShot())


class FreeShot(Step):
    """EH-CAN-04. In player order, each shot resolved before the next."""

    def run(self, s: State) -> None:
        for seat in s.order:
            if loaded(s, seat):
                s.then(PickCannon(seat), self)
                return


def free_targets(s: State, seat: Seat) -> int:
    """EH-CAN-05. Tiles with enemies of the seat that are not contested at this moment."""
    mask = marauder_mask(s)
    for other in range(s.seat_count):
        if other != seat:
            mask |= s.players[other].occupied
    return mask & ~contested(s)


def loaded(s: State, seat: Seat) -> list[int]:
    """Cannons of the seat that still have a free shot and something to shoot at."""
    cannons = ready_cannons(s, seat)
    if not cannons:
        return cannons
    targets = free_targets(s, seat)
    return [cannon for cannon in cannons if range_mask(s, cannon) & targets]


class PickCannon(AskOne):
    """EH-CAN-04. The owner of several cannons picks which shoots next, or holds fire with all that are
    left."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        words = [SHOOT.of(cannon) for cannon in loaded(s, seat)]
        return [*words, HOLD_FIRE] if len(words) > 1 else words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == HOLD_FIRE:
            hold_fire(s, seat)
        else:
            s.then(PickTile(seat, SHOOT.noun(option), len(loaded(s, seat)) == 1))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not SHOOT.says(option):
            return None
        tile = SHOOT.noun(option)
        if not has(s.cannons, tile) or s.owners[tile] != seat:
            return Refusal("EH-CAN-01", "You have no cannon at {tile:tile}.", tile=tile)
        if has(s.shot, tile):
            return Refusal(
                "EH-CAN-05", "The cannon at {tile:tile} has had its free shot this round.", tile=tile
            )
        return Refusal(
            "EH-CAN-05",
            "No enemy outside the contested tiles is in range of the cannon at {tile:tile}.",
            tile=tile,
        )


class PickTile(AskOne):
    """EH-CAN-05, EH-CAN-06. The tile to shoot at; `tile` is the cannon's. A single cannon may hold fire
    here."""

    def __init__(self, seat: Seat, tile: int, may_hold: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.may_hold: Final = may_hold

    def options(self, s: State, seat: Seat) -> list[Word]:
        words = [AIM.of(tile) for tile in tiles_of(range_mask(s, self.tile) & free_targets(s, seat))]
        return [*words, HOLD_FIRE] if self.may_hold and len(words) > 1 else words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == HOLD_FIRE:
            hold_fire(s, seat)
            return
        undecided = self.may_hold and len(self.options(s, seat)) == 1
        s.then(PickShip(seat, AIM.noun(option), self.tile, undecided))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == HOLD_FIRE:
            return ordered(self.tile)
        if not AIM.says(option):
            return None
        tile = AIM.noun(option)
        if not has(range_mask(s, self.tile), tile):
            return Refusal(
                "EH-CAN-06",
                "{tile:tile} is out of range of the cannon at {tile:cannon}.",
                tile=tile,
                cannon=self.tile,
            )
        if has(contested(s), tile):
            return Refusal(
                "EH-CAN-05",
                "{tile:tile} is contested; the free shot is for ships outside a combat.",
                tile=tile,
            )
        return Refusal("EH-CAN-03", "There is no enemy ship at {tile:tile}.", tile=tile)


def ordered(cannon: int) -> Refusal:
    """EH-CAN-03. Why it cannot hold fire any more."""
    return Refusal("EH-CAN-03", "The cannon at {tile:cannon} is already ordered to shoot.", cannon=cannon)


# In a combat


class CannonShots(Step):
    """EH-CAN-02, EH-CAN-04. At the beginning of a combat round each cannon in range may shoot, in player
    order of the owners. EH-CMB-06: none once a shot has decided the combat.

    All cannons of an owner do the same to this tile, so nobody is asked for their order."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, s: State) -> None:
        near = s.cannons & ~s.shot & (bit(self.tile) | NEIGHBOUR_MASK[self.tile])
        if not near or decided(s, self.tile):
            return
        cannons = [cannon for cannon in tiles_of(near) if has(range_mask(s, cannon), self.tile)]
        for seat in s.order:
            for cannon in cannons:
                if s.owners[cannon] == seat and sides_at(s, self.tile) & ~bit(seat):
                    s.then(PickShip(seat, self.tile, cannon, True), self)
                    return


class PickShip(AskOne):
    """EH-CAN-02, EH-CAN-03. The ship, port or marauder ship to shoot at, or hold fire."""

    def __init__(self, seat: Seat, tile: int, cannon: int, may_hold: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.cannon: Final = cannon
        self.may_hold: Final = may_hold

    def options(self, s: State, seat: Seat) -> list[Word]:
        sides = sides_at(s, self.tile) & ~bit(seat)
        words = [
            STRIKE.of(enemy)
            for side in members_of(sides, SIDE_COUNT)
            for enemy in enemies_of_side(s, side, self.tile)
        ]
        return [*words, HOLD_FIRE] if self.may_hold else words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == HOLD_FIRE:
            hold_fire(s, seat)
            return
        s.shot |= bit(self.cannon)
        if not s.fight.on:
            s.fight = new_fight(FREE_SHOT, self.tile, bit(seat) | bit(enemy_side(STRIKE.noun(option))))
        s.then(CannonDie(seat, self.tile, self.cannon, STRIKE.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == HOLD_FIRE:
            return ordered(self.cannon)
        if not STRIKE.says(option):
            return None
        enemy = STRIKE.noun(option)
        if enemy_side(enemy) == seat:
            return Refusal(
                "EH-CAN-03", "A cannon of {player:who} does not shoot at ships of {player:who}.", who=seat
            )
        return Refusal("EH-CAN-03", "There is no {enemy:enemy} at {tile:tile}.", enemy=enemy, tile=self.tile)


class CannonDie(Chance):
    """EH-CAN-02, EH-CAN-07. One D6: 5 or 6 destroys the chosen ship, whatever its HP; in a combat it counts
    as destroyed there, in a free shot nobody scores."""

    def __init__(self, seat: Seat, tile: int, cannon: int, enemy: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cannon: Final = cannon
        self.enemy: Final = enemy

    def weights(self, s: State) -> list[int]:
        return SIX

    def happen(self, s: State, outcome: int) -> None:
        fight, side = s.fight, enemy_side(self.enemy)
        fight.dice.append(thrown(fight.round, self.seat, side, CANNON_HITS_ON, outcome, CANNON))
        if outcome + 1 >= CANNON_HITS_ON:
            fight.struck |= bit(side)
            destroy_enemy(s, self.enemy, self.tile)
        if fight.kind == FREE_SHOT:
            fight.on = False
            leave_salvage(s, self.tile, fight.lost_fleets)

    def word(self, s: State, outcome: int) -> Word:
        return ROLL.of(outcome)
