"""Nothing that people read is finished English when it leaves the rules.

Told games of every kind are read in a made-up language that puts every template and every name in signs: no
letter may stand outside of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from every_game.kinds import KINDS, ONCE, Kind
from kit.ear import rarest
from kit.helios.game import GAME as HELIOS
from kit.wrapped import plain_in, sentences_in, unwrapped
from perihelion.core.dice import Generator
from perihelion.core.game import SPECTATOR, Game, why_not
from perihelion.core.said import Said
from perihelion.core.steps import waiting
from perihelion.games import SHELF
from perihelion.records.table import Table

GAMES = [SHELF.find(code) for code in SHELF.codes()]
IDS = {"attacking roll", "cannon bonus", "free shot", "mine bonus"}
"""What programs call things by, though it is more than one word; so are the verbs of a vocabulary."""
TRIED = 20
"""So many words are said that may not be, at a moment that is looked at."""
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
every_game = pytest.mark.parametrize("game", [*GAMES, HELIOS], ids=lambda game: game.code)


def told_game(game: Game, seats: int, options: dict[str, str], name: str) -> set[Said]:
    """Everything that is said in a game between players who say what they have said least often: the log,
    and at some moments all the rest. Most of it is said many times."""
    generator = Generator(f"{name} in signs")
    table = Table(game, seats, options, generator)
    said: list[Said] = []
    chosen: Counter[int] = Counter()
    while not table.over():
        said += asked(game, table.state)
        if generator.below(8) == 0:
            said += shown(game, table.state, generator)
        seat = table.waiting()[0]
        word = rarest(table.offers(seat), chosen, generator)
        chosen[word] += 1
        table.choose(seat, word)
    assert table.log is not None
    return {*said, *shown(game, table.state, generator), *[line.said for line in table.log.lines]}


def asked(game: Game, s: Any) -> Iterator[Said]:
    """The questions with all words that may be said."""
    for seat in waiting(s):
        yield game.telling.prompt(s, s.agenda[-1], seat).said
        for word in s.agenda[-1].options(s, seat):
            yield from (game.rules.words.said(word), game.telling.hint(s, seat, word))


def shown(game: Game, s: Any, generator: Generator) -> Iterator[Said]:
    """Views, scores, and why words may not be said."""
    for seat in range(SPECTATOR, s.seat_count):
        yield from sentences_in(game.seen.view(s, seat))
    for side in game.rules.result(s):
        yield from [label for label, _ in side.parts if isinstance(label, Said)]
    for seat in range(s.seat_count):
        for _ in range(TRIED):
            refusal = why_not(game, s, seat, int(generator.below(game.rules.words.size)))
            yield from [refusal.said] if refusal else []


@pytest.mark.parametrize("kind", ONCE, ids=str)
def test_no_word_of_a_told_game_is_unknown_to_the_translators(kind: Kind) -> None:
    said = told_game(kind.game, kind.seats, kind.options, str(kind))
    assert [found for one in said if (found := unwrapped(kind.game, one))] == []


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (2, {"deep": "yes"}), (3, {"deep": "yes"}), (2, {"deep": "yes", "sun": "on"})],
)
def test_no_word_of_helios_is_unknown_to_the_translators(seats: int, options: dict[str, str]) -> None:
    """As it is usually played; with caches, gifts and echoes; against the Sun."""
    said = told_game(HELIOS, seats, options, f"helios {seats}")
    assert [found for one in said if (found := unwrapped(HELIOS, one))] == []


@every_game
def test_no_word_of_an_almanac_is_unknown_to_the_translators(game: Game) -> None:
    printed = game.seen.almanac()
    assert [found for one in sentences_in(printed) if (found := unwrapped(game, one))] == []
    assert [text for text in plain_in(printed) if not is_id(game, text)] == []


@every_kind
def test_the_labels_of_every_score_and_the_texts_of_every_view_are_sentences(kind: Kind) -> None:
    """A plain text in a view is the id of something."""
    table = Table(kind.game, kind.seats, kind.options, Generator(f"{kind} labels"), told=False)
    labels = [label for side in table.result() for label, _ in side.parts]
    assert labels and [label for label in labels if not isinstance(label, Said)] == []
    assert [text for text in plain_in(table.view(SPECTATOR)) if not is_id(kind.game, text)] == []


def is_id(game: Game, text: str) -> bool:
    return " " not in text or text in IDS or text in [verb.text for verb in game.rules.words.verbs]


# What would be found


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (Said("{player:who} pays {price}.", who=0, price=Said("{n} ore", n=2)), False),
        (Said("{who} builds.", who="red"), True),
        (Said("{what}.", what=Said("{price}", price="2 ore")), True),
        (Said("Falls at {resistance}.", resistance="{resistance}"), False),
        (Said("{n}/{m}", n=1, m=2), False),
    ],
)
def test_a_word_outside_of_any_template_would_be_found(said: Said, found: bool) -> None:
    assert bool(unwrapped(SHELF.find("solar-sphere"), said)) == found
