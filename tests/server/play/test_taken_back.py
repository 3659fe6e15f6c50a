"""What was taken back is not kept: however often somebody chooses and takes back, a table stays as small as
its game. The numbers of the events go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from kit.helios import GAME
from perihelion.server.play import choosing
from perihelion.server.store.rows import Event, settled
from perihelion.server.tables.live import Broken, Live
from server.kit.serving import hear, problem, watch
from server.kit.tables import (
    Hall,
    choice,
    frame,
    hall,
    info,
    post,
    says,
    shared_table,
    takes_back,
    without_bids,
)


def stored(folder: Path, table: str) -> list[tuple[int, str, int | None]]:
    with closing(sqlite3.connect(folder / "perihelion.sqlite")) as file:
        return file.execute(
            'SELECT n, word, back FROM entries WHERE "table" = ? ORDER BY n', (table,)
        ).fetchall()


def there(place: Hall, person: httpx.Client) -> httpx.Client:
    """The same person's browser at another server."""
    return httpx.Client(
        base_url=place.url, headers={"Origin": place.url}, cookies=person.cookies, timeout=20.0
    )


def begun(red: httpx.Client, blue: httpx.Client) -> tuple[str, int]:
    """A table where red is about to act, and its last event."""
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    return table, frame(red, table)["present"]["n"]


def test_choosing_and_taking_back_without_end_leaves_one_line(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    table, n = begun(red, blue)
    for _ in range(5):
        says(red, table, 0, "charge", "charge")
        takes_back(red, table, 0)
        takes_back(red, table, 0)
    assert stored(place.folder, table)[n:] == [(n + 20, "charge", n)]
    assert frame(red, table)["present"]["n"] == n + 20


def test_what_stands_between_is_kept(place: Hall, red: httpx.Client, blue: httpx.Client) -> None:
    table, n = begun(red, blue)
    says(red, table, 0, "charge", "charge")
    takes_back(red, table, 0)
    assert stored(place.folder, table)[n:] == [(n + 1, "charge", None), (n + 3, "charge", n + 1)]


def test_a_server_that_starts_again_goes_on_from_there(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    table, _ = begun(red, blue)
    says(red, table, 0, "charge", "charge")
    takes_back(red, table, 0)
    before = frame(red, table, 0)
    with hall(place.folder) as second:
        again = there(second, red)
        after = frame(again, table, 0)
        assert (after["view"], after["log"], after["present"]["n"], after["present"]["undo"]) == (
            before["view"],
            before["log"],
            before["present"]["n"],
            before["present"]["undo"],
        )
        takes_back(again, table, 0)
        says(again, table, 0, "charge", "charge")


def test_a_server_that_is_behind_does_not_fill_the_gap(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    """The numbers of what was taken back are free, but nobody may use them."""
    table, n = begun(red, blue)
    with hall(place.folder) as second:
        again = there(second, red)
        told = choice(again, table, 0, "charge")
        assert told["n"] == n
        says(red, table, 0, "charge", "charge")
        takes_back(red, table, 0)
        takes_back(red, table, 0)
        answer = again.post(f"/api/tables/{table}/choose", json=told)
        assert "Something has happened" in problem(answer, 409)
        assert answer.json()["present"]["n"] == n + 4
        assert [row[0] for row in stored(place.folder, table)[n:]] == [n + 4]
        says(again, table, 0, "charge")
        assert info(again, table)["status"] == "playing"


def test_a_server_that_still_shows_what_was_taken_back_follows(
    place: Hall, red: httpx.Client, blue: httpx.Client
) -> None:
    table, n = begun(red, blue)
    with hall(place.folder) as second:
        again = there(second, red)
        says(red, table, 0, "charge")
        with watch(again, table, 0) as page:
            assert hear(page, "frame")["present"]["n"] == n + 1
            takes_back(red, table, 0)
            says(red, table, 0, "charge")
            takes_back(red, table, 0)
            # Something else that is changed there makes it look at what is stored.
            post(there(second, blue), table, "leave")
            seen = hear(page, "frame")
            assert seen["present"]["n"] == n + 4 and seen["view"] == frame(red, table, 0)["view"]


def test_whoever_goes_on_without_end_must_take_back_first(
    red: httpx.Client, blue: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = begun(red, blue)
    monkeypatch.setattr(choosing, "LONGEST_TURN", 1)
    says(red, table, 0, "charge")
    told = choice(red, table, 0, "charge")
    answer = red.post(f"/api/tables/{table}/choose", json=told)
    assert problem(answer, 409).startswith("You have chosen 1 times in a row.")
    assert answer.json()["present"]["undo"]["text"] == "charge"
    takes_back(red, table, 0)
    says(red, table, 0, "charge")


def played(*texts: str) -> tuple[Live, list[Event]]:
    """A game of two from its start; `<` takes back. Every event as it happened."""
    live = Live(GAME, 2, {}, "00" * 32)
    events = []
    while (word := live.outcome()) is not None:
        events.append(live.say(-1, word, 0.0))
    for text in texts:
        seat = live.table.waiting()[0] if text != "<" else live.table.entries[-1].who
        if text == "<":
            events.extend(live.take_back(seat, 0.0))
        else:
            events.append(live.say(seat, GAME.rules.words.number(text), 0.0))
    return live, events


def replayed(events: list[Event]) -> Live:
    live = Live(GAME, 2, {}, "00" * 32)
    for event in events:
        live.replay(event)
    return live


def told_apart(events: list[Event]) -> list[Event]:
    """As former programs stored them: nothing says how far back."""
    return [msgspec.structs.replace(event, back=None) for event in events]


def kept_of(events: list[Event]) -> list[Event]:
    """As they lie in the database."""
    return settled(told_apart(events))


WORDS = ("bid 1", "no boost", "<", "<", "bid 2", "<", "bid 0", "no boost", "<")


def test_events_that_former_programs_stored_are_settled_when_they_are_read() -> None:
    live, events = played(*WORDS)
    again = replayed(kept_of(events))
    assert (again.n, again.step, again.undone, again.stands) == (live.n, live.step, live.undone, live.stands)
    assert again.table.digest() == live.table.digest()
    assert len(kept_of(events)) == live.step + 2


def test_events_that_former_programs_stored_replay_as_they_are() -> None:
    live, events = played(*WORDS)
    assert replayed(told_apart(events)).table.digest() == live.table.digest()


@pytest.mark.parametrize("known", range(1, 10))
def test_whoever_knows_any_part_of_it_follows(known: int) -> None:
    live, events = played(*WORDS)
    first = len(events) - len(WORDS)
    behind = replayed(events[: first + known])
    for event in kept_of(events):
        if event.n > behind.n:
            behind.replay(event)
    assert (behind.n, behind.stands) == (live.n, live.stands)
    assert behind.table.digest() == live.table.digest()


def test_a_line_that_is_missing_is_missed_before_a_gap_as_well() -> None:
    _, events = played(*WORDS)
    kept = kept_of(events)
    gone = kept[-2]
    with pytest.raises(Broken, match=f"entry {gone.n} is missing"):
        replayed([event for event in kept if event is not gone])


def test_a_gap_that_leads_elsewhere_is_noticed() -> None:
    _, events = played(*WORDS)
    kept = kept_of(events)
    wrong = msgspec.structs.replace(kept[-1], digest="aaaaaaaaaaaa")
    with pytest.raises(Broken, match="gives position"):
        replayed([*kept[:-1], wrong])
