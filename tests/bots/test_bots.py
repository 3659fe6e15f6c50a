"""What every bot promises, at every game: only offered words, nothing changed, the same seed the same
choices."""

from __future__ import annotations

import pytest

from kit.helios import GAME as HELIOS
from perihelion.bots import BOTS, make_bot
from perihelion.bots.bot import Bot
from perihelion.bots.playout import play_out
from perihelion.core.dice import Generator
from perihelion.core.digest import digest
from perihelion.core.errors import Unknown
from perihelion.core.game import Game, read_options
from perihelion.core.steps import advance, choose, happen, options, over, waiting
from perihelion.games import SHELF

SOLAR_SPHERE = SHELF.find("solar-sphere")
GAMES = [HELIOS, SOLAR_SPHERE]
SEATS = 2
CHOICES = 40


def choices(game: Game, bot: Bot, seed: str) -> list[int]:
    """What the bot says in the first choices of a game, for all seats; every promise is checked on the
    way."""
    dice, said = Generator(seed), list[int]()
    s = game.rules.setup(SEATS, read_options(game, {}))
    advance(s)
    while not over(s) and len(said) < CHOICES:
        if not waiting(s):
            happen(s, dice.pick(0, s.offered))
            continue
        seat = waiting(s)[0]
        redealt = game.rules.redeal(s, seat, dice)
        before, offered = digest(redealt), list(options(s, seat))
        said.append(bot.choose(redealt, seat, offered))
        assert said[-1] in offered
        assert digest(redealt) == before
        choose(s, seat, said[-1])
    return said


def test_an_unknown_bot_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(
        Unknown, match=r"unknown bot 'gredy' \(did you mean 'greedy'\?\); known: random, greedy"
    ):
        make_bot("gredy", HELIOS, "1")


@pytest.mark.parametrize("name", BOTS)
def test_every_name_stands_for_a_bot(name: str) -> None:
    assert isinstance(make_bot(name, HELIOS, "1"), Bot)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
@pytest.mark.parametrize("name", ["random", "greedy", "cadet", "search:25", "search:10*2"])
def test_a_bot_says_only_what_is_offered_changes_nothing_and_repeats_itself_by_seed(
    name: str, game: Game
) -> None:
    first = choices(game, make_bot(name, game, "a seed"), "deal")
    assert first == choices(game, make_bot(name, game, "a seed"), "deal")
    assert len(first) == CHOICES or game is HELIOS


def test_random_choices_depend_on_the_seed() -> None:
    one = choices(SOLAR_SPHERE, make_bot("random", SOLAR_SPHERE, "one"), "deal")
    assert one != choices(SOLAR_SPHERE, make_bot("random", SOLAR_SPHERE, "two"), "deal")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_a_playout_ends_the_game_and_counts_its_decisions(game: Game) -> None:
    s = game.rules.setup(SEATS, read_options(game, {}))
    advance(s)
    assert play_out(s, Generator("playout")) > 10
    assert over(s)
