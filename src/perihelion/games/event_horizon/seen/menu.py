"""What can be bought in the Build phase, and in a few words why something is out of reach."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import SPECTATOR
from perihelion.core.said import NOTHING_SAID, Said
from perihelion.core.steps import Seat, waiting
from perihelion.games.event_horizon.board.fleet import in_play
from perihelion.games.event_horizon.cards.tables import (
    CANNON_LEVEL,
    CANNON_PRICE,
    COST,
    MINE_LEVEL,
    MINE_PRICE,
    PORT,
    SHIP_LEVEL,
    START_LEVEL,
    SUPPLY,
    TECH_PRICE,
    TOP_LEVEL,
    TYPES,
    UPGRADE_LEVEL,
    UPGRADE_PRICE,
)
from perihelion.games.event_horizon.numbers import ship_cost
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.seen.moment import BUILD, phase
from perihelion.games.event_horizon.seen.views import ItemView, MenuView, WorkView
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import BUILD_CANNON, BUILD_MINE, BUILD_PORT, TECH

UNCOUNTED: Final = -1
"""How many are left of what has no supply."""


def menu(s: State, eyes: int) -> MenuView | None:
    if phase(s) != BUILD:
        return None
    seat = eyes if eyes != SPECTATOR else builder(s)
    player = s.players[seat]
    buyer = Buyer(player, seat in waiting(s))
    return MenuView(
        seat=seat,
        ships=[
            buyer.reason(SHIP_LEVEL[type], ship_cost(player, type), SUPPLY[type] - in_play(player, type))
            for type in TYPES
        ],
        upgrades=[
            ItemView(player.level < level, buyer.reason(level, UPGRADE_PRICE)) for level in UPGRADE_LEVEL
        ],
        works=works(s, player, buyer),
        next_level=min(player.level + 1, TOP_LEVEL),
    )


def builder(s: State) -> Seat:
    """Over whose shoulder a spectator looks."""
    return next(iter(waiting(s)), 0)


class Buyer:
    """A player with a level and, in the own Build, with a budget."""

    def __init__(self, player: Player, building: bool) -> None:
        self.player: Final = player
        self.building: Final = building

    def reason(self, level: int, price: int, left: int = UNCOUNTED) -> Said:
        """EH-BUILD-07, EH-LIM-01. What is missing first: level, supply, budget."""
        if self.player.level < level:
            return Said("needs tech level {level}", level=level)
        if left == 0:
            return Said("none left")
        dear = self.building and self.player.budget < price
        return Said("too dear now") if dear else NOTHING_SAID

    def work(self, word: int, level: int, price: int, left: int) -> WorkView:
        return WorkView(self.player.level < level, self.reason(level, price, left), left, word)

    def tech(self) -> WorkView:
        """EH-TECH-06."""
        full = self.player.level == TOP_LEVEL
        reason = Said("at the top") if full else self.reason(START_LEVEL, TECH_PRICE)
        return WorkView(False, reason, UNCOUNTED, TECH)


def works(s: State, player: Player, buyer: Buyer) -> list[WorkView]:
    home = player.home
    ports = SUPPLY[PORT] - in_play(player, PORT)
    return [
        buyer.tech(),
        buyer.work(BUILD_PORT.of(home), SHIP_LEVEL[PORT], COST[PORT], ports),
        buyer.work(BUILD_MINE.of(home), MINE_LEVEL, MINE_PRICE, s.mines_left),
        buyer.work(BUILD_CANNON.of(home), CANNON_LEVEL, CANNON_PRICE, s.cannons_left),
    ]
