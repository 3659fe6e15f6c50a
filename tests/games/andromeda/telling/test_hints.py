"""What stands beside an offered word: what it costs and brings."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.fleet import HEAVY_CRUISER, TRANSPORT
from perihelion.games.andromeda.cards.modules import MODULE_IDS
from perihelion.games.andromeda.cards.moons import MOON_IDS
from perihelion.games.andromeda.cards.ships import SHIP_COST
from perihelion.games.andromeda.cards.tactics import CARD_IDS
from perihelion.games.andromeda.cards.tracks import SUPREMACY
from perihelion.games.andromeda.developments.build import Develop
from perihelion.games.andromeda.home.activate import ReturnToStation
from perihelion.games.andromeda.launch.launch import Destination
from perihelion.games.andromeda.modules.buy import BuyModules
from perihelion.games.andromeda.modules.place import PlaceModule
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.setup.players import ChooseFaction
from perihelion.games.andromeda.station.moons import SlotMoon
from perihelion.games.andromeda.station.repair import Repairs
from perihelion.games.andromeda.station.ships import BuildShip, GainUpgrades
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.tracks.advance import AdvanceAny

YELLOW = 0


@rule("AE-PSET-03")
def test_a_faction_tells_what_it_begins_with_and_its_power(table: Table) -> None:
    for player in table.s.players:
        player.dealt = (4, 9)
    table.at(ChooseFaction())
    assert table.hint("yellow", "lead Verdant Concord") == (
        "begins with 1 titanium, 2 nanocarbon, 2 ice and 4 energy, a space higher on Civilization"
        " and Science. After you build a development score 2 VP and draw 1 tactics card."
    )


# Launch


@rule("AE-LAUNCH-02", "AE-SHIP-03")
def test_a_ship_tells_what_it_can_do(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.bay("yellow", "heavy cruiser", "science vessel")
    table.turn("yellow")
    assert table.hint("yellow", "launch heavy cruiser") == (
        "range 1, 3 dice in battle, 1 shield, Jump; 2 regions to choose from"
    )
    assert table.hint("yellow", "launch science vessel") == (
        "range 2, 1 die in battle, Voyage; 8 regions to choose from"
    )


@rule("AE-ACT-02", "AE-STRIKE-03", "AE-DEV-03")
def test_a_planet_tells_its_moon_and_who_strikes_then(table: Table) -> None:
    table.tile("R1-1", "PL-V1", "MO-V1")
    table.tiles(R1_2="PL-V3", R1_4="PL-V2")
    table.leaders("R1-1", yellow=1)
    table.raider("R1-4", "C")
    table.at(Destination(YELLOW, TRANSPORT))
    assert table.hint("yellow", "to R1-1") == (
        "Frostmere: claim white moon (2 ice); a City can be built here; 1 leader of yours here; then class C"
        " raiders strike"
    )


@rule("AE-LAUNCH-07", "AE-ACT-06", "AE-BAT-01")
def test_a_base_tells_its_action_its_jump_and_whom_one_meets(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2", R1_4="BA-SY")
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-4", "transport")
    table.stock("yellow", energy=1)
    table.at(Destination(YELLOW, HEAVY_CRUISER))
    assert table.hint("yellow", "to R1-4") == (
        "Shipyard: Jump: 1 energy; build 1 ship at its cost or take 1 repair action; battle with blue"
    )


@rule("AE-RET-12")
def test_a_return_tells_what_comes_home(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "yard", "fighter")
    table.turn("yellow")
    assert table.hint("yellow", "return to station") == (
        "1 ship on the map can activate modules; 1 ship back from the scrapyard"
    )


# The station


@rule("AE-RET-03", "AE-MOON-14")
def test_a_module_tells_its_action_and_the_moon_beside_it(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.module("yellow", "IN-01", seam="MO-I1")
    table.module("yellow", "IN-04")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("R1-2", yellow=2)
    table.at(ReturnToStation(YELLOW))
    assert table.hint("yellow", "activate Industry module 2") == (
        "Icebreaker Line: gain 1 ice; the moon beside it brings 2 titanium"
    )
    table.says("yellow", "activate Industry module 2")
    assert table.hint("yellow", "with transport in R1-2") == (
        "leaves Winter's Gate (R1-2); 2 leaders of yours not recruited there; no City can be built there then"
    )


@rule("AE-MOON-06", "AE-MOON-08", "AE-OUT-06")
def test_a_slot_tells_what_the_moon_does_in_it(table: Table) -> None:
    table.module("yellow", "CO-03")
    table.module("yellow", "CO-05")
    table.claimed("yellow", "MO-I1")
    table.at(SlotMoon(YELLOW, MOON_IDS.index("MO-I1")))
    assert table.hint("yellow", "into tactical operations") == (
        "brings 2 titanium after a lost battle, instead of a card"
    )
    assert table.hint("yellow", "into input of Commerce module 1") == (
        "Moon Auction: costs 2 titanium at each activation; 1 VP from the slot"
    )
    assert table.hint("yellow", "into output of Commerce module 2") == (
        "Lunar Bourse: brings 2 titanium at each activation"
    )


@rule("AE-MOD-02", "AE-MOON-11")
def test_a_place_tells_its_neighbours_and_the_moon_that_would_be_lost(table: Table) -> None:
    table.module("yellow", "IN-01", seam="MO-I1")
    table.module("yellow", "IN-04")
    table.at(PlaceModule(YELLOW, MODULE_IDS.index("IN-02")))
    assert table.hint("yellow", "at place 3") == "at the end, after Icebreaker Line"
    assert table.hint("yellow", "at place 2") == (
        "between Ore Crusher and Icebreaker Line; red moon (2 titanium) is lost"
    )


@rule("AE-MOD-03", "AE-MOD-05", "AE-MOD-06")
def test_a_module_of_the_board_tells_price_damage_and_track(table: Table) -> None:
    table.column("commerce", "CO-01", "CO-02")
    table.stock("yellow", credit=5, ice=1)
    table.at(BuyModules(YELLOW, 0b100, 2, True, 0))
    assert table.hint("yellow", "take Commerce 1") == (
        "Counting House: 1 credit; comes with 1 damage marker; Commerce space 1, worth 0 VP. Gain 1 credit."
    )
    assert table.hint("yellow", "take Commerce 2").startswith("Barter Row: 1 credit and 1 material; ")


@rule("AE-SHIP-01", "AE-SHIP-04")
def test_ships_and_upgrades_tell_price_and_values(table: Table) -> None:
    table.stock("yellow", titanium=3, nanocarbon=3, ice=3)
    table.waiting_tiles("yellow", "NU-F2", "NU-T1")
    table.at(BuildShip(YELLOW, True, 1), GainUpgrades(YELLOW, 1))
    assert table.hint("yellow", "build fighter") == (
        "2 titanium and 1 nanocarbon less 1 resource; range 2, 2 dice in battle, Attack"
    )
    table.at(GainUpgrades(YELLOW, 1))
    assert table.hint("yellow", "install NU-F2") == (
        "fighter: range 2, 4 dice in battle, Attack; and 1 such ship from your supply"
    )
    assert table.hint("yellow", "install NU-T1").endswith(
        ". After launching this ship to a planet gain 1 energy."
    )


@rule("AE-DEV-03", "AE-DEV-08")
def test_a_development_tells_its_price_and_what_it_scores(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="BA-SY", R1_5="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-5", "transport")
    table.leaders("station", yellow=2)
    table.leaders("R1-2", yellow=1, blue=1)
    table.stock("yellow", titanium=1, nanocarbon=1, ice=3)
    table.at(Develop(YELLOW, 0))
    assert table.hint("yellow", "develop R1-1") == (
        "City on Frostmere: 1 nanocarbon and 3 ice with 2 leaders; 4 VP; Civilization space 1, worth 0 VP"
    )


@rule("AE-REP-01", "AE-REP-06")
def test_a_repair_tells_whether_the_module_works_then(table: Table) -> None:
    table.core("yellow", "science", damage=2)
    table.core("yellow", "commerce", damage=1)
    table.at(Repairs(YELLOW, 1, False))
    assert table.hint("yellow", "mend Science core") == "Primary Reactor: 1 damage marker left then"
    assert table.hint("yellow", "mend Commerce core") == "Treasury: works again"


@rule("AE-TRK-04", "AE-TRK-07", "AE-TRK-10")
def test_a_track_tells_the_next_space(table: Table) -> None:
    table.track("yellow", science=1, supremacy=1)
    table.supremacy("", "ST-1", "ST-2")
    table.at(AdvanceAny(YELLOW, 1))
    assert table.hint("yellow", "advance Science") == "space 2, worth 1 VP; a discovery token"
    assert table.hint("yellow", "advance Supremacy") == "space 2, worth 1 VP; score 2 VP"
    assert SUPREMACY == 2


# Payments and cards


@rule("AE-P-18", "AE-RES-05")
def test_paying_tells_what_is_taken_and_which_moons_go(table: Table) -> None:
    table.stock("yellow", titanium=2, ice=1, credit=1)
    table.at(Pay(YELLOW, SHIP_COST[TRANSPORT]))
    assert table.hint("yellow", "pay") == "1 titanium and 1 ice"
    table.stock("yellow", ice=1)
    table.claimed("yellow", "MO-I1", "MO-V1")
    table.at(Pay(YELLOW, SHIP_COST[TRANSPORT]))
    assert table.hint("yellow", "pay") == "discards red moon (2 titanium) for it"


@rule("AE-RES-03", "AE-RES-06")
def test_a_resource_to_gain_tells_how_many_there_are(table: Table) -> None:
    table.stock("yellow", ice=4)
    table.hand("yellow", "TA-01")
    table.at(PlayCard(YELLOW, CARD_IDS.index("TA-01")))
    assert table.hint("yellow", "gain ice") == "you have 4 and may keep 5"


@rule("AE-TAC-01")
def test_a_card_tells_its_text(table: Table) -> None:
    table.tiles(R1_1="PL-V1")
    table.hand("yellow", "TA-02")
    table.turn("yellow")
    assert table.hint("yellow", "play TA-02") == "Gain 3 energy."


# Battles


@rule("AE-ESC-03", "AE-PREP-02")
def test_a_battle_tells_the_dice_that_ships_and_energy_add(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.ships("blue", "R1-1", "transport")
    table.ships("yellow", "R1-2", "heavy cruiser")
    table.stock("yellow", energy=2)
    table.s.target = REGIONS.index("R1-1")
    table.at(Fight())
    assert table.hint("yellow", "send heavy cruiser in R1-2") == (
        "3 dice more; leaves Winter's Gate (R1-2); no City can be built there then"
    )
    table.says("yellow", "done")
    assert table.hint("yellow", "energy for dice 2") == "you roll 3 dice"
    assert table.hint("yellow", "done") == "you roll 1 die"
