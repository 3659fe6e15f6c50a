"""Whether ships would take a world, told before they go there."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.event_horizon.board.fleet import marauders_at, tiles_of
from perihelion.games.event_horizon.cards.tables import IS_WORLD, NOBODY, ROW_FLAGS, ROW_POINTS, UNSEEN
from perihelion.games.event_horizon.combat.capture import capture_with
from perihelion.games.event_horizon.numbers import defense
from perihelion.games.event_horizon.seen.views import CaptureView, OutlookView
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


def outlook(s: State) -> OutlookView:
    """EH-CAP-01, EH-CAP-09, EH-VP-03. What the round would bring as the ships stand now, where nobody is
    fought."""
    standing = [(seat, tile) for seat in s.order for tile in tiles_of(s.players[seat].occupied)]
    found = [(seat, tile, taking(s, seat, tile, [])) for seat, tile in standing]
    takes = [(seat, tile) for seat, tile, one in found if one.takes and not one.fight]
    short = [seat for seat, _, one in found if one.open and one.value and not one.takes and not one.fight]
    seats = range(s.seat_count)
    return OutlookView(
        captures=[len([tile for captor, tile in takes if captor == seat]) for seat in seats],
        short=[short.count(seat) for seat in seats],
        points=[round_points(s, seat, takes) for seat in seats],
        fights=len({tile for _, tile, one in found if one.fight}),
    )


def round_points(s: State, seat: Seat, takes: list[tuple[Seat, int]]) -> int:
    """A point for each world of another, and the number under the last flag."""
    won = [tile for captor, tile in takes if captor == seat]
    lost = [tile for captor, tile in takes if s.owners[tile] == seat]
    from_others = [tile for tile in won if s.owners[tile] != NOBODY]
    flags = s.players[seat].flags + len(won) - len(lost)
    return len(from_others) + ROW_POINTS[min(flags, ROW_FLAGS)]
