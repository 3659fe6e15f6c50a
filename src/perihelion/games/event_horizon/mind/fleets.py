"""What a seat's ships are worth: what they can capture, whom they can beat, and what they stand to lose."""

from __future__ import annotations

from math import sqrt
from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import marauders_at
from perihelion.games.event_horizon.cards.groups import (
    FIRST,
    SECOND,
    carried_of,
    carries,
    damage_of,
    slot_at,
    type_of,
)
from perihelion.games.event_horizon.cards.tables import (
    CANNON_DEFENSE,
    COST,
    DEFENSE,
    IS_WORLD,
    NOWHERE,
    PRODUCTION,
    TYPES,
)
from perihelion.games.event_horizon.mind.arms import Arms, arms_of
from perihelion.games.event_horizon.mind.forces import (
    SHOT,
    Enemies,
    Force,
    Stack,
    enemies_of,
    join,
    pending_hits,
    players_on,
    sighting_of,
    stacks_of,
)
from perihelion.games.event_horizon.mind.moment import Moment
from perihelion.games.event_horizon.mind.odds import survivors_of, win_chance
from perihelion.games.event_horizon.mind.prospects import Targets
from perihelion.games.event_horizon.mind.worths import (
    BEGUN,
    CARRIED,
    DAMAGE,
    DEFENDED,
    FLEE,
    FORCE,
    GUARD,
    HULL,
    LATER_FLAG,
    MARAUDER_VICTORY,
    NEXT_PORT,
    NEXT_ROUND,
    PORT_WORTH,
    RAID,
    REWARD,
    RISK,
    SINGLE,
    STRONG_GUARD,
    SURE,
    TECH_FADE,
    UNIT,
    VICTORY,
    YIELD,
)
from perihelion.games.event_horizon.numbers import new_group
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit, has

LAST_HOPE: Final = 0.05
"""HP of a fleet that is as good as lost."""
PURSUIT: Final = 0.5
"""The part of the enemies that have not yet fired at a fleet that retreats."""
ROUGHLY: Final = 0.8
"""Survivors with so much of the capture value that is needed may do."""


