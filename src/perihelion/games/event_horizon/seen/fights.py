"""What can be seen of a fight: its sides, its dice, the hits to be taken."""

from __future__ import annotations

from perihelion.games.event_horizon.cards.tables import (
    NOWHERE,
)
from perihelion.games.event_horizon.fight import (
    AIMED,
    CANNON,
    FIGHT_KINDS,
    SIDE_COUNT,
    Fight,
    Thrown,
    lane,
    read_thrown,
)
from perihelion.games.event_horizon.seen.views import (
    FightView,
    ThrowView,
)
from perihelion.games.event_horizon.words import VOLLEYS
from perihelion.games.kit.masks import members_of


def fight_view(fight: Fight) -> FightView:
    seats = range(SIDE_COUNT - 1)
    aimed = [sum([fight.aimed[lane(seat, side)] for seat in seats]) for side in range(SIDE_COUNT)]
    return FightView(
        kind=FIGHT_KINDS[fight.kind],
        on=fight.on,
        tile=fight.tile,
        round=fight.round,
        sides=bits(fight.sides),
        away=bits(fight.away),
        leaving=[seat for seat in seats if fight.leaving[seat] != NOWHERE],
        struck=bits(fight.struck),
        veiled=bits(fight.veiled),
        hits=[fight.hits[side] + aimed[side] for side in range(SIDE_COUNT)],
        aimed=aimed,
        throws=[throw_view(code) for code in fight.dice],
    )


def bits(mask: int) -> list[int]:
    return members_of(mask, SIDE_COUNT)


def throw_view(code: Thrown) -> ThrowView:
    round, side, target, lowest, volley, how = read_thrown(code)
    faces = list(VOLLEYS[volley])
    return ThrowView(
        round,
        side,
        target,
        lowest,
        faces,
        sum([face >= lowest for face in faces]),
        how == CANNON,
        how == AIMED,
    )
