"""The kinds of games are those that can be opened, from every box."""

from __future__ import annotations

from every_game.kinds import KINDS, ONCE, kinds_of, values_of
from kit.helios.at_the_table import SHELF
from perihelion.core.game import Option, read_options


def test_what_does_not_fit_is_no_kind() -> None:
    kinds = list(kinds_of(SHELF.find("helios")))
    assert {kind.seats for kind in kinds} == {2, 3}
    assert {kind.seats for kind in kinds if kind.options["sun"] == "on"} == {2}


def test_a_preset_has_kinds_of_its_own() -> None:
    kinds = list(kinds_of(SHELF.find("helios-sun")))
    assert {(kind.code, kind.options["sun"]) for kind in kinds} == {("helios-sun", "on")}
    assert {kind.seats for kind in kinds} == {1, 2}
    assert "4" not in {kind.options["energy"] for kind in kinds}


def test_every_kind_can_be_opened() -> None:
    assert [
        kind for kind in KINDS if kind.game.rules.fits(kind.seats, read_options(kind.game, kind.options))
    ] == []


def test_of_an_option_with_many_values_only_the_second_and_the_last_are_varied() -> None:
    assert values_of(Option("rounds", ("none", "1", "2", "3"), "", "none")) == ("none", "1", "2", "3")
    assert values_of(Option("rounds", ("none", "1", "2", "3", "4"), "", "none")) == ("1", "4")


def test_every_number_of_seats_and_every_option_is_met_once_at_least() -> None:
    assert {(kind.code, kind.seats) for kind in ONCE} == {(kind.code, kind.seats) for kind in KINDS}
    assert {(kind.code, kind.settled) for kind in ONCE} == {(kind.code, kind.settled) for kind in KINDS}
    assert len(ONCE) < len(KINDS)
