"""A table of any game, for rule tests: set it, say the words, look at it.

Each game derives a `Table` from `GameTable` that adds only how its own pieces are set and read. The words are
the same at every table:

    table.at(Combats())                          the game is at these steps, and nothing follows them
    table.says("red", "deploy 3", "as 4")        a player speaks; each text must be offered
    table.falls("dice 2 5 6", "draw Phase Keel") dice and draws fall like this
    table.offered("red")                         what a player may say now
    table.why("red", "build Heat Sink").rule     why a player may not say this
    table.why_thing("red", "hex", "Heat Sink")   what a player lacks for a thing, and the way to it
    table.brings("red", "deploy 3", "as 4")      what these words would bring and cost
"""

from __future__ import annotations

from functools import partial
from typing import Generic, NamedTuple, TypeVar

from perihelion.core.game import SPECTATOR, Game, Question, read_options, side_names, why_not
from perihelion.core.steps import (
    Ask,
    Chance,
    State,
    Step,
    advance,
    chance,
    choose,
    happen,
    options,
    waiting,
)
from perihelion.records.ahead import Ahead, Patience, look_ahead
from perihelion.records.reasons import why
from perihelion.records.table import Log, named

S = TypeVar("S", bound=State)


class Reason(NamedTuple):
    """Why not, as a player reads it."""

    rule: str
    text: str


