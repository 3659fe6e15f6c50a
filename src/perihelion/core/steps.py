"""The order of play: an agenda of small immutable steps.

The place in the rules is data in the state. `s.then(a, b)` plans steps, `advance` runs them until a seat
or chance must speak. A step says who and where; everything that changes lies on the table.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from perihelion.core.said import Ruled

Seat: TypeAlias = int
"""A player's place at the table, from 0."""
Side: TypeAlias = int
"""A seat, or a side after the seats that the rules drive."""
Word: TypeAlias = int
"""A verb with its noun, as the game's vocabulary numbers it."""

CHANCE: Final = -1
"""Who speaks, when dice or a draw do."""
EVERYONE: Final = -1
"""The mask of all seats there could be, and of spectators."""
NO_WORD: Final = -1
"""What was said, where nobody spoke."""
NO_OUTCOME: Final = -1
"""What happens, where nothing can, or not only one thing."""
NO_MOMENT: Final = -1
"""The moment of a question that everybody wants to be asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One line of the order of play. It never changes and never waits."""

    def run(self, s: Any) -> None:
        raise NotImplementedError


class Refusal(Ruled):
    """Why a word is not offered: the rule and a sentence with the facts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """The game waits for an answer from each of `seats`. `options` never changes anything and is never
    empty."""

    def seats(self, s: Any) -> list[Seat]:
        raise NotImplementedError

    def options(self, s: Any, seat: Seat) -> list[Word]:
        raise NotImplementedError

    def choose(self, s: Any, seat: Seat, option: Word) -> None:
        raise NotImplementedError

    def why_not(self, s: Any, seat: Seat, option: Word) -> Refusal | None:
        """The rule that forbids a word a person would plausibly try here."""
        return None

    def skips_single(self, s: Any, seat: Seat) -> bool:
        """A choice of one is no choice: the core makes it, except where not being asked would betray a
        hand."""
        return True

    def seen_by(self, s: Any, seat: Seat) -> int:
        """The mask of seats that see which word this seat says, its own among them."""
        return EVERYONE

    def word_seen_by(self, s: Any, seat: Seat, option: Word) -> int:
        """The same for one word, where some are open and others secret."""
        return self.seen_by(s, seat)

    def owner(self, s: Any, seat: Seat) -> Side:
        """Whose pieces it is about, where a seat answers for another side."""
        return seat

    def moment(self, s: Any, seat: Seat) -> int:
        """Which of the game's moments this is, if a seat may say that it never wants to be asked there; the
        vocabulary has their names under `moment`."""
        return NO_MOMENT

    def declining(self, s: Any, seat: Seat) -> Word:
        """What is said for a seat that does not want to be asked at this moment."""
        return NO_WORD

    def tells(self, s: Any) -> bool:
        """Whether the table has agreed to ask only who could act: then everybody learns who can."""
        return False

    def idle(self, s: Any, seat: Seat) -> bool:
        """Whether nothing is lost if the seat declines: it can do nothing else, or do it later as well."""
        return self.options(s, seat) == [self.declining(s, seat)]

    def openly(self, s: Any, seat: Seat) -> bool:
        """Whether everybody sees if it is idle, so that not to be asked betrays nothing."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class AskOne(Ask):
    """One seat chooses."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def seats(self, s: Any) -> list[Seat]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Ask):
    """Several seats choose in secret, in any order; the last answer opens every envelope.

    An envelope holds one word, or several where `complete` asks for more."""

    def players(self, s: Any) -> list[int]:
        raise NotImplementedError

    def seen_by(self, s: Any, seat: Seat) -> int:
        """A single player has nobody to keep it from."""
        return 1 << seat if len(self.players(s)) > 1 else EVERYONE

    def complete(self, s: Any, seat: Seat) -> bool:
        return len(s.sealed[seat]) == 1

    def open(self, s: Any, envelopes: list[list[int]]) -> None:
        raise NotImplementedError

    def seats(self, s: Any) -> list[Seat]:
        return [seat for seat in self.players(s) if not self.complete(s, seat)]

    def choose(self, s: Any, seat: Seat, option: Word) -> None:
        s.sealed[seat].append(option)
        if self.seats(s):
            s.then(self)
            return
        envelopes = s.sealed
        s.sealed = []
        if len(self.players(s)) > 1:
            s.reveal()
        self.open(s, envelopes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step):
    """The game waits for dice or a draw: outcome i has weight i. An outcome without alternative happens at
    once."""

    def weights(self, s: Any) -> list[int]:
        raise NotImplementedError

    def happen(self, s: Any, outcome: int) -> None:
        raise NotImplementedError

    def word(self, s: Any, outcome: int) -> Word:
        """The outcome as a word of the game's vocabulary, for the record and the log."""
        raise NotImplementedError

    def outcome(self, s: Any, word: Word) -> int:
        """The outcome that this word names, or NO_OUTCOME."""
        for i in range(len(self.weights(s))):
            if self.word(s, i) == word:
                return i
        return NO_OUTCOME

    def seen_by(self, s: Any) -> int:
        """The mask of seats that see the outcome: `1 << seat`, EVERYONE, or 0 for nobody."""
        return EVERYONE

    def skips_single(self, s: Any) -> bool:
        """An outcome without alternative needs no entry, except where nobody else knows that there was none:
        then the missing entry would tell it."""
        return self.seen_by(s) == EVERYONE

    def surprising(self, s: Any) -> bool:
        """Whether an outcome without alternative still tells somebody something, as a last hidden card
        does."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every table has. `offered` is what `advance` found possible: the words of an ask, the weights of a
    chance. `learned` is the mask of seats that have learned something since the table was cloned. `watchful`
    tables look at every step, see `instead` and `taken`."""

    def __init__(self, seats: int) -> None:
        self.seat_count: int = seats
        self.agenda: list[Step] = []
        self.sealed: list[list[int]] = []
        self.known: int = 0
        self.learned: int = 0
        self.offered: list[int] = []
        self.watchful: bool = False

    def side_count(self) -> int:
        """How many sides play: the seats, and after them those that the rules drive."""
        return self.seat_count

    def seated(self, side: Side) -> bool:
        """Whether somebody is asked for this side."""
        return 0 <= side < self.seat_count

    def driven(self, side: Side) -> bool:
        """Whether this side is automatic: the rules act for it, and nobody is asked."""
        return self.seat_count <= side < self.side_count()

    def instead(self, step: Step) -> Step:
        """What comes in the place of the next step: the step itself, or another that an expansion has."""
        return step

    def taken(self, step: Step) -> None:
        """It has run, was answered, or fell. What is planned here comes before what it has planned."""

    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before what is already planned."""
        agenda = self.agenda
        i = len(steps) - 1
        while i >= 0:
            agenda.append(steps[i])
            i -= 1

    def then_all(self, steps: list[Any]) -> None:
        """`then` for a list."""
        agenda = self.agenda
        i = len(steps) - 1
        while i >= 0:
            agenda.append(steps[i])
            i -= 1

    def skip_to(self, kind: type[Step]) -> None:
        """Strike everything from the agenda that comes before the next step of this kind."""
        while self.agenda and not isinstance(self.agenda[-1], kind):
            self.agenda.pop()
        assert self.agenda, f"no {kind.__name__} is planned"

    def reveal(self, to: int = EVERYONE) -> None:
        """These seats have learned something: no undo goes back behind this point."""
        self.known += 1
        self.learned |= to

    def copy_core(self, other: State) -> None:
        """Take over the agenda and the rest of what every table has; for `clone`."""
        self.agenda = other.agenda[:]
        self.sealed = [envelope[:] for envelope in other.sealed]
        self.known = other.known
        self.offered = other.offered
        self.watchful = other.watchful

    def clone(self) -> Any:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears every step of a told game. In simulations nobody listens."""

    def compares(self) -> bool:
        """Whether it looks at the table before each step; else it gets the table after it twice."""
        return True

    def hear(self, before: Any, step: Step, seat: Seat, word: Word, after: Any) -> None:
        """`step` turned `before` into `after`; word is NO_WORD where nobody spoke."""
        raise NotImplementedError


