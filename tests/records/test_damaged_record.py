"""Whatever is wrong with a record is said in one line, with its place; nothing wrong is passed over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.helios.at_the_table import SECRET, SHELF, finished
from perihelion.core.dice import commitment, secret_from
from perihelion.core.errors import RecordError
from perihelion.records.record import load, of_table, read, verify, write

GOOD = write(of_table(finished(), SECRET))
ENTRIES = len(of_table(finished(), digests=False).lines)


def complaint(text: str) -> str:
    """What reading and verifying this text says; nothing if it is a good record."""
    try:
        verify(read(text, "game.txt"), SHELF)
    except RecordError as error:
        return str(error)
    return ""


def edited(old: str, new: str) -> str:
    """The good record with the first `old` replaced."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def changed(pattern: str, new: str) -> str:
    """The good record with the first match of a pattern replaced."""
    text, count = re.subn(pattern, new, GOOD, count=1, flags=re.MULTILINE)
    assert count == 1
    return text


def test_a_good_record_has_nothing_wrong() -> None:
    assert complaint(GOOD) == ""


def test_a_truncated_record_says_so() -> None:
    text = GOOD[: GOOD.index("\n3 ")] + "\n"
    assert complaint(text) == "game.txt: truncated: expected 'end 2' after entry 2, found the end of the file"


@given(st.integers(0, len(GOOD) - 2))
def test_no_beginning_of_a_record_passes_for_the_whole(length: int) -> None:
    assert complaint(GOOD[:length].rstrip("\n")) != ""


def test_an_edited_word_is_found_at_its_entry() -> None:
    assert complaint(changed(r"^5 (\w+) bid \d ", r"5 \1 charge ")).startswith("game.txt, entry 5: ")


def test_a_word_that_nobody_knows_is_answered_with_the_nearest() -> None:
    assert "unknown word 'bid1' (did you mean 'bid 1'?)" in complaint(
        changed(r"^5 (\w+) bid \d ", r"5 \1 bid1 ")
    )


def test_an_edited_word_that_is_possible_is_found_by_its_digest() -> None:
    digit = re.search(r"^5 \w+ bid (\d)", GOOD, re.MULTILINE)
    assert digit is not None
    other = "1" if digit[1] == "0" else "0"
    assert "entry 5: the position has digest" in complaint(changed(r"^(5 \w+ bid) \d", rf"\1 {other}"))


def test_an_edited_digest_is_found_at_its_entry() -> None:
    assert "entry 6: the position has digest" in complaint(changed(r"^(6 .*) #\w+$", r"\1 #0123456789ab"))


def test_an_edited_first_digest_is_found() -> None:
    assert "entry 0: the position has digest" in complaint(changed(r"^start #\w+$", "start #0123456789ab"))


def test_a_foreign_file_is_not_a_record() -> None:
    assert (
        complaint('{"game": "helios"}')
        == "game.txt, line 1: expected 'perihelion record 1', found '{\"game\": \"helios\"}'"
    )
    assert complaint("").startswith("game.txt, line 1: expected 'perihelion record 1'")


