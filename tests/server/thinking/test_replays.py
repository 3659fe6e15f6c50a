"""Replays: made outside of the process that answers people, once, and kept as long as there is room."""

from __future__ import annotations

import gzip
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest

from kit.helios.at_the_table import SHELF, finished
from perihelion.analysis.parts import played
from perihelion.core.game import SPECTATOR
from perihelion.server.metrics import REPLAYS
from perihelion.server.tables.live import Live
from perihelion.server.tables.tape import replayed
from perihelion.server.thinking.replays import Kept, Memory
from perihelion.server.thinking.retelling import Told, retell
from perihelion.server.wire.patch import apply
from server.kit.tables import frame, new_table, play_to_the_end, says, takes_back

RED = 0


def told(steps: int | None, eyes: int, before: bytes = b"") -> Told:
    """The first steps of a game, or all of it."""
    game = played(finished(), SHELF.modules)
    return Told(msgspec.structs.replace(game, said=game.said[:steps]), eyes, "en", "", before)


def here(eyes: int) -> Any:
    """The replay as this process itself would make it."""
    table = finished()
    live = Live(table.game, table.seats, table.options, "")
    for entry in table.entries:
        live.table.say(entry.who, entry.word)
    return msgspec.json.decode(msgspec.json.encode(replayed(live, eyes), enc_hook=str))


def unpacked(text: bytes) -> Any:
    return msgspec.json.decode(gzip.decompress(text))


@pytest.mark.parametrize("eyes", [SPECTATOR, 0, 1])
def test_another_process_makes_the_same_replay(eyes: int) -> None:
    assert unpacked(retell(told(None, eyes))) == here(eyes)


@pytest.mark.parametrize("steps", [0, 1, 12])
def test_a_replay_grows_from_where_it_was(steps: int) -> None:
    assert unpacked(retell(told(None, RED, retell(told(steps, RED))))) == here(RED)


def ask(person: httpx.Client, table: str, **headers: str) -> Any:
    answer = person.get(f"/api/tables/{table}/replay", params={"eyes": RED}, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def last_view(replay: Any) -> Any:
    view = replay["view"]
    for step in replay["steps"]:
        view = apply(view, step["patch"])
    return view


def made() -> int:
    return int(REPLAYS._value.get())


def test_many_who_ask_for_the_same_replay_have_it_made_once(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    play_to_the_end(red, table, 0, 1)
    before = made()
    with ThreadPoolExecutor(8) as people:
        found = list(people.map(lambda _: ask(red, table), range(16)))
    assert made() == before + 1
    assert all(one == found[0] for one in found) and found[0]["over"]


def test_a_replay_of_a_running_game_keeps_up_with_it_and_with_what_is_taken_back(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    assert_up_to_date(red, table)
    says(red, table, 0, "bid 1")
    assert_up_to_date(red, table)
    takes_back(red, table, 0)
    assert_up_to_date(red, table)
    says(red, table, 0, "bid 2", "no boost")
    assert_up_to_date(red, table)


def assert_up_to_date(person: httpx.Client, table: str) -> None:
    found, now = ask(person, table), frame(person, table, RED)
    assert (len(found["steps"]), last_view(found)) == (now["present"]["step"], now["view"])


def test_whoever_cannot_unpack_it_gets_it_unpacked(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    assert ask(red, table, **{"Accept-Encoding": "identity"}) == ask(red, table)


def test_the_oldest_replays_make_room() -> None:
    memory = Memory(10)
    for number, size in enumerate((4, 4, 2)):
        memory.put(("table", number, "en"), Kept(1, b"x" * size))
    memory.get(("table", 0, "en"))
    memory.put(("table", 3, "en"), Kept(1, b"x" * 4))
    assert [memory.get(("table", number, "en")) is not None for number in range(4)] == [
        True,
        False,
        True,
        True,
    ]
    assert memory.size == 10


def test_an_old_replay_that_comes_late_does_not_replace_a_newer_one() -> None:
    memory = Memory(100)
    memory.put(("table", 0, "en"), Kept(5, b"newer"))
    memory.put(("table", 0, "en"), Kept(4, b"old"))
    assert memory.get(("table", 0, "en")) == Kept(5, b"newer")
    memory.put(("table", 0, "en"), Kept(6, b"newest"))
    assert memory.get(("table", 0, "en")) == Kept(6, b"newest") and memory.size == 6
