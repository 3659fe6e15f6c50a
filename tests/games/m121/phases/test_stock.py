"""The stock of cubes runs out."""

from __future__ import annotations

from games.m121.table import Table
from marks import rule


@rule("MX-COL-09", "MX-COL-10")
def test_case_t_08_a_system_gets_the_cubes_that_are_there_and_no_more_later(table: Table) -> None:
    table.system("N15", "C3", "yellow")
    table.stock(green=1)
    table.hand("yellow", "N40")
    table.money("yellow", 5)
    table.turn("yellow", "Colonise")
    table.says("yellow", "place N40", "on C2")
    assert (table.cubes("C2"), table.s.stock[3]) == ({"green": 1}, 0)
    assert (table.controller("C2"), table.size("yellow")) == ("yellow", 0)


@rule("MX-COL-10")
def test_a_system_keeps_its_type_without_its_cubes(table: Table) -> None:
    table.stock(green=0)
    table.system("N40", "C2", "yellow")
    table.works("X03", "BC23", "yellow")
    assert table.cubes("C2") == {}
    assert table.parts("yellow")["special infrastructure"] == 2
