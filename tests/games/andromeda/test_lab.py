"""What a designer counts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.andromeda.table import Table
from perihelion.bots.random import RandomBot
from perihelion.core.dice import Generator
from perihelion.core.game import read_options
from perihelion.core.steps import Listener, Step, advance, choose, happen, options, over, waiting
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.cards.tactics import CARD_IDS
from perihelion.games.andromeda.modules.place import PlaceModule
from perihelion.games.andromeda.scoring import final_points
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.ships import Install
from perihelion.games.andromeda.stores.draw import DrawCard
from perihelion.games.andromeda.words import BUY, CASH, DRAW, INSTALL, WORDS
from perihelion.games.kit.counting import NOBODYS

Counted = Counter[tuple[str, int]]


class Designer(Listener):
    """Adds up all notes."""

    def __init__(self) -> None:
        self.notes: Counted = Counter()

    def hear(self, before: Any, step: Step, seat: int, word: int, after: Any) -> None:
        self.notes.update(GAME.lab.figures(before, step, seat, word, after))


def counted(seats: int) -> tuple[State, Counted]:
    """A random game and what was counted in it."""
    designer, dice = Designer(), Generator("lab")
    bot = RandomBot(GAME, "lab")
    s: State = GAME.rules.setup(seats, read_options(GAME, {}))
    advance(s, designer)
    while not over(s):
        seat = waiting(s)
        if seat:
            choose(s, seat[0], bot.choose(s, seat[0], options(s, seat[0])), designer)
        else:
            happen(s, dice.pick(0, s.offered), designer)
    return s, designer.notes


@pytest.fixture(scope="module")
def played() -> tuple[State, Counted]:
    return counted(3)


def test_every_turn_is_a_launch_or_a_return(played: tuple[State, Counted]) -> None:
    s, notes = played
    turns = sum(notes["launched", seat] + notes["returned", seat] for seat in range(3))
    assert turns == s.turn


def test_points_are_told_by_source_and_add_up(played: tuple[State, Counted]) -> None:
    s, notes = played
    for seat in range(3):
        told = sum(n for (note, whom), n in notes.items() if whom == seat and note.startswith("points: "))
        lost = sum(
            n for (note, whom), n in notes.items() if whom == seat and note.startswith("points lost: ")
        )
        assert told - lost == final_points(s, seat)


def test_each_player_has_a_faction_and_a_place(played: tuple[State, Counted]) -> None:
    s, notes = played
    for seat in range(3):
        place = (seat - s.starter) % 3 + 1
        assert notes[f"start: place {place} in the turn order", seat] == 1
        assert (
            sum(n for (note, whom), n in notes.items() if whom == seat and note.startswith("faction: ")) == 1
        )


def test_every_battle_has_one_outcome(played: tuple[State, Counted]) -> None:
    _, notes = played
    outcomes = sum(n for (note, _), n in notes.items() if note.startswith("battles won by "))
    assert notes["battles", NOBODYS] == outcomes > 0


def test_how_a_game_ends_is_counted_once(played: tuple[State, Counted]) -> None:
    _, notes = played
    assert sum(n for (note, _), n in notes.items() if note.startswith("end: ")) == 1


def test_a_module_is_counted_by_its_name_and_its_type() -> None:
    table = Table(2)
    found = GAME.lab.figures(table.s, PlaceModule(1, 0), -1, -1, table.s)
    assert [whom for _, whom in found] == [1, 1]
    assert found[0][0].startswith("module: SC-01 ")
    assert found[1][0] == "modules: Science"


def test_a_free_action_before_an_upgrade_is_no_upgrade() -> None:
    table = Table(2)
    assert GAME.lab.figures(table.s, Install(1), 1, CASH.base, table.s) == []
    assert [whom for _, whom in GAME.lab.figures(table.s, Install(1), 1, INSTALL.base, table.s)] == [1, 1]


def test_a_drawn_card_is_counted_for_whoever_draws_it() -> None:
    table = Table(2)
    found = GAME.lab.figures(table.s, DrawCard(1), -1, DRAW.of(CARD_IDS.index("TA-08")), table.s)
    assert found == [("drew: TA-08 Overclock", 1)]


def test_each_player_draws_three_cards_at_least(played: tuple[State, Counted]) -> None:
    _, notes = played
    for seat in range(3):
        assert sum(n for (note, whom), n in notes.items() if whom == seat and note.startswith("drew: ")) >= 3


def test_the_laboratory_may_draw_which_module_is_taken() -> None:
    """Where the market lies is the noun: which module comes with it says `module`."""
    assert WORDS.verb_of(BUY.of(0)).text in GAME.lab.components
