"""Undo in every game: whatever may be taken back leaves no trace, and told nobody what it should not have."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.helios import GAME as HELIOS
from perihelion.core.dice import Generator
from perihelion.core.game import SPECTATOR, Game
from perihelion.games import SHELF
from perihelion.lab.fuzz import rotated_options
from perihelion.lab.laws.secrets import sees
from perihelion.lab.walk import random_word
from perihelion.records.table import Table

GAMES = [HELIOS, *[SHELF.find(code) for code in SHELF.codes()]]
ENTRIES = {"helios": 60}
MANY = 90
"""So many entries of a game are looked at, if it is not a short one."""
SEALING = ("helios", "m121", "andromeda")
"""Games in which words are sealed in envelopes."""
Walk = Iterator[tuple[Table, Generator]]


def tables(game: Game, count: int) -> Walk:
    """A table after each entry of some random games; player counts take turns, options are drawn."""
    counts = range(max(2, game.fewest), game.most + 1)
    for number in range(count):
        luck = Generator(f"taken back {number}")
        seats = counts[number % len(counts)]
        table = Table(game, seats, rotated_options(game, seats, luck.below(MANY)), None)
        for _ in range(ENTRIES.get(game.code, MANY)):
            if table.over():
                break
            table.say(*random_word(table.state, luck))
            yield table, luck


def everything(table: Table) -> object:
    """All that anybody sees, reads, is offered and may take back; and what is known."""
    eyes = [SPECTATOR, *range(table.seats)]
    return (
        table.digest(),
        [(entry.who, entry.word) for entry in table.entries],
        [table.view(one) for one in eyes],
        [table.lines(one) for one in eyes],
        [(table.offers(seat), table.undo_point(seat)) for seat in range(table.seats)],
    )


def said_again(table: Table, without: int | None = None) -> Table:
    """The same game from its beginning, as if one entry had never been."""
    again = table.fresh(told=True)
    for number, entry in enumerate(table.entries):
        if number != without:
            again.say(entry.who, entry.word)
    return again


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_what_was_taken_back_leaves_no_trace(game: Game) -> None:
    """Nor do later envelopes of others, which are sealed again."""
    taken = later = 0
    for table, luck in tables(game, 24 if game is HELIOS else 4):
        seats = [seat for seat in range(table.seats) if table.undo_point(seat) is not None]
        if not seats or luck.below(3):
            continue
        seat = seats[luck.below(len(seats))]
        point = table.undo_point(seat)
        trial = said_again(table)
        trial.undo(seat)
        assert everything(trial) == everything(said_again(table, without=point))
        taken += 1
        later += point != len(table.entries) - 1
    assert taken > 10
    assert bool(later) == (game.code in SEALING), "only some games have envelopes"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_between_a_word_and_its_undo_nobody_learns_a_word_that_is_hidden_from_them(game: Game) -> None:
    hidden = 0
    for table, luck in tables(game, 12 if game is HELIOS else 2):
        for seat in table.waiting()[:1]:
            eyes = [one for one in (SPECTATOR, *range(table.seats)) if not sees(one, table.witnesses(seat))]
            words = table.offers(seat)
            if not eyes or len(words) < 2:
                continue
            first = luck.below(len(words) - 1)
            trials = [said_again(table), said_again(table)]
            for trial, word in zip(trials, words[first:], strict=False):
                trial.choose(seat, word)
            if all(trial.undo_point(seat) is not None for trial in trials):
                hidden += 1
                assert [(one, trials[0].view(one), trials[0].lines(one)) for one in eyes] == [
                    (one, trials[1].view(one), trials[1].lines(one)) for one in eyes
                ]
    assert bool(hidden) == (game.code in SEALING), "only envelopes are hidden and can be taken back"
