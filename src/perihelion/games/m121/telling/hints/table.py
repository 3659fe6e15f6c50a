"""Which hint belongs to which verb."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.telling.tellers import Phrase
from perihelion.games.m121.telling.hints import placing, round, spreading
from perihelion.games.m121.words import (
    ALLOW,
    BLIND,
    BOOST,
    BUILD,
    BY_MILITARY,
    CHOOSE,
    GIVE,
    GO_ON,
    IN_GAP,
    INFLUENCE,
    INVADE,
    KEEP,
    LIFT,
    NO_BOOST,
    ON_SPACE,
    PASS,
    PAY,
    PEACEFULLY,
    PLACE,
    POLITICALLY,
    REPLACE,
    START_AT,
    STOP,
    TAKE,
    TIME_IS_UP,
    TO,
    TOLL_TO,
    TURN,
    VOTE,
    WITH,
)

HINTS: Final[dict[int, Phrase]] = {
    KEEP.base: round.keep,
    START_AT.base: round.start_at,
    CHOOSE.base: round.choose,
    BOOST.base: round.boost,
    NO_BOOST: round.no_boost,
    TAKE.base: round.take,
    BLIND: round.blind,
    BUILD.base: placing.build,
    IN_GAP.base: placing.gap,
    TURN.base: placing.turn,
    REPLACE.base: placing.replace,
    WITH.base: placing.better,
    PLACE.base: placing.place,
    ON_SPACE.base: placing.on_space,
    PEACEFULLY: placing.peacefully,
    BY_MILITARY: placing.by_force,
    PAY.base: round.discard,
    PASS: placing.passing,
    LIFT.base: spreading.lift,
    TO.base: spreading.to,
    TOLL_TO.base: spreading.toll_to,
    GIVE.base: round.give,
    INFLUENCE.base: spreading.influence,
    POLITICALLY: spreading.politics,
    INVADE: spreading.invade,
    STOP: spreading.stop,
    ALLOW: spreading.allow,
    GO_ON: round.go_on,
    TIME_IS_UP: round.time_is_up,
    VOTE.base: round.vote,
}
"""By the first word of each verb."""
