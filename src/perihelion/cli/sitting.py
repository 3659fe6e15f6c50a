"""Who sits at the table, with which dice, and the file the game is kept in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from perihelion.bots import make_bot
from perihelion.cli.arguments import ME, read_players
from perihelion.cli.records import autosave_path, load_record
from perihelion.core.dice import Dice, Fair, Generator, secret_from
from perihelion.core.errors import RecordError, Unknown
from perihelion.core.game import Game
from perihelion.core.record import Record, of_table, replay, save, verify
from perihelion.core.steps import chance
from perihelion.core.table import Entry, Table
from perihelion.games import SHELF
from perihelion.lab.match import ask


@dataclass
class Sitting:
    """A table and its players, by seat. The secret is the seed of the dice, and empty where the record tells none."""

    table: Table
    players: list[str]
    secret: str
    file: Path | None
    saved: list[Entry] | None
    """The entries in the file; None before it is written."""

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == ME]

    def save(self, path: Path | None = None) -> Path:
        """Write the record; without a name to the game's file, and without one to a new file of its own."""
        target = path or self.file or autosave_path(self.table.game.code)
        save(of_table(self.table, self.secret, names=tuple(self.players)), target)
        self.file = target
        self.saved = list(self.table.entries)
        return target

    def unsaved(self) -> bool:
        return self.saved != self.table.entries

    def bot_moves(self, seat: int) -> None:
        """A bot is made anew for each choice, so that a loaded game goes on as the one that was left."""
        table = self.table
        seed = f"{self.secret} seat {seat} entry {len(table.entries)}"
        bot = make_bot(self.players[seat], table.game, f"{seed} bot")
        table.choose(seat, ask(bot, table.game, table.state, seat, Generator(f"{seed} redeal")))


def new_sitting(game: Game, players: list[str], options: dict[str, str], seed: str, file: Path | None) -> Sitting:
    secret = secret_from(seed or secrets.token_hex(16))
    table = Table(game, len(players), options, Fair(secret))
    return Sitting(table, players, secret, file, saved=list(table.entries) if file is None else None)


def loaded_sitting(path: Path, seats: str | None, file: Path | None) -> Sitting:
    """The game of a record, checked, at its exact step and with its dice."""
    record = load_record(path)
    verify(record, SHELF)
    table = replay(record, SHELF)
    players = loaded_players(record, table, seats)
    entries = list(table.entries)
    set_dice(table, Fair(record.seed or secret_from(secrets.token_hex(16))))
    return Sitting(table, players, record.seed, file or path, saved=entries if file is None else None)


def loaded_players(record: Record, table: Table, seats: str | None) -> list[str]:
    """Those of --seats, else those of the record."""
    known = ",".join(record.names) or ",".join([ME, *["greedy"] * (table.seats - 1)])
    try:
        return read_players(table.game, seats, None, known, people=True, count=table.seats)
    except Unknown as error:
        if seats is not None:
            raise
        raise RecordError(f"{record.place}: names: {error}; say who plays with --seats") from error


def set_dice(table: Table, dice: Dice) -> None:
    """From here on chance speaks by these dice."""
    while (step := chance(table.state)) is not None:
        table.dictate(step.word(table.state, dice.pick(len(table.entries), table.state.offered)))
    table.dice = dice