class GameTable(Generic[S]):
    """A game, its state `s`, and the log of what is told. Players go by name, words are texts as a player
    would say them."""

    def __init__(self, game: Game, s: S) -> None:
        self.game = game
        self.s = s
        self.log = Log(game)

    def seat(self, name: str) -> int:
        return self.game.rules.seat_names.index(name)

    # Playing

    def begin(self, **given: str) -> None:
        """The game from its setup on, with these options, instead of what lies on the table."""
        self.s = self.game.rules.setup(self.s.seat_count, read_options(self.game, given))
        advance(self.s, self.log)

    def at(self, *steps: Step) -> None:
        """These steps are to be done, and nothing else."""
        self.s.agenda.clear()
        self.s.then(*steps)
        advance(self.s, self.log)

    def says(self, name: str, *texts: str) -> None:
        """A player says these words one after the other; each must be offered."""
        for text in texts:
            word = self.game.rules.words.number(text)
            assert word in self._words(name), f"{name} cannot say '{text}', only {self.offered(name)}"
            choose(self.s, self.seat(name), word, self.log)

    def falls(self, *texts: str) -> None:
        """Dice and draws fall like this, one after the other; each must be possible."""
        for text in texts:
            outcome = self.asks_chance().outcome(self.s, self.game.rules.words.number(text))
            assert outcome >= 0 and self.s.offered[outcome] > 0, f"chance cannot say '{text}'"
            happen(self.s, outcome, self.log)

    def first_falls(self) -> None:
        """Chance says the first thing it can: cards and tiles come in printed order."""
        happen(self.s, next(i for i, weight in enumerate(self.s.offered) if weight), self.log)

    def let_fall(self, up_to: type[Chance] | None = None) -> None:
        """Chance says the first thing it can, until a seat is asked, nothing is planned, or such a step
        comes."""
        while (step := chance(self.s)) and not (up_to and isinstance(step, up_to)):
            self.first_falls()

    # Looking at what may be said

    def asked(self) -> list[str]:
        """Whom the table waits for: nobody when chance must speak or nothing is planned."""
        return [self.game.rules.seat_names[seat] for seat in waiting(self.s)]

    def _words(self, name: str) -> list[int]:
        return options(self.s, self.seat(name)) if name in self.asked() else []

    def offered(self, name: str) -> list[str]:
        """What a player may say now; nothing when not asked."""
        return self.game.rules.words.texts(self._words(name))

    def why(self, name: str, text: str) -> Reason:
        """Why a player may not say this."""
        refusal = why_not(self.game, self.s, self.seat(name), self.game.rules.words.number(text))
        assert refusal is not None, f"{name} may say '{text}'"
        return Reason(refusal.rule, named(self.game, refusal.said))

    def ahead(self, name: str) -> Ahead:
        """Everything that a player could say from now on."""
        words = self._words(name)
        return look_ahead(self.game, self.s, self.seat(name), words, Patience(words=2000))

    def why_thing(self, name: str, kind: str, thing: str) -> Reason:
        """Why a player may not choose this thing now, and the way to it."""
        number = self.game.rules.words.nouns()[kind].index(thing)
        look = partial(self.ahead, name)
        refusal = why(self.game, self.s, self.seat(name), kind, number, self._words(name), look)
        assert refusal is not None, f"{name} may choose {thing}"
        return Reason(refusal.rule, named(self.game, refusal.said))

    def brings(self, name: str, *texts: str) -> dict[str, int]:
        """What a chain of words that a player could say brings and costs, by name; what it lays on the table
        is not paid."""
        words = [self.game.rules.words.number(text) for text in texts]
        chains = self.ahead(name).chains()
        chain = next(chain for chain in chains if [link.offered.word for link in chain] == words)
        prices = {str(change.what): change.amount + change.laid for change in chain[-1].changes}
        return {what: amount for what, amount in prices.items() if amount}

    def asks_chance(self) -> Chance:
        """The dice or the draw that the table waits for."""
        step = chance(self.s)
        assert step is not None, f"the table does not wait for chance, but for {self.s.agenda[-1:]}"
        return step

    def can_fall(self) -> list[str]:
        """Everything that chance can say now."""
        step, words = self.asks_chance(), self.game.rules.words
        return [words.text(step.word(self.s, i)) for i, weight in enumerate(self.s.offered) if weight]

    # Looking at what is told

    def question(self, name: str) -> str:
        """What a player is asked."""
        return named(self.game, question(self.game, self.s, self.seat(name)).said)

    def hint(self, name: str, text: str) -> str:
        """What stands beside a word."""
        hint = self.game.telling.hint(self.s, self.seat(name), self.game.rules.words.number(text))
        return named(self.game, hint)

    @property
    def lines(self) -> list[str]:
        """The sentences that everybody may read."""
        return self._read_by(SPECTATOR)

    @property
    def amounts(self) -> list[str]:
        """What the news brought or cost: `won red: points +2, morale +1`"""
        sides, name = side_names(self.game, self.s), self.game.rules.words.name
        return [
            f"{news.kind} {sides[news.side]}: "
            + ", ".join([f"{name(kind, thing)} {amount:+}" for kind, thing, amount in news.figures])
            for line in self.log.lines
            for news in line.news
            if news.figures
        ]

    @property
    def news(self) -> list[str]:
        """What the lines mean to whom: `lost black: Iron Lullaby wins: ...`"""
        sides = side_names(self.game, self.s)
        told = [
            (news, named(self.game, str(news.said or line.said)))
            for line in self.log.lines
            for news in line.news
        ]
        return [f"{news.kind} {sides[news.side]}: {text}" for news, text in told]

    def lines_for(self, name: str) -> list[str]:
        """The sentences as a player may read them."""
        return self._read_by(self.seat(name))

    def _read_by(self, seat: int) -> list[str]:
        return [named(self.game, line.text) for line in self.log.lines if line.read_by(seat)]

    # Looking at the end

    def winners(self) -> list[str]:
        """Who has won, as things are."""
        return [side.name for side in self.game.rules.result(self.s) if side.won]

    def places(self) -> list[int]:
        """The place of each side, as things are."""
        return [side.place for side in self.game.rules.result(self.s)]

    def parts(self, name: str) -> dict[str, float]:
        """What the final score of a player, or of an automatic opponent, is made of."""
        sides = {side.name.lower(): side for side in self.game.rules.result(self.s)}
        return {named(self.game, part): points for part, points in sides[name].parts}


def question(game: Game, s: State, seat: int) -> Question:
    """What the table asks a seat."""
    step = s.agenda[-1]
    assert isinstance(step, Ask), f"nobody is asked, the table is at {step}"
    return game.telling.prompt(s, step, seat)
