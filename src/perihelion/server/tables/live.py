"""A game in memory, driven by events: words that are said, outcomes that its secret gives, choices that are
taken back.

Every event has a number `n`; the entries that stand are those of the core's table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import structs

from perihelion.core.dice import Dice
from perihelion.core.errors import PerihelionError
from perihelion.core.game import EVERY_READER, Game
from perihelion.core.said import Said
from perihelion.core.steps import CHANCE
from perihelion.former.editions import module_of
from perihelion.records.opening import new_table, said_in, sides_of
from perihelion.server.store.rows import Event
from perihelion.server.wire.game import Line


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
        self.stands: list[int] = []
        """The events of the entries that stand."""

    @property
    def step(self) -> int:
        """How many entries stand."""
        return len(self.table.entries)

    def say(self, who: int, word: int, at: float) -> Event:
        """A seat speaks, or chance does; an illegal word changes nothing."""
        saw = self.table.witnesses(who)
        self.table.say(who, word)
        self.witnesses.append(saw)
        event = self._event(who, self.game.rules.words.text(word), at)
        self.stands.append(event.n)
        return event

    def take_back(self, seat: int, at: float) -> Event:
        """A seat takes back its last choice: all since the entry before it has come to nothing."""
        entry = self.table.undo(seat)
        self.witnesses.pop()
        self.stands.pop()
        self.undone = self.n + 1
        return self._event(seat, self.game.rules.words.text(entry.word), at, self._last())

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
        except (PerihelionError, AssertionError) as error:
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
            return self.take_back(event.who, event.at)
        return self.say(event.who, self.game.rules.words.number(event.word), event.at)

    def _go_back(self, event: Event, back: int) -> Event:
        """Forget what has come to nothing, as far as it was known here."""
        while self._last() > back:
            self.take_back(self.table.entries[-1].who, event.at)
        if self._last() != back:
            raise missing(back)
        self.n = self.undone = event.n
        return structs.replace(event, digest=self.table.digest())

    def lines(self, step: int, eyes: int) -> list[Said]:
        """What the log says of one entry, counted from 1, to these eyes; of what came before the first for
        0."""
        entries, log = self.table.entries, self.table.log
        assert log is not None, "a live table is told"
        first = entries[step - 1].lines if step else 0
        last = entries[step].lines if step < len(entries) else len(log.lines)
        return [
            said_in(self.game, line) for line in log.lines[first:last] if line.seat in (EVERY_READER, eyes)
        ]

    def log(self, eyes: int) -> list[Line]:
        return [Line(step, text) for step in range(self.step + 1) for text in self.lines(step, eyes)]


def outcomes(live: Live, at: float) -> Iterator[Event]:
    """Let chance speak until a seat must."""
    while (word := live.outcome()) is not None:
        yield live.say(CHANCE, word, at)
