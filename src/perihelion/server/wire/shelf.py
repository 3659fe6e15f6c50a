"""What goes over the wire about games: how they can be set up, and their rulebooks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from perihelion.core.said import Said
from perihelion.server.wire.record import Record


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
    options: dict[str, str] = msgspec.field(default_factory=dict)


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
