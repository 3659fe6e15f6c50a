"""The example program plays whole games over the network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from server.kit.serving import Served, environment
from server.kit.tables import solar_table

PROGRAM = Path(__file__).parents[3] / "examples" / "network_player.py"


def token(client: httpx.Client) -> str:
    return str(client.post("/api/me/tokens", json={"label": "example"}).raise_for_status().json()["token"])


def started(server: Served, client: httpx.Client, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(PROGRAM), server.url, *words]
    return subprocess.Popen(
        command, env=environment(PERIHELION_TOKEN=token(client)), stdout=subprocess.PIPE, text=True
    )


def test_it_plays_a_whole_game_against_a_bot(server: Served, guest: httpx.Client) -> None:
    said, _ = started(server, guest).communicate(timeout=120)
    first, *sides = said.splitlines()
    assert first.startswith("playing seat 0")
    assert len(sides) == 2 and "won" in said


def test_two_programs_play_at_one_table(server: Served, guest: httpx.Client, other: httpx.Client) -> None:
    table = solar_table(guest, "open", "open")
    programs = [started(server, client, table) for client in (guest, other)]
    said = [program.communicate(timeout=180)[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0]
    assert said[0].splitlines()[1:] == said[1].splitlines()[1:]
    assert guest.get(f"/api/tables/{table}").json()["status"] == "over"


def test_it_is_short() -> None:
    assert len(PROGRAM.read_text().splitlines()) < 80
