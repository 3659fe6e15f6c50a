"""The record of a game: a text file that is the save game, the replay, the bug report and the regression
test.

perihelion record 1
game: solar-sphere
rules: 1
seats: red, black
option level: medium
seed: 5d41...
commitment: 9a0f...
result: 71.5 (1), 60 (2)

1 * lay Lattice Node            #a81c0b2f33e0
2 red deploy 4                  #0be0...
end 2
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from perihelion.core.dice import Fair, commitment
from perihelion.core.errors import PerihelionError, RecordError, quoted, unknown
from perihelion.core.game import Game
from perihelion.core.said import Said, finished
from perihelion.core.steps import CHANCE
from perihelion.records.opening import new_table, sides_of
from perihelion.records.shelf import Shelf
from perihelion.records.table import Table

FORMAT = "perihelion record 1"
KEYS = ("game", "rules", "seats", "seed", "commitment", "dice", "result", "names")
UNNAMED = "record"
"""The place of a record that comes from no file."""
PEOPLE = "people"
"""Who threw the dice, where it was not the program by its seed."""


@dataclass(frozen=True)
class Line:
    """One entry: who spoke (a seat's name, or * for chance), the word, and the digest after it, if
    written."""

    who: str
    text: str
    digest: str = ""


@dataclass(frozen=True)
class Record:
    """A game as text says it; nothing in it has been checked against the rules yet."""

    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: str = ""
    commitment: str = ""
    result: str = ""
    names: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    first: str = ""
    """The digest before the first entry."""
    dice: str = ""
    """PEOPLE where people threw the dice and said what fell."""
    place: str = field(default=UNNAMED, compare=False)


def of_table(
    table: Table, seed: str = "", digests: bool = True, names: tuple[str, ...] = (), dice: str = ""
) -> Record:
    """The record of a table, with the digest after every entry."""
    seats = table.game.rules.seat_names[: table.seats]
    marks = replay_digests(table) if digests else [""] * (len(table.entries) + 1)
    lines = [
        Line("*" if entry.who == CHANCE else seats[entry.who], table.game.rules.words.text(entry.word), mark)
        for entry, mark in zip(table.entries, marks[1:], strict=True)
    ]
    return Record(
        table.game.code,
        table.game.rules.version,
        seats,
        table.options,
        seed,
        commitment(seed) if seed else "",
        scores(table) if table.over() else "",
        tuple([plain(name) for name in names]),
        tuple(lines),
        marks[0],
        dice,
    )


def plain(name: str) -> str:
    """A person's name as the list in the header can hold it: without commas and line breaks."""
    return " ".join(name.replace(",", " ").split())


def scores(table: Table) -> str:
    """`60 (2), 71.5 (1)`: points and places; without places where a game does not rank."""
    return ", ".join(
        [f"{side.score:g}" + (f" ({side.place})" if side.place else "") for side in sides_of(table)]
    )


def replay_digests(table: Table) -> list[str]:
    """The digest at the start and after each entry."""
    again = table.fresh()
    marks = [again.digest()]
    for entry in table.entries:
        again.say(entry.who, entry.word)
        marks.append(again.digest())
    return marks


def write(record: Record) -> str:
    """The record as text."""
    head = [FORMAT, f"game: {record.game}", f"rules: {record.rules}", f"seats: {', '.join(record.seats)}"]
    head += [f"option {name}: {value}" for name, value in record.options.items()]
    more = {
        "names": ", ".join(record.names),
        "seed": record.seed,
        "commitment": record.commitment,
        "dice": record.dice,
        "result": record.result,
    }
    head += [f"{key}: {value}" for key, value in more.items() if value]
    start = [f"start #{record.first}"] if record.first else []
    body = [entry_text(i + 1, line) for i, line in enumerate(record.lines)]
    return "\n".join([*head, "", *start, *body, f"end {len(record.lines)}", ""])


def entry_text(n: int, line: Line) -> str:
    text = f"{n} {line.who} {line.text}"
    return f"{text:<48} #{line.digest}" if line.digest else text


def save(record: Record, path: Path) -> None:
    """Write the file whole or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            file.write(write(record).encode("utf-8", "replace"))
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise RecordError(
            f"{path}: cannot be written: {(error.strerror or 'unknown reason').lower()}"
        ) from error


def load(path: Path) -> Record:
    """Read a file; whatever is wrong with it is said with its name and line."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: not a text file, expected a record beginning with '{FORMAT}'") from error
    except OSError as error:
        raise RecordError(f"{path}: {(error.strerror or 'cannot be read').lower()}") from error
    return read(text, str(path))


