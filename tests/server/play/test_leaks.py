"""No seat ever receives a byte that it may not know: everything the server says to a seat is equal, byte for
byte, for two tables that differ only in what that seat may not know."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import repeat
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, insert
from websockets.sync.client import ClientConnection, connect

from perihelion.core.steps import CHANCE
from perihelion.server.settings import Settings
from perihelion.server.store.schema import ENTRIES, PEOPLE, TABLES, TOKENS
from perihelion.server.store.schema import SEATS as SEAT_ROWS
from perihelion.server.store.storage import migrate
from server.kit.here import served_here
from server.kit.tables import WAIT
from server.kit.twins import SEATS, SHELF, Said, Twins, find_twins, fresh, played

TABLE = "leakytable"
SECRET = "5e" * 32
CLOCKS = re.compile(rb'"(at|moved|created|left)":[0-9.e+-]+')
PAIRS = [("helios", number) for number in range(8)] + [("event-horizon", number) for number in range(3)]
MANY = 40
"""Of a long list of words or things no more than about so many are tried."""
GREETING = ("the game", "all about the table")
"""What a socket says first; whenever another page comes, it says all about the table again."""
QUIET = 0.3
"""Seconds after which a socket has said all it has to say."""


def token(seat: int) -> str:
    return f"token-of-seat-{seat}"


def laid_out(folder: Path, game: str, said: list[Said]) -> Settings:
    """A data folder in which this game is being played by three people."""
    settings = Settings(data=folder, bots=1, bot_pause=0.0, rates=0.0, hint="search:40")
    folder.mkdir()
    asyncio.run(migrate(settings.url))
    engine = create_engine(f"sqlite:///{folder / 'perihelion.sqlite'}")
    table = fresh(game)
    first = table.digest()
    rows = []
    for n, entry in enumerate(said, 1):
        table.say(entry.who, entry.word)
        text = table.game.rules.words.text(entry.word)
        rows.append(
            {
                "table": TABLE,
                "n": n,
                "who": entry.who,
                "word": text,
                "undo": False,
                "digest": table.digest(),
                "at": 1.0,
            }
        )
    with engine.begin() as database:
        for seat in range(SEATS):
            person = f"person{seat}"
            database.execute(insert(PEOPLE).values(id=person, name=f"Person {seat}", created=1.0))
            mark = hashlib.sha256(token(seat).encode()).hexdigest()
            database.execute(
                insert(TOKENS).values(id=f"t{seat}", person=person, label="test", hash=mark, created=1.0)
            )
        database.execute(
            insert(TABLES).values(
                id=TABLE,
                name="Ash-417",
                game=game,
                rules=table.game.rules.version,
                options=json.dumps(table.options),
                visibility="public",
                status="playing",
                owner="person0",
                secret=SECRET,
                hints=True,
                waiting=json.dumps(table.waiting()),
                first=first,
                last_n=len(rows),
                created=1.0,
                moved=1.0,
            )
        )
        for seat in range(SEATS):
            database.execute(
                insert(SEAT_ROWS).values(table=TABLE, seat=seat, kind="person", person=f"person{seat}")
            )
        database.execute(insert(ENTRIES), rows)
    engine.dispose()
    return settings


class Ear:
    """Everything that one seat gets to hear."""

    def __init__(self, address: str, seat: int) -> None:
        self.heard: list[bytes] = []
        self.address = address
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token(seat)}"}
        self.client = httpx.Client(base_url=address, headers=self.headers)

    def ask(self, method: str, path: str, body: object = None) -> None:
        answer = (
            self.client.request(method, path, json=body)
            if body is not None
            else self.client.request(method, path)
        )
        assert answer.status_code < 500, answer.text
        self.heard.append(f"{method} {path} {answer.status_code} ".encode() + CLOCKS.sub(b"", answer.content))

    def listen(self, *since: int) -> None:
        """What sockets say to somebody who connects, and connects again. All stay open, so that nobody is
        seen to leave."""
        address = self.address.replace("http", "ws") + f"/api/tables/{TABLE}/socket?eyes={self.seat}&since="
        with ExitStack() as opened:
            sockets = []
            for one in since:
                sockets.append(
                    opened.enter_context(connect(f"{address}{one}", additional_headers=self.headers))
                )
                self.hear(sockets[-1], *[WAIT] * len(GREETING))
            for later, socket in enumerate(reversed(sockets)):
                self.hear(socket, *[WAIT] * later, *repeat(QUIET, MANY))

    def hear(self, socket: ClientConnection, *patience: float) -> None:
        """One message after the other, with so many seconds for each."""
        with suppress(TimeoutError):
            for seconds in patience:
                message = socket.recv(timeout=seconds)
                text = message if isinstance(message, bytes) else message.encode()
                self.heard.append(CLOCKS.sub(b"", text))


def everything(ear: Ear, game: str, said: list[Said]) -> None:
    """Whatever a curious person at this seat might ask, that changes nothing."""
    path, seat, n = f"/api/tables/{TABLE}", ear.seat, len(said)
    for question in (
        "",
        f"/view?eyes={seat}",
        f"/replay?eyes={seat}",
        "/record",
        "/chat",
        "/view?eyes=-1",
        "/replay?eyes=-1",
    ):
        ear.ask("GET", path + question)
    ear.ask("GET", f"{path}/view?eyes={(seat + 1) % SEATS}")
    ear.ask("GET", f"{path}/replay?eyes={(seat + 1) % SEATS}")
    words = SHELF.find(game).rules.words
    for kind, names in words.nouns().items():
        for number in some(len(names)):
            ear.ask("GET", f"{path}/why?seat={seat}&kind={kind}&id={number}")
    offered = played(game, said).offers(seat)
    for word in [word for word in some(words.size) if word not in offered]:
        ear.ask("POST", f"{path}/choose", {"seat": seat, "n": n, "word": word})
        ear.ask("POST", f"{path}/choose", {"seat": (seat + 1) % SEATS, "n": n, "word": word})
    ear.ask("POST", f"{path}/choose", {"seat": seat, "n": max(0, n - 1), "word": 0})
    ear.ask("POST", f"{path}/undo", {"seat": (seat + 1) % SEATS, "n": n})
    for other in range(SEATS):
        ear.ask("POST", f"{path}/hint", {"seat": other, "n": n})
    ear.ask("GET", f"{path}/reasons")
    ear.ask("POST", f"{path}/branch", {"step": n})
    ear.ask("GET", "/api/lobby")
    ear.listen(0, max(0, n - 3), n)


def some(count: int) -> range:
    """Numbers below a count, evenly spread."""
    return range(0, count, max(1, count // MANY))


@contextmanager
def heard_at(folder: Path, game: str, seat: int, said: list[Said]) -> Iterator[list[bytes]]:
    with served_here(laid_out(folder, game, said), SHELF) as address:
        ear = Ear(address, seat)
        everything(ear, game, said)
        yield ear.heard


@pytest.mark.parametrize(("game", "number"), PAIRS)
def test_a_seat_hears_the_same_at_two_tables_that_it_cannot_tell_apart(
    game: str, number: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    twins = find_twins(game, f"leak {number}")
    with heard_at(tmp_path / "first", game, twins.seat, twins.first) as first:
        pass
    first_log = plain_log(capfd.readouterr().err)
    with heard_at(tmp_path / "second", game, twins.seat, twins.second) as second:
        pass
    second_log = plain_log(capfd.readouterr().err)
    assert first == second
    assert first_log == second_log
    assert SECRET.encode() not in b"".join(first)
    assert SECRET not in first_log


@pytest.mark.parametrize(("game", "offers"), [("helios", 4), ("event-horizon", 2)])
def test_a_hint_tells_nothing_that_its_seat_may_not_know(game: str, offers: int, tmp_path: Path) -> None:
    twins = find_twins(game, "hint", tries=4000, offered=offers)
    first, second = [
        hint_at(tmp_path / name, twins, said) for name, said in (("1", twins.first), ("2", twins.second))
    ]
    assert first["simulations"] == 40
    assert first == second


def hint_at(folder: Path, twins: Twins, said: list[Said]) -> Any:
    with served_here(laid_out(folder, twins.game, said), SHELF) as address:
        asked = {"seat": twins.seat, "n": len(said)}
        headers = {"Authorization": f"Bearer {token(twins.seat)}"}
        return (
            httpx.post(f"{address}/api/tables/{TABLE}/hint", json=asked, headers=headers, timeout=30)
            .raise_for_status()
            .json()
        )


def plain_log(text: str) -> str:
    """A log without its times and ports."""
    return re.sub(r'"(ms|timestamp|port)":\s*"?[^",}]+"?', "", text)


@pytest.mark.parametrize("game", SHELF.codes())
def test_the_comparison_would_find_a_leak(game: str, tmp_path: Path) -> None:
    """Through the other seat's eyes the same two tables differ."""
    twins = find_twins(game, "leak 0")
    other = next(seat for seat in range(SEATS) if hears_differently(tmp_path, twins, seat))
    assert other != twins.seat


def hears_differently(folder: Path, twins: Twins, seat: int) -> bool:
    with heard_at(folder / f"{seat} first", twins.game, seat, twins.first) as first:
        pass
    with heard_at(folder / f"{seat} second", twins.game, seat, twins.second) as second:
        pass
    return first != second


@pytest.mark.parametrize("game", SHELF.codes())
def test_hidden_entries_were_indeed_different(game: str) -> None:
    twins = find_twins(game, "leak 0")
    differing = [a for a, b in zip(twins.first, twins.second, strict=True) if a != b]
    assert differing and not any(entry.seen for entry in differing)
    assert any(entry.who == CHANCE for entry in differing)
