"""Who need not wait in a phase for those who act before: told to the table, which plays in order all the
same."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.kit.masks import members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import IN_PLAY, NOBODY, SPACE_COUNT, around
from perihelion.games.m121.cards.slots import ADVANCE, BUILD, COLONISE, DELIVER, EXPAND
from perihelion.games.m121.cards.tables import CUBES
from perihelion.games.m121.numbers import (
    all_targets,
    buildable,
    builds,
    chooser,
    colonisable,
    deliveries,
    expandable,
    systems_allowed,
    takes,
)
from perihelion.games.m121.state import State

MOST_CUBES: Final = max([max(cubes) for cubes in CUBES])
"""So many cubes of one colour come with a system at most."""


def allowed(s: State, seat: Seat) -> int:
    """How often a player may act in this phase, by the powers held now."""
    if s.phase == ADVANCE:
        return takes(s, seat)
    if s.phase == BUILD:
        return builds(s, seat)
    if s.phase == COLONISE:
        return systems_allowed(s, seat)
    return deliveries(s, seat) if s.phase == DELIVER else all_targets(s, seat)


def grounds(s: State, seat: Seat) -> int:
    """The spaces or gaps that a player's turn in this phase could be about."""
    if s.phase == ADVANCE:
        return 1
    if s.phase == BUILD:
        return buildable(s, seat)
    if s.phase == COLONISE:
        return colonisable(s, seat)
    if s.phase == DELIVER:
        influenced = s.players[seat].influenced
        return influenced | around(influenced)
    return expandable(s, seat)


def touched(s: State, seat: Seat) -> int:
    """The spaces or gaps that a player's whole turn in this phase could change. From each space that is won
    the next one is in reach."""
    found = grounds(s, seat)
    if s.phase in (ADVANCE, BUILD):
        return found
    for _ in range(allowed(s, seat) - 1):
        found |= around(found) & IN_PLAY[s.seat_count]
    return found


def needed(s: State, seat: Seat) -> int:
    """What a player's turn in this phase depends on: what it could change; all that the player has on the
    board, for powers are lost with control; what lies next to it, for some cards draw when others act there;
    and in Expand the systems of those who could stop the player, for their strength."""
    player, found = s.players[seat], touched(s, seat)
    if s.phase in (ADVANCE, BUILD):
        return found
    rivals = guards(s, found) if s.phase == EXPAND else 0
    return found | rivals | player.influenced | player.reach


def guards(s: State, spaces: int) -> int:
    """MX-EXP-09. All systems of those who control one of these."""
    found = 0
    for space in members_of(spaces & s.occupied, SPACE_COUNT):
        found |= s.players[s.sites[space].controller].controlled
    return found


def free(s: State, seat: Seat) -> bool:
    """MX-INIT-04. Whether a player who acts later need not wait: nobody who acts before can come into the
    way. What others can do is counted by the powers they hold now; of one that they may win on the way, of a
    draw pile that runs out, and of a hand that tolls of others fill up, nothing is foreseen."""
    if s.acting == NOBODY or s.acting == seat:
        return False
    coming = s.order[s.order.index(s.acting) :]
    if seat not in coming:
        return False
    before = list(coming[: coming.index(seat)])
    taken = 0
    for other in before:
        taken |= touched(s, other)
    return not (needed(s, seat) & taken or elsewhere(s, seat, before))


def elsewhere(s: State, seat: Seat, before: list[Seat]) -> bool:
    """MX-POW-06, MX-COL-09. Whether those who act before can come into the way wherever they act: by a sale
    for which the player draws, or with the last cubes."""
    if s.phase == DELIVER:
        sellers = any(chooser(s, other, DELIVER) for other in before)
        return sellers and s.players[seat].powers[slots.ANYONES_SALE] > 0
    systems = sum([allowed(s, other) for other in [*before, seat]])
    return s.phase == COLONISE and min(s.stock) < MOST_CUBES * systems
