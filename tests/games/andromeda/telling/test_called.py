"""What a word is called beside its question: `done` says what is done."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import field, fight
from games.andromeda.table import Table
from marks import rule
from perihelion.core.said import NOTHING_SAID
from perihelion.records.asking import offered


@pytest.fixture
def edge(three: Table) -> Table:
    """Blue and yellow fight; green has three transports beside them."""
    field(three)
    three.ships("green", "R2-4", "transport", "transport", "transport")
    fight(three, yellow="transport", blue="transport")
    return three


def called(table: Table, name: str, text: str) -> str:
    word = table.game.rules.words.number(text)
    return offered(table.game, table.s, table.seat(name), word).text


@rule("AE-ESC-02")
def test_who_takes_no_part_stays_out(edge: Table) -> None:
    assert called(edge, "green", "done") == "stay out"


@rule("AE-ESC-06")
def test_the_word_that_sends_the_chosen_ships_names_them(edge: Table) -> None:
    edge.says("green", "send transport in R2-4", "send transport in R2-4")
    assert called(edge, "green", "done") == "send 2 transports"


@rule("AE-ESC-01")
def test_who_takes_part_already_sends_no_ships(edge: Table) -> None:
    edge.says("green", "send transport in R2-4", "done")
    edge.ships("yellow", "R2-2", "transport")
    fight(edge)
    assert called(edge, "yellow", "done") == "send no ships"


@rule("AE-ESC-01")
def test_a_word_that_says_what_it_does_is_called_as_it_is(edge: Table) -> None:
    assert called(edge, "green", "send transport in R2-4").startswith("send ")
    assert edge.game.telling.called(edge.s, edge.seat("green"), 0) == NOTHING_SAID
