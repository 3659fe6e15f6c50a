"""Solo: levels, setup and Dock with DRANDA."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.steps import chance
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.tables import DRANDA_CARDS, FLIPPED_HEX, HEX_NAMES, SHIP_CARDS
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.phases.dock import Dock
from perihelion.games.solar_sphere.phases.recover import Recover

SPHERE = ["lay face-down hex"] * 6 + [f"lay {name}" for name in HEX_NAMES[:12]]
CREW = ["Ore Broker (Helion)", "Gem Cutter (Umbra)", "Treasurer (Umbra)", "Site Steward (Silver)"]
CREW += ["Grand Architect (Helion)", "First Officer (Umbra)"]


def set_up(level: str = "medium") -> Table:
    """A solo game from the first hex to the first roll: red is first in order, DC06 lies on the discard
    pile."""
    table = Table(1, level)
    table.begin(level=level)
    table.falls(*SPHERE, "score by Trefoil", "reveal Ragged Kestrel", "reveal Iron Lullaby")
    table.falls(*[f"draw {name}" for name in CREW], "next red", "DRANDA draws DC06")
    return table


def reveal(table: Table, left: str, right: str) -> None:
    """Recover up to the new top row."""
    table.at(Recover())
    table.falls(f"reveal {left}", f"reveal {right}")


# The level


@rule("SS-SOLO-01", "SS-SOLO-13")
@pytest.mark.parametrize(("level", "points"), [("easy", 0), ("medium", 1), ("hard", 2)])
def test_a_morale_is_worth_0_1_or_2_points_to_dranda(level: str, points: int) -> None:
    table = Table(1, level)
    table.display(0, "C1-01a", token=1)
    table.dranda_turn("black", 1, "DC03")
    assert table.dranda.score == 1 + points


@rule("SS-SOLO-01", "SS-SOLO-14")
@pytest.mark.parametrize(("level", "points"), [("easy", 0), ("medium", 1), ("hard", 3)])
def test_a_reputation_is_worth_0_1_or_3_points_to_dranda(level: str, points: int) -> None:
    table = Table(1, level)
    table.hexes(I6="SH10")
    table.dranda.icons = [1, 1, 0, 0]
    table.dranda_turn("black", 2, "DC01")
    assert (table.owner("I5"), table.dranda.score) == ("dranda", points)


@rule("SS-SOLO-01", "SS-SOLO-27")
@pytest.mark.parametrize(("level", "drones"), [("easy", 3), ("medium", 4), ("hard", 4)])
def test_dranda_attacks_with_3_4_or_4_drones(level: str, drones: int) -> None:
    table = Table(1, level)
    table.ship("top left", "RS11")
    table.dranda_turn("black", 1, "DC02")
    assert (table.on_ship("top left"), table.dranda.supply) == ([("dranda", drones)], 20 - drones)


@rule("SS-SOLO-01", "SS-SOLO-38")
@pytest.mark.parametrize(("level", "discarded"), [("easy", 2), ("medium", 1), ("hard", 1)])
def test_a_successful_attack_costs_dranda_2_1_or_1_drones(level: str, discarded: int) -> None:
    table = Table(1, level)
    table.ship("top left", "RS05", ("dranda", 3))
    table.at_battle()
    table.falls("resistance 0")
    assert (table.dranda.removed, table.dranda.supply) == (discarded, 20 - discarded)


@rule("SS-SOLO-01", "SS-SOLO-43")
@pytest.mark.parametrize(("level", "points"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_a_drone_left_in_supply_is_worth_1_2_or_3_points_at_the_end(level: str, points: int) -> None:
    table = Table(1, level)
    table.dranda.supply, table.dranda.removed = 7, 13
    assert table.parts("dranda")["drones"] == 7 * points


# Setup


@rule("SS-SOLO-02")
def test_solo_is_set_up_as_for_two_players_and_the_human_is_red() -> None:
    table = set_up()
    assert table.s.hexes.count(FLIPPED_HEX) == 6
    in_deck = [SHIP_CARDS[i].id for i, copies in enumerate(table.s.ship_deck.bag) if copies]
    assert in_deck == ["RS02", "RS03", "RS04", "RS05", "RS06", "RS07", "RS08", "RS09", "RS10", "RS12"]
    assert table.s.corporation_drones == 2
    assert GAME.rules.seat_names[:1] == ("red",)
    assert (table.player("red").active, table.player("red").inactive, table.player("red").reserve) == (
        6,
        2,
        12,
    )


@rule("SS-SOLO-03")
def test_dranda_has_a_place_in_turn_order_a_score_and_icons_but_no_command_centre() -> None:
    table = set_up()
    assert table.s.order == [0, 1]
    view = GAME.seen.view(table.s, 0)
    assert [player.name for player in view.players] == ["red"]
    assert (table.dranda.score, table.dranda.icons) == (0, [0, 0, 0, 0])
    assert list(table.parts("dranda")) == ["during play", "sphere", "factions", "drones"]


@rule("SS-SOLO-04")
def test_dranda_has_three_ship_dice_three_opaque_dice_and_20_drones() -> None:
    table = set_up()
    assert (table.dranda.opaque, table.dranda.supply, table.dranda.removed) == (0b111, 20, 0)
    table.falls("dock 1 2 3", "DRANDA rolls purple 1", "DRANDA rolls green 1", "DRANDA rolls black 1")
    assert (len(table.dranda.dice), sorted(table.dranda.colours)) == (3, [0, 1, 2])


@rule("SS-SOLO-05")
def test_the_top_card_of_the_twelve_goes_face_up_on_the_discard_pile() -> None:
    table = set_up()
    assert len(DRANDA_CARDS) == 12
    assert [DRANDA_CARDS[card] for card in table.dranda.discards] == ["DC06"]
    assert (table.dranda.deck.size(), table.dranda.deck.bag[DRANDA_CARDS.index("DC06")]) == (11, 0)


@rule("SS-SOLO-06")
def test_at_setup_the_ship_with_the_higher_resistance_lies_left() -> None:
    """Ragged Kestrel (1) was revealed first, Iron Lullaby (4) second."""
    assert set_up().fleet() == ["RS11", "RS01", "", ""]


@rule("SS-SOLO-06")
def test_two_players_leave_ships_in_the_order_of_their_reveal(table: Table) -> None:
    reveal(table, "Ragged Kestrel", "Iron Lullaby")
    assert table.fleet() == ["RS01", "RS11", "", ""]


@rule("SS-SOLO-07", "SS-SOLO-20")
def test_among_equal_resistances_the_icon_dranda_has_fewest_of_lies_left(solo: Table) -> None:
    solo.dranda.icons = [0, 2, 1, 0]
    reveal(solo, "Free Meridian", "Night Ferry")
    assert solo.fleet() == ["RS06", "RS05", "", ""]


@rule("SS-SOLO-07", "SS-SOLO-20")
def test_among_equal_resistances_silver_lies_left_of_any_colour(solo: Table) -> None:
    solo.dranda.icons = [0, 0, 0, 5]
    reveal(solo, "Free Meridian", "Unbroken Vow")
    assert solo.fleet() == ["RS04", "RS05", "", ""]


@rule("SS-SOLO-07")
def test_ships_equal_in_resistance_and_icon_keep_their_order(solo: Table) -> None:
    solo.dranda.icons = [0, 1, 1, 0]
    reveal(solo, "Free Meridian", "Night Ferry")
    assert solo.fleet() == ["RS05", "RS06", "", ""]


@rule("SS-SOLO-20")
def test_a_ship_with_two_icons_uses_its_better_one(solo: Table) -> None:
    """Twin Refusal shows Helion and Meridian, Eclipse Guard Umbra and Helion."""
    solo.dranda.icons = [3, 1, 2, 0]
    solo.ship("bottom left", "RS17", ("corporation", 1))
    solo.ship("bottom right", "RS15", ("corporation", 1))
    reveal(solo, "Ragged Kestrel", "Cinder Skiff")
    assert solo.fleet()[2:] == ["RS15", "RS17"]


@rule("SS-SOLO-07", "SS-SOLO-45")
def test_the_bottom_row_is_sorted_too_and_drones_move_with_their_card(solo: Table) -> None:
    solo.ship("bottom left", "RS01", ("red", 1), ("corporation", 1))
    solo.ship("bottom right", "RS11", ("corporation", 1), ("dranda", 2))
    reveal(solo, "Long Shadow", "Cinder Skiff")
    assert solo.fleet() == ["RS08", "RS03", "RS11", "RS01"]
    assert solo.on_ship("bottom left") == [("corporation", 1), ("dranda", 2)]
    assert solo.on_ship("bottom right") == [("red", 1), ("corporation", 1)]


@rule("SS-SOLO-45")
def test_rows_are_sorted_only_when_cards_are_revealed(solo: Table) -> None:
    solo.dranda.icons = [0, 1, 0, 0]
    solo.ship("top left", "RS05")
    solo.ship("top right", "RS06")
    solo.at(Battle(), Recover())
    assert solo.fleet() == ["", "", "RS05", "RS06"]
    solo.falls("reveal Long Shadow", "reveal Cinder Skiff")
    assert solo.fleet() == ["RS08", "RS03", "RS06", "RS05"]


@rule("SS-SOLO-45")
@pytest.mark.parametrize(("slot", "row"), [("bottom left", ["RS11", ""]), ("bottom right", ["", "RS11"])])
def test_a_single_card_keeps_its_slot(solo: Table, slot: str, row: list[str]) -> None:
    solo.ship(slot, "RS11", ("corporation", 1))
    reveal(solo, "Long Shadow", "Cinder Skiff")
    assert solo.fleet() == ["RS08", "RS03", *row]


@rule("SS-SOLO-45", "SS-BAT-01")
def test_the_sorted_slots_are_the_order_of_battle(solo: Table) -> None:
    solo.ship("bottom left", "RS01", ("corporation", 1))
    solo.ship("bottom right", "RS11", ("corporation", 1))
    reveal(solo, "Long Shadow", "Cinder Skiff")
    solo.at_battle()
    solo.falls("resistance 0")
    assert solo.fleet()[2:] == ["", "RS01"]


# Dock


@rule("SS-SOLO-08")
def test_dranda_dice_lie_in_the_colour_order_of_the_top_discard() -> None:
    """T-26: DC06 shows purple, green, black."""
    table = set_up()
    table.falls("dock 1 2 6", "DRANDA rolls purple 2", "DRANDA rolls green 4", "DRANDA rolls black 1")
    assert (table.dranda.dice, table.dranda.colours) == ([2, 4, 1], [2, 1, 0])


@rule("SS-SOLO-08")
def test_the_human_rolls_and_resolves_before_dranda(solo: Table) -> None:
    solo.dranda.discards = [DRANDA_CARDS.index("DC01")]
    solo.at(Dock())
    solo.falls("dock 1 1 2")
    assert (solo.player("red").morale, solo.dranda.dice) == (5, [])
    solo.falls("DRANDA rolls black 6", "DRANDA rolls green 6")
    assert chance(solo.s) is not None


@rule("SS-SOLO-09")
@pytest.mark.parametrize(("faces", "order"), [((4, 4, 3), [1, 0]), ((4, 4, 1), [0, 1])])
def test_the_higher_total_goes_first(solo: Table, faces: tuple[int, int, int], order: list[int]) -> None:
    solo.dranda.discards = [DRANDA_CARDS.index("DC01")]
    solo.at(Dock())
    black, green, purple = faces
    solo.falls(
        "dock 1 4 5",
        f"DRANDA rolls black {black}",
        f"DRANDA rolls green {green}",
        f"DRANDA rolls purple {purple}",
    )
    assert solo.s.order == order


@rule("SS-SOLO-09")
def test_tied_totals_reverse_the_order(solo: Table) -> None:
    solo.dranda.discards = [DRANDA_CARDS.index("DC01")]
    solo.at(Dock())
    solo.falls("dock 1 4 5", "DRANDA rolls black 4", "DRANDA rolls green 4", "DRANDA rolls purple 2")
    assert solo.s.order == [1, 0]


@rule("SS-SOLO-09")
def test_dranda_gets_nothing_for_its_docking() -> None:
    table = Table(1, "hard")
    table.dranda.discards = [DRANDA_CARDS.index("DC01")]
    table.at(Dock())
    table.falls("dock 4 5 6", "DRANDA rolls black 1", "DRANDA rolls green 1", "DRANDA rolls purple 1")
    assert table.dranda.score == 0
