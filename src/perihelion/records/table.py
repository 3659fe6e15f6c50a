"""A game being played: its state, everything that was said, its log; and what may be taken back.

Whoever plays, shows or checks a game asks its table and never looks into the state: the state belongs to the
version of the rules that the table was begun under."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from perihelion.core.dice import Dice, Generator
from perihelion.core.digest import digest
from perihelion.core.errors import Illegal
from perihelion.core.game import (
    SPECTATOR,
    Game,
    Sentence,
    Side,
    why_not,
)
from perihelion.core.said import Said, finished
from perihelion.core.steps import (
    CHANCE,
    EVERYONE,
    NO_WORD,
    Ask,
    Chance,
    Listener,
    Refusal,
    Sealed,
    Step,
    advance,
    chance,
    choose,
    happen,
    options,
    over,
    waiting,
)
from perihelion.records import asking, reasons
from perihelion.records.ahead import LOOK, NOTHING_AHEAD, Ahead, Change, Patience, having, look_ahead
from perihelion.records.asking import Asked
from perihelion.records.falling import possible
from perihelion.records.setups import check_setup


@dataclass(frozen=True)
class Entry:
    """One thing said: by a seat or by chance. `known` and `lines` tell how much was known and logged before
    it."""

    who: int
    word: int
    known: int
    lines: int


class Log(Listener):
    """Collects the sentences of a told game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines: list[Sentence] = []

    def hear(self, before: Any, step: Step, seat: int, word: int, after: Any) -> None:
        self.lines.extend(self.game.telling.story(before, step, seat, word, after))


