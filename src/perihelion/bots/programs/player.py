"""A player in any language: it hears what a seat may see and what is offered, and answers, in lines of JSON.

Whoever breaks the protocol is stopped and replaced, and the game goes on. Only the command line seats
programs:
`make_bot`, by which a server makes its bots, knows none."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec

from perihelion.bots import make_bot
from perihelion.bots.bot import Bot
from perihelion.bots.programs.process import Failed, Process, excerpt
from perihelion.core.errors import Unknown
from perihelion.core.game import Game, Side
from perihelion.core.steps import Seat, Word
from perihelion.records.table import named

PROTOCOL: Final = 1
PREFIX: Final = "cmd:"
STAND_IN: Final = "greedy"
SECONDS: Final = 30.0
"""How long a program may think about one choice, unless somebody says otherwise."""
MOST_CHOICES: Final = 2_000
"""No game needs so many of one seat; but words that undo each other can be said for ever."""
Message = dict[str, Any]


@dataclass(frozen=True)
class Fault:
    """What a program did wrong, in which seat, and the last lines of its standard error. A match also tells
    its game."""

    bot: str
    seat: Seat
    reason: str
    stderr: tuple[str, ...] = ()
    game: int = 0

    def text(self, stand_in: str) -> str:
        """A sentence, and what the program wrote about it."""
        lines = [f"{self.bot} {self.reason}. It was stopped; {stand_in} plays on."]
        return "\n".join(lines + [f"    {line}" for line in self.stderr])


class Answer(msgspec.Struct, frozen=True):
    """The number of an offered word, or its text."""

    word: Word | None = None
    text: str | None = None


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def command_words(name: str) -> list[str]:
    """`cmd:python "my bot.py"`, split as a shell would; no shell ever sees it."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise Unknown(f"{name}: {str(error).lower()}") from error
    if not is_program(name) or not words or "\0" in name:
        raise Unknown(
            f"expected {PREFIX} and the command of a program, as {PREFIX}python mybot.py, found '{name}'"
        )
    return words


class Program:
    """One program in one seat: started when it is first asked, given up at its first fault."""

    def __init__(self, name: str, seconds: float, echo: bool = False) -> None:
        self.name = name
        self.command = command_words(name)
        self.seconds = seconds
        self.echo = echo
        self.process: Process | None = None
        self.choices = 0
        self.fault: Fault | None = None

    def choose(self, hello: Message, question: Message) -> int:
        """The word that it says; Failed if it says none. The hello goes before the first question."""
        self.choices += 1
        try:
            if self.choices > MOST_CHOICES:
                raise Failed(f"chose {MOST_CHOICES} times without coming to an end")
            return understood(self.started(hello).ask(question, self.seconds), question["offers"])
        except Failed as failure:
            self.give_up(hello["seat"], str(failure))
            raise

    def started(self, hello: Message) -> Process:
        if self.process is None:
            self.process = Process(self.command, self.echo)
            self.process.tell(hello)
        return self.process

    def give_up(self, seat: Seat, reason: str) -> None:
        said: tuple[str, ...] = ()
        if self.process is not None:
            self.process.stop()
            said = self.process.last_words()
            self.process = None
        self.fault = Fault(self.name, seat, reason, said)

    def close(self, sides: tuple[Side, ...]) -> None:
        """Tell how the game ended, if it did, and let the program go."""
        if self.process is None:
            return
        self.process.finish(over(sides) if sides else None)
        self.process = None


class ProgramBot(Bot):
    """A seat's program, and the bot that stands in for it after a fault."""

    def __init__(
        self, name: str, game: Game, seed: str, options: Mapping[str, str], seconds: float = SECONDS
    ) -> None:
        super().__init__(game, seed)
        self.options = options
        self.program = Program(name, seconds)
        self.stand_in = make_bot(STAND_IN, game, seed)

    def choose(self, s: Any, seat: Seat, offered: list[Word]) -> int:
        if self.program.fault is not None:
            return self.stand_in.choose(s, seat, offered)
        try:
            return self.program.choose(
                hello(self.game, s, seat, self.options, self.seed), question(self.game, s, seat, offered)
            )
        except Failed:
            return self.stand_in.choose(s, seat, offered)

    def close(self, sides: Any = ()) -> None:
        self.program.close(sides)


def make_player(
    name: str, game: Game, seed: str, options: Mapping[str, str], seconds: float = SECONDS
) -> Bot:
    """A bot by its name, or a program by its command."""
    return ProgramBot(name, game, seed, options, seconds) if is_program(name) else make_bot(name, game, seed)


def faults_of(bots: list[Bot]) -> list[Fault]:
    return [
        bot.program.fault for bot in bots if isinstance(bot, ProgramBot) and bot.program.fault is not None
    ]


def hello(game: Game, s: Any, seat: Seat, options: Mapping[str, str], seed: str) -> Message:
    """Which game it is. The seed is told as a digest: the dice are drawn from its neighbours."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.code,
        "title": game.title,
        "rules": game.rules.version,
        "seat": seat,
        "seats": list(game.rules.seat_names[: s.seat_count]),
        "options": dict(options),
        "seed": digest_of(seed),
    }


def digest_of(seed: str) -> str:
    return sha256(f"program {seed}".encode()).hexdigest()[:16]


def question(game: Game, s: Any, seat: Seat, offered: list[Word]) -> Message:
    """What the seat sees, what it is asked, and the words it may answer."""
    asked = game.telling.prompt(s, s.agenda[-1], seat)
    return {
        "type": "choose",
        "view": msgspec.to_builtins(game.seen.view(s, seat), enc_hook=str),
        "question": {"text": named(game, asked.said), "rule": asked.rule},
        "offers": [offer(game, s, seat, word) for word in offered],
    }


def offer(game: Game, s: Any, seat: Seat, word: Word) -> Message:
    kind, thing = game.rules.words.target(word) or ("", 0)
    verb, text = game.rules.words.verb_of(word).text, game.rules.words.text(word)
    return {
        "word": word,
        "text": text,
        "verb": verb,
        "kind": kind,
        "id": thing,
        "hint": named(game, game.telling.hint(s, seat, word)),
    }


def over(sides: tuple[Side, ...]) -> Message:
    return {
        "type": "over",
        "result": [{"name": side.name, "score": side.score, "won": side.won} for side in sides],
    }


def understood(line: bytes, offers: list[Message]) -> int:
    """The offered word that an answer names, by its number or its text."""
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Failed(f"""answered '{excerpt(line)}', not {{"word": N}} or {{"text": "..."}}""") from error
    for offered in offers:
        if names(answer, offered):
            return int(offered["word"])
    raise Failed(f"answered '{excerpt(line)}', which was not offered")


def names(answer: Answer, offered: Message) -> bool:
    """By the number where there is one. Case and spaces of a text do not matter."""
    if answer.word is not None:
        return bool(answer.word == offered["word"])
    return answer.text is not None and " ".join(answer.text.lower().split()) == offered["text"].lower()
