"""Solo: which hex DRANDA builds, which ships it attacks, whom it hires.

On the table of these tests the inner ring holds SH01 to SH06: I1 1 Helion, I2 1 Meridian, I3 1 Umbra, I4 2
Helion, I5 2 Umbra,
I6 2 silver; all six are 6-point positions."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table, crew_card, crew_id
from marks import rule
from perihelion.games.solar_sphere.cards.tables import POSITIONS


def builds(table: Table, face: int) -> list[str]:
    """DRANDA places a black die at the Sphere; the positions it has built then."""
    table.dranda_turn("black", face, "DC01")
    return [position for position in POSITIONS if table.owner(position) == "dranda"]


def attacks(table: Table, colour: str = "black", card: str = "DC02") -> list[list[tuple[str, int]]]:
    """DRANDA places a die at the Fleet; the drones top left, top right, bottom left, bottom right."""
    table.dranda_turn(colour, 1, card)
    return [table.on_ship(slot) for slot in ("top left", "top right", "bottom left", "bottom right")]


def hires(table: Table, face: int) -> list[str]:
    """DRANDA places a black die at the Crew Station; its crew then."""
    table.dranda_turn("black", face, "DC03")
    return [crew_id(card) for card in table.dranda.crew]


def high_inner_ring(table: Table) -> None:
    """Only hexes of value 5 and 6 are viable: I1 5 Helion ... I4 6 silver ..."""
    table.hexes(I1="SH13", I2="SH14", I3="SH15", I4="SH16", I5="SH17", I6="SH18")


# Fewest icon


@rule("SS-SOLO-20", "SS-SOLO-24")
def test_dranda_prefers_the_icon_it_has_fewest_of(solo: Table) -> None:
    solo.dranda.icons = [2, 3, 1, 0]
    assert builds(solo, 1) == ["I3"]


@rule("SS-SOLO-20")
def test_dranda_prefers_silver_however_much_it_has(solo: Table) -> None:
    solo.dranda.icons = [0, 0, 0, 9]
    assert builds(solo, 2) == ["I6"]


@rule("SS-SOLO-20")
def test_only_the_icons_on_offer_are_compared(solo: Table) -> None:
    """Umbra is the scarcest, but no Umbra hex has value 1 here."""
    solo.hexes(I3="SH10")
    solo.dranda.icons = [2, 1, 0, 0]
    assert builds(solo, 1) == ["I2"]


# Solar Sphere


@rule("SS-SOLO-21")
def test_dranda_builds_without_resources_for_one_drone_of_its_supply(solo: Table) -> None:
    assert builds(solo, 2) == ["I6"]
    assert (solo.dranda.supply, solo.dranda.removed, solo.dranda.hexes) == (19, 0, 1)


@rule("SS-SOLO-21", "SS-SPH-03")
def test_dranda_builds_only_next_to_a_built_hex(solo: Table) -> None:
    """SH07 to SH09 of value 3 lie on the outer ring, next to nothing built."""
    assert builds(solo, 3) == ["I6"]


@rule("SS-SOLO-22")
def test_dranda_builds_a_hex_of_the_value_of_its_die(solo: Table) -> None:
    solo.hexes(I1="SH10")
    assert builds(solo, 4) == ["I1"]


@rule("SS-SOLO-22")
def test_without_that_value_dranda_takes_the_next_lower_one(solo: Table) -> None:
    solo.hexes(I1="SH08", I2="SH18")
    assert builds(solo, 5) == ["I1"]


@rule("SS-SOLO-22", "SS-SOLO-24")
def test_equal_value_comes_before_position_and_a_6_point_position_before_the_icon(solo: Table) -> None:
    """T-17, with Umbra on I3, which DRANDA has more of than Meridian on O2; the third hex of value 4 is
    built."""
    solo.hexes(I1="SH12", O2="SH10", I3="SH11", I5="SH08")
    solo.built("corporation", "I1", "I2", "I4", "I6")
    solo.dranda.icons = [0, 0, 4, 0]
    assert builds(solo, 4) == ["I3"]


@rule("SS-SOLO-23")
def test_if_only_higher_values_are_viable_dranda_discards_one_drone_more_and_takes_any_of_them(
    solo: Table,
) -> None:
    """T-18: Zenith Ring is silver and has value 6, though hexes of value 5 are viable too."""
    high_inner_ring(solo)
    assert builds(solo, 2) == ["I4"]
    assert (solo.dranda.supply, solo.dranda.removed) == (18, 1)


@rule("SS-SOLO-24")
def test_a_6_point_position_comes_first(solo: Table) -> None:
    """Card Anchor Points: only the corners of the outer ring are worth 6."""
    solo.s.scoring = 1
    solo.hexes(O1="SH02")
    solo.built("corporation", "I1")
    solo.dranda.icons = [0, 5, 0, 0]
    assert builds(solo, 1) == ["O1"]


@rule("SS-SOLO-24")
def test_a_filter_nobody_passes_is_skipped(solo: Table) -> None:
    """Card Outer Bridges: no inner position is worth 6, so the fewest icon decides."""
    solo.s.scoring = 2
    solo.dranda.icons = [1, 0, 1, 0]
    assert builds(solo, 1) == ["I2"]


@rule("SS-SOLO-24")
def test_the_fewest_icon_comes_before_adjacency(solo: Table) -> None:
    solo.built("dranda", "I6")
    solo.dranda.icons = [1, 0, 1, 0]
    assert builds(solo, 1) == ["I2", "I6"]


@rule("SS-SOLO-24")
def test_among_equal_icons_most_adjacent_own_hexes_decide(solo: Table) -> None:
    """I3 touches I4; I1 and I2, one of them further left, touch nothing of DRANDA's."""
    solo.built("dranda", "I4")
    assert builds(solo, 1) == ["I3", "I4"]


