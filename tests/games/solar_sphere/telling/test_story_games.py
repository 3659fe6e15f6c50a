"""The log, the questions and the hints of whole games: every step is told, no point and no morale missed."""

from __future__ import annotations

import re
from functools import cache

import pytest

from kit.ear import Account, Ear, Look, check_question, steps_of, tell, unreadable
from kit.wrapped import unwrapped
from perihelion.core.dice import Generator
from perihelion.core.steps import Ask, Step, reoffer
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.tables import FABRICATOR
from perihelion.games.solar_sphere.deploy.turn import Turn
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.telling.prompts import QUESTIONS
from perihelion.games.solar_sphere.telling.story.order import SILENT, TELLERS
from perihelion.games.solar_sphere.words import DECLINE, DISCARD, LAUNCH, VISIT, WORDS

TABLES = [(2, "medium"), (3, "medium"), (4, "medium"), (1, "easy"), (1, "medium"), (1, "hard")]


def test_every_step_is_told_or_silent_on_purpose() -> None:
    assert steps_of(GAME, Step) == set(TELLERS) | set(SILENT)
    assert not set(TELLERS) & set(SILENT)


def test_every_question_has_a_sentence_and_a_rule() -> None:
    assert set(QUESTIONS) == steps_of(GAME, Ask)
    assert all(f"| {asked} |" in GAME.rules.books[0].text() for asked, _ in QUESTIONS.values())


def points(s: State) -> int:
    return sum(player.score for player in s.players) + (s.dranda.score if s.dranda is not None else 0)


def morale(s: State) -> int:
    return sum(player.morale for player in s.players)


def told_points(text: str) -> int:
    """All `+2 points` and `−1 point` of the sentences together."""
    return sum(
        int(amount) * (1 if sign == "+" else -1) for sign, amount in re.findall(r"([+−])(\d+) point", text)
    )


def told_morale(text: str) -> int:
    """All `morale 4 to 5` of the sentences together."""
    return sum(int(new) - int(old) for old, new in re.findall(r"morale (?:back from )?(\d+) to (\d+)", text))


def heard(seed: str, seats: int, level: str, look: Look, avoided: tuple[int, ...] = ()) -> Ear:
    """A told game that misses no point and no morale, and of which a translator knows every word."""
    ear = Ear(GAME, Account(told_points, points), Account(told_morale, morale))
    tell(ear, seats, {"level": level}, f"{seed} {seats} {level}", look, avoided)
    assert [found for line in ear.lines if (found := unwrapped(GAME, line.said))] == []
    return ear


def ask_and_hint(s: State, seat: int, _: Generator) -> None:
    """The question, and a hint for each word, offered or not."""
    check_question(GAME, s, seat, range(WORDS.size))


def enrich(s: State, _seat: int, _: Generator) -> None:
    """A turn begins with resources for everything, now and then with an empty reserve; DRANDA soon has no
    opaque dice."""
    step = s.agenda[-1]
    if isinstance(step, Turn) and not step.kicked:
        player = s.players[step.seat]
        player.stock, player.morale = [2, 3, 1], max(player.morale, 6)
        if s.round % 2:
            player.active, player.reserve = player.active + player.reserve, 0
        if s.dranda is not None and s.round > 2:
            s.dranda.opaque = 0
        reoffer(s)


AVOIDED = (
    LAUNCH,
    DECLINE,
    *[DISCARD.of(die) for die in range(DISCARD.size)],
    *[VISIT.of(place) for place in range(FABRICATOR)],
)


@cache
def played(seats: int, level: str) -> Ear:
    return heard("random", seats, level, ask_and_hint)


@pytest.mark.parametrize(("seats", "level"), TABLES)
def test_every_sentence_of_a_game_can_be_read(seats: int, level: str) -> None:
    assert unreadable(GAME, played(seats, level).lines) == []


def test_every_step_with_news_is_told_in_some_game() -> None:
    told = {step for seats, level in TABLES for step in played(seats, level).steps}
    for game, (seats, level) in enumerate(TABLES * 6):
        told |= heard(f"rich {game}", seats, level, enrich, AVOIDED).steps
    assert set(TELLERS) - told == set()