def waiting(s: State) -> list[int]:
    """The seats the game waits for: none when chance must speak or the game is over."""
    step = s.agenda[-1] if s.agenda else None
    return step.seats(s) if isinstance(step, Ask) else []


def over(s: State) -> bool:
    return not s.agenda


def chance(s: State) -> Chance | None:
    """The chance step the game waits for."""
    step = s.agenda[-1] if s.agenda else None
    return step if isinstance(step, Chance) else None


def options(s: State, seat: Seat) -> list[Word]:
    """What this seat may say now. Not to be changed by the caller."""
    step = s.agenda[-1]
    if isinstance(step, AskOne):
        return s.offered
    assert isinstance(step, Ask), f"the game does not wait for seat {seat}"
    return step.options(s, seat)


def choose(s: State, seat: Seat, option: Word, listener: Listener | None = None) -> None:
    """A seat says an offered word; the game goes on to the next question."""
    step = s.agenda.pop()
    assert isinstance(step, Ask), f"the game does not wait for seat {seat}"
    answer(s, step, seat, option, listener)
    advance(s, listener)


def happen(s: State, outcome: int, listener: Listener | None = None) -> None:
    """Chance speaks; the game goes on to the next question."""
    step = s.agenda.pop()
    assert isinstance(step, Chance), "the game does not wait for chance"
    s.reveal()
    befall(s, step, outcome, listener)
    advance(s, listener)


