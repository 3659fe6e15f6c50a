"""Raiders: cards, homes, random nebulae, the swarm."""

from __future__ import annotations

from games.andromeda.battle.scenes import HERE, fight
from games.andromeda.battle.scenes import field as planets
from games.andromeda.events.scenes import done, game_with, on_card, places
from games.andromeda.home.scenes import returns
from games.andromeda.table import Table
from marks import rule


@rule("AE-RAI-01")
def test_there_are_4_raiders_of_class_s_and_1_of_each_other(table: Table) -> None:
    assert [on_card(table, letter) for letter in "SABCD"] == [4, 1, 1, 1, 1]


@rule("AE-RAI-02", "AE-RAI-05")
def test_a_raider_is_not_placed_where_another_class_is(table: Table) -> None:
    table.tile("R1-1", "PL-S1")
    table.raider("R1-1", "A")
    places(table, "D")
    assert len(table.can_fall()) == 6
    table.falls("nebula N2")
    assert (table.raiders_in("R1-1"), table.raiders_in("N2")) == ("A 1", "D 1")


@rule("AE-RAI-02")
def test_a_raider_is_not_moved_where_another_class_is(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3")
    table.raider("R1-1", "A")
    table.raider("R1-2", "B")
    table.hand("yellow", "TE-01")
    table.turn("yellow")
    table.says("yellow", "play TE-01", "raider in R1-1")
    assert "to R1-2" not in table.offered("yellow")
    assert table.why("yellow", "to R1-2").rule == "AE-RAI-02"
    table.says("yellow", "to R1-3")
    assert table.raiders_in("R1-3") == "A 1"


@rule("AE-RAI-03")
def test_a_raider_comes_to_its_home_and_its_card_lies_face_up() -> None:
    table = game_with("RA-2")
    table.tiles(R1_1="BA-SY", R1_2="BA-TH", R1_3="PL-S1")
    assert not table.s.raiders[1].face_up
    places(table, "A")
    assert (table.raiders_in("R1-2"), on_card(table, "A")) == ("A 1", 0)
    assert table.s.raiders[1].face_up


@rule("AE-RAI-03")
def test_the_home_may_be_the_planet_laid_last(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_3="PL-S2", R1_4="BA-SY")
    places(table, "D")
    assert table.raiders_in("R1-3") == "D 1"


@rule("AE-RAI-03")
def test_the_home_may_be_the_planet_with_most_moons() -> None:
    table = game_with("RC-2")
    table.tile("R1-1", "PL-S1", "MO-S1")
    table.tile("R1-2", "PL-I1", "MO-I1", "", "")
    table.tile("R1-3", "PL-V1", "MO-V1", "", "")
    places(table, "C")
    assert table.raiders_in("R1-2") == "C 1"


@rule("AE-RAI-04")
def test_a_random_nebula_is_that_of_a_die(table: Table) -> None:
    places(table, "A")
    assert table.can_fall() == ["nebula N1", "nebula N2", "nebula N3", "nebula N4", "nebula N5", "nebula N6"]
    table.falls("nebula N4")
    assert table.raiders_in("N4") == "A 1"


@rule("AE-RAI-05", "AE-RAI-04")
def test_a_nebula_with_another_class_is_rolled_again(table: Table) -> None:
    table.raider("N1", "B")
    table.raider("N4", "S")
    places(table, "A")
    assert table.can_fall() == ["nebula N2", "nebula N3", "nebula N5", "nebula N6"]


@rule("AE-RAI-05")
def test_with_all_nebulae_closed_a_raider_stays_on_its_card() -> None:
    table = Table(2)
    table.raider("N1", "S")
    table.raider("N2", "S")
    table.raider("N3", "S")
    table.raider("N4", "B")
    table.raider("N5", "C")
    table.raider("N6", "D")
    places(table, "A")
    assert (on_card(table, "A"), done(table)) == (1, True)


@rule("AE-RAI-06")
def test_for_a_raider_on_the_map_two_of_class_s_come_each_with_its_own_roll(table: Table) -> None:
    table.raider("N1", "A")
    places(table, "A")
    table.falls("nebula N2", "nebula N5")
    assert (table.raiders_in("N1"), table.raiders_in("N2"), table.raiders_in("N5")) == ("A 1", "S 1", "S 1")


@rule("AE-RAI-06")
def test_with_one_of_class_s_left_only_that_one_comes(table: Table) -> None:
    """AE-T-33."""
    table.raider("N1", "A")
    table.raider("N2", "S", 3)
    places(table, "A")
    table.falls("nebula N5")
    assert (table.raiders_in("N1"), table.raiders_in("N5"), on_card(table, "S")) == ("A 1", "S 1", 0)
    assert done(table)


@rule("AE-RAI-07", "AE-RAI-09")
def test_the_letter_s_places_two_which_may_share_a_nebula(table: Table) -> None:
    places(table, "S")
    table.falls("nebula N3", "nebula N3")
    assert (table.raiders_in("N3"), on_card(table, "S")) == ("S 2", 2)


@rule("AE-RAI-08")
def test_a_scrapped_raider_comes_back_with_all_shields_free(table: Table) -> None:
    planets(table)
    table.upgrade("yellow", "NU-T2")
    table.raider(HERE, "D")
    table.s.change_raider(4, table.s.raiders[4].with_shields(1))
    fight(table, yellow="transport")
    table.falls("roll 6 6", "roll 5 5 5 5 5")
    table.let_fall()
    assert (table.raiders_in(HERE), on_card(table, "D")) == ("", 1)
    assert table.s.raiders[4].shields == 0


@rule("AE-RAI-09", "AE-PREP-03")
def test_raiders_of_class_s_add_up_and_lose_one_and_the_reward_is_claimed_once(table: Table) -> None:
    planets(table)
    table.upgrade("yellow", "NU-T2")
    table.raider(HERE, "S", 3)
    fight(table, yellow="transport")
    assert (table.s.battle.dice[-1], table.s.battle.targeting[-1]) == (3, 3)
    table.falls("roll 6 6", "roll 5 5 5")
    assert (table.raiders_in(HERE), on_card(table, "S")) == ("S 2", 2)
    assert (table.vp("yellow"), table.stores("yellow")) == (0, {"energy": 3})


@rule("AE-RAI-10", "AE-STRIKE-01")
def test_on_a_return_no_raider_moves(table: Table) -> None:
    table.tiles(R1_1="BA-SY", R1_2="PL-S1")
    table.ships("yellow", "R1-1", "transport")
    table.raider("R1-2", "A")
    returns(table, "yellow")
    table.says("yellow", "done")
    assert table.raiders_in("R1-2") == "A 1"


@rule("AE-RAI-10")
def test_raiders_take_no_moons_and_leaders_where_their_card_says_nothing(table: Table) -> None:
    table.tile("R1-1", "PL-S1", "MO-S1", "")
    table.leaders("R1-1", blue=1)
    table.raider("N6", "C")
    table.launched("yellow", "transport", "R1-1")
    table.falls("moon MO-S2")
    table.says("yellow", "go on")
    assert table.raiders_in("R1-1") == "C 1"
    assert (table.region("R1-1").moons, table.region("R1-1").leaders[1]) == (1, 1)


@rule("AE-RAI-11")
def test_leaders_on_a_raider_card_score_nothing_and_cannot_be_recruited(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.ships("yellow", "R1-1", "transport")
    table.raider("R1-1", "A")
    table.on_raider("A", yellow=2)
    table.turn("yellow")
    assert not [text for text in table.offered("yellow") if text.startswith("recruit")]
    assert table.parts("yellow")["Leaders"] == 0


@rule("AE-RAI-12")
def test_a_reward_for_several_is_given_to_the_winner_first_and_half_is_rounded_up(three: Table) -> None:
    """AE-T-60."""
    planets(three)
    three.on_raider("A", yellow=3, green=1)
    three.raider(HERE, "A")
    three.upgrade("blue", "NU-T2")
    fight(three, blue="transport")
    three.falls("roll 6 6", "roll 5 5 5")
    assert (three.player("blue").leaders, three.vp("blue")) == (0, 2)
    assert (three.player("yellow").leaders, three.player("green").leaders) == (2, 1)
    assert three.s.raiders[1].leaders == (1, 0, 0)
