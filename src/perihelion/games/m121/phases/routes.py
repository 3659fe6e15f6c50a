"""The routes of deliveries: from a system over influenced systems and spaces to another system, and who is
paid on the way."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.kit.masks import bit, has, members_of
from perihelion.games.kit.values import Value
from perihelion.games.m121.cards.board import NEIGHBOURS_BY_NAME, SPACE_COUNT, around
from perihelion.games.m121.state import State


def tolled(s: State, seat: Seat) -> int:
    """MX-DEL-07. The systems for which a player pays: those that others control."""
    return s.occupied & ~s.players[seat].controlled


def spread(region: int, free: int) -> int:
    """Everything that can be reached from a region without paying more."""
    grown = region
    while grown:
        grown = around(grown) & free & ~region
        region |= grown
    return region


class Reachable:
    """The systems that a cube can be brought to, from one system, and the fewest payments for each."""

    def __init__(self, targets: list[int], tolls: list[int]) -> None:
        self.targets: Final = targets
        self.tolls: Final = tolls


def reachable(s: State, seat: Seat, source: int) -> Reachable:
    """MX-DEL-02, MX-DEL-03, MX-DEL-10. Every step before the last is influenced; the target may be any other
    system."""
    paid = tolled(s, seat)
    ways = s.players[seat].influenced
    free = ways & ~paid
    region = spread(bit(source), free)
    toll = 1 if has(paid, source) else 0
    open_targets = s.occupied & ~bit(source)
    targets: list[int] = []
    tolls: list[int] = []
    while True:
        edge = around(region)
        found = edge & open_targets
        open_targets &= ~found
        for target in members_of(found, SPACE_COUNT):
            targets.append(target)
            tolls.append(toll + (1 if has(paid, target) else 0))
        further = edge & ways & paid & ~region
        if not further or not open_targets:
            return Reachable(targets, tolls)
        region = spread(region | further, free)
        toll += 1


def ends_paid(s: State, seat: Seat, source: int, target: int) -> tuple[Seat, ...]:
    """Whom a player pays for the two ends of every route."""
    paid = tolled(s, seat)
    return tuple([s.sites[space].controller for space in (source, target) if has(paid, space)])


def forced_payees(s: State, seat: Seat, source: int, target: int) -> bool:
    """Whether some route pays for its ends alone: then it is the cheapest, and there is nothing to choose."""
    free = s.players[seat].influenced & ~tolled(s, seat)
    return has(around(spread(bit(source), free)), target)


class Route(Value):
    """The spaces of a route from start to target, and whom it pays, in this order."""

    __slots__ = ("path", "payees")

    def __init__(self, path: tuple[int, ...], payees: tuple[Seat, ...]) -> None:
        self.path: Final = path
        self.payees: Final = payees


def routes(s: State, seat: Seat, source: int, target: int) -> list[Route]:
    """MX-DEL-10, MX-DEL-21, MX-DEL-22. The routes with the fewest payments, one for each list of payees: the
    one with the fewest steps, then the first in the alphabet."""
    paid = tolled(s, seat)
    ways = s.players[seat].influenced
    found: list[Route] = []
    seen: set[tuple[int, tuple[Seat, ...]]] = set()
    level = [Route((source,), (s.sites[source].controller,) if has(paid, source) else ())]
    while level:
        further: list[Route] = []
        for route in level:
            for space in NEIGHBOURS_BY_NAME[route.path[-1]]:
                if space != target and not has(ways, space):
                    continue
                payees = route.payees
                if has(paid, space):
                    payees = (*payees, s.sites[space].controller)
                state = (space, tuple(sorted(payees)))
                if state in seen or space in route.path:
                    continue
                seen.add(state)
                (found if space == target else further).append(Route((*route.path, space), payees))
        level = further
    fewest = min([len(route.payees) for route in found])
    return [route for route in found if len(route.payees) == fewest]
