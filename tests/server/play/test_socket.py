"""The web socket of a table: it tells each page what its eyes may see, and a page that comes back misses
nothing."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from perihelion.server.wire.patch import apply
from server.kit.serving import hear, watch
from server.kit.tables import (
    frame,
    hall,
    info,
    new_table,
    play_to_the_end,
    post,
    says,
    shared_table,
    takes_back,
    until,
    without_bids,
)


def closed(socket: ClientConnection) -> int:
    """The code with which the server closes it."""
    try:
        while True:
            socket.recv(timeout=10)
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code


def followed(view: Any, steps: dict[str, Any]) -> Any:
    for step in steps["steps"]:
        view = apply(view, step["patch"])
    return view


def without_clock(present: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in present.items() if key != "at"}


def test_a_new_page_gets_everything(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    post(red, table, "chat", text="Hello")
    with watch(red, table, 0) as socket:
        seen = hear(socket, "frame")
        assert (seen["eyes"], seen["view"]) == (0, frame(red, table, 0)["view"])
        assert hear(socket, "info")["table"]["seats"][0]["here"]
        assert hear(socket, "chat")["lines"][0]["text"] == "Hello"


def test_what_happens_is_told_step_by_step(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    with watch(blue, table, 1) as socket:
        first = hear(socket, "frame")
        says(red, table, 0, "buy a card")
        told = hear(socket, "steps")
        now = frame(blue, table, 1)
    assert told["since"] == first["present"]["n"]
    assert len(told["steps"]) == 2
    assert followed(first["view"], told) == now["view"]
    assert without_clock(told["present"]) == without_clock(now["present"])


def test_a_hidden_card_is_told_to_its_owner_only(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    without_bids(red, blue, table)
    with watch(blue, table, 1) as other, watch(red, table, 0) as own, watch(blue, table) as spectator:
        says(red, table, 0, "buy a card")
        assert "You draw" in str(hear(own, "steps")["steps"])
        assert "You draw" not in str(hear(other, "steps")["steps"])
        assert "You draw" not in str(hear(spectator, "steps")["steps"])


def test_a_second_tab_sees_the_same(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    with watch(red, table, 0) as one, watch(red, table, 0) as two:
        says(red, table, 0, "bid 1")
        assert hear(one, "steps") == hear(two, "steps")


def test_a_page_that_comes_back_gets_what_it_missed(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    before = frame(blue, table, 1)
    without_bids(red, blue, table)
    says(red, table, 0, "charge", "peek")
    with watch(blue, table, 1, before["present"]["n"]) as socket:
        told = hear(socket, "steps")
    assert followed(before["view"], told) == frame(blue, table, 1)["view"]


def test_a_page_that_missed_nothing_gets_no_steps(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    with watch(red, table, 0, frame(red, table)["present"]["n"]) as socket:
        assert hear(socket, "steps")["steps"] == []


def test_a_page_that_missed_an_undo_gets_everything_anew(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    n = frame(red, table)["present"]["n"]
    says(red, table, 0, "bid 1")
    takes_back(red, table, 0)
    with watch(red, table, 0, n) as socket:
        assert json.loads(socket.recv(timeout=5))["type"] == "frame"


def test_a_page_from_the_future_gets_everything_anew(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    with watch(red, table, 0, 1000) as socket:
        assert json.loads(socket.recv(timeout=5))["type"] == "frame"


def test_everybody_sees_who_comes_and_goes(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    with watch(red, table, 0) as socket:
        assert not hear(socket, "info")["table"]["seats"][1]["here"]
        with watch(blue, table, 1):
            assert hear(socket, "info")["table"]["seats"][1]["here"]
        assert not hear(socket, "info")["table"]["seats"][1]["here"]


def test_an_open_table_tells_who_joins_and_then_the_game(red: httpx.Client, blue: httpx.Client) -> None:
    table = new_table(red, "me", "open")
    with watch(red, table, 0) as socket:
        assert hear(socket, "info")["table"]["status"] == "open"
        post(blue, table, "join")
        assert hear(socket, "frame")["present"]["waiting"] == [0, 1]
        assert hear(socket, "info")["table"]["seats"][1]["name"] == "Blue"


def test_chat_is_told_at_once(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    with watch(red, table, 0) as socket:
        post(blue, table, "chat", text="Hurry up")
        assert hear(socket, "chat")["lines"][-1]["text"] == "Hurry up"


def test_the_end_of_the_game_is_told_with_result_and_secret(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    with watch(red, table) as socket:
        hear(socket, "info")
        play_to_the_end(red, table, 0, 1)
        assert hear(socket, "info")["table"]["fairness"]["secret"] == info(red, table)["fairness"]["secret"]


def test_anothers_eyes_are_refused(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    with watch(red, table, 1) as socket:
        assert closed(socket) == 4403


def test_an_unknown_table_closes_the_socket(red: httpx.Client) -> None:
    with watch(red, "nowhere") as socket:
        assert closed(socket) == 4404


def test_whoever_gives_up_a_seat_loses_its_eyes(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    with watch(blue, table, 1) as socket:
        post(blue, table, "leave")
        assert closed(socket) == 4403


def test_a_stranger_at_a_private_table_waits_without_seeing_the_game(
    red: httpx.Client, blue: httpx.Client
) -> None:
    table = new_table(red, "me", "me", visibility="private")
    with watch(blue, table) as socket:
        assert hear(socket, "info")["table"]["waiting"] == []
        says(red, table, 0, "bid 1")
        post(red, table, "chat", text="Only for us")
        with pytest.raises(TimeoutError):
            socket.recv(timeout=0.5)


def test_a_page_that_talks_too_much_is_cut_off(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    with watch(red, table, 0) as socket:
        socket.send("x" * 100)
        assert closed(socket) == 1009


def test_a_page_that_does_not_read_does_not_slow_the_others_down(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    with watch(red, table):
        began = time.monotonic()
        play_to_the_end(red, table, 0, 1)
        assert time.monotonic() - began < 15


def test_only_the_coming_and_going_of_players_is_told_to_all(red: httpx.Client, blue: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    with watch(red, table, 0) as socket:
        hear(socket, "info")
        with watch(blue, table) as spectator:
            hear(spectator, "info")
        with pytest.raises(TimeoutError):
            socket.recv(timeout=0.5)


def test_a_page_that_does_not_read_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    with hall(tmp_path, buffer=4096) as place:
        red, blue = place.guest("Red"), place.guest("Blue")
        table = shared_table(red, blue)
        with deaf_page(blue, table) as deaf, watch(red, table, 0) as heard:
            until(lambda: info(red, table)["seats"][1]["here"])
            slowest = max(seconds(lambda: post(red, table, "chat", text="x" * 500)) for _ in range(400))
            until(lambda: not info(red, table)["seats"][1]["here"])
            while hear(heard, "chat")["lines"][-1]["number"] < 400:
                pass
            assert slowest < 2
            assert deaf.fileno() > 0


def seconds(work: Callable[[], Any]) -> float:
    began = time.monotonic()
    work()
    return time.monotonic() - began


@contextmanager
def deaf_page(person: httpx.Client, table: str) -> Iterator[socket.socket]:
    """A page that opens a socket and then takes nothing in."""
    host, port = person.base_url.host, person.base_url.port
    head = [
        f"GET /api/tables/{table}/socket?eyes=1 HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
    ]
    head += [
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Origin: http://{host}:{port}",
    ]
    head += [f"Cookie: perihelion={person.cookies['perihelion']}", "", ""]
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        made.connect((host, port))
        made.sendall("\r\n".join(head).encode())
        yield made
