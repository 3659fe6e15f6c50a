"""What goes over the wire while a game is played: views, questions, steps, choices, and why something was not
done.

Two numbers name a place in a game. `n` counts every event that a table ever stored, undo included; it only
grows, and whoever chooses says which n the choice answers. `step` counts the entries that stand, as a record
does; undo lowers it.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from perihelion.core.said import Said
from perihelion.server.wire.tables import ALL_SEATS, ChatLine, Eyes, Number, Record, SeatNumber, TableInfo


class Line(Record, frozen=True, omit_defaults=True):
    """A sentence of the log. `{hex:3}` stands for a thing of the game's vocabulary."""

    step: int
    text: Said
    readers: list[int] = field(default_factory=list)
    """The seats that may read it, where not everybody may."""

    def read_by(self, eyes: int) -> bool:
        return not self.readers or eyes in self.readers


class Offer(Record, frozen=True):
    """A word that may be said: its number and text, the thing that lights up (or an empty kind), what it
    costs or brings. Here and in every other text `{hex:3}` stands for a thing, as in the log."""

    word: int
    text: Said
    verb: str
    kind: str
    id: int
    hint: Said
    reveals: bool
    """Something becomes known by it, so that it cannot be taken back."""


class Question(Record, frozen=True):
    """What one seat is asked."""

    seat: int
    text: Said
    rule: str
    offers: list[Offer]
    owner: int
    """The side whose pieces it is about: the seat itself, or another that it answers for."""
    sealed: bool
    """The answer goes into an envelope, which can be taken back as long as all are closed."""
    moment: int | None
    """Which of the game's moments this is, if the seat may say that it never wants to be asked there."""
    declining: int | None
    """The word among the offers that is said for a seat that does not want to be asked here."""


class Undo(Record, frozen=True):
    """The choice that a seat may take back."""

    seat: int
    step: int
    text: Said


class Outcome(Record, frozen=True):
    """Something that can fall, as a word of the game."""

    word: int
    text: Said


class Throw(Record, frozen=True):
    """What can fall where people throw the dice; whoever is told this may say what fell."""

    hidden: bool
    """It is not for all to see."""
    outcomes: list[Outcome]


class Present(Record, frozen=True):
    """How the game stands now, for one pair of eyes: whom it waits for, what these eyes are asked, what they
    may take back."""

    n: int
    step: int
    waiting: list[int]
    over: bool
    question: Question | None
    undo: Undo | None
    left: list[float | None]
    """The clocks at `at`; only those of waiting seats run."""
    at: float
    sealed: list[int]
    """The seats whose envelopes lie closed on the table."""
    standing: list[int]
    """The moments at which this seat does not want to be asked; of other seats nobody is told."""
    throwers: list[int]
    """The seats that may say what fell, where people throw the dice and chance must speak; -1 for an owner
    who has none."""
    throw: Throw | None


class Frame(Record, frozen=True, tag="frame", tag_field="type"):
    """Everything anew: after connecting, after undo."""

    eyes: int
    view: Any
    log: list[Line]
    present: Present


class Step(Record, frozen=True, omit_defaults=True):
    """One entry as these eyes saw it: what the log says of it, and what it changed in the view."""

    step: int
    lines: list[Said]
    patch: Any
    readers: dict[int, list[int]] = field(default_factory=dict)
    """Who may read a line, by its place, where not everybody may."""


class Steps(Record, frozen=True, tag="steps", tag_field="type"):
    """What happened since event `since`, entry by entry, and how things stand after it."""

    eyes: int
    since: int
    steps: list[Step]
    present: Present


class Info(Record, frozen=True, tag="info", tag_field="type"):
    """Seats, requests, status, clocks have changed."""

    table: TableInfo


class Chat(Record, frozen=True, tag="chat", tag_field="type"):
    lines: list[ChatLine]


Message = Frame | Steps | Info | Chat
"""What the socket of a table sends. It expects no messages; whatever a client wants to say it says over
HTTP."""


class Choice(Record, frozen=True):
    """`n` is the event that the chooser has seen last."""

    seat: SeatNumber
    n: Number
    word: Number


class Fell(Record, frozen=True):
    """What the dice or the cards of people show. `n` is the event that was seen last."""

    n: Number
    word: Number


class TakeBack(Record, frozen=True):
    seat: SeatNumber
    n: Number


class Standing(Record, frozen=True):
    """The moments of the game at which a seat does not want to be asked."""

    seat: int
    moments: list[int]


class Accepted(Record, frozen=True):
    """The choice is stored; the socket tells what came of it."""

    n: int


class Say(Record, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class WhyNot(Record, frozen=True):
    """The rule and the reason why a thing may not be chosen; both empty when it may."""

    rule: str
    text: Said


class Replay(Record, frozen=True):
    """A game from its first step, for one pair of eyes: the view before it, then every entry."""

    eyes: int
    view: Any
    steps: list[Step]
    over: bool


class Branch(Record, frozen=True):
    """A new table from a step of this one: the asker in one seat or in all, bots in the others."""

    step: Number
    seat: Eyes = ALL_SEATS
    bot: str = "captain"


class Import(Record, frozen=True):
    record: Annotated[str, Meta(max_length=400_000)]


class Created(Record, frozen=True):
    id: str


# Refusals


class Problem(Record, frozen=True):
    """Why a request was not done. A choice that answered an old event comes with how things stand now."""

    error: Said
    rule: str = ""
    present: Present | None = None