class Table:
    """A game, its seats and options, and the entries so far. Chance is asked from `dice` as soon as it must
    speak."""

    def __init__(
        self, game: Game, seats: int, given: Mapping[str, str], dice: Dice | None, told: bool = True
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = check_setup(game, seats, given)
        self.dice = dice
        self.log = Log(game) if told else None
        self.entries: list[Entry] = []
        self.marks: list[Any] = []
        """The states before the last choices, as far back as nothing became known: where undo goes."""
        self.state: Any = self.game.rules.setup(self.seats, self.options)
        advance(self.state, self.log)
        self._settle()

    def fresh(self, told: bool = False) -> Table:
        """The same game before its first entry."""
        return type(self)(self.game, self.seats, self.options, None, told)

    def _settle(self) -> None:
        """Let chance speak until a seat must."""
        while self.dice is not None and (step := chance(self.state)) is not None:
            outcome = self.dice.pick(len(self.entries), self.state.offered)
            self._befall(outcome, step.word(self.state, outcome))

    def _befall(self, outcome: int, word: int) -> None:
        """Chance has spoken: something is known that was not."""
        self._note(CHANCE, word)
        self.marks.clear()
        happen(self.state, outcome, self.log)

    def _note(self, who: int, word: int) -> None:
        lines = len(self.log.lines) if self.log else 0
        self.entries.append(Entry(who, word, self.state.known, lines))

    def outcome(self, dice: Dice) -> int | None:
        """The word that these dice give now; nothing when a seat must speak."""
        step = chance(self.state)
        if step is None:
            return None
        return step.word(self.state, dice.pick(len(self.entries), self.state.offered))

    def waiting(self) -> list[int]:
        return waiting(self.state)

    def over(self) -> bool:
        return over(self.state)

    def offers(self, seat: int) -> list[int]:
        """What this seat may say now; nothing when it is not asked."""
        return options(self.state, seat) if seat in waiting(self.state) else []

    def choose(self, seat: int, word: int) -> None:
        """A seat speaks. A word that is not offered changes nothing and is answered with the reason."""
        refusal = None if word in self.offers(seat) else why_not(self.game, self.state, seat, word)
        if refusal is not None:
            said = finished(named(self.game, refusal.said))
            raise Illegal(Said("{reason} [{rule}]", reason=said, rule=refusal.rule) if refusal.rule else said)
        before = self.state.clone()
        self._note(seat, word)
        self.state.learned = 0
        choose(self.state, seat, word, self.log)
        if self.state.known == before.known:
            self.marks.append(before)
        else:
            self.marks.clear()
        self._settle()

    def learned(self, seat: int) -> bool:
        """Whether a seat has learned something since a seat spoke last, by that word or by chance."""
        return bool(self.state.learned >> seat & 1)

    def dictate(self, word: int) -> None:
        """Chance speaks as somebody else says it did: in a replay, in a test."""
        step = chance(self.state)
        if step is None:
            raise Illegal(Said("the game does not wait for chance now"))
        if not self.can_happen(word):
            raise Illegal(Said("'{word}' cannot happen now", word=self.game.rules.words.text(word)))
        self._befall(step.outcome(self.state, word), word)
        self._settle()

    def can_happen(self, word: int) -> bool:
        """Whether chance could say this word now."""
        step = chance(self.state)
        if step is None or not 0 <= word < self.game.rules.words.size:
            return False
        outcome = step.outcome(self.state, word)
        return outcome >= 0 and self.state.offered[outcome] > 0

    def possible(self, eyes: int) -> list[int]:
        """What chance could say now, as far as these eyes can tell: what others hold may as well lie in the
        pile."""
        return possible(self.game, self.state, eyes)

    def undo_point(self, seat: int, whole: bool = False) -> int | None:
        """The number of the entry this seat may take back: its own, nothing became known since, and it is the
        last; an envelope can be taken back as long as all are closed, whoever has sealed one since. For the
        whole turn, the first that it may come to by taking back one after another.

        The end of the game opens everything, the seed as well."""
        found: int | None = None
        turn: list[Step] = []
        last, alone = len(self.entries) - 1, not self.over()
        for entry in range(last, last - len(self.marks), -1):
            own, before = self.entries[entry].who == seat, self.mark(entry)
            if not (self._sealing(before) or (own and alone)) or not same_turn(before.agenda, turn):
                return found
            if own and not whole:
                return entry
            if own:
                found, turn = entry, min(before.agenda, turn or before.agenda, key=len)
            alone = alone and own
        return found

    def mark(self, entry: int) -> Any:
        """The state before an entry that can still be taken back."""
        return self.marks[entry - len(self.entries) + len(self.marks)]

    def _sealing(self, before: Any) -> bool:
        """Whether what was said in a state lies in an envelope that is still closed."""
        return isinstance(before.agenda[-1], Sealed) and before.agenda[-1] is self.state.agenda[-1]

    def sealing(self) -> bool:
        """Whether answers are being sealed."""
        return not self.over() and isinstance(self.state.agenda[-1], Sealed)

    def sealed(self) -> list[int]:
        """The seats whose envelopes lie closed on the table."""
        if not self.sealing():
            return []
        asked = self.waiting()
        return [seat for seat in sorted(self.state.agenda[-1].players(self.state)) if seat not in asked]

    def in_envelopes(self) -> list[Entry]:
        """The last entries, as far as they lie in envelopes that are still closed."""
        first = len(self.entries)
        while first > len(self.entries) - len(self.marks) and self._sealing(self.mark(first - 1)):
            first -= 1
        return self.entries[first:]

    def undo(self, seat: int, whole: bool = False) -> Entry:
        """Take back the seat's last choice or its whole turn, and tell which entry came first. What others
        have sealed since is said again."""
        point = self.undo_point(seat, whole)
        if point is None:
            raise Illegal(
                "nothing to take back: since your last choice something became known or another seat acted"
            )
        entry, *later = self.entries[point:]
        self.state = self.mark(point)
        del self.marks[point - len(self.entries) :], self.entries[point:]
        if self.log:
            del self.log.lines[entry.lines :]
        for other in later:
            if other.who != seat:
                self.choose(other.who, other.word)
        return entry

    def declined(self, standing: Mapping[int, Collection[int]]) -> tuple[int, int] | None:
        """A seat that does not want to be asked at this moment, and what is said for it; `standing` has the
        moments at which each seat never wants to be asked."""
        step = self.state.agenda[-1] if self.state.agenda else None
        for seat in self.waiting():
            if isinstance(step, Ask) and step.moment(self.state, seat) in standing.get(seat, ()):
                return seat, step.declining(self.state, seat)
        return None

    def say(self, who: int, word: int) -> None:
        """An entry of a record: a seat's word or chance's."""
        if who == CHANCE:
            self.dictate(word)
        else:
            self.choose(who, word)

    def digest(self) -> str:
        return digest(self.state)

    def result(self) -> tuple[Side, ...]:
        """The sides with their scores as they would be now; final when the game is over."""
        return self.game.rules.result(self.state)

    def view(self, eyes: int) -> Any:
        """What these eyes may see: a record that shares nothing with the state."""
        return self.game.seen.view(self.state, eyes)

    def views(self, eyes: Collection[int]) -> dict[int, Any]:
        """What each of these eyes may see. What they all see is built once."""
        own = self.game.seen.own
        if own is None:
            return {one: self.view(one) for one in eyes}
        public = self.view(SPECTATOR)
        return {one: public if one == SPECTATOR else own(self.state, public, one) for one in eyes}

    def guessed(self, seat: int) -> Any:
        """A state that this seat cannot tell from the true one, always the same."""
        return self.game.rules.redeal(self.state, seat, Generator("offers"))

    def asked(self, seat: int) -> Asked:
        """The question that this seat must answer now."""
        return asking.asked(self.game, self.guessed(seat), seat, self.offers(seat))

    def ahead(self, seat: int, patience: Patience) -> Ahead:
        """What this seat could say from now on, as far as nobody else must speak; nothing when it is not
        asked."""
        if seat not in self.waiting():
            return NOTHING_AHEAD
        return look_ahead(self.game, self.guessed(seat), seat, self.offers(seat), patience)

    def owned(self, seat: int) -> tuple[Change, ...]:
        """What this seat has."""
        return having(self.game, self.guessed(seat), seat)

    def refusal(self, seat: int, word: int) -> Refusal | None:
        """Why this seat may not say this word now, told of a table dealt anew; nothing if it may."""
        return None if word in self.offers(seat) else why_not(self.game, self.guessed(seat), seat, word)

    def why(self, seat: int, kind: str, thing: int, patience: Patience = LOOK) -> Refusal | None:
        """Why this seat may not choose this thing now; nothing if it may."""
        deal, offers = self.guessed(seat), self.offers(seat)
        return reasons.why(self.game, deal, seat, kind, thing, offers, lambda: self.ahead(seat, patience))

    def witnesses(self, who: int, word: int = NO_WORD) -> int:
        """The mask of seats that will see what is said now: a sealed word only its writer, a draw maybe one
        seat or nobody."""
        step = self.state.agenda[-1] if self.state.agenda else None
        if isinstance(step, Ask):
            return step.word_seen_by(self.state, who, word)
        return step.seen_by(self.state) if isinstance(step, Chance) else EVERYONE

    def lines(self, seat: int) -> list[str]:
        """The log as this seat may read it, things by name."""
        if self.log is None:
            return []
        return [named(self.game, line.said) for line in self.log.lines if line.read_by(seat)]


def same_turn(agenda: list[Step], turn: list[Step]) -> bool:
    """Whether a question belongs to a turn of which this is the agenda of the outermost: what is planned
    after the outer of the two is the same."""
    outer = min(len(agenda), len(turn))
    return outer < 2 or agenda[outer - 2] is turn[outer - 2]


def named(game: Game, said: Said | str) -> str:
    """The sentence in English, with every `{kind:number}` replaced by the thing's name."""
    return game.rules.words.named(str(said))
