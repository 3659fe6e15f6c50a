"""Disks, control of systems, and the powers that come with it."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.kit.masks import bit
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import CORNER_MASK, GAP_MASK_AT, GAPS_AT, NEIGHBOUR_MASK, NOBODY
from perihelion.games.m121.cards.powers import Power
from perihelion.games.m121.cards.tables import NO_CARD, POWERS
from perihelion.games.m121.influence.tech import fall, rise
from perihelion.games.m121.player import Player
from perihelion.games.m121.site import Site
from perihelion.games.m121.state import State


def use_disk(s: State, seat: Seat) -> None:
    """MX-DISK-01, MX-DISK-02, MX-BOARD-06. One disk of the supply, or a proxy, is put out for good."""
    s.players[seat].placed += 1
    s.changed = True


# Where a player may go from there


def spread_from_space(s: State, seat: Seat, space: int) -> None:
    """MX-INFL-12, MX-COL-02, MX-EXP-03. A disk on a space opens the spaces next to it; on a system also the
    gaps at its corners (MX-BLD-05)."""
    player = s.players[seat]
    player.influenced |= bit(space)
    player.reach |= NEIGHBOUR_MASK[space]
    if s.sites[space].card != NO_CARD:
        player.touch |= GAP_MASK_AT[space]


def spread_from_gap(s: State, seat: Seat, gap: int) -> None:
    """MX-COL-02, MX-EXP-03. Own infrastructure opens the spaces at its corners."""
    player = s.players[seat]
    player.owned |= bit(gap)
    player.reach |= CORNER_MASK[gap]


def occupy(s: State, space: int, site: Site) -> None:
    """MX-BLD-06. A system lies on a space from now on; gaps that it surrounds with three others close."""
    s.sites[space] = site
    s.occupied |= bit(space)
    for gap in GAPS_AT[space]:
        if not CORNER_MASK[gap] & ~s.occupied:
            s.closed |= bit(gap)


# Powers


def add_powers(player: Player, powers: list[Power], sign: int) -> None:
    """MX-POW-02."""
    if powers:
        added = list(player.powers)
        for power in powers:
            added[power.slot] += sign * power.amount
        player.powers = tuple(added)


def levels_in(powers: list[Power]) -> int:
    """The tech levels that some powers are worth."""
    levels = 0
    for power in powers:
        if power.slot == slots.TECH:
            levels += power.amount
    return levels


def gain_powers(s: State, seat: Seat, powers: list[Power]) -> None:
    """MX-INFL-09, MX-INFL-10, MX-POW-01, MX-BLD-10. From this moment on; a tech power moves the disk at
    once."""
    add_powers(s.players[seat], powers, 1)
    rise(s, seat, levels_in(powers))


def lose_powers(s: State, seat: Seat, powers: list[Power]) -> None:
    """MX-INFL-10, MX-TECH-04."""
    add_powers(s.players[seat], powers, -1)
    fall(s, seat)


# Control


def take_control(s: State, seat: Seat, space: int) -> None:
    """MX-INFL-09, MX-POW-03. A system's powers serve its controller alone."""
    s.players[seat].controlled |= bit(space)
    gain_powers(s, seat, POWERS[s.sites[space].card])


def lose_control(s: State, seat: Seat, space: int) -> None:
    s.players[seat].controlled &= ~bit(space)
    lose_powers(s, seat, POWERS[s.sites[space].card])


def outweighs(s: State, seat: Seat, site: Site) -> bool:
    """MX-INFL-06, MX-INFL-07. More disks than every other player, one of them political or military."""
    if not site.political[seat] and not site.military[seat]:
        return False
    own = site.disks(seat)
    return own > max([site.disks(other) for other in range(s.seat_count) if other != seat])


def check_control(s: State, seat: Seat, space: int, by_military: bool) -> None:
    """MX-INFL-06, MX-INFL-08, MX-TECH-05. Whether the player who has just placed a disk gains control. The
    one who falls on the tech track moves first."""
    site = s.sites[space]
    if site.controller == seat or not outweighs(s, seat, site):
        return
    war_circle = site.military[seat] > 0 and (by_military or not site.political[seat])
    s.sites[space] = site.ruled(seat, war_circle)
    if site.controller != NOBODY:
        lose_control(s, site.controller, space)
    take_control(s, seat, space)