class Fleet:
    """All ships of a seat, looked at stack by stack. A target that one ship is to capture is none for the
    others."""

    def __init__(self, s: State, seat: Seat, moment: Moment, targets: Targets) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.player: Final[Player] = s.players[seat]
        self.moment: Final = moment
        self.targets: Final = targets
        self.arms: Final[Arms] = arms_of(self.player)
        sighting = sighting_of(s, seat, targets.ways)
        self.enemies: Final[Enemies] = enemies_of(s, seat, moment, sighting)
        self.rivals: Final[list[Force]] = sighting.forces
        self.taken = 0
        self.port_worth = PORT_WORTH[moment.left]
        self.expected = 0.0
        """Worlds that will be captured this round."""

    def worth(self) -> float:
        """All stacks; the free order markers go where they gain most."""
        worth = 0.0
        gains: list[float] = []
        for stack in self.stacks():
            staying = self.staying(stack)
            if has(self.moment.movable, stack.tile):
                worth += max(staying, self.leaving(stack))
            elif self.moment.free_markers and stack.groups:
                worth += staying
                gains.append(self.leaving(stack) - staying)
            else:
                worth += staying
        return worth + best_of(gains, self.moment.free_markers)

    def stacks(self) -> list[Stack]:
        """The stacks on the map; what was bought stands at home."""
        stacks = stacks_of(self.player.ships, self.arms)
        bought = self.player.bought
        if bought[0] or bought[1] or bought[2]:
            home = home_stack(stacks, self.player.home)
            for type in TYPES:
                for _ in range(bought[type]):
                    join(home, new_group(self.player, type), self.arms)
        for stack in stacks:
            stack.capturing = self.capturing(stack)
        for stack in stacks:
            self.look_around(stack)
        return stacks

    # What a stack may do

    def look_around(self, stack: Stack) -> None:
        """Its hulls, and what its ships can capture one by one or all together, or whom they can beat."""
        stack.hull = self.hull(stack)
        if self.moment.left and stack.groups:
            stack.prospect = max(self.singles(stack), self.together(stack), self.hunting(stack))

    def hull(self, stack: Stack) -> float:
        left = self.moment.left
        worth = FORCE[left] * sqrt(stack.hits * stack.hp)
        for group in stack.groups:
            worth += HULL[left] * COST[type_of(group)]
            if damage_of(group) and left > 1:
                worth -= DAMAGE * UNIT[left - 1]
            if carried_of(group):
                worth += self.carried(group) * TECH_FADE[left]
        if stack.ports:
            worth += self.port_worth
            self.port_worth *= NEXT_PORT
        if self.moment.shot_tile == stack.tile and self.moment.shot_side == self.seat:
            worth -= SHOT * HULL[left] * COST[type_of(self.moment.shot_group)]
        return worth

    def carried(self, group: int) -> float:
        """The tokens of a ship."""
        slots, type = self.player.slots, type_of(group)
        worth = CARRIED[slots[slot_at(type, FIRST)]] if carries(group, FIRST) else 0.0
        if carries(group, SECOND):
            worth += CARRIED[slots[slot_at(type, SECOND)]]
        return worth

    def singles(self, stack: Stack) -> float:
        """Each ship goes to the best world that it can take alone, where no enemy stands."""
        worth = 0.0
        defense, guarded = self.targets.defense, self.enemies.tiles
        for group in stack.groups:
            capture = self.arms.capture[group]
            if capture < 2:
                continue
            place = self.targets.from_tile(stack.tile, self.arms.speed[group])
            tiles = self.targets.tiles[place]
            for i in range(len(tiles)):
                tile = tiles[i]
                if tile != NOWHERE and not has(self.taken | guarded, tile) and defense[tile] < capture:
                    self.taken |= bit(tile)
                    worth += self.targets.worths[place][i]
                    break
        return worth * SINGLE

    def together(self, stack: Stack) -> float:
        """The whole stack goes to a world that is too strong for one ship, or to enemies."""
        place = self.targets.from_tile(stack.tile, stack.speed)
        tiles, worths = self.targets.tiles[place], self.targets.worths[place]
        best = 0.0
        for i in range(len(tiles)):
            tile = tiles[i]
            if tile == NOWHERE or self.targets.defense[tile] >= stack.capture:
                continue
            if has(self.enemies.tiles, tile):
                chance = win_chance(stack.hits, stack.hp, self.enemies.hits[tile], self.enemies.hp[tile])
                best = max(best, chance * (worths[i] * DEFENDED + VICTORY) - (1.0 - chance) * stack.hull)
            elif not has(self.taken, tile):
                best = max(best, worths[i])
        return best * SINGLE

    def hunting(self, stack: Stack) -> float:
        """The whole stack goes to enemies in its reach, for the victory."""
        best = 0.0
        row = self.targets.ways.row(stack.tile)
        for tile in self.enemies.places:
            if row[tile] <= stack.speed and tile != stack.tile and stack.hits > 0.0:
                chance = win_chance(stack.hits, stack.hp, self.enemies.hits[tile], self.enemies.hp[tile])
                best = max(best, chance * VICTORY - (1.0 - chance) * stack.hull)
        return best * SINGLE

    def capturing(self, stack: Stack) -> float:
        """The world under the stack, if this round's captures are still to come and the stack is strong
        enough."""
        tile = stack.tile
        s = self.s
        if not self.moment.capturing or s.owners[tile] == self.seat or not IS_WORLD[s.faces[tile]]:
            return 0.0
        if not has(s.revealed, tile):
            return 0.0
        worth = self.targets.captured(tile)
        if stack.capture > self.targets.defense[tile]:
            self.taken |= bit(tile)
            return worth * SURE
        return (
            worth * BEGUN * NEXT_ROUND[self.moment.left] * stack.capture / (self.targets.defense[tile] + 1.0)
        )

    # What becomes of it

    def leaving(self, stack: Stack) -> float:
        """The stack will move: some of it may stay behind for the world it stands on."""
        if has(self.enemies.tiles, stack.tile):
            return stack.hull * self.escaped(stack) + stack.prospect
        if stack.capturing == 0.0:
            return stack.hull + stack.prospect
        needed = min(1.0, (self.targets.defense[stack.tile] + 1.0) / max(1, stack.capture))
        rest = stack.prospect * (needed * NEXT_ROUND[self.moment.left] + 1.0 - needed)
        return stack.hull + max(stack.prospect, stack.capturing + rest)

    def escaped(self, stack: Stack) -> float:
        """The part of a stack that survives an attacking roll."""
        if self.s.fight.on and self.s.fight.tile == stack.tile:
            return max(0.0, 1.0 - pending_hits(self.s, self.seat, self.moment) / stack.hp)
        return 1.0

    def staying(self, stack: Stack) -> float:
        """The stack stays where it is, and fights if it must."""
        if has(self.enemies.tiles, stack.tile):
            return self.fight(stack)
        worth = stack.hull + stack.capturing + stack.prospect * NEXT_ROUND[self.moment.left]
        if stack.capturing > 0.0 and stack.capture > self.targets.defense[stack.tile]:
            self.expected += SURE
            return worth - self.at_risk(stack.tile, has(self.s.cannons, stack.tile)) * (
                1.0 - self.guarded(stack)
            )
        if has(self.targets.own, stack.tile):
            return worth + self.at_risk(stack.tile, has(self.s.cannons, stack.tile)) * self.guarded(stack)
        return worth

    # What rivals may do

    def exposed(self) -> float:
        """What rivals may take from the worlds that carry the seat's flag, if nobody guards them."""
        worth, own, tile = 0.0, self.targets.own, 0
        while own:
            if own & 1:
                worth += self.at_risk(tile, has(self.s.cannons, tile))
            own >>= 1
            tile += 1
        return worth

    def at_risk(self, tile: int, cannon: bool) -> float:
        """What is lost with an own world that nobody guards, times the chance that rivals take it in their
        next move.

        A world for which one ship is enough is in far greater danger than one for which several must come."""
        face = self.s.faces[tile]
        defense = DEFENSE[face] + (CANNON_DEFENSE if cannon else 0)
        risk = 0.0
        for rival in self.rivals:
            if rival.single[tile] > defense:
                risk = RISK
                break
            if rival.capture[tile] > defense:
                risk = RAID
        left = self.moment.left
        loss = (LATER_FLAG[left] + PRODUCTION[face] * YIELD[left]) * risk
        return loss * (1.0 - SHOT) if cannon else loss

    def relief(self, tile: int) -> float:
        """What a cannon would take from the risk of a world."""
        return self.at_risk(tile, False) - self.at_risk(tile, True)

    def guarded(self, stack: Stack) -> float:
        """The part of the risk that a stack takes from its world: any guard deters, a strong one wins."""
        tile, hits, hp = stack.tile, 0.0, 0.0
        for rival in self.rivals:
            if rival.hits[tile] * rival.hp[tile] > hits * hp:
                hits, hp = rival.hits[tile], rival.hp[tile]
        return GUARD + (STRONG_GUARD - GUARD) * win_chance(stack.hits, stack.hp, hits, hp)

    def fight(self, stack: Stack) -> float:
        """A combat to come or under way: victory, or flight, or nothing."""
        s, tile = self.s, stack.tile
        here = s.fight.on and s.fight.tile == tile
        hp = max(LAST_HOPE, stack.hp - pending_hits(s, self.seat, self.moment)) if here else stack.hp
        rest = stack.hull + stack.prospect * NEXT_ROUND[self.moment.left]
        enemy_hits = self.enemies.hits[tile]
        if here and s.fight.leaving[self.seat] != NOWHERE:
            return rest * max(0.0, (hp - PURSUIT * enemy_hits) / stack.hp)
        won = self.victory(stack, hp, rest)
        if tile == self.player.home or stack.ports:
            return won
        return max(won, rest * FLEE * max(0.0, (hp - enemy_hits) / stack.hp))

    def victory(self, stack: Stack, hp: float, rest: float) -> float:
        """The chance to win with so many HP left, times the points, the world and the survivors."""
        tile = stack.tile
        hits, enemy_hits, enemy_hp = (
            stack.hits * hp / stack.hp,
            self.enemies.hits[tile],
            self.enemies.hp[tile],
        )
        chance = win_chance(hits, hp, enemy_hits, enemy_hp)
        survivors = hp / stack.hp * survivors_of(hits * hp, enemy_hits * enemy_hp)
        spoils = VICTORY * players_on(self.s, self.seat, tile)
        if marauders_at(self.s, tile):
            spoils += MARAUDER_VICTORY + REWARD * TECH_FADE[self.moment.left]
        if stack.capturing > 0.0 and survivors * stack.capture > self.targets.defense[tile] * ROUGHLY:
            spoils += stack.capturing
            self.expected += chance
        return chance * (spoils + rest * survivors)


def home_stack(stacks: list[Stack], home: int) -> Stack:
    for stack in stacks:
        if stack.tile == home:
            return stack
    stack = Stack(home)
    stacks.append(stack)
    return stack


def best_of(gains: list[float], count: int) -> float:
    """The greatest of some gains, none below nothing."""
    gains.sort(reverse=True)
    return sum([gain for gain in gains[:count] if gain > 0.0])
