"""What a good player knows: the value of a position, in victory points.

The value is what a seat may expect at the end: the points it has, and what its worlds, its tech and its ships
will still bring. At the end of the game the value is the score."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import fleet_ships, fleet_tile, ship_type
from perihelion.games.event_horizon.cards.tables import (
    DISTANCE,
    NOWHERE,
    POINTS,
    ROUNDS,
    ROW_FLAGS,
    ROW_POINTS,
    TYPES,
)
from perihelion.games.event_horizon.mind.fleets import Fleet
from perihelion.games.event_horizon.mind.moment import Moment, moment_of
from perihelion.games.event_horizon.mind.prospects import Targets, targets_of
from perihelion.games.event_horizon.mind.worths import (
    ASIDE_WORTH,
    CANNON,
    FAR_FROM_HOME,
    FIRST_SHIP,
    FIRST_WORLD,
    FULL_TYPE,
    HELD_FLAG,
    LATER_FLAG,
    LEVELS,
    MENACE,
    NEXT_WORLD,
    ON_TYPE,
    PROBED,
    RIVAL_DISTANCE,
    SPREADS,
    TECH_FADE,
    TOKEN,
    UNIT,
    WAITING,
    WASTE,
    YIELD,
)
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import has


def value(s: State, seat: Seat) -> float:
    """The points this seat may expect at the end."""
    player = s.players[seat]
    worth = float(victory_points(player))
    if not s.agenda:
        return worth
    moment = moment_of(s, seat)
    targets = targets_of(s, seat, moment.left)
    fleet = Fleet(s, seat, moment, targets)
    worth += fleet.worth() - fleet.exposed()
    worth += row_worth(s, player, moment.left, fleet.expected)
    worth += income_worth(player, moment) + LEVELS[player.level] * TECH_FADE[moment.left]
    worth += upgrade_worth(player, moment.left)
    worth += probe_worth(s, player, targets) + cannon_worth(s, targets, moment.left)
    worth -= menace(s, player)
    if s.round == 0:
        worth += home_worth(s, seat, targets)
    return worth


def spread(s: State) -> float:
    """How far a lead may still change; fitted to games of `greedy` for two."""
    return SPREADS[moment_of(s, 0).left]


def row_worth(s: State, player: Player, left: int, expected: float) -> float:
    """The flag row as it will be counted in this round, and flags for the rounds after."""
    if left == ROUNDS - s.round:
        return player.flags * HELD_FLAG[left]
    flags = min(player.flags + expected, float(ROW_FLAGS))
    whole = int(flags)
    row = float(ROW_POINTS[whole])
    if whole < ROW_FLAGS:
        row += (flags - whole) * (ROW_POINTS[whole + 1] - row)
    return row + player.flags * LATER_FLAG[left]


def upgrade_worth(player: Player, left: int) -> float:
    """S.U. and specials, besides what they do for the ships on the map."""
    worth = 0.0
    for upgrade in player.slots:
        if upgrade != EMPTY_SLOT:
            worth += TOKEN[upgrade]
    for card in player.specials:
        worth += ASIDE_WORTH[card] + WAITING * best_place(player, card)
    for type in TYPES:
        if player.attached[type] != EMPTY_SLOT:
            worth += ASIDE_WORTH[player.attached[type]] + attached_worth(player, type, player.attached[type])
    return worth * TECH_FADE[left]


def best_place(player: Player, card: int) -> float:
    """What a special that lies aside would add on the type where it adds most to what is there."""
    best = 0.0
    for type in TYPES:
        there = player.attached[type]
        gain = attached_worth(player, type, card) - (
            attached_worth(player, type, there) if there != EMPTY_SLOT else 0.0
        )
        best = max(best, gain)
    return best


def attached_worth(player: Player, type: int, card: int) -> float:
    """What a special adds by its type, more with more ships of it."""
    return ON_TYPE[type][card] * (FIRST_SHIP + (1.0 - FIRST_SHIP) * ships_of(player, type) / FULL_TYPE)


def ships_of(player: Player, type: int) -> float:
    """Ships of a type, as far as they count."""
    count = player.bought[type]
    for ship in player.ships:
        if ship_type(ship) == type:
            count += 1
    return min(float(count), FULL_TYPE)


def income_worth(player: Player, moment: Moment) -> float:
    """Production in the Builds to come, and what is left to spend in an open one."""
    worth = player.production * YIELD[moment.left]
    if moment.earning:
        return worth + player.production * UNIT[moment.left]
    return worth + player.budget * UNIT[moment.left] * WASTE


def probe_worth(s: State, player: Player, targets: Targets) -> float:
    """The tiles that the exploratory vehicle is going to turn over."""
    if player.probe == NOWHERE:
        return 0.0
    worth = 0.0
    for tile in POINTS[player.probe]:
        if not has(s.revealed, tile):
            worth += targets.worth(tile, 0) * PROBED * (1.0 - FAR_FROM_HOME * DISTANCE[player.home][tile])
    return worth


def cannon_worth(s: State, targets: Targets, left: int) -> float:
    return CANNON[left] * (s.cannons & targets.own).bit_count() if s.cannons else 0.0


def menace(s: State, player: Player) -> float:
    """Marauders near home."""
    if player.home == NOWHERE:
        return 0.0
    near = DISTANCE[player.home]
    worth = 0.0
    for code in s.marauders:
        worth += fleet_ships(code) / (1.0 + near[fleet_tile(code)])
    return worth * MENACE


def home_worth(s: State, seat: Seat, targets: Targets) -> float:
    """A starting tile: the worlds in its reach, and the distance to rivals."""
    home = s.players[seat].home
    if home == NOWHERE:
        return 0.0
    place = targets.from_tile(home, 2)
    worth, share = 0.0, FIRST_WORLD
    for gain in targets.worths[place]:
        worth += gain * share
        share *= NEXT_WORLD
    for other in range(s.seat_count):
        if other != seat and s.players[other].home != NOWHERE:
            worth += RIVAL_DISTANCE * DISTANCE[home][s.players[other].home]
    return worth
