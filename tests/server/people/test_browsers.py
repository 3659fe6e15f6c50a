"""Where an account is logged in: a cookie ends when its owner says so, with every copy of it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from alembic import command
from websockets.exceptions import ConnectionClosed

from perihelion.server.http.routes import socket
from perihelion.server.people.browsers import MOST, browser_owner, enter
from perihelion.server.people.cookies import KEY, Cookies
from perihelion.server.store.storage import migrate, migration_config, open_engine
from server.kit.serving import Served, hear, problem, served, watch
from server.kit.tables import hall, new_table
from server.people.test_accounts import PASSWORD, log_in, new_login, register
from server.people.test_tokens import make

OTHER_PASSWORD = "five cold comets"


def copy_of(server: Served, client: httpx.Client) -> httpx.Client:
    """Another browser with the same cookie."""
    copy = server.browser()
    copy.cookies.update(client.cookies)
    return copy


def who(client: httpx.Client) -> str | None:
    """The login that the server knows this browser by."""
    login: str | None = client.get("/api/me").json()["login"]
    return login


def change_password(client: httpx.Client, old: str = PASSWORD, new: str = OTHER_PASSWORD) -> httpx.Response:
    return client.put("/api/me/password", json={"old": old, "new": new})


def account(server: Served) -> tuple[httpx.Client, httpx.Client, str]:
    """An account that is logged in at two browsers, and its login."""
    first, second, login = server.guest(), server.guest(), new_login()
    register(first, login).raise_for_status()
    log_in(second, login).raise_for_status()
    return first, second, login


def test_logging_out_ends_the_cookie_and_every_copy_of_it(server: Served) -> None:
    first, second, login = account(server)
    copy = copy_of(server, first)
    assert who(copy) == login
    first.post("/api/logout").raise_for_status()
    assert who(copy) is None
    assert who(second) == login


def test_a_cookie_that_has_ended_cannot_act(server: Served) -> None:
    first, _, _ = account(server)
    copy = copy_of(server, first)
    first.post("/api/logout").raise_for_status()
    assert "Who are you?" in problem(copy.put("/api/me", json={"name": "Thief"}), 401)


def test_a_guest_who_logs_out_leaves_nothing_that_works(server: Served, guest: httpx.Client) -> None:
    id, copy, token = guest.get("/api/me").json()["id"], copy_of(server, guest), make(guest)["token"]
    guest.post("/api/logout").raise_for_status()
    assert copy.get("/api/me").json()["id"] != id
    problem(server.program(token).get("/api/me"), 401)


def test_a_guest_who_never_did_anything_can_log_out_too(server: Served, guest: httpx.Client) -> None:
    id, copy = guest.get("/api/me").json()["id"], copy_of(server, guest)
    guest.post("/api/logout").raise_for_status()
    assert copy.get("/api/me").json()["id"] != id


def test_a_guest_s_cookie_ends_when_the_guest_logs_in(server: Served) -> None:
    guest, (_, _, login) = server.guest("Vale"), account(server)
    id, copy = guest.get("/api/me").json()["id"], copy_of(server, guest)
    log_in(guest, login).raise_for_status()
    assert copy.get("/api/me").json()["id"] != id


def test_logging_in_as_somebody_else_logs_the_first_out(server: Served) -> None:
    (first, _, _), (_, _, other) = account(server), account(server)
    copy = copy_of(server, first)
    log_in(first, other).raise_for_status()
    assert (who(first), who(copy)) == (other, None)


@pytest.mark.parametrize("way", ["register", "login"])
def test_a_guest_s_tokens_do_not_become_the_account_s(server: Served, guest: httpx.Client, way: str) -> None:
    login = account(server)[2] if way == "login" else new_login()
    program = server.program(make(guest)["token"])
    (log_in if way == "login" else register)(guest, login).raise_for_status()
    problem(program.get("/api/me"), 401)
    assert guest.get("/api/me/tokens").json() == []


def test_an_account_s_tokens_outlive_a_log_out(server: Served) -> None:
    first, _, login = account(server)
    program = server.program(make(first)["token"])
    first.post("/api/logout").raise_for_status()
    assert who(program) == login


def test_logging_out_everywhere_ends_all_cookies_and_tokens(server: Served) -> None:
    first, second, login = account(server)
    program = server.program(make(first)["token"])
    assert first.post("/api/logout/everywhere").json()["login"] is None
    assert (who(first), who(second)) == (None, None)
    problem(program.get("/api/me"), 401)
    assert log_in(first, login).json()["login"] == login


def test_a_changed_password_ends_all_other_cookies_and_all_tokens(server: Served) -> None:
    first, second, login = account(server)
    copy, program = copy_of(server, first), server.program(make(first)["token"])
    assert change_password(first).json()["login"] == login
    assert (who(first), who(second), who(copy)) == (login, None, None)
    problem(program.get("/api/me"), 401)


def test_only_the_new_password_counts(server: Served) -> None:
    first, second, login = account(server)
    change_password(first).raise_for_status()
    second.get("/api/me")
    problem(log_in(second, login), 401)
    assert log_in(second, login, OTHER_PASSWORD).json()["login"] == login


def test_whoever_does_not_know_the_password_cannot_change_it(server: Served) -> None:
    first, second, login = account(server)
    assert "present password" in problem(change_password(first, "six lost comets"), 403)
    assert (who(first), who(second)) == (login, login)


def test_a_guest_has_no_password_to_change(guest: httpx.Client) -> None:
    assert "make an account" in problem(change_password(guest), 409)


def test_a_new_password_has_its_limits(server: Served) -> None:
    problem(change_password(account(server)[0], PASSWORD, "short"), 400)


def test_a_token_changes_no_password_and_logs_nobody_out(server: Served) -> None:
    program = server.program(make(account(server)[0])["token"])
    problem(change_password(program), 403)
    problem(program.post("/api/logout/everywhere"), 403)


def test_of_two_changes_at_once_the_first_counts(server: Served) -> None:
    first, second, login = account(server)
    with ThreadPoolExecutor(2) as tabs:
        answers = list(
            tabs.map(
                change_password,
                (first, second),
                (PASSWORD, PASSWORD),
                ("the first of two", "the second of two"),
            )
        )
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(200) == 1
    assert [who(first), who(second)].count(login) == 1


def test_a_socket_ends_with_its_cookie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "AGAIN", 0.1)
    with hall(tmp_path) as place:
        red, ada = place.guest("Red"), place.guest("Ada")
        table = new_table(red, "me", "me")
        with watch(red, table, 0) as page, watch(ada, table) as hers:
            hear(page, "frame")
            hear(hers, "frame")
            register(red, new_login()).raise_for_status()
            with pytest.raises(ConnectionClosed) as closed:
                hear(page, "frame")
            red.put("/api/me", json={"name": "Rot"}).raise_for_status()
            while hear(hers, "info")["table"]["seats"][0]["name"] != "Rot":
                pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


async def crowded(url: str) -> tuple[str | None, str | None]:
    """Whether the first and the second of one browser too many are still logged in."""
    await migrate(url)
    engine = open_engine(url)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("INSERT INTO people (id, name, created) VALUES ('vale', 'Vale', 0)")
        first, second = await enter(connection, "vale"), await enter(connection, "vale")
        for _ in range(MOST - 1):
            await enter(connection, "vale")
    found = await browser_owner(engine, first), await browser_owner(engine, second)
    await engine.dispose()
    return found


def test_an_account_is_logged_in_at_a_hundred_browsers_at_most(tmp_path: Path) -> None:
    assert asyncio.run(crowded(f"sqlite+aiosqlite:///{tmp_path / 'p.sqlite'}")) == (None, "vale")


OLD_PEOPLE = (
    "INSERT INTO people (id, name, login, password, created) VALUES ('a1', 'Vale', 'vale', '', 0)",
    f"INSERT INTO settings (key, value) VALUES ('{KEY}', '{'5e' * 32}')",
)


async def before_browsers(url: str) -> None:
    """A database with an account, in the shape that it had before browsers had rows."""
    engine = open_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda held: command.upgrade(migration_config(held), "0002"))
        for row in OLD_PEOPLE:
            await connection.exec_driver_sql(row)
    await engine.dispose()


def test_cookies_from_before_there_were_browsers_go_on(tmp_path: Path) -> None:
    """They name the account itself, which the revision of the database makes a browser of its own."""
    asyncio.run(before_browsers(f"sqlite+aiosqlite:///{tmp_path / 'perihelion.sqlite'}"))
    cookie = Cookies(bytes.fromhex("5e" * 32), secure=False).write("a1", account=True)
    with served(tmp_path) as server:
        old = server.browser()
        old.cookies.set("perihelion", str(cookie.value))
        assert who(old) == "vale"
        copy = copy_of(server, old)
        old.post("/api/logout").raise_for_status()
        assert who(copy) is None