@rule("SS-SOLO-24")
def test_then_the_left_most_hex_is_built(solo: Table) -> None:
    """I5 lies left of I2, which is further up."""
    solo.hexes(I5="SH03", I1="SH18")
    assert builds(solo, 1) == ["I5"]


@rule("SS-SOLO-24")
def test_then_the_top_most_hex_is_built(solo: Table) -> None:
    """I6 lies above I5."""
    solo.hexes(I5="SH01", I6="SH02", I3="SH18")
    assert builds(solo, 1) == ["I6"]


@rule("SS-SOLO-13", "SS-SOLO-14", "SS-SOLO-25")
def test_dranda_scores_points_reputation_and_adjacent_own_hexes_and_red_gains_morale() -> None:
    """T-30."""
    hard = Table(1, "hard")
    hard.hexes(I1="SH13")
    hard.built("dranda", "I2", "I6")
    hard.built("red", "O1")
    assert "I1" in builds(hard, 5)
    assert (hard.dranda.score, hard.icons("dranda")) == (2 + 3 + 4, {"helion": 1})
    assert hard.player("red").morale == 1


@rule("SS-SOLO-25")
def test_dranda_scores_the_printed_morale_of_a_hex() -> None:
    """Captain's Arc: 4 points, 1 morale."""
    hard = Table(1, "hard")
    hard.hexes(I1="SH17")
    assert builds(hard, 6) == ["I1"]
    assert hard.dranda.score == 4 + 2


@rule("SS-SOLO-25")
def test_dranda_ignores_resources_fabrication_and_salvage(solo: Table) -> None:
    """Foundry Segment: 1 resource of choice, fabricate 1."""
    solo.hexes(I1="SH09")
    assert builds(solo, 3) == ["I1"]
    assert (solo.dranda.score, solo.dranda.supply, solo.icons("dranda")) == (0, 19, {"umbra": 1})


@rule("SS-SOLO-13", "SS-SOLO-25", "SS-SPH-06")
def test_dranda_scores_the_morale_of_hexes_next_to_the_one_red_builds(solo: Table) -> None:
    solo.built("dranda", "I2", "I6")
    solo.stock("red", ore=2)
    solo.ports("red", 1)
    solo.at_turn("red")
    solo.says("red", "deploy 1", "visit Solar Sphere", "as 1", "take action")
    assert (solo.owner("I1"), solo.dranda.score) == ("red", 2)


