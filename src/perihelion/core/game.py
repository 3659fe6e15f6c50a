"""The contract of a game: everything the rest of the program knows about one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from perihelion.core.dice import Generator
from perihelion.core.errors import Unknown, nearest, unknown
from perihelion.core.steps import CHANCE, Ask, Refusal, Step, over, waiting
from perihelion.core.words import Words


@dataclass(frozen=True)
class Option:
    """One thing to settle before the game: a name, its allowed values, a help line and the default."""

    name: str
    values: tuple[str, ...]
    help: str
    default: str

    def read(self, text: str) -> str:
        if text in self.values:
            return text
        raise Unknown(
            f"option {self.name}: '{text}' is not allowed{nearest(text, self.values)}; allowed:"
            f" {', '.join(self.values)}"
        )


@dataclass(frozen=True)
class Sentence:
    """A line of the log. `{hex:3}` stands for a thing of the vocabulary; `seat` is the only reader, or -1 for
    all."""

    text: str
    seat: int = CHANCE


@dataclass(frozen=True)
class Side:
    """One side at the end of the game: a seat, or an automatic opponent after the seats."""

    name: str
    score: float
    won: bool
    parts: tuple[tuple[str, float], ...] = ()


class Game:
    """One game of the shelf. Everything else of a game's folder is its own affair."""

    code: str
    title: str
    prefix: str
    """The first letters of its rule ids."""
    summary: str
    rules_version: int
    fewest: int
    most: int
    """How many seats; one seat means the solo game."""
    minutes: tuple[int, int]
    weight: str
    options: tuple[Option, ...]
    solo_option: str = ""
    """The option that holds the level of the automatic opponent, where there is one."""
    words: Words
    hidden: bool = True
    """Whether seats may see different things; where they do not, one view serves all."""
    width: int = 60
    """For bots: how many unfinished lines they follow when they plan a turn."""
    rules_text: str
    """The rules reference, in Markdown."""

    def setup(self, seats: int, options: Mapping[str, str]) -> Any:
        """A state that has not advanced yet."""
        raise NotImplementedError

    def seat_names(self, seats: int) -> tuple[str, ...]:
        raise NotImplementedError

    def view(self, s: Any, seat: int) -> Any:
        """What this seat may see, built from nothing; seat -1 is a spectator."""
        raise NotImplementedError

    def redeal(self, s: Any, seat: int, generator: Generator) -> Any:
        """A state that the seat cannot tell from the true one."""
        raise NotImplementedError

    def result(self, s: Any) -> tuple[Side, ...]:
        """The sides with their scores as they would be now; final when the game is over."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> float:
        """What a good player thinks this seat will score, as seen now."""
        raise NotImplementedError

    def spread(self, s: Any) -> float:
        """The lead, in `value`, with which 73 of 100 games are won from now on."""
        raise NotImplementedError

    def candidates(self, s: Any, seat: int, offered: list[int]) -> list[int]:
        """The offered words that a good player thinks about; at least one of them."""
        return offered

    def prompt(self, s: Any, step: Ask, seat: int) -> Refusal:
        """The question put to a seat, and the rule that asks it."""
        raise NotImplementedError

    def hint(self, s: Any, seat: int, word: int) -> str:
        """What an offered word costs or brings, in a few words."""
        return ""

    def story(self, before: Any, step: Step, seat: int, word: int, after: Any) -> list[Sentence]:
        """What a step did, as sentences for the log."""
        raise NotImplementedError

    def check(self, s: Any) -> None:
        """Assert that no piece was lost or made: what is true at every moment of every game."""
        raise NotImplementedError


def read_options(game: Game, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a game: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise unknown(f"option of {game.code}", name, known)
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def check_seats(game: Game, seats: int) -> None:
    if not game.fewest <= seats <= game.most:
        raise Unknown(f"{game.title} is played with {game.fewest} to {game.most} seats, not {seats}")


def why_not(game: Game, s: Any, seat: int, word: int) -> Refusal | None:
    """Why this seat may not say this word now; nothing if it may."""
    if over(s):
        return Refusal(f"{game.prefix}-END-01", "The game is over.")
    seats = waiting(s)
    if not seats:
        return Refusal("", "The table waits for dice or a draw.")
    step = s.agenda[-1]
    if seat not in seats:
        turn = " and ".join([game.seat_names(s.seat_count)[other] for other in seats])
        return Refusal(
            game.prompt(s, step, seats[0]).rule, f"It is not your turn: the table waits for {turn}."
        )
    if word in step.options(s, seat):
        return None
    asked = game.prompt(s, step, seat)
    if not 0 <= word < game.words.size:
        return Refusal(asked.rule, f"There is no word number {word}. {asked.text}")
    refusal: Refusal | None = step.why_not(s, seat, word)
    return refusal or Refusal(
        asked.rule, f"'{game.words.text(word)}' does not answer this question. {asked.text}"
    )
