"""Can a visit be finished? What an ask offers on the way must never lead into a dead end.

At the Sphere, the Crew Station and the Fleet the action may be impossible (SS-SPH-04, SS-CREW-03, SS-FLT-06).
From the choice of the die to the last payment, only choices are offered after which a satellite or the action
remains possible (SS-VIS-10)."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Seat
from perihelion.games.kit.masks import has
from perihelion.games.solar_sphere.cards.ids import Hex, Location, Resource
from perihelion.games.solar_sphere.cards.tables import (
    CREW_COUNT,
    CREW_GAIN,
    CREW_STATION,
    CREW_TIER,
    CREW_WHEN,
    CRYSTAL,
    DISPLAY,
    FLEET,
    FLEET_SALVAGE,
    GOLD,
    HEX_CRYSTAL,
    HEX_GOLD,
    HEX_ORE,
    HEX_VALUE,
    MATRIX_BONUS,
    MATRIX_COLUMNS,
    NO_CARD,
    ON_VISIT,
    ORE,
    RESOURCES,
    SOLAR_SPHERE,
)
from perihelion.games.solar_sphere.numbers import affordable, boosted, ready, value_limit, viable_positions
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State


class Help:
    """What a "when you visit" card surely brings: resources by type, and kickbacks."""

    def __init__(self) -> None:
        self.gains: Final = [0] * len(RESOURCES)
        self.kickbacks = 0


HELP: Final = tuple([Help() for _ in range(CREW_COUNT)])
"""By crew card; the effects of the cards add to it when they are read."""

CARGO: Final = MATRIX_BONUS.index("resource")
"""The matrix row that pays resources."""


class Means:
    """What a player could pay with: the stock and the drones, as they are or as they would be."""

    def __init__(self, ore: int, gold: int, crystal: int, active: int, inactive: int) -> None:
        self.ore = ore
        self.gold = gold
        self.crystal = crystal
        self.active = active
        self.inactive = inactive
        self.any = 0
        """Resources whose type is still to be chosen."""
        self.salvages = 0
        """How many drones may still be salvaged before the action."""
        self.cargo = 0
        """How many of those may go into the matrix row that pays a resource."""

    def add(self, resource: Resource, amount: int) -> None:
        if resource == ORE:
            self.ore += amount
        elif resource == GOLD:
            self.gold += amount
        else:
            self.crystal += amount


def means_of(player: Player) -> Means:
    stock = player.stock
    return Means(stock[ORE], stock[GOLD], stock[CRYSTAL], player.active, player.inactive)


class PlannedSalvage(AskOne):
    """What a salvage action still allows: so many drones, and a bit for each matrix row that took one
    already."""

    def __init__(self, seat: Seat, amount: int, rows: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.rows: Final = rows


def means_within(s: State, seat: Seat) -> Means:
    """The player's means in a question inside a salvage action: what it may still salvage counts."""
    means = means_of(s.players[seat])
    for step in s.agenda[:-1]:
        if isinstance(step, PlannedSalvage):
            means.salvages += step.amount
            means.cargo += 0 if has(step.rows, CARGO) else 1
    return means


def fragile(location: Location) -> bool:
    """The actions that "cannot be taken" without payment; SS-VIS-11: all others are worded "up to"."""
    return location >= SOLAR_SPHERE


def still(s: State, seat: Seat, means: Means) -> bool:
    """With these means the visit under way, if there is one, can still be finished."""
    return s.visit.finished() or finishable(s, seat, s.visit.location, s.visit.value, means, s.visit.acting)


def finishable(s: State, seat: Seat, location: Location, value: int, means: Means, acting: bool) -> bool:
    """A satellite can be launched or the action taken, with the help of the boost and of ready visit
    cards."""
    player = s.players[seat]
    kickbacks = 0 if acting else add_help(player, location, means)
    if not acting and can_launch(player, location, means, kickbacks):
        return True
    return can_act(s, player, location, value, means, kickbacks)


