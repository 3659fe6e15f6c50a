"""Where in the round a position stands, read from the agenda: what is still to come counts differently from
what is over."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.build.menu import Build, Builds
from perihelion.games.event_horizon.build.placement import PlaceMarkers
from perihelion.games.event_horizon.cards.groups import enemy_group, enemy_side
from perihelion.games.event_horizon.cards.tables import MARAUDERS, NOBODY, NOWHERE, ROUNDS
from perihelion.games.event_horizon.combat.cannons import CannonDie
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.volley import Throw
from perihelion.games.event_horizon.fight import SIDE_COUNT
from perihelion.games.event_horizon.move.move import Moves, MoveShips
from perihelion.games.event_horizon.numbers import marker_count
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.round.rounds import RoundEnd
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import bit


class Moment:
    """What is still to come for one seat."""

    def __init__(self) -> None:
        self.left = 0
        """Scorings of the flag row still to come."""
        self.capturing = False
        """This round's captures are still to come."""
        self.movable = 0
        """Tiles whose ships will still move."""
        self.free_markers = 0
        """Order markers that are still to be placed."""
        self.earning = False
        """The own Build of this round is still to come."""
        self.building = False
        """The own Build is open or still to come."""
        self.thrown: list[float] = []
        """Hits expected from dice in the air, by side; empty if there are none."""
        self.shot_tile = NOWHERE
        self.shot_side = NOBODY
        self.shot_group = 0
        """What a cannon is aimed at."""


def moment_of(s: State, seat: Seat) -> Moment:
    moment = Moment()
    moment.left = ROUNDS - s.round
    moves = False
    for step in s.agenda:
        if isinstance(step, RoundEnd):
            moment.left += 1
        elif isinstance(step, Captures):
            moment.capturing = True
        elif isinstance(step, Moves):
            moves = True
        elif isinstance(step, Builds):
            moment.earning = True
        elif isinstance(step, Build):
            moment.earning = moment.earning or step.seat == seat
        elif isinstance(step, PlaceMarkers):
            moment.building = moment.building or step.seat == seat
        elif isinstance(step, MoveShips):
            if step.seat == seat:
                moment.movable |= bit(step.tile)
        elif isinstance(step, Throw):
            in_the_air(moment, step)
        elif isinstance(step, CannonDie):
            take_aim(moment, step)
    count_markers(s.players[seat], moment, moves)
    return moment


def count_markers(player: Player, moment: Moment, moves: bool) -> None:
    """The tiles that a marker will move, and the markers that still have to be placed."""
    moment.building = moment.building or moment.earning
    if moves or moment.building:
        moment.movable |= player.markers
    if moment.building:
        moment.free_markers = marker_count(player) - player.markers.bit_count()


def in_the_air(moment: Moment, step: Throw) -> None:
    if not moment.thrown:
        moment.thrown = [0.0] * SIDE_COUNT
    moment.thrown[step.target] += step.dice * (7 - step.hits_on) / 6.0


def take_aim(moment: Moment, step: CannonDie) -> None:
    moment.shot_tile = step.tile
    if enemy_side(step.enemy) == MARAUDERS:
        moment.shot_side, moment.shot_group = MARAUDERS, 0
    else:
        moment.shot_side, moment.shot_group = enemy_side(step.enemy), enemy_group(step.enemy)
