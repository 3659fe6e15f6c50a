"""The questions: what is asked, why, and with which facts. For somebody who knows no rulebook."""

from __future__ import annotations

from games.andromeda.table import Table
from kit.ear import steps_of
from kit.table import question
from marks import rule
from perihelion.core.steps import Ask
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.battle.outcome import TacticalOperations
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.fleet import HEAVY_CRUISER
from perihelion.games.andromeda.cards.modules import MODULE_IDS
from perihelion.games.andromeda.cards.moons import MOON_IDS
from perihelion.games.andromeda.cards.resources import ANY, BASIC
from perihelion.games.andromeda.cards.ships import SHIP_COST
from perihelion.games.andromeda.cards.tactics import CARD_IDS
from perihelion.games.andromeda.home.activate import ReturnToStation
from perihelion.games.andromeda.hooks.deputy import InPlaceOf
from perihelion.games.andromeda.launch.launch import Destination
from perihelion.games.andromeda.modules.buy import BuyModules
from perihelion.games.andromeda.modules.place import PlaceModule
from perihelion.games.andromeda.payment.bill import units
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.raiders.strike import RaiderStrike
from perihelion.games.andromeda.setup.players import ChooseFaction, ChooseGoal
from perihelion.games.andromeda.station.claim import Claim
from perihelion.games.andromeda.station.moons import SlotMoon
from perihelion.games.andromeda.station.repair import DamageModules, Repairs
from perihelion.games.andromeda.station.ships import BuildShip, ShipBuilt
from perihelion.games.andromeda.stores.gain import GainUnits, HandOver
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.tactics.windows import InCardWindow
from perihelion.games.andromeda.telling.prompts.table import QUESTIONS, prompt
from perihelion.games.andromeda.tracks.advance import AdvanceAny
from perihelion.games.andromeda.tracks.discoveries import Search
from perihelion.games.andromeda.turn.points import AfterActivation, EndOfTurn
from perihelion.games.andromeda.turn.turn import DropCard, Limits

YELLOW, BLUE = 0, 1


def test_every_ask_has_a_question() -> None:
    assert steps_of(GAME, Ask) == {*QUESTIONS, InCardWindow, InPlaceOf}


def test_a_question_to_another_side_is_put_as_to_that_side_and_about_its_pieces(table: Table) -> None:
    table.hand("blue", "TA-01", "TA-02")
    table.at(InPlaceOf(0, DropCard(1)))
    own = prompt(table.s, DropCard(1), 1)
    assert table.question("yellow") == str(own.said)
    assert table.offered("yellow") == ["drop TA-01", "drop TA-02"]
    table.says("yellow", "drop TA-01")
    assert table.cards("blue") == ["TA-02"]


# Setup and turn


@rule("AE-PSET-03", "AE-OPT-01")
def test_a_faction_and_a_goal_are_chosen_of_those_dealt(table: Table) -> None:
    for player in table.s.players:
        player.dealt, player.aims = (4, 9), (0, 1)
    table.at(ChooseFaction(), ChooseGoal())
    assert table.question("yellow") == (
        "Which faction do you lead: Verdant Concord or Quiet Dominion? It decides what you begin with, on"
        " which two tracks you start a space higher, and what power and ship upgrade only you have. All are"
        " revealed together."
    )
    table.says("yellow", "lead FB-05")
    table.says("blue", "lead FB-10")
    assert table.question("yellow") == (
        "Which secret goal do you keep: Great Archive or World Forge? It scores VP at the end of the game;"
        " until then nobody else sees it."
    )


