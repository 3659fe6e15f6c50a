"""`perihelion record`: the record of any table, from what is stored."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx

from perihelion.games import SHELF
from perihelion.records.record import read, verify
from server.kit.serving import Served, choose_first, problem, served
from server.kit.tables import info, solar_table, until


def record(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "perihelion.cli", "record", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def written(data: Path, table: str) -> str:
    done = record(table, "--data", str(data))
    assert done.returncode == 0, done.stderr
    return done.stdout


def begun(guest: httpx.Client) -> str:
    """A game against a bot in which the person has answered once and is asked again."""
    table = solar_table(guest, "me", "random")
    until(lambda: info(guest, table)["waiting"] == [0])
    choose_first(guest, table, 0)
    until(lambda: info(guest, table)["waiting"] == [0])
    return table


def test_the_record_of_a_running_game_with_a_bot_is_written_without_its_rules(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        guest = server.guest("Ada")
        table = begun(guest)
        whole = written(server.data, table)
        assert verify(read(whole), SHELF).entries and "seed" not in whole
    with sqlite3.connect(tmp_path / "perihelion.sqlite") as database:
        database.execute("UPDATE tables SET rules = 77")
    with served(tmp_path) as server:
        again = httpx.Client(base_url=server.url, headers={"Origin": server.url}, cookies=guest.cookies)
        assert info(again, table)["status"] == "broken"
        problem(again.get(f"/api/tables/{table}/record"), 409)
        assert written(tmp_path, table) == whole.replace(f"rules: {read(whole).rules}", "rules: 77")


def test_what_is_missing_is_told_in_one_line(server: Served, guest: httpx.Client, tmp_path: Path) -> None:
    assert "there is no table" in told(record("nothing", "--data", str(server.data)))
    assert "no such file" in told(record("nothing", "--data", str(tmp_path)))
    waiting = solar_table(guest, "me", "open")
    assert "The game has not begun." in told(record(waiting, "--data", str(server.data)))
    (tmp_path / "perihelion.sqlite").write_text("not a database, but long enough to be looked at")
    assert "cannot be read" in told(record("nothing", "--data", str(tmp_path)))


def told(done: subprocess.CompletedProcess[str]) -> str:
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    return done.stderr