def advance(s: State, listener: Listener | None = None) -> None:
    """Run steps until a seat or chance must speak. A choice of one is no choice."""
    agenda = s.agenda
    while agenda:
        if s.watchful:
            agenda[-1] = s.instead(agenda[-1])
        step = agenda[-1]
        if isinstance(step, Ask):
            seat = step.seat if isinstance(step, AskOne) else next_seat(s, step)
            s.offered = step.options(s, seat)
            if len(s.offered) > 1 or not step.skips_single(s, seat):
                return
            agenda.pop()
            answer(s, step, seat, s.offered[0], listener)
        elif isinstance(step, Chance):
            s.offered = step.weights(s)
            only = single(s.offered)
            if only < 0 or not step.skips_single(s):
                return
            if step.surprising(s):
                s.reveal(step.seen_by(s))
            agenda.pop()
            befall(s, step, only, listener)
        else:
            agenda.pop()
            run(s, step, listener)


def reoffer(s: State) -> None:
    """Look again at what is possible, without going on: for a state whose hidden cards were dealt anew."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Ask):
        s.offered = step.options(s, next_seat(s, step))
    elif isinstance(step, Chance):
        s.offered = step.weights(s)


def next_seat(s: State, step: Ask) -> int:
    """Whom to look at first: a seat for which the core chooses, else the first that is waited for."""
    if isinstance(step, Sealed) and not s.sealed:
        s.sealed = [[] for _ in range(s.seat_count)]
    seats = step.seats(s)
    for seat in seats:
        if len(step.options(s, seat)) == 1 and step.skips_single(s, seat):
            return seat
    return seats[0]


def run(s: State, step: Step, listener: Listener | None) -> None:
    if listener is None:
        step.run(s)
    else:
        before = s.clone() if listener.compares() else s
        step.run(s)
        listener.hear(before, step, CHANCE, NO_WORD, s)
    if s.watchful:
        s.taken(step)


def answer(s: State, step: Ask, seat: Seat, option: Word, listener: Listener | None) -> None:
    if listener is None:
        step.choose(s, seat, option)
    else:
        before = s.clone() if listener.compares() else s
        step.choose(s, seat, option)
        listener.hear(before, step, seat, option, s)
    if s.watchful:
        s.taken(step)


def befall(s: State, step: Chance, outcome: int, listener: Listener | None) -> None:
    if listener is None:
        step.happen(s, outcome)
    else:
        before = s.clone() if listener.compares() else s
        word = step.word(s, outcome)
        step.happen(s, outcome)
        listener.hear(before, step, CHANCE, word, s)
    if s.watchful:
        s.taken(step)


def single(weights: list[int]) -> int:
    """The only outcome that can happen, or NO_OUTCOME."""
    only = NO_OUTCOME
    for i in range(len(weights)):
        if weights[i] > 0:
            if only >= 0:
                return NO_OUTCOME
            only = i
    assert only >= 0, "nothing can happen"
    return only
