"""Chapter "Build phase": budget, repairs, the menu of purchases, and what ends a Build."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.build.enhancements import (
    build_cannon,
    build_mine,
    offer_enhancements,
    refuse_cannon,
    refuse_mine,
)
from perihelion.games.event_horizon.build.explore import PlaceProbe
from perihelion.games.event_horizon.build.placement import PlaceMarkers, PlaceShips
from perihelion.games.event_horizon.build.purchase import is_placement
from perihelion.games.event_horizon.build.repair import FreeRepairs, Repairs, refuse_repair
from perihelion.games.event_horizon.build.shipyard import (
    buy_port,
    buy_ship,
    offer_ports,
    offer_ships,
    refuse_port,
    refuse_ship,
)
from perihelion.games.event_horizon.build.specials import Apply, offer_specials, refuse_special
from perihelion.games.event_horizon.build.tech import buy_tech, offer_tech, refuse_tech
from perihelion.games.event_horizon.build.upgrades import (
    ChooseShip,
    ChooseType,
    offer_refits,
    offer_tokens,
    offer_upgrades,
    refuse_refit,
    refuse_take_off,
    refuse_upgrade,
    take_off,
)
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import (
    BUILD_CANNON,
    BUILD_MINE,
    BUILD_PORT,
    BUY,
    END_BUILD,
    REFIT,
    REFIT_SHIP,
    REPAIR,
    SCRAP,
    SPECIAL,
    TAKE_OFF,
    TECH,
    UPGRADE,
)


class Builds(Step):
    """EH-BUILD-01, EH-GEN-11. One player after the other, each to the end of the own Build, also one who has
    lost every ship."""

    def run(self, s: State) -> None:
        s.then_all([Build(seat) for seat in s.order])


class Build(Step):
    """EH-BUILD-02, EH-BUILD-03, EH-BUILD-04, EH-BUILD-06, EH-BUILD-10. A new budget, whatever is left of the
    last; repairs, purchases; then ships, order markers and the EV are placed."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        seat, player = self.seat, s.players[self.seat]
        player.budget = player.production
        player.new_ports = 0
        s.then(
            FreeRepairs(seat),
            Repairs(seat),
            BuildMenu(seat),
            PlaceShips(seat),
            PlaceMarkers(seat),
            PlaceProbe(seat),
        )


class BuildMenu(AskOne):
    """EH-BUILD-06, EH-BUILD-07, EH-BUILD-08, EH-BUILD-11. Any number of purchases in any order, and specials
    for free."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        offered: list[Word] = []
        if player.budget > 0:
            offer_tech(player, offered)
            offer_upgrades(player, offered)
            offer_refits(player, offered)
            offer_ships(player, offered)
            offer_ports(s, seat, offered)
            offer_enhancements(s, seat, offered)
        offer_tokens(player, offered)
        offer_specials(player, offered)
        offered.append(END_BUILD)
        return offered

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        if option == END_BUILD:
            player.budget = 0
            return
        s.then(self)
        if option == TECH:
            buy_tech(s, seat)
        elif UPGRADE.says(option):
            s.then(ChooseType(seat, UPGRADE.noun(option)))
        elif REFIT.says(option):
            s.then(ChooseShip(seat, REFIT.noun(option)))
        elif TAKE_OFF.says(option):
            take_off(player, TAKE_OFF.noun(option))
        elif BUY.says(option):
            buy_ship(player, BUY.noun(option))
        elif SPECIAL.says(option):
            s.then(Apply(seat, SPECIAL.noun(option)))
        else:
            build_on_tile(s, seat, option)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        player = s.players[seat]
        if option == TECH:
            return refuse_tech(player)
        if UPGRADE.says(option):
            return refuse_upgrade(player, UPGRADE.noun(option))
        if REFIT.says(option):
            return refuse_refit(player, REFIT.noun(option))
        if TAKE_OFF.says(option):
            return refuse_take_off(TAKE_OFF.noun(option))
        if BUY.says(option):
            return refuse_ship(player, BUY.noun(option))
        if SPECIAL.says(option):
            return refuse_special(SPECIAL.noun(option))
        if REPAIR.says(option):
            return refuse_repair(player, REPAIR.noun(option))
        return refuse_on_tile(s, seat, option) or refuse_moment(option)


def build_on_tile(s: State, seat: Seat, option: Word) -> None:
    """EH-PORT-01, EH-ENH-02. A port, a mine or a cannon."""
    if BUILD_PORT.says(option):
        buy_port(s, seat, BUILD_PORT.noun(option))
    elif BUILD_MINE.says(option):
        build_mine(s, seat, BUILD_MINE.noun(option))
    else:
        build_cannon(s, seat, BUILD_CANNON.noun(option))


def refuse_on_tile(s: State, seat: Seat, option: Word) -> Refusal | None:
    """Why a port, a mine or a cannon may not be built there."""
    if BUILD_PORT.says(option):
        return refuse_port(s, seat, BUILD_PORT.noun(option))
    if BUILD_MINE.says(option):
        return refuse_mine(s, seat, BUILD_MINE.noun(option))
    if BUILD_CANNON.says(option):
        return refuse_cannon(s, seat, BUILD_CANNON.noun(option))
    return None


def refuse_moment(option: Word) -> Refusal | None:
    """What belongs to another moment, or never happens in a Build."""
    if REFIT_SHIP.says(option):
        return Refusal("EH-SU-02", "A refit begins with the S.U.: choose one that lies on a ship type.")
    if SCRAP.says(option):
        return Refusal("EH-BUILD-12", "Ships are never scrapped voluntarily, only above the fleet limit.")
    if is_placement(option):
        return Refusal(
            "EH-BUILD-10",
            "Ships, order markers and the exploratory vehicle are placed after the last purchase.",
        )
    return None
