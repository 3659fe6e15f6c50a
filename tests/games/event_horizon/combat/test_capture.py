"""Capture, production and the points for captures."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.games.event_horizon.build.explore import RevealTile
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.numbers import row_points
from perihelion.games.event_horizon.player import BATTLES, CAPTURES, MARAUDER_BATTLES, OVERFLOW

OUTER = [f"A{number:02}" for number in range(1, 25)]

# Who captures


@rule("EH-CAP-01")
def test_a_world_is_captured_by_more_capture_value_than_its_defense(table: Table) -> None:
    table.tile("B05", face="moon")
    table.ships("white", "B05", cruiser=2)
    table.at(Captures())
    assert table.owner("B05") == "white"


@rule("EH-CAP-01")
def test_capture_value_equal_to_the_defense_is_not_enough(table: Table) -> None:
    table.tile("B05", face="red")
    table.ships("white", "B05", cruiser=2)
    table.at(Captures())
    assert table.owner("B05") == ""


@rule("EH-CAP-01", "EH-SU-09")
@pytest.mark.parametrize(
    ("face", "ships", "hangar", "captured"),
    [
        ("moon", {"cruiser": 1}, 0, False),
        ("moon", {"cruiser": 2}, 0, True),
        ("red", {"cruiser": 2}, 0, False),
        ("yellow", {"drone": 1}, 0, True),
        ("green", {"drone": 2}, 0, True),
        ("blue", {"drone": 3}, 0, True),
        ("blue", {}, 2, False),
        ("blue", {"cruiser": 1}, 2, True),
    ],
)
def test_case_e02_capture_checks(
    table: Table, face: str, ships: dict[str, int], hangar: int, captured: bool
) -> None:
    table.tile("C02", face=face)
    table.upgrade("white", "drone", "Hangar Bay")
    table.ships("white", "C02", **ships)
    table.group("white", "C02", "drone mother I", hangar)
    table.at(Captures())
    assert (table.owner("C02") == "white") == captured


@rule("EH-CAP-02", "EH-ENH-09")
def test_case_e02_a_cannon_adds_2_to_the_defense(table: Table) -> None:
    table.tile("C02", "C04", face="yellow")
    table.cannon("C02", "C04")
    table.ships("white", "C02", drone=1)
    table.ships("white", "C04", drone=1, cruiser=1)
    table.at(Captures())
    assert (table.owner("C02"), table.owner("C04")) == ("", "white")


@rule("EH-CAP-01")
def test_a_gunship_and_a_port_capture_nothing(table: Table) -> None:
    table.tile("B05", face="moon")
    table.ships("white", "B05", gunship=3, port=1)
    table.at(Captures())
    assert table.owner("B05") == ""


@rule("EH-CAP-01")
def test_a_special_of_the_type_adds_to_the_capture_value_of_every_ship(table: Table) -> None:
    table.tile("B05", face="red")
    table.ships("white", "B05", cruiser=2)
    table.special("white", "Boarding Swarm", "cruiser")
    table.at(Captures())
    assert table.owner("B05") == "white"


@rule("EH-CAP-01")
def test_a_world_of_ones_own_is_not_captured_again(table: Table) -> None:
    table.tile("B05", face="moon")
    table.flag("white", "B05")
    table.ships("white", "B05", drone=1)
    table.at(Captures())
    assert (table.player("white").flags, table.vp("white")) == (1, 0)


@rule("EH-CAP-10")
@pytest.mark.parametrize("face", ["asteroid", "debris", "empty"])
def test_a_tile_without_a_world_cannot_be_captured(table: Table, face: str) -> None:
    table.tile("B05", face=face)
    table.ships("white", "B05", drone=3)
    table.at(Captures())
    assert (table.owner("B05"), table.player("white").flags) == ("", 0)


@rule("EH-CAP-10")
def test_starting_tiles_and_the_sun_cannot_be_captured(table: Table) -> None:
    table.home(orange="A15")
    table.ships("white", "A15", drone=3)
    table.ships("white", "S00", drone=3)
    table.at(Captures())
    assert (table.owner("A15"), table.owner("S00")) == ("", "")


@rule("EH-CAP-12")
def test_a_world_with_marauders_cannot_be_captured(table: Table) -> None:
    table.tile("B05", face="moon")
    table.ships("white", "B05", drone=1)
    table.marauders("B05", 1)
    table.at(Captures())
    assert table.owner("B05") == ""


@rule("EH-CAP-03")
def test_nobody_is_asked_and_everybody_captures_in_the_same_phase(three: Table) -> None:
    three.tile("B05", "B10", "B15", face="moon")
    three.ships("white", "B05", drone=1)
    three.ships("orange", "B10", drone=1)
    three.ships("purple", "B15", drone=1)
    three.at(Captures())
    assert [three.owner(tile) for tile in ("B05", "B10", "B15")] == ["white", "orange", "purple"]
    assert three.asked() == []


@rule("EH-CAP-03", "EH-CAP-05", "EH-CAP-09", "EH-VP-01")
def test_case_e22_two_players_take_a_world_of_each_other(table: Table) -> None:
    table.tile("B05", face="moon")
    table.tile("B09", face="red")
    table.flag("orange", "B05")
    table.flag("white", "B09")
    table.ships("white", "B05", drone=1)
    table.ships("orange", "B09", drone=1)
    table.at(Captures())
    assert (table.owner("B05"), table.owner("B09")) == ("white", "orange")
    assert (table.vp("white"), table.vp("orange")) == (1, 1)
    assert (table.player("white").flags, table.player("orange").flags) == (1, 1)


# Flags


@rule("EH-CAP-04")
def test_a_flag_leaves_the_card_for_the_world(table: Table) -> None:
    table.tile("B05", "B06", face="moon")
    table.ships("white", "B05", cruiser=2)
    table.ships("white", "B06", cruiser=2)
    table.at(Captures())
    assert table.player("white").flags == 2


@rule("EH-CAP-05", "EH-VP-03")
def test_case_e10_a_lost_world_uncovers_one_box_less(table: Table) -> None:
    table.tile("A01", "A02", "A03", "A04", "A05", face="moon")
    table.flag("white", "A01", "A02", "A03", "A04", "A05")
    table.ships("orange", "A05", drone=1)
    assert row_points(table.player("white")) == 2
    table.at(Captures())
    assert (table.player("white").flags, row_points(table.player("white"))) == (4, 1)
    assert table.player("orange").points[CAPTURES] == 1


@rule("EH-CAP-06")
def test_a_flag_stays_when_the_ships_have_left(table: Table) -> None:
    table.tile("B05", face="moon")
    table.flag("white", "B05")
    table.ships("white", "B06", drone=1)
    table.at(Captures())
    assert table.owner("B05") == "white"


@rule("EH-CAP-06")
def test_an_enemy_too_weak_to_capture_leaves_the_flag(table: Table) -> None:
    table.tile("B05", face="red")
    table.flag("white", "B05")
    table.ships("orange", "B05", cruiser=2)
    table.at(Captures())
    assert (table.owner("B05"), table.vp("orange")) == ("white", 0)


@rule("EH-CAP-07", "EH-LIM-02", "EH-VP-03")
def test_case_e19_a_thirteenth_world_gets_a_spare_flag(table: Table) -> None:
    table.tile(*OUTER[:13], face="moon")
    table.flag("white", *OUTER[:12])
    table.flag("orange", OUTER[12])
    table.ships("white", OUTER[12], drone=1)
    table.at(Captures())
    assert (table.player("white").flags, table.player("orange").flags) == (13, 0)
    assert (table.vp("white"), row_points(table.player("white"))) == (1, 5)


@rule("EH-CAP-05", "EH-CAP-07")
def test_case_e19_a_lost_world_takes_the_spare_flag_back_first(table: Table) -> None:
    table.tile(*OUTER[:13], face="moon")
    table.flag("white", *OUTER[:12])
    table.flag("orange", OUTER[12])
    table.ships("white", OUTER[12], drone=1)
    table.ships("orange", OUTER[0], drone=1)
    table.at(Captures())
    assert (table.player("white").flags, row_points(table.player("white"))) == (12, 5)


# Tech tokens


@rule("EH-CAP-08", "EH-TECH-07", "EH-SETUP-04")
@pytest.mark.parametrize(
    ("face", "level"), [("moon", 1), ("red", 1), ("yellow", 2), ("green", 2), ("blue", 3)]
)
def test_the_first_capture_takes_the_tech_tokens(table: Table, face: str, level: int) -> None:
    table.tile("C02", face=face)
    table.ships("white", "C02", drone=3)
    table.at(Captures())
    assert (table.player("white").level, table.vp("white")) == (level, 0)


@rule("EH-CAP-08")
def test_a_second_capture_finds_no_token(table: Table) -> None:
    table.tile("C02", face="yellow")
    table.flag("orange", "C02")
    table.ships("white", "C02", drone=1)
    table.at(Captures())
    assert (table.owner("C02"), table.player("white").level) == ("white", 1)


@rule("EH-CAP-08")
def test_the_first_captor_leaves_no_token_for_the_second(table: Table) -> None:
    table.tile("C02", face="blue")
    table.ships("white", "C02", drone=3)
    table.at(Captures())
    table.player("white").ships, table.player("white").occupied = [], 0
    table.ships("orange", "C02", drone=3)
    table.at(Captures())
    assert (table.owner("C02"), table.player("white").level, table.player("orange").level) == ("orange", 3, 1)


@rule("EH-TECH-08", "EH-VP-04")
@pytest.mark.parametrize(("before", "after", "points"), [(7, 9, 0), (8, 9, 1), (9, 9, 2)])
def test_case_e09_a_token_that_finds_the_track_full_is_a_point(
    table: Table, before: int, after: int, points: int
) -> None:
    table.tile("D01", face="blue")
    table.player("white").level = before
    table.ships("white", "D01", drone=3)
    table.at(Captures())
    assert (table.player("white").level, table.player("white").points[OVERFLOW]) == (after, points)


# Points


@rule("EH-CAP-09", "EH-VP-01")
def test_a_world_of_another_player_is_a_point_and_a_free_one_is_none(table: Table) -> None:
    table.tile("B05", "B06", face="moon")
    table.flag("orange", "B05")
    table.ships("white", "B05", drone=1)
    table.ships("white", "B06", drone=1)
    table.at(Captures())
    assert table.player("white").points[CAPTURES] == table.vp("white") == 1


@rule("EH-VP-02")
def test_a_player_defeated_in_a_combat_is_a_point(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "A15", gunship=1)
    table.ships("orange", "A15", cruiser=1)
    table.at(Combats())
    table.says("white", "fire at orange")
    table.falls("dice 1 2 5", "dice 1")
    assert table.player("white").points[BATTLES] == table.vp("white") == 1
    assert table.vp("orange") == 0


@rule("EH-VP-02")
def test_marauders_defeated_in_a_combat_are_a_point(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "A03", gunship=1)
    table.marauders("A03", 2)
    table.at(Combats())
    table.falls("dice 1 5 6", "dice 1 1")
    assert table.player("white").points[MARAUDER_BATTLES] == table.vp("white") == 1


# Production


@rule("EH-PROD-01")
def test_production_is_4_and_what_all_worlds_and_mines_yield(table: Table) -> None:
    table.tile("A01", face="moon")
    table.tile("B05", face="red")
    table.tile("C02", face="green")
    table.flag("white", "A01", "B05", "C02")
    table.mine("B05")
    assert (table.player("white").production, table.player("orange").production) == (4 + 1 + 2 + 3 + 1, 4)


@rule("EH-PROD-02", "EH-CAP-11")
def test_a_mine_and_a_cannon_pass_to_the_new_owner(table: Table) -> None:
    table.tile("B05", "B06", face="red")
    table.flag("orange", "B05", "B06")
    table.mine("B05")
    table.cannon("B06")
    table.ships("white", "B05", drone=1)
    table.ships("white", "B06", drone=1)
    table.at(Captures())
    assert (table.player("white").production, table.player("orange").production) == (4 + 3 + 2, 4)
    assert table.s.cannons == 1 << tile_of("B06")


@rule("EH-PROD-02")
def test_a_level_gained_with_a_world_counts_for_the_mines_at_once(table: Table) -> None:
    table.tile("C02", face="yellow")
    table.tile("B05", face="moon")
    table.tile("B06", face="debris")
    table.flag("white", "B05")
    table.mine("B05")
    table.player("white").level = 7
    table.ships("white", "C02", drone=1)
    table.at(Captures())
    assert (table.player("white").level, table.player("white").production) == (8, 4 + 1 + 1 + 1 + 2)


@rule("EH-PROD-03")
def test_a_world_yields_without_ships_on_it(table: Table) -> None:
    table.tile("B05", face="red")
    table.flag("white", "B05")
    assert table.player("white").ships == []
    assert table.player("white").production == 6


@rule("EH-PROD-03")
def test_a_capture_raises_the_dial_and_not_what_is_left_of_the_round(table: Table) -> None:
    table.tile("B05", face="red")
    table.ships("white", "B05", drone=1)
    table.player("white").budget = 0
    table.at(Captures())
    assert (table.player("white").production, table.player("white").budget) == (6, 0)


@rule("EH-ENH-07", "EH-PROD-01")
@pytest.mark.parametrize(("level", "production"), [(7, 4 + 4), (8, 4 + 6)])
def test_case_e16_a_mine_counts_revealed_debris_from_level_8(
    table: Table, level: int, production: int
) -> None:
    table.tile("C04", face="green")
    table.tile("C03", "D03", face="debris")
    table.hidden("B05")
    table.player("white").level = level
    table.flag("white", "C04")
    table.mine("C04")
    assert table.player("white").production == production


@rule("EH-ENH-07", "EH-PROD-02")
def test_case_e16_debris_counts_when_it_is_revealed(table: Table) -> None:
    table.tile("C04", face="green")
    table.tile("C03", "D03", face="debris")
    table.hidden("B05")
    table.player("white").level = 8
    table.flag("white", "C04")
    table.mine("C04")
    table.at(RevealTile(tile_of("B05")))
    table.falls("reveal Hulk Row")
    assert table.player("white").production == 4 + 7


@rule("EH-LIM-02")
def test_production_points_and_worlds_have_no_limit(table: Table) -> None:
    table.tile(*OUTER, "B05", face="red")
    table.flag("white", *OUTER)
    table.flag("orange", "B05")
    table.points(white=99)
    table.ships("white", "B05", drone=1)
    table.at(Captures())
    assert (table.player("white").flags, table.player("white").production, table.vp("white")) == (
        25,
        4 + 50,
        100,
    )
