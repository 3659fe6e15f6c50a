"""Phase 2, Deploy: turns, and discarding a die."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.steps import over, waiting


def occupy_everything(table: Table) -> None:
    """A die of black lies on every Location."""
    table.die_at("ore-belt")
    table.die_at("gold-belt")
    table.die_at("crystal-belt")
    table.die_at("fabricator")
    table.die_at("salvage-ship")
    table.die_at("sphere")
    table.die_at("crew-station")
    table.die_at("fleet")


@rule("SS-DEP-01")
def test_players_take_turns_in_turn_order_until_all_dice_are_used(table: Table) -> None:
    table.s.order = [1, 0]
    table.ports("red", 1, 2)
    table.ports("black", 3, 4)
    table.at_deploy()
    table.says("black", "discard 3")
    table.says("red", "discard 1")
    table.says("black", "discard 4")
    table.says("red", "discard 2")
    assert over(table.s)


@rule("SS-DEP-01")
def test_players_without_dice_are_skipped(four: Table) -> None:
    four.s.order = [3, 0, 2, 1]
    four.ports("red", 1)
    four.ports("black", 2, 3)
    four.at_deploy()
    four.says("red", "discard 1")
    four.says("black", "discard 2", "discard 3")
    assert over(four.s)


@rule("SS-DEP-01")
def test_it_is_one_players_turn_at_a_time(table: Table) -> None:
    table.ports("red", 1)
    table.ports("black", 2)
    table.at_deploy()
    assert waiting(table.s) == [0]
    assert table.why("black", "discard 2").text == "It is not your turn: the table waits for red."


@rule("SS-DEP-02")
def test_a_turn_deploys_one_die_or_discards_one(table: Table) -> None:
    table.ports("red", 2, 5)
    table.ports("black", 6)
    table.at_deploy()
    assert table.offered("red") == ["deploy 2", "deploy 5", "discard 2", "discard 5"]
    table.says("red", "deploy 2", "visit Ore Belt", "as 2", "take action")
    assert table.player("red").dice == [0, 0, 0, 0, 0, 1, 0]
    assert waiting(table.s) == [1]


@rule("SS-DEP-02")
def test_passing_is_not_allowed(table: Table) -> None:
    table.ports("red", 2, 5)
    table.at_turn("red")
    assert "end turn" not in table.offered("red")
    assert table.why("red", "end turn").rule == "SS-DEP-02"


@rule("SS-DEP-02")
def test_kickbacks_do_not_replace_the_die(table: Table) -> None:
    table.player("red").morale = 3
    table.ports("red", 2)
    table.ports("black", 6)
    table.at_deploy()
    table.says("red", "kickback to 2", "take ore")
    assert table.offered("red") == ["deploy 2", "discard 2"]


@rule("SS-DEP-02")
def test_only_a_die_on_a_port_can_go(table: Table) -> None:
    table.ports("red", 2, 5)
    table.at_turn("red")
    assert table.why("red", "deploy 4").text == "You have no ship die showing 4 on your ports."
    assert (
        table.why("red", "discard auxiliary 2").text == "You have no auxiliary die showing 2 on your ports."
    )


@rule("SS-DEP-03")
def test_a_discarded_die_is_out_for_the_round_and_gives_one_morale(table: Table) -> None:
    table.player("red").morale = 4
    table.ports("red", 2, 2, 5)
    table.at_turn("red")
    table.says("red", "discard 2")
    assert table.player("red").morale == 5
    assert table.player("red").dice == [0, 0, 1, 0, 0, 1, 0]
    assert table.s.placed == []


@rule("SS-DEP-03")
def test_a_die_may_be_discarded_though_it_could_be_deployed(table: Table) -> None:
    table.ports("red", 3)
    table.at_turn("red")
    assert table.offered("red") == ["deploy 3", "discard 3"]
    table.says("red", "discard 3")
    assert (table.player("red").morale, table.resources("red")) == (1, "")


@rule("SS-DEP-03")
def test_a_player_who_cannot_deploy_chooses_which_die_to_discard(table: Table) -> None:
    occupy_everything(table)
    table.drones("red", active=0, inactive=8)
    table.ports("red", 2, 5)
    table.at_turn("red")
    assert table.offered("red") == ["discard 2", "discard 5"]
    refusal = table.why("red", "deploy 5")
    assert refusal.rule == "SS-VIS-10"
    assert refusal.text == "No Location can be visited with the ship die showing 5 and 0 active drones."


@rule("SS-DEP-03")
def test_the_auxiliary_die_may_be_discarded_too(table: Table) -> None:
    table.ports("red", 2)
    table.player("red").auxiliary = 6
    table.player("red").auxiliary_gained = True
    table.at_turn("red")
    table.says("red", "discard auxiliary 6")
    assert (table.player("red").auxiliary, table.player("red").morale) == (0, 1)
    assert table.player("red").dice == [0, 0, 1, 0, 0, 0, 0]


@rule("SS-DEP-03")
def test_a_discard_at_full_morale_scores_a_point(table: Table) -> None:
    table.player("red").morale = 18
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "discard 2")
    assert (table.player("red").morale, table.player("red").score) == (18, 1)


@rule("SS-DEP-04")
def test_kickbacks_and_crew_actions_may_precede_a_discard(table: Table) -> None:
    table.crew("red", "C2-01a")
    table.player("red").morale = 5
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "use Mining Chief (Helion)", "kickback to 4", "take gold", "discard 2")
    assert table.resources("red") == "1 ore, 1 gold"
    assert table.player("red").morale == 5
    assert over(table.s)


@rule("SS-DEP-04", "SS-CREW-19", "SS-CREW-25")
def test_the_morale_of_a_discard_may_pay_the_envoy_in_the_same_turn(table: Table) -> None:
    table.crew("red", "C3-02a")
    table.player("red").morale = 1
    table.ports("red", 2)
    table.at_turn("red")
    table.says("red", "discard 2")
    assert table.offered("red") == ["use Corporate Envoy (Meridian)", "end turn"]
    table.says("red", "use Corporate Envoy (Meridian)")
    assert (table.player("red").morale, table.player("red").reputation) == (0, 1)
    assert over(table.s)
