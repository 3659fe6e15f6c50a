"""An evening at the table: ask people, let bots choose, answer commands, tell what happened."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from shlex import quote

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from perihelion.bots.programs.player import STAND_IN, Fault
from perihelion.cli import rules
from perihelion.cli.console import INTERRUPTED, console
from perihelion.cli.records import check_target
from perihelion.cli.terminal.answers import (
    COMMANDS,
    LONGEST_NUMBER,
    Command,
    numbered,
    understand,
    vocabulary_word,
)
from perihelion.cli.terminal.pictures import question, score_table, sentences, table_picture, verdict
from perihelion.cli.terminal.reader import Reader, hanging_up_ends_the_input
from perihelion.cli.terminal.sitting import Sitting
from perihelion.core.errors import PerihelionError, Unknown
from perihelion.core.game import SPECTATOR
from perihelion.core.steps import CHANCE, NO_MOMENT
from perihelion.former.editions import is_early
from perihelion.records.opening import asked_of, sides_of
from perihelion.records.rulebook import rulebook
from perihelion.records.table import named

NEWS = 16
"""Sentences shown before a question; the log has the others."""


class Left(Exception):
    """Somebody has left the table, and everything was said about it."""


class Session:
    """One sitting, from the first question to the score."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.game = sitting.table.game
        self.out: Console = console()
        self.reader = Reader()
        self.read_lines = [0] * sitting.table.seats
        self.drawn = (SPECTATOR, 0)
        """For which seat, and after how many entries of others, the table was drawn last."""
        self.told_faults: list[Fault] = []
        self.standing: dict[int, set[int]] = {seat: set() for seat in range(sitting.table.seats)}
        """The moments at which each seat does not want to be asked."""

    def run(self) -> None:
        try:
            with hanging_up_ends_the_input():
                self.welcome()
                while not self.table.over():
                    self.turn()
                self.finish()
        except Left:
            return
        except EOFError:
            self.leave_saved("The input has ended.")
        except KeyboardInterrupt:
            self.leave_saved("Interrupted.")
            raise click.exceptions.Exit(INTERRUPTED) from None
        except SystemExit:
            self.keep()
            raise
        except Exception:
            with suppress(Exception):
                self.leave_saved("A fault in the program ends the game here.")
            raise
        finally:
            self.sitting.close()

    def welcome(self) -> None:
        """Who sits where, and how to answer."""
        if self.sitting.people() and not self.table.over():
            names = self.game.rules.seat_names[: self.table.seats]
            seats = ", ".join(
                f"{name}: {player}" for name, player in zip(names, self.sitting.players, strict=True)
            )
            self.out.print(
                Text(
                    f"{seats}. Answer with a number or the beginning of a word; ? lists the commands.",
                    style="dim",
                )
            )

    def turn(self) -> None:
        """One choice: what is said for somebody who does not want to be asked, a bot's if it waits for one,
        else a person's."""
        declined = None if is_early(self.game) else self.table.declined(self.standing)
        if declined is not None:
            self.table.choose(*declined)
            return
        waited = self.table.waiting()
        if not waited:
            self.throw()
            return
        bots = [seat for seat in waited if seat not in self.sitting.people()]
        if bots:
            with self.out.status(f"{self.game.rules.seat_names[: self.table.seats][bots[0]]} thinks"):
                self.sitting.bot_moves(bots[0])
            self.tell_faults()
        else:
            self.ask(waited[0])

    def throw(self) -> None:
        """People threw the dice: one of them says what fell."""
        before = list(self.table.entries)
        words = self.table.possible(SPECTATOR)
        self.out.print(thrown_list(self.game.rules.words.texts(words)))
        while self.table.entries == before:
            try:
                self.fell(words)
            except PerihelionError as error:
                self.out.print(Text(str(error), style="yellow"))

    def fell(self, words: list[int]) -> None:
        """One line: a word that fell, or a command that needs no seat."""
        texts = self.game.rules.words.texts(words)
        line = self.reader.read([*texts, *COMMANDS])
        meant = understand(line, words, self.game.rules.words) if line else None
        if isinstance(meant, int):
            self.table.dictate(meant)
        elif meant is None or meant.name in ("?", "view"):
            self.out.print(commands_list() if meant else thrown_list(texts))
        else:
            self.obey(meant, SPECTATOR)

    def tell_faults(self) -> None:
        """Each program that failed is named once."""
        names = self.game.rules.seat_names[: self.table.seats]
        for fault in self.sitting.faults():
            if fault not in self.told_faults:
                self.out.print(
                    Text(f"{names[fault.seat]}: {fault.text(STAND_IN)}", style="yellow"), soft_wrap=True
                )
                self.told_faults.append(fault)

    def ask(self, seat: int) -> None:
        """Show what is new and put the question until the table has changed."""
        self.show(seat)
        before = len(self.table.entries)
        while len(self.table.entries) == before:
            try:
                self.answer(seat)
            except PerihelionError as error:
                self.out.print(Text(str(error), style="yellow"))

    def answer(self, seat: int) -> None:
        offered = self.table.offers(seat)
        line = self.reader.read([*self.game.rules.words.texts(offered), *COMMANDS])
        if not line:
            self.out.print(question(self.table, seat))
            return
        meant = understand(line, offered, self.game.rules.words)
        if isinstance(meant, Command):
            self.obey(meant, seat)
        else:
            self.table.choose(seat, meant)

    def show(self, seat: int) -> None:
        """The news; the table, if others or chance have spoken since it was drawn; the question."""
        self.tell_news(seat)
        others = sum(entry.who != seat for entry in self.table.entries)
        if self.drawn != (seat, others):
            self.draw(seat)
        self.drawn = (seat, others)
        self.out.print(question(self.table, seat))

    def draw(self, seat: int) -> None:
        self.out.print(Text())
        self.out.print(table_picture(self.game, self.table.state, seat))

    def tell_news(self, seat: int) -> None:
        lines = self.table.lines(seat)
        new = lines[min(self.read_lines[seat], len(lines)) :]
        self.read_lines[seat] = len(lines)
        if len(new) > NEWS:
            self.out.print(Text(f"({len(new) - NEWS} earlier in the log: log {len(new)})", style="dim"))
        self.out.print(sentences(new[-NEWS:]))

    def obey(self, command: Command, seat: int) -> None:
        """A command of the table."""
        match command.name:
            case "?":
                self.explain(command.rest, seat)
            case "undo":
                self.undo()
            case "never":
                self.never(seat, command.rest)
            case "ask":
                self.standing[seat].clear()
                self.out.print(Text("You are asked at every moment.", style="dim"))
            case "view":
                self.draw(seat)
                self.out.print(question(self.table, seat))
            case "log":
                self.out.print(sentences(self.table.lines(seat)[-log_length(command.rest) :]))
            case "rules":
                self.look_up(command.rest)
            case "score":
                self.out.print(score_table(sides_of(self.table), final=False))
            case "save":
                self.save(command.rest)
            case "quit":
                self.quit()

    def explain(self, text: str, seat: int) -> None:
        """`?` lists the commands, `? WORD` says why not."""
        if not text:
            self.out.print(commands_list())
            return
        words = self.game.rules.words
        word = numbered(text, self.table.offers(seat)) if text.isdecimal() else vocabulary_word(text, words)
        refusal = self.table.refusal(seat, word)
        name = words.text(word)
        if refusal is None:
            self.out.print(Text(f"'{name}' is offered: number {self.table.offers(seat).index(word) + 1}."))
        else:
            self.out.print(
                Text.assemble(f"{name}: {named(self.table.game, refusal.said)} ", (refusal.rule, "dim"))
            )

    def undo(self) -> None:
        """The person who spoke last takes it back; what a bot or chance said stays."""
        people = [seat for seat in self.sitting.people() if self.table.undo_point(seat) is not None]
        seat = max(people, key=lambda one: self.table.undo_point(one) or 0, default=CHANCE)
        self.table.undo(seat)
        self.wants_again(seat)
        self.read_lines = [min(read, len(self.table.lines(i))) for i, read in enumerate(self.read_lines)]
        self.out.print(Text("Taken back.", style="dim"))

    def wants_again(self, seat: int) -> None:
        """Whoever takes back what was said for them wants to be asked there."""
        if not is_early(self.game) and self.table.declined({seat: self.standing[seat]}) is not None:
            self.standing[seat].discard(asked_of(self.table, seat).moment)

    def never(self, seat: int, rest: str) -> None:
        """Do not ask at this moment any more; or tell at which moments nobody asks."""
        words, asked = self.game.rules.words, asked_of(self.table, seat)
        if rest == "list":
            names = [words.name("moment", moment) for moment in sorted(self.standing[seat])]
            self.out.print(Text(f"You are not asked at: {', '.join(names) or 'nothing'}.", style="dim"))
            return
        if asked.moment == NO_MOMENT:
            raise Unknown("this question is always asked")
        self.standing[seat].add(asked.moment)
        self.table.choose(seat, asked.declining)
        where = words.name("moment", asked.moment)
        self.out.print(Text(f"You are not asked at {where} any more; 'ask' ends that.", style="dim"))

    def look_up(self, text: str) -> None:
        book = rulebook(self.game)
        if not text:
            self.out.print(rules.chapters(book))
            return
        for part in rules.answer(book, text.split()):
            self.out.print(part)

    def save(self, text: str) -> None:
        self.write(text)
        self.out.print(Text(f"Saved in {self.sitting.file}"), soft_wrap=True)

    def write(self, text: str) -> None:
        path = Path(text).expanduser() if text else None
        if path is not None:
            check_target(path, self.sitting.file)
        self.sitting.save(path)

    def quit(self) -> None:
        """Offer to save; no answer means yes."""
        if self.sitting.unsaved():
            reply = self.reader.read(["yes", "no"], "Save the game? [Y/n or a file name] ")
            if reply.lower() in ("n", "no"):
                self.out.print(Text("Not saved."))
                raise Left
            self.write("" if reply.lower() in ("", "y", "yes") else reply)
        self.say_how_to_go_on()
        raise Left

    def leave_saved(self, why: str) -> None:
        """The input ended or was interrupted: nothing may be lost."""
        self.keep()
        self.out.print(Text(f"\n{why}"))
        self.say_how_to_go_on()

    def keep(self) -> None:
        if self.sitting.unsaved():
            self.sitting.save()

    def say_how_to_go_on(self) -> None:
        if self.sitting.file is not None:
            self.out.print(Text(f"Saved in {self.sitting.file}"), soft_wrap=True)
            command = f"perihelion play --load {quote(str(self.sitting.file))}{self.sitting.how_to_seat()}"
            self.out.print(Text(f"Go on with: {command}"), soft_wrap=True)

    def finish(self) -> None:
        """The last sentences, the score with all its parts, the record."""
        seat = self.sitting.people()[0] if self.sitting.people() else SPECTATOR
        if seat != SPECTATOR:
            self.tell_news(seat)
        else:
            self.out.print(sentences(self.table.lines(seat)))
        sides = sides_of(self.table)
        self.out.print(score_table(sides))
        self.out.print(Text(verdict(sides), style="bold"))
        if seat >= 0 or self.sitting.file is not None:
            self.keep()
        if self.sitting.file is not None:
            path = quote(str(self.sitting.file))
            self.out.print(Text(f"See it again with: perihelion replay {path} --story"), soft_wrap=True)


def thrown_list(texts: list[str]) -> Grid:
    """What can fall, numbered as answers are."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_row("", Text("What fell?", style="bold"))
    for number, text in enumerate(texts, 1):
        grid.add_row(Text(f"{number:4}", style="cyan"), Text(text))
    return grid


def log_length(text: str) -> int:
    if text == "all":
        return 1_000_000
    if text and not (text.isdecimal() and len(text) <= LONGEST_NUMBER and int(text)):
        raise Unknown(f"log: expected a number of sentences or 'all', found '{text}'")
    return int(text or 20)


def commands_list() -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(
        Text("number or word", style="cyan"),
        "choose it; the beginning is enough where only one word begins so",
    )
    for name, meaning in COMMANDS.items():
        grid.add_row(Text(name, style="cyan"), Text(meaning.replace("`", "'")))
    return grid