@rule("AE-TURN-02")
def test_a_turn_begins_with_what_can_be_launched_and_what_comes_home(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.turn("yellow")
    assert table.question("yellow") == (
        "Your turn: launch one ship from your bay (2 transports) to a region, or return to station with your"
        " 1 ship on the map, which may activate a module."
    )


@rule("AE-TURN-03", "AE-END-04")
def test_with_an_empty_bay_the_turn_is_a_return_and_the_last_turn_is_named(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.hand("yellow", "TA-01")
    table.s.left = 1
    table.turn("yellow")
    assert table.question("yellow") == (
        "Your last turn of the game: your launch bay is empty, so you return to station. Your 3 ships on the"
        " map may each activate a module, then all come home."
    )


@rule("AE-LAUNCH-05", "AE-LAUNCH-07")
def test_a_launch_tells_the_range_and_what_a_jump_adds(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2", R1_3="PL-V3", R1_4="BA-SY")
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", energy=1)
    table.at(Destination(YELLOW, HEAVY_CRUISER))
    assert table.question("yellow") == (
        "Launch your heavy cruiser: where to? Within 1 region of a ship of yours on the map, 1 region can be"
        " chosen, and by Jump 2 more for 1 energy."
    )


@rule("AE-LAUNCH-03")
def test_a_first_launch_goes_to_any_distance(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2", R1_3="PL-V3")
    table.ships("blue", "R1-3", "transport")
    table.at(Destination(YELLOW, 0))
    assert table.question("yellow") == (
        "Launch your transport: where to? As your first ship on the map it goes to any distance, but not to"
        " opposing ships: 2 regions can be chosen."
    )


@rule("AE-P-46", "AE-STRIKE-03")
def test_after_the_activation_the_coming_raider_is_named(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.raider("R1-2", "C")
    table.hand("yellow", "TA-14")
    table.s.target = REGIONS.index("R1-1")
    table.at(AfterActivation(YELLOW))
    assert table.question("yellow") == (
        "You have activated Frostmere (R1-1); next the raider of class C strikes. Before that you may play a"
        " card; or go on."
    )


@rule("AE-STRIKE-03")
def test_a_strike_asks_which_raider_comes(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2", R2_1="PL-V3")
    table.ships("yellow", "R1-1", "transport")
    table.raider("R1-2", "C")
    table.raider("R2-1", "D")
    table.claimed("yellow", "MO-I1")
    table.s.target = REGIONS.index("R1-1")
    table.at(RaiderStrike())
    assert table.question("yellow") == (
        "Raider strike at Frostmere (R1-1): 2 raiders are within range. Which one moves in and fights there?"
    )


@rule("AE-RES-06", "AE-RES-07")
def test_the_end_of_the_turn_tells_what_will_be_lost(table: Table) -> None:
    table.stock("yellow", titanium=7, credit=6)
    table.hand("yellow", "TA-01", "TA-01", "TA-02", "TA-02", "TA-02", "TA-03")
    table.at(EndOfTurn(YELLOW), Limits(YELLOW))
    assert table.question("yellow") == (
        "The end of your turn: you will discard what is above your limits, 2 titanium, 1 credit and 1 tactics"
        " card. Before that you may play a card; or go on."
    )
    table.says("yellow", "go on")
    assert table.question("yellow") == (
        "The end of your turn: you hold 6 tactics cards and may keep 5. Discard one, for all to see."
    )


# Payments and resources


@rule("AE-P-18", "AE-RES-05")
def test_a_payment_tells_what_is_due_and_what_there_is(table: Table) -> None:
    table.stock("yellow", titanium=2, ice=1, credit=1)
    table.at(Pay(YELLOW, SHIP_COST[0]), ShipBuilt(YELLOW, 0))
    assert table.question("yellow") == (
        "You owe 1 titanium and 1 ice for a new transport and have 2 titanium, 1 ice and 1 credit. Pay, or"
        " first give a credit in place of a material?"
    )


@rule("AE-P-17", "AE-P-18")
def test_any_resources_are_chosen_and_a_card_that_pays_lies_open(table: Table) -> None:
    table.stock("yellow", titanium=1)
    table.hand("yellow", "TA-01", "TA-02", "TA-03")
    table.at(Pay(YELLOW, units(ANY, 2)))
    assert table.question("yellow") == (
        "You owe any 2 resources for what you have begun and have 1 titanium and 3 tactics cards. Pay, or"
        " first choose what you pay with?"
    )
    table.says("yellow", "pay tactics")
    assert table.question("yellow") == (
        "You pay for what you have begun with 1 tactics card: which one? It lies open on the discard pile"
        " then."
    )


@rule("AE-RES-03", "AE-P-34")
def test_what_a_card_gives_is_chosen_unit_by_unit(table: Table) -> None:
    table.hand("yellow", "TA-01")
    table.at(PlayCard(YELLOW, CARD_IDS.index("TA-01")))
    assert table.question("yellow") == "Supply Drop: gain 2 titanium, nanocarbon or ice. Which one first?"
    table.says("yellow", "gain ice")
    assert table.question("yellow") == "Supply Drop: gain 1 titanium, nanocarbon or ice. Which?"


@rule("AE-P-51")
def test_a_resource_that_is_taken_names_who_takes_it(table: Table) -> None:
    table.stock("blue", titanium=1, ice=1)
    table.at(HandOver(BLUE, YELLOW, 1, True))
    assert table.question("blue") == (
        "yellow has beaten you and takes 1 resource. Which do you give? A tactics card is drawn at random."
    )


def test_one_unit_of_any_kind_is_said_so(table: Table) -> None:
    table.at(GainUnits(YELLOW, ANY, 1), GainUnits(YELLOW, BASIC, 1))
    assert table.question("yellow") == "Gain 1 resource of any kind. Which?"


# The station


@rule("AE-RET-06")
def test_a_return_without_ships_left_tells_the_price_in_energy(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", energy=3)
    table.module("yellow", "CO-07")
    table.at(ReturnToStation(YELLOW))
    table.says("yellow", "activate Commerce core")
    assert "can still be activated, for 1 energy each, of which you have" in table.question("yellow")


@rule("AE-RET-02", "AE-RET-03", "AE-RET-06")
def test_a_return_tells_what_is_left_to_activate_with(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.stock("yellow", energy=3)
    table.at(ReturnToStation(YELLOW))
    assert table.question("yellow") == (
        "You return to station: 4 modules can be activated. For that you have 2 ships on the map or the"
        " barge, and 3 energy for rows where a ship has activated a module. Done brings all ships to the bay."
    )
    table.says("yellow", "activate Commerce core")
    assert table.question("yellow") == "Activate Treasury with which ship? It leaves its region."


@rule("AE-MOON-04")
def test_room_is_made_before_a_moon_is_claimed(table: Table) -> None:
    table.tile("R1-1", "PL-V1", "MO-V1")
    table.claimed("yellow", "MO-I1", "MO-I1", "MO-I1", "MO-I2")
    table.at(Claim(YELLOW, REGIONS.index("R1-1")))
    assert table.question("yellow") == (
        "You hold 4 moons that are not slotted, and may not hold more. Before you claim the one at Frostmere"
        " (R1-1), which one do you discard for what it brings, or slot?"
    )


@rule("AE-FREE-07")
def test_a_slot_is_for_good(table: Table) -> None:
    table.module("yellow", "CO-05")
    table.claimed("yellow", "MO-I1")
    table.at(SlotMoon(YELLOW, MOON_IDS.index("MO-I1")))
    assert table.question("yellow") == (
        "red moon (2 titanium) goes into a slot of your station and stays there: 2 fit. Which?"
    )


@rule("AE-REP-01", "AE-REP-07")
def test_repairs_and_damage_tell_how_many_are_left(table: Table) -> None:
    table.core("yellow", "science", damage=2)
    table.core("yellow", "industry", damage=1)
    table.at(Repairs(YELLOW, 2, True), DamageModules(BLUE, 1))
    assert table.question("yellow") == (
        "You may take 2 repair actions: what do you repair first, or are you done?"
    )
    table.says("yellow", "done")
    assert table.question("blue") == (
        "1 of your modules is damaged: which? Until it is repaired it does not work, and at the end it costs"
        " 2 VP."
    )


@rule("AE-SHIP-01")
def test_a_cheaper_ship_says_by_how_much(table: Table) -> None:
    table.stock("yellow", titanium=3, nanocarbon=3, ice=3)
    table.at(BuildShip(YELLOW, True, 1))
    assert table.question("yellow") == (
        "Build a ship, 1 resource cheaper. Which? It comes to your launch bay."
    )


@rule("AE-MOD-03", "AE-MOD-04", "AE-MOD-07")
def test_modules_tell_the_prices_of_their_columns_and_what_one_of_two_means(table: Table) -> None:
    table.column("commerce", "CO-01", "CO-02")
    table.column("civilization", "CV-01")
    table.stock("yellow", credit=5, ice=5)
    table.at(BuyModules(YELLOW, 0b1100, 2, True, 0))
    assert table.question("yellow") == (
        "Buy 1 or 2 modules. Which? From the lowest space up, Commerce costs 1 credit, 1 credit and 1"
        " material or 2 credits and 1 material; Civilization costs 1 ice, 2 ice or 3 ice."
    )
    table.says("yellow", "take Commerce 1")
    assert table.question("yellow") == (
        "You have bought Counting House. Do you buy a second one, or no more? With no more you also put a"
        " module of these columns under its deck."
    )
    table.says("yellow", "no more")
    assert table.question("yellow") == (
        "Since you bought only 1 module, one that lies open in Commerce or Civilization goes under its deck."
        " Which?"
    )


@rule("AE-MOD-02")
def test_an_industry_module_finds_its_place(table: Table) -> None:
    table.module("yellow", "IN-01")
    table.at(PlaceModule(YELLOW, MODULE_IDS.index("IN-02")))
    assert table.question("yellow") == (
        "Deep Bore Rig comes into your Industry row: at which place? Place 1 is next to the Shipwright; a"
        " moon between two modules that are parted is lost."
    )


@rule("AE-TRK-02", "AE-TRK-04")
def test_tracks_and_stacks_are_named(table: Table) -> None:
    table.at(AdvanceAny(YELLOW, 1), Search(YELLOW, 0))
    assert table.question("yellow") == ("Your marker goes up 1 space on a track of your choice. On which?")


# Battles


def fight(table: Table) -> None:
    """Yellow and blue meet at Frostmere, yellow is active."""
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport", "transport")
    table.ships("blue", "R1-1", "transport")
    table.s.target = REGIONS.index("R1-1")


@rule("AE-ESC-01", "AE-ESC-02")
def test_escalation_tells_who_is_there(three: Table) -> None:
    fight(three)
    three.ships("green", "R1-2", "transport")
    three.at(Fight())
    assert three.question("green") == (
        "Battle at Frostmere (R1-1) with 2 transports of yellow and 1 transport of blue: you take no part in"
        " it. Do you join by sending ships there, or stay out?"
    )


@rule("AE-PREP-01", "AE-PREP-02", "AE-PREP-09")
def test_preparations_tell_the_dice_of_all(table: Table) -> None:
    fight(table)
    table.stock("yellow", energy=2)
    table.at(Fight())
    assert table.question("yellow") == (
        "Preparations at Frostmere (R1-1): you roll 2 dice, those below 2 again; blue rolls 1 die. Up to 2"
        " energy for 1 die each, or done?"
    )


@rule("AE-DIP-01")
def test_a_window_tells_whether_there_is_a_card_for_it(table: Table) -> None:
    fight(table)
    table.hand("yellow", "TD-01")
    table.hand("blue", "TA-01")
    table.at(Fight())
    assert question(GAME, table.s, YELLOW).rule == "AE-DIP-01"
    assert table.question("yellow") == (
        "Battle at Frostmere (R1-1) between yellow and blue, Diplomacy. You may play 1 Diplomacy card, or"
        " pass."
    )
    table.says("yellow", "pass")
    assert table.question("blue").endswith("You have no card that can be played now: pass.")


@rule("AE-DIP-03")
def test_the_end_of_a_battle_is_put_to_each(table: Table) -> None:
    fight(table)
    table.hand("yellow", "TD-01")
    table.at(Fight())
    table.says("yellow", "play TD-01")
    assert table.question("yellow") == (
        "Hailing Frequencies: do you end the battle at Frostmere (R1-1) between yellow and blue? Then nobody"
        " wins or loses it, and all ships stay. If you fight on, it goes on unless another player ends it."
    )


@rule("AE-ROLL-03")
def test_after_the_roll_all_dice_are_told(table: Table) -> None:
    fight(table)
    table.hand("yellow", "TB-03")
    table.at(Fight())
    table.says("yellow", "pass", "done")
    table.falls("roll 5 3", "roll 6")
    assert table.question("yellow") == (
        "Battle at Frostmere (R1-1): you have rolled 5, 3; blue 6. You may play a"
        " card that rerolls or turns dice, or pass."
    )
    table.says("yellow", "play TB-03")
    assert table.question("yellow") == (
        "Lucky Shot: your dice show 5, 3. Reroll up to 3 of them: which next, or are you done? All that you"
        " name are rolled together."
    )


@rule("AE-OUT-06", "AE-OUT-07")
def test_a_defeat_offers_tactical_operations(table: Table) -> None:
    fight(table)
    table.operations("yellow", "MO-M1")
    table.at(TacticalOperations(YELLOW))
    assert table.question("yellow") == (
        "You have lost the battle at Frostmere (R1-1). Tactical operations: draw a tactics card, take what"
        " violet moon (3 energy) there brings, or pass. Then your ships in the battle are scrapped."
    )


# Cards on others


@rule("AE-TAC-10", "AE-DIP-01")
def test_a_launch_of_another_player_names_ship_and_region(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("blue", "R1-2", "transport")
    table.hand("blue", "TA-11")
    table.launched("yellow", "transport", "R1-1")
    assert question(GAME, table.s, BLUE).rule == "AE-TAC-10"
    assert table.question("blue") == (
        "yellow has launched a transport to Frostmere (R1-1) and activates it next. You may play a card for"
        " this moment, or pass."
    )


@rule("AE-P-47", "AE-P-45")
def test_whoever_is_hit_by_a_card_learns_whose_it_is(three: Table) -> None:
    three.hand("yellow", "TE-07")
    three.at(PlayCard(YELLOW, CARD_IDS.index("TE-07")))
    assert three.question("yellow") == "Sabotage: another player damages 1 module. Who is it?"
    three.says("yellow", "pick green")
    assert three.question("green").startswith("Sabotage, played by yellow: 1 of your modules is damaged")
