"""Which hint belongs to which verb."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.telling.tellers import Phrase
from perihelion.games.solar_sphere.telling.hints import place, turn
from perihelion.games.solar_sphere.words import (
    ACT,
    AS,
    ATTACK,
    BUILD,
    DECOMMISSION,
    DISCARD,
    DROP,
    FABRICATE,
    HIRE,
    KICKBACK,
    LAUNCH,
    LEAVE,
    NAVIGATE,
    PAY,
    RECALL,
    REFRESH,
    REGENERATE,
    REROLL,
    RETIRE,
    SALVAGE,
    SEND,
    TAKE,
    USE,
    VISIT,
)

HINTS: Final[dict[int, Phrase]] = {
    KICKBACK.base: turn.kickback,
    DISCARD.base: turn.discard,
    USE.base: turn.action,
    VISIT.base: turn.visit,
    AS.base: turn.face,
    NAVIGATE.base: turn.navigate,
    LAUNCH: turn.launch,
    ACT: turn.act,
    TAKE.base: place.take,
    DROP.base: place.drop,
    LEAVE: place.leave,
    FABRICATE: place.fabricate,
    SALVAGE: place.salvage,
    REGENERATE.base: place.regenerate,
    DECOMMISSION.base: place.decommission,
    RECALL.base: place.recall,
    BUILD.base: place.build,
    HIRE.base: place.hire,
    PAY.base: place.pay,
    RETIRE.base: place.retire,
    REFRESH.base: turn.action,
    ATTACK.base: place.attack,
    SEND.base: place.send,
    REROLL: place.reroll,
}
"""By the first word of each verb."""
