"""What goes over the wire about tables, as typed records; `game.py` has what is said while a game is
played, `shelf.py` and `people.py` the rest. The client's types are generated from all of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from perihelion.core.said import Said
from perihelion.server.wire.record import Record, SeatNumber

Visibility = Literal["public", "link", "private"]
"""Listed for all; for whoever has the link; only for those whom the owner admits."""
Status = Literal["open", "playing", "over", "broken"]
"""Waiting for players; being played; finished; a game that cannot be opened."""
SeatKind = Literal["open", "person", "bot"]
AtZero = Literal["bot", "nothing"]
DiceOf = Literal["server", "people"]
"""Who throws the dice: the server, by its secret, or the people at the table, who say what fell."""
ALL_SEATS: Final = -1
"""In a request for a branch: every seat is the asker's."""


class Clock(Record, frozen=True):
    """Seconds for the whole game, and seconds added each time a seat has answered and others must."""

    bank: Annotated[int, Meta(ge=10, le=60 * 60 * 24 * 30)]
    increment: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 7)]
    at_zero: AtZero


class SeatRequest(Record, frozen=True):
    """What a new table's seat is for: the asker (`me`), anybody (`open`), or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class NewTable(Record, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    visibility: Visibility = "link"
    clock: Clock | None = None
    start: bool = True
    """Start as soon as every seat is taken."""
    hints: bool = False
    """Whether players may ask for hints."""
    dice: DiceOf = "server"


class SeatInfo(Record, frozen=True):
    seat: int
    colour: str
    """The seat's name in its game: red, black."""
    label: Said
    """What people call the seat."""
    kind: SeatKind
    name: Said
    """The person's or the bot's name; empty for an open seat."""
    bot: str
    level: Said
    """How strong the bot is, as people call it; empty for others."""
    face: str
    """The bot's portrait; empty for others, and for bots of tables that are older than the portraits."""
    yours: bool
    here: bool
    """A person with this table on the screen."""
    left: float | None
    """Seconds on the clock when `at` was written; null without a clock."""


class JoinRequest(Record, frozen=True):
    """Somebody asks for a seat; the owner decides."""

    person: str
    name: str
    seat: int


class Fairness(Record, frozen=True):
    """SHA-256 of the secret, shown before the first move; the secret itself once the game is over. Empty
    where people throw the dice.

    Outcomes before `first_step` came from the table that this one was branched or imported from."""

    commitment: str
    secret: str | None
    first_step: int


class Origin(Record, frozen=True):
    table: str
    step: int


class SideInfo(Record, frozen=True):
    name: Said
    score: float
    won: bool
    parts: list[tuple[Said, float]]
    place: int = 0
    """1 for the best; 0 where the game, or a result stored earlier, does not rank."""


class ChatLine(Record, frozen=True):
    number: int
    seat: int
    """The writer's seat, -1 for a spectator."""
    name: str
    text: str
    at: float


class TableInfo(Record, frozen=True):
    """All about a table but the game itself, as one person may know it."""

    id: str
    name: str
    game: str
    box: str
    """The box that it came from: the game's own, or a preset's."""
    title: Said
    """Of the box."""
    rules_version: int
    options: dict[str, str]
    visibility: Visibility
    status: Status
    automatic: list[Said]
    """What the sides are called that the rules drive; they are numbered after the seats."""
    problem: Said
    """Why the game cannot be opened; what is stored of it stays."""
    former: bool
    """Whether it goes on under former rules."""
    owner: bool
    seats: list[SeatInfo]
    waiting: list[int]
    clock: Clock | None
    hints: bool
    """Whether players may ask for hints."""
    dice: DiceOf
    at: float
    fairness: Fairness
    requests: list[JoinRequest]
    asked: bool
    """You asked for a seat and wait for the owner."""
    rematch: str | None
    origin: Origin | None
    result: list[SideInfo] | None
    step: int
    known_steps: int
    """How many of the first steps you have seen whole: so far the game may be branched before it is over."""
    barred: list[int]
    """Seats that you may not take before the game is over: you have seen it through other eyes."""
    created: float
    moved: float
    """When the last thing happened."""


class TableRow(Record, frozen=True):
    """A line of the lobby."""

    id: str
    name: str
    game: str
    box: str
    title: Said
    status: Status
    seats: list[SeatInfo]
    waiting: list[int]
    """For whom the game waits, to answer or to say what fell; -1 is an owner without a seat."""
    your_turn: bool
    clock: Clock | None
    visibility: Visibility
    moved: float
    result: list[SideInfo] | None
    place: Said
    """How far the game is: round 3 of 6. Empty where it does not tell."""
    asks: Said
    """What you are asked there, things by name; empty where the game does not wait for you."""


class Lobby(Record, frozen=True):
    """Open tables that anybody may join, those to watch, and one's own with those that wait for oneself
    first."""

    open: list[TableRow]
    running: list[TableRow]
    mine: list[TableRow]


class Join(Record, frozen=True):
    seat: SeatNumber | None = None


class SetSeat(Record, frozen=True):
    """The owner fills a seat: with a bot, with nobody, or with somebody who asked."""

    kind: Literal["open", "bot", "person"]
    bot: str = ""
    person: str = ""


class Refuse(Record, frozen=True):
    person: Annotated[str, Meta(max_length=64)]
