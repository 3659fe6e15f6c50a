"""`perihelion verify`: is a record true?"""

from __future__ import annotations

from pathlib import Path

import click

from perihelion.cli.arguments import json_option
from perihelion.cli.console import print_json
from perihelion.cli.records import RECORD, load_record
from perihelion.core.errors import PerihelionError
from perihelion.games import SHELF
from perihelion.records.record import PEOPLE, Record
from perihelion.records.record import verify as verify_record
from perihelion.records.table import Table


@click.command(short_help="Check that a record is true.")
@click.argument("file", type=RECORD)
@json_option
def verify(file: Path, as_json: bool) -> None:
    """Replay a record and compare every digest, the seed with its commitment, every outcome with the seed,
    and the result.

    \b
    Examples:
      perihelion verify game.record
      perihelion verify game.record --json
    """
    try:
        record = load_record(file)
        table = verify_record(record, SHELF)
    except PerihelionError as error:
        if as_json:
            print_json({"file": str(file), "ok": False, "error": str(error)})
        raise
    if as_json:
        print_json({"file": str(file), "ok": True, **counts(record, table)})
    else:
        click.echo(f"{file}: correct: {sentence(table, record)}")


def counts(record: Record, table: Table) -> dict[str, object]:
    outcomes = sum(line.who == "*" for line in record.lines)
    return {
        "game": record.game,
        "seats": len(record.seats),
        "entries": len(record.lines),
        "digests": bool(record.first) + sum(bool(line.digest) for line in record.lines),
        "outcomes": outcomes,
        "seed_checked": bool(record.seed),
        "dice": record.dice or "program",
        "over": table.over(),
        "result": record.result,
    }


def origin(record: Record) -> str:
    """Where chance came from; what people threw nobody can check."""
    if record.dice == PEOPLE:
        return "thrown by people"
    return "as the seed gives them" if record.seed else "without a seed"


def sentence(table: Table, record: Record) -> str:
    found = counts(record, table)
    dice = f"{found['outcomes']} outcomes {origin(record)}"
    ending = f"result {record.result}" if record.result else "over" if table.over() else "not over"
    people = "1 seat" if table.seats == 1 else f"{table.seats} seats"
    entries, digests = found["entries"], found["digests"]
    return f"{table.game.title}, {people}, {entries} entries, {digests} digests compared, {dice}, {ending}."
