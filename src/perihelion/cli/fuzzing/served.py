"""`perihelion fuzz --pairs --served`: what eyes hear at a real server, over HTTP and sockets, at two tables
that they cannot tell apart."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx
import structlog
import uvicorn
from sqlalchemy import Connection, create_engine, insert
from websockets.sync.client import connect

from perihelion.bots.said import Said as Entry
from perihelion.core.game import SPECTATOR
from perihelion.games import SHELF
from perihelion.lab.pairs import Pair
from perihelion.records.opening import new_table
from perihelion.server.app import build_app
from perihelion.server.http.listening import config_for
from perihelion.server.people.tokens import hashed
from perihelion.server.settings import Settings
from perihelion.server.store.schema import ENTRIES, PEOPLE, SEATS, TABLES, TOKENS
from perihelion.server.store.storage import migrate

WAIT: Final = 60.0
MOST_SEATS: Final = 16
RECENT: Final = 3
"""Somebody who comes back has missed so many entries."""
SECRET: Final = "5e" * 32
"""Every outcome is told, and none is taken from it."""
CLOCKS: Final = re.compile(rb'"(at|moved|created|left)":[0-9.e+-]+')
Pairs = dict[int, Pair]
"""By their numbers."""


def heard_at_servers(pairs: Pairs) -> tuple[dict[int, list[bytes]], dict[int, list[bytes]]]:
    """What the eyes of each pair hear at the first of its tables, and at the second."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    return heard(pairs, 0), heard(pairs, 1)


def heard(pairs: Pairs, which: int) -> dict[int, list[bytes]]:
    with TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), bot_pause=0.0, rates=0.0, ahead_seconds=WAIT)
        asyncio.run(migrate(settings.url))
        engine = create_engine(f"sqlite:///{Path(folder) / 'perihelion.sqlite'}")
        with engine.begin() as database:
            invite(database)
            for number, pair in pairs.items():
                lay_out(database, str(number), pair, pair.said()[which])
        engine.dispose()
        with served(settings) as address:
            return {number: listen(address, str(number), pair) for number, pair in pairs.items()}


def invite(database: Connection) -> None:
    """Somebody for every seat, and somebody who only looks on."""
    for seat in range(SPECTATOR, MOST_SEATS):
        person = f"person{seat}"
        database.execute(insert(PEOPLE).values(id=person, name=f"Person {seat}", created=1.0))
        told = {"label": "fuzz", "hash": hashed(token(seat)), "created": 1.0}
        database.execute(insert(TOKENS).values(id=f"t{seat}", person=person, **told))


def token(seat: int) -> str:
    return f"token-of-seat-{seat}"


def lay_out(database: Connection, name: str, pair: Pair, said: list[Entry]) -> None:
    """One game, as it is stored."""
    table = new_table(pair.game, pair.seats, dict(pair.options), told=False)
    first, rows = table.digest(), []
    for n, (who, word) in enumerate(said, 1):
        table.say(who, word)
        text = pair.game.rules.words.text(word)
        rows.append({"table": name, "n": n, "who": who, "word": text, "digest": table.digest(), "at": 1.0})
    database.execute(
        insert(TABLES).values(
            id=name,
            name=f"Table {name}",
            game=pair.game.code,
            rules=pair.game.rules.version,
            options=json.dumps(table.options),
            visibility="public",
            status="playing",
            owner="person0",
            secret=SECRET,
            waiting=json.dumps(table.waiting()),
            first=first,
            last_n=len(rows),
            created=1.0,
            moved=1.0,
        )
    )
    for seat in range(pair.seats):
        sits = {"seat": seat, "kind": "person", "person": f"person{seat}"}
        database.execute(insert(SEATS).values(table=name, **sits))
    database.execute(insert(ENTRIES), rows)


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """A server in a thread; its address."""
    taken = socket.create_server(("127.0.0.1", 0))
    config = config_for(build_app(settings, SHELF), settings, 1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([taken],), daemon=True)
    thread.start()
    end = time.monotonic() + WAIT
    while not server.started:
        assert thread.is_alive() and time.monotonic() < end, "the server did not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{taken.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(WAIT)


def listen(address: str, table: str, pair: Pair) -> list[bytes]:
    """Everything that may be asked without changing anything, and what a socket says first."""
    headers, n = {"Authorization": f"Bearer {token(pair.eyes)}"}, len(pair.first)
    with closing(httpx.Client(base_url=address, headers=headers, timeout=WAIT, verify=False)) as client:
        found = [answer(client, f"/api/tables/{table}{question}") for question in questions(pair)]
    since = f"{address.replace('http', 'ws')}/api/tables/{table}/socket?eyes={pair.eyes}&since="
    for known in (0, max(0, n - RECENT)):
        with connect(f"{since}{known}", additional_headers=headers, max_size=None) as page:
            found += [plain(page.recv(timeout=WAIT)) for _ in ("the game", "all about the table")]
    return found


def questions(pair: Pair) -> Iterator[str]:
    seat, n = max(pair.eyes, 0), len(pair.first)
    yield from ("", f"/view?eyes={pair.eyes}", f"/replay?eyes={pair.eyes}", "/record", "/chat")
    yield f"/view?eyes={(seat + 1) % pair.seats}"
    yield f"/ahead?seat={seat}&n={n}"
    for kind in pair.game.rules.words.nouns():
        yield f"/why?seat={seat}&kind={kind}&id={n % 3}"


def answer(client: httpx.Client, path: str) -> bytes:
    found = client.get(path)
    assert found.status_code < httpx.codes.INTERNAL_SERVER_ERROR, f"{path}: {found.text}"
    return f"GET {path} {found.status_code} ".encode() + plain(found.content)


def plain(message: str | bytes) -> bytes:
    """Without what the clock has said."""
    return CLOCKS.sub(b"", message if isinstance(message, bytes) else message.encode())
