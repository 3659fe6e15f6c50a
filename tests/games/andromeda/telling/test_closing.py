"""What a word says of the end that it brings nearer."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.core.steps import Step
from perihelion.games.andromeda.stores.score import Score
from perihelion.games.andromeda.telling.closing import closing
from perihelion.games.andromeda.turn.turn import NextTurn
from perihelion.records.table import named

YELLOW, BLUE = 0, 1


def said(table: Table, name: str, *steps: Step) -> str:
    """What these steps say of the end, to a player."""
    before = table.s.clone()
    table.at(*steps)
    return named(table.game, closing(before, table.s, table.seat(name)))


@rule("AE-END-01", "AE-END-04")
def test_who_reaches_the_terminus_is_told_that_everybody_has_one_more_turn(table: Table) -> None:
    table.points("yellow", 59)
    assert said(table, "yellow", Score(YELLOW, 1)) == (
        "you reach 60 VP: everybody has one more turn after this one"
    )


@rule("AE-END-01")
def test_it_may_be_another_who_reaches_it(table: Table) -> None:
    table.points("blue", 59)
    assert said(table, "yellow", Score(BLUE, 2)) == (
        "blue reaches 60 VP: everybody has one more turn after this one"
    )


@rule("AE-END-08")
def test_the_end_is_told_once_and_not_for_most_words(table: Table) -> None:
    table.points("yellow", 20)
    assert said(table, "yellow", Score(YELLOW, 3)) == ""
    table.points("yellow", 60)
    table.s.left = 1
    assert said(table, "yellow", Score(YELLOW, 3)) == ""


@rule("AE-END-05")
def test_the_last_turn_ends_the_game(table: Table) -> None:
    table.s.left = 0
    assert said(table, "yellow", NextTurn()) == "the game is over with it"
