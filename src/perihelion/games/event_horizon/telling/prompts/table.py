"""Which question belongs to which ask, and the rule that asks it."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Ask
from perihelion.games.event_horizon.build.draw import KeepSpecial
from perihelion.games.event_horizon.build.explore import PlaceProbe
from perihelion.games.event_horizon.build.menu import BuildMenu
from perihelion.games.event_horizon.build.placement import PlaceMarkers, PlaceNumber, PlaceType, Scrap
from perihelion.games.event_horizon.build.repair import ChooseRepair
from perihelion.games.event_horizon.build.specials import Apply, TakeFrom
from perihelion.games.event_horizon.build.upgrades import ChooseNumber, ChooseShip, ChooseType
from perihelion.games.event_horizon.combat.cannons import PickCannon, PickShip, PickTile
from perihelion.games.event_horizon.combat.combat import AmbushTarget, FireOrRetreat, PickCombat
from perihelion.games.event_horizon.combat.hits import AimHits, AssignHits
from perihelion.games.event_horizon.combat.retreat import RetreatElsewhere
from perihelion.games.event_horizon.move.breakaway import BreakAway
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.move.move import Activate, MoveShips
from perihelion.games.event_horizon.round.marauders import OpenWormhole
from perihelion.games.event_horizon.round.rounds import FreePort
from perihelion.games.event_horizon.setup import HideMarauders, StartAt
from perihelion.games.event_horizon.telling.prompts import build, combat, move, round
from perihelion.games.kit.telling.tellers import Asking

QUESTIONS: Final[dict[type[Ask], tuple[str, Asking]]] = {
    StartAt: ("EH-SETUP-09", round.start),
    HideMarauders: ("EH-SETUP-12", round.hide),
    KeepSpecial: ("EH-SP-05", round.keep),
    OpenWormhole: ("EH-MAR-01", round.wormhole),
    FreePort: ("EH-ROUND-08", round.free_port),
    ChooseRepair: ("EH-BUILD-05", build.repair),
    BuildMenu: ("EH-BUILD-06", build.menu),
    ChooseType: ("EH-SU-01", build.upgrade_type),
    ChooseShip: ("EH-SU-02", build.refit_ships),
    ChooseNumber: ("EH-SU-02", build.refit_number),
    Apply: ("EH-SP-01", build.apply),
    TakeFrom: ("EH-SP-02", build.take_from),
    PlaceType: ("EH-SHIP-03", build.place_type),
    PlaceNumber: ("EH-SHIP-03", build.place_number),
    Scrap: ("EH-PLACE-02", build.scrap),
    PlaceMarkers: ("EH-PLACE-05", build.markers),
    PlaceProbe: ("EH-EV-01", build.probe),
    Activate: ("EH-MOVE-01", move.activate),
    BreakAway: ("EH-PRE-01", move.break_away),
    MoveShips: ("EH-MOVE-03", move.move_ships),
    Destination: ("EH-MOVE-03", move.destination),
    DestinationOfAll: ("EH-MOVE-03", move.destination_of_all),
    PickCombat: ("EH-CMB-02", combat.pick_combat),
    PickCannon: ("EH-CAN-05", combat.pick_cannon),
    PickTile: ("EH-CAN-05", combat.pick_tile),
    PickShip: ("EH-CAN-02", combat.pick_ship),
    AmbushTarget: ("EH-CMB-07", combat.ambush),
    FireOrRetreat: ("EH-CMB-08", combat.fire),
    RetreatElsewhere: ("EH-RET-10", combat.retreat_elsewhere),
    AssignHits: ("EH-CMB-13", combat.assign),
    AimHits: ("EH-CMB-14", combat.aim),
}
