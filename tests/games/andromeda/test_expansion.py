"""An expansion is added by a folder beside the game, and no file of the base is changed. Here it is a tiny
one with one of everything, in a copy of the sources where nothing is compiled."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from kit.new_game import ROOT, said, there

EXPANSION = Path(__file__).parent / "expansion"
GOLDEN = ROOT / "tests" / "golden" / "andromeda-digests.txt"
BASE, SPECIAL = 2, 4


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is found where the expansion lies in the folder of the game."""
    folder = tmp_path_factory.mktemp("expansion")
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static", "kept")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    shutil.copytree(EXPANSION / "rift", folder / "src" / "perihelion" / "games" / "andromeda" / "rift")
    (folder / "tests").mkdir()
    told: dict[str, Any] = json.loads(said(there(folder, str(EXPANSION / "played.py"))))
    return told


def test_games_of_the_base_end_as_they_do_without_the_expansion(found: dict[str, Any]) -> None:
    known = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert [line for line in found["base_positions"] if line not in known] == []


def test_every_law_holds_in_its_games_for_one_three_and_five(found: dict[str, Any]) -> None:
    assert found["lawful"] == [
        ["yellow: Rift", "the Warden: Hoard"],
        ["yellow: Rift", "blue: Rift", "green: Rift", "the Warden: Hoard"],
        ["yellow: Rift", "blue: Rift", "green: Rift", "pink: Rift", "white: Rift"],
    ]


def test_its_cards_are_known_and_in_the_piles_only_where_it_is_played(found: dict[str, Any]) -> None:
    sets = found["sets"]
    without = sets["known"] - 1
    assert sets["tactics"] == [without, 9]
    assert sets["events"] == [10, 6]
    assert sets["science"][1] - sets["science"][0] == 2


def test_its_factions_and_upgrades_are_dealt_only_where_it_is_played(found: dict[str, Any]) -> None:
    assert found["sets"]["factions"] == [False, True]
    assert found["sets"]["upgrades"] == [[], ["Rift Hauler"]]


def test_what_it_counts_stands_on_its_cards(found: dict[str, Any]) -> None:
    assert found["sets"]["icons"] == [["relic"]]


def test_its_tile_lies_in_its_place_and_five_lay_ten_planets_around_it(found: dict[str, Any]) -> None:
    assert found["laid"] == {"rift": [SPECIAL, 2], "planets": 10, "sides": 5}


def test_a_raider_may_be_at_home_on_its_tile(found: dict[str, Any]) -> None:
    assert found["drake"] == "R2-3"


def test_its_effects_change_its_own_pieces_and_those_of_no_other_copy(found: dict[str, Any]) -> None:
    assert found["torn"] == [0, 2, True]


def test_no_digest_tells_of_an_expansion_that_is_not_played(found: dict[str, Any]) -> None:
    assert found["told"] == [False, True]


def test_its_automatic_side_has_turns_in_an_order_of_its_own(found: dict[str, Any]) -> None:
    assert found["order"]["cycle"] == [0, 2, 1]
    assert found["order"]["active"] == []


def test_what_the_base_asks_its_automatic_side_a_seat_answers(found: dict[str, Any]) -> None:
    """Which ships move in, tactical operations after a defeat, and whatever else came up in that game."""
    asked = found["order"]["asked"]
    assert {(seat, side) for seat, side, _ in asked} == {(0, 2)}
    assert {"AE-ESC-01", "AE-OUT-06"} <= {rule for _, _, rule in asked}


def test_its_automatic_side_gains_in_its_own_way_and_all_see_it(found: dict[str, Any]) -> None:
    assert found["order"]["hoard"]
    assert found["order"]["stock"] == 0


def test_it_hears_of_every_step(found: dict[str, Any]) -> None:
    assert found["order"]["launches"]


def test_a_power_may_open_regions_of_one_kind_to_own_ships(found: dict[str, Any]) -> None:
    assert found["crowded"] == [BASE]


def test_it_says_what_goes_together_and_has_boxes_on_the_shelf(found: dict[str, Any]) -> None:
    assert found["agreed"]["fits"] == ["AE-SETUP-01", "", "AE-SETUP-01", "", ""]
    assert found["agreed"]["boxes"] == [[2, 5], [1, 3]]


def test_its_cards_are_printed_in_the_almanac(found: dict[str, Any]) -> None:
    assert found["agreed"]["cards"] == found["sets"]["known"]
