"""A few words beside what is built and gained: ships, upgrades, developments, tracks, leaders."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.planets import (
    DEVELOPMENT_LEADERS,
    DEVELOPMENT_TRACK,
    PLANET_COST,
)
from perihelion.games.andromeda.cards.planets import FILE as PLANET_FILE
from perihelion.games.andromeda.cards.ships import SHIP_COST, TILES, UPGRADE_SHIP
from perihelion.games.andromeda.cards.tokens import FILE as TOKEN_FILE
from perihelion.games.andromeda.developments.build import Develop
from perihelion.games.andromeda.numbers import development_of, development_points, undeveloped
from perihelion.games.andromeda.region import PLANET
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.ships import BuildShip
from perihelion.games.andromeda.telling.hints.gains import (
    next_space,
    stats,
    tile_stats,
)
from perihelion.games.andromeda.telling.hints.station import cheaper
from perihelion.games.andromeda.telling.phrases import (
    leaders,
    place,
    points,
    price,
)
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked

# Ships


def build(s: State, seat: Seat, ship: int) -> Said:
    """The price, and what it is worth."""
    step = asked(s)
    if not isinstance(step, BuildShip):
        return NOTHING_SAID
    if not step.pay:
        return stats(s.players[seat], ship)
    cost = cheaper(price(SHIP_COST[ship]), step.less)
    return clauses([cost, stats(s.players[seat], ship)])


def install(s: State, seat: Seat, tile: int) -> Said:
    """What its ships are worth then."""
    ship = UPGRADE_SHIP[tile]
    facts = [Said("{ship:ship}: {stats}", ship=ship, stats=tile_stats(tile))]
    if s.players[seat].supply[ship]:
        facts.append(Said("and 1 such ship from your supply"))
    extra = TILES[tile].extra
    return Said("{facts}. {extra}", facts=clauses(facts), extra=extra) if extra else clauses(facts)


# Developments


def develop(s: State, seat: Seat, region: int) -> Said:
    """AE-DEV-03, AE-DEV-05. Its price, and what it brings."""
    step, here = asked(s), s.regions[region]
    if not isinstance(step, Develop) or here.kind != PLANET:
        return NOTHING_SAID
    kind = development_of(s, region)
    cost = cheaper(price(PLANET_COST[here.tile]), step.less)
    if not undeveloped(s, region):
        return Said("{tile:tile}: {cost}, and it stands again", tile=here.tile, cost=cost)
    track = DEVELOPMENT_TRACK[kind]
    facts = [
        Said("{cost} with {leaders}", cost=cost, leaders=leaders(DEVELOPMENT_LEADERS[kind])),
        points(development_points(s, region)),
        Said("{track:track} {space}", track=track, space=next_space(s, seat, track)),
    ]
    return Said("{development:kind} on {tile:tile}: {facts}", kind=kind, tile=here.tile, facts=clauses(facts))


def collapse(s: State, _: Seat, region: int) -> Said:
    here = s.regions[region]
    if here.kind != PLANET:
        return NOTHING_SAID
    return Said("{development:kind} on {tile:tile}", kind=development_of(s, region), tile=here.tile)


def flip(_: State, _seat: Seat, kind: int) -> Said:
    return PLANET_FILE.development[kind].ability_text


# Leaders, tokens, tracks


def recruit(s: State, seat: Seat, region: int) -> Said:
    count = s.regions[region].leaders[seat]
    return Said("{leaders} to your station", leaders=leaders(count)) if count else NOTHING_SAID


def recruit_one(s: State, seat: Seat, region: int) -> Said:
    count = s.regions[region].leaders[seat]
    if count < 2:
        return NOTHING_SAID
    return Many(count - 1, "{n} leader stays there", "{n} leaders stay there")


def leader_in(s: State, seat: Seat, region: int) -> Said:
    count = s.regions[region].leaders[seat]
    return Said("{place}: {leaders} of yours", place=place(s, region), leaders=leaders(count))


def collect(s: State, _: Seat, region: int) -> Said:
    return price(s.regions[region].tokens)


def advance(s: State, seat: Seat, track: int) -> Said:
    return next_space(s, seat, track)


def token(_: State, _seat: Seat, number: int) -> Said:
    return TOKEN_FILE.token[number].text
