"""What chains of words cost and bring: ships and moons that are laid somewhere are no price."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.developments.build import Develop
from perihelion.games.andromeda.home.activate import ReturnToStation
from perihelion.games.andromeda.station.ships import BuildShip
from perihelion.games.andromeda.stores.draw import DrawCards
from perihelion.games.andromeda.telling import place
from perihelion.games.andromeda.words import FIGURES, RESOURCE_NOUNS

YELLOW = 0


def test_figures_are_the_six_resources_and_all_else_once(table: Table) -> None:
    table.hand("yellow", "TA-01", "TA-02")
    table.stock("yellow", ice=3)
    owned = GAME.telling.owned(table.s, YELLOW)
    assert owned[:6] == [("resource", what, n) for what, n in enumerate((0, 0, 3, 0, 0, 2))]
    assert len(owned) == len(RESOURCE_NOUNS.names) + len(FIGURES) - 1


# The price of chains


@rule("AE-LAUNCH-01", "AE-LAUNCH-07")
def test_a_launched_ship_is_neither_paid_nor_gained_and_only_the_jump_is_paid(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2", R1_4="PL-V3")
    table.bay("yellow", "heavy cruiser")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", energy=2)
    table.turn("yellow")
    assert table.brings("yellow", "launch heavy cruiser", "to R1-4") == {
        "energy": -1,
        "ice": 1,
    }


@rule("AE-SHIP-01", "AE-RES-02")
def test_a_ship_costs_its_resources(table: Table) -> None:
    table.stock("yellow", titanium=2, nanocarbon=1, credit=1)
    table.at(BuildShip(YELLOW, True))
    assert table.brings("yellow", "build transport") == {
        "titanium": -1,
        "credit": -1,
        "ships in the bay": 1,
    }


@rule("AE-RET-03")
def test_a_ship_on_a_module_is_no_price(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.at(ReturnToStation(YELLOW))
    assert table.brings("yellow", "activate Commerce core", "with transport in R1-1") == {"credit": 1}


@rule("AE-MOON-05", "AE-MOON-09")
def test_a_slotted_moon_is_no_price_and_a_discarded_one_is(table: Table) -> None:
    table.module("yellow", "CO-03")
    table.claimed("yellow", "MO-I1")
    table.tiles(R1_1="PL-V1")
    table.turn("yellow")
    assert table.brings("yellow", "slot red moon (2 titanium)", "into input of Commerce module 1") == {
        "VP": 1
    }
    assert table.brings("yellow", "discard red moon (2 titanium)") == {"titanium": 2, "claimed moons": -1}


@rule("AE-DEV-05", "AE-DEV-06")
def test_a_development_costs_leaders_and_its_transport_is_laid(table: Table) -> None:
    table.tiles(R1_1="PL-V1", R1_2="PL-V2")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("station", yellow=2)
    table.stock("yellow", nanocarbon=1, ice=3, titanium=1)
    table.at(Develop(YELLOW, 0))
    assert table.brings("yellow", "develop R1-1") == {
        "nanocarbon": -1,
        "ice": -3,
        "VP": 2,
        "leaders": -2,
        "developments": 1,
    }


# What is sure to come


@rule("AE-TAC-03")
def test_cards_that_will_be_drawn_are_counted(table: Table) -> None:
    table.at(DrawCards(YELLOW, 3))
    assert GAME.telling.coming(table.s, YELLOW)[0] == ("resource", 5, 3)
    assert GAME.telling.coming(table.s, 1)[0] == ("resource", 5, 0)


@rule("AE-TAC-03")
def test_no_more_cards_come_than_there_are(table: Table) -> None:
    table.tactics("TA-01", "TA-02")
    table.at(DrawCards(YELLOW, 3))
    assert GAME.telling.coming(table.s, YELLOW)[0] == ("resource", 5, 2)


# How far the game is


@rule("AE-END-04")
def test_the_place_is_the_turn_and_that_the_end_was_triggered(table: Table) -> None:
    table.s.turn = 0
    assert str(place(table.s)) == "Setup"
    table.s.turn = 47
    assert str(place(table.s)) == "Turn 47"
    table.s.left = 1
    assert str(place(table.s)) == "Turn 47, final turns"
