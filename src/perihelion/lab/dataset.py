"""Data sets: games of bots, or records of games, one row for each choice."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from perihelion.core.errors import PerihelionError, RecordError
from perihelion.core.game import Game
from perihelion.core.steps import CHANCE
from perihelion.games import SHELF
from perihelion.lab.decisions import Decisions, Row
from perihelion.lab.plan import Plan, Study, Trial, trials
from perihelion.lab.trials import Tables, play_bots
from perihelion.lab.versions import digest
from perihelion.records.record import load, replay
from perihelion.records.table import Table

DATASET: Final = "dataset"


def games_plan(
    game: Game, bots: list[str], games: int, given: dict[str, str], seed: str, seconds: float
) -> Plan:
    """Games that are played for it, in all seatings of the bots."""
    study = Study(" ".join(bots), tuple(bots), given, games)
    return Plan(
        DATASET, game.code, game.rules.version, digest(game.code, {}), seed, (study,), seconds=seconds
    )


def records_plan(game: Game, paths: list[Path]) -> Plan:
    """Games that were played already. A folder stands for all records in it."""
    found: list[str] = []
    for path in paths:
        if not path.exists():
            raise RecordError(f"{path}: there is no such file or folder")
        inside = sorted(path.rglob("*.record")) if path.is_dir() else [path]
        if not inside:
            raise RecordError(f"{path}: holds no records")
        found += [str(file.resolve()) for file in inside]
    return Plan(DATASET, game.code, game.rules.version, digest(game.code, {}), "", (), records=tuple(found))


def write_chunk(plan: Plan, number: int) -> Tables:
    """The rows of one chunk: of games that are played now, or of records."""
    game = SHELF.find(plan.game)
    tables: Tables = {"decisions": [], "games": [], "faults": []}
    first = number * plan.chunk()
    for at, path in enumerate(plan.records[first : first + plan.chunk()]):
        add_record(game, path, first + at, tables)
    if not plan.records:
        for trial in trials(plan, number):
            add_game(game, plan, trial, tables)
    return tables


def add_game(game: Game, plan: Plan, trial: Trial, tables: Tables) -> None:
    """A game that is played for the data set."""
    players = [trial.study.bots[who] for who in trial.seating]
    watcher = Decisions(game, f"deal {trial.deal} seating {trial.seating}", players, trial.study.options)
    sides = play_bots(game, plan, trial, watcher, tables)
    tables["decisions"] += watcher.told(sides)
    tables["games"].append((trial.number, trial.study.name, trial.deal, len(watcher.rows), None, None, None))


def add_record(game: Game, path: str, number: int, tables: Tables) -> None:
    """The choices of a record; one that cannot be used is told and left out."""
    try:
        rows = record_rows(game, Path(path))
    except (PerihelionError, OSError) as error:
        told = (
            str(error)
            if isinstance(error, PerihelionError)
            else f"{path}: {(error.strerror or 'cannot be read').lower()}"
        )
        tables["faults"].append((number, CHANCE, path, told))
        return
    tables["decisions"] += rows
    tables["games"].append((number, "records", number, len(rows), None, None, None))


def record_rows(game: Game, path: Path) -> list[Row]:
    """Every digest of the record is compared on the way."""
    record = load(path)
    if record.game != game.code:
        raise RecordError(f"{path}: a game of {record.game}, not of {game.code}")
    if record.rules != game.rules.version:
        raise RecordError(
            f"{path}: a data set holds today's rules, version {game.rules.version}; this is a game under"
            f" version {record.rules}"
        )
    watcher = Decisions(game, path.name, list(record.names) or [""] * len(record.seats), record.options)

    def before(table: Table, entry: int) -> None:
        line = record.lines[entry]
        seat = record.seats.index(line.who) if line.who in record.seats else CHANCE
        word = game.rules.words.number(line.text)
        if seat != CHANCE and word in table.offers(seat):
            watcher.asked(table.state, seat, table.offers(seat), word)

    table = replay(record, SHELF, told=False, before=before)
    if not table.over():
        raise RecordError(f"{path}: the game is not over, so nobody knows how it ended")
    return watcher.told(game.rules.result(table.state))
