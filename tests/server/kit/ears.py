"""A game as it is stored, and an ear for everything that one seat at it gets to hear."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import repeat
from pathlib import Path

import httpx
from sqlalchemy import Connection, create_engine, insert, update
from websockets.sync.client import ClientConnection, connect

from perihelion.core.game import SPECTATOR
from perihelion.server.settings import Settings
from perihelion.server.store.schema import ENTRIES, PEOPLE, TABLES, TOKENS
from perihelion.server.store.schema import SEATS as SEAT_ROWS
from perihelion.server.store.storage import migrate
from server.kit.tables import WAIT
from server.kit.twins import SEATS, Said, fresh

TABLE = "leakytable"
SECRET = "5e" * 32
CLOCKS = re.compile(rb'"(at|moved|created|left)":[0-9.e+-]+')
ASKED = re.compile(
    rb'"present":\{"n":(\d+),"step":\d+,"waiting":\[[\d,]*\],"over":false,"question":\{"seat":(\d+)'
)
MANY = 40
"""Of a long list of words or things no more than about so many are tried."""
GREETING = ("the game", "all about the table")
"""What a socket says first; whenever another page comes, it says all about the table again."""
QUIET = 0.3
"""Seconds after which a socket has said all it has to say."""


def token(seat: int) -> str:
    return f"token-of-seat-{seat}"


Standing = dict[int, list[int]]
"""By seat, the moments at which it does not want to be asked."""


def laid_out(
    folder: Path, game: str, said: list[Said], alone: int | None = None, standing: Standing | None = None
) -> Settings:
    """A data folder in which this game is being played by three people; or by one, whose table it is and whom
    the others have left."""
    return all_laid_out(folder, {TABLE: (game, said)}, alone, standing)


def all_laid_out(
    folder: Path,
    games: dict[str, tuple[str, list[Said]]],
    alone: int | None = None,
    standing: Standing | None = None,
    thrown: dict[str, int] | None = None,
) -> Settings:
    """A data folder with these games, each at a table of its own, and somebody who only looks on. At some
    tables people throw the dice: these eyes, whose table it is and who are alone there."""
    settings = Settings(data=folder, bots=1, bot_pause=0.0, rates=0.0, hint="search:40", ahead_seconds=60.0)
    folder.mkdir()
    asyncio.run(migrate(settings.url))
    engine = create_engine(f"sqlite:///{folder / 'perihelion.sqlite'}")
    with engine.begin() as database:
        for seat in range(SPECTATOR, SEATS):
            person = f"person{seat}"
            database.execute(insert(PEOPLE).values(id=person, name=f"Person {seat}", created=1.0))
            mark = hashlib.sha256(token(seat).encode()).hexdigest()
            database.execute(
                insert(TOKENS).values(id=f"t{seat}", person=person, label="test", hash=mark, created=1.0)
            )
        for name, (game, said) in games.items():
            throws = (thrown or {}).get(name)
            lay_out(database, name, game, said, alone if throws is None else throws, standing or {})
            if throws is not None:
                database.execute(update(TABLES).where(TABLES.c.id == name).values(dice="people"))
    engine.dispose()
    return settings


def lay_out(
    database: Connection, name: str, game: str, said: list[Said], alone: int | None, standing: Standing
) -> None:
    """One game, as it is stored."""
    table = fresh(game)
    first = table.digest()
    rows = []
    for n, entry in enumerate(said, 1):
        table.say(entry.who, entry.word)
        text = table.game.rules.words.text(entry.word)
        rows.append(
            {
                "table": name,
                "n": n,
                "who": entry.who,
                "word": text,
                "undo": False,
                "digest": table.digest(),
                "at": 1.0,
            }
        )
    database.execute(
        insert(TABLES).values(
            id=name,
            name=f"Ash-{name}",
            game=table.game.code,
            rules=table.game.rules.version,
            options=json.dumps(table.options),
            visibility="public",
            status="playing",
            owner=f"person{alone or 0}",
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
        here = alone in (None, seat)
        sits = {"kind": "person", "person": f"person{seat}"} if here else {"kind": "open"}
        wants = json.dumps(standing.get(seat, []))
        database.execute(insert(SEAT_ROWS).values(table=name, seat=seat, standing=wants, **sits))
    database.execute(insert(ENTRIES), rows)


class Ear:
    """Everything that one seat gets to hear."""

    def __init__(self, address: str, seat: int, table: str = TABLE) -> None:
        self.heard: list[bytes] = []
        self.path = f"/api/tables/{table}"
        self.address = address
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token(seat)}"}
        # There is no encryption here: reading the certificates of the world takes longer than all questions.
        self.client = httpx.Client(base_url=address, headers=self.headers, timeout=WAIT, verify=False)

    def ask(self, method: str, path: str, body: object = None) -> int:
        """Ask, and hear the answer; its status."""
        answer = (
            self.client.request(method, path, json=body)
            if body is not None
            else self.client.request(method, path)
        )
        assert answer.status_code < 500, answer.text
        self.heard.append(f"{method} {path} {answer.status_code} ".encode() + CLOCKS.sub(b"", answer.content))
        return answer.status_code

    def listen(self, *since: int) -> None:
        """What sockets say to somebody who connects, and connects again. All stay open, so that nobody is
        seen to leave."""
        address = self.address.replace("http", "ws") + f"{self.path}/socket?eyes={self.seat}&since="
        with ExitStack() as opened:
            sockets = []
            for one in since:
                sockets.append(
                    opened.enter_context(connect(f"{address}{one}", additional_headers=self.headers))
                )
                self.hear(sockets[-1], *[WAIT] * len(GREETING))
            for later, socket in enumerate(reversed(sockets)):
                self.hear(socket, *[WAIT] * later, *repeat(QUIET, MANY))

    def watch(self, since: int, happens: Callable[[], object]) -> None:
        """What a socket says while something happens, until this seat is asked again."""
        address = self.address.replace("http", "ws") + f"{self.path}/socket?eyes={self.seat}&since={since}"
        with connect(address, additional_headers=self.headers) as socket:
            self.hear(socket, *[WAIT] * len(GREETING))
            happens()
            while not self.asked_after(since):
                before = len(self.heard)
                self.hear(socket, WAIT)
                assert len(self.heard) > before, "nothing more is said"

    def asked_after(self, since: int) -> bool:
        """Whether this seat was heard to be asked at a later event."""
        asked = [(int(n), int(seat)) for one in self.heard for n, seat in ASKED.findall(one)]
        return any(n > since and seat == self.seat for n, seat in asked)

    def greet(self, since: int) -> None:
        """What a socket says to somebody who connects."""
        address = self.address.replace("http", "ws") + f"{self.path}/socket?eyes={self.seat}&since={since}"
        with connect(address, additional_headers=self.headers) as socket:
            self.hear(socket, *[WAIT] * len(GREETING))

    def hear(self, socket: ClientConnection, *patience: float) -> None:
        """One message after the other, with so many seconds for each."""
        with suppress(TimeoutError):
            for seconds in patience:
                message = socket.recv(timeout=seconds)
                text = message if isinstance(message, bytes) else message.encode()
                self.heard.append(CLOCKS.sub(b"", text))
