"""The straight way of a choice: right ones are answered as ever, wrong ones in the words of every other
route."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from server.kit.serving import problem
from server.kit.tables import frame, shared_table

JSON = {"content-type": "application/json"}


def body(client: httpx.Client, table: str) -> str:
    """The first word that seat 0 may say."""
    present = frame(client, table, 0)["present"]
    return f'{{"seat": 0, "n": {present["n"]}, "word": {present["question"]["offers"][0]["word"]}}}'


def test_a_choice_is_answered_in_json_that_nobody_keeps(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    answer = red.post(f"/api/tables/{table}/choose", content=body(red, table), headers=JSON)
    assert (answer.status_code, set(answer.json())) == (200, {"n", "said"})
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"


def pieces(*parts: str) -> Iterator[bytes]:
    for part in parts:
        yield part.encode()


def test_a_choice_may_come_in_pieces(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    text = body(red, table)
    answer = red.post(f"/api/tables/{table}/choose", content=pieces(text[:7], text[7:]), headers=JSON)
    assert answer.status_code == 200


def test_the_last_piece_counts_too(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    wrong = pieces(body(red, table), "and more")
    problem(red.post(f"/api/tables/{table}/choose", content=wrong, headers=JSON), 400)


@pytest.mark.parametrize("wrong", [b"{", b"[]", b"\xff", b'{"n": 1}', b'{"n": "one", "word": 1}'])
def test_a_wrong_body_is_answered_as_by_any_route(
    red: httpx.Client, blue: httpx.Client, wrong: bytes
) -> None:
    table = shared_table(red, blue)
    long_way = problem(red.post(f"/api/tables/{table}/throw", content=wrong, headers=JSON), 400)
    straight = problem(red.post(f"/api/tables/{table}/choose", content=wrong, headers=JSON), 400)
    assert straight.split(":")[0].split("`")[0] == long_way.split(":")[0].split("`")[0]


def test_a_choice_that_is_too_long_is_refused(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    long = body(red, table) + " " * 20_000
    problem(red.post(f"/api/tables/{table}/choose", content=long, headers=JSON), 413)
