"""Pairs of games that the same eyes cannot tell apart: the same open history, other hidden draws, hands and
envelopes. They are made without the game's own redeal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from perihelion.bots.said import Said as Entry
from perihelion.bots.said import say
from perihelion.core.dice import Generator
from perihelion.core.digest import dump
from perihelion.core.game import SPECTATOR, Game
from perihelion.core.steps import CHANCE, EVERYONE, Sealed, advance, chance, options, over, waiting
from perihelion.lab.fuzz import rotated_options
from perihelion.lab.laws import Broken
from perihelion.lab.laws.moment import any_of
from perihelion.lab.laws.secrets import asks_the_able, sees, words_seen

SAME = 12
"""Of so many envelopes one may hold something else: where all do, their opening soon ends the pair."""
TRIES = 50
"""Beginnings in which nothing hidden differs are not taken; after so many there is nothing hidden."""


@dataclass(frozen=True)
class Said:
    """One entry: who said which word, and whether the watching eyes could see it."""

    who: int
    word: int
    seen: bool


@dataclass(frozen=True)
class Pair:
    """Two histories that these eyes see alike, and that differ."""

    game: Game
    seats: int
    options: Mapping[str, str]
    eyes: int
    first: list[Said]
    second: list[Said]

    def said(self) -> list[list[Entry]]:
        """Both histories as they are said at a table."""
        return [[(entry.who, entry.word) for entry in history] for history in (self.first, self.second)]


class Parted(Broken):
    """Eyes that could tell two games apart, and how it came to that."""

    def __init__(self, message: str, pair: Pair) -> None:
        super().__init__(message)
        self.pair = pair


@dataclass(frozen=True)
class Wanted:
    """What kind of pair is looked for: so many entries, at the end so many seats asked, and the eyes
    offered so many words."""

    shortest: int = 1
    longest: int = 160
    asked: int = 0
    offered: int = 0
    seated: bool = False
    """Not through a spectator's eyes."""
    falls: bool = False
    """At the end a card must be drawn that not all may see."""


class Steps:
    """Two games that are played side by side for one pair of eyes."""

    def __init__(self, game: Game, seats: int, given: Mapping[str, str], eyes: int, luck: Generator) -> None:
        self.game = game
        self.eyes = eyes
        self.luck = luck
        self.one: Any = game.rules.setup(seats, given)
        self.two: Any = game.rules.setup(seats, given)
        self.pair = Pair(game, seats, given, eyes, [], [])
        for s in (self.one, self.two):
            advance(s)

    def walk(self, length: int, falls: bool = False) -> None:
        """Up to so many entries, and if wanted on to the next hidden draw; or until something becomes known
        that is not the same in both."""
        while not over(self.one) and (len(self.pair.first) < length or (falls and not self.falls_unseen())):
            said = self.next()
            if said is None or not self.both_say(*said):
                return

    def next(self) -> tuple[Said, Said] | None:
        """What is said in each of the games; nothing where they have no word in common that must be the
        same."""
        step = chance(self.one)
        if step is None:
            return self.answers(any_of(waiting(self.one), self.luck))
        seen = sees(self.eyes, step.seen_by(self.one))
        ways = [self.one.offered, self.two.offered]
        if seen:
            ways = [[a if b else 0 for a, b in zip(*ways, strict=True)]]
            if not any(ways[0]):
                return None
        found = [self.luck.pick(0, weights) for weights in ways]
        return (
            Said(CHANCE, step.word(self.one, found[0]), seen),
            Said(CHANCE, step.word(self.two, found[-1]), seen),
        )

    def answers(self, who: int) -> tuple[Said, Said] | None:
        step = self.one.agenda[-1]
        first, second = options(self.one, who), options(self.two, who)
        word = any_of(first, self.luck)
        if sees(self.eyes, step.word_seen_by(self.one, who, word)):
            both = [one for one in words_seen(self.one, who, self.eyes, True) if one in second]
            if not both:
                return None
            word = any_of(both, self.luck)
            return Said(who, word, True), Said(who, word, True)
        both = [one for one in words_seen(self.one, who, self.eyes, False) if one in second]
        if isinstance(step, Sealed) and both and self.luck.below(SAME):
            word = word if word in both else any_of(both, self.luck)
            return Said(who, word, False), Said(who, word, False)
        other = any_of(words_seen(self.two, who, self.eyes, False), self.luck)
        return Said(who, word, False), Said(who, other, False)

    def both_say(self, first: Said, second: Said) -> bool:
        """Whether the games go on alike. They may part where something became known, and only there."""
        opens = isinstance(self.one.agenda[-1], Sealed)
        before = self.one.clone(), self.two.clone()
        say(self.one, first.who, first.word)
        say(self.two, second.who, second.word)
        self.pair.first.append(first)
        self.pair.second.append(second)
        if not self.alike():
            outcome = 1 if first.who == CHANCE else 0
            learned = max(self.one.known - before[0].known, self.two.known - before[1].known) > outcome
            able = asks_the_able(self.one) or asks_the_able(self.two)
            if not learned or not (first.seen or opens or able):
                text = self.game.rules.words.text(first.word)
                raise Parted(f"eyes {self.eyes} can tell two games apart after '{text}'", self.pair)
            self.one, self.two = before
            del self.pair.first[-1], self.pair.second[-1]
            return False
        return True

    def alike(self) -> bool:
        """The same view, the same plan, the same words to choose from."""
        view, asked = self.game.seen.view, self.eyes in waiting(self.one)
        return (
            over(self.one) == over(self.two)
            and dump(self.one.agenda) == dump(self.two.agenda)
            and bool(view(self.one, self.eyes) == view(self.two, self.eyes))
            and (not asked or options(self.one, self.eyes) == options(self.two, self.eyes))
        )

    def falls_unseen(self) -> bool:
        """Whether a card must be drawn that not all may see."""
        step = chance(self.one)
        return step is not None and step.seen_by(self.one) != EVERYONE

    def fits(self, wanted: Wanted) -> bool:
        """Whether something hidden differs, at a moment such as was looked for."""
        if wanted.falls and not self.falls_unseen():
            return False
        if self.pair.first == self.pair.second or over(self.one) or len(self.pair.first) < wanted.shortest:
            return False
        asked = waiting(self.one)
        offers = options(self.one, self.eyes) if self.eyes in asked else []
        return len(asked) >= wanted.asked and len(offers) >= wanted.offered


def find_pair(
    game: Game, seats: int, given: Mapping[str, str], wanted: Wanted, seed: str, tries: int = TRIES
) -> Pair | None:
    """A pair from a seed, for any eyes, the spectators' among them; nothing if many tries find none."""
    luck = Generator(seed)
    for _ in range(tries):
        eyes = luck.below(seats) if wanted.seated or wanted.offered else SPECTATOR + luck.below(seats + 1)
        steps = Steps(game, seats, given, eyes, luck)
        steps.walk(wanted.shortest + luck.below(wanted.longest - wanted.shortest + 1), wanted.falls)
        if steps.fits(wanted):
            return steps.pair
    return None


def rotated_pair(game: Game, counts: tuple[int, ...], wanted: Wanted, seed: str, number: int) -> Pair | None:
    """Pair `number`: player counts and options take turns."""
    seats = counts[number % len(counts)]
    given = rotated_options(game, seats, number // len(counts))
    return find_pair(game, seats, given, wanted, f"{seed} pair {number}")
