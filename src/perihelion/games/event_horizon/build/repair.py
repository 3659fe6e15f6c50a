"""Chapter "Build phase: frame and repair": damaged ships are repaired before anything is bought."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import (
    change_ship,
    kinds_of,
    ship_group,
    ship_noun,
    ship_tile,
    ship_type,
    ships_at,
)
from perihelion.games.event_horizon.build.purchase import is_placement, is_purchase
from perihelion.games.event_horizon.cards.columns import SP_REPAIRS
from perihelion.games.event_horizon.cards.groups import damage_of, noun_group, noun_tile, undamaged
from perihelion.games.event_horizon.cards.tables import REPAIR_PRICE
from perihelion.games.event_horizon.player import Player, Ship
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import REPAIR


def damaged_ships(player: Player) -> list[Ship]:
    return [ship for ship in player.ships if damage_of(ship_group(ship))]


class FreeRepairs(Step):
    """EH-SP-09. Nanite Weave: the ships of its type are repaired for nothing, before the others are paid
    for."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        for ship in damaged_ships(player):
            if SP_REPAIRS[player.attached[ship_type(ship)]]:
                repair(player, ship_tile(ship), ship_group(ship))


class Repairs(Step):
    """EH-BUILD-04, EH-BUILD-05. 2 production for each damaged ship; where that is too much, as many as the
    budget covers."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        damaged = damaged_ships(player)
        if player.budget >= REPAIR_PRICE * len(damaged):
            player.budget -= REPAIR_PRICE * len(damaged)
            for ship in damaged:
                repair(player, ship_tile(ship), ship_group(ship))
        elif player.budget >= REPAIR_PRICE:
            s.then(ChooseRepair(self.seat), self)


class ChooseRepair(AskOne):
    """EH-BUILD-05. Which ship is repaired next."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        nouns = [ship_noun(ship) for ship in damaged_ships(s.players[seat])]
        return [REPAIR.of(noun) for noun in kinds_of(nouns)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        noun = REPAIR.noun(option)
        s.players[seat].budget -= REPAIR_PRICE
        repair(s.players[seat], noun_tile(noun), noun_group(noun))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        player = s.players[seat]
        if REPAIR.says(option):
            return refuse_repair(player, REPAIR.noun(option))
        if not is_purchase(option) and not is_placement(option):
            return None
        return Refusal(
            "EH-BUILD-04",
            Many(
                len(damaged_ships(player)),
                "Repairs come first: {n} ship is damaged and {budget} production is left.",
                "Repairs come first: {n} ships are damaged and {budget} production is left.",
                budget=player.budget,
            ),
        )


def repair(player: Player, tile: int, group: int) -> None:
    """EH-BUILD-04. All damage of one ship is gone."""
    change_ship(player, tile, group, undamaged(group))


def refuse_repair(player: Player, noun: int) -> Refusal:
    """Why a ship is not repaired."""
    tile, group = noun_tile(noun), noun_group(noun)
    if group not in ships_at(player, tile):
        return Refusal("EH-BUILD-04", "You have no {ship:ship}.", ship=noun)
    if damage_of(group) == 0:
        return Refusal("EH-BUILD-04", "The {ship:ship} is not damaged.", ship=noun)
    return Refusal(
        "EH-BUILD-05",
        "A repair costs {price} production; you have {budget} left.",
        price=REPAIR_PRICE,
        budget=player.budget,
    )
