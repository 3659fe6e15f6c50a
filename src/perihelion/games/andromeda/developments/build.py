"""Developments are built and rebuilt."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.said import Many
from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import TRANSPORT
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_LEADERS, DEVELOPMENT_TRACK, PLANET_COST
from perihelion.games.andromeda.cards.powers import DEVELOPED
from perihelion.games.andromeda.cards.resources import NO_STOCK
from perihelion.games.andromeda.cards.tactics import ON_DEVELOP
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.free.pieces import leaders_within_reach
from perihelion.games.andromeda.numbers import (
    collapsed,
    development_of,
    development_points,
    transports_left,
    undeveloped,
)
from perihelion.games.andromeda.payment.bill import payable
from perihelion.games.andromeda.payment.settle import Pay, spend_leaders
from perihelion.games.andromeda.payment.ways import paid
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.stores.score import score
from perihelion.games.andromeda.tracks.advance import Advance
from perihelion.games.andromeda.words import DEVELOP, NO_MORE
from perihelion.games.kit.masks import bit, members_of


def developable(s: State, side: Side, less: int = 0, more: int = 0, spent: int = 0) -> list[int]:
    """AE-DEV-03, AE-DEV-07, AE-EVT-14. Planets with an own transport and no development, if leaders and
    resources are there and another transport is left; and own collapsed developments."""
    found = [region for region in collapsed(s, side) if can_pay(s, side, region, less, more, spent)]
    sites = undeveloped_sites(s, side)
    if sites and transports_left(s, side) > 1:
        leaders = leaders_within_reach(s, side, more)
        for region in sites:
            led = leaders >= DEVELOPMENT_LEADERS[development_of(s, region)]
            if led and can_pay(s, side, region, less, more, spent):
                found.append(region)
    return sorted(found) if len(found) > 1 else found


def undeveloped_sites(s: State, side: Side) -> list[int]:
    """Planets with an own transport and no development."""
    return [
        region
        for region in members_of(s.players[side].at, REGION_COUNT)
        if undeveloped(s, region) and s.fleet(side, region)[TRANSPORT]
    ]


def can_pay(s: State, side: Side, region: int, less: int, more: int, spent: int) -> bool:
    return payable(s, side, PLANET_COST[s.regions[region].tile], less, ON_DEVELOP, more, spent)


class Develop(Own):
    """AE-P-16, AE-DEV-04, AE-BASE-07. Which planet; the Office, the Architect and effects begin it."""

    def __init__(self, seat: Seat, less: int) -> None:
        super().__init__(seat)
        self.less: Final = less

    def costly(self, s: State, seat: Seat) -> bool:
        return True

    def still_open(self, s: State, seat: Seat) -> bool:
        return bool(developable(s, seat, self.less))

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words = [DEVELOP.of(region) for region in developable(s, seat, self.less)]
        return words or [NO_MORE]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == NO_MORE:
            return
        region = DEVELOP.noun(option)
        cost = PLANET_COST[s.regions[region].tile]
        if undeveloped(s, region):
            leaders = DEVELOPMENT_LEADERS[development_of(s, region)]
            s.then(Pay(seat, cost, self.less, ON_DEVELOP, leaders), Found(seat, region))
        else:
            s.then(Pay(seat, cost, self.less, ON_DEVELOP), Rebuild(seat, region))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if DEVELOP.says(option):
            return why_not_develop(s, seat, DEVELOP.noun(option))
        return super().why_not(s, seat, option)


def after_settling(s: State, seat: Seat, region: int, less: int) -> list[State]:
    """AE-FREE-10. The table with a development more, however it is paid; resource tokens may be left behind
    where no ship stays."""
    found: list[State] = []
    for table in [s, without_tokens(s, region)] if alone_with_tokens(s, seat, region) else [s]:
        for later in paid(table, seat, PLANET_COST[s.regions[region].tile], less, ON_DEVELOP):
            if undeveloped(s, region):
                spend_leaders(later, seat, DEVELOPMENT_LEADERS[development_of(s, region)])
                Found(seat, region).run(later)
            else:
                Rebuild(seat, region).run(later)
            found.append(later)
    return found


def alone_with_tokens(s: State, seat: Seat, region: int) -> bool:
    """Whether resource tokens lie beside a single ship."""
    return s.regions[region].tokens != NO_STOCK and s.ships_at(seat, region) == 1


def without_tokens(s: State, region: int) -> State:
    later: State = s.clone()
    later.regions[region] = later.regions[region].with_tokens(NO_STOCK)
    return later


def why_not_develop(s: State, seat: Seat, region: int) -> Refusal:
    if region in collapsed(s, seat):
        return Refusal("AE-EVT-14", "You cannot pay what rebuilding it costs.")
    if not undeveloped(s, region):
        return Refusal("AE-DEV-01", "{region:region} is no planet without a development.", region=region)
    if not s.fleet(seat, region)[TRANSPORT]:
        return Refusal("AE-DEV-03", "You have no transport in {region:region}.", region=region)
    if transports_left(s, seat) <= 1:
        return Refusal("AE-DEV-07", "Your last transport cannot become a development.")
    needed, there = DEVELOPMENT_LEADERS[development_of(s, region)], leaders_within_reach(s, seat)
    if there < needed:
        leaders = Many(needed, "{n} leader is needed", "{n} leaders are needed")
        return Refusal("AE-DEV-03", "{leaders}; you have {there}.", leaders=leaders, there=there)
    return Refusal("AE-DEV-03", "You cannot pay what the development costs.")


class Found(Step):
    """AE-DEV-05, AE-DEV-06. The tile lies on a transport, the ability card face up; then the track, then
    VP."""

    def __init__(self, side: Side, region: int) -> None:
        self.side: Final = side
        self.region: Final = region

    def run(self, s: State) -> None:
        player = s.players[self.side]
        kind = development_of(s, self.region)
        s.depart(self.side, TRANSPORT, self.region)
        s.regions[self.region] = s.regions[self.region].with_development(self.side)
        player.built |= bit(self.region)
        player.abilities = changed(player.abilities, kind, 1)
        s.then(Advance(self.side, DEVELOPMENT_TRACK[kind]), Populated(self.side, self.region))


class Populated(Step):
    """AE-DEV-08, AE-DEV-09. VP for leaders around, counted after the reward of the track."""

    def __init__(self, side: Side, region: int) -> None:
        self.side: Final = side
        self.region: Final = region

    def run(self, s: State) -> None:
        score(s, self.side, development_points(s, self.region))
        LATE.powers.fire(s, self.side, DEVELOPED)


class Rebuild(Step):
    """AE-EVT-14. The marker is removed, and nothing else happens."""

    def __init__(self, side: Side, region: int) -> None:
        self.side: Final = side
        self.region: Final = region

    def run(self, s: State) -> None:
        s.regions[self.region] = s.regions[self.region].with_development(self.side)
