"""`perihelion replay`: go through a record again and look."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from perihelion.cli.arguments import json_option
from perihelion.cli.console import console, print_json
from perihelion.cli.records import RECORD, load_record
from perihelion.cli.terminal.pictures import score_table, seat_style, table_picture, verdict
from perihelion.core.dice import Generator
from perihelion.core.errors import RecordError
from perihelion.core.steps import CHANCE
from perihelion.former.editions import is_former
from perihelion.games import SHELF
from perihelion.lab.laws import Broken, check_all
from perihelion.records.opening import sides_of
from perihelion.records.record import Record
from perihelion.records.record import replay as replay_record
from perihelion.records.table import Table, named


@dataclass
class Moment:
    """One entry of the record: what was offered before it, and what the log tells of it."""

    n: int
    who: str
    word: str
    offers: list[str] = field(default_factory=list)
    story: list[str] = field(default_factory=list)


class Witness:
    """Sees the table before each entry of a replay."""

    def __init__(self, record: Record, check: bool) -> None:
        self.record = record
        self.check = check
        self.moments: list[Moment] = []
        self.lines = 0

    def before(self, table: Table, i: int) -> None:
        self.hear(table)
        line = self.record.lines[i]
        names = table.game.rules.seat_names[: table.seats]
        offered = table.offers(names.index(line.who)) if line.who in names else []
        self.moments.append(Moment(i + 1, line.who, line.text, table.game.rules.words.texts(offered)))
        self.inspect(table)

    def hear(self, table: Table) -> None:
        """Give the sentences since the last entry to it; those of the setting-up to the first."""
        if table.log is None or not self.moments:
            return
        new = table.log.lines[self.lines :]
        self.lines = len(table.log.lines)
        self.moments[-1].story += [named(table.game, line.text) for line in new]

    def inspect(self, table: Table) -> None:
        if not self.check:
            return
        if is_former(table.game):
            raise RecordError(
                f"{self.record.place}: --check knows the laws of today's rules only; this record is of"
                f" version {self.record.rules}"
            )
        try:
            check_all(table.game, table.state, Generator(f"check {len(self.moments)}"))
        except Broken as error:
            raise RecordError(
                f"{self.record.place}, before entry {len(table.entries) + 1}: {error}"
            ) from error


@click.command(short_help="Go through a record again.")
@click.argument("file", type=RECORD)
@click.option("--to", metavar="N", type=click.IntRange(min=0), help="Stop after entry N.")
@click.option("--story", is_flag=True, help="Tell the game, sentence by sentence.")
@click.option("--offers", is_flag=True, help="Show before each choice what was offered.")
@click.option("--check", is_flag=True, help="Check every law of the game at every entry, as fuzz does.")
@json_option
def replay(file: Path, to: int | None, story: bool, offers: bool, check: bool, as_json: bool) -> None:
    """Go through a record again: the position it leads to, its story, every choice.

    \b
    Examples:
      perihelion replay game.record
      perihelion replay game.record --to 120
      perihelion replay game.record --story
      perihelion replay game.record --offers --json
    """
    record = load_record(file)
    if to is not None and to > len(record.lines):
        raise RecordError(f"{file}: --to {to}: the record has {len(record.lines)} entries")
    witness = Witness(record, check)
    table = replay_record(record, SHELF, to, told=story, before=witness.before)
    witness.hear(table)
    witness.inspect(table)
    if as_json:
        print_json(described(record, table, witness.moments, story, offers))
    else:
        show(console(), record, table, witness.moments, story, offers)


def described(
    record: Record, table: Table, moments: list[Moment], story: bool, offers: bool
) -> dict[str, Any]:
    entries = []
    for moment in moments:
        entry: dict[str, Any] = {"n": moment.n, "who": moment.who, "word": moment.word}
        entry |= {"offers": moment.offers} if offers else {}
        entry |= {"story": moment.story} if story else {}
        entries.append(entry)
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": list(record.seats),
        "options": record.options,
        "entries": entries,
        "over": table.over(),
        "digest": table.digest(),
        "score": [
            {"name": side.name, "score": side.score, "won": side.won, "place": side.place}
            for side in sides_of(table)
        ],
    }


def show(at: Console, record: Record, table: Table, moments: list[Moment], story: bool, offers: bool) -> None:
    options = "".join(f", {name} {value}" for name, value in record.options.items())
    at.print(
        Text(
            f"{table.game.title}: {', '.join(record.seats)}{options}; entry {len(moments)} of"
            f" {len(record.lines)}"
        )
    )
    for moment in moments if story or offers else []:
        show_moment(at, moment, story, offers)
    if not (story or offers):
        at.print(table_picture(table.game, table.state, CHANCE))
    sides = sides_of(table)
    at.print(score_table(sides, table.over()))
    at.print(Text(verdict(sides) if table.over() else waiting_for(table)))


def show_moment(at: Console, moment: Moment, story: bool, offers: bool) -> None:
    at.print(
        Text.assemble((f"{moment.n:>4} ", "dim"), (moment.who, seat_style(moment.who)), f" {moment.word}")
    )
    if offers and moment.offers:
        at.print(
            Padding(Text("offered: " + ", ".join(moment.offers), style="dim"), (0, 0, 0, 5), expand=False)
        )
    for sentence in moment.story if story else []:
        at.print(Padding(Text(sentence, style="italic"), (0, 0, 0, 5), expand=False))


def waiting_for(table: Table) -> str:
    names = table.game.rules.seat_names[: table.seats]
    waited = [names[seat] for seat in table.waiting()]
    return f"The game waits for {' and '.join(waited) or 'chance'}."
