"""Who sits at the table, with which dice, and the file the game is kept in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from shlex import quote

from perihelion.bots.bot import Bot
from perihelion.bots.programs.player import SECONDS, Fault, faults_of, is_program, make_player
from perihelion.bots.turn import lines_before
from perihelion.cli.arguments import ME, check_players, read_players, split_players
from perihelion.cli.records import autosave_path, load_record
from perihelion.core.dice import Dice, Fair, Generator, secret_from
from perihelion.core.errors import RecordError, Unknown
from perihelion.core.game import Game
from perihelion.former.editions import module_of
from perihelion.games import SHELF
from perihelion.records.record import PEOPLE, Record, of_table, replay, save, verify
from perihelion.records.table import Entry, Table

A_PROGRAM = "cmd"


@dataclass
class Sitting:
    """A table and its players, by seat. The secret is the seed of the dice, and empty where the record tells
    none."""

    table: Table
    players: list[str]
    secret: str
    file: Path | None
    saved: list[Entry] | None
    """The entries in the file; None before it is written."""
    seconds: float = SECONDS
    """How long a program may think about one choice."""
    programs: dict[int, Bot] = field(default_factory=dict)
    """Those that were asked already, by seat."""
    lines: dict[int, list[int]] = field(default_factory=dict)
    """What the bot that spoke last will say next, by its seat: it has thought about its whole turn."""

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == ME]

    def save(self, path: Path | None = None) -> Path:
        """Write the record; without a name to the game's file, and without one to a new file of its own."""
        target = path or self.file or autosave_path(self.table.game.code)
        save(
            of_table(
                self.table,
                self.secret,
                names=tuple([public_name(player) for player in self.players]),
                dice=PEOPLE if self.table.dice is None else "",
            ),
            target,
        )
        self.file = target
        self.saved = list(self.table.entries)
        return target

    def unsaved(self) -> bool:
        return self.saved != self.table.entries

    def bot_moves(self, seat: int) -> None:
        """One word. The rest of a line is good as long as the same bot is asked and nothing became known."""
        table, known = self.table, self.table.state.known
        word, *rest = self.lines.get(seat) or self.think(seat)
        table.choose(seat, word)
        self.lines = {seat: rest} if seat in table.waiting() and table.state.known == known else {}

    def think(self, seat: int) -> list[int]:
        """A bot's whole line; a program is asked for each word."""
        table, player = self.table, self.players[seat]
        seed = f"{self.secret} seat {seat} entry {len(table.entries)}"
        if is_program(player):
            s = table.game.rules.redeal(table.state, seat, Generator(seed))
            return [self.program(seat, seed).choose(s, seat, table.offers(seat))]
        # A bot is made anew for each line, so that a loaded game goes on as the one that was left.
        turn = module_of(table.game, "bots.turn")
        line, _ = turn.think(table, seat, player, seed, lines_before(table.entries, seat))
        return list(line)

    def program(self, seat: int, seed: str) -> Bot:
        """Started when it is asked first; then it stays."""
        if seat not in self.programs:
            player, table = self.players[seat], self.table
            self.programs[seat] = make_player(player, table.game, seed, table.options, self.seconds)
        return self.programs[seat]

    def faults(self) -> list[Fault]:
        return faults_of(list(self.programs.values()))

    def how_to_seat(self) -> str:
        """What the record does not tell: the commands of programs."""
        if not any(is_program(player) for player in self.players):
            return ""
        return f" --seats {quote(','.join(whole(player) for player in self.players))}"

    def close(self) -> None:
        """No program outlives the sitting."""
        sides = self.table.result() if self.table.over() else ()
        for program in self.programs.values():
            program.close(sides)


def public_name(player: str) -> str:
    """What a record tells of a player: of a program that it was one, not how it was started on this
    machine."""
    return A_PROGRAM if is_program(player) else player


def whole(player: str) -> str:
    """As a part of --seats, in quotes where its commas need them."""
    return player if split_players(player) == [player] else quote(player)


def new_sitting(
    game: Game,
    players: list[str],
    options: dict[str, str],
    seed: str,
    file: Path | None,
    seconds: float = SECONDS,
    thrown: bool = False,
) -> Sitting:
    """A new game; its dice are the program's, or `thrown` by people."""
    secret = "" if thrown else secret_from(seed or secrets.token_hex(16))
    table = Table(game, len(players), options, Fair(secret) if secret else None)
    return Sitting(table, players, secret, file, list(table.entries) if file is None else None, seconds)


def loaded_sitting(path: Path, seats: str | None, file: Path | None, seconds: float = SECONDS) -> Sitting:
    """The game of a record, checked, at its exact step and with its dice."""
    record = load_record(path)
    verify(record, SHELF)
    table = replay(record, SHELF)
    players = loaded_players(record, table, seats)
    entries = list(table.entries)
    if record.dice != PEOPLE:
        set_dice(table, Fair(record.seed or secret_from(secrets.token_hex(16))))
    return Sitting(table, players, record.seed, file or path, entries if file is None else None, seconds)


def loaded_players(record: Record, table: Table, seats: str | None) -> list[str]:
    """Those of --seats, else those of the record. A record may come from anybody, so it starts no program."""
    if seats is not None:
        return read_players(table.game, seats, None, "", people=True, count=table.seats)
    players = list(record.names) or [ME, *["greedy"] * (table.seats - 1)]
    try:
        if any(public_name(player) == A_PROGRAM for player in players):
            raise Unknown("a program has played, and a record cannot start one")
        return check_players(table.game, players, None, people=True, count=table.seats)
    except Unknown as error:
        raise RecordError(f"{record.place}: names: {error}; say who plays with --seats") from error


def set_dice(table: Table, dice: Dice) -> None:
    """From here on chance speaks by these dice."""
    while (word := table.outcome(dice)) is not None:
        table.dictate(word)
    table.dice = dice