def can_act(s: State, player: Player, location: Location, value: int, means: Means, kickbacks: int) -> bool:
    """SS-SPH-04, SS-CREW-03, SS-FLT-06. The action can be taken with these means and so many kickbacks."""
    if location == SOLAR_SPHERE:
        return can_build(s, player, value, means, kickbacks)
    if location == CREW_STATION:
        return can_hire(s, means, means.any + kickbacks)
    missing = 1 if means.crystal == 0 else 0
    return covered(player, means, missing, kickbacks)


def can_launch(player: Player, location: Location, means: Means, kickbacks: int) -> bool:
    """SS-VIS-07, SS-VIS-08. A satellite with an active drone; or SS-DRONE-03, the one that is there,
    recovered by a kickback."""
    if boosted(player, location):
        return kickbacks > 0 and player.reserve == 0
    return covered(player, means, 0, kickbacks)


def add_help(player: Player, location: Location, means: Means) -> int:
    """Count in the ready "when you visit" cards of this Location and its boost; returns the cards'
    kickbacks."""
    kickbacks = 0
    for card in player.crew:
        if CREW_WHEN[card] == ON_VISIT + location and ready(player, card):
            help = HELP[card]
            means.ore += help.gains[ORE]
            means.gold += help.gains[GOLD]
            means.crystal += help.gains[CRYSTAL]
            kickbacks += help.kickbacks
    if boosted(player, location):
        if location == FLEET:
            means.salvages += FLEET_SALVAGE
            means.cargo += 1
        elif location == CREW_STATION:
            means.any += CREW_GAIN
    return kickbacks


def covered(player: Player, means: Means, missing: int, kickbacks: int) -> bool:
    """An active drone and so many missing resources can be had from salvages and kickbacks.

    A salvaged drone is regenerated, or pays a resource in the cargo row; a kickback is a resource or a drone,
    and both if it salvages two drones."""
    missing -= means.any
    if means.active > 0 and missing <= kickbacks:
        return True
    if kickbacks == 0 and means.salvages == 0:
        return False
    inactive = means.inactive
    spaces = MATRIX_COLUMNS - player.matrix[CARGO]
    units = min(means.salvages, inactive)
    drone = means.active > 0
    if not drone and units > 0:
        drone, units, inactive = True, units - 1, inactive - 1
    paid = min(min(units, means.cargo), min(spaces, max(missing, 0)))
    missing, inactive, spaces = missing - paid, inactive - paid, spaces - paid
    if not drone and kickbacks > 0 and (inactive > 0 or can_fabricate(player)):
        drone, kickbacks = True, kickbacks - 1
        if inactive > 1 and spaces > 0:
            missing -= 1
    return drone and missing <= kickbacks


def can_fabricate(player: Player) -> bool:
    """SS-DRONE-02, SS-DRONE-03. A drone in reserve, or with an empty reserve a satellite to recover."""
    return player.reserve > 0 or player.satellites != 0


def can_build(s: State, player: Player, value: int, means: Means, kickbacks: int) -> bool:
    """SS-SPH-01, SS-SPH-02, SS-SPH-03, SS-SPH-04. Some viable hex within the value can be paid, and a drone
    for it."""
    limit = value_limit(player, value)
    return any(
        HEX_VALUE[s.hexes[position]] <= limit
        and covered(player, means, hex_shortage(s.hexes[position], means), kickbacks)
        for position in viable_positions(s)
    )


def hex_shortage(card: Hex, means: Means) -> int:
    """How many resources are missing for this hex."""
    missing = 0
    if HEX_ORE[card] > means.ore:
        missing += HEX_ORE[card] - means.ore
    if HEX_GOLD[card] > means.gold:
        missing += HEX_GOLD[card] - means.gold
    if HEX_CRYSTAL[card] > means.crystal:
        missing += HEX_CRYSTAL[card] - means.crystal
    return missing


def can_hire(s: State, means: Means, extra: int) -> bool:
    """SS-CREW-03, SS-CREW-04. Some card of the display is payable with so many resources of choice
    besides."""
    total = means.ore + means.gold + means.crystal + extra
    for slot in range(DISPLAY):
        card = s.display[slot]
        if card != NO_CARD and affordable(CREW_TIER[card], means.gold + extra, total):
            return True
    return False