@rule("SS-SOLO-26")
def test_without_a_viable_hex_the_die_lies_at_the_sphere_without_effect(solo: Table) -> None:
    solo.built("corporation", *[position for position in POSITIONS if position != "C"])
    assert builds(solo, 6) == []
    assert (solo.dice_at("sphere"), solo.dranda.supply, solo.dranda.score) == ([("dranda", 6)], 20, 0)


@rule("SS-SOLO-12", "SS-SOLO-15", "SS-SOLO-21")
def test_without_supply_dranda_pays_for_the_occupied_sphere_and_for_a_reclaimed_drone(solo: Table) -> None:
    """T-29; Heat Sink on I2 brings no points."""
    solo.dranda.supply, solo.dranda.removed = 0, 3
    solo.dranda.icons = [1, 0, 1, 0]
    solo.die_at("sphere", "red", 3)
    assert builds(solo, 1) == ["I2"]
    assert (solo.dranda.score, solo.dranda.supply, solo.dranda.removed) == (-2, 0, 2)


@rule("SS-SOLO-23", "SS-SOLO-46")
def test_without_supply_the_extra_drone_costs_one_point_and_the_drone_on_the_hex_is_reclaimed() -> None:
    """T-32; Zenith Ring brings 2 points, and its reputation nothing at this level."""
    easy = Table(1, "easy")
    high_inner_ring(easy)
    easy.dranda.supply, easy.dranda.removed = 0, 4
    assert builds(easy, 2) == ["I4"]
    assert (easy.dranda.score, easy.dranda.supply, easy.dranda.removed) == (-1 - 1 + 2, 0, 3)


@rule("SS-SOLO-46")
def test_the_last_drone_of_the_supply_is_discarded_and_reclaimed_for_the_hex() -> None:
    easy = Table(1, "easy")
    high_inner_ring(easy)
    easy.dranda.supply, easy.dranda.removed = 1, 0
    assert builds(easy, 2) == ["I4"]
    assert (easy.dranda.score, easy.dranda.supply, easy.dranda.removed) == (-1 + 2, 0, 0)


@rule("SS-SOLO-47")
def test_with_neither_supply_nor_discarded_drones_dranda_cannot_build(solo: Table) -> None:
    """Its drones on hexes and ships may not be reclaimed."""
    solo.built("dranda", "O1", "O2")
    solo.ship("top left", "RS11", ("dranda", 4))
    solo.dranda.supply, solo.dranda.removed = 0, 0
    assert builds(solo, 2) == ["O1", "O2"]
    assert (solo.dice_at("sphere"), solo.dranda.score) == ([("dranda", 2)], 0)
    assert solo.on_ship("top left") == [("dranda", 4)]


@rule("SS-SOLO-23", "SS-SOLO-47")
def test_without_any_drone_dranda_does_not_pay_for_a_higher_hex_either(solo: Table) -> None:
    high_inner_ring(solo)
    solo.dranda.supply, solo.dranda.removed = 0, 0
    assert builds(solo, 2) == []
    assert solo.dranda.score == 0


# Resistance Fleet


@rule("SS-SOLO-28", "SS-SOLO-29")
def test_dranda_first_matches_targets_then_exceeds_them_in_turns(solo: Table) -> None:
    """T-16: left target 3 power 2, right target 2 power 1."""
    solo.ship("top left", "RS11")
    solo.ship("top right", "RS01")
    solo.ship("bottom left", "RS08", ("red", 1), ("corporation", 1))
    solo.ship("bottom right", "RS05", ("corporation", 1))
    top_left, top_right, left, right = attacks(solo)
    assert (top_left, top_right) == ([], [])
    assert left == [("red", 1), ("corporation", 1), ("dranda", 2)]
    assert right == [("corporation", 1), ("dranda", 2)]


