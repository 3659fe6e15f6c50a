"""No game is lost by an upgrade: a database with tables of every former version of the rules is opened by
today's server in a process of its own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from perihelion.games import SHELF
from perihelion.records.record import read, verify
from server.kit.former import tables_of_former_rules
from server.kit.serving import Served, hear, served, watch
from server.kit.tables import info

FORMER = [(code, version) for code in SHELF.codes() for version in SHELF.versions(code)[:-1]]


def test_running_tables_are_played_to_their_end_by_bots(tmp_path: Path) -> None:
    tables = tables_of_former_rules(tmp_path, finished=False)
    with served(tmp_path) as place:
        somebody = place.guest("Somebody")
        for table, record in tables.items():
            known = info(somebody, table)
            assert (known["former"], known["rules_version"]) == (True, record.rules)
            with watch(somebody, table) as page:
                while not hear(page, "info", 300)["table"]["result"]:
                    pass
            text = somebody.get(f"/api/tables/{table}/record").raise_for_status().text
            played = verify(read(text), SHELF)
            assert played.over()
            assert [line.digest for line in read(text).lines[: len(record.lines) // 2]] == [
                line.digest for line in record.lines[: len(record.lines) // 2]
            ]


def test_finished_tables_replay_with_equal_digests(tmp_path: Path) -> None:
    tables = tables_of_former_rules(tmp_path, finished=True)
    with served(tmp_path) as place:
        somebody = place.guest("Somebody")
        for table, record in tables.items():
            again = read(somebody.get(f"/api/tables/{table}/record").raise_for_status().text)
            assert (again.lines, again.first) == (record.lines, record.first)
            assert (again.seed, again.result) == (record.seed, record.result)
            tape = somebody.get(f"/api/tables/{table}/replay").raise_for_status().json()
            assert len(tape["steps"]) == len(record.lines)
            assert somebody.get(f"/api/tables/{table}/view").raise_for_status().json()["present"]["over"]


def test_what_is_printed_is_told_by_version(tmp_path: Path) -> None:
    with served(tmp_path) as place:
        somebody = place.guest("Somebody")
        for code, version in FORMER:
            told = somebody.get(f"/api/games/{code}/almanac", params={"version": version}).raise_for_status()
            today = somebody.get(f"/api/games/{code}/almanac").raise_for_status().json()
            assert told.json()["almanac"].keys() == today["almanac"].keys()
            rules = somebody.get(f"/api/games/{code}/rules", params={"version": version}).raise_for_status()
            assert len(rules.json()["chapters"]) > 5
        assert somebody.get("/api/games/solar-sphere/rules", params={"version": 99}).status_code == 404
        first, second = [
            somebody.get("/api/games/event-horizon/almanac", params={"version": version}).json()["almanac"]
            for version in (1, 2)
        ]
        assert first["upgrades"] != second["upgrades"]


def test_whoever_starts_the_server_is_told_how_many_there_are(tmp_path: Path) -> None:
    tables = tables_of_former_rules(tmp_path, finished=False)
    with served(tmp_path) as place:
        counts = Counter((record.game, record.rules) for record in tables.values())
        listed = ", ".join(f"{count} of {game} {rules}" for (game, rules), count in sorted(counts.items()))
        assert len(counts) == len(FORMER)
        assert told_after_ready(place) == (
            f"Running tables that go on under former rules: {len(tables)} ({listed}).\n"
        )


def told_after_ready(place: Served) -> str:
    assert place.process.stdout is not None
    return place.process.stdout.readline()
