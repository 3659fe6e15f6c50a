"""What chance gives to players shows what it is worth, whatever they think of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lab.coins.loaded_coin import GAME as LOADED
from perihelion.bots import make_bot
from perihelion.bots.bot import Bot
from perihelion.core.dice import Generator
from perihelion.core.steps import advance, happen, options, waiting
from perihelion.games import SHELF
from perihelion.lab.balance import balance_plan
from perihelion.lab.drawing import DrawingBot
from perihelion.lab.folder import Folder
from perihelion.lab.playing import play_game
from perihelion.lab.report.numbers import Report, report
from perihelion.lab.report.page import page
from perihelion.lab.report.summary import summary
from perihelion.lab.runs import run


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF.modules, "loaded", "lab.coins.loaded_coin")


def reported(path: Path, *drawn: str) -> tuple[Report, Folder]:
    folder = Folder(path, balance_plan(LOADED, ["greedy"], [2], [], 300, {}, "1", {}, drawn))
    folder.open(fresh=False)
    assert sum(run(folder, 1, None)) == folder.plan.games()
    return report(LOADED, folder), folder


@pytest.mark.usefixtures("loaded")
def test_what_a_bot_never_takes_is_judged_when_chance_gives_it(tmp_path: Path) -> None:
    chosen, _ = reported(tmp_path / "chosen")
    heads, tails = chosen.studies[0].things
    assert (heads.picked.mean, tails.picked.mean) == (0, 1)
    assert not heads.wins.flag and not tails.wins.flag and not heads.drawn

    drawn, folder = reported(tmp_path / "drawn", "call")
    heads, tails = drawn.studies[0].things
    assert heads.picked.low < 0.5 < heads.picked.high
    assert heads.drawn and heads.wins.expected == tails.wins.expected == pytest.approx(0.5)
    assert heads.wins.flag and heads.wins.rate.low > 0.5 and tails.wins.rate.high < 0.5
    alarms = [sentence.text for sentence in summary(drawn) if sentence.alarm]
    assert alarms[0].startswith(
        "those to whom chance gave these win more than 50.0 %, the mean of all who drew: call heads "
    )
    assert alarms[1].startswith(
        "those to whom chance gave these win less than 50.0 %, the mean of all who drew: call tails "
    )
    text = page(drawn, folder.plan, "perihelion lab balance loaded --draw call")
    assert "those to whom chance gave these" in text and "Chance chose what was taken by: call." in text


@pytest.mark.usefixtures("loaded")
def test_what_is_drawn_is_part_of_the_plan(tmp_path: Path) -> None:
    _, chosen = reported(tmp_path / "chosen")
    _, drawn = reported(tmp_path / "drawn", "call")
    assert chosen.plan.digest() != drawn.plan.digest()
    again, _ = reported(tmp_path / "again", "call")
    assert again.studies == report(LOADED, drawn).studies, "the draws come from the seed"


class Says(Bot):
    """Always the first word; notes what it was told at the end."""

    told: Any = None

    def choose(self, s: Any, seat: int, offered: list[int]) -> int:
        return offered[0]

    def close(self, sides: Any = ()) -> None:
        self.told = sides


def test_only_the_things_of_these_verbs_are_drawn() -> None:
    game = SHELF.find("event-horizon")
    s = play_to_first_choice(game)
    seat = 0
    offered = options(s, seat)
    assert len(offered) > 2
    verb = game.rules.words.verb_of(offered[0]).text
    drawing, plain = DrawingBot(Says(game, "1"), (verb,)), DrawingBot(Says(game, "1"), ("keep",))
    said = {drawing.choose(s, seat, offered) for _ in range(200)}
    assert len(said) > 2 and said <= {word for word in offered if game.rules.words.verb_of(word).text == verb}
    assert {plain.choose(s, seat, offered) for _ in range(20)} == {offered[0]}


def play_to_first_choice(game: Any) -> Any:
    s = game.rules.setup(2, {option.name: option.values[0] for option in game.options})
    advance(s)
    dice = Generator("1")
    while not waiting(s):
        happen(s, dice.pick(0, s.offered))
    return s


def test_the_bot_behind_the_draw_is_closed_with_the_result() -> None:
    inner = Says(LOADED, "1")
    drawing = DrawingBot(inner, ("call",))
    ended = LOADED.rules.result(play_game(LOADED, [drawing, make_bot("random", LOADED, "2")], {}, "1", None))
    drawing.close(ended)
    assert inner.told == ended
