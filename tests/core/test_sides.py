"""Sides: seats, and after them those that the rules drive, shown with the Sun of Helios."""

from __future__ import annotations

from kit.helios import GAME
from kit.helios.at_the_table import DEALT, NO_BIDS, asked, says
from perihelion.core.game import side_names
from perihelion.core.piles import UNKNOWN
from perihelion.records.table import Table


def sunny(seats: int = 2, goal: str = "6") -> Table:
    return Table(GAME, seats, {"sun": "on", "goal": goal}, None)


def test_without_automatic_sides_the_sides_are_the_seats() -> None:
    s = Table(GAME, 3, {}, None).state
    assert s.side_count() == 3
    assert [s.driven(side) for side in range(-1, 5)] == [False] * 6
    assert [s.seated(side) for side in range(-1, 5)] == [False, True, True, True, False, False]
    assert side_names(GAME, s) == ("red", "blue", "green")


def test_an_automatic_side_is_numbered_after_the_seats_and_has_a_name() -> None:
    s = sunny().state
    assert [s.driven(side) for side in range(-1, 5)] == [False, False, False, True, False, False]
    assert side_names(GAME, s) == ("red", "blue", "the Sun")


def test_it_takes_its_turn_among_the_seats_and_nobody_is_asked_for_it() -> None:
    table = sunny()
    says(table, *DEALT, *NO_BIDS)
    assert asked(table) == ["red"]
    says(table, "red done")
    assert table.waiting() == []
    says(table, "* roll 2")
    assert table.lines(0)[-1] == "The Sun keeps 2 light."
    assert asked(table) == ["blue"]


def test_its_score_stands_in_the_result_after_those_of_the_seats() -> None:
    table = sunny(goal="3")
    says(table, *DEALT, *NO_BIDS, "red done", "* roll 3")
    assert table.over()
    assert [(side.name, side.score, side.won) for side in table.result()] == [
        ("red", 0.2, False),
        ("blue", 0.2, False),
        ("the Sun", 3.0, True),
    ]


def test_a_copy_of_the_table_keeps_it() -> None:
    table = sunny()
    says(table, *DEALT, *NO_BIDS, "red done", "* roll 2")
    assert table.state.clone().sun == 2


# What nobody looks at


def deep_and_sunny(*entries: str) -> Table:
    table = Table(GAME, 2, {"sun": "on", "deep": "yes"}, None)
    says(table, *DEALT, *NO_BIDS, "blue spare", *entries)
    return table


def test_an_automatic_side_takes_tokens_out_of_a_place_that_somebody_has_seen() -> None:
    table = deep_and_sunny("red search north", "* find gem", "* find dust", "* find dust", "red take dust")
    says(table, "red done", "* roll 1")
    assert GAME.seen.view(table.state, 0).places == [[0, 2], [UNKNOWN] * 2, [0], [], [UNKNOWN]]
    says(table, "blue done", *NO_BIDS, "blue spare", "blue spare", "red done", "* roll 1")
    says(table, "blue search north")
    view = GAME.seen.view(table.state, 0)
    assert view.places[0] == [UNKNOWN] and view.places[4] == [UNKNOWN] * 2 and view.mixed == [[0, 2]]
    assert table.state.offered == [1, 0, 1], "dust or gem"
    says(table, "* find gem")
    assert GAME.seen.view(table.state, 1).places[0] == [2]


def test_it_holds_cards_that_nobody_has_seen_and_sheds_any_of_them() -> None:
    table = deep_and_sunny("red done", "* roll 1")
    assert GAME.seen.view(table.state, 0).sun_cards == [UNKNOWN]
    assert table.state.pile.size() == 8 and sum(table.state.pile.bag) == 9
    says(table, "blue done", *NO_BIDS, "blue spare", "blue burn")
    assert table.state.offered == list(table.state.pile.bag)
    says(table, "* show mirror")
    assert table.state.pile.aside() == 0 and table.state.pile.discard == (2,)


def test_a_card_that_somebody_has_seen_on_the_pile_is_known_in_its_hand() -> None:
    table = deep_and_sunny("red peek", "* show mirror", "red done", "* roll 1")
    assert GAME.seen.view(table.state, 0).sun_cards == [2]
    assert GAME.seen.view(table.state, 1).sun_cards == [UNKNOWN]
