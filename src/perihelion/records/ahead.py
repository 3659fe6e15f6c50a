"""The look-ahead: the words that a seat may say one after another, until chance or another seat must speak.

It is a tree, found level by level on a table that was dealt anew for the seat, so that it can tell no secret;
where there is too much of it, the far ends are cut. Where the seat learns something hidden, the table would
go on in another way with other cards: of what comes after it nothing is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final, Literal, TypeAlias

from perihelion.core.game import Figure, Game, Question
from perihelion.core.said import Name, Said
from perihelion.core.steps import Ask, Listener, Sealed, Seat, Step, Word, chance, options, over, waiting
from perihelion.records.asking import Offered, after_word, guessed, told

Then: TypeAlias = Literal["asks", "chance", "others", "done", "over"]
"""What comes after a word: the seat is asked on, whatever others have learned; dice or cards must speak, or
something has become known; another seat must speak; the question is answered, since the table is where it was
or asks the same kind of question again; the game is over."""
MOST_WORDS: Final = 400
"""So many words are looked at; after that no further question is opened."""
MOST_TIMES: Final = 9
"""So often in a row a word is tried."""


def no_clock() -> float:
    return 0.0


@dataclass(frozen=True)
class Patience:
    """How far to look: so many words, and so many seconds by this clock."""

    words: int = MOST_WORDS
    seconds: float = inf
    clock: Callable[[], float] = no_clock


LOOK: Final = Patience()


@dataclass(frozen=True)
class Change:
    """What a seat has more or less of."""

    kind: str
    thing: int
    what: Said
    amount: int
    laid: int = 0
    """So many of those that are gone lie on the table: they were not paid."""


@dataclass(frozen=True)
class Link:
    """A word in a chain, what the chain has brought and cost until then, and what may follow."""

    offered: Offered
    changes: tuple[Change, ...]
    then: Then
    question: Question | None
    """What the seat is asked next, where it is asked on."""
    also: tuple[Word, ...] = ()
    """What the rules said for the seat after it, since it had no choice."""
    drawn: Any = None
    """What a picture draws of it before it is said."""
    links: list[Link] = field(default_factory=list)
    times: int = 1
    """How often it can be said in a row, of a word after which the same is asked again."""
    more: int = 0
    """How many words of its verb can follow it, while the same is asked again: orders that are left."""
    beyond: list[Link] = field(default_factory=list)
    """What could be said to the next question, of a word that names no thing and only ends this one."""


@dataclass(frozen=True)
class Ahead:
    """The tree, and whether all of it is here."""

    links: list[Link]
    whole: bool
    questions: list[Any] = field(default_factory=list, compare=False)
    """The states in which a question was opened, nearest first."""

    def chains(self) -> Iterator[list[Link]]:
        """Every link with those before it, the shortest chains first."""
        return chains_of(self.links)


def chains_of(links: list[Link]) -> Iterator[list[Link]]:
    waits = deque([[link] for link in links])
    while waits:
        chain = waits.popleft()
        yield chain
        waits.extend([[*chain, link] for link in chain[-1].links])


NOTHING_AHEAD: Final = Ahead([], True)


class Beginning:
    """Where a chain begins: what the seat has, which question it is, and what is planned after it."""

    def __init__(self, game: Game, s: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.first = s
        self.had = game.telling.owned(s, seat)
        self.asks(s)

    def asks(self, s: Any) -> None:
        self.asked: Step = s.agenda[-1]
        self.height = len(s.agenda)
        self.below: Step | None = s.agenda[-2] if self.height > 1 else None

    def beyond(self, s: Any) -> Beginning:
        """The same beginning, with another question after it."""
        found = copy(self)
        found.asks(s)
        return found

    def then(self, s: Any, after: Any) -> Then:
        """What comes after a word that led from one state to another."""
        if over(after) and not guessed(self.game, after, self.seat):
            return "over"
        if chance(after) is not None or after.learned >> self.seat & 1:
            return "chance"
        asked = self.seat in waiting(after)
        if asked and not self.answered(after):
            return "asks"
        if after.known != s.known:
            return "chance"
        return "done" if asked else "others"

    def answered(self, s: Any) -> bool:
        """An envelope that wants another word is not."""
        step = s.agenda[-1]
        if step is self.asked and isinstance(step, Sealed):
            return False
        return type(step) is type(self.asked) or not self.inside(s.agenda)

    def inside(self, agenda: list[Step]) -> bool:
        """Whether what was planned after the first question still waits."""
        if len(agenda) < self.height:
            return False
        return self.below is None or agenda[self.height - 2] is self.below

    def changes(self, s: Any, word: Word, after: Any) -> tuple[Change, ...]:
        """What the chain has brought and cost when this word has led from one state to another; where the
        seat learns something hidden by it, until then."""
        sure = Surely(self.game, self.seat, after)
        if guessed(self.game, after, self.seat):
            after_word(s, self.seat, word, sure)
        telling, seat = self.game.telling, self.seat
        laid = telling.laid(self.first, sure.state, seat)
        coming = telling.coming(sure.state, seat) if self.inside(sure.state.agenda) else []
        return changed(self.game, self.had, plus(telling.owned(sure.state, seat), coming), laid)


def changed(game: Game, had: list[Figure], has: list[Figure], laid: list[Figure]) -> tuple[Change, ...]:
    """What has become more or less: the price of what was said, and what it brought."""
    name, lying = game.rules.words.name, {(kind, thing): amount for kind, thing, amount in laid}
    return tuple(
        [
            Change(kind, thing, Name(kind, name(kind, thing)), now - before, lying.get((kind, thing), 0))
            for (kind, thing, before), (_, _, now) in zip(had, has, strict=True)
            if now != before or lying.get((kind, thing))
        ]
    )


def plus(has: list[Figure], coming: list[Figure]) -> list[Figure]:
    """Figures with what is added to some of them."""
    more = {(kind, thing): amount for kind, thing, amount in coming}
    return [(kind, thing, amount + more.get((kind, thing), 0)) for kind, thing, amount in has]


def having(game: Game, s: Any, seat: Seat) -> tuple[Change, ...]:
    """What a seat has, as if it had all been brought."""
    has = game.telling.owned(s, seat)
    return changed(game, [(kind, thing, 0) for kind, thing, _ in has], has, [])


class Mouth(Listener):
    """Hears what is said for a seat, the chosen word first, as long as it learns nothing hidden."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.guessed = False
        self.said: list[Word] = []

    def compares(self) -> bool:
        return False

    def hear(self, before: Any, step: Step, seat: Seat, word: Word, after: Any) -> None:
        if isinstance(step, Ask) and seat == self.seat and not self.guessed:
            self.said.append(word)
        self.guessed = guessed(self.game, after, self.seat)