@rule("SS-SOLO-28")
def test_step_a_fills_the_left_ship_before_the_right(solo: Table) -> None:
    solo.ship("top left", "RS01")
    solo.ship("bottom left", "RS11", ("corporation", 1))
    solo.ship("bottom right", "RS08", ("corporation", 1))
    assert attacks(solo)[2:] == [[("corporation", 1), ("dranda", 3)], [("corporation", 1), ("dranda", 1)]]


@rule("SS-SOLO-27", "SS-SOLO-28")
def test_the_drones_of_all_sides_are_power(solo: Table) -> None:
    """Power 4 against target 4 needs nothing in step A, so the right ship is matched first."""
    solo.ship("top left", "RS01")
    solo.ship("bottom left", "RS11", ("red", 3), ("corporation", 1))
    solo.ship("bottom right", "RS13", ("corporation", 1))
    assert attacks(solo)[2:] == [
        [("red", 3), ("corporation", 1), ("dranda", 1)],
        [("corporation", 1), ("dranda", 3)],
    ]


@rule("SS-SOLO-29", "SS-SOLO-30", "SS-SOLO-45")
def test_a_single_bottom_ship_takes_all_drones_before_the_top_row() -> None:
    """T-33."""
    easy = Table(1, "easy")
    easy.ship("top left", "RS11")
    easy.ship("top right", "RS01")
    easy.ship("bottom left", "RS08", ("corporation", 1))
    assert attacks(easy) == [[], [], [("corporation", 1), ("dranda", 3)], []]


@rule("SS-SOLO-45")
def test_an_empty_slot_on_the_left_is_skipped(solo: Table) -> None:
    solo.ship("top left", "RS11")
    solo.ship("bottom right", "RS08", ("corporation", 1))
    assert attacks(solo) == [[], [], [], [("corporation", 1), ("dranda", 4)]]


@rule("SS-SOLO-29")
def test_step_b_still_adds_at_target_plus_2_and_skips_above(solo: Table) -> None:
    """Left power 5 of target 3 takes one more; right power 5 of target 2 takes none; the rest goes to the top
    row."""
    solo.ship("top left", "RS11")
    solo.ship("bottom left", "RS08", ("red", 4), ("corporation", 1))
    solo.ship("bottom right", "RS05", ("dranda", 4), ("corporation", 1))
    top_left, _, left, right = attacks(solo)
    assert left == [("red", 4), ("corporation", 1), ("dranda", 1)]
    assert right == [("dranda", 4), ("corporation", 1)]
    assert top_left == [("dranda", 3)]


@rule("SS-SOLO-30")
def test_the_top_row_is_matched_left_to_right_and_then_exceeded(solo: Table) -> None:
    """Targets 2 and 1: two and one to match, the fourth drone exceeds on the left."""
    solo.ship("top left", "RS07")
    solo.ship("top right", "RS01")
    assert attacks(solo)[:2] == [[("dranda", 3)], [("dranda", 1)]]


@rule("SS-SOLO-31")
def test_when_all_ships_are_exceeded_each_gets_one_drone_bottom_row_first(solo: Table) -> None:
    solo.ship("top left", "RS02", ("dranda", 4))
    solo.ship("top right", "RS01", ("red", 4))
    solo.ship("bottom left", "RS05", ("dranda", 4), ("corporation", 1))
    assert attacks(solo) == [
        [("dranda", 5)],
        [("red", 4), ("dranda", 1)],
        [("dranda", 6), ("corporation", 1)],
        [],
    ]


@rule("SS-SOLO-32", "SS-FLT-04")
def test_dranda_takes_the_next_empty_column_and_later_joins_it(solo: Table) -> None:
    solo.ship("top left", "RS11", ("red", 1))
    assert attacks(solo)[0] == [("red", 1), ("dranda", 4)]
    assert attacks(solo, "green", "DC03")[0] == [("red", 1), ("dranda", 8)]


# Crew Station


