"""The contract of a game: everything the rest of the program knows about one.

A game is a box with five faces: how it is played, what it says, what it shows, what a good player knows,
what a designer counts. Each is filled in by a package of the game; there is no other way in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from perihelion.core.dice import Generator
from perihelion.core.errors import Unknown, near, quoted, unknown
from perihelion.core.said import NOTHING_SAID, Name, Ruled, Said, finished, series
from perihelion.core.steps import Ask, Refusal, Seat, Step, Word, over, waiting
from perihelion.core.words import Words

SPECTATOR: Final = -1
"""The eyes of somebody without a seat."""


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
            Said(
                "option {name}: {text} is not allowed{near}; allowed: {values}",
                name=self.name,
                text=quoted(text),
                near=near(text, self.values),
                values=", ".join(self.values),
            )
        )


Meaning = Literal["lost", "won", "captured", "scored", "first"]
"""What a line of the log may mean to a side; the last one is for all to know."""


Figure: TypeAlias = tuple[str, int, int]
"""A thing of the vocabulary, by its kind and number, and how many of it."""


class News:
    """What a line of the log means to one side, how to tell that in short where the line is long, and what
    the side gained or lost by it, as far as everybody may know."""

    def __init__(
        self, kind: Meaning, side: int, said: Said = NOTHING_SAID, figures: tuple[Figure, ...] = ()
    ) -> None:
        self.kind: Final[Meaning] = kind
        self.side: Final = side
        self.said: Final = said
        self.figures: Final = figures


class Sentence:
    """A line of the log, for these readers only; for everybody where none is named."""

    def __init__(self, said: Said, *readers: Seat, news: tuple[News, ...] = ()) -> None:
        self.said: Final = said
        self.readers: Final = readers
        self.news: Final = news

    def read_by(self, eyes: int) -> bool:
        return not self.readers or eyes in self.readers

    @property
    def text(self) -> str:
        """In English, things as `{hex:3}`."""
        return str(self.said)


@dataclass(frozen=True)
class Side:
    """One side at the end of the game: a seat, or an automatic side after the seats."""

    name: str
    score: float
    won: bool
    parts: tuple[tuple[Said, float], ...] = ()
    """What the score is made of, each part with its label."""
    place: int = 0
    """1 for the best, shared where a tie is; 0 where a game does not rank."""


class Question(Ruled):
    """What a seat is asked, and the rule that asks it."""


@dataclass(frozen=True)
class Book:
    """A rulebook in our words, in Markdown: the first letters of its rule ids, and where it lies."""

    prefix: str
    path: Path

    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")


def everything_fits(_: int, _options: Mapping[str, str]) -> Refusal | None:
    return None


def no_automatic_sides(_: Any) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Rules:
    """The first face of a game: how it is played."""

    version: int
    """Raised whenever an old record would replay differently."""
    books: tuple[Book, ...]
    words: Words
    seat_names: tuple[str, ...]
    setup: Callable[[int, Mapping[str, str]], Any]
    """A state for so many seats, with all options settled, that has not advanced yet."""
    redeal: Callable[[Any, int, Generator], Any]
    """A state that the seat cannot tell from the true one."""
    result: Callable[[Any], tuple[Side, ...]]
    """The sides with their scores as they would be now; final when the game is over."""
    check: Callable[[Any], None]
    """Assert that no piece was lost or made: what is true at every moment of every game."""
    automatic: Callable[[Any], tuple[str, ...]] = no_automatic_sides
    """What the sides are called that the rules drive, in the order of their numbers after the seats."""
    fits: Callable[[int, Mapping[str, str]], Refusal | None] = everything_fits
    """Why so many seats and these options, all of them settled, do not go together."""


def nothing(*_: Any) -> list[Any]:
    return []


def nothing_said(*_: Any) -> Said:
    return NOTHING_SAID


def no_way(_: Any, _seat: Seat, _kind: str, _thing: int) -> Refusal | None:
    return None


@dataclass(frozen=True)
class Telling:
    """The second face: what it says to people."""

    prompt: Callable[[Any, Ask, int], Question]
    """The question put to a seat."""
    story: Callable[[Any, Step, int, int, Any], list[Sentence]]
    """What a step of a seat, saying a word, did with the state before to the state after; for the log."""
    hint: Callable[[Any, int, int], Said] = nothing_said
    """What an offered word costs or brings, in a few words."""
    called: Callable[[Any, int, int], Said] = nothing_said
    """What an offered word is called beside the question, where it is too bare by itself."""
    owned: Callable[[Any, int], list[Figure]] = nothing
    """What a seat has, as figures, always the same ones in the same order: what they gain and lose is the
    price of a chain of words and what it brings."""
    laid: Callable[[Any, Any, int], list[Figure]] = nothing
    """What of it a seat has laid on the table between two states: it is gone, and yet no price."""
    coming: Callable[[Any, int], list[Figure]] = nothing
    """What of it a seat is sure to get or to give next, whatever cards these are: planned draws and tolls."""
    way: Callable[[Any, int, str, int], Refusal | None] = no_way
    """What a seat lacks for a thing that no word of its own leads to now, and the way to it."""
    closing: Callable[[Any, Any, int], Said] = nothing_said
    """What a word of a seat, which led from one state to another, brings to its end, such as that this round
    is the last; a clause. Nothing for most words."""
    place: Callable[[Any], Said] = nothing_said
    """How far the game is, as everybody may know: round 3 of 6."""


@dataclass(frozen=True)
class Seen:
    """The third face: what it shows."""

    view: Callable[[Any, int], Any]
    """What a seat, or the SPECTATOR, may see, built from nothing."""
    shape: type
    """The record that a view is."""
    almanac: Callable[[], Any]
    """Everything printed on the components, for whoever draws them."""
    terminal: Callable[[Any, int], object] | None = None
    """The table as a picture for `rich`; without one the view is shown in words."""
    hidden: bool = True
    """Whether seats may see different things; where they do not, one view serves all."""
    own: Callable[[Any, Any, int], Any] | None = None
    """A seat's view made of the spectator's, for a game whose seats see nearly the same: most of it is then
    built once for everybody who looks."""
    ahead: Callable[[Any, int, int], Any] | None = None
    """What a picture draws of a word that a seat may say, before it is said: such as a way. A record of the
    game's own, or nothing."""


