"""What the modules of a station bring, in a return and in all that are still to come."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.modules import HAS_INPUT, HAS_OUTPUT, MODULE_GOAL
from perihelion.games.andromeda.cards.resources import ENERGY
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW, SCIENCE_ROW, TYPE_COUNT
from perihelion.games.andromeda.mind.worths import (
    CORE_SCORES,
    CORE_STUFF,
    ENERGY_WORTH,
    MODULE_SCORES,
    MODULE_STUFF,
    MOON_MENDS,
    MOON_STUFF,
)
from perihelion.games.andromeda.numbers import count
from perihelion.games.andromeda.player import CORE, Module, Player, Row
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import State

LAUNCHED: Final = 3.5
"""What a launch brings at once."""
ENERGY_SPENT: Final = 2
"""So much energy is put on modules in a usual return."""
LATER: Final = 0.8
"""Of what the station could bring in the turns to come, so much is brought."""
MENDED: Final = 0.5
"""How likely a damaged module will be repaired in time."""
GROWTH: Final = 0.085
"""So much more a module that scores at the end comes to with each turn."""


def moon_brings(moon: int, left: float) -> float:
    """What a moon in a slot brings each time."""
    return MOON_STUFF[moon] * left + MOON_MENDS[moon] if moon != NO_MOON else 0.0


def income_of(modules: Row, place: int, row: int, left: float) -> float:
    """What activating a module brings."""
    module = modules[place]
    if module.card == CORE:
        income = CORE_SCORES[row] + CORE_STUFF[row] * left
    else:
        income = MODULE_SCORES[module.card] + MODULE_STUFF[module.card] * left
        if HAS_INPUT[module.card]:
            if module.input == NO_MOON:
                return 0.0
            income -= moon_brings(module.input, left)
        if HAS_OUTPUT[module.card]:
            income += moon_brings(module.output, left)
    if row == INDUSTRY_ROW:
        income += moon_brings(module.seam, left)
        if place:
            income += moon_brings(modules[place - 1].seam, left)
    return income


def works(module: Module, fresh: bool) -> bool:
    """Whether a module can be activated; if `fresh`, still in this return."""
    return module.damage + module.infected == 0 and not (fresh and module.used)


def science_of(player: Player, left: float, fresh: bool) -> float:
    """What the Primary Reactor opens."""
    modules = player.rows[SCIENCE_ROW]
    total = 0.0
    for place in range(1, len(modules)):
        if works(modules[place], fresh):
            total += max(0.0, income_of(modules, place, SCIENCE_ROW, left))
    return total


def incomes_of(player: Player, left: float, fresh: bool = False) -> list[float]:
    """What each module brings that takes a ship or energy, the best first; what is opened by the reactor
    counts with it."""
    found: list[float] = []
    for row in range(TYPE_COUNT):
        modules = player.rows[row]
        for place in range(1 if row == SCIENCE_ROW else 0, 0 if row == SCIENCE_ROW else len(modules)):
            if works(modules[place], fresh):
                income = income_of(modules, place, row, left)
                if income > 0.0:
                    found.append(income)
    if works(player.rows[SCIENCE_ROW][0], fresh):
        reactor = income_of(player.rows[SCIENCE_ROW], 0, SCIENCE_ROW, left)
        found.append(reactor + science_of(player, left, fresh))
    found.sort(reverse=True)
    return found


def best_of(incomes: list[float], ships: int, energy: int, left: float) -> float:
    """What so many ships and so much energy bring in a return."""
    total = 0.0
    for i in range(min(len(incomes), ships + energy)):
        total += incomes[i] if i < ships else max(0.0, incomes[i] - ENERGY_WORTH * left)
    return total


def each_turn(incomes: list[float], ships: int, left: float) -> float:
    """What a turn brings, where all or some of the ships are launched and then return."""
    best = 0.0
    for out in range(1, ships + 1):
        cycle = LAUNCHED * left * out + best_of(incomes, out, ENERGY_SPENT, left)
        best = max(best, cycle / (out + 1))
    return best


def future(incomes: list[float], ships: int, turns: float, left: float) -> float:
    """What the station will bring."""
    return LATER * turns * each_turn(incomes, ships, left)


def goals(s: State, seat: Seat, player: Player, turns: float) -> float:
    """What undamaged modules score at the end."""
    total = 0.0
    for row in player.rows:
        for module in row:
            if module.card != CORE:
                goal = MODULE_GOAL[module.card]
                if goal.base:
                    found = min(float(goal.most), goal.worth(count(s, seat, goal.per)) + GROWTH * turns)
                    total += found if not module.damaged() else found * MENDED
    return total


def aside_worth(card: int, left: float, turns: float) -> float:
    """A module that is paid and lies on no station yet."""
    return max(0.3, (MODULE_SCORES[card] + MODULE_STUFF[card] * left) * turns * 0.12 + MODULE_GOAL[card].base)


def energy_of(player: Player) -> int:
    return player.stock[ENERGY]
