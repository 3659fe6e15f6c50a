"""Discovery tokens: the secret look through a stack."""

from __future__ import annotations

from games.andromeda.battle.scenes import field as planets
from games.andromeda.table import Table
from games.andromeda.tracks.scenes import advances, held, stack_size, tokens_left
from marks import rule


@rule("AE-TRK-04", "AE-P-31")
def test_whoever_enters_a_discovery_space_looks_through_the_stack_and_keeps_one(table: Table) -> None:
    table.track("yellow", science=1)
    advances(table, "yellow", "science")
    table.falls("find DT-01", "find DT-02", "find DT-09", "find DT-04", "find DT-05")
    assert table.offered("yellow") == ["keep DT-01", "keep DT-02", "keep DT-04", "keep DT-05", "keep DT-09"]
    assert table.why("yellow", "keep DT-03").rule == "AE-P-31"
    table.says("yellow", "keep DT-09")
    assert (stack_size(table, "A"), stack_size(table, "B")) == (4, 5)


@rule("AE-TRK-04", "AE-P-31")
def test_others_do_not_see_which_token_was_kept_or_what_is_left(table: Table) -> None:
    table.track("yellow", science=1)
    advances(table, "yellow", "science")
    table.falls("find DT-01", "find DT-02", "find DT-09", "find DT-04", "find DT-05")
    table.says("yellow", "keep DT-09")
    assert held(table, "yellow", "yellow") == ["DT-09"]
    assert held(table, "blue", "yellow") == ["?"]


@rule("AE-TRK-04")
def test_the_higher_discovery_space_has_the_other_stack(table: Table) -> None:
    table.track("yellow", science=5)
    advances(table, "yellow", "science")
    table.falls("find DT-01", "find DT-02", "find DT-09", "find DT-04", "find DT-05")
    table.says("yellow", "keep DT-01")
    assert (stack_size(table, "A"), stack_size(table, "B")) == (5, 4)


@rule("AE-TRK-04")
def test_whoever_looks_later_sees_what_is_left(table: Table) -> None:
    table.track("yellow", science=1)
    table.track("blue", science=1)
    advances(table, "yellow", "science")
    table.falls("find DT-01", "find DT-02", "find DT-09", "find DT-04", "find DT-05")
    table.says("yellow", "keep DT-09")
    advances(table, "blue", "science")
    assert table.offered("blue") == ["keep DT-01", "keep DT-02", "keep DT-04", "keep DT-05"]


@rule("AE-TRK-04", "AE-P-31")
def test_an_empty_stack_gives_nothing(table: Table) -> None:
    tokens_left(table, "A", 0)
    table.track("yellow", science=1)
    advances(table, "yellow", "science")
    assert (table.asked(), held(table, "yellow", "yellow")) == ([], [])


@rule("AE-TRK-04")
def test_the_last_token_of_a_stack_is_kept_without_a_question(table: Table) -> None:
    tokens_left(table, "A", 1)
    table.track("yellow", science=1)
    advances(table, "yellow", "science")
    table.falls("find DT-02")
    assert held(table, "yellow", "yellow") == ["DT-02"]


@rule("AE-TRK-04", "AE-FREE-03")
def test_a_token_is_used_from_then_on_as_a_free_action(table: Table) -> None:
    table.tile("R1-1", "BA-SY")
    table.token("yellow", "DT-09")
    table.turn("yellow")
    table.says("yellow", "use DT-09")
    assert (table.vp("yellow"), held(table, "yellow", "yellow")) == (3, [])


@rule("AE-TRK-11", "AE-TRK-04")
def test_on_the_turn_of_another_the_owner_looks_at_once(table: Table) -> None:
    planets(table)
    table.active("yellow")
    table.track("blue", science=1)
    advances(table, "blue", "science")
    table.falls("find DT-01", "find DT-02", "find DT-09", "find DT-04", "find DT-05")
    assert table.asked() == ["blue"]
    assert all(text.startswith("keep ") for text in table.offered("blue"))


@rule("AE-DEV-13")
def test_with_an_empty_observatory_stack_its_card_cannot_be_used(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="BA-SY")
    table.development("yellow", "R1-1")
    tokens_left(table, "Observatory", 0)
    table.turn("yellow")
    assert "use card Observatory" not in table.offered("yellow")


@rule("AE-DEV-13", "AE-P-31")
def test_with_one_token_left_it_can_whoever_took_the_others(table: Table) -> None:
    table.tiles(R1_1="PL-S1", R1_2="BA-SY")
    table.development("yellow", "R1-1")
    tokens_left(table, "Observatory", 1)
    table.turn("yellow")
    table.says("yellow", "use card Observatory")
    table.falls("find DT-02")
    assert held(table, "yellow", "yellow") == ["DT-02"]
    assert (stack_size(table, "Observatory"), stack_size(table, "A")) == (0, 5)
