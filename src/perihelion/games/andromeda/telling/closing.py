"""What a word brings to its end: the clause that warns of it."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Said
from perihelion.core.steps import Seat
from perihelion.games.andromeda.state import NOT_ENDING, State
from perihelion.games.andromeda.telling.phrases import points


def closing(before: State, after: State, seat: Seat) -> Said:
    """AE-END-01, AE-END-04, AE-END-05. Whoever reaches the terminus gives everybody one more turn; the last
    of these ends the game."""
    if after.ended and not before.ended:
        return Said("the game is over with it")
    if before.left != NOT_ENDING or after.left == NOT_ENDING:
        return NOTHING_SAID
    terminus = points(after.agreed.terminus)
    if after.players[seat].points >= after.agreed.terminus:
        return Said("you reach {terminus}: everybody has one more turn after this one", terminus=terminus)
    first = next(side for side in after.from_active() if after.players[side].points >= after.agreed.terminus)
    return Said(
        "{player:first} reaches {terminus}: everybody has one more turn after this one",
        first=first,
        terminus=terminus,
    )
