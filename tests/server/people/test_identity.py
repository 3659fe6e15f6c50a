"""Guests: a signed cookie makes a browser a person."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from server.kit.serving import Served, problem, served

COOKIE = "perihelion"


def me(client: httpx.Client) -> dict[str, object]:
    found: dict[str, object] = client.get("/api/me").json()
    return found


def test_the_first_visit_makes_a_guest_with_a_friendly_name_and_a_guarded_cookie(server: Served) -> None:
    answer = server.browser().get("/api/me")
    word, number = answer.json()["name"].split()
    assert word.isalpha() and 10 <= int(number) <= 99
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/", "max-age="))


def test_a_browser_stays_the_same_person_and_keeps_its_cookie(guest: httpx.Client) -> None:
    answer = guest.get("/api/me")
    assert answer.json()["id"] == me(guest)["id"]
    assert "set-cookie" not in answer.headers


def test_a_guest_who_only_looks_is_not_stored(server: Served, guest: httpx.Client) -> None:
    assert me(guest)["known"] is False
    guest.get("/api/lobby")
    rows = sqlite3.connect(server.data / "perihelion.sqlite").execute("SELECT id FROM people").fetchall()
    assert (me(guest)["id"],) not in rows


def test_a_guest_with_a_name_is_stored(guest: httpx.Client) -> None:
    assert guest.put("/api/me", json={"name": "  Ines   Vale "}).json()["name"] == "Ines Vale"
    assert me(guest)["known"] is True


UNSEEN = [
    "",
    "   ",
    "a\u202eb",
    "\u200b",
    "a\nb\x00",
    "\u0301\u0302",
    "\u3164",
    "\u2800 \u115f",
    "\ufe0f\u034f",
]


@pytest.mark.parametrize("name", [*UNSEEN, "x" * 25])
def test_a_name_must_be_short_and_visible(guest: httpx.Client, name: str) -> None:
    problem(guest.put("/api/me", json={"name": name}), 400)
    problem(guest.post("/api/me/tokens", json={"label": name}), 400)


@pytest.mark.parametrize(
    "name",
    [
        "\u00c9lo\u00efse",
        "E\u0301lo",
        "\u0905\u0928\u093f\u0932",
        "\u6625",
        "7",
        "\U0001f680",
        "...",
        "Captain Vale",
    ],
)
def test_a_name_may_be_of_any_script(guest: httpx.Client, name: str) -> None:
    assert guest.put("/api/me", json={"name": name}).json()["name"] == name


BOTS = [
    "Admiral",
    "captain",
    "CADET",
    "Lieutenant",
    "Ca\u0301det",
    "\uff23\uff41\uff44\uff45\uff54",
    "C a d e t",
    "Cadet\u3164",
]


@pytest.mark.parametrize("name", BOTS)
def test_nobody_takes_the_name_of_a_bot(guest: httpx.Client, name: str) -> None:
    assert "name of a bot" in problem(guest.put("/api/me", json={"name": name}), 400)


@pytest.mark.parametrize(
    "change", ["{kind}.{id}0.{at}.{sign}", "a.{id}.{at}.{sign}", "{kind}.{id}.{at}.x{sign}", "{sign}", "..."]
)
def test_a_forged_cookie_is_a_stranger_s(server: Served, guest: httpx.Client, change: str) -> None:
    kind, id, at, sign = guest.cookies[COOKIE].split(".")
    forger = server.browser()
    forger.cookies.set(COOKIE, change.format(kind=kind, id=id, at=at, sign=sign))
    assert me(forger)["id"] != id


def test_a_stranger_may_look_but_must_be_somebody_to_act(server: Served) -> None:
    stranger = server.browser()
    assert stranger.get("/api/games").status_code == 200
    assert "GET /api/me" in problem(stranger.put("/api/me", json={"name": "Nobody"}), 401)


def test_a_guest_is_known_again_after_the_server_was_restarted(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        first = server.guest("Ines")
    with served(tmp_path, port=server.port):
        assert me(first)["name"] == "Ines"
