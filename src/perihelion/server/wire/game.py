"""What goes over the wire while a game is played: views, questions, steps, choices, and why something was not
done.

Two numbers name a place in a game. `n` counts every event that a table ever stored, undo included; it only
grows, and whoever chooses says which n the choice answers. `step` counts the entries that stand, as a record
does; undo lowers it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, field

from perihelion.core.game import Meaning
from perihelion.core.said import NOTHING_SAID, Said
from perihelion.records.ahead import Then
from perihelion.server.wire.record import Eyes, Number, Record, SeatNumber
from perihelion.server.wire.tables import ALL_SEATS, ChatLine, TableInfo


class Change(Record, frozen=True, omit_defaults=True):
    """What a seat has more or less of: its name, its kind and number in the vocabulary for the icon."""

    what: Said
    kind: str
    id: int
    amount: int
    laid: int = 0
    """So many of those that are gone lie on the table: they were not paid."""


class News(Record, frozen=True, omit_defaults=True):
    """What a line of the log means to one side."""

    kind: Meaning
    """The last one is for all to know: who begins."""
    side: int
    text: Said = NOTHING_SAID
    """In short, where the line itself is long."""
    changes: list[Change] = field(default_factory=list)
    """What the side gained or lost by it."""


class Line(Record, frozen=True, omit_defaults=True):
    """A sentence of the log. `{hex:3}` stands for a thing of the game's vocabulary."""

    step: int
    text: Said
    readers: list[int] = field(default_factory=list)
    """The seats that may read it, where not everybody may."""
    news: list[News] = field(default_factory=list)
    """What it means to others than who did it; for the card at the end of a phase."""

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
    final: bool
    """It reveals something, or ends the seat's turn without a way back; nothing else needs to be
    confirmed."""
    why_final: Said
    """Why, in a sentence; empty where it is not final."""


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
    whole: Undo | None
    """The first choice of the seat's turn that can still be taken back, with all that came after it; the same
    as `undo` where that is the only one."""
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
    news: dict[int, list[News]] = field(default_factory=dict)
    """What a line means to whom, by its place."""


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


LONGEST_CHAIN: Final = 50
"""So many words may follow the first in one choice."""


class Choice(Record, frozen=True):
    """`n` is the event that the chooser has seen last."""

    seat: SeatNumber
    n: Number
    word: Number
    then: Annotated[list[Number], Meta(max_length=LONGEST_CHAIN)] = field(default_factory=list)
    """What the seat says next, if it is asked again and these words are offered; the first that is not ends
    the chain, and what was said stands."""


class Fell(Record, frozen=True):
    """What the dice or the cards of people show. `n` is the event that was seen last."""

    n: Number
    word: Number


class TakeBack(Record, frozen=True):
    seat: SeatNumber
    n: Number
    whole: bool = False
    """Back to the beginning of the seat's turn, or as far as can be taken back."""


class Standing(Record, frozen=True):
    """The moments of the game at which a seat does not want to be asked."""

    seat: int
    moments: list[int]


class Accepted(Record, frozen=True):
    """The choice is stored; the socket tells what came of it."""

    n: int
    said: int = 0
    """How many words of a choice were said."""


class Silent(Record, frozen=True):
    """A word that the rules say for a seat that has no choice, and the thing that it names."""

    word: int
    text: Said
    verb: str
    kind: str
    id: int


class Link(Record, frozen=True):
    """A word that a seat may say, now or after others of its own, and all that it may say after it."""

    word: int
    text: Said
    verb: str
    kind: str
    id: int
    hint: Said
    reveals: bool
    final: bool
    why_final: Said
    changes: list[Change]
    """What the seat has gained and paid since the beginning of the chain, net."""
    then: Then
    question: Said
    """The next question, where the seat is asked on."""
    facts: dict[str, int]
    """The figures of its hint by their names, for whoever draws them: `cost` 2, `cv` 4, `dv` 1. What is no
    figure counts 1."""
    also: list[Silent]
    """What the rules say for the seat after it, since there is no choice; not to be said by anybody."""
    drawn: Any
    """What the game's pictures draw of it before it is said, such as a way: a record of the game's own, or
    nothing."""
    links: list[Link]
    times: int
    """How often it can be said in a row, of a word after which the same is asked again."""
    more: int
    """How many words of its verb can follow it, while the same is asked again."""
    beyond: list[Link]
    """What could be said to the next question, of a word that names no thing and only ends this one."""


class Ahead(Record, frozen=True):
    """The words of one seat after one another, as far as nobody else must speak: from what this seat may
    know alone."""

    seat: int
    n: int
    whole: bool
    """Nothing was cut off for want of time or room."""
    links: list[Link]
    has: list[Change]
    """What the seat has now; nothing is said of what it has none of."""


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
    laid: int
    """How many of the steps lay the table out, before anybody is asked."""


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
