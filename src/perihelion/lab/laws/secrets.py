"""Laws of secrets: what a seat may not know changes nothing of what it is told."""

from __future__ import annotations

from typing import Any

from perihelion.core.dice import Generator
from perihelion.core.digest import digest, dump
from perihelion.core.game import SPECTATOR
from perihelion.core.steps import (
    EVERYONE,
    NO_OUTCOME,
    Ask,
    Sealed,
    advance,
    befall,
    chance,
    choose,
    happen,
    options,
    over,
    single,
    waiting,
)
from perihelion.lab.laws.moment import FAR, Broken, Moment, any_of
from perihelion.records.ahead import Link, Patience, chains_of, look_ahead
from perihelion.records.falling import outcomes_of, possible


def redeal_cannot_be_told_apart(at: Moment) -> None:
    """view(redeal(s, seat), seat) == view(s, seat), and neither changes the table."""
    before, view = digest(at.s), at.game.seen.view
    for seat in range(at.s.seat_count):
        if view(at.game.rules.redeal(at.s, seat, at.generator), seat) != view(at.s, seat):
            raise Broken(f"{at.names[seat]} can tell a redealt table from the true one")
        if not at.game.seen.hidden and view(at.s, seat) != view(at.s, SPECTATOR):
            raise Broken(f"{at.names[seat]} sees what others do not, though nothing is hidden in this game")
    view(at.s, SPECTATOR)
    if digest(at.s) != before:
        raise Broken("a view or a redeal changed the table")


def secrets_stay_secret(at: Moment) -> None:
    """What a seat or a spectator may not know changes nothing of what they see next, unless it becomes known
    and can no longer be taken back."""
    if over(at.s):
        return
    for eyes in (*range(at.s.seat_count), SPECTATOR):
        twin = at.game.rules.redeal(at.s, eyes, at.generator)
        if waiting(twin) != waiting(at.s) or (goes_on(twin) and not asks_the_able(at.s)):
            raise Broken(f"eyes {eyes} can tell by what the game waits for that the table was dealt anew")
        if waiting(at.s):
            check_answer(at, twin, eyes)
        else:
            check_outcome(at, twin, eyes)


def goes_on(s: Any) -> bool:
    """Whether this table would not wait here, since there is nothing to choose or to draw."""
    step = s.agenda[-1]
    if isinstance(step, Ask):
        return any(len(options(s, seat)) == 1 and step.skips_single(s, seat) for seat in step.seats(s))
    return single(step.weights(s)) != NO_OUTCOME and step.skips_single(s)


def check_answer(at: Moment, twin: Any, eyes: int) -> None:
    """The same word at two tables that these eyes cannot tell apart; any two where they do not see it."""
    step, seat = at.s.agenda[-1], any_of(waiting(at.s), at.generator)
    word, known = any_of(options(at.s, seat), at.generator), at.s.known
    after, other = at.s.clone(), twin.clone()
    choose(after, seat, word)
    if not sees(eyes, step.word_seen_by(at.s, seat, word)):
        choose(other, seat, any_of(words_seen(twin, seat, eyes, False), at.generator))
        if not (isinstance(step, Sealed) and after.known > known):
            check_alike(at, after, other, eyes, f"by a word of {at.names[seat]} that they do not see")
    elif word not in options(twin, seat):
        if after.known == known:
            text = at.game.rules.words.text(word)
            raise Broken(f"'{text}' tells eyes {eyes} what {at.names[seat]} has, and can be taken back")
    else:
        choose(other, seat, word)
        if after.known == known and other.known == twin.known:
            check_alike(at, after, other, eyes, f"after '{at.game.rules.words.text(word)}'")


def check_outcome(at: Moment, twin: Any, eyes: int) -> None:
    """Whatever chance says that these eyes do not see; the same outcome at both tables where they do."""
    step = chance(at.s)
    assert step is not None, "nobody is waited for, yet the game is not over"
    after, other = at.s.clone(), twin.clone()
    outcome = at.generator.pick(0, after.offered)
    if not sees(eyes, step.seen_by(at.s)):
        fall(after, outcome)
        fall(other, at.generator.pick(0, other.offered))
        # What was drawn may be shown to them at once, as a card that has to be handed over is.
        if not sees(eyes, after.learned | other.learned):
            check_alike(at, after, other, eyes, "after a draw that they do not see")
    elif other.offered[outcome]:
        happen(after, outcome)
        happen(other, outcome)
        # An outcome is known by itself: what counts beyond it was revealed in public.
        if after.known == at.s.known + 1 and other.known == twin.known + 1:
            check_alike(
                at, after, other, eyes, f"after '{at.game.rules.words.text(step.word(at.s, outcome))}'"
            )


