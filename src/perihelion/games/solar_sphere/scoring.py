"""Chapter "End of the game": final points and the winner."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Side
from perihelion.core.said import Said
from perihelion.core.steps import Seat
from perihelion.games.kit.places import places
from perihelion.games.solar_sphere.cards.tables import (
    DRANDA,
    LEVEL_SUPPLY,
    NO_SCORING,
    PLAYER_NAMES,
    POSITION_COUNT,
    SCORING_POINTS,
    TRACK_POINTS,
)
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE
from perihelion.games.solar_sphere.numbers import faction_sets, reputation_column, stored
from perihelion.games.solar_sphere.state import State, dranda_of

SET_POINTS: Final = 5
"""SS-FAC-02."""
PARTS: Final = (
    Said("during play"),
    Said("sphere"),
    Said("factions"),
    Said("reputation"),
    Said("morale"),
    Said("leftovers"),
)
DRANDA_PARTS: Final = (Said("during play"), Said("sphere"), Said("factions"), Said("drones"))


def sphere_points(s: State, side: int) -> int:
    """SS-END-03, SS-SPH-08. The scoring card's points for each position this side has built."""
    if s.scoring == NO_SCORING:
        return 0
    points = SCORING_POINTS[s.scoring]
    return sum([points[position] for position in range(POSITION_COUNT) if s.owners[position] == side])


def player_parts(s: State, seat: Seat) -> list[float]:
    """SS-END-03, SS-END-04, SS-END-05, SS-END-06, SS-MOR-05. What a player's score is made of, in the order
    of PARTS."""
    player = s.players[seat]
    return [
        float(player.score),
        float(sphere_points(s, seat)),
        float(SET_POINTS * faction_sets(player.icons)),
        float(TRACK_POINTS[reputation_column(player.reputation)]),
        float(TRACK_POINTS[player.morale]),
        (player.active + stored(player)) / 2,
    ]


def dranda_parts(s: State) -> list[float]:
    """SS-SOLO-43. Sphere and sets as a player, and 1, 2 or 3 points for each drone in supply; nothing
    else."""
    dranda = dranda_of(s)
    return [
        float(dranda.score),
        float(sphere_points(s, DRANDA_SIDE)),
        float(SET_POINTS * faction_sets(dranda.icons)),
        float(LEVEL_SUPPLY[dranda.level] * dranda.supply),
    ]


def parts(s: State, side: int) -> list[float]:
    """What a side's score is made of."""
    return dranda_parts(s) if s.driven(side) else player_parts(s, side)


def part_names(s: State, side: int) -> tuple[Said, ...]:
    return DRANDA_PARTS if s.driven(side) else PARTS


def final_score(s: State, side: int) -> float:
    """All points of a side, as if the game ended now."""
    return sum(parts(s, side))


def standing(s: State) -> list[int]:
    """SS-END-07. The place of each side: most points, then reputation, then morale, then shared. SS-SOLO-44:
    DRANDA wins ties."""
    if s.dranda is not None:
        return [1, 2] if final_score(s, 0) > final_score(s, DRANDA_SIDE) else [2, 1]
    return places([rank(s, seat) for seat in range(s.seat_count)])


def rank(s: State, seat: Seat) -> tuple[float, ...]:
    """What is compared, most important first."""
    return final_score(s, seat), s.players[seat].reputation, s.players[seat].morale


def winners(s: State) -> list[int]:
    """SS-END-07. Those at the first place."""
    return [side for side, place in enumerate(standing(s)) if place == 1]


def result(s: State) -> tuple[Side, ...]:
    """Every side with its score, what it is made of and the place it brings, as if the game ended now."""
    return tuple([result_of(s, side, place) for side, place in enumerate(standing(s))])


def result_of(s: State, side: int, place: int) -> Side:
    made = parts(s, side)
    return Side(
        side_name(s, side), sum(made), place == 1, tuple(zip(part_names(s, side), made, strict=True)), place
    )


def side_name(s: State, side: int) -> str:
    return DRANDA if s.driven(side) else PLAYER_NAMES[side]


def automatic(s: State) -> tuple[str, ...]:
    """SS-SOLO-01. The sides that nobody is asked for."""
    return tuple([DRANDA for _ in range(s.seat_count, s.side_count())])
