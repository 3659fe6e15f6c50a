"""What is true at every moment of every game on the shelf. A law is a function that raises Broken."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import isfinite
from typing import Any

from perihelion.bots.said import say
from perihelion.core.asks import AGAIN, AskBeside, InWindow
from perihelion.core.dice import Generator
from perihelion.core.digest import digest, dump
from perihelion.core.game import SPECTATOR, Game, side_names, why_not
from perihelion.core.said import Said, missing
from perihelion.core.steps import (
    EVERYONE,
    NO_MOMENT,
    NO_OUTCOME,
    NO_WORD,
    Ask,
    Sealed,
    Step,
    chance,
    choose,
    happen,
    options,
    over,
    single,
    waiting,
)
from perihelion.lab.walk import random_word
from perihelion.records.ahead import Link, Patience, chains_of, look_ahead
from perihelion.records.falling import outcomes_of, possible
from perihelion.records.reasons import why
from perihelion.records.rulebook import rulebook
from perihelion.records.table import Log, named

FAR = 40
"""So many words a law looks ahead."""


class Broken(Exception):
    """A law that does not hold, with the facts."""


class Moment:
    """A position of a game, and a generator to try things with."""

    def __init__(self, game: Game, s: Any, generator: Generator) -> None:
        self.game = game
        self.s = s
        self.generator = generator
        self.names = game.rules.seat_names[: s.seat_count]

    def offered(self, seat: int) -> list[int]:
        return options(self.s, seat) if seat in waiting(self.s) else []

    def known_rule(self, rule: str, where: str) -> None:
        if rule.lower() not in rulebook(self.game).by_id:
            raise Broken(f"{where} names the rule '{rule}', which is not in the rules reference")


def offers_are_sound(game: Game, s: Any) -> None:
    """Cheap enough for every step: only seats are asked, something is offered, nothing twice, only words of
    the vocabulary."""
    for seat in waiting(s):
        if not s.seated(seat):
            raise Broken(f"side {seat} is asked, and nobody sits there")
        offered = options(s, seat)
        if not offered:
            raise Broken(f"nothing is offered to seat {seat}")
        if len(set(offered)) != len(offered):
            raise Broken(f"seat {seat} is offered a word twice: {game.rules.words.texts(offered)}")
        if min(offered) < 0 or max(offered) >= game.rules.words.size:
            raise Broken(f"seat {seat} is offered a word outside the vocabulary: {offered}")


def pieces_are_conserved(at: Moment) -> None:
    at.game.rules.check(at.s)


def offers_agree(at: Moment) -> None:
    """What `advance` noted as offered is what the step offers when it is asked again."""
    for seat in waiting(at.s):
        fresh = at.s.agenda[-1].options(at.s, seat)
        if fresh != at.offered(seat):
            raise Broken(f"{at.names[seat]} is offered {at.offered(seat)}, and asked again {fresh}")


def clone_is_equal_and_shares_nothing(at: Moment) -> None:
    """Playing on with a clone leaves the original as it was."""
    before = digest(at.s)
    clone = at.s.clone()
    if digest(clone) != before:
        raise Broken("a clone differs from its original")
    for _ in range(8):
        if not over(clone):
            say(clone, *random_word(clone, at.generator))
    if digest(at.s) != before:
        raise Broken("playing on with a clone changed the original")


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


def refusals_name_a_rule(at: Moment) -> None:
    """Every word that is not offered is refused with a sentence and, where a seat is asked, a rule of the
    reference."""
    for seat in range(at.s.seat_count):
        for _ in range(4):
            check_refusal(at, seat, int(at.generator.below(at.game.rules.words.size)))


def check_refusal(at: Moment, seat: int, word: int) -> None:
    refusal = why_not(at.game, at.s, seat, word)
    text = f"'{at.game.rules.words.text(word)}' by {at.names[seat]}"
    if (refusal is None) != (word in at.offered(seat)):
        raise Broken(f"{text} is offered and refused, or neither")
    if refusal is not None and waiting(at.s):
        at.known_rule(refusal.rule, f"the refusal of {text}")
    if refusal is not None:
        known_things(at, refusal.said, f"the refusal of {text}")


def questions_can_be_put(at: Moment) -> None:
    """Every question has a sentence and a rule, every offered word a hint that can be told."""
    for seat in waiting(at.s):
        asked = at.game.telling.prompt(at.s, at.s.agenda[-1], seat)
        at.known_rule(asked.rule, f"the question '{asked.text}'")
        known_things(at, asked.said, f"a question to {at.names[seat]} [{asked.rule}]")
        for word in at.offered(seat):
            if hint := at.game.telling.hint(at.s, seat, word):
                known_things(at, hint, f"the hint of '{at.game.rules.words.text(word)}'")


def known_things(at: Moment, said: Said, where: str) -> None:
    """Something is said, with all the facts that it names, and every thing in it has a name."""
    if not said:
        raise Broken(f"{where} has no sentence")
    if lost := missing(said):
        raise Broken(f"{where} names {', '.join(lost)}, which nobody said: {said!r}")
    named(at.game, said)


def steps_can_be_told(at: Moment) -> None:
    """The story of the next step can be told, and every thing in it has a name."""
    if over(at.s):
        return
    log = Log(at.game)
    clone = at.s.clone()
    who, word = random_word(clone, at.generator)
    say(clone, who, word, log)
    for sentence in log.lines:
        known_things(at, sentence.said, f"the story of {at.game.rules.words.text(word)}")


def every_side_has_a_name(at: Moment) -> None:
    """Seats and automatic sides are as many as the table has, each with a name of its own, and the result
    tells of them in their order."""
    names, count = side_names(at.game, at.s), at.s.side_count()
    if len(names) != count or len(set(names)) != count or not all(names):
        raise Broken(f"the table has {count} sides, and their names are {names}")
    found = tuple([side.name for side in at.game.rules.result(at.s)])
    if found != names:
        raise Broken(f"the result has the sides {found} at a table of {names}")


def position_can_be_valued(at: Moment) -> None:
    """There is a finite value of the position for every side at any time, and a lead that is worth
    something."""
    for side, name in enumerate(side_names(at.game, at.s)):
        value = at.game.mind.value(at.s, side)
        if not isfinite(value):
            raise Broken(f"the value of the position for {name} is {value}")
    if not at.game.mind.spread(at.s) > 0:
        raise Broken(f"the spread of the position is {at.game.mind.spread(at.s)}")


def secrets_stay_secret(at: Moment) -> None:
    """What a seat or a spectator may not know changes nothing of what they see next, unless it becomes known
    and can no longer be taken back."""
    if over(at.s):
        return
    for eyes in (*range(at.s.seat_count), SPECTATOR):
        twin = at.game.rules.redeal(at.s, eyes, at.generator)
        if waiting(twin) != waiting(at.s) or goes_on(twin):
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
        happen(after, outcome)
        happen(other, at.generator.pick(0, other.offered))
        check_alike(at, after, other, eyes, "after a draw that they do not see")
    elif other.offered[outcome]:
        happen(after, outcome)
        happen(other, outcome)
        # An outcome is known by itself: what counts beyond it was revealed in public.
        if after.known == at.s.known + 1 and other.known == twin.known + 1:
            check_alike(
                at, after, other, eyes, f"after '{at.game.rules.words.text(step.word(at.s, outcome))}'"
            )


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
    return isinstance(step, InWindow) and step.window.tells(s)


def any_of(things: list[int], generator: Generator) -> int:
    return things[generator.below(len(things))]


def envelopes_commute(at: Moment) -> None:
    """In which order envelopes are sealed makes no difference."""
    seats = waiting(at.s)
    if len(seats) < 2:
        return
    words = [(seat, any_of(options(at.s, seat), at.generator)) for seat in seats[:2]]
    ends = []
    for order in (words, words[::-1]):
        clone = at.s.clone()
        for seat, word in order:
            choose(clone, seat, word)
        ends.append(digest(clone))
    if ends[0] != ends[1]:
        raise Broken(f"it makes a difference whether {at.names[seats[0]]} answers first")


def questions_know_their_place(at: Moment) -> None:
    """A question is about a side of the game; a moment at which a seat may decline has a name, and declining
    is offered; whoever answers sees the answer."""
    for seat in waiting(at.s):
        step: Ask = at.s.agenda[-1]
        if not 0 <= step.owner(at.s, seat) < len(at.game.rules.result(at.s)):
            raise Broken(f"a question to {at.names[seat]} is about no side of the game")
        if not step.seen_by(at.s, seat) >> seat & 1:
            raise Broken(f"{at.names[seat]} does not see the own answer")
        moment = step.moment(at.s, seat)
        if moment != NO_MOMENT:
            at.game.rules.words.name("moment", moment)
            if step.declining(at.s, seat) not in options(at.s, seat):
                raise Broken(f"{at.names[seat]} cannot decline at moment {moment}")


def free_actions_lead_back(at: Moment) -> None:
    """After a free action, and whatever it leads to, the same question is put again."""
    for seat in waiting(at.s):
        step = at.s.agenda[-1]
        for word in step.free(at.s, seat) if isinstance(step, AskBeside) else ():
            check_planned(at, seat, word, step.resume(), "does not lead back to the question")


def windows_begin_again(at: Moment) -> None:
    """Where a window begins again after each act, all whom it concerns are asked anew."""
    step = at.s.agenda[-1] if at.s.agenda else None
    if isinstance(step, InWindow) and step.window.again == AGAIN:
        for word in step.window.plays(at.s, step.seat):
            check_planned(at, step.seat, word, step.window, "does not open the window anew")


def check_planned(at: Moment, seat: int, word: int, wanted: Step, fault: str) -> None:
    """After a word and what it plans comes this step, where the question stood; unless what was planned was
    struck out."""
    clone = at.s.clone()
    step, below = clone.agenda.pop(), len(clone.agenda)
    step.choose(clone, seat, word)
    if len(clone.agenda) == below or (
        len(clone.agenda) > below and dump(clone.agenda[below]) != dump(wanted)
    ):
        raise Broken(f"'{at.game.rules.words.text(word)}' by {at.names[seat]} {fault}")


def outcomes_can_be_dictated(at: Moment) -> None:
    """Each outcome that can happen has a word of its own, and this word names it."""
    step = chance(at.s)
    if step is None:
        return
    for outcome, weight in enumerate(at.s.offered):
        word = step.word(at.s, outcome) if weight else NO_WORD
        if weight and step.outcome(at.s, word) != outcome:
            raise Broken(f"'{at.game.rules.words.text(word)}' does not name outcome {outcome}")


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


def reasons_name_a_rule(at: Moment) -> None:
    """Why a thing of any kind may not be chosen is told with a rule and with things that have a name."""
    for seat in waiting(at.s):
        offers = at.offered(seat)
        look = partial(look_ahead, at.game, at.s, seat, offers, Patience(words=FAR))
        for kind, names in at.game.rules.words.nouns().items():
            thing = sum(offers) % len(names)
            found = why(at.game, at.s, seat, kind, thing, offers, look)
            if found is not None:
                at.known_rule(found.rule, f"why {at.names[seat]} may not choose {kind} {thing}")
                known_things(at, found.said, f"why {at.names[seat]} may not choose {kind} {thing}")


LAWS: tuple[Callable[[Moment], None], ...] = (
    pieces_are_conserved,
    offers_agree,
    clone_is_equal_and_shares_nothing,
    redeal_cannot_be_told_apart,
    refusals_name_a_rule,
    questions_can_be_put,
    steps_can_be_told,
    every_side_has_a_name,
    position_can_be_valued,
    secrets_stay_secret,
    envelopes_commute,
    questions_know_their_place,
    free_actions_lead_back,
    windows_begin_again,
    outcomes_can_be_dictated,
    figures_are_known,
    looking_ahead_tells_no_secret,
    what_may_fall_tells_no_secret,
    reasons_name_a_rule,
)


def check_all(game: Game, s: Any, generator: Generator) -> None:
    """Every law at this moment; an assertion or a crash inside one is told with the law's name."""
    offers_are_sound(game, s)
    moment = Moment(game, s, generator)
    for law in LAWS:
        try:
            law(moment)
        except Broken as error:
            raise Broken(f"{law.__name__}: {error}") from error
        except Exception as error:
            raise Broken(f"{law.__name__}: {type(error).__name__}: {error}") from error


def someone_wins(game: Game, s: Any) -> None:
    """At the end at least one side has won."""
    if not any(side.won for side in game.rules.result(s)):
        raise Broken("the game is over and nobody has won")