def every_word(_: Any, _seat: Seat, offered: list[Word]) -> list[Word]:
    return offered


@dataclass(frozen=True)
class Mind:
    """The fourth face: what a good player knows."""

    value: Callable[[Any, int], float]
    """What a good turn of this seat makes large; at the end its score."""
    spread: Callable[[Any], float]
    """The lead, in `outlook`, with which 73 of 100 games are won from now on."""
    candidates: Callable[[Any, int, list[int]], list[int]] = every_word
    """The offered words that are worth a thought; at least one of them."""
    width: int = 60
    """How many unfinished lines to follow when a turn is planned."""
    sources: Callable[[Any, int], list[float]] = nothing
    """What `outlook` is the sum of, in the order of the labels; by it a hint says why."""
    labels: tuple[Said, ...] = ()
    expects: Callable[[Any, int], float] | None = None
    """The outlook, where it is not `value`."""

    @property
    def outlook(self) -> Callable[[Any, int], float]:
        """What this seat will score, as seen now."""
        return self.expects or self.value


@dataclass(frozen=True)
class Lab:
    """The fifth face: what a designer counts."""

    components: tuple[str, ...] = ()
    """The verbs that take something worth weighing."""
    figures: Callable[[Any, Step, int, int, Any], list[tuple[str, int]]] = nothing
    """What a step brought: the name of each thing counted, and the seat that it concerns."""


@dataclass(frozen=True)
class Preset:
    """A box of its own on the shelf: a game with some of its options settled, as an expansion is."""

    code: str
    title: str
    summary: str
    fewest: int
    most: int
    minutes: tuple[int, int]
    weight: str
    settles: tuple[tuple[str, str], ...]
    """Names and values of options."""


@dataclass(frozen=True)
class Game:
    """One game of the shelf: what stands on its box, and its five faces."""

    code: str
    title: str
    summary: str
    fewest: int
    most: int
    """How many seats, with the options as they usually are; one seat means the solo game. A preset may have
    others."""
    minutes: tuple[int, int]
    weight: str
    rules: Rules
    telling: Telling
    seen: Seen
    mind: Mind
    lab: Lab = Lab()
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    box: str = ""
    """The code of the preset, where this is the game as it lies in a preset's box."""
    solo_option: str = ""
    """The option that holds the level of the automatic opponent, where there is one."""


def side_names(game: Game, s: Any) -> tuple[str, ...]:
    """What every side of this table is called: the seats, then the automatic ones."""
    return *game.rules.seat_names[: s.seat_count], *game.rules.automatic(s)


def automatic_sides(game: Game, seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """What the rules will drive at such a table, by name."""
    return game.rules.automatic(game.rules.setup(seats, options))


def read_options(game: Game, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a game: those given, checked, and the defaults of the others."""
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise unknown(Said("option of {game}", game=game.code), name, known)
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def seat_counts(game: Game) -> list[int]:
    """Every number of seats on the box of the game and on those of its presets. Which options go with it is
    told by `fits`."""
    boxes: list[Game | Preset] = [game, *game.presets]
    return sorted({seats for box in boxes for seats in range(box.fewest, box.most + 1)})


def check_seats(game: Game, seats: int) -> None:
    counts = seat_counts(game)
    if seats not in counts:
        first, last = counts[0], counts[-1]
        whole = len(counts) == last - first + 1
        told = Said("{first} to {last}", first=first, last=last)
        several = finished(", ".join([str(count) for count in counts]))
        raise Unknown(
            Said(
                "{title} is played with {counts} seats, not {seats}",
                title=Name("title", game.title),
                counts=told if whole else several,
                seats=seats,
            )
        )


def why_not(game: Game, s: Any, seat: Seat, word: Word) -> Refusal | None:
    """Why this seat may not say this word now; nothing if it may."""
    if over(s):
        return Refusal(f"{game.rules.books[0].prefix}-END-01", "The game is over.")
    seats = waiting(s)
    if not seats:
        return Refusal("", "The table waits for dice or a draw.")
    step = s.agenda[-1]
    if seat not in seats:
        turn = series([Said("{player:seat}", seat=other) for other in seats])
        rule = game.telling.prompt(s, step, seats[0]).rule
        return Refusal(rule, "It is not your turn: the table waits for {turn}.", turn=turn)
    if word in step.options(s, seat):
        return None
    asked = game.telling.prompt(s, step, seat)
    if not 0 <= word < game.rules.words.size:
        return Refusal(asked.rule, "There is no word number {word}. {asked}", word=word, asked=asked.said)
    refusal: Refusal | None = step.why_not(s, seat, word)
    said = game.rules.words.said(word)
    return refusal or Refusal(
        asked.rule, "'{said}' does not answer this question. {asked}", said=said, asked=asked.said
    )
