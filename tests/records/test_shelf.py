"""Which games there are."""

from __future__ import annotations

import pytest

from kit.helios import GAME
from kit.helios.at_the_table import SHELF
from perihelion.core.errors import Unknown, nearest
from perihelion.records.shelf import Planned, Shelf


def test_a_game_is_found_by_its_code() -> None:
    assert SHELF.find("helios") is GAME
    assert SHELF.codes() == ["helios"]


def test_capitals_and_underscores_in_a_code_are_forgiven() -> None:
    assert Shelf({"he-li-os": "kit.helios"}).find("He_Li_OS") is GAME


def test_an_unknown_game_is_answered_with_the_nearest_and_with_all() -> None:
    with pytest.raises(
        Unknown, match=r"^unknown game 'Helois' \(did you mean 'helios'\?\); known: helios, moon$"
    ):
        Shelf({"helios": "kit.helios", "moon": "nowhere"}).find("Helois")


def test_a_game_is_imported_only_when_somebody_asks_for_it() -> None:
    assert Shelf({"helios": "kit.helios", "moon": "nowhere"}).find("helios") is GAME


def test_a_planned_game_is_planned_until_it_is_there() -> None:
    planned = (Planned("helios", "Helios", 1, 4, (30, 60)), Planned("moon", "Moon", 2, 3, (20, 40)))
    shelf = Shelf({"helios": "kit.helios"}, planned)
    assert [game.code for game in shelf.planned] == ["moon"]
    assert shelf.codes() == ["helios"]


def test_an_empty_shelf_says_that_it_is_empty() -> None:
    with pytest.raises(Unknown, match="known: none"):
        Shelf({}).find("helios")


def test_a_name_is_guessed_as_it_is_written() -> None:
    assert nearest("gian", ["Gain", "lose"]) == " (did you mean 'Gain'?)"
    assert nearest("xyzzy", ["Gain", "lose"]) == ""
