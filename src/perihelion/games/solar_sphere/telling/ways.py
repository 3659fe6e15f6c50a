"""What a player lacks for a thing on the table, and the way to it: for whoever clicks on what the present
question is not about."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said, listed
from perihelion.core.steps import Refusal, Seat
from perihelion.games.kit.telling.tellers import Way, asked
from perihelion.games.solar_sphere.cards.amounts import active_drones, of
from perihelion.games.solar_sphere.cards.ids import Card, Die, Hex, Location, Resource, Row, Ship
from perihelion.games.solar_sphere.cards.tables import (
    CRYSTAL,
    FACES,
    FLEET,
    HEX_VALUE,
    SALVAGE_SHIP,
    SOLAR_SPHERE,
)
from perihelion.games.solar_sphere.deploy.turn import Turn, dice_on_ports
from perihelion.games.solar_sphere.deploy.visit import faces_of, refuse_location, takes
from perihelion.games.solar_sphere.numbers import boosted, is_built, viable
from perihelion.games.solar_sphere.place.crew import refuse_unhired, stock_text
from perihelion.games.solar_sphere.place.sphere import cost_of, refuse_hex
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import face_of


def hex_way(s: State, seat: Seat, card: Hex) -> Refusal:
    """SS-SPH-01, SS-SPH-04. Its cost, and the die that builds it; or why it cannot be built at all."""
    player = s.players[seat]
    if card not in s.hexes or is_built(s, s.hexes.index(card)) or not viable(s, s.hexes.index(card)):
        return refuse_hex(s, player, card)
    return Refusal(
        "SS-SPH-04",
        "{hex:card} costs {cost} and 1 active drone; you have {stock} and {drones}. {Die} sent to the"
        " {location:sphere} builds it.",
        card=card,
        cost=listed(cost_of(card)),
        stock=stock_text(player),
        drones=active_drones(player.active),
        die=building_die(player, card),
        sphere=SOLAR_SPHERE,
    )


def building_die(player: Player, card: Hex) -> Said:
    value = HEX_VALUE[card]
    if value == FACES[0] or boosted(player, SOLAR_SPHERE):
        return Said("any die")
    return (
        Said("a {value}", value=value)
        if value == FACES[-1]
        else Said("a die of {value} or more", value=value)
    )


def crew_way(s: State, seat: Seat, card: Card) -> Refusal | None:
    """SS-CREW-01, SS-CREW-12. Whoever is in the display can be hired; of own crew the question speaks."""
    player = s.players[seat]
    if card in s.display:
        return refuse_unhired(player, card)
    if card in player.crew:
        return None
    return Refusal("SS-CREW-12", "{crew:card} is not in the display, where crew is hired.", card=card)


def ship_way(s: State, seat: Seat, ship: Ship) -> Refusal:
    """SS-FLT-01, SS-FLT-03. What an attack costs, and the die that attacks."""
    if ship not in s.ships:
        return Refusal("SS-FLT-01", "{ship:ship} is not in the fleet.", ship=ship)
    player = s.players[seat]
    return Refusal(
        "SS-FLT-03",
        "To attack {ship:ship} takes 1 crystal and at least 1 active drone; you have {crystal} and {drones}."
        " An even die sent to the {location:fleet} attacks.",
        ship=ship,
        crystal=of(CRYSTAL, player.stock[CRYSTAL]),
        drones=active_drones(player.active),
        fleet=FLEET,
    )


def location_way(s: State, seat: Seat, location: Location) -> Refusal:
    """SS-VIS-01, SS-VIS-02. Why even the nearest die cannot go there; or which dice go there, in a turn."""
    dice = dice_on_ports(s, seat)
    if dice and isinstance(asked(s), Turn):
        return refuse_location(s, seat, min(dice, key=lambda die: distance(die, location)), location)
    return Refusal(
        "SS-VIS-01",
        "The {location:place} takes {dice}. In each turn of yours one die is sent to a Location.",
        place=location,
        dice=dice_for(location),
    )


def distance(die: Die, location: Location) -> int:
    """How many drones the nearest face costs that the Location takes."""
    return min([abs(face - face_of(die)) for face in FACES if takes(location, face)])


def dice_for(location: Location) -> Said:
    """`any die`, `3 or 4`"""
    return Said("any die") if all(takes(location, face) for face in FACES) else faces_of(location)


def resource_way(_: State, _seat: Seat, resource: Resource) -> Refusal:
    """SS-LOC-01. Each is mined in its belt; the belts are numbered as the resources are."""
    return Refusal(
        "SS-LOC-01",
        "You mine {resource:resource} in the {location:belt}, which takes {dice}.",
        resource=resource,
        belt=resource,
        dice=dice_for(Location(resource)),
    )


def morale_way(s: State, _: Seat, _column: int) -> Refusal | None:
    """In a turn its own question speaks of the columns."""
    if isinstance(asked(s), Turn):
        return None
    return Refusal(
        "SS-KICK-01", "Kickbacks are taken once in a turn, before a die is deployed: the marker moves back."
    )


def row_way(s: State, seat: Seat, row: Row) -> Refusal:
    """SS-DRONE-09, SS-DRONE-11."""
    return Refusal(
        "SS-DRONE-11",
        "An inactive drone goes to the row {row:row} when you salvage, as the {location:ship} and kickbacks"
        " let you; you have {inactive}.",
        row=row,
        ship=SALVAGE_SHIP,
        inactive=s.players[seat].inactive,
    )


def die_way(_: State, _seat: Seat, _die: Die) -> Refusal:
    return Refusal("SS-DEP-02", "In each turn of yours one die is deployed or discarded.")


WAYS: Final[dict[str, Way]] = {
    "hex": hex_way,
    "crew": crew_way,
    "ship": ship_way,
    "location": location_way,
    "resource": resource_way,
    "morale": morale_way,
    "row": row_way,
    "die": die_way,
}