def at_line(place: str, line: int) -> Said:
    return Said("{place}, line {line}", place=called(place), line=line)


def at_entry(record: Record, entry: int) -> Said:
    return Said("{place}, entry {entry}", place=called(record.place), entry=entry)


def called(place: str) -> Said:
    """Where a record lies: the name of a file, or a text that somebody has brought."""
    return Said("record") if place == UNNAMED else finished(place)


def wrong(place: Said, what: Said) -> RecordError:
    return RecordError(Said("{place}: {what}", place=place, what=what))


def read(text: str, place: str = UNNAMED) -> Record:
    """The record that a text holds."""
    rows = text.split("\n")
    if rows[0].strip() != FORMAT:
        raise wrong(at_line(place, 1), unexpected(FORMAT, rows[0]))
    blank = next((i for i, row in enumerate(rows) if not row.strip()), len(rows))
    head = read_head(rows[1:blank], place)
    first, lines = read_body(rows, blank + 1, place)
    return Record(
        head["game"],
        read_number(head["rules"], Said("{place}: rules", place=called(place))),
        listed(head["seats"]),
        {key[7:]: value for key, value in head.items() if key.startswith("option ")},
        head.get("seed", ""),
        head.get("commitment", ""),
        head.get("result", ""),
        listed(head.get("names", "")),
        tuple(lines),
        first,
        read_dice(head, place),
        place,
    )


def read_dice(head: dict[str, str], place: str) -> str:
    """Who threw the dice; a seed could not have given what people threw."""
    dice = head.get("dice", "")
    if dice not in ("", PEOPLE):
        raise wrong(called(place), Said("dice: {what}", what=unexpected(PEOPLE, dice)))
    if dice and head.get("seed"):
        raise wrong(called(place), Said("people threw the dice, so there can be no seed"))
    return dice


def read_head(rows: list[str], place: str) -> dict[str, str]:
    head: dict[str, str] = {}
    for i, row in enumerate(rows):
        key, colon, value = row.partition(":")
        if not colon or not (key in KEYS or key.startswith("option ")):
            raise wrong(at_line(place, i + 2), unknown(Said("key"), key, [*KEYS, "option NAME"]).said)
        if key in head:
            raise wrong(at_line(place, i + 2), Said("{key} stands there twice", key=quoted(key)))
        head[key] = value.strip()
    for key in ("game", "rules", "seats"):
        if key not in head:
            raise wrong(called(place), Said("the line '{key}: ...' is missing", key=key))
    return head


def read_body(rows: list[str], start: int, place: str) -> tuple[str, list[Line]]:
    first = ""
    lines: list[Line] = []
    for i in range(start, len(rows)):
        row = rows[i].strip()
        if not row and i == len(rows) - 1:
            break
        if row.startswith("start #"):
            first = row[7:]
        elif row.startswith("end "):
            if read_number(row[4:], at_line(place, i + 1)) != len(lines):
                few = Said("{row} but there are {n} entries; some are missing", row=quoted(row), n=len(lines))
                raise wrong(at_line(place, i + 1), few)
            if "".join(rows[i + 1 :]).strip():
                raise wrong(at_line(place, i + 2), Said("expected nothing after {row}", row=quoted(row)))
            return first, lines
        else:
            lines.append(read_entry(row, len(lines) + 1, at_line(place, i + 1)))
    cut = Said("truncated: expected 'end {n}' after entry {n}, found the end of the file", n=len(lines))
    raise wrong(called(place), cut)


def read_entry(row: str, n: int, place: Said) -> Line:
    parts = row.split(None, 2)
    if len(parts) < 3 or parts[0] != str(n):
        expected = Said("expected entry {n} as '{n} SEAT WORD', found {row}", n=n, row=quoted(row))
        raise wrong(place, expected)
    text, _, mark = parts[2].partition("#")
    return Line(parts[1], text.strip(), mark.strip())


