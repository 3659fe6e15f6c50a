"""Phrases that questions, hints and the log share: numbers with their nouns, places, prices, sides, cards."""

from __future__ import annotations

from perihelion.core.said import Many, Name, Said, series
from perihelion.core.steps import Seat, Side
from perihelion.games.andromeda.cards.board import BASE_COUNT
from perihelion.games.andromeda.cards.modules import CORES
from perihelion.games.andromeda.cards.planets import PLANET_COUNT
from perihelion.games.andromeda.cards.raiders import LETTERS
from perihelion.games.andromeda.cards.resources import (
    ANY,
    BASIC,
    CREDIT,
    ENERGY,
    RESOURCES,
    TACTICS,
    Amounts,
)
from perihelion.games.andromeda.player import CORE
from perihelion.games.andromeda.region import BASE, NEBULA, PLANET, UNCHARTED
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import MOST_PLACES, plate_of
from perihelion.games.kit.telling import tellers

Moment = tellers.Moment[State]


# Numbers with their nouns


def points(n: int) -> Said:
    return Said("{n} VP", n=n)


def leaders(n: int) -> Said:
    return Many(n, "{n} leader", "{n} leaders")


def ships(n: int) -> Said:
    return Many(n, "{n} ship", "{n} ships")


def dice(n: int) -> Said:
    return Many(n, "{n} die", "{n} dice")


def moons(n: int) -> Said:
    return Many(n, "{n} moon", "{n} moons")


def modules(n: int) -> Said:
    return Many(n, "{n} module", "{n} modules")


def tactics(n: int) -> Said:
    return Many(n, "{n} tactics card", "{n} tactics cards")


def regions(n: int) -> Said:
    return Many(n, "{n} region", "{n} regions")


def resources(n: int) -> Said:
    return Many(n, "{n} resource", "{n} resources")


def spaces(n: int) -> Said:
    return Many(n, "{n} space", "{n} spaces")


def turns(n: int) -> Said:
    return Many(n, "{n} turn", "{n} turns")


def raiders(n: int) -> Said:
    return Many(n, "{n} raider", "{n} raiders")


def repairs(n: int) -> Said:
    return Many(n, "{n} repair action", "{n} repair actions")


def markers(n: int) -> Said:
    return Many(n, "{n} damage marker", "{n} damage markers")


def event_cards(n: int) -> Said:
    return Many(n, "{n} event card", "{n} event cards")


def tokens(n: int) -> Said:
    return Many(n, "{n} token", "{n} tokens")


# Resources


def amount(what: int, n: int) -> Said:
    """`2 titanium`, `1 credit`, `3 tactics cards`, `1 material`, `any 2 resources`"""
    if what == CREDIT:
        return Many(n, "{n} credit", "{n} credits")
    if what == TACTICS:
        return tactics(n)
    if what == BASIC:
        return Many(n, "{n} material", "{n} materials")
    if what == ANY:
        return Many(n, "any {n} resource", "any {n} resources")
    return Said("{n} {resource:what}", n=n, what=what)


def energy(n: int) -> Said:
    return amount(ENERGY, n)


def amounts(all_of: Amounts) -> list[Said]:
    """Each resource of a cost or a gain by itself."""
    return [amount(what, n) for what, n in enumerate(all_of) if n]


def price(cost: Amounts) -> Said:
    """`2 titanium and 1 credit`, or `nothing`."""
    found = amounts(cost)
    return series(found) if found else Said("nothing")


def resource(what: int) -> Said:
    """What one unit may be: `titanium`, `a tactics card`, `any material`"""
    if what == TACTICS:
        return Said("a tactics card")
    if what == BASIC:
        return Said("any material")
    return Said("any resource") if what == ANY else Said("{resource:what}", what=what)


def stock(s: State, seat: Seat) -> Said:
    """What a player has, cards in hand among it: `2 titanium, 1 credit and 3 tactics cards`."""
    player = s.players[seat]
    found = amounts((*player.stock, player.hand.size()))
    assert len(player.stock) < len(RESOURCES)
    return series(found) if found else Said("nothing")


# Sides


def player(seat: Side) -> Said:
    return Said("{player:who}", who=seat)


def side(s: State, place: int) -> Said:
    """A player, or the raiders by their place in a battle."""
    return Said("the raiders") if place == s.raider_place() else player(place)


def players(sides: list[Side]) -> Said:
    """`yellow, green and blue`"""
    return series([player(seat) for seat in sides])


def sides(s: State, places: list[int]) -> Said:
    """`yellow, green and the raiders`"""
    return series([side(s, place) for place in places])


# Places of the map


def region(where: int) -> Said:
    return Said("{region:where}", where=where)


def region_list(found: list[int]) -> Said:
    """`R1-1, R1-2 and N3`"""
    return series([region(where) for where in found])


def place(s: State, where: int) -> Said:
    """A region with what lies there: `Maximus Field (R2-3)`, `nebula N1`, `Quasar (R1-2)`."""
    here = s.regions[where]
    if here.kind == NEBULA:
        return Said("nebula {region:where}", where=where)
    if here.kind == UNCHARTED:
        return region(where)
    return Said("{tile:tile} ({region:where})", tile=tile_at(s, where), where=where)


def tile_at(s: State, where: int) -> int:
    """The number of a tile among all that are laid on spaces."""
    here = s.regions[where]
    if here.kind == PLANET:
        return here.tile
    return PLANET_COUNT + here.tile if here.kind == BASE else PLANET_COUNT + BASE_COUNT + here.tile


def place_list(s: State, found: list[int]) -> Said:
    return series([place(s, where) for where in found])


# Ships and raiders


def raiders_of(raider: int, n: int) -> Said:
    """`1 raider of class A`"""
    letter = raider_letter(raider)
    return Many(n, "{n} raider of class {letter}", "{n} raiders of class {letter}", letter=letter)


def raider_letter(raider: int) -> Said:
    """The letter of a class."""
    return Name("letter", LETTERS[raider])


# Cards and pieces


def card_names(found: list[int]) -> Said:
    """Tactics cards: `Supply Drop and Sabotage`"""
    return series([Said("{card:card}", card=card) for card in found])


def moon_list(found: list[int]) -> Said:
    """Moons, each with what it brings."""
    return series([Said("{moon:moon}", moon=moon) for moon in found])


def module(row: int, card: int) -> Said:
    """A module by its name: `Treasury`, `Moon Auction`"""
    if card == CORE:
        return Said("{core}", core=Name("core", CORES[row]))
    return Said("{module:card}", card=card)


def module_at(s: State, seat: Seat, plate: int) -> Said:
    """The module that lies on a place of a station."""
    row, at = divmod(plate, MOST_PLACES)
    return module(row, s.players[seat].rows[row][at].card)


def plates_of(s: State, seat: Seat, row: int) -> list[int]:
    """The places of a row of a station."""
    return [plate_of(row, at) for at in range(len(s.players[seat].rows[row]))]
