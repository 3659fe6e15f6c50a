"""Seats and options that go together, and boxes of the shelf that settle some of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from kit.helios import GAME
from kit.helios.at_the_table import SHELF
from kit.helios.sun import SUN_BOX
from perihelion.core.dice import Fair, secret_from
from perihelion.core.errors import DataError, Illegal, RecordError, Unknown
from perihelion.core.game import Game, Preset, seat_counts
from perihelion.core.steps import Refusal
from perihelion.lab.fuzz import rotated_options
from perihelion.records.record import of_table, open_table, read, write
from perihelion.records.rulebook import rulebook
from perihelion.records.setups import boxes, check_boxes, check_setup, other_seats, other_values, preset_of
from perihelion.records.table import Table

USUAL = {"goal": "6", "energy": "2", "deep": "no", "sun": "off", "asked": "all"}


def test_options_that_go_together_are_settled() -> None:
    assert check_setup(GAME, 2, {"sun": "on"}) == {**USUAL, "sun": "on"}


def test_options_that_do_not_go_with_the_seats_are_refused_with_the_rule() -> None:
    with pytest.raises(Illegal, match=r"^The Sun plays with up to 2 seats, not with 3\. \[HX-SUN-03\]$"):
        check_setup(GAME, 3, {"sun": "on"})


def test_options_that_do_not_go_together_are_refused_with_the_rule() -> None:
    with pytest.raises(Illegal, match=r"HX-SUN-04"):
        Table(GAME, 2, {"sun": "on", "energy": "4"}, None)


def test_a_wrong_option_is_told_before_the_whole_is_looked_at() -> None:
    with pytest.raises(Unknown, match="did you mean 'sun'"):
        check_setup(GAME, 3, {"son": "on"})
    with pytest.raises(Unknown, match="1 to 3 seats, not 4"):
        check_setup(GAME, 4, {"sun": "on"})


def test_a_record_with_options_that_do_not_go_together_is_refused() -> None:
    text = write(of_table(Table(GAME, 3, {}, Fair(secret_from("1"))), digests=False))
    with pytest.raises(RecordError, match=r"not with 3\. \[HX-SUN-03\]"):
        open_table(read(text.replace("option sun: off", "option sun: on")), SHELF)


def test_what_else_does_not_fit_is_told_value_by_value_and_seat_by_seat() -> None:
    sunny = {**USUAL, "sun": "on"}
    assert [(name, value, why.rule) for name, value, why in other_values(GAME, 2, sunny)] == [
        ("energy", "4", "HX-SUN-04")
    ]
    assert [(name, value, why.rule) for name, value, why in other_values(GAME, 3, USUAL)] == [
        ("sun", "on", "HX-SUN-03")
    ]
    assert [(seats, why.rule) for seats, why in other_seats(GAME, sunny)] == [(3, "HX-SUN-03")]
    assert [(seats, why.rule) for seats, why in other_seats(GAME, USUAL)] == [(1, "HX-SUN-05")]


def test_random_games_pass_over_what_does_not_fit() -> None:
    played = [rotated_options(GAME, seats, turn) for seats in (2, 3) for turn in range(24)]
    assert {options["sun"] for options in played[:24]} == {"off", "on"}
    assert {options["sun"] for options in played[24:]} == {"off"}
    assert not [options for options in played if options["sun"] == "on" and options["energy"] == "4"]


# Boxes


def test_a_preset_is_a_box_with_what_it_settles_settled() -> None:
    box = SHELF.find("Helios_Sun")
    assert (box.code, box.box, box.title, box.most) == ("helios", "helios-sun", "Helios: Against the Sun", 2)
    assert [option.values for option in box.options] == [
        ("6", "3"),
        ("1", "2", "4"),
        ("no", "yes"),
        ("on",),
        ("all", "able"),
    ]
    assert [each.box for each in SHELF.boxes()] == ["", "helios-sun"]
    assert box is SHELF.find("helios-sun")


def test_a_table_from_a_box_is_a_table_of_the_game() -> None:
    table = Table(SHELF.find("helios-sun"), 2, {}, None)
    assert table.options == {**USUAL, "sun": "on"}
    record = write(of_table(table, digests=False))
    assert "game: helios\n" in record
    assert open_table(read(record), SHELF).options == table.options


def test_what_a_box_settles_cannot_be_chosen_otherwise() -> None:
    with pytest.raises(Unknown, match="option sun: 'off' is not allowed"):
        Table(SHELF.find("helios-sun"), 2, {"sun": "off"}, None)


def test_a_table_knows_its_box_by_its_options() -> None:
    assert preset_of(GAME, {**USUAL, "sun": "on", "goal": "3"}) is SUN_BOX
    assert preset_of(GAME, USUAL) is None


def test_of_several_boxes_it_is_the_one_that_settles_most() -> None:
    short = replace(SUN_BOX, code="helios-short", settles=(("sun", "on"), ("goal", "3")))
    game = replace(GAME, presets=(SUN_BOX, short))
    assert preset_of(game, {**USUAL, "sun": "on", "goal": "3"}) is short
    assert preset_of(game, {**USUAL, "sun": "on"}) is SUN_BOX


def test_a_box_may_be_for_numbers_of_seats_that_the_game_alone_is_not() -> None:
    assert (GAME.fewest, GAME.most, SUN_BOX.fewest, SUN_BOX.most) == (2, 3, 1, 2)
    assert seat_counts(GAME) == [1, 2, 3] and seat_counts(SHELF.find("helios-sun")) == [1, 2]
    with pytest.raises(Illegal, match="HX-SUN-05"):
        Table(GAME, 1, {}, None)
    with pytest.raises(Unknown, match="1 to 2 seats, not 3"):
        Table(SHELF.find("helios-sun"), 3, {}, None)


def test_a_record_from_such_a_box_is_read_and_played_to_its_end() -> None:
    table = Table(SHELF.find("helios-sun"), 1, {}, Fair(secret_from("alone")))
    while not table.over():
        table.choose(0, table.offers(0)[0])
    again = open_table(read(write(of_table(table))), SHELF)
    assert again.seats == 1 and [side.name for side in again.result()] == ["red", "the Sun"]


def test_a_box_with_more_seats_than_have_names_is_told() -> None:
    wide = replace(SUN_BOX, fewest=4, most=4)
    game = replace(GAME, presets=(wide,), rules=replace(GAME.rules, fits=sunny_fits))
    with pytest.raises(DataError, match="3 seats have names, 4 stand on a box"):
        check_boxes(game)


def sunny_fits(seats: int, options: Mapping[str, str]) -> Refusal | None:
    return Refusal("HX-SUN-03", "Never.") if seats > 3 and options["sun"] == "off" else None


def test_a_box_has_the_books_of_its_game() -> None:
    assert "hx-sun-01" in rulebook(SHELF.find("helios-sun")).by_id


def wrong(preset: Preset) -> Game:
    return replace(GAME, presets=(preset,))


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (
            wrong(replace(SUN_BOX, settles=(("son", "on"),))),
            r"helios: preset helios-sun: unknown option of helios 'son' \(did you mean 'sun'\?\)",
        ),
        (wrong(replace(SUN_BOX, settles=(("sun", "yes"),))), r"option sun: 'yes' is not allowed"),
        (wrong(replace(SUN_BOX, most=3)), r"preset helios-sun: The Sun plays with up to 2 seats, not with 3"),
        (
            wrong(replace(SUN_BOX, fewest=2, most=4, settles=())),
            r"^helios: 4 seats are on no box with the usual options, yet they fit",
        ),
        (wrong(replace(SUN_BOX, most=4, settles=())), r"preset helios-sun: One player alone plays against"),
        (wrong(replace(SUN_BOX, code="sun")), r"preset sun: its code must begin with helios-"),
        (
            replace(GAME, options=(*GAME.options[:3], replace(GAME.options[3], default="on"))),
            r"^helios: The Sun plays with up to 2 seats, not with 3",
        ),
    ],
)
def test_a_box_that_cannot_be_opened_is_told_at_once(game: Game, message: str) -> None:
    with pytest.raises(DataError, match=message):
        check_boxes(game)


def test_sound_boxes_are_let_pass() -> None:
    check_boxes(GAME)
    assert [box.title for box in boxes(GAME)] == ["Helios", "Helios: Against the Sun"]
