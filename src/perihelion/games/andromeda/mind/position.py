"""Ships by their places, and the battle that is coming or being fought."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.battle.pool import (
    cut_dice,
    cut_targeting,
    dice_of,
    raider_dice,
    raider_targeting,
    targeting_of,
)
from perihelion.games.andromeda.cards.fleet import KINDS, SHIP_TYPES, TRANSPORT, Fleet, size
from perihelion.games.andromeda.cards.raiders import RAIDER_BONUS, RAIDER_DICE
from perihelion.games.andromeda.cards.ships import FLEET_SIZE, TARGETING_LIMIT
from perihelion.games.andromeda.fight import ENDED, NO_BATTLE, OUTCOME, ROLL_DICE
from perihelion.games.andromeda.home.activate import ScienceBlock
from perihelion.games.andromeda.mind.odds import win_chance
from perihelion.games.andromeda.mind.station import ENERGY_SPENT, best_of, energy_of, incomes_of, science_of
from perihelion.games.andromeda.mind.worths import REWARD_WORTH, STEP, TACTICS_WORTH
from perihelion.games.andromeda.numbers import ships_on_map, weapons
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.raiders.strike import RaiderStrike, in_range
from perihelion.games.andromeda.region import NO_RAIDER
from perihelion.games.andromeda.state import NOWHERE, State
from perihelion.games.kit.masks import has

RESET: Final = 3.4
"""What it is worth to have all ships at home, by the ships that there are."""
COMING_HOME: Final = 0.93
"""Of what ships on the map could activate, so much will be."""
ONLY_SHIP: Final[Fleet] = (0, 15, 10, 10)
"""What the only ship of its type is worth besides, in tenths of a point: its range, weapons and abilities."""
SETTLERS: Final[tuple[float, ...]] = (0.0, 0.0, 3.0, 6.0, 8.0, 9.0, 10.0)
"""What so many transports are worth besides. The last one may not settle."""
FEARED: Final = 0.55
"""Of what a defeat costs, so much is feared: ships that stay at home win nothing."""


def fleet_size(player: Player) -> int:
    """All ships outside the supply, but those on the map."""
    return size(player.bay) + size(player.yard) + size(player.barge) + size(player.working)


def settlers_worth(player: Player) -> float:
    """What transports are worth besides that can still settle a world."""
    return SETTLERS[FLEET_SIZE[TRANSPORT] - player.supply[TRANSPORT] - player.built.bit_count()]


def only_ships(player: Player) -> float:
    """What the ships are worth of which there is but one, wherever they are."""
    tenths = 0
    for ship in SHIP_TYPES:
        if not player.supply[ship]:
            tenths += ONLY_SHIP[ship]
    return tenths / 10


class Ships:
    """A player's ships: how many there are and how many are away, and what those that are out will bring when
    they return."""

    def __init__(self, s: State, seat: Seat, player: Player, turns: float, left: float) -> None:
        on_map = ships_on_map(s, seat)
        self.total: Final = fleet_size(player) + on_map
        self.out: Final = on_map + size(player.barge)
        self.away: Final = self.total - size(player.bay)
        self.brings: Final = (
            self.returning(s, player, left) if coming(s, seat) else self.later(player, turns, left)
        )
        self.cost: Final = 0.0 if coming(s, seat) else RESET * left / (self.total + 1) * self.away

    def returning(self, s: State, player: Player, left: float) -> float:
        """What this return still brings."""
        brings = best_of(incomes_of(player, left, True), self.out, energy_of(player), left)
        return brings + science_of(player, left, True) if opens_science(s) else brings

    def later(self, player: Player, turns: float, left: float) -> float:
        if turns < 1.0:
            return 0.0
        energy = min(ENERGY_SPENT, energy_of(player))
        return COMING_HOME * best_of(incomes_of(player, left), self.out, energy, left)


def coming(s: State, seat: Seat) -> bool:
    """Whether a seat is returning to its station."""
    return s.returning and s.active == seat


def opens_science(s: State) -> bool:
    """Whether the Primary Reactor is being used."""
    return any(isinstance(step, ScienceBlock) for step in s.agenda)


def battle_worth(s: State, seat: Seat, ships: Ships) -> float:
    """What the coming battle brings or costs on average."""
    if s.target == NOWHERE:
        return 0.0
    step = s.battle.step
    if step in (OUTCOME, ENDED):
        return 0.0
    own = s.ships_at(seat, s.target) + sent(s, seat)
    if not own or (step == NO_BATTLE and not fight_planned(s)):
        return 0.0
    return stakes(s, seat, own, ships)


def fight_planned(s: State) -> bool:
    return any(isinstance(step, Fight) for step in s.agenda)


def sent(s: State, seat: Seat) -> int:
    """Ships that are about to move in."""
    if s.battle.step == NO_BATTLE or not s.sending:
        return 0
    place = s.sending[0] // KINDS
    return (
        len(s.sending) if has(s.players[seat].at, place) and s.fleet(seat, place)[s.sending[0] % KINDS] else 0
    )


def stakes(s: State, seat: Seat, own: int, ships: Ships) -> float:
    """AE-OUT-04, AE-OUT-05, AE-OUT-06. The space on Supremacy and the reward, or the ships that are lost."""
    here = s.regions[s.target]
    dice, aim = strength(s, seat)
    chance = 1.0
    rivals = 0
    for other in range(s.side_count()):
        if other != seat and s.ships_at(other, s.target):
            rivals += 1
            others, theirs = strength(s, other)
            chance *= win_chance(dice, aim, others, theirs)
    reward = 0.0
    if here.raider != NO_RAIDER:
        chance *= win_chance(dice, aim, *raiders_strength(s))
        reward = REWARD_WORTH[s.raiders[here.raider].card]
        rivals += 1
    elif s.battle.step == NO_BATTLE and not s.calm and strikes(s):
        raider = weakest(s)
        card = s.raiders[raider].card
        chance *= win_chance(dice, aim, cut_dice(RAIDER_DICE[card]), 1 + RAIDER_BONUS[card])
        reward = REWARD_WORTH[card]
        rivals += 1
    if not rivals:
        return 0.0
    if s.battle.step == ROLL_DICE and all(
        s.battle.rolls[place] for place in range(len(s.battle.dice)) if s.battle.dice[place]
    ):
        best = max(s.battle.rolls)
        chance = 1.0 if s.battle.rolls[seat] == best and s.battle.rolls.count(best) == 1 else 0.0
    lost = FEARED * (ships.brings * own / max(1, ships.out) - TACTICS_WORTH * 0.8)
    return chance * (STEP + reward) - (1.0 - chance) * lost


def strength(s: State, side: int) -> tuple[int, int]:
    """Dice and targeting of a side, as counted or as they will be."""
    if s.battle.counted and s.battle.dice[side]:
        return s.battle.dice[side], s.battle.targeting[side]
    dice = dice_of(s, side)
    aim = targeting_of(s, side)
    if s.battle.step != NO_BATTLE:
        if sent(s, side):
            for berth in s.sending:
                dice += weapons(s.players[side], berth % KINDS)
                aim = min(TARGETING_LIMIT, aim + 1)
        if not s.battle.counted:
            dice += s.battle.dice[side]
            aim = cut_targeting(aim + s.battle.targeting[side])
    return cut_dice(dice), aim


def raiders_strength(s: State) -> tuple[int, int]:
    if s.battle.counted and s.battle.dice[-1]:
        return s.battle.dice[-1], s.battle.targeting[-1]
    return cut_dice(raider_dice(s)), raider_targeting(s)


def strikes(s: State) -> bool:
    """Whether a raider will move in."""
    return any(isinstance(step, RaiderStrike) for step in s.agenda) and bool(in_range(s))


def weakest(s: State) -> int:
    """The raider that the active player lets come."""
    best, fewest = NO_RAIDER, 99
    for region in in_range(s):
        raider = s.regions[region].raider
        dice = RAIDER_DICE[s.raiders[raider].card]
        if dice < fewest:
            best, fewest = raider, dice
    return best
