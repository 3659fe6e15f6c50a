"""The question behind each ask, as a sentence with the facts, and the rule that asks it."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Ask, Seat, Word
from perihelion.games.event_horizon.board.fleet import entered_at, movable_at, ships_at
from perihelion.games.event_horizon.build.draw import KeepSpecial
from perihelion.games.event_horizon.build.explore import PlaceProbe
from perihelion.games.event_horizon.build.menu import BuildMenu
from perihelion.games.event_horizon.build.placement import PlaceMarkers, PlaceNumber, PlaceType, Scrap
from perihelion.games.event_horizon.build.repair import ChooseRepair, damaged_ships
from perihelion.games.event_horizon.build.specials import Apply, TakeFrom
from perihelion.games.event_horizon.build.upgrades import ChooseNumber, ChooseShip, ChooseType, slot_of
from perihelion.games.event_horizon.cards.groups import noun_group, slot_type, type_of
from perihelion.games.event_horizon.cards.tables import (
    CANNON_HITS_ON,
    FLEET_LIMIT,
    REFIT_PRICE,
    REPAIR_PRICE,
    SETUP_MARAUDERS,
    SPAWNED_MARAUDERS,
    SPECIALS,
    TYPE_PLURALS,
    UPGRADE_PRICE,
    UPGRADES,
)
from perihelion.games.event_horizon.combat.cannons import PickCannon, PickShip, PickTile
from perihelion.games.event_horizon.combat.combat import AmbushTarget, FireOrRetreat, PickCombat
from perihelion.games.event_horizon.combat.hits import AimHits, AssignHits
from perihelion.games.event_horizon.combat.retreat import RetreatElsewhere
from perihelion.games.event_horizon.fight import lane
from perihelion.games.event_horizon.move.breakaway import BreakAway, intruders
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.move.move import Activate, MoveShips
from perihelion.games.event_horizon.numbers import marker_count, speed
from perihelion.games.event_horizon.round.marauders import OpenWormhole
from perihelion.games.event_horizon.round.rounds import FreePort
from perihelion.games.event_horizon.setup import HideMarauders, StartAt
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import (
    fleet_text,
    of_type,
    others_at,
    place,
    side_text,
    strength,
)
from perihelion.games.event_horizon.words import ASIDE, ONLY, RETREAT
from perihelion.games.kit.telling.phrases import capital, number, series
from perihelion.games.kit.telling.tellers import Asking

# Setup and the start of a round


def start(_: State, _step: StartAt, _words: list[Word]) -> str:
    return (
        "Where does your starting tile go? It replaces a tile of the outer ring and closes the edges it"
        " lies on."
    )


def hide(_: State, _step: HideMarauders, _words: list[Word]) -> str:
    return (
        f"Hide {SETUP_MARAUDERS} marauder ships on an unrevealed tile: which one? They drift from the second"
        " round on."
    )


def keep(_: State, step: KeepSpecial, _words: list[Word]) -> str:
    return (
        f"You look at {number(step.cards, 'special')}: keep one. The rest goes under the deck, unseen by the"
        " others."
    )


def wormhole(s: State, step: OpenWormhole, _: list[int]) -> str:
    least = f"You have the least production, {s.players[step.seat].production}"
    return f"{least}: where does the wormhole open? {SPAWNED_MARAUDERS} marauder ships come out of it."


def free_port(_: State, _step: FreePort, _words: list[Word]) -> str:
    return (
        "A free port at the end of the third round: on which tile with a ship of yours does it stand, or do"
        " you pass?"
    )


# Build


def menu(s: State, step: BuildMenu, words: list[Word]) -> str:
    player = s.players[step.seat]
    left = f"Build with {player.budget} of {player.production} production left"
    if len(words) == 1:
        return f"{left}. Nothing more can be bought: end your Build."
    lost = ". What is left is lost" if player.budget else ""
    return f"{left}: buy, change upgrades, or end your Build{lost}."


def repair(s: State, step: ChooseRepair, _: list[int]) -> str:
    player = s.players[step.seat]
    damaged, most = number(len(damaged_ships(player)), "damaged ship"), player.budget // REPAIR_PRICE
    return (
        f"You have {damaged} and {player.budget} production, enough for {number(most, 'repair')}: which ship"
        " is next?"
    )


def upgrade_type(_: State, step: ChooseType, _words: list[Word]) -> str:
    return (
        f"Which ship type gets {UPGRADES[step.upgrade]}, for {UPGRADE_PRICE} production? New ships of that"
        " type carry it."
    )


def refit_ships(s: State, step: ChooseShip, _: list[int]) -> str:
    player = s.players[step.seat]
    ships = TYPE_PLURALS[slot_type(slot_of(player, step.upgrade))]
    return (
        f"Which {ships} are refitted with {UPGRADES[step.upgrade]}, {REFIT_PRICE} of your {player.budget}"
        " production each?"
    )


def refit_number(s: State, step: ChooseNumber, _: list[int]) -> str:
    player = s.players[step.seat]
    ships = (
        f"{step.ships(player)} {TYPE_PLURALS[type_of(noun_group(step.ship))]} at"
        f" {place(s, step.tile, step.seat)}"
    )
    return (
        f"How many of your {ships} get {UPGRADES[step.upgrade]}? {REFIT_PRICE} production each,"
        f" {player.budget} left."
    )


def apply(_: State, step: Apply, words: list[Word]) -> str:
    aside = ", or does it lie aside" if ASIDE in words else ""
    return f"For which ship type does {SPECIALS[step.card]} work{aside}? A type holds one special."


def take_from(_: State, step: TakeFrom, _words: list[Word]) -> str:
    return f"You have two of {SPECIALS[step.card]} on your ships: which type gives up its copy?"


def place_type(s: State, step: PlaceType, _: list[int]) -> str:
    waiting = s.players[step.seat].bought[step.type]
    waits = (
        "waits beside your card: where is it placed"
        if waiting == 1
        else "wait beside your card: where are they placed"
    )
    return f"{of_type(waiting, step.type)} {waits}, at home or at a port?"


def place_number(s: State, step: PlaceNumber, _: list[int]) -> str:
    waiting = of_type(s.players[step.seat].bought[step.type], step.type)
    return f"How many of the {waiting} that wait go to {place(s, step.tile, step.seat)}?"


def scrap(s: State, step: Scrap, _: list[int]) -> str:
    ships = len(ships_at(s.players[step.seat], step.tile))
    return (
        f"You have {ships} ships at {place(s, step.tile, step.seat)} and the limit is {FLEET_LIMIT}: which"
        " one is destroyed?"
    )


def markers(s: State, step: PlaceMarkers, _: list[int]) -> str:
    player = s.players[step.seat]
    left = marker_count(player) - player.markers.bit_count()
    return f"{number(left, 'order marker')} left: from which tile shall your ships move this round? Or pass."


def probe(_: State, _step: PlaceProbe, _words: list[Word]) -> str:
    return (
        "Where does your exploratory vehicle go? After the last Build it reveals the three tiles that meet"
        " there. Or pass."
    )


# Move


def activate(s: State, step: Activate, _: list[int]) -> str:
    left = number(s.players[step.seat].markers.bit_count(), "unused marker")
    return f"Your turn to move: you have {left}, which do you activate?"


def break_away(s: State, step: BreakAway, _: list[int]) -> str:
    others = intruders(s, step.seat, step.tile)
    facts = [
        f"{side_text(other)} with {fleet_text(entered_at(s.players[other], step.tile))}" for other in others
    ]
    entered = f"{capital(place(s, step.tile, step.seat))} was entered by {series(facts)}"
    return f"{entered}: break away under their fire, or hold all ships here?"


def move_ships(s: State, step: MoveShips, _: list[int]) -> str:
    fleet = fleet_text(movable_at(s.players[step.seat], step.tile))
    return f"Your fleet at {place(s, step.tile, step.seat)}: {fleet}. Which ships move now? Or be done."


def destination(s: State, step: Destination, words: list[Word]) -> str:
    ships, pace = of_type(step.count, type_of(step.group)), speed(s.players[step.seat], step.group)
    fewer = " Or choose fewer of them first." if any(ONLY.says(word) for word in words) else ""
    verb = "does" if step.count == 1 else "do"
    return f"Where {verb} {ships} go from {place(s, step.tile, step.seat)}, with speed {pace}?{fewer}"


def destination_of_all(s: State, step: DestinationOfAll, _: list[int]) -> str:
    player = s.players[step.seat]
    groups = movable_at(player, step.tile)
    slowest = min([speed(player, group) for group in groups])
    return (
        f"Where do {fleet_text(groups)} go from {place(s, step.tile, step.seat)}? The slowest has speed"
        f" {slowest}."
    )


# Combat


def pick_combat(_: State, _step: PickCombat, words: list[Word]) -> str:
    return f"{len(words)} tiles are contested, and you are first in order: which one is fought next?"


def pick_cannon(_: State, _step: PickCannon, _words: list[Word]) -> str:
    return (
        f"Free shots before the combats: which of your cannons shoots next? Hits on {CANNON_HITS_ON}-6. Or"
        " hold fire."
    )


def pick_tile(s: State, step: PickTile, _: list[int]) -> str:
    return f"At which tile does your cannon of {place(s, step.tile, step.seat)} take its free shot?"


def pick_ship(s: State, step: PickShip, _: list[int]) -> str:
    hold = " Or hold fire." if step.may_hold else ""
    shot = f"Your cannon of {place(s, step.cannon, step.seat)} may destroy a ship"
    where = "" if step.cannon == step.tile else f" at {place(s, step.tile, step.seat)}"
    return f"{shot}{where} with a {CANNON_HITS_ON} or 6: which one?{hold}"


def enemies(s: State, seat: Seat, tile: int) -> str:
    """`orange with 2 cruisers and the marauders with 3 ships`"""
    return series([f"{side_text(side)} with {strength(s, side, tile)}" for side in others_at(s, seat, tile)])


def ambush(s: State, step: AmbushTarget, _: list[int]) -> str:
    foes = enemies(s, step.seat, step.tile)
    return (
        f"Your ships with the Ambush Protocol fire first at {place(s, step.tile, step.seat)}: at whom? There:"
        f" {foes}."
    )


def fire(s: State, step: FireOrRetreat, words: list[Word]) -> str:
    foes = enemies(s, step.seat, step.tile)
    own = fleet_text(ships_at(s.players[step.seat], step.tile))
    retreat = ", or retreat" if any(RETREAT.says(word) for word in words) else ""
    return (
        f"Round {s.fight.round} at {place(s, step.tile, step.seat)}: your {own} against {foes}."
        f" Fire{retreat}?"
    )


def retreat_elsewhere(s: State, step: RetreatElsewhere, _: list[int]) -> str:
    return (
        f"The tile you chose is taken now: where does your fleet at {place(s, step.tile, step.seat)}"
        " retreat to?"
    )


def assign(s: State, step: AssignHits, _: list[int]) -> str:
    hits = number(s.fight.hits[step.seat], "hit")
    next_one = "takes it" if s.fight.hits[step.seat] == 1 else "takes the next"
    return f"Your fleet at {place(s, step.tile, step.seat)} takes {hits}: choose the ship that {next_one}."


def aim(s: State, step: AimHits, _: list[int]) -> str:
    hits = number(s.fight.aimed[lane(step.seat, step.target)], "targeted hit")
    scored = f"You scored {hits} against {side_text(step.target)} at {place(s, step.tile, step.seat)}"
    return f"{scored}: choose the ship that takes the next."


QUESTIONS: Final[dict[type[Ask], tuple[str, Asking]]] = {
    StartAt: ("EH-SETUP-09", start),
    HideMarauders: ("EH-SETUP-12", hide),
    KeepSpecial: ("EH-SP-05", keep),
    OpenWormhole: ("EH-MAR-01", wormhole),
    FreePort: ("EH-ROUND-08", free_port),
    ChooseRepair: ("EH-BUILD-05", repair),
    BuildMenu: ("EH-BUILD-06", menu),
    ChooseType: ("EH-SU-01", upgrade_type),
    ChooseShip: ("EH-SU-02", refit_ships),
    ChooseNumber: ("EH-SU-02", refit_number),
    Apply: ("EH-SP-01", apply),
    TakeFrom: ("EH-SP-02", take_from),
    PlaceType: ("EH-SHIP-03", place_type),
    PlaceNumber: ("EH-SHIP-03", place_number),
    Scrap: ("EH-PLACE-02", scrap),
    PlaceMarkers: ("EH-PLACE-05", markers),
    PlaceProbe: ("EH-EV-01", probe),
    Activate: ("EH-MOVE-01", activate),
    BreakAway: ("EH-PRE-01", break_away),
    MoveShips: ("EH-MOVE-03", move_ships),
    Destination: ("EH-MOVE-03", destination),
    DestinationOfAll: ("EH-MOVE-03", destination_of_all),
    PickCombat: ("EH-CMB-02", pick_combat),
    PickCannon: ("EH-CAN-05", pick_cannon),
    PickTile: ("EH-CAN-05", pick_tile),
    PickShip: ("EH-CAN-02", pick_ship),
    AmbushTarget: ("EH-CMB-07", ambush),
    FireOrRetreat: ("EH-CMB-08", fire),
    RetreatElsewhere: ("EH-RET-10", retreat_elsewhere),
    AssignHits: ("EH-CMB-13", assign),
    AimHits: ("EH-CMB-14", aim),
}
