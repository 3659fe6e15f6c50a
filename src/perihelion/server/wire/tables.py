"""What goes over the wire about games, people and tables, as typed records; `game.py` has what is said while
a game is played. The client's types are generated from both."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from perihelion.core.game import SPECTATOR
from perihelion.core.said import Said

Visibility = Literal["public", "link", "private"]
"""Listed for all; for whoever has the link; only for those whom the owner admits."""
Status = Literal["open", "playing", "over", "broken"]
"""Waiting for players; being played; finished; a game that cannot be opened."""
SeatKind = Literal["open", "person", "bot"]
AtZero = Literal["bot", "nothing"]
DiceOf = Literal["server", "people"]
"""Who throws the dice: the server, by its secret, or the people at the table, who say what fell."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ALL_SEATS: Final = -1
"""In a request for a branch: every seat is the asker's."""
Eyes = Annotated[int, Meta(ge=SPECTATOR, le=15)]
"""The seat through whose eyes a table is seen; -1 is a spectator."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A message that is exactly what its type says. None ever holds itself, which the collector need not look
    for."""


# The shelf


class OptionInfo(Record, frozen=True):
    """One thing to settle before the game: what a request calls it and its values, and what people do."""

    name: str
    values: list[str]
    help: Said
    default: str
    label: Said
    labels: list[Said]
    """For each of the values."""


class FaceInfo(Record, frozen=True):
    """One of the bots by name: the code of the portrait, and a word or three about the character."""

    code: str
    name: Said
    traits: Said


class BotInfo(Record, frozen=True):
    """A level of opponents: what a request calls it, what people call it, how it plays, who plays at it."""

    code: str
    name: Said
    says: Said
    faces: list[FaceInfo]


class GameInfo(Record, frozen=True):
    """A box on the shelf: a game, or one of its presets with some options settled."""

    code: str
    """Of the box; a new table is asked for by it."""
    game: str
    """The code of the game in it; its rules and its almanac lie there."""
    title: Said
    summary: Said
    rules_version: int
    fewest: int
    most: int
    """As it stands on the box: so many with the options as they usually are."""
    seats: list[int]
    """Every number of seats that some options go with."""
    minutes: tuple[int, int]
    weight: Said
    options: list[OptionInfo]
    solo_option: str
    """The option with the level of the automatic opponent of a solo game; empty where there is none."""
    automatic: list[list[Said]]
    """What the sides are called that the rules drive: for each number of seats from the fewest, with the
    options as they usually are."""
    seat_names: list[str]
    """For the largest number of players."""
    seat_labels: list[Said]
    """What people call these seats."""
    bots: list[BotInfo]


class SetupRequest(Record, frozen=True):
    """How somebody would set a game up."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str] = {}


class ClosedSeats(Record, frozen=True):
    """A number of seats that does not go with the options, and why."""

    seats: int
    rule: str
    text: Said


class ClosedValue(Record, frozen=True):
    """A value that does not go with the rest, and why."""

    option: str
    value: str
    rule: str
    text: Said


class SetupInfo(Record, frozen=True):
    """Whether seats and options go together, and what else would not if one thing alone were changed."""

    rule: str
    text: Said
    """Why they do not; empty if they do."""
    automatic: list[Said]
    """What the sides are called that the rules will drive; none where it does not fit."""
    seats: list[ClosedSeats]
    values: list[ClosedValue]


class PlannedInfo(Record, frozen=True):
    """A game that is still being made."""

    code: str
    title: Said
    fewest: int
    most: int
    minutes: tuple[int, int]


class Passage(Record, frozen=True):
    """A paragraph, an item, a rule, or a table's row with a text for each column. `**bold**` and `` `code` ``
    are left in."""

    id: str
    """The rule's id; empty where it has none."""
    texts: list[Said]
    origin: str
    """Where a rule comes from: printed, public, ours."""


class Block(Record, frozen=True):
    """Passages of one kind that stand together; only a table has a header."""

    kind: Literal["paragraph", "list", "rules", "table"]
    header: list[Said]
    passages: list[Passage]


class Chapter(Record, frozen=True):
    """A heading as deep as it is written, and what stands beneath it up to the next heading."""

    title: Said
    depth: int
    blocks: list[Block]


class RulebookInfo(Record, frozen=True):
    """A game's rules reference in the order in which it is written."""

    game: str
    title: Said
    chapters: list[Chapter]


class Printed(Record, frozen=True):
    """What stands on a game's components, and the names of all its things."""

    almanac: Any
    nouns: dict[str, list[Said]]


# People


class Me(Record, frozen=True):
    """Who is asking. A guest has no login; `known` is false until the guest did something worth keeping."""

    id: str
    name: str
    login: str | None
    known: bool
    webhook: str | None
    language: str | None
    """The language that was chosen; null for the browser's."""
    reads: str
    """The language that the answers are in."""


class Rename(Record, frozen=True):
    name: Name


class Credentials(Record, frozen=True):
    login: Login
    password: Password


class NewPassword(Record, frozen=True):
    """The present password, and the one that shall take its place."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Webhook(Record, frozen=True):
    """Where to post when it is this person's turn; null for nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


class LanguageChoice(Record, frozen=True):
    """The code of an offered language; null for whichever the browser asks for."""

    language: Annotated[str, Meta(max_length=40)] | None


class LanguageInfo(Record, frozen=True):
    """A language that people may choose, and what those call it who speak it."""

    code: str
    name: str


class PageTexts(Record, frozen=True):
    """What the client says of its own in a language: by the English text a translation, or one for each form
    of number. `forms` has the form for 0 to 199; a larger number has that of its last two digits."""

    forms: list[int]
    texts: dict[str, str | list[str]]


class TokenRequest(Record, frozen=True):
    label: Name


class TokenInfo(Record, frozen=True):
    id: str
    label: str
    created: float


class NewToken(Record, frozen=True):
    """The token is shown once and never again."""

    id: str
    label: str
    token: str


# Tables


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
    options: dict[str, str] = {}
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
