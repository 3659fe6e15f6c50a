"""What people do wrong is told in their language too: setups, records that they bring, rematches."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from kit.helios.at_the_table import DEALT, told
from perihelion.core.said import Many, Name, Said
from perihelion.records import record
from perihelion.server.thinking.carrying import put_together, taken_apart
from perihelion.texts.languages import MADE_UP
from server.kit.serving import problem
from server.kit.tables import Hall, hall, new_table, play_to_the_end

INNER = re.compile("⟦[^⟦⟧]*⟧")
QUOTED = re.compile("'[^']*'")
"""What somebody has written, as it is repeated."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall"), language=MADE_UP) as found:
        yield found


@pytest.fixture
def reader(place: Hall) -> httpx.Client:
    person = place.guest("Reader")
    person.put("/api/me/language", json={"language": MADE_UP}).raise_for_status()
    return person


def left_over(text: str) -> str:
    """What of a text stands in no signs, but for what is quoted and the codes behind `known:`."""
    rest = QUOTED.sub("", text)
    while rest != (inner := INNER.sub("", rest)):
        rest = inner
    return "".join(letter for letter in rest if letter.isalpha())


def opened(person: httpx.Client, seats: int = 2, **options: str) -> httpx.Response:
    asked: dict[str, Any] = {"game": "helios", "seats": [{"kind": "me"}] * seats, "options": options}
    return person.post("/api/tables", json=asked)


def test_seats_and_options_that_cannot_be_are_refused_in_the_reader_s_language(reader: httpx.Client) -> None:
    assert problem(opened(reader, 4), 400) == "⟦⟦Helios⟧ is played with ⟦1 to 3⟧ seats, not 4⟧"
    assert problem(opened(reader, sun="no"), 400) == (
        "⟦option sun: 'no' is not allowed⟦ (did you mean 'on'?)⟧; allowed: off, on⟧"
    )
    unknown = problem(opened(reader, son="on"), 400)
    assert unknown.startswith("⟦unknown ⟦option of helios⟧ 'son'⟦ (did you mean 'sun'?)⟧; known: ")


HEAD = "perihelion record 1\ngame: helios\nrules: 1\nseats: red, blue\n\n"
BROKEN = {
    "no record": "Dear diary",
    "an unknown key": "perihelion record 1\ncolour: red\n\nend 0\n",
    "a missing key": "perihelion record 1\ngame: helios\n\nend 0\n",
    "an unknown game": "perihelion record 1\ngame: hello\nrules: 1\nseats: red, blue\n\nend 0\n",
    "a newer program": "perihelion record 1\ngame: helios\nrules: 99\nseats: red, blue\n\nend 0\n",
    "other seats": "perihelion record 1\ngame: helios\nrules: 1\nseats: blue, red\n\nend 0\n",
    "too many seats": "perihelion record 1\ngame: helios\nrules: 1\nseats: a, b, c, d\n\nend 0\n",
    "no end": HEAD,
    "an unknown word": f"{HEAD}1 * dael ore\nend 1\n",
    "an unknown seat": f"{HEAD}1 pink pass\nend 1\n",
    "what cannot fall": f"{HEAD}1 * roll 1\nend 1\n",
    "what does not fit": (
        "perihelion record 1\ngame: helios\nrules: 1\nseats: red, blue, green\noption sun: on\n\nend 0\n"
    ),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_broken_record_is_refused_in_the_reader_s_language(reader: httpx.Client, text: str) -> None:
    said = problem(reader.post("/api/records", json={"record": text}), 400)
    assert said.count("⟦") > 1
    assert left_over(said.partition("HX-")[0]) == ""


def test_a_tampered_record_too(reader: httpx.Client) -> None:
    whole = record.write(record.of_table(told(*DEALT, "red bid 1")))
    changed = whole.replace("red bid 1", "red bid 2")
    said = problem(reader.post("/api/records", json={"record": changed}), 400)
    assert said.startswith("⟦⟦⟦record⟧, entry 5⟧: ⟦the position has digest ")


def test_why_there_is_no_rematch_is_told_in_the_reader_s_language(place: Hall, reader: httpx.Client) -> None:
    table = new_table(reader, "me", "me")
    play_to_the_end(reader, table, 0, 1)
    with closing(sqlite3.connect(place.folder / "perihelion.sqlite")) as file, file:
        file.execute("""UPDATE tables SET options = '{"moon": "on"}' WHERE id = ?""", (table,))
    with hall(place.folder, language=MADE_UP) as later:
        there = httpx.Client(base_url=later.url, headers={"Origin": later.url}, cookies=reader.cookies)
        said = problem(there.post(f"/api/tables/{table}/rematch"), 409)
    assert said.startswith("⟦There is no rematch of this game here: ⟦unknown ⟦option of helios⟧ 'moon'")


def test_what_is_said_comes_whole_from_another_process() -> None:
    for said in (
        Said("{a} and {b}", a=Many(2, "{n} card of {who}", "{n} cards of {who}", who="Ada"), b=1),
        Name("title", "Helios"),
    ):
        again = put_together(taken_apart(said))
        assert (again, str(again), type(again)) == (said, str(said), type(said))
