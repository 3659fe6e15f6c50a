"""The tech track: levels from 0 to 5, and on each level an order."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.m121.cards.board import TOP_LEVEL
from perihelion.games.m121.numbers import tech_total
from perihelion.games.m121.state import State


def rise(s: State, seat: Seat, levels: int) -> None:
    """MX-TECH-02, MX-TECH-03, MX-TECH-05. The levels are gained one by one: behind the disks on the new
    level; a gain on the highest level leads to its front."""
    player = s.players[seat]
    for _ in range(levels):
        if player.level == TOP_LEVEL:
            to_front(s, seat)
        else:
            player.level += 1
            to_back(s, seat)


def fall(s: State, seat: Seat) -> None:
    """MX-TECH-04. After a loss the disk goes behind those on the lower level; a total above the highest level
    takes losses first."""
    player = s.players[seat]
    level = max(0, min(TOP_LEVEL, tech_total(player)))
    if level < player.level:
        player.level = level
        to_back(s, seat)


def to_front(s: State, seat: Seat) -> None:
    s.track = (seat, *[other for other in s.track if other != seat])


def to_back(s: State, seat: Seat) -> None:
    """Behind all disks on the same level or above it."""
    level = s.players[seat].level
    others = [other for other in s.track if other != seat]
    place = len([other for other in others if s.players[other].level >= level])
    s.track = (*others[:place], seat, *others[place:])
