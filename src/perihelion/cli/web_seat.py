"""A seat at a web table, taken and played by a program: HTTP to act, the table's socket to hear, as any
client does."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from perihelion.bots.programs.player import PROTOCOL, Message, Program, digest_of
from perihelion.bots.programs.process import Failed
from perihelion.core.dice import Generator
from perihelion.core.errors import PerihelionError, Unknown, unknown
from perihelion.core.game import Side
from perihelion.server.wire.patch import apply

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
"""Seconds before a lost connection is tried again; each time twice as many, up to this."""
LOOK_AGAIN: Final = 2.0
"""Seconds between two looks whether the owner of the table has answered."""
STAND_IN: Final = "chance"
"""After a fault any offered word is said: here is no state that a bot could look ahead in."""
NOT_OURS: Final = (401, 403, 404)
NOT_OUR_EYES: Final = (4403, 4404)
OFFER: Final = ("word", "text", "verb", "kind", "id", "hint")
ENGLISH: Final = {"language": "en"}
"""Programs hear the words of records, whatever their people read."""
THING: Final = re.compile(r"\{([a-z][a-z _-]*):(\d+)\}")
TOO_LATE: Final = -1
"""Before the first event: what a choice answers that came too late."""
LOST: Final = (OSError, WebSocketException, httpx.TransportError)
Say = Callable[[str], None]


class Lost(OSError):
    """The server does not answer as it should; it may be starting again."""


def play_there(
    address: str, name: str, token: str, seat: str, program: Program, say: Say
) -> tuple[Side, ...]:
    """Sit down, play to the end, and leave no process behind."""
    sides: tuple[Side, ...] = ()
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=address, headers=headers, params=ENGLISH, timeout=30) as server:
        table = WebTable(server, name)
        try:
            info, number = sit_down(table, seat, say)
            say(f"{program.name} plays {info['seats'][number]['colour']} at {address}/tables/{name}")
            sides = WebSeat(table, info, number, program, say).play()
            return sides
        except (Lost, httpx.TransportError) as error:
            raise PerihelionError(f"{address}: {error or type(error).__name__}") from error
        finally:
            program.close(sides)


class WebTable:
    """A table of a server, as somebody with a token sees it."""

    def __init__(self, server: httpx.Client, table: str) -> None:
        self.server = server
        self.table = table

    def info(self) -> Any:
        return self.request("GET", "")

    def names(self, info: Any) -> dict[str, list[str]]:
        """What the things of its game are called, by kind."""
        reply = self.server.get(
            f"/api/games/{info['game']}/almanac", params={"version": info["rules_version"]}
        )
        if not reply.is_success:
            raise PerihelionError(sentence(reply))
        found: dict[str, list[str]] = read(reply.content)["nouns"]
        return found

    def choose(self, seat: int, n: int, word: int) -> int:
        """The event after which the choice stands; TOO_LATE if something else happened first,
        which the socket tells."""
        done = self.request("POST", "/choose", {"seat": seat, "n": n, "word": word}, late_is_fine=True)
        return int(done["n"]) if done else TOO_LATE

    def request(self, method: str, what: str, told: Any = None, late_is_fine: bool = False) -> Any:
        """What the server answers. It may ask us to slow down; whatever else it refuses is said in its own
        words."""
        path = f"/api/tables/{self.table}{what}"
        while True:
            reply = self.server.request(method, path, json=told)
            if reply.status_code != 429:
                break
            time.sleep(min(LONGEST_PAUSE, float(reply.headers.get("Retry-After", FIRST_PAUSE))))
        if reply.status_code >= 500:
            raise Lost(f"the server answers with status {reply.status_code}")
        if late_is_fine and reply.status_code == 409:
            return None
        if not reply.is_success:
            raise PerihelionError(sentence(reply))
        return read(reply.content)

    def socket(self, seat: int, n: int) -> ClientConnection:
        """Everything anew, and nothing older than the last answer."""
        address = str(self.server.base_url).replace("http", "ws", 1).rstrip("/")
        url = f"{address}/api/tables/{self.table}/socket?eyes={seat}&since=0&n={n}&language=en"
        return connect(
            url, additional_headers={"Authorization": self.server.headers["Authorization"]}, max_size=None
        )


class WebSeat:
    """One seat for one game: it hears the table and lets the program answer whatever the seat is asked."""

    def __init__(self, table: WebTable, info: Any, seat: int, program: Program, say: Say) -> None:
        self.table = table
        self.info = info
        self.names = table.names(info)
        self.seat = seat
        self.program = program
        self.say = say
        self.generator = Generator(f"{table.table} seat {seat}")
        self.view: Any = None
        self.n = 0
        """Questions before this event are answered already."""
        self.over = False
        self.pause = FIRST_PAUSE

    def play(self) -> tuple[Side, ...]:
        """The result, however often the connection is lost on the way."""
        while True:
            try:
                while not self.over:
                    self.follow()
                return self.result()
            except LOST as error:
                give_up_if_refused(error)
                self.wait(error)

    def follow(self) -> None:
        """Hear the socket until the game is over or the server closes it for a while."""
        with self.table.socket(self.seat, self.n) as socket:
            for text in socket:
                self.back()
                self.hear(read(text))
                if self.over:
                    return
        raise Lost("the server has closed it")

    def back(self) -> None:
        if self.pause != FIRST_PAUSE:
            self.say("The connection is back.")
        self.pause = FIRST_PAUSE

    def wait(self, error: Exception) -> None:
        if self.pause == FIRST_PAUSE:
            self.say(
                f"The connection is lost ({error or type(error).__name__}); it is tried again until it is"
                " back."
            )
        time.sleep(self.pause)
        self.pause = min(LONGEST_PAUSE, 2 * self.pause)

    def hear(self, message: Any) -> None:
        """Keep the view up to date; answer if the seat is asked."""
        if message["type"] == "frame":
            self.view = message["view"]
        for step in message.get("steps", []):
            self.view = apply(self.view, step["patch"])
        if message["type"] == "info" and message["table"]["status"] == "broken":
            raise PerihelionError(f"the game cannot be opened: {message['table']['problem']}")
        present = message.get("present")
        if present:
            self.over = present["over"]
            if present["question"] and present["n"] >= self.n:
                self.answer(present)

    def answer(self, present: Any) -> None:
        word = self.word(present["question"])
        self.n = max(self.n, self.table.choose(self.seat, present["n"], word))

    def word(self, question: Any) -> int:
        if self.program.fault is None:
            try:
                return self.program.choose(self.hello(), self.question(question))
            except Failed:
                assert self.program.fault is not None, "whoever fails has a fault"
                self.say(self.program.fault.text(STAND_IN))
        offers = question["offers"]
        return int(offers[self.generator.below(len(offers))]["word"])

    def hello(self) -> Message:
        """The same message as at a table of the command line."""
        info = self.info
        seats = [seat["colour"] for seat in info["seats"]]
        told = {"type": "hello", "protocol": PROTOCOL, "game": info["game"], "title": info["title"]}
        told |= {
            "rules": info["rules_version"],
            "seat": self.seat,
            "seats": seats,
            "options": info["options"],
        }
        return told | {"seed": digest_of(f"{info['id']} seat {self.seat}")}

    def question(self, asked: Any) -> Message:
        offers = [{name: self.named(offer[name]) for name in OFFER} for offer in asked["offers"]]
        question = {"text": self.named(asked["text"]), "rule": asked["rule"]}
        return {"type": "choose", "view": self.view, "question": question, "offers": offers}

    def named(self, told: Any) -> Any:
        """A text with its things by name; whatever is no text stays as it is."""
        if not isinstance(told, str):
            return told
        return THING.sub(lambda thing: self.names[thing[1]][int(thing[2])], told)

    def result(self) -> tuple[Side, ...]:
        sides = self.table.info()["result"] or []
        return tuple([read_side(side) for side in sides])


def give_up_if_refused(error: Exception) -> None:
    """Neither a seat that was lost nor a token that was deleted comes back by waiting."""
    if isinstance(error, InvalidStatus) and error.response.status_code in NOT_OURS:
        raise PerihelionError(
            f"the server refuses the table's socket with status {error.response.status_code}"
        ) from error
    closed = error.rcvd if isinstance(error, ConnectionClosed) else None
    if closed and closed.code in NOT_OUR_EYES:
        raise PerihelionError(
            closed.reason or "the seat is not yours any more, or the token was deleted"
        ) from error


def read_side(side: Any) -> Side:
    """A side of the result, as the server tells it."""
    parts = tuple([(name, points) for name, points in side["parts"]])
    return Side(side["name"], side["score"], side["won"], parts, side.get("place", 0))


def sit_down(table: WebTable, wanted: str, say: Say) -> tuple[Any, int]:
    """The table, and the seat there: one's own, or a free one that is taken now. The owner may have to agree
    first."""
    info = table.info()
    number = seat_number(info, wanted)
    if not own_seats(info, number):
        info = table.request("POST", "/join", {} if number is None else {"seat": number})
        if info["asked"]:
            say("The owner of the table is asked for the seat.")
    while not own_seats(info, number) and info["asked"]:
        time.sleep(LOOK_AGAIN)
        info = table.info()
    if not own_seats(info, number):
        raise PerihelionError("the owner of the table has not given you the seat")
    return info, own_seats(info, number)[0]


def own_seats(info: Any, wanted: int | None) -> list[int]:
    return [seat["seat"] for seat in info["seats"] if seat["yours"] and wanted in (None, seat["seat"])]


def seat_number(info: Any, wanted: str) -> int | None:
    """By its name at the table, or counted from 0 as programs count; any for an empty text."""
    names = {seat["colour"].lower(): seat["seat"] for seat in info["seats"]}
    names |= {str(seat["seat"]): seat["seat"] for seat in info["seats"]}
    if wanted and wanted.lower() not in names:
        raise unknown("seat", wanted, names)
    return names[wanted.lower()] if wanted else None


def sentence(reply: httpx.Response) -> str:
    try:
        return f"{reply.url}: {read(reply.content)['error']}"
    except (Unknown, KeyError, TypeError):
        return f"{reply.url}: status {reply.status_code}; is this a server of Perihelion?"


def read(text: str | bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise Unknown("the answer is not JSON; is this a server of Perihelion?") from error