def fall(s: Any, outcome: int) -> None:
    """Chance speaks, and the game goes on; `learned` then tells who has learned something besides the
    outcome."""
    step = s.agenda.pop()
    s.known += 1
    befall(s, step, outcome, None)
    advance(s)


def check_alike(at: Moment, one: Any, other: Any, eyes: int, when: str) -> None:
    """The same view, the same questions to the same seats, and what is planned too: the agenda is public.
    Where the table has agreed to ask only those who can act, it is told by that."""
    if over(one) or over(other) or asks_the_able(one) or asks_the_able(other):
        return
    view = at.game.seen.view
    if dump(one.agenda) != dump(other.agenda) or view(one, eyes) != view(other, eyes):
        raise Broken(f"eyes {eyes} learn something {when}")
    if eyes in waiting(one) and options(one, eyes) != options(other, eyes):
        raise Broken(f"eyes {eyes} learn something by what they are offered {when}")


def sees(eyes: int, mask: int) -> bool:
    """Whether these eyes are in a mask; a spectator sees what everybody does."""
    return mask == EVERYONE if eyes == SPECTATOR else mask >> eyes & 1 == 1


def words_seen(s: Any, seat: int, eyes: int, seen: bool) -> list[int]:
    """What a seat may say in sight of these eyes, or hidden from them."""
    step = s.agenda[-1]
    return [word for word in options(s, seat) if sees(eyes, step.word_seen_by(s, seat, word)) == seen]


def asks_the_able(s: Any) -> bool:
    """Whether somebody is asked here because of what that seat holds, as the table has agreed."""
    step = s.agenda[-1] if s.agenda else None
    return isinstance(step, Ask) and step.tells(s)


def figures_are_known(at: Moment) -> None:
    """What a seat has is told in figures of things that have a name, always the same ones; the seat knows
    them all."""
    names = [(kind, thing) for kind, thing, _ in at.game.telling.owned(at.s, 0)]
    for seat in range(at.s.seat_count):
        figures = at.game.telling.owned(at.s, seat)
        for kind, thing, amount in figures:
            at.game.rules.words.name(kind, thing)
            if type(amount) is not int:
                raise Broken(f"{at.names[seat]} has {amount!r} of {kind} {thing}")
        if [(kind, thing) for kind, thing, _ in figures] != names or len(set(names)) != len(names):
            raise Broken(f"{at.names[seat]} has other figures than the first seat, or one twice")
        if at.game.telling.owned(at.game.rules.redeal(at.s, seat, Generator("figures")), seat) != figures:
            raise Broken(f"{at.names[seat]} is told a figure that this seat cannot know")


def looking_ahead_tells_no_secret(at: Moment) -> None:
    """A seat that looks ahead sees the same words, whatever it may not know; and as far as nothing becomes
    known, they are those of the true table."""
    for seat in waiting(at.s):
        twin = at.game.rules.redeal(at.s, seat, Generator("ahead"))
        if seen_ahead(at, twin, seat) != seen_ahead(at, at.s, seat):
            raise Broken(f"{at.names[seat]} can tell by looking ahead that the table was dealt anew")


def seen_ahead(at: Moment, s: Any, seat: int) -> list[tuple[list[int], tuple[object, ...]]]:
    """Every chain of words that a seat may say, and what is told of it."""
    found = look_ahead(at.game, s, seat, options(s, seat), Patience(words=FAR))
    beyond = [[link, *chain] for link in found.links for chain in chains_of(link.beyond)]
    chains = [*found.chains(), *beyond]
    return [([link.offered.word for link in chain], told_of(chain[-1])) for chain in chains]


def told_of(link: Link) -> tuple[object, ...]:
    """What comes after a word, what is asked then, what it has brought, what the rules say for the seat, how
    often it can be said, and what becomes known by it."""
    question, offered = link.question.text if link.question else "", link.offered
    known = offered.reveals, offered.revealing, offered.passes
    return link.then, question, link.changes, link.also, link.times, link.more, known


def what_may_fall_tells_no_secret(at: Moment) -> None:
    """Whoever says what fell finds it among what may fall, and that list is the same whatever else is
    hidden."""
    falls = set(outcomes_of(at.s))
    for eyes in (*range(at.s.seat_count), SPECTATOR) if falls else ():
        found = possible(at.game, at.s, eyes)
        if not falls.issubset(found):
            raise Broken(f"eyes {eyes} would not find what may fall in {at.game.rules.words.texts(found)}")
        if possible(at.game, at.game.rules.redeal(at.s, eyes, Generator("falls")), eyes) != found:
            raise Broken(f"eyes {eyes} can tell by what may fall that the table was dealt anew")
