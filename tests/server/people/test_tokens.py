"""Bearer tokens: how a program plays in somebody's name."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from perihelion.server.http.routes import socket
from server.kit.serving import Served, hear, problem, watch
from server.kit.tables import hall, new_table, solar_table


def make(client: httpx.Client, label: str = "bot") -> dict[str, str]:
    made: dict[str, str] = client.post("/api/me/tokens", json={"label": label}).raise_for_status().json()
    return made


def test_a_program_with_a_token_is_its_maker(server: Served, guest: httpx.Client) -> None:
    program = server.program(make(guest)["token"])
    assert program.get("/api/me").json()["id"] == guest.get("/api/me").json()["id"]


def test_a_token_is_listed_by_its_label_and_shown_never_again(guest: httpx.Client) -> None:
    made = make(guest, "my bot")
    listed = guest.get("/api/me/tokens")
    assert [(row["id"], row["label"]) for row in listed.json()] == [(made["id"], "my bot")]
    assert made["token"] not in listed.text


def test_only_the_hash_of_a_token_is_stored(server: Served, guest: httpx.Client) -> None:
    made = make(guest)
    file = sqlite3.connect(server.data / "perihelion.sqlite")
    row = file.execute("SELECT * FROM tokens WHERE id = ?", (made["id"],)).fetchone()
    assert made["token"] not in row


def test_a_deleted_token_stops_at_once(server: Served, guest: httpx.Client) -> None:
    made = make(guest)
    program = server.program(made["token"])
    assert program.get("/api/me").status_code == 200
    assert guest.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert "token" in problem(program.get("/api/me"), 401)


def test_another_s_token_cannot_be_deleted(guest: httpx.Client, other: httpx.Client) -> None:
    problem(other.delete(f"/api/me/tokens/{make(guest)['id']}"), 404)


def test_a_token_needs_no_origin_to_act(server: Served, guest: httpx.Client) -> None:
    program = server.program(make(guest)["token"])
    assert solar_table(program, "me", "random")


def test_a_token_may_play_but_not_change_the_account(server: Served, guest: httpx.Client) -> None:
    program = server.program(make(guest)["token"])
    assert "browser" in problem(program.post("/api/me/tokens", json={"label": "child"}), 403)
    problem(program.get("/api/me/tokens"), 403)
    problem(program.put("/api/me", json={"name": "Thief"}), 403)
    problem(program.post("/api/me/register", json={"login": "thief", "password": "four warm comets"}), 403)


def test_nobody_has_more_than_twenty_tokens(guest: httpx.Client) -> None:
    for number in range(20):
        make(guest, f"bot {number}")
    assert "20 tokens" in problem(guest.post("/api/me/tokens", json={"label": "one more"}), 409)


def test_a_token_that_is_no_word_is_not_found(guest: httpx.Client) -> None:
    problem(guest.delete("/api/me/tokens/%00"), 404)


def test_a_deleted_token_ends_its_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "AGAIN", 0.1)
    with hall(tmp_path) as place:
        red = place.guest("Red")
        made = make(red)
        program = httpx.Client(base_url=place.url, headers={"Authorization": f"Bearer {made['token']}"})
        with watch(program, new_table(red, "me", "me"), 0) as page:
            hear(page, "frame")
            red.delete(f"/api/me/tokens/{made['id']}").raise_for_status()
            with pytest.raises(ConnectionClosed) as closed:
                hear(page, "frame")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
