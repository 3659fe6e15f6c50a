"""What a seat is asked, word by word, and why not: told of a table that was dealt anew for this seat, so that
it can tell no secret."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from perihelion.core.game import Game, Question
from perihelion.core.piles import Draw
from perihelion.core.said import NOTHING_SAID, Said, series
from perihelion.core.steps import (
    NO_MOMENT,
    NO_WORD,
    Ask,
    Listener,
    Sealed,
    Seat,
    Side,
    Word,
    chance,
    choose,
    over,
    waiting,
)

THE_END: Final = Said("The game ends with it.")
DRAWN: Final = Said("Cards are drawn then: it cannot be taken back.")
DECIDED: Final = Said("Dice are rolled or something is turned up then: it cannot be taken back.")
OPENED: Final = Said("All choices are opened then: it cannot be taken back.")
LEARNED: Final = Said("You see then what was hidden from you: it cannot be taken back.")
SEALED: Final = Said("Then all choose in secret, bots at once: it cannot be taken back.")
SHOWN: Final = Said("Others see then what was hidden from them: it cannot be taken back.")


class Offered(Struct, frozen=True):
    """A word that a seat may say: the thing it names, what it costs or brings, and whether it can be taken
    back."""

    word: Word
    said: Said
    verb: str
    kind: str
    thing: int
    hint: Said
    reveals: bool
    revealing: Said = NOTHING_SAID
    """What becomes known by it, where something does."""
    passes: tuple[Seat, ...] = ()
    """Whom the table waits for after it, if not for the same seat."""
    closing: Said = NOTHING_SAID
    """What comes to its end by it."""
    beside: tuple[Seat, ...] = ()
    """Who is asked in secret after it, at the same time as the seat."""

    @property
    def text(self) -> str:
        """In English, things as `{hex:3}`."""
        return str(self.said)


@dataclass(frozen=True)
class Asked:
    """A question with all its answers: whose pieces it is about, whether it is answered in secret, at which
    moment it is put, and what is said for a seat that does not want to be asked there."""

    question: Question
    offers: list[Offered]
    owner: Side
    sealed: bool = False
    moment: int = NO_MOMENT
    declining: Word = NO_WORD


def asked(game: Game, s: Any, seat: Seat, offers: list[Word]) -> Asked:
    step: Ask = s.agenda[-1]
    return Asked(
        game.telling.prompt(s, step, seat),
        [offered(game, s, seat, word) for word in offers],
        step.owner(s, seat),
        isinstance(step, Sealed),
        step.moment(s, seat),
        step.declining(s, seat),
    )


def offered(game: Game, s: Any, seat: Seat, word: Word) -> Offered:
    return told(game, s, seat, word, after_word(s, seat, word))


def told(game: Game, s: Any, seat: Seat, word: Word, after: Any) -> Offered:
    """A word that leads from one state to another, told."""
    words = game.rules.words
    kind, thing = words.target(word) or ("", 0)
    hint, found = game.telling.hint(s, seat, word), revealing(game, s, seat, after)
    closing = game.telling.closing(s, after, seat)
    seats = tuple(waiting(after))
    passes = () if seat in seats or guessed(game, after, seat) else seats
    return Offered(
        word,
        game.telling.called(s, seat, word) or words.said(word),
        words.verb_of(word).text,
        kind,
        thing,
        Said("{closing}; {hint}", closing=closing, hint=hint) if closing and hint else closing or hint,
        bool(found),
        found,
        passes,
        closing,
        beside(s, after, seat),
    )


def beside(s: Any, after: Any, seat: Seat) -> tuple[Seat, ...]:
    """Who is asked in secret together with a seat that comes to this by a word; an envelope of its own can be
    taken back whatever others have sealed."""
    if not after.agenda or not isinstance(after.agenda[-1], Sealed) or isinstance(s.agenda[-1], Sealed):
        return ()
    seats = waiting(after)
    return tuple(other for other in seats if other != seat) if seat in seats else ()


def after_word(s: Any, seat: Seat, word: Word, listener: Listener | None = None) -> Any:
    """The table when the seat has said this word."""
    after = s.clone()
    choose(after, seat, word, listener)
    return after


def revealing(game: Game, s: Any, seat: Seat, after: Any) -> Said:
    """Whether something has become known between two states, so that it cannot be taken back: what, or
    nothing."""
    if isinstance(s.agenda[-1], Sealed) and after.known != s.known:
        return OPENED
    if guessed(game, after, seat):
        return LEARNED
    if over(after):
        return THE_END
    if (fate := chance(after)) is not None:
        return DRAWN if isinstance(fate, Draw) else DECIDED
    return SHOWN if after.known != s.known else NOTHING_SAID


def guessed(game: Game, after: Any, seat: Seat) -> bool:
    """Whether the way to a state is only one of those that a seat must reckon with, since it has learned
    something hidden on it."""
    return game.seen.hidden and bool(after.learned >> seat & 1)


def why_final(found: Offered, at_once: Collection[Seat]) -> Said:
    """Why a word cannot be taken back, and what else comes to its end; nothing if it can. Rules that were
    kept earlier say nothing of an end."""
    why, closing = no_way_back(found, at_once), getattr(found, "closing", NOTHING_SAID)
    return Said("{why} {Closing}.", why=why, closing=closing) if why and closing else why


def no_way_back(found: Offered, at_once: Collection[Seat]) -> Said:
    """These seats answer at once, as bots do: if nobody else is left to speak, there is no way back."""
    if found.reveals:
        return found.revealing
    if any(seat in at_once for seat in getattr(found, "beside", ())):
        return SEALED
    if not found.passes or not all(seat in at_once for seat in found.passes):
        return NOTHING_SAID
    if len(found.passes) == 1:
        return Said("Then {player:who} goes on: it cannot be taken back.", who=found.passes[0])
    turn = series([Said("{player:seat}", seat=seat) for seat in found.passes])
    return Said("Then {turn} go on: it cannot be taken back.", turn=turn)