class Surely(Listener):
    """Hears how the table is before the first step by which a seat learns something. Until then its figures
    are the same whatever is hidden; in that step and behind it they may be a guess, even if several deals
    agree by chance."""

    def __init__(self, game: Game, seat: Seat, state: Any) -> None:
        self.game = game
        self.seat = seat
        self.state = state
        self.guessed = False

    def hear(self, before: Any, step: Step, seat: Seat, word: Word, after: Any) -> None:
        if not self.guessed and guessed(self.game, after, self.seat):
            self.state, self.guessed = before, True


class Open:
    """A question that is still to be opened, and the kinds of questions on the way."""

    def __init__(self, s: Any, before: tuple[type[Step], ...], again: int) -> None:
        kind = type(s.agenda[-1])
        self.s = s
        self.kinds = (*before, kind)
        self.again = again + (kind in before)
        """How many of them were asked before: to salvage once more can wait."""
        self.links: list[Link] = []


class Look:
    """A look ahead while it grows: how far it may go, what it has found."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self.until = patience.clock() + patience.seconds
        self.found = 0
        self.opened: list[Any] = []
        self.endings: list[tuple[Link, Any]] = []
        """Words that name no thing and end the first question, each with the state after it."""

    def too_far(self, words: int) -> bool:
        return self.found + words > self.patience.words or self.late()

    def late(self) -> bool:
        return self.patience.clock() > self.until

    def grow(self, beginning: Beginning, first: Open, offers: list[Word]) -> bool:
        """All that can be said from a question on; whether nothing had to be cut."""
        rows = [deque([first])]
        while row := next((row for row in rows if row), None):
            at = row.popleft()
            words = offers if at is first else options(at.s, beginning.seat)
            if at is not first and self.too_far(len(words)):
                return False
            self.found += len(words)
            self.opened.append(at.s)
            for word in words:
                wait(rows, self.linked(beginning, at, word))
        return True

    def linked(self, beginning: Beginning, at: Open, word: Word) -> Open | None:
        """Add a word to its question; the next question, if the seat is asked on."""
        game, seat, root = beginning.game, beginning.seat, len(at.kinds) == 1
        mouth = Mouth(game, seat)
        after = after_word(at.s, seat, word, mouth)
        then = beginning.then(at.s, after)
        offered = told(game, at.s, seat, word, after)
        changes = beginning.changes(at.s, word, after)
        also, drawn = tuple(mouth.said[1:]), drawing(game, at.s, seat, word)
        if then == "asks":
            following = Open(after, at.kinds, at.again)
            question = game.telling.prompt(after, after.agenda[-1], seat)
            at.links.append(Link(offered, changes, then, question, also, drawn, following.links))
            return following
        again = then == "done" and type(after.agenda[-1]) is type(at.s.agenda[-1])
        times = self.times(after, seat, word) if again and root else 1
        more = self.more(beginning, after, word) if again and root and offered.kind else 0
        link = Link(offered, changes, then, None, also, drawn, times=times, more=more)
        at.links.append(link)
        if then == "done" and not again and not offered.kind and root:
            self.endings.append((link, after))
        return None

    def times(self, s: Any, seat: Seat, word: Word) -> int:
        """How often a word that was said once can be said."""
        return 1 + self.row(s, seat, lambda offers: word if word in offers else None)

    def more(self, beginning: Beginning, s: Any, word: Word) -> int:
        """How many words of the same verb can follow one that was said, the first that is offered each
        time."""
        verb_of = beginning.game.rules.words.verb_of
        verb = verb_of(word)
        return self.row(
            s, beginning.seat, lambda offers: next((o for o in offers if verb_of(o) is verb), None)
        )

    def row(self, s: Any, seat: Seat, choose: Callable[[list[Word]], Word | None]) -> int:
        """How many words are said in a row, as long as the same is asked again and nothing becomes known."""
        kind, known, said = type(s.agenda[-1]), s.known, 0
        while said < MOST_TIMES - 1 and not self.late():
            asked = seat in waiting(s) and type(s.agenda[-1]) is kind
            word = choose(options(s, seat)) if asked else None
            if word is None:
                break
            s = after_word(s, seat, word)
            if s.known != known or chance(s) is not None:
                break
            said += 1
        return said

    def go_beyond(self, beginning: Beginning) -> bool:
        """What comes after the words that only end the question; as many words again."""
        endings, self.endings, self.found = self.endings, [], 0
        whole = True
        for link, s in endings:
            words = options(s, beginning.seat)
            if self.too_far(len(words)):
                return False
            first = Open(s, (), 0)
            whole = self.grow(beginning.beyond(s), first, words) and whole
            link.beyond.extend(first.links)
        return whole


def look_ahead(game: Game, s: Any, seat: Seat, offers: list[Word], patience: Patience) -> Ahead:
    """The tree below a question whose offers are these, at a table that the seat cannot tell from the true
    one. What is asked for the first time on the way is opened first, and the near before the far, so that a
    cut hurts least; what comes beyond the question is looked at last."""
    beginning, look, first = Beginning(game, s, seat), Look(patience), Open(s, (), 0)
    whole, opened = look.grow(beginning, first, offers), list(look.opened)
    return Ahead(first.links, look.go_beyond(beginning) and whole, opened)


def wait(rows: list[deque[Open]], question: Open | None) -> None:
    """In the row of those that are as new as it is."""
    if question is not None:
        rows.extend([deque() for _ in range(question.again + 1 - len(rows))])
        rows[question.again].append(question)


def drawing(game: Game, s: Any, seat: Seat, word: Word) -> Any:
    return game.seen.ahead(s, seat, word) if game.seen.ahead else None
