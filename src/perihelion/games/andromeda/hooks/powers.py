"""Standing powers of factions and upgrades, when their moment comes."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.effects.late import LATE, CardList, StandingPowers
from perihelion.games.andromeda.cards.factions import FACTION_POWERS
from perihelion.games.andromeda.cards.fleet import NO_SHIP, SHIP_TYPES
from perihelion.games.andromeda.cards.powers import (
    ALWAYS,
    ANY_REGION,
    EACH_BATTLE,
    EACH_TURN,
    WHEN_ACTIVE,
    WHEN_NOT_ACTIVE,
    Power,
)
from perihelion.games.andromeda.cards.ships import UPGRADE_POWERS, UPGRADE_SHIP
from perihelion.games.andromeda.cards.source import OF_FACTION, OF_UPGRADE, Source
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.player import NO_FACTION, NO_TILE, Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import FIRST_HOOK, NO, YES
from perihelion.games.kit.masks import bit, has
from perihelion.games.kit.tables import Table

# A power of a player goes by a number: those of the faction first, then those of each upgrade
PER_CARD: Final = 4
NUMBERS: Final = PER_CARD * (1 + len(SHIP_TYPES))
NONE: Final = -1


def numbers_of(card: int, powers: tuple[Power, ...]) -> tuple[int, ...]:
    return tuple([PER_CARD * card + i for i in range(len(powers))])


FACTION_NUMBERS: Final[Table] = tuple([numbers_of(0, powers) for powers in FACTION_POWERS])
UPGRADE_NUMBERS: Final[Table] = tuple(
    [numbers_of(1 + ship, powers) for ship, powers in zip(UPGRADE_SHIP, UPGRADE_POWERS, strict=True)]
)


def power_numbers(player: Player) -> list[int]:
    """The numbers of all powers that a player has."""
    found: list[int] = []
    if player.faction != NO_FACTION:
        found += FACTION_NUMBERS[player.faction]
    for tile in player.upgrades:
        if tile != NO_TILE:
            found += UPGRADE_NUMBERS[tile]
    return found


def power(player: Player, number: int) -> Power:
    card, i = number // PER_CARD, number % PER_CARD
    return UPGRADE_POWERS[player.upgrades[card - 1]][i] if card else FACTION_POWERS[player.faction][i]


def effects(player: Player, number: int) -> CardList:
    """What a power does."""
    card, i = number // PER_CARD, number % PER_CARD
    return (
        LATE.upgrade_powers[player.upgrades[card - 1]][i] if card else LATE.faction_powers[player.faction][i]
    )


def source_of(player: Player, number: int) -> Source:
    card, i = number // PER_CARD, number % PER_CARD
    if card:
        return Source(OF_UPGRADE, player.upgrades[card - 1], i)
    return Source(OF_FACTION, player.faction, i)


def once_bit(number: int, once: int) -> int:
    """Where `Player.used` notes a power."""
    return bit((once - EACH_TURN) * NUMBERS + number)


def forget_turn(player: Player) -> None:
    """The powers of each turn can be used again."""
    player.used &= ~(bit(NUMBERS) - 1)


def forget_battle(player: Player) -> None:
    """The powers of each battle can be used again."""
    first = (EACH_BATTLE - EACH_TURN) * NUMBERS
    player.used &= ~((bit(NUMBERS) - 1) << first)


def applies(s: State, side: Side, number: int, moment: int, region: int, ship: int) -> bool:
    """Whether a power works at this moment: it is narrowed to it, was not used too often, and does
    something."""
    player = s.players[side]
    found = power(player, number)
    if (
        found.moment != moment
        or found.region not in (ANY_REGION, region)
        or found.ship not in (NO_SHIP, ship)
    ):
        return False
    if found.when == WHEN_ACTIVE and s.active != side:
        return False
    if found.when == WHEN_NOT_ACTIVE and s.active == side:
        return False
    if found.once != ALWAYS and player.used & once_bit(number, found.once):
        return False
    return effects(player, number).offered(s, side, source_of(player, number))


def at_moment(s: State, side: Side, moment: int, region: int = ANY_REGION, ship: int = NO_SHIP) -> list[int]:
    """The powers that work at a moment."""
    player = s.players[side]
    if not has(player.hooks, moment):
        return []
    return [n for n in power_numbers(player) if applies(s, side, n, moment, region, ship)]


def open_power(s: State, side: Side, moment: int) -> bool:
    """Whether a side has a power that it may use at its own chance."""
    return bool(at_moment(s, side, moment))


def use_power(s: State, side: Side, moment: int) -> None:
    """It is used."""
    s.then(UsePower(side, at_moment(s, side, moment)[0]))


class Powers(StandingPowers):
    """AE-TAC-13."""

    def fire(self, s: State, side: Side, moment: int, region: int = ANY_REGION, ship: int = NO_SHIP) -> None:
        if s.seated(side) and has(s.players[side].hooks, moment):
            s.then(AtMoment(side, moment, region, ship, 0))


LATE.powers = Powers()


class AtMoment(Step):
    """AE-TAC-13. The powers of one side at a moment, in the order that it chooses."""

    def __init__(self, side: Side, moment: int, region: int, ship: int, done: int) -> None:
        self.side: Final = side
        self.moment: Final = moment
        self.region: Final = region
        self.ship: Final = ship
        self.done: Final = done

    def run(self, s: State) -> None:
        left = self.left(s)
        if len(left) > 1:
            s.then(WhichPower(self.side, self))
        elif left:
            self.begin(s, left[0])

    def left(self, s: State) -> list[int]:
        numbers = at_moment(s, self.side, self.moment, self.region, self.ship)
        return [number for number in numbers if not has(self.done, number)]

    def begin(self, s: State, number: int) -> None:
        """One of them, then the rest."""
        s.then(AtMoment(self.side, self.moment, self.region, self.ship, self.done | bit(number)))
        if power(s.players[self.side], number).optional:
            s.then(MayUse(self.side, number))
        else:
            s.then(UsePower(self.side, number))


class WhichPower(Own):
    """AE-P-49. Which of several comes next."""

    def __init__(self, seat: Seat, moment: AtMoment) -> None:
        super().__init__(seat)
        self.at: Final = moment

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [FIRST_HOOK.of(i) for i in range(max(1, len(self.at.left(s))))]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        left = self.at.left(s)
        if left:
            self.at.begin(s, left[FIRST_HOOK.noun(option)])


class MayUse(Own):
    """AE-P-49. Use a power or not."""

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def costly(self, s: State, seat: Seat) -> bool:
        return True

    def still_open(self, s: State, seat: Seat) -> bool:
        player = s.players[seat]
        return effects(player, self.number).offered(s, seat, source_of(player, self.number))

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [YES, NO] if self.still_open(s, seat) else [NO]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == YES:
            s.then(UsePower(seat, self.number))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == YES:
            return Refusal("AE-P-49", "Its cost cannot be paid, or it would do nothing now.")
        return super().why_not(s, seat, option)


class UsePower(Step):
    """What a power does; how often it may be used is noted."""

    def __init__(self, side: Side, number: int) -> None:
        self.side: Final = side
        self.number: Final = number

    def run(self, s: State) -> None:
        player = s.players[self.side]
        found = power(player, self.number)
        if found.once != ALWAYS:
            player.used |= once_bit(self.number, found.once)
        effects(player, self.number).resolve(s, self.side, source_of(player, self.number))
