"""Whether ships would take a world, told before they go there."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import marauders_at
from perihelion.games.event_horizon.cards.tables import IS_WORLD, UNSEEN
from perihelion.games.event_horizon.combat.capture import capture_with
from perihelion.games.event_horizon.numbers import defense
from perihelion.games.event_horizon.seen.views import CaptureView
from perihelion.games.event_horizon.state import State
from perihelion.games.kit.masks import has


def taking(s: State, seat: Seat, tile: int, arriving: list[int]) -> CaptureView:
    """EH-CAP-01, EH-CAP-12. What a player's ships on a tile would bring, together with those of these groups
    that come there, against its DV."""
    face = s.faces[tile]
    world = face != UNSEEN and bool(IS_WORLD[face])
    cv, dv = capture_with(s.players[seat], tile, arriving), defense(s, tile) if world else 0
    open = world and s.owners[tile] != seat
    return CaptureView(open, cv, dv, takes=open and cv > dv, fight=others_at(s, seat, tile))


def others_at(s: State, seat: Seat, tile: int) -> bool:
    """EH-CMB-01. Whether ships of another side are there."""
    rivals = [other for other in range(s.seat_count) if other != seat]
    return marauders_at(s, tile) > 0 or any(has(s.players[other].occupied, tile) for other in rivals)
