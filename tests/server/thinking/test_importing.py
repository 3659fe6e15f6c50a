"""Records that people bring: checked first, then a table like any other."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from kit.helios.at_the_table import finished, told
from perihelion.core.dice import commitment, secret_from
from perihelion.core.errors import LONGEST_QUOTE
from perihelion.records import record
from server.kit.serving import problem
from server.kit.tables import Hall, frame, info, offered, post

SECRET = secret_from("tests")


def bring(person: httpx.Client, text: str) -> httpx.Response:
    return person.post("/api/records", json={"record": text})


def whole_game() -> str:
    return record.write(record.of_table(finished(), SECRET, names=("Vega", "Deneb")))


def half_game() -> str:
    return record.write(
        record.of_table(told("* deal ore", "* deal flare", "* deal flare", "* deal mirror", "red bid 1"))
    )


def test_a_finished_game_is_a_finished_table(ada: httpx.Client) -> None:
    table = info(ada, bring(ada, whole_game()).json()["id"])
    assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("over", ["Vega", "Deneb"])
    assert table["fairness"] == {"commitment": commitment(SECRET), "secret": SECRET, "first_step": 0}


def test_what_was_imported_can_be_exported_again(ada: httpx.Client) -> None:
    table = bring(ada, whole_game()).json()["id"]
    assert ada.get(f"/api/tables/{table}/record").text == whole_game()


def test_whoever_brings_an_unfinished_game_sits_in_all_seats(ada: httpx.Client) -> None:
    table = bring(ada, half_game()).json()["id"]
    assert [seat["yours"] for seat in info(ada, table)["seats"]] == [True, True]
    assert "no boost" in offered(ada, table, 0)
    assert info(ada, table)["fairness"]["first_step"] == 5


def test_an_imported_game_can_be_branched(ada: httpx.Client) -> None:
    table = bring(ada, whole_game()).json()["id"]
    branched = post(ada, table, "branch", step=5)["id"]
    assert frame(ada, branched, 0)["present"]["step"] == 5


def test_a_record_that_was_tampered_with_is_refused(ada: httpx.Client) -> None:
    assert "the record says" in problem(bring(ada, half_game().replace("red bid 1", "red bid 2")), 400)


def test_something_that_is_no_record_is_refused(ada: httpx.Client) -> None:
    assert "expected 'perihelion record 1'" in problem(bring(ada, "hello"), 400)


def test_a_record_of_an_unknown_game_is_refused(ada: httpx.Client) -> None:
    assert "did you mean 'helios'" in problem(
        bring(ada, half_game().replace("game: helios", "game: heliox")), 400
    )


LONG = "x y" * 10_000
TOO_LONG_LINES = [
    ("perihelion record 1", LONG),
    ("game: helios", f"game: {LONG}"),
    ("rules: 1", f"rules: {LONG}"),
    ("rules: 1", f"rules: 1\n{LONG}"),
    ("rules: 1", f"rules: 1\noption {LONG}: 1"),
    ("rules: 1", f"rules: 1\noption {LONG}: 1\noption {LONG}: 2"),
    ("seats: red, ", f"seats: {LONG}, "),
    ("rules: 1", f"rules: 1\nseed: {LONG}"),
    ("rules: 1", f"rules: 1\nseed: {SECRET}\ncommitment: {LONG}"),
    ("rules: 1", f"rules: 1\nresult: {LONG}"),
    ("red bid 1", f"red {LONG}"),
    ("red bid 1", f"{LONG} bid 1"),
    ("red bid 1", f"red bid 1 #{LONG}"),
    ("5 red bid 1", LONG),
    ("end 5", f"end {LONG}"),
    ("end 5", "end" + " " * 10_000 + "4"),
]


@pytest.mark.parametrize(("line", "long"), TOO_LONG_LINES)
def test_an_error_quotes_only_the_beginning_of_what_is_long(ada: httpx.Client, line: str, long: str) -> None:
    assert half_game().count(line) == 1
    said = problem(bring(ada, half_game().replace(line, long)), 400)
    assert len(said) < 300
    assert longest_quote(said, long) <= LONGEST_QUOTE


def longest_quote(said: str, long: str) -> int:
    """How many characters of a text an error repeats, as it is or with spaces drawn together."""
    texts = (long, " ".join(long.split()))
    return max(len(piece) for piece in pieces(said) if any(piece in text for text in texts))


def pieces(said: str) -> Iterator[str]:
    for start in range(len(said)):
        yield from (said[start:end] for end in range(start, len(said) + 1))


def test_names_of_a_record_hold_only_what_can_be_seen(ada: httpx.Client) -> None:
    text = whole_game().replace("names: Vega, Deneb", "names: Ve\x00ga\u202e, " + "D" * 50)
    table = info(ada, bring(ada, text).json()["id"])
    assert [seat["name"] for seat in table["seats"]] == ["Ve ga", "D" * 24]


def test_whoever_has_no_visible_name_in_a_record_is_called_by_the_seat_s(ada: httpx.Client) -> None:
    text = whole_game().replace("names: Vega, Deneb", "names: \u0301\u0301, \u3164")
    table = info(ada, bring(ada, text).json()["id"])
    assert [seat["name"] for seat in table["seats"]] == ["red", "blue"]


def test_a_record_of_other_rules_is_refused(ada: httpx.Client) -> None:
    assert "version 9 of the rules" in problem(bring(ada, half_game().replace("rules: 1", "rules: 9")), 400)


def test_a_record_with_thousands_of_lines_is_refused_and_nobody_waits_for_it(
    place: Hall, ada: httpx.Client
) -> None:
    lines = "\n".join(f"{n} red charge" for n in range(6, 15_000))
    text = half_game().replace("end 5", f"{lines}\nend 14999")
    bo = place.guest("Bo")
    with ThreadPoolExecutor(1) as importer:
        answer = importer.submit(bring, ada, text)
        slowest = 0.0
        while not answer.done():
            began = time.monotonic()
            bo.get("/api/games").raise_for_status()
            slowest = max(slowest, time.monotonic() - began)
    assert "entry 6" in problem(answer.result(), 400)
    assert slowest < 1
