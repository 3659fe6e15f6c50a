"""Which question belongs to which ask, and the rule that asks it."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Question
from perihelion.core.steps import Ask, Seat
from perihelion.games.andromeda.battle.diplomacy import EndIt
from perihelion.games.andromeda.battle.escalation import SendShips
from perihelion.games.andromeda.battle.outcome import SaveShip, TacticalOperations
from perihelion.games.andromeda.battle.preparations import PrepareOnce
from perihelion.games.andromeda.cards.effects.building import Flip, WhichCollapses
from perihelion.games.andromeda.cards.effects.control import ChooseBranch
from perihelion.games.andromeda.cards.effects.effect import ChooseCost
from perihelion.games.andromeda.cards.effects.fights import TurnOne, WhichDie
from perihelion.games.andromeda.cards.effects.finds import WhichPlanet
from perihelion.games.andromeda.cards.effects.leaders import WhichLeader
from perihelion.games.andromeda.cards.effects.persons import PickPerson
from perihelion.games.andromeda.cards.effects.ships import MoveAll, MoveShip, WhichShip
from perihelion.games.andromeda.developments.build import Develop
from perihelion.games.andromeda.events.scry import PutOnTop
from perihelion.games.andromeda.home.activate import (
    ActivateModules,
    Activator,
    OnceMore,
    ScienceBlock,
    StayOut,
)
from perihelion.games.andromeda.hooks.deputy import InPlaceOf
from perihelion.games.andromeda.hooks.powers import MayUse, WhichPower
from perihelion.games.andromeda.launch.launch import Destination
from perihelion.games.andromeda.modules.buy import ChooseModule, PutUnder
from perihelion.games.andromeda.modules.place import ChoosePlace, NewPlace
from perihelion.games.andromeda.payment.settle import FallAway, Settle, SpendCard
from perihelion.games.andromeda.raiders.move import WhereTo, WhichRaider
from perihelion.games.andromeda.raiders.strike import ChooseStriker
from perihelion.games.andromeda.setup.players import ChooseFaction, ChooseGoal
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.claim import LookFurther, MakeRoom, PickMoon
from perihelion.games.andromeda.station.moons import ChooseSide, SlotMoon
from perihelion.games.andromeda.station.repair import DamageModule, Repair
from perihelion.games.andromeda.station.scrap import ScrapShip
from perihelion.games.andromeda.station.ships import BuildShip, FreeShip, Install
from perihelion.games.andromeda.stores.gain import GainUnit, GiveUnit, LoseUnit
from perihelion.games.andromeda.tactics.windows import InCardWindow
from perihelion.games.andromeda.telling.prompts import battle, building, cards, paying, station, turn
from perihelion.games.andromeda.tracks.advance import AdvanceChosen, AdvanceNext, DrawToLimit
from perihelion.games.andromeda.tracks.discoveries import KeepToken
from perihelion.games.andromeda.turn.points import (
    AskAfterActivation,
    AskAfterEvent,
    AskBeforeActivation,
    AskBeforeBattle,
    AskEndOfTurn,
)
from perihelion.games.andromeda.turn.turn import DropCard, StartOfTurn
from perihelion.games.kit.telling.tellers import Asking, Prompts

QUESTIONS: Final[dict[type[Ask], tuple[str, Asking]]] = {
    # Setup and turn
    ChooseFaction: ("AE-PSET-03", turn.faction),
    ChooseGoal: ("AE-OPT-01", turn.goal),
    StartOfTurn: ("AE-TURN-02", turn.start),
    Destination: ("AE-LAUNCH-02", turn.destination),
    AskBeforeActivation: ("AE-P-46", turn.before_activation),
    AskAfterActivation: ("AE-P-46", turn.after_activation),
    AskBeforeBattle: ("AE-P-46", turn.before_battle),
    AskEndOfTurn: ("AE-P-46", turn.end_of_turn),
    AskAfterEvent: ("AE-P-46", turn.after_event),
    DropCard: ("AE-RES-07", turn.drop),
    ChooseStriker: ("AE-STRIKE-03", turn.strike),
    PutOnTop: ("AE-ACT-04", turn.scry),
    # Payments and resources
    Settle: ("AE-P-18", paying.settle),
    FallAway: ("AE-P-18", paying.fall_away),
    SpendCard: ("AE-P-17", paying.spend_card),
    ChooseCost: ("AE-MOON-06", paying.choose_cost),
    GainUnit: ("AE-RES-03", paying.gain_unit),
    LoseUnit: ("AE-P-51", paying.lose_unit),
    GiveUnit: ("AE-P-51", paying.give_unit),
    # The station
    ActivateModules: ("AE-RET-02", station.activate),
    Activator: ("AE-RET-03", station.activator),
    ScienceBlock: ("AE-RET-08", station.science),
    OnceMore: ("AE-RET-15", station.once_more),
    StayOut: ("AE-P-29", station.stay_out),
    LookFurther: ("AE-P-27", station.look_further),
    PickMoon: ("AE-P-27", station.pick_moon),
    MakeRoom: ("AE-MOON-04", station.make_room),
    ChooseSide: ("AE-MOON-08", station.moon_side),
    SlotMoon: ("AE-FREE-07", station.slot),
    Repair: ("AE-REP-01", station.repair),
    DamageModule: ("AE-REP-07", station.damage),
    # What is built and gained
    BuildShip: ("AE-SHIP-01", building.build),
    Install: ("AE-SHIP-04", building.upgrade),
    FreeShip: ("AE-SHIP-04", building.free_ship),
    ChooseModule: ("AE-MOD-04", building.buy),
    PutUnder: ("AE-MOD-07", building.put_under),
    ChoosePlace: ("AE-MOD-02", building.choose_place),
    NewPlace: ("AE-FREE-08", building.new_place),
    Develop: ("AE-DEV-03", building.develop),
    AdvanceChosen: ("AE-TRK-02", building.advance),
    AdvanceNext: ("AE-MOD-06", building.advance_next),
    DrawToLimit: ("AE-TRK-08", building.draw_to_limit),
    KeepToken: ("AE-TRK-04", building.keep_token),
    # Battles
    SendShips: ("AE-ESC-01", battle.send),
    EndIt: ("AE-DIP-03", battle.end_it),
    PrepareOnce: ("AE-PREP-09", battle.prepare),
    WhichDie: ("AE-ROLL-03", battle.which_die),
    TurnOne: ("AE-ROLL-03", battle.turn_die),
    TacticalOperations: ("AE-OUT-06", battle.operations),
    SaveShip: ("AE-P-42", battle.save_ship),
    # Cards, powers and events
    ChooseBranch: ("AE-P-34", cards.branch),
    PickPerson: ("AE-P-47", cards.person),
    WhichPower: ("AE-P-49", cards.which_power),
    MayUse: ("AE-P-49", cards.may_use),
    WhichLeader: ("AE-P-34", cards.leader),
    WhichPlanet: ("AE-P-34", cards.planet),
    WhichShip: ("AE-P-48", cards.which_ship),
    MoveShip: ("AE-SHIP-09", cards.move_ship),
    MoveAll: ("AE-SHIP-09", cards.move_all),
    ScrapShip: ("AE-SCRAP-01", cards.scrap),
    WhichRaider: ("AE-P-48", cards.which_raider),
    WhereTo: ("AE-STRIKE-05", cards.where_to),
    Flip: ("AE-DEV-13", cards.flip),
    WhichCollapses: ("AE-EVT-13", cards.collapses),
}
PROMPTS: Final = Prompts(QUESTIONS)


def prompt(s: State, step: Ask, seat: Seat) -> Question:
    """Each window of cards has a rule of its own; a question to another side is put as to that side."""
    if isinstance(step, InPlaceOf):
        return prompt(s, step.ask, step.side)
    if isinstance(step, InCardWindow):
        return battle.window(s, step, seat)
    return PROMPTS.prompt(s, step, seat)
