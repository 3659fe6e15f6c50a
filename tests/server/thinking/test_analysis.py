"""The analysis of a finished game: in the background, stored part by part, told to whoever may see the
table."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kit.helios.at_the_table import finished
from perihelion.analysis import parts as analysis
from perihelion.analysis.parts import Depth, Part, Task
from perihelion.core.dice import secret_from
from perihelion.games import SHELF as GAMES
from perihelion.records import record
from perihelion.records.shelf import Shelf
from perihelion.server.http.limits import rate_of
from perihelion.server.settings import Settings
from perihelion.server.store import analysis_rows
from perihelion.server.store.storage import open_engine
from perihelion.server.store.writer import Writer
from perihelion.server.thinking.analyses import MOST
from perihelion.texts.languages import MADE_UP
from server.kit.here import served_here
from server.kit.serving import Served, problem, served
from server.kit.tables import Hall, by_name, hall, info, new_table, post, shared_table, until

GOLDEN = Path(__file__).parents[2] / "golden" / "solar-sphere-1.record"
SHALLOW = {"analysis_simulations": 10, "analysis_playouts": 2}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall"), language=MADE_UP, **SHALLOW) as found:
        yield found


def bring(person: httpx.Client, text: str) -> str:
    answer = person.post("/api/records", json={"record": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def whole_game() -> str:
    return record.write(record.of_table(finished(), secret_from("tests")))


def look(person: httpx.Client, table: str) -> Any:
    answer = person.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    return answer.json()


def worked_out(text: str, shelf: Shelf, depth: Depth) -> Any:
    """The report as the laboratory makes it, all at once."""
    table = record.replay(record.read(text), shelf)
    game = analysis.played(table, shelf.modules)
    parts = [analysis.work_out(Task(game, depth, number)) for number in range(len(analysis.parts(game.said)))]
    names = [side.name for side in table.result()]
    return msgspec.to_builtins(analysis.report(names, table.seats, depth, parts))


def test_a_finished_game_is_analysed_in_the_background(ada: httpx.Client) -> None:
    table = bring(ada, whole_game())
    assert look(ada, table) | {"total": 0} == {
        "status": "none",
        "done": 0,
        "total": 0,
        "report": None,
        "problem": "",
    }
    begun = post(ada, table, "analysis")
    assert (begun["status"], begun["report"]) == ("running", None)
    found = until(lambda: (now := look(ada, table))["status"] == "done" and now)
    assert found["done"] == found["total"] == look(ada, table)["total"]
    report = json.loads(by_name(json.dumps(found["report"])))
    assert report == worked_out(whole_game(), Shelf({"helios": "kit.helios"}), Depth(10, 2, table))


def test_an_analysis_is_read_in_one_s_own_language(ada: httpx.Client) -> None:
    table = bring(ada, whole_game())
    post(ada, table, "analysis")
    until(lambda: look(ada, table)["status"] == "done")
    ada.headers["Accept-Language"] = MADE_UP
    report = look(ada, table)["report"]
    words = [word for verdict in report["verdicts"] for word in (verdict["said"], verdict["best"])]
    texts = [*words, *report["sides"], *[fortune["text"] for fortune in report["fortunes"]]]
    assert words and [text for text in texts if not text.startswith("⟦")] == []


def test_what_is_done_is_told_at_once_to_everybody_who_may_see_it(
    ada: httpx.Client, bo: httpx.Client
) -> None:
    table = bring(ada, whole_game())
    post(ada, table, "analysis")
    until(lambda: look(ada, table)["status"] == "done")
    assert post(bo, table, "analysis") == look(ada, table)


def test_a_running_game_is_not_analysed(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    for answer in (red.get(f"/api/tables/{table}/analysis"), red.post(f"/api/tables/{table}/analysis")):
        assert problem(answer, 409) == "A game can be analysed when it is over."


def test_a_game_that_has_not_begun_is_not_analysed(red: httpx.Client) -> None:
    table = new_table(red, "me", "open")
    assert problem(red.post(f"/api/tables/{table}/analysis"), 409) == "The game has not begun."


def test_a_private_table_is_not_told_to_outsiders(red: httpx.Client, blue: httpx.Client) -> None:
    table = new_table(red, "me", "random", visibility="private")
    for answer in (blue.get(f"/api/tables/{table}/analysis"), blue.post(f"/api/tables/{table}/analysis")):
        assert problem(answer, 403) == "This table is private."


def test_there_is_no_analysis_of_no_table(red: httpx.Client) -> None:
    problem(red.post("/api/tables/nowhere/analysis"), 404)


def test_asking_for_an_analysis_has_a_rate_of_its_own() -> None:
    assert rate_of("POST", "/api/tables/abc/analysis").name == "analysis"
    assert rate_of("GET", "/api/tables/abc/analysis").name == "read"


def test_a_part_that_two_processes_have_worked_out_is_stored_once(place: Hall, ada: httpx.Client) -> None:
    table = bring(ada, whole_game())
    post(ada, table, "analysis")
    until(lambda: look(ada, table)["status"] == "done")
    before = stored(place.folder, table)

    async def again() -> None:
        engine = open_engine(Settings(data=place.folder).url)
        await analysis_rows.add_part(Writer(engine), table, Part(0, None, 20.0, [], []))
        await engine.dispose()

    asyncio.run(again())
    assert stored(place.folder, table) == before


def test_an_analysis_that_fails_says_so_and_can_be_tried_again(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots=1, rates=0.0, **SHALLOW)  # type: ignore[arg-type]
    with served_here(settings, Shelf({"brittle": "server.kit.brittle"})) as url:
        ada = Hall(url, tmp_path).guest("Ada")
        table = bring(ada, whole_game().replace("game: helios", "game: brittle"))
        for _ in range(2):
            assert post(ada, table, "analysis")["status"] == "running"
            found = until(lambda: (now := look(ada, table))["status"] == "failed" and now)
            assert found["problem"] == "Turn 1 could not be worked out. You may try again."
        assert info(ada, table)["status"] == "over"
        ada.close()


def test_one_person_and_one_address_have_only_so_many_games_analysed_at_once(tmp_path: Path) -> None:
    """The others' places stay free."""
    with hall(tmp_path, analysis_simulations=1_000_000) as found:
        text, people = whole_game(), [found.guest(f"Guest {number}") for number in range(4)]
        tables = [bring(people[0], text) for _ in range(MOST.address + 2)]
        for table in tables[: MOST.person]:
            post(people[0], table, "analysis")
        assert "3 games are being analysed for you" in asked(people[0], tables[-1])
        for number in range(MOST.person, MOST.address):
            post(people[number // 3], tables[number], "analysis")
        assert "8 games are being analysed for people at your address" in asked(people[3], tables[-1])
        assert look(people[3], tables[-1])["status"] == "none"
        people[3].headers["X-Forwarded-For"] = "203.0.113.9"
        assert post(people[3], tables[-1], "analysis")["status"] == "running"


def asked(person: httpx.Client, table: str) -> str:
    return problem(person.post(f"/api/tables/{table}/analysis"), 409)


def stored(folder: Path, table: str) -> dict[int, str]:
    """The finished parts that lie in the file."""
    with sqlite3.connect(folder / "perihelion.sqlite") as file:
        return dict(
            file.execute(
                'select part, data from analyses where "table" = ? and part >= 0', (table,)
            ).fetchall()
        )


def test_an_analysis_goes_on_where_it_was_when_the_server_was_killed(tmp_path: Path) -> None:
    words = ("--analysis-simulations", "10", "--analysis-playouts", "2")
    with served(tmp_path, *words) as server:
        ada = server.guest("Ada")
        table = bring(ada, GOLDEN.read_text())
        post(ada, table, "analysis")
        until(lambda: look(ada, table)["done"] >= 3, 120)
        server.kill()
    before = stored(tmp_path, table)
    assert 3 <= len(before) < 20
    with served(tmp_path, *words, port=server.port) as again:
        assert_same_analysis(again, ada, table)
    after = stored(tmp_path, table)
    assert {number: after[number] for number in before} == before
    ada.close()


def assert_same_analysis(server: Served, ada: httpx.Client, table: str) -> None:
    """Somebody who only looks is enough to make it go on, and it tells what it would have told."""
    assert server.process.poll() is None
    began = time.monotonic()
    found = until(lambda: (now := look(ada, table))["status"] == "done" and now, 180)
    report = json.loads(by_name(json.dumps(found["report"]), GAMES.find("solar-sphere").rules.words))
    assert report == worked_out(GOLDEN.read_text(), GAMES, Depth(10, 2, table)), (
        f"after {time.monotonic() - began} s"
    )


def kept_of(person: httpx.Client, table: str) -> dict[str, Any]:
    """What stays of a finished game."""
    known = info(person, table)
    record = person.get(f"/api/tables/{table}/record").raise_for_status().text
    return {
        "status": known["status"],
        "result": known["result"],
        "secret": known["fairness"]["secret"],
        "record": [line for line in record.splitlines() if not line.startswith("rules:")],
        "analysis": look(person, table),
    }


def test_a_finished_game_keeps_everything_when_its_rules_are_gone(tmp_path: Path) -> None:
    with hall(tmp_path, **SHALLOW) as place:
        ada = place.guest("Ada")
        table, cookies = bring(ada, whole_game()), ada.cookies
        post(ada, table, "analysis")
        until(lambda: look(ada, table)["status"] == "done")
        before = kept_of(ada, table)
    with sqlite3.connect(tmp_path / "perihelion.sqlite") as database:
        database.execute("UPDATE tables SET rules = 77")
    database.close()
    with hall(tmp_path, **SHALLOW) as place:
        ada = httpx.Client(base_url=place.url, headers={"Origin": place.url}, cookies=cookies)
        assert kept_of(ada, table) == json.loads(by_name(json.dumps(before)))
        assert before["secret"]
        assert "version 77" in info(ada, table)["problem"]
        assert problem(ada.delete(f"/api/tables/{table}"), 409) == "A finished game stays."
