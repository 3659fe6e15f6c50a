"""What a player could pay with on a visit: as things are, and as crew cards would make them."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Seat
from perihelion.games.kit.masks import bit, has
from perihelion.games.solar_sphere.cards.effects.counters import count
from perihelion.games.solar_sphere.cards.ids import Card, Resource, Rows
from perihelion.games.solar_sphere.cards.tables import (
    CREW_COUNT,
    CRYSTAL,
    GOLD,
    KICKBACK_SALVAGE,
    MATRIX_BONUS,
    MATRIX_COLUMNS,
    ORE,
    RESOURCES,
)
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State

CARGO: Final = MATRIX_BONUS.index("resource")
"""The matrix row that pays resources."""


class Help:
    """What a crew card brings towards a satellite or the action of a visit."""

    def __init__(self) -> None:
        self.price: Final = [0] * len(RESOURCES)
        self.gains: Final = [0] * len(RESOURCES)
        self.any = 0
        self.fabricates = 0
        self.salvages = 0
        self.salvages_per = ""
        """One more for each of what cards can count."""
        self.kickbacks = 0
        self.refreshes = False


HELP: Final = tuple([Help() for _ in range(CREW_COUNT)])
"""By crew card; the effects of the cards add to it when they are read."""


class Means:
    """Stock, drones and crew. Only one active drone is ever needed, and storage is no limit: whatever is
    needed fits, and takes the place of what is not."""

    def __init__(
        self,
        ore: int,
        gold: int,
        crystal: int,
        active: int,
        inactive: int,
        reserve: int,
        cargo: int,
        used: int,
        any: int,
        recalled: bool,
        kickbacks: int,
    ) -> None:
        self.ore = ore
        self.gold = gold
        self.crystal = crystal
        self.active = active
        self.inactive = inactive
        self.reserve = reserve
        self.cargo = cargo
        """Empty spaces of the matrix row that pays resources."""
        self.used = used
        """A bit for each crew card turned sideways."""
        self.any = any
        """Resources whose type is still to be chosen."""
        self.recalled = recalled
        """A satellite has become an active drone."""
        self.kickbacks = kickbacks
        """How many are to be taken before anything else."""
        self.salvages = 0
        """How many drones may be salvaged even before those."""
        self.to_cargo = True
        """Whether one of them may go to the cargo row."""

    def clone(self) -> Means:
        """The same, with nothing to be salvaged."""
        return Means(
            self.ore,
            self.gold,
            self.crystal,
            self.active,
            self.inactive,
            self.reserve,
            self.cargo,
            self.used,
            self.any,
            self.recalled,
            self.kickbacks,
        )

    def add(self, resource: Resource, amount: int) -> None:
        if resource == ORE:
            self.ore += amount
        elif resource == GOLD:
            self.gold += amount
        else:
            self.crystal += amount

    def stored(self, resource: Resource) -> int:
        return self.ore if resource == ORE else self.gold if resource == GOLD else self.crystal

    def pay(self, price: list[int]) -> bool:
        """The price is paid, if it can be: from the stock first, then with resources of choice."""
        for resource in (ORE, GOLD, CRYSTAL):
            stored = min(price[resource], self.stored(resource))
            self.add(resource, -stored)
            self.any -= price[resource] - stored
        return self.any >= 0

    def fabricate(self, player: Player) -> None:
        """SS-DRONE-02, SS-DRONE-03. One drone; with an empty reserve it was a satellite."""
        if self.reserve > 0:
            self.reserve -= 1
            self.active += 1
        elif player.satellites != 0:
            self.recalled = True
            self.active += 1

    def regenerate(self) -> None:
        self.inactive -= 1
        self.active += 1

    def decommission(self) -> None:
        """SS-DRONE-11. A drone goes to the cargo row for a resource of choice."""
        self.inactive -= 1
        self.cargo -= 1
        self.any += 1


def means_of(player: Player) -> Means:
    stock = player.stock
    return Means(
        stock[ORE],
        stock[GOLD],
        stock[CRYSTAL],
        player.active,
        player.inactive,
        player.reserve,
        MATRIX_COLUMNS - player.matrix[CARGO],
        player.used,
        0,
        False,
        0,
    )


class PlannedSalvage(AskOne):
    """What a salvage action still allows: so many drones, but not to the matrix rows that took one
    already."""

    def __init__(self, seat: Seat, amount: int, rows: Rows) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.rows: Final = rows


def means_within(s: State, seat: Seat) -> Means:
    """The player's means in a question inside a salvage action: what it may still salvage counts."""
    means = means_of(s.players[seat])
    for step in s.agenda[:-1]:
        if isinstance(step, PlannedSalvage):
            means.salvages += step.amount
            means.to_cargo = CARGO not in step.rows
    return means


def salvaged(means: Means) -> list[Means]:
    """SS-DRONE-09. The ways of salvaging that matter: a drone to the cargo row, if it has room; and one
    regenerated if none is active."""
    drones = min(means.salvages, means.inactive)
    loading = means.to_cargo and means.cargo > 0
    loaded = means.clone()
    if loading and drones > 0:
        loaded.decommission()
    if drones == 0 or means.active > 0:
        return [loaded]
    regenerated = means.clone()
    regenerated.regenerate()
    if loading and drones > 1:
        regenerated.decommission()
    return [regenerated, loaded]


def kicked_back(player: Player, means: Means) -> list[Means]:
    """SS-KICK-05. A resource of choice, a drone fabricated, or up to 2 salvaged."""
    rich, armed, salvaging = means.clone(), means.clone(), means.clone()
    rich.any += 1
    armed.fabricate(player)
    salvaging.salvages = KICKBACK_SALVAGE
    ways = [rich, armed, salvaging]
    for way in ways:
        way.kickbacks -= 1
    return ways


def can_fabricate(player: Player) -> bool:
    """SS-DRONE-02, SS-DRONE-03. A drone in reserve, or with an empty reserve a satellite to recover."""
    return player.reserve > 0 or player.satellites != 0


def helped(player: Player, means: Means, card: Card) -> list[Means]:
    """The means after a crew card, one for each way to use it; none if it cannot be used."""
    help, after = HELP[card], means.clone()
    after.used |= bit(card)
    if not after.pay(help.price):
        return []
    for resource in (ORE, GOLD, CRYSTAL):
        after.add(resource, help.gains[resource])
    after.any += help.any
    for _ in range(help.fabricates):
        after.fabricate(player)
    after.salvages = help.salvages + (count(player, help.salvages_per) if help.salvages_per else 0)
    after.kickbacks = help.kickbacks
    return refreshed(player, after) if help.refreshes else [after]


def refreshed(player: Player, means: Means) -> list[Means]:
    """SS-CREW-26. The means after each of the used cards stands upright again."""
    ways = []
    for card in refreshable(player, means.used):
        way = means.clone()
        way.used &= ~bit(card)
        ways.append(way)
    return ways


def refreshable(player: Player, used: int) -> list[Card]:
    """SS-CREW-26. The used cards that another may refresh: none that refreshes itself."""
    return [card for card in player.crew if has(used, card) and not HELP[card].refreshes]