def test_a_binary_file_is_not_a_record(tmp_path: Path) -> None:
    (tmp_path / "game.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(RecordError, match=r"game\.png: not a text file, expected a record beginning with"):
        load(tmp_path / "game.png")


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nothing\.txt: no such file or directory"):
        load(tmp_path / "nothing.txt")
    with pytest.raises(RecordError, match="is a directory"):
        load(tmp_path)


def test_a_record_of_other_rules_names_both_versions() -> None:
    assert complaint(edited("rules: 1", "rules: 2")).endswith(
        "version 2 of the rules of Helios is newer than this program, which has 1"
    )


def test_other_rules_are_named_before_the_options_they_may_have_had() -> None:
    text = edited("rules: 1", "rules: 2").replace("option goal: 3", "option comets: 9")
    assert "version 2 of the rules" in complaint(text)


@pytest.mark.parametrize("number", ["one", "1.0", "-1", "²", "9" * 5000, ""])
def test_a_rules_version_is_a_number(number: str) -> None:
    assert complaint(edited("rules: 1", f"rules: {number}")).startswith("game.txt: rules: expected a number")


def test_an_unknown_key_is_answered_with_the_nearest() -> None:
    assert complaint(edited("seats: red", "saets: red")).startswith(
        "game.txt, line 4: unknown key 'saets' (did you mean 'seats'?)"
    )


@pytest.mark.parametrize("key", ["game", "rules", "seats"])
def test_a_missing_key_is_named(key: str) -> None:
    assert complaint(changed(rf"^{key}: .*\n", "")) == f"game.txt: the line '{key}: ...' is missing"


def test_a_key_that_stands_there_twice_is_refused() -> None:
    assert (
        complaint(edited("rules: 1", "rules: 1\nrules: 1")) == "game.txt, line 4: 'rules' stands there twice"
    )


def test_a_wrong_count_of_entries_is_found() -> None:
    assert f"'end 3' but there are {ENTRIES} entries" in complaint(edited(f"end {ENTRIES}", "end 3"))


def test_a_missing_entry_is_found() -> None:
    line = GOOD[: GOOD.index("\n3 ")].count("\n") + 2
    said = complaint(changed(r"^3 .*\n", ""))
    assert said.startswith(f"game.txt, line {line}: expected entry 3 as '3 SEAT WORD', found '4 ")


def test_the_count_of_entries_is_a_number() -> None:
    line = GOOD.count("\n")
    assert (
        complaint(edited(f"end {ENTRIES}", "end many"))
        == f"game.txt, line {line}: expected a number, found 'many'"
    )


def test_an_empty_line_among_the_entries_is_refused() -> None:
    assert complaint(changed(r"^3 ", "\n3 ")).endswith("expected entry 3 as '3 SEAT WORD', found ''")


def test_text_after_the_end_is_refused() -> None:
    assert complaint(GOOD + "1 red charge\n").endswith(f"expected nothing after 'end {ENTRIES}'")


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    assert complaint(edited("game: helios", "game: helois")).startswith(
        "game.txt: unknown game 'helois' (did you mean 'helios'?)"
    )


def test_an_unknown_seat_is_answered_with_the_nearest() -> None:
    assert "unknown seat 'bleu' (did you mean 'blue'?); known: red, blue" in complaint(
        changed(r"^(\d+) blue ", r"\1 bleu ")
    )


def test_seats_the_game_does_not_have_are_refused() -> None:
    assert complaint(edited("seats: red, blue", "seats: red, black")).endswith(
        "expected 'red, blue', found 'red, black'"
    )
    assert complaint(edited("seats: red, blue", "seats: red")).endswith(
        "One player alone plays against the Sun. [HX-SUN-05]"
    )


def test_an_option_the_game_does_not_have_is_refused() -> None:
    assert "unknown option of helios 'goat' (did you mean 'goal'?)" in complaint(
        edited("option goal", "option goat")
    )


def test_a_seed_that_does_not_fit_its_commitment_is_refused() -> None:
    other = commitment(secret_from("other"))
    assert complaint(edited(f"commitment: {commitment(SECRET)}", f"commitment: {other}")).endswith(
        f"says '{other[:40]}'..."
    )
    assert complaint(changed(r"^commitment: .*\n", "")).endswith("says nothing")


def test_a_seed_has_64_hexadecimal_digits() -> None:
    assert "seed: expected 64 hexadecimal digits, found '7'" in complaint(
        edited(f"seed: {SECRET}", "seed: 7")
    )


def test_an_outcome_that_is_not_from_the_seed_is_found() -> None:
    other = secret_from("other")
    text = edited(f"seed: {SECRET}", f"seed: {other}").replace(commitment(SECRET), commitment(other))
    assert re.match(r"game\.txt, entry \d+: the seed gives '.*', the record says '.*'", complaint(text))


def test_a_wrong_result_is_found() -> None:
    assert "result: the record says '9, 0', the replay gives" in complaint(
        changed(r"^result: .*$", "result: 9, 0")
    )


def test_an_unfinished_game_that_claims_a_result_is_found() -> None:
    text = GOOD[: GOOD.index("\n6 ")] + "\nend 5\n"
    assert complaint(text).endswith("the replay gives an unfinished game")


def test_a_seat_that_speaks_in_place_of_chance_is_found() -> None:
    text = changed(r"^1 \* deal \w+ ", "1 red bid 0 ")
    assert "The table waits for dice or a draw." in complaint(text)


def test_chance_that_speaks_in_place_of_a_seat_is_found() -> None:
    assert "the game does not wait for chance now" in complaint(changed(r"^5 \w+ bid \d ", "5 * deal ore "))


@given(st.integers(0, len(GOOD)), st.integers(0, 12), st.text(st.characters(codec="utf-8"), max_size=8))
def test_whatever_happens_to_a_record_is_answered_in_one_line(place: int, length: int, written: str) -> None:
    said = complaint(GOOD[:place] + written + GOOD[place + length :])
    assert "game.txt" in said or said == ""
