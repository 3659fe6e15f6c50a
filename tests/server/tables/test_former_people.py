"""A person at a table of former rules may do what people do at any: each version answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from perihelion.former.editions import is_early
from perihelion.games import SHELF
from perihelion.server.thinking.why import ENOUGH
from server.kit.former import own_table
from server.kit.serving import Served, served
from server.kit.tables import frame, info, post

FORMER = [(code, version) for code in SHELF.codes() for version in SHELF.versions(code)[:-1]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("former"), "--hint", "search:120", "--bot-seconds", "100") as running:
        yield running


def own(server: Served, person: httpx.Client, code: str, version: int, finished: bool = False) -> str:
    me = person.put("/api/me", json={"name": "Ada"}).raise_for_status().json()
    return own_table(server.data, code, version, me["id"], finished)


def asked(person: httpx.Client, table: str) -> tuple[int, Any]:
    """The seat that must speak, and how the game stands for it."""
    seat = info(person, table)["waiting"][0]
    return seat, frame(person, table, seat)["present"]


def ask(person: httpx.Client, table: str, what: str, **told: Any) -> Any:
    answer = person.get(f"/api/tables/{table}/{what}", params=told)
    assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
    return answer.json()


def compared(person: httpx.Client, table: str) -> tuple[int, Any, Any]:
    """The seat that must speak, how the game stands, and a hint that has lines to compare; until there is
    one, what the hint says is said."""
    for _ in range(20):
        seat, present = asked(person, table)
        hint = post(person, table, "hint", seat=seat, n=present["n"])
        if hint["lines"]:
            return seat, present, hint
        post(person, table, "choose", seat=seat, n=present["n"], word=hint["word"])
    raise AssertionError("no hint has compared anything")


def test_a_rematch_of_a_former_table_begins_under_the_newest_rules(
    server: Served, guest: httpx.Client
) -> None:
    for code in [code for code in SHELF.codes() if len(SHELF.versions(code)) > 1]:
        table = own(server, guest, code, SHELF.versions(code)[0], finished=True)
        again = info(guest, post(guest, table, "rematch")["id"])
        assert (again["former"], again["rules_version"]) == (False, SHELF.find(code).rules.version)
        assert all(seat["yours"] for seat in again["seats"])


@pytest.mark.parametrize(("code", "version"), FORMER)
def test_a_person_plays_on_under_former_rules(
    server: Served, guest: httpx.Client, code: str, version: int
) -> None:
    """Looks, asks why and for a hint, chooses, takes back, branches, and looks back."""
    table = own(server, guest, code, version)
    seat, present, hint = compared(guest, table)
    offers, n = present["question"]["offers"], present["n"]
    assert info(guest, table)["former"]
    assert len(ask(guest, table, "ahead", seat=seat, n=n)["links"]) == len(offers)
    ask(guest, table, "why", seat=seat, kind=offers[0]["kind"] or "hex", id=offers[0]["id"] or 0)
    assert hint["word"] in [offer["word"] for offer in offers]
    assert min(line["visits"] for line in hint["lines"][:2]) >= ENOUGH
    assert (hint["why"] is None) == is_early(SHELF.edition(code, version))
    post(guest, table, "choose", seat=seat, n=n, word=offers[0]["word"])
    _, present = asked(guest, table)
    taken = guest.post(f"/api/tables/{table}/undo", json={"seat": seat, "n": present["n"]})
    assert taken.status_code in (200, 409), taken.text
    assert len(ask(guest, table, "replay", eyes=seat)["steps"]) == info(guest, table)["step"]
    branch = post(guest, table, "branch", step=info(guest, table)["step"], seat=-1, bot="random")["id"]
    assert (info(guest, branch)["former"], info(guest, branch)["rules_version"]) == (True, version)
