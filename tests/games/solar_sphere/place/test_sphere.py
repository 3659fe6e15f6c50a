"""The Solar Sphere: which hexes can be built, what they cost and what they bring."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table, hex_card
from marks import rule
from perihelion.games.solar_sphere.cards.tables import HEX_NAMES
from perihelion.games.solar_sphere.deploy.turn import Turns
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.play import EndOfRound

INNER_RING = ["I1", "I2", "I3", "I4", "I5", "I6"]
ALL_BUT_O7 = [*INNER_RING, "O1", "O2", "O3", "O4", "O5", "O6", "O8", "O9", "O10", "O11", "O12"]


def build(table: Table, card: str) -> None:
    """Red, whose satellite lifts the value limit, builds this hex on I1 beside the Core alone."""
    table.hexes(I1=card)
    table.satellite("red", "sphere")
    table.visit("red", "Solar Sphere", 1)
    if table.offered("red") and table.offered("red")[0].startswith("build"):
        table.says("red", f"build {HEX_NAMES[hex_card(card)]}")


@rule("SS-SPH-01")
def test_a_hex_is_built_whose_value_is_at_most_the_die(table: Table) -> None:
    table.stock("red", ore=3, gold=1, crystal=1)
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "take action")
    assert table.offered("red") == ["build Lattice Node", "build Heat Sink", "build Beacon Mast"]
    assert table.why("red", "build Mirror Vane").rule == "SS-SPH-01"
    assert table.why("red", "build Mirror Vane").text == "Mirror Vane has value 2; your die shows 1."


@rule("SS-SPH-01")
def test_a_hex_of_exactly_the_value_of_the_die_may_be_built(table: Table) -> None:
    table.hexes(I1="SH17")
    table.stock("red", ore=3, gold=1)
    table.visit("red", "Solar Sphere", 6)
    table.says("red", "take action")
    assert "build Captain's Arc" in table.offered("red")


@rule("SS-SPH-01")
def test_the_changed_face_of_the_die_sets_the_limit(table: Table) -> None:
    table.stock("red", ore=1, gold=1)
    table.visit("red", "Solar Sphere", 1, face=2)
    table.says("red", "take action")
    assert table.owner("I4") == "red", "Mirror Vane, value 2, is the only hex for 1 ore and 1 gold"


@rule("SS-SPH-02")
def test_with_a_satellite_any_viable_hex_may_be_built_whatever_its_value(table: Table) -> None:
    table.hexes(I1="SH17", I2="SH13")
    table.satellite("red", "sphere")
    table.stock("red", ore=3, gold=1, crystal=1)
    table.visit("red", "Solar Sphere", 1)
    assert "build Captain's Arc" in table.offered("red")
    assert "build Corona Station" in table.offered("red")
    assert len(table.offered("red")) == 6


@rule("SS-SPH-03")
def test_a_hex_that_is_not_next_to_a_built_hex_is_not_viable(table: Table) -> None:
    table.hexes(O1="SH01")
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    assert table.offered("red") == ["take action", "launch satellite"]
    table.says("red", "take action")
    assert table.owner("I2") == "red", "of the two hexes for 2 ore only Heat Sink lies next to the Core"
    assert table.owner("O1") == ""


@rule("SS-SPH-03")
def test_a_hex_far_from_everything_built_is_refused(table: Table) -> None:
    table.stock("red", ore=6)
    table.visit("red", "Solar Sphere", 6)
    table.says("red", "take action")
    assert table.offered("red") == ["build Lattice Node", "build Heat Sink", "build Tether Anchor"]
    assert table.why("red", "build Foundry Segment").rule == "SS-SPH-03"
    assert table.why("red", "build Foundry Segment").text == "Foundry Segment is not next to a built hex."


@rule("SS-SPH-03")
def test_a_hex_that_holds_a_drone_cannot_be_built_again(table: Table) -> None:
    table.built("black", "I1")
    table.stock("red", ore=6)
    table.visit("red", "Solar Sphere", 6)
    table.says("red", "take action")
    assert "build Lattice Node" not in table.offered("red")
    assert table.why("red", "build Lattice Node").rule == "SS-SPH-03"
    assert table.why("red", "build Lattice Node").text == "Lattice Node is already built."


@rule("SS-SPH-03")
@pytest.mark.parametrize("builder", ["red", "black", "corporation"])
def test_a_hex_of_any_builder_makes_its_neighbours_viable(table: Table, builder: str) -> None:
    table.built(builder, "I1")
    table.stock("red", ore=2, gold=1, crystal=1)
    table.visit("red", "Solar Sphere", 3)
    table.says("red", "take action")
    assert "build Relay Spine" in table.offered("red"), "O1 is a neighbour of I1"
    assert "build Collector Array" in table.offered("red"), "O2 is a neighbour of I1"
    assert "build Foundry Segment" not in table.offered("red"), "O3 is none, and its 3 ore are not there"


@rule("SS-SPH-03")
def test_the_core_counts_as_built_so_that_the_inner_ring_is_viable_from_the_start(table: Table) -> None:
    table.stock("red", ore=2, gold=1, crystal=1)
    table.visit("red", "Solar Sphere", 6)
    table.says("red", "take action")
    assert len(table.offered("red")) == 6


@rule("SS-SPH-04")
def test_the_cost_is_paid_and_an_active_drone_moves_onto_the_hex(table: Table) -> None:
    table.stock("red", ore=2, gold=2, crystal=2)
    table.visit("red", "Solar Sphere", 2)
    table.says("red", "take action", "build Mirror Vane")
    assert table.resources("red") == "1 ore, 1 gold, 2 crystal"
    assert (table.player("red").active, table.player("red").inactive, table.player("red").reserve) == (
        5,
        2,
        12,
    )
    assert table.owner("I4") == "red"
    assert table.player("red").hexes == 1


@rule("SS-SPH-04")
def test_a_hex_that_cannot_be_paid_is_refused_with_its_cost(table: Table) -> None:
    table.stock("red", ore=2, crystal=1)
    table.visit("red", "Solar Sphere", 2)
    table.says("red", "take action")
    assert "build Mirror Vane" not in table.offered("red")
    assert table.why("red", "build Mirror Vane").rule == "SS-SPH-04"
    assert (
        table.why("red", "build Mirror Vane").text
        == "Mirror Vane costs 1 ore, 1 gold; you have 2 ore, 0 gold, 1 crystal."
    )


@rule("SS-SPH-04")
def test_the_action_cannot_be_taken_when_no_hex_can_be_paid(table: Table) -> None:
    table.crew("red", "C2-01a")
    table.stock("red", gold=2)
    table.visit("red", "Solar Sphere", 6)
    assert table.offered("red") == ["use Mining Chief (Helion)", "launch satellite"]
    assert table.why("red", "take action").rule == "SS-SPH-04"
    assert "0 ore, 2 gold, 0 crystal and 6 active drones" in table.why("red", "take action").text


@rule("SS-SPH-04")
def test_without_an_active_drone_nothing_is_built(table: Table) -> None:
    table.drones("red", active=0)
    table.stock("red", ore=2)
    table.ports("red", 6)
    table.at_turn("red")
    table.says("red", "deploy 6")
    assert "visit Solar Sphere" not in table.offered("red")
    assert table.why("red", "visit Solar Sphere").rule == "SS-SPH-04"


@rule("SS-SPH-04", "SS-SPH-05")
@pytest.mark.parametrize(
    ("card", "cost", "score", "reputation", "morale", "fabricated", "icon"),
    [
        ("SH01", (2, 0, 0), 1, 0, 0, 0, "helion"),
        ("SH03", (1, 0, 1), 0, 0, 0, 1, "umbra"),
        ("SH04", (1, 1, 0), 2, 0, 0, 0, "helion"),
        ("SH05", (2, 0, 0), 0, 1, 0, 0, "umbra"),
        ("SH08", (2, 0, 1), 3, 0, 0, 0, "helion"),
        ("SH10", (2, 0, 1), 3, 0, 0, 0, "meridian"),
        ("SH11", (2, 1, 0), 2, 0, 0, 1, "umbra"),
        ("SH12", (3, 0, 0), 2, 0, 0, 0, "silver"),
        ("SH13", (2, 1, 1), 2, 1, 0, 0, "helion"),
        ("SH14", (3, 1, 0), 4, 0, 0, 0, "meridian"),
        ("SH15", (3, 0, 1), 2, 0, 0, 2, "umbra"),
        ("SH16", (2, 1, 1), 2, 1, 0, 0, "silver"),
        ("SH17", (3, 1, 0), 4, 0, 1, 0, "helion"),
        ("SH18", (3, 0, 1), 5, 0, 0, 0, "meridian"),
    ],
)
def test_a_hex_takes_its_cost_and_gives_its_benefits_and_its_icon(
    table: Table,
    card: str,
    cost: tuple[int, int, int],
    score: int,
    reputation: int,
    morale: int,
    fabricated: int,
    icon: str,
) -> None:
    table.stock("red", *cost)
    build(table, card)
    player = table.player("red")
    assert table.owner("I1") == "red"
    assert (table.resources("red"), player.active) == ("", 5 + fabricated)
    assert (player.score, player.reputation, player.morale) == (score, reputation, morale)
    assert table.icons("red") == {icon: 1}


@rule("SS-SPH-05")
@pytest.mark.parametrize(
    ("card", "cost", "score", "icon"),
    [
        ("SH02", (2, 0, 0), 0, "meridian"),
        ("SH06", (1, 0, 1), 0, "silver"),
        ("SH07", (2, 1, 0), 2, "meridian"),
    ],
)
def test_the_salvaging_hexes_salvage_up_to_two_drones(
    table: Table, card: str, cost: tuple[int, int, int], score: int, icon: str
) -> None:
    table.drones("red", active=1, inactive=3)
    table.stock("red", *cost)
    build(table, card)
    assert "regenerate 2" in table.offered("red")
    assert "regenerate 3" not in table.offered("red")
    table.says("red", "regenerate 2")
    assert (table.resources("red"), table.player("red").active, table.player("red").inactive) == ("", 2, 1)
    assert (table.player("red").score, table.icons("red")) == (score, {icon: 1})


@rule("SS-SPH-05")
def test_benefits_come_in_printed_order(table: Table) -> None:
    table.stock("red", ore=3)
    build(table, "SH09")
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]
    assert table.player("red").active == 5, "the drone is fabricated after the resource"
    table.says("red", "take crystal")
    assert (table.resources("red"), table.player("red").active) == ("1 crystal", 6)
    assert table.icons("red") == {"umbra": 1}


@rule("SS-SPH-06")
def test_the_builder_of_each_adjacent_hex_gains_one_morale(table: Table) -> None:
    """E-04."""
    table.built("red", "I2", "I6")
    table.built("black", "O1")
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "take action")
    assert table.owner("I1") == "red"
    assert (table.player("red").morale, table.player("black").morale) == (2, 1)
    assert (table.player("red").score, table.player("black").score) == (1, 0)


@rule("SS-SPH-06")
def test_hexes_of_the_corporation_and_the_core_give_nobody_morale(table: Table) -> None:
    table.built("corporation", "I2", "I6", "O1")
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "take action")
    assert table.owner("I1") == "red"
    assert (table.player("red").morale, table.player("black").morale) == (0, 0)


@rule("SS-SPH-06")
def test_a_built_hex_that_is_not_adjacent_gives_no_morale(table: Table) -> None:
    table.built("black", "I2", "I3", "I4")
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "take action")
    assert table.owner("I1") == "red"
    assert table.player("black").morale == 1, "I2 lies next to I1, I3 and I4 do not"


@rule("SS-SPH-06")
def test_the_morale_of_the_neighbours_comes_after_the_benefits(table: Table) -> None:
    table.built("black", "I2")
    table.stock("red", ore=3)
    build(table, "SH09")
    assert table.player("black").morale == 0
    table.says("red", "take ore")
    assert table.player("black").morale == 1


@rule("SS-SPH-07")
def test_the_last_hex_makes_this_the_final_round_which_is_played_to_its_end(table: Table) -> None:
    """T-22: the dice left are played, every ship counts as in the bottom row, no Recover, then the game is
    over."""
    table.s.round = 4
    table.hexes(O7="SH01")
    table.built("corporation", *ALL_BUT_O7)
    table.stock("red", ore=2)
    table.player("red").morale = table.player("black").morale = 5
    table.ship("top left", "RS07")
    table.ship("top right", "RS08")
    table.ports("red", 1, 3)
    table.ports("black", 2, 4)
    table.at(Turns(0), Battle(), EndOfRound())
    table.says("red", "discard 3")
    table.says("black", "discard 2")
    table.says("red", "deploy 1", "visit Solar Sphere", "as 1", "take action")
    assert table.s.last_hex_built
    assert "deploy 4" in table.offered("black")
    table.says("black", "discard 4")
    assert table.s.agenda == [], "no Recover and no round 5"
    assert (table.player("red").morale, table.player("black").morale) == (
        4,
        5,
    ), "two defeats, one and two discards"
    assert table.fleet() == ["", "", "", ""]


@rule("SS-SPH-07")
def test_while_a_hex_is_left_the_round_is_not_the_final_one(table: Table) -> None:
    table.built("corporation", *ALL_BUT_O7[1:])
    table.stock("red", ore=2)
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "take action")
    assert table.owner("I1") == "red"
    assert not table.s.last_hex_built


@rule("SS-SPH-08")
@pytest.mark.parametrize(("card", "points"), [(0, 16), (1, 10), (2, 10), (3, 12)])
def test_built_hexes_score_at_the_end_by_the_scoring_card_in_play(
    table: Table, card: int, points: int
) -> None:
    table.s.scoring = card
    table.built("red", "I1", "I2", "O2")
    table.built("black", "I3")
    assert table.parts("red")["sphere"] == points


@rule("SS-SPH-08")
def test_building_a_hex_adds_the_points_of_its_position_to_the_final_score(table: Table) -> None:
    table.stock("red", ore=2)
    table.drones("red", active=1)
    before = table.final_score("red")
    table.visit("red", "Solar Sphere", 1)
    table.says("red", "take action", "build Lattice Node")
    assert before == 1.5, "half a point for each of 2 ore and 1 active drone"
    assert table.final_score("red") == 1 + 6


@rule("SS-SPH-09")
def test_when_all_hexes_are_built_the_sphere_is_only_visited_for_a_satellite(table: Table) -> None:
    table.built("corporation", *ALL_BUT_O7, "O7")
    table.crew("red", "C2-01a")
    table.stock("red", ore=2, gold=2, crystal=2)
    table.visit("red", "Solar Sphere", 6)
    assert table.offered("red") == ["use Mining Chief (Helion)", "launch satellite"]
    assert table.why("red", "take action").rule == "SS-SPH-09"


@rule("SS-SPH-09")
def test_when_all_hexes_are_built_a_player_with_a_satellite_cannot_visit_the_sphere(table: Table) -> None:
    table.built("corporation", *ALL_BUT_O7, "O7")
    table.satellite("red", "sphere")
    table.stock("red", ore=2, gold=2, crystal=2)
    table.ports("red", 6)
    table.at_turn("red")
    table.says("red", "deploy 6")
    assert "visit Solar Sphere" not in table.offered("red")
