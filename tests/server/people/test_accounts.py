"""Accounts: a login and a password for guests who want to be found again."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import httpx
import pytest

from server.kit.serving import Served, problem
from server.kit.tables import solar_table

PASSWORD = "four warm comets"
numbers = count(1)


def new_login() -> str:
    return f"ines{next(numbers)}"


def register(client: httpx.Client, login: str) -> httpx.Response:
    return client.post("/api/me/register", json={"login": login, "password": PASSWORD})


def log_in(client: httpx.Client, login: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/login", json={"login": login, "password": password})


def test_registering_keeps_the_guest_s_id_and_name(guest: httpx.Client) -> None:
    before = guest.get("/api/me").json()
    after = register(guest, "Vale").json()
    assert (after["id"], after["name"], after["login"]) == (before["id"], before["name"], "vale")


def test_a_login_belongs_to_one_person_whatever_its_capitals(
    guest: httpx.Client, other: httpx.Client
) -> None:
    login = new_login()
    register(guest, login)
    assert "taken" in problem(register(other, login.upper()), 409)


def test_an_account_cannot_be_registered_again(guest: httpx.Client) -> None:
    register(guest, new_login())
    assert "already" in problem(register(guest, new_login()), 409)


def test_an_account_is_found_from_another_browser(guest: httpx.Client, other: httpx.Client) -> None:
    login = new_login()
    id = register(guest, login).json()["id"]
    assert log_in(other, login.upper()).json()["id"] == id
    assert other.get("/api/me").json()["login"] == login


def test_a_wrong_password_and_an_unknown_login_sound_the_same(
    guest: httpx.Client, other: httpx.Client
) -> None:
    login = new_login()
    register(guest, login)
    wrong = problem(log_in(other, login, "five cold comets"), 401)
    assert wrong == problem(log_in(other, new_login()), 401)


@pytest.mark.parametrize(
    ("login", "password"), [("ab", PASSWORD), ("a b c", PASSWORD), ("x" * 33, PASSWORD), ("fine", "short")]
)
def test_logins_and_passwords_have_their_limits(guest: httpx.Client, login: str, password: str) -> None:
    problem(guest.post("/api/me/register", json={"login": login, "password": password}), 400)


def test_a_password_is_kept_as_argon2_only(server: Served, guest: httpx.Client) -> None:
    login = new_login()
    register(guest, login)
    file = sqlite3.connect(server.data / "perihelion.sqlite")
    (kept,) = file.execute("SELECT password FROM people WHERE login = ?", (login,)).fetchone()
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


def test_a_copy_of_the_guest_s_cookie_is_worthless_after_registering(
    server: Served, guest: httpx.Client
) -> None:
    copy = server.browser()
    copy.cookies.update(guest.cookies)
    id = register(guest, new_login()).json()["id"]
    assert copy.get("/api/me").json()["id"] != id


def test_logging_out_leaves_a_fresh_guest(guest: httpx.Client) -> None:
    id = register(guest, new_login()).json()["id"]
    fresh = guest.post("/api/logout").json()
    assert fresh["login"] is None and fresh["id"] != id
    assert guest.get("/api/me").json()["id"] == fresh["id"]


def test_registering_keeps_the_guest_s_seats(guest: httpx.Client) -> None:
    table = solar_table(guest, "me", "open")
    register(guest, new_login())
    assert guest.get(f"/api/tables/{table}").json()["seats"][0]["yours"]


def test_seats_and_tables_of_the_guest_move_to_the_account_that_logs_in(
    guest: httpx.Client, other: httpx.Client
) -> None:
    login = new_login()
    register(guest, login)
    guest.put("/api/me", json={"name": "Ines"})
    table = solar_table(other, "me", "open")
    log_in(other, login)
    seen = guest.get(f"/api/tables/{table}").json()
    assert seen["owner"] and seen["seats"][0]["yours"] and seen["seats"][0]["name"] == "Ines"


def test_a_new_name_is_seen_at_the_table_at_once(guest: httpx.Client, other: httpx.Client) -> None:
    table = solar_table(guest, "me", "open")
    other.get(f"/api/tables/{table}")
    guest.put("/api/me", json={"name": "Arlo"})
    assert other.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Arlo"


def test_a_login_ends_with_its_last_letter(guest: httpx.Client) -> None:
    told = {"login": f"{new_login()}\n", "password": "long enough"}
    assert guest.post("/api/me/register", json=told).status_code == 400


def test_of_two_registrations_at_once_the_first_counts(server: Served, guest: httpx.Client) -> None:
    logins = [new_login(), new_login()]
    cookie = {"perihelion": guest.cookies["perihelion"]}

    def asked(login: str) -> int:
        with httpx.Client(
            base_url=server.url, headers={"Origin": server.url}, cookies=cookie, timeout=20
        ) as tab:
            return tab.post("/api/me/register", json={"login": login, "password": "long enough"}).status_code

    with ThreadPoolExecutor(2) as tabs:
        statuses = list(tabs.map(asked, logins))
    assert sorted(statuses) in ([200, 401], [200, 409])
    log_in(server.guest(), logins[statuses.index(200)], "long enough")
