"""The tape: what each pair of eyes is sent of every entry makes of its old view exactly the new one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from perihelion.core.dice import Generator
from perihelion.core.game import SPECTATOR
from perihelion.core.steps import CHANCE
from perihelion.games import SHELF
from perihelion.server.tables.live import Live, outcomes
from perihelion.server.tables.tape import Tape, replayed
from perihelion.server.wire.patch import apply

CHOICES = 250


def wired(thing: Any) -> Any:
    """As it arrives at the page."""
    return msgspec.json.decode(msgspec.json.encode(thing, enc_hook=str))


class Pages:
    """One page for every pair of eyes, which knows nothing but what it was sent."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.eyes = [SPECTATOR, *range(live.table.seats)]
        self.kept: dict[int, Any] = {}
        """What the server keeps of the last views."""
        self.shown = {eyes: self.built(eyes) for eyes in self.eyes}

    def built(self, eyes: int) -> Any:
        """The view from nothing."""
        return wired(self.live.table.view(eyes))

    def see(self, who: int, word: int) -> None:
        tape = Tape(self.live, self.eyes, self.kept)
        self.live.say(who, word, 0.0)
        tape.note()
        for eyes in self.eyes:
            self.shown[eyes] = apply(self.shown[eyes], wired(tape.steps[eyes][-1].patch))
            assert self.shown[eyes] == self.built(eyes)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("code", "version"), [(code, version) for code in SHELF.codes() for version in SHELF.versions(code)]
)
def test_a_page_that_follows_its_patches_sees_the_view_built_from_nothing(
    code: str, version: int, seats: int
) -> None:
    live, luck = Live(SHELF.edition(code, version), seats, {}, "5e" * 32), Generator(f"tape {seats}")
    pages = Pages(live)
    for _ in range(CHOICES):
        while (outcome := live.outcome()) is not None:
            pages.see(CHANCE, outcome)
        if live.table.over():
            break
        seat = live.table.waiting()[0]
        offers = live.table.offers(seat)
        pages.see(seat, offers[luck.below(len(offers))])


def test_a_pair_of_eyes_that_comes_later_is_taped_from_then_on() -> None:
    live = Live(SHELF.find("event-horizon"), 2, {}, "5e" * 32)
    list(outcomes(live, 0.0))
    kept: dict[int, Any] = {}
    Tape(live, [0], kept)
    before = wired(live.table.view(1))
    tape = Tape(live, [0, 1], kept)
    seat = live.table.waiting()[0]
    live.say(seat, live.table.offers(seat)[0], 0.0)
    tape.note()
    assert apply(before, wired(tape.steps[1][-1].patch)) == wired(live.table.view(1))


def test_eyes_that_nobody_looks_through_any_more_are_not_kept() -> None:
    live = Live(SHELF.find("event-horizon"), 2, {}, "5e" * 32)
    kept: dict[int, Any] = {}
    Tape(live, [0, SPECTATOR], kept)
    Tape(live, [SPECTATOR], kept)
    assert list(kept) == [SPECTATOR]


@pytest.mark.parametrize("code", SHELF.codes())
def test_lines_tell_what_they_mean_to_others_than_who_did_it(code: str) -> None:
    """The steps and the whole log tell the same news, and never to the seat that spoke."""
    live, luck = Live(SHELF.find(code), 2, {}, "5e" * 32), Generator("news")
    told = 0
    while not live.table.over():
        while (outcome := live.outcome()) is not None:
            live.say(CHANCE, outcome, 0.0)
        if live.table.over():
            break
        seat = live.table.waiting()[0]
        offers = live.table.offers(seat)
        live.say(seat, offers[luck.below(len(offers))], 0.0)
    log = live.log(0)
    for step in replayed(live, 0).steps:
        who = live.table.entries[step.step - 1].who
        news = [one for lines in step.news.values() for one in lines]
        assert all(one.side != who for one in news)
        assert news == [one for line in log if line.step == step.step for one in line.news]
        told += len(news)
    assert told > 4