def read_number(text: str, place: Said) -> int:
    if not (text.strip().isdecimal() and len(text) < 10):
        raise wrong(place, Said("expected a number, found {text}", text=quoted(text.strip())))
    return int(text)


def unexpected(expected: str, found: str) -> Said:
    return Said("expected '{expected}', found {found}", expected=expected, found=quoted(found))


def listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",")) if text else ()


def open_table(record: Record, shelf: Shelf, told: bool = True) -> Table:
    """An empty table with the record's game, seats and options."""
    try:
        game = shelf.edition(record.game, record.rules)
        table = new_table(game, len(record.seats), record.options, told)
    except RecordError:
        raise
    except PerihelionError as error:
        raise wrong(called(record.place), error.said) from error
    if record.seats != game.rules.seat_names[: table.seats]:
        expected, found = ", ".join(game.rules.seat_names[: table.seats]), ", ".join(record.seats)
        raise wrong(called(record.place), Said("seats: {what}", what=unexpected(expected, found)))
    return table


def replay(
    record: Record,
    shelf: Shelf,
    to: int | None = None,
    told: bool = True,
    before: Callable[[Table, int], None] | None = None,
) -> Table:
    """The table after the first `to` entries, every digest compared on the way; `before` is called before
    each entry."""
    table = open_table(record, shelf, told)
    compare(record, record.first, table, 0)
    count = len(record.lines) if to is None else min(to, len(record.lines))
    for i in range(count):
        if before is not None:
            before(table, i)
        line = record.lines[i]
        say(record, table, i)
        compare(record, line.digest, table, i + 1)
    return table


def say(record: Record, table: Table, i: int) -> None:
    line = record.lines[i]
    try:
        who = CHANCE if line.who == "*" else seat_number(line.who, table.game, table.seats)
        table.say(who, table.game.rules.words.number(line.text))
    except PerihelionError as error:
        said = quoted(f"{line.who} {line.text}")
        raise wrong(at_entry(record, i + 1), Said("{said}: {why}", said=said, why=error.said)) from error


def seat_number(name: str, game: Game, seats: int) -> int:
    names = game.rules.seat_names[:seats]
    if name not in names:
        raise unknown(Said("seat"), name, names)
    return names.index(name)


def compare(record: Record, mark: str, table: Table, n: int) -> None:
    if mark and mark != table.digest():
        other = Said(
            "the position has digest {digest}, the record says {mark}",
            digest=table.digest(),
            mark=quoted(mark),
        )
        raise wrong(at_entry(record, n), other)


def verify(record: Record, shelf: Shelf) -> Table:
    """Replay everything; check the seed against its commitment, every outcome against the seed, and the
    result."""
    dice = check_seed(record)

    def fair(table: Table, i: int) -> None:
        if dice is not None and record.lines[i].who == "*":
            check_outcome(record, table, i, dice)

    table = replay(record, shelf, told=False, before=fair)
    if record.result and (not table.over() or record.result != scores(table)):
        found = finished(scores(table)) if table.over() else Said("an unfinished game")
        other = Said(
            "result: the record says {said}, the replay gives {found}",
            said=quoted(record.result),
            found=found,
        )
        raise wrong(called(record.place), other)
    return table


def check_seed(record: Record) -> Fair | None:
    if not record.seed:
        return None
    if len(record.seed) != 64 or set(record.seed) - set("0123456789abcdef"):
        digits = Said("seed: expected 64 hexadecimal digits, found {seed}", seed=quoted(record.seed))
        raise wrong(called(record.place), digits)
    expected = commitment(record.seed)
    if expected != record.commitment:
        other = Said(
            "commitment: the seed's is {expected}, this says {said}",
            expected=expected,
            said=quoted(record.commitment) if record.commitment else Said("nothing"),
        )
        raise wrong(called(record.place), other)
    return Fair(record.seed)


def check_outcome(record: Record, table: Table, i: int, dice: Fair) -> None:
    word = table.outcome(dice)
    if word is None:
        return
    expected = table.game.rules.words.text(word)
    if record.lines[i].text.lower() != expected.lower():
        other = Said(
            "the seed gives '{expected}', the record says {said}",
            expected=expected,
            said=quoted(record.lines[i].text),
        )
        raise wrong(at_entry(record, i + 1), other)
