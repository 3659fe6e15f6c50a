"""Special upgrades on ship types."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table
from marks import rule
from perihelion.games.event_horizon.build.draw import DrawSpecials
from perihelion.games.event_horizon.cards.tables import ASTEROID, CRUISER, DEBRIS, DRONE, SPECIALS
from perihelion.games.event_horizon.move.move import Moves
from perihelion.games.event_horizon.numbers import (
    capture_value,
    dice,
    hits_on,
    hp,
    immune,
    ship_cost,
    speed,
    terrain_cost,
)
from perihelion.games.event_horizon.words import GROUPS

CRUISER_GROUP = 0


def attached(table: Table) -> list[str]:
    """The special of each type of white."""
    return [SPECIALS[card] if card >= 0 else "" for card in table.player("white").attached]


def aside(table: Table) -> list[str]:
    return [SPECIALS[card] for card in table.player("white").specials]


@rule("EH-SP-01")
def test_a_type_holds_one_special_and_a_second_one_puts_the_first_aside(table: Table) -> None:
    table.special("white", "Ablative Shell", "cruiser")
    table.special("white", "Slipstream Drive")
    table.at_menu(budget=0)
    table.says("white", "apply Slipstream Drive", "on cruiser")
    assert (attached(table), aside(table)) == (["Slipstream Drive", "", ""], ["Ablative Shell"])


@rule("EH-SP-01")
def test_a_special_needs_no_upgrade_slot(table: Table) -> None:
    table.upgrade("white", "cruiser", "Hangar Bay")
    table.special("white", "Boarding Swarm")
    table.at_menu(budget=0, level=2)
    table.says("white", "apply Boarding Swarm", "on cruiser")
    assert attached(table) == ["Boarding Swarm", "", ""]


@rule("EH-SP-01")
def test_a_special_is_not_attached_again_to_its_own_type(table: Table) -> None:
    table.special("white", "Ablative Shell", "drone")
    table.at_menu(budget=0)
    table.says("white", "apply Ablative Shell")
    assert table.offered("white") == ["on cruiser", "on gunship", "aside"]
    assert table.why("white", "on drone mother").rule == "EH-SP-01"


@rule("EH-SP-02")
def test_a_special_is_attached_moved_and_detached_for_nothing(table: Table) -> None:
    table.special("white", "Slipstream Drive")
    table.at_menu(budget=5)
    table.says("white", "apply Slipstream Drive", "on cruiser")
    assert (attached(table), table.player("white").budget) == (["Slipstream Drive", "", ""], 5)
    table.says("white", "apply Slipstream Drive", "on gunship")
    assert (attached(table), table.player("white").budget) == (["", "", "Slipstream Drive"], 5)
    table.says("white", "apply Slipstream Drive", "aside")
    assert (attached(table), aside(table)) == (["", "", ""], ["Slipstream Drive"])
    assert table.player("white").budget == 5


@rule("EH-SP-02")
def test_a_special_is_not_attached_outside_the_own_build(table: Table) -> None:
    table.special("white", "Slipstream Drive")
    table.ships("white", "B03", cruiser=1)
    table.markers("white", "B03")
    table.at(Moves())
    assert "apply Slipstream Drive" not in table.offered("white")


@rule("EH-SP-03")
def test_a_special_aside_does_nothing_and_any_number_may_be_owned(table: Table) -> None:
    for special in ("Slipstream Drive", "Overcharged Coils", "Boarding Swarm", "Ablative Shell"):
        table.special("white", special)
    table.at_menu(budget=0)
    assert len([word for word in table.offered("white") if word.startswith("apply ")]) == 4
    white = table.player("white")
    assert (
        speed(white, CRUISER_GROUP),
        dice(white, CRUISER_GROUP, False, False),
        hp(white, CRUISER_GROUP),
    ) == (3, 1, 1)


@rule("EH-SP-03")
def test_only_an_attached_special_is_laid_aside_and_only_an_owned_one_applied(table: Table) -> None:
    table.special("white", "Slipstream Drive")
    table.at_menu(budget=0)
    assert table.why("white", "apply Nanite Weave").text == "You do not own Nanite Weave."
    table.says("white", "apply Slipstream Drive")
    assert table.why("white", "aside").rule == "EH-SP-03"


@rule("EH-SP-04")
def test_a_special_works_at_once_for_ships_already_on_the_map(table: Table) -> None:
    table.ships("white", "B03", cruiser=2)
    table.special("white", "Slipstream Drive")
    table.at_menu(budget=0)
    table.says("white", "apply Slipstream Drive", "on cruiser")
    assert table.at_tile("white", "B03") == ["cruiser", "cruiser"]
    assert speed(table.player("white"), CRUISER_GROUP) == 4


@rule("EH-SP-07")
def test_a_special_stays_attached_to_a_type_without_ships(table: Table) -> None:
    table.special("white", "Slipstream Drive")
    table.at_menu(budget=0)
    table.says("white", "apply Slipstream Drive", "on gunship", "end build")
    assert attached(table) == ["", "", "Slipstream Drive"]


@rule("EH-SP-08")
def test_a_new_special_works_only_after_it_is_attached_in_the_next_build(table: Table) -> None:
    table.at(DrawSpecials(0, 2))
    table.falls("draw Slipstream Drive", "draw Nanite Weave")
    table.says("white", "keep Slipstream Drive")
    assert (attached(table), aside(table)) == (["", "", ""], ["Slipstream Drive"])
    assert speed(table.player("white"), CRUISER_GROUP) == 3
    table.at_menu(budget=0)
    table.says("white", "apply Slipstream Drive", "on cruiser")
    assert speed(table.player("white"), CRUISER_GROUP) == 4


@rule("EH-SP-09")
def test_specials_change_the_numbers_of_their_type(table: Table) -> None:
    white = table.player("white")
    table.special("white", "Overcharged Coils", "cruiser")
    assert dice(white, CRUISER_GROUP, False, False) == 2
    table.special("white", "Predictive Optics", "cruiser")
    assert hits_on(white, CRUISER_GROUP) == 4
    table.special("white", "Boarding Swarm", "cruiser")
    assert capture_value(white, CRUISER_GROUP) == 2
    table.special("white", "Hunter's Mark", "cruiser")
    assert (dice(white, CRUISER_GROUP, True, False), dice(white, CRUISER_GROUP, False, False)) == (2, 1)


@rule("EH-SP-09")
def test_ablative_shell_makes_ships_tougher_and_slower_but_never_stops_them(table: Table) -> None:
    white = table.player("white")
    assert (hp(white, CRUISER_GROUP), speed(white, CRUISER_GROUP)) == (1, 3)
    table.special("white", "Ablative Shell", "cruiser")
    assert (hp(white, CRUISER_GROUP), speed(white, CRUISER_GROUP)) == (2, 2)
    table.special("white", "Ablative Shell", "gunship")
    table.upgrade("white", "gunship", "Big Guns")
    assert speed(white, GROUPS.index("gunship I")) == 1


@rule("EH-SP-09")
def test_phase_keel_makes_asteroids_and_debris_cost_1_and_debris_harmless(table: Table) -> None:
    white = table.player("white")
    table.special("white", "Phase Keel", "cruiser")
    assert (terrain_cost(white, CRUISER_GROUP, ASTEROID), terrain_cost(white, CRUISER_GROUP, DEBRIS)) == (
        1,
        1,
    )
    assert immune(white, CRUISER_GROUP)


@rule("EH-SP-09", "EH-SU-08")
@pytest.mark.parametrize("where", ["on drone mother", "aside"])
def test_a_ship_with_as_much_damage_as_hp_dies_when_its_shell_leaves(table: Table, where: str) -> None:
    table.special("white", "Ablative Shell", "cruiser")
    table.group("white", "B03", "cruiser damaged")
    table.group("white", "B03", "drone mother damaged")
    table.at_menu(budget=0)
    table.says("white", "apply Ablative Shell", where)
    assert table.at_tile("white", "B03") == ["drone mother damaged"]


@rule("EH-SP-09", "EH-SU-08")
def test_a_ship_dies_when_another_special_takes_the_place_of_its_shell(table: Table) -> None:
    table.special("white", "Ablative Shell", "cruiser")
    table.special("white", "Slipstream Drive")
    table.group("white", "B03", "cruiser damaged")
    table.at_menu(budget=0)
    table.says("white", "apply Slipstream Drive", "on cruiser")
    assert table.player("white").ships == []


@rule("EH-SP-02")
def test_of_two_equal_specials_the_one_aside_is_attached_first(table: Table) -> None:
    table.special("white", "Ablative Shell", "cruiser")
    table.special("white", "Ablative Shell")
    table.at_menu(budget=0)
    assert table.offered("white") == ["apply Ablative Shell", "end build"]
    table.says("white", "apply Ablative Shell", "on drone mother")
    assert (attached(table), aside(table)) == (["Ablative Shell", "Ablative Shell", ""], [])


@rule("EH-SP-02")
def test_of_two_equal_attached_specials_the_owner_says_which_one_leaves(table: Table) -> None:
    table.special("white", "Ablative Shell", "cruiser")
    table.special("white", "Ablative Shell", "drone")
    table.group("white", "B03", "cruiser damaged")
    table.at_menu(budget=0)
    table.says("white", "apply Ablative Shell", "aside")
    assert table.offered("white") == ["on cruiser", "on drone mother"]
    assert table.why("white", "on gunship").rule == "EH-SP-03"
    table.says("white", "on drone mother")
    assert (attached(table), table.at_tile("white", "B03")) == (
        ["Ablative Shell", "", ""],
        ["cruiser damaged"],
    )


@rule("EH-SP-16")
def test_modular_yards_lower_the_cost_of_ships_bought_while_attached(table: Table) -> None:
    table.special("white", "Modular Yards")
    table.at_menu(budget=12, level=4)
    table.says("white", "buy gunship", "apply Modular Yards", "on gunship", "buy gunship")
    table.says("white", "apply Modular Yards", "aside", "buy gunship")
    assert table.player("white").budget == 12 - 4 - 3 - 4


@rule("EH-SP-16")
def test_no_special_makes_a_ship_cheaper_than_3(table: Table) -> None:
    white = table.player("white")
    table.special("white", "Modular Yards", "cruiser")
    table.special("white", "Modular Yards", "drone")
    assert (ship_cost(white, CRUISER), ship_cost(white, DRONE)) == (2, 3)
