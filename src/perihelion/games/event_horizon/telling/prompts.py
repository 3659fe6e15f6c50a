"""The question behind each ask, as a sentence with the facts, and the rule that asks it."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, series
from perihelion.core.steps import Ask, Seat, Word
from perihelion.games.event_horizon.board.fleet import entered_at, movable_at, ships_at
from perihelion.games.event_horizon.build.draw import KeepSpecial
from perihelion.games.event_horizon.build.explore import PlaceProbe
from perihelion.games.event_horizon.build.menu import BuildMenu
from perihelion.games.event_horizon.build.placement import PlaceMarkers, PlaceNumber, PlaceType, Scrap
from perihelion.games.event_horizon.build.repair import ChooseRepair, damaged_ships
from perihelion.games.event_horizon.build.specials import Apply, TakeFrom
from perihelion.games.event_horizon.build.upgrades import ChooseNumber, ChooseShip, ChooseType, slot_of
from perihelion.games.event_horizon.cards.columns import AMBUSH
from perihelion.games.event_horizon.cards.groups import noun_group, slot_type, type_of
from perihelion.games.event_horizon.cards.tables import (
    CANNON_HITS_ON,
    FLEET_LIMIT,
    REFIT_PRICE,
    REPAIR_PRICE,
    SETUP_MARAUDERS,
    SPAWNED_MARAUDERS,
    UPGRADE_PRICE,
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
from perihelion.games.event_horizon.telling import phrases
from perihelion.games.event_horizon.telling.phrases import (
    fleet_text,
    of_type,
    others_at,
    side_name,
    side_with,
    specials,
    spot,
)
from perihelion.games.event_horizon.words import ASIDE, ONLY, RETREAT
from perihelion.games.kit.telling.tellers import Asking

# Setup and the start of a round


def start(_: State, _step: StartAt, _words: list[Word]) -> Said:
    return Said(
        "Where does your starting tile go? It replaces a tile of the outer ring and closes the edges it"
        " lies on."
    )


def hide(_: State, _step: HideMarauders, _words: list[Word]) -> Said:
    return Many(
        SETUP_MARAUDERS,
        "Hide {n} marauder ship on an unrevealed tile: which one? It drifts from the second round on.",
        "Hide {n} marauder ships on an unrevealed tile: which one? They drift from the second round on.",
    )


def keep(_: State, step: KeepSpecial, _words: list[Word]) -> Said:
    return Said(
        "You look at {cards}: keep one. The rest goes under the deck, unseen by the others.",
        cards=specials(step.cards),
    )


def wormhole(s: State, step: OpenWormhole, _: list[int]) -> Said:
    return Many(
        SPAWNED_MARAUDERS,
        "You have the least production, {least}: where does the wormhole open? {n} marauder ship comes out of"
        " it.",
        "You have the least production, {least}: where does the wormhole open? {n} marauder ships come out of"
        " it.",
        least=s.players[step.seat].production,
    )


def free_port(_: State, _step: FreePort, _words: list[Word]) -> Said:
    return Said(
        "A free port at the end of the third round: on which tile with a ship of yours does it stand, or do"
        " you pass?"
    )


# Build


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


# Move


def activate(s: State, step: Activate, _: list[int]) -> Said:
    return Many(
        s.players[step.seat].markers.bit_count(),
        "Your turn to move: you have {n} unused marker, which do you activate?",
        "Your turn to move: you have {n} unused markers, which do you activate?",
    )


def break_away(s: State, step: BreakAway, _: list[int]) -> Said:
    others = [
        Said(
            "{player:other} with {fleet}",
            other=other,
            fleet=fleet_text(entered_at(s.players[other], step.tile)),
        )
        for other in intruders(s, step.seat, step.tile)
    ]
    return Said(
        "{Place} was entered by {others}: break away under their fire, or hold all ships here?",
        place=spot(s, step.tile, step.seat),
        others=series(others),
    )


def move_ships(s: State, step: MoveShips, _: list[int]) -> Said:
    return Said(
        "Your fleet at {place}: {fleet}. Which ships move now? Or be done.",
        place=spot(s, step.tile, step.seat),
        fleet=fleet_text(movable_at(s.players[step.seat], step.tile)),
    )


def destination(s: State, step: Destination, words: list[Word]) -> Said:
    ships, pace = of_type(step.count, type_of(step.group)), speed(s.players[step.seat], step.group)
    where = Many(
        step.count,
        "Where does {ships} go from {place}, with speed {pace}?",
        "Where do {ships} go from {place}, with speed {pace}?",
        ships=ships,
        place=spot(s, step.tile, step.seat),
        pace=pace,
    )
    fewer = any(ONLY.says(word) for word in words)
    return Said("{where} Or choose fewer of them first.", where=where) if fewer else where


def destination_of_all(s: State, step: DestinationOfAll, _: list[int]) -> Said:
    player = s.players[step.seat]
    groups = movable_at(player, step.tile)
    return Said(
        "Where do {fleet} go from {place}? The slowest has speed {pace}.",
        fleet=fleet_text(groups),
        place=spot(s, step.tile, step.seat),
        pace=min([speed(player, group) for group in groups]),
    )


# Combat


def pick_combat(_: State, _step: PickCombat, words: list[Word]) -> Said:
    return Many(
        len(words),
        "{n} tile is contested, and you are first in order: which one is fought next?",
        "{n} tiles are contested, and you are first in order: which one is fought next?",
    )


def pick_cannon(_: State, _step: PickCannon, _words: list[Word]) -> Said:
    return Said(
        "Free shots before the combats: which of your cannons shoots next? Hits on {lowest}-6. Or hold fire.",
        lowest=CANNON_HITS_ON,
    )


def pick_tile(s: State, step: PickTile, _: list[int]) -> Said:
    return Said(
        "At which tile does your cannon of {place} take its free shot?", place=spot(s, step.tile, step.seat)
    )


def pick_ship(s: State, step: PickShip, _: list[int]) -> Said:
    shot = cannon_shot(s, step)
    return Said("{shot} Or hold fire.", shot=shot) if step.may_hold else shot


def cannon_shot(s: State, step: PickShip) -> Said:
    """On the own tile, or on one beside it."""
    cannon = spot(s, step.cannon, step.seat)
    if step.cannon == step.tile:
        return Said(
            "Your cannon of {cannon} may destroy a ship with a {lowest} or 6: which one?",
            cannon=cannon,
            lowest=CANNON_HITS_ON,
        )
    return Said(
        "Your cannon of {cannon} may destroy a ship at {place} with a {lowest} or 6: which one?",
        cannon=cannon,
        place=spot(s, step.tile, step.seat),
        lowest=CANNON_HITS_ON,
    )


def enemies(s: State, seat: Seat, tile: int) -> Said:
    """`orange with 2 cruisers and the marauders with 3 ships`"""
    return series([side_with(s, side, tile) for side in others_at(s, seat, tile)])


def ambush(s: State, step: AmbushTarget, _: list[int]) -> Said:
    return Said(
        "Your ships with the {special:card} fire first at {place}: at whom? There: {foes}.",
        card=AMBUSH,
        place=spot(s, step.tile, step.seat),
        foes=enemies(s, step.seat, step.tile),
    )


def fire(s: State, step: FireOrRetreat, words: list[Word]) -> Said:
    forces = Said(
        "Round {round} at {place}: your {own} against {foes}.",
        round=s.fight.round,
        place=spot(s, step.tile, step.seat),
        own=fleet_text(ships_at(s.players[step.seat], step.tile)),
        foes=enemies(s, step.seat, step.tile),
    )
    if any(RETREAT.says(word) for word in words):
        return Said("{forces} Fire, or retreat?", forces=forces)
    return Said("{forces} Fire?", forces=forces)


def retreat_elsewhere(s: State, step: RetreatElsewhere, _: list[int]) -> Said:
    return Said(
        "The tile you chose is taken now: where does your fleet at {place} retreat to?",
        place=spot(s, step.tile, step.seat),
    )


def assign(s: State, step: AssignHits, _: list[int]) -> Said:
    return Many(
        s.fight.hits[step.seat],
        "Your fleet at {place} takes {n} hit: choose the ship that takes it.",
        "Your fleet at {place} takes {n} hits: choose the ship that takes the next.",
        place=spot(s, step.tile, step.seat),
    )


def aim(s: State, step: AimHits, _: list[int]) -> Said:
    return Many(
        s.fight.aimed[lane(step.seat, step.target)],
        "You scored {n} targeted hit against {target} at {place}: choose the ship that takes the next.",
        "You scored {n} targeted hits against {target} at {place}: choose the ship that takes the next.",
        target=side_name(step.target),
        place=spot(s, step.tile, step.seat),
    )


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
