"""Where the value of a position comes from, so that a hint can say why."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.event_horizon.mind.fleets import Fleet
from perihelion.games.event_horizon.mind.moment import moment_of
from perihelion.games.event_horizon.mind.prospects import targets_of
from perihelion.games.event_horizon.mind.value import (
    cannon_worth,
    home_worth,
    income_worth,
    menace,
    probe_worth,
    row_worth,
    upgrade_worth,
)
from perihelion.games.event_horizon.mind.worths import LEVELS, TECH_FADE
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.state import State

LABELS: Final = (
    Said("VP"),
    Said("ships and what they can reach"),
    Said("less danger"),
    Said("flag row"),
    Said("production"),
    Said("tech"),
    Said("upgrades and specials"),
    Said("exploring"),
    Said("cannons"),
    Said("marauders kept away"),
    Said("home"),
)


def sources(s: State, seat: Seat) -> list[float]:
    """What `value` is the sum of, in the order of the labels."""
    player = s.players[seat]
    points = float(victory_points(player))
    if not s.agenda:
        return [points] + [0.0] * (len(LABELS) - 1)
    moment = moment_of(s, seat)
    targets = targets_of(s, seat, moment.left)
    fleet = Fleet(s, seat, moment, targets)
    ships, danger = fleet.worth(), -fleet.exposed()
    return [
        points,
        ships,
        danger,
        row_worth(s, player, moment.left, fleet.expected),
        income_worth(player, moment),
        LEVELS[player.level] * TECH_FADE[moment.left],
        upgrade_worth(player, moment.left),
        probe_worth(s, player, targets),
        cannon_worth(s, targets, moment.left),
        -menace(s, player),
        home_worth(s, seat, targets) if s.round == 0 else 0.0,
    ]
