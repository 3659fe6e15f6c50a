"""A game in memory, driven by events: words that are said, outcomes that its secret gives, choices that are
taken back.

Every event has a number `n`; the entries that stand are those of the core's table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import structs

from perihelion.core.dice import Dice
from perihelion.core.game import Figure, Game, Sentence
from perihelion.core.said import Name, Said
from perihelion.core.steps import CHANCE
from perihelion.former.editions import is_early, module_of
from perihelion.records.asking import Asked
from perihelion.records.opening import asked_of, new_table, news_of, readers_of, said_in, sides_of
from perihelion.server.store.rows import Event
from perihelion.server.wire.game import Change, Line, News


class Broken(Exception):
    """Stored events that do not replay. Its sentence names no word: outcomes may be secret."""

    def __init__(self, said: Said) -> None:
        super().__init__(str(said))
        self.said = said


def missing(n: int) -> Broken:
    return Broken(Said("entry {n} is missing", n=n))


class Live:
    """The table of a game, and how many events made it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], secret: str) -> None:
        self.game = game
        self.early = is_early(game)
        """Then its table knows neither envelopes that can be taken back nor moments."""
        self.table = new_table(game, seats, options)
        self.dice: Dice | None = module_of(game, "core.dice").Fair(secret) if secret else None
        """Nothing where people throw, or where all was thrown before."""
        self.automatic = [side.name for side in sides_of(self.table)[seats:]]
        """What the sides are called that the rules drive."""
        self.n = 0
        self.witnesses: list[int] = []
        """For each entry that stands the mask of seats that saw it, EVERYONE if nothing of it was hidden."""
        self.undone = 0
        """The last event that took something back, or 0."""
        self.taken_to = -1
        """How many entries stood when a question was taken back to that nobody needs to be asked."""
        self.stands: list[int] = []
        """The events of the entries that stand."""
        self.questions: dict[int, Asked] = {}
        """What seats are asked now, as far as somebody wanted to know."""

    @property
    def step(self) -> int:
        """How many entries stand."""
        return len(self.table.entries)

    def say(self, who: int, word: int, at: float) -> Event:
        """A seat speaks, or chance does; an illegal word changes nothing."""
        saw = self.table.witnesses(who) if self.early else self.table.witnesses(who, word)
        self.table.say(who, word)
        self.questions.clear()
        self.witnesses.append(saw)
        event = self._event(who, self.game.rules.words.text(word), at)
        self.stands.append(event.n)
        return event

    def answers(self, seat: int, n: int) -> bool:
        """Whether what this seat says after event `n` answers the present question: nothing has happened
        since, or others have sealed their answers to it and the seat has not."""
        if n == self.n:
            return True
        if self.early or not self.table.sealing():
            return False
        closed = self.table.in_envelopes()
        asked_at = ([0, *self.stands])[-len(closed) - 1]
        own = [n for n, entry in zip(self.stands, self.table.entries, strict=True) if entry.who == seat]
        return max([asked_at, *own[-1:]]) <= n < self.n

    def asked(self, seat: int) -> Asked:
        """The question that this seat must answer now, told as today. It is found out once for all who want
        to know."""
        if seat not in self.questions:
            self.questions[seat] = asked_of(self.table, seat)
        return self.questions[seat]

    def sealed(self) -> list[int]:
        """The seats whose envelopes lie closed on the table."""
        return [] if self.early else self.table.sealed()

    def undo_point(self, seat: int, whole: bool) -> int | None:
        """The entry that a seat may take back, or the first of its turn. Early rules know no turns: there it
        is the last."""
        return self.table.undo_point(seat, whole) if whole and not self.early else self.table.undo_point(seat)

    def take_back(self, seat: int, at: float, whole: bool = False) -> list[Event]:
        """A seat takes back its last choice, or its whole turn: all since the entry before it has come to
        nothing. What others have sealed since is said again."""
        point = self.undo_point(seat, whole)
        assert point is not None, f"seat {seat} has nothing to take back"
        entry, *later = self.table.entries[point:]
        while self.step > point:
            self._unsay()
        self.undone = self.n + 1
        taken = self._event(seat, self.game.rules.words.text(entry.word), at, self._last())
        others = [other for other in later if other.who != seat]
        return [taken, *[self.say(other.who, other.word, at) for other in others]]

    def _unsay(self) -> None:
        """The last entry does not stand any more."""
        self.table.undo(self.table.entries[-1].who)
        self.questions.clear()
        self.witnesses.pop()
        self.stands.pop()

    def _last(self) -> int:
        return self.stands[-1] if self.stands else 0

    def _event(self, who: int, word: str, at: float, back: int | None = None) -> Event:
        self.n += 1
        return Event(self.n, who, word, back is not None, self.table.digest(), at, back)

    def outcome(self) -> int | None:
        """What chance says now, by the table's secret; nothing when a seat must speak, or people throw."""
        return self.table.outcome(self.dice) if self.dice else None

    def replay(self, event: Event) -> None:
        """Do again what was stored, and compare what comes of it."""
        if event.n != self.n + 1 and event.back is None:
            raise missing(self.n + 1)
        try:
            made = self._again(event)
        except Broken:
            raise
        except Exception as error:
            raise Broken(Said("entry {n} is not possible under these rules", n=event.n)) from error
        if made.digest != event.digest:
            raise Broken(
                Said(
                    "entry {n} gives position {made}, {stored} was stored",
                    n=event.n,
                    made=made.digest,
                    stored=event.digest,
                )
            )

    def _again(self, event: Event) -> Event:
        if event.back is not None:
            return self._go_back(event, event.back)
        if event.undo:
            return self.take_back(event.who, event.at)[0]
        return self.say(event.who, self.game.rules.words.number(event.word), event.at)

    def _go_back(self, event: Event, back: int) -> Event:
        """Forget what has come to nothing, as far as it was known here."""
        while self._last() > back:
            self._unsay()
        if self._last() != back:
            raise missing(back)
        self.n = self.undone = event.n
        return structs.replace(event, digest=self.table.digest())

    def lines(self, step: int) -> list[Line]:
        """What the log says of one entry, counted from 1; of what came before the first for 0."""
        entries, log = self.table.entries, self.table.log
        assert log is not None, "a live table is told"
        first = entries[step - 1].lines if step else 0
        last = entries[step].lines if step < len(entries) else len(log.lines)
        return [
            Line(step, said_in(self.game, line), list(readers_of(self.game, line)), self.news(step, line))
            for line in log.lines[first:last]
        ]

    def news(self, step: int, line: Sentence) -> list[News]:
        """What it means to whom. Whoever did it in this very step knows."""
        spoken = self.table.entries[step - 1].who if step else CHANCE
        told = [news for news in news_of(self.game, line) if news.side != spoken]
        return [News(news.kind, news.side, news.said, self.changes(news.figures)) for news in told]

    def changes(self, figures: tuple[Figure, ...]) -> list[Change]:
        name = self.game.rules.words.name
        return [Change(Name(kind, name(kind, one)), kind, one, amount) for kind, one, amount in figures]

    def log(self, eyes: int) -> list[Line]:
        """All that these eyes may read."""
        return [line for step in range(self.step + 1) for line in self.lines(step) if line.read_by(eyes)]


def outcomes(live: Live, at: float) -> Iterator[Event]:
    """Let chance speak until a seat must."""
    while (word := live.outcome()) is not None:
        yield live.say(CHANCE, word, at)
