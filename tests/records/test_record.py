"""A record is written, read and replayed; it holds the whole game."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given

from kit.helios.at_the_table import DEALT, NO_BIDS, PICKS, SECRET, SHELF, at_reds_turn, finished, played, told
from perihelion.core.dice import commitment
from perihelion.core.errors import RecordError
from perihelion.records.record import load, of_table, open_table, read, replay, save, verify, write


def test_a_record_reads_as_it_was_written() -> None:
    record = of_table(finished(), SECRET, names=("Ada", "Bo"))
    assert read(write(record)) == record


def test_a_record_without_digests_reads_as_it_was_written() -> None:
    record = of_table(finished(), SECRET, digests=False)
    assert read(write(record)) == record
    assert verify(record, SHELF).digest() == finished().digest()


def test_a_record_is_a_text_that_a_person_can_read() -> None:
    text = write(of_table(at_reds_turn("red charge"), digests=False, names=("Ada", "Bo")))
    entries = [f"{i} {entry}" for i, entry in enumerate((*DEALT, *NO_BIDS, "red charge"), 1)]
    head = [
        "perihelion record 1",
        "game: helios",
        "rules: 1",
        "seats: red, blue",
        "option goal: 6",
        "option energy: 2",
        "option deep: no",
        "option sun: off",
        "option asked: all",
    ]
    assert text.splitlines() == [*head, "names: Ada, Bo", "", *entries, "end 9"]


@given(PICKS)
def test_every_game_replays_to_the_same_digests(picks: list[int]) -> None:
    table = played(3, picks)
    again = verify(read(write(of_table(table))), SHELF)
    assert again.digest() == table.digest()
    assert [(entry.who, entry.word) for entry in again.entries] == [
        (entry.who, entry.word) for entry in table.entries
    ]


def test_every_entry_carries_the_digest_of_the_position_after_it() -> None:
    record = of_table(at_reds_turn("red charge", "red charge"))
    assert record.first == told().digest()
    assert record.lines[-2].digest == at_reds_turn("red charge").digest()
    assert record.lines[-1].digest == at_reds_turn("red charge", "red charge").digest()


def test_a_replay_can_stop_at_any_entry() -> None:
    record = of_table(at_reds_turn("red charge", "red charge"))
    assert replay(record, SHELF, to=9).digest() == at_reds_turn("red charge").digest()
    assert replay(record, SHELF, to=0).digest() == told().digest()
    assert replay(record, SHELF, to=99).digest() == at_reds_turn("red charge", "red charge").digest()


def test_a_replay_tells_the_same_story() -> None:
    table = finished()
    assert replay(of_table(table), SHELF).lines(0) == table.lines(0)


def test_a_finished_game_is_verified_with_its_seed_and_its_result() -> None:
    record = of_table(finished(), SECRET)
    assert record.commitment == commitment(SECRET)
    assert record.result and verify(record, SHELF).over()


def test_an_unfinished_game_has_no_result() -> None:
    assert of_table(at_reds_turn()).result == ""


def test_a_table_of_a_record_is_empty_and_has_its_seats_and_options() -> None:
    table = open_table(of_table(told(seats=3, goal="3")), SHELF)
    assert (table.seats, table.options["goal"], table.entries) == (3, "3", [])


def test_capitals_spaces_and_line_ends_of_other_systems_do_not_matter() -> None:
    record = of_table(at_reds_turn("red charge"))
    text = write(record).replace("red charge", "red   CHARGE").replace("\n", "\r\n")
    assert verify(read(text), SHELF).digest() == at_reds_turn("red charge").digest()


def test_a_name_cannot_break_the_header() -> None:
    record = of_table(told(), names=("Ada, the first\nresult: 99", "Bo"))
    assert record.names == ("Ada the first result: 99", "Bo")
    assert read(write(record)) == record


def test_a_saved_record_is_loaded_as_it_was(tmp_path: Path) -> None:
    record = of_table(finished(), SECRET)
    save(record, tmp_path / "game.txt")
    assert load(tmp_path / "game.txt") == record


def test_saving_leaves_nothing_but_the_file(tmp_path: Path) -> None:
    save(of_table(told()), tmp_path / "game.txt")
    save(of_table(finished()), tmp_path / "game.txt")
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]
    assert load(tmp_path / "game.txt") == of_table(finished())


def test_a_file_that_cannot_be_replaced_leaves_no_half_of_one(tmp_path: Path) -> None:
    (tmp_path / "game.txt").mkdir()
    with pytest.raises(RecordError, match=r"game\.txt: cannot be written"):
        save(of_table(told()), tmp_path / "game.txt")
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_an_old_record_survives_a_save_that_fails(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save(of_table(told()), path)
    (tmp_path / "game.txt.part").mkdir()
    with pytest.raises(RecordError, match="cannot be written: is a directory"):
        save(of_table(finished()), path)
    assert load(path) == of_table(told())


def test_a_record_cannot_be_saved_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written: no such file or directory"):
        save(of_table(told()), tmp_path / "nowhere" / "game.txt")