@rule("SS-SOLO-33")
@pytest.mark.parametrize(
    ("face", "card"),
    [(1, "C1-01a"), (2, "C1-01a"), (3, "C2-01a"), (4, "C2-01a"), (5, "C3-01a"), (6, "C3-01a")],
)
def test_the_die_chooses_the_tier(solo: Table, face: int, card: str) -> None:
    solo.display(0, "C1-01a")
    solo.display(2, "C2-01a")
    solo.display(4, "C3-01a")
    assert hires(solo, face) == [card]


@rule("SS-SOLO-34")
def test_of_two_cards_dranda_hires_the_one_with_the_fewest_icon(solo: Table) -> None:
    solo.dranda.icons = [2, 1, 0, 0]
    solo.display(0, "C1-01a")
    solo.display(1, "C1-01b")
    assert hires(solo, 1) == ["C1-01b"]


@rule("SS-SOLO-34")
def test_of_two_cards_dranda_hires_silver_before_any_colour(solo: Table) -> None:
    solo.dranda.icons = [0, 0, 0, 3]
    solo.display(4, "C3-01a")
    solo.display(5, "C3-01b")
    assert hires(solo, 5) == ["C3-01b"]


@rule("SS-SOLO-34")
@pytest.mark.parametrize(("face", "card"), [(1, "C1-01a"), (2, "C1-01b")])
def test_among_equal_icons_an_odd_die_hires_the_top_card_and_an_even_die_the_bottom_card(
    solo: Table, face: int, card: str
) -> None:
    solo.display(0, "C1-01a")
    solo.display(1, "C1-01b")
    assert hires(solo, face) == [card]


@rule("SS-SOLO-34", "SS-SOLO-35")
def test_with_tier_3_sold_out_dranda_hires_the_top_card_of_tier_2_with_an_odd_die(solo: Table) -> None:
    """T-28."""
    solo.dranda.icons = [0, 1, 1, 0]
    solo.display(2, "C2-04a")
    solo.display(3, "C2-04b")
    assert hires(solo, 5) == ["C2-04a"]


@rule("SS-SOLO-35")
@pytest.mark.parametrize(
    ("face", "first", "second", "hired"),
    [
        (1, "C2-01a", "C3-01a", "C2-01a"),
        (3, "C1-01a", "C3-01a", "C3-01a"),
        (5, "C1-01a", "C2-01a", "C2-01a"),
    ],
)
def test_a_sold_out_tier_sends_dranda_to_the_next_higher_and_then_to_lower_ones(
    solo: Table, face: int, first: str, second: str, hired: str
) -> None:
    solo.display(2 * int(first[1]) - 2, first)
    solo.display(2 * int(second[1]) - 2, second)
    assert hires(solo, face) == [hired]


@rule("SS-SOLO-35")
@pytest.mark.parametrize(("face", "only"), [(1, "C3-01a"), (3, "C1-01a"), (5, "C1-01a")])
def test_the_last_tier_in_the_order_is_hired_when_it_is_the_only_one(
    solo: Table, face: int, only: str
) -> None:
    solo.display(2 * int(only[1]) - 1, only)
    assert hires(solo, face) == [only]


@rule("SS-SOLO-35")
def test_with_an_empty_display_dranda_hires_nobody(solo: Table) -> None:
    assert hires(solo, 5) == []
    assert (solo.dice_at("crew-station"), solo.dranda.score) == ([("dranda", 5)], 0)


@rule("SS-SOLO-36")
def test_dranda_scores_the_card_its_token_as_points_and_records_the_icon(solo: Table) -> None:
    solo.display(5, "C3-06a", token=2)
    assert hires(solo, 6) == ["C3-06a"]
    assert (solo.dranda.score, solo.icons("dranda")) == (3 + 2, {"meridian": 1})
    assert (solo.display_ids()[5], solo.s.tokens[5]) == ("", 0)


@rule("SS-SOLO-36")
def test_dranda_keeps_a_fourth_crew_member_without_retiring_anybody(solo: Table) -> None:
    solo.dranda.crew = [crew_card("C1-01a"), crew_card("C1-02a"), crew_card("C2-01a")]
    solo.display(4, "C3-01a")
    assert hires(solo, 5) == ["C1-01a", "C1-02a", "C2-01a", "C3-01a"]
