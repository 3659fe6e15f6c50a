"""Questions of the Build phase."""

from __future__ import annotations

from perihelion.core.said import Many, Said
from perihelion.core.steps import Word
from perihelion.games.event_horizon.board.fleet import ships_at
from perihelion.games.event_horizon.build.explore import PlaceProbe
from perihelion.games.event_horizon.build.menu import BuildMenu
from perihelion.games.event_horizon.build.placement import PlaceMarkers, PlaceNumber, PlaceType, Scrap
from perihelion.games.event_horizon.build.repair import ChooseRepair, damaged_ships
from perihelion.games.event_horizon.build.specials import Apply, TakeFrom
from perihelion.games.event_horizon.build.upgrades import ChooseNumber, ChooseShip, ChooseType, slot_of
from perihelion.games.event_horizon.cards.groups import noun_group, slot_type, type_of
from perihelion.games.event_horizon.cards.tables import (
    FLEET_LIMIT,
    REFIT_PRICE,
    REPAIR_PRICE,
    UPGRADE_PRICE,
)
from perihelion.games.event_horizon.numbers import marker_count
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling import phrases
from perihelion.games.event_horizon.telling.phrases import (
    of_type,
    spot,
)
from perihelion.games.event_horizon.words import ASIDE


def menu(s: State, step: BuildMenu, words: list[Word]) -> Said:
    player = s.players[step.seat]
    budget, whole = player.budget, player.production
    if len(words) == 1:
        return Said(
            "Build with {budget} of {whole} production left. Nothing more can be bought: end your Build.",
            budget=budget,
            whole=whole,
        )
    if not budget:
        return Said(
            "Build with {budget} of {whole} production left: buy, change upgrades, or end your Build.",
            budget=budget,
            whole=whole,
        )
    return Said(
        "Build with {budget} of {whole} production left: buy, change upgrades, or end your Build. What is"
        " left is lost.",
        budget=budget,
        whole=whole,
    )


def repair(s: State, step: ChooseRepair, _: list[int]) -> Said:
    player = s.players[step.seat]
    return Said(
        "You have {damaged} and {budget} production, enough for {repairs}: which ship is next?",
        damaged=phrases.damaged_ships(len(damaged_ships(player))),
        budget=player.budget,
        repairs=Many(player.budget // REPAIR_PRICE, "{n} repair", "{n} repairs"),
    )


def upgrade_type(_: State, step: ChooseType, _words: list[Word]) -> Said:
    return Said(
        "Which ship type gets {upgrade:upgrade}, for {price} production? New ships of that type carry it.",
        upgrade=step.upgrade,
        price=UPGRADE_PRICE,
    )


def refit_ships(s: State, step: ChooseShip, _: list[int]) -> Said:
    player = s.players[step.seat]
    return Said(
        "Which {sorts:type} are refitted with {upgrade:upgrade}, {price} of your {budget} production each?",
        type=slot_type(slot_of(player, step.upgrade)),
        upgrade=step.upgrade,
        price=REFIT_PRICE,
        budget=player.budget,
    )


def refit_number(s: State, step: ChooseNumber, _: list[int]) -> Said:
    player = s.players[step.seat]
    return Said(
        "How many of your {count} {sorts:type} at {place} get {upgrade:upgrade}? {price} production each,"
        " {budget} left.",
        count=step.ships(player),
        type=type_of(noun_group(step.ship)),
        place=spot(s, step.tile, step.seat),
        upgrade=step.upgrade,
        price=REFIT_PRICE,
        budget=player.budget,
    )


def apply(_: State, step: Apply, words: list[Word]) -> Said:
    if ASIDE in words:
        return Said(
            "For which ship type does {special:card} work, or does it lie aside? A type holds one special.",
            card=step.card,
        )
    return Said("For which ship type does {special:card} work? A type holds one special.", card=step.card)


def take_from(_: State, step: TakeFrom, _words: list[Word]) -> Said:
    return Said("You have two of {special:card} on your ships: which type gives up its copy?", card=step.card)


def place_type(s: State, step: PlaceType, _: list[int]) -> Said:
    waiting = s.players[step.seat].bought[step.type]
    return Many(
        waiting,
        "{ships} waits beside your card: where is it placed, at home or at a port?",
        "{ships} wait beside your card: where are they placed, at home or at a port?",
        ships=of_type(waiting, step.type),
    )


def place_number(s: State, step: PlaceNumber, _: list[int]) -> Said:
    return Said(
        "How many of the {ships} that wait go to {place}?",
        ships=of_type(s.players[step.seat].bought[step.type], step.type),
        place=spot(s, step.tile, step.seat),
    )


def scrap(s: State, step: Scrap, _: list[int]) -> Said:
    return Said(
        "You have {ships} at {place} and the limit is {limit}: which one is destroyed?",
        ships=phrases.ships(len(ships_at(s.players[step.seat], step.tile))),
        place=spot(s, step.tile, step.seat),
        limit=FLEET_LIMIT,
    )


def markers(s: State, step: PlaceMarkers, _: list[int]) -> Said:
    player = s.players[step.seat]
    return Said(
        "{markers} left: from which tile shall your ships move this round? Or pass.",
        markers=phrases.order_markers(marker_count(player) - player.markers.bit_count()),
    )


def probe(_: State, _step: PlaceProbe, _words: list[Word]) -> Said:
    return Said(
        "Where does your exploratory vehicle go? After the last Build it reveals the three tiles that meet"
        " there. Or pass."
    )
