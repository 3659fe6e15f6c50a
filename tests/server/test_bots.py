"""Bots at a table: they answer by themselves, know only what their seat may know, and are never waited for too long."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from perihelion.core.table import Table
from perihelion.server.thinking import Here, Pool, bounded
from perihelion.server.worker import Thought, think
from server.tables import SHELF, frame, info, new_table, play_to_the_end, until

SLEEPER = """
import time
from core.helios import Helios


class Sleeper(Helios):
    code = "sleeper"

    def value(self, s, seat):
        time.sleep(30)


GAME = Sleeper()
"""


def thought(game: str = "helios", modules: dict[str, str] | None = None, seat: int = 1, bot: str = "greedy") -> Thought:
    """What a bot is told at the beginning of a game, after these deals."""
    table = Table(SHELF.find("helios"), 2, {}, None, told=False)
    words = table.game.words
    said = [(-1, words.number(text)) for text in ("deal ore", "deal flare", "deal flare", "deal mirror")]
    return Thought(modules or SHELF.modules, game, 2, {}, said, seat, bot, "seed")


async def within(seconds: float, told: Thought, offered: list[int]) -> list[int]:
    pool = Pool(1, seconds)
    try:
        return await bounded(Here(pool), told, "key", offered)
    finally:
        await pool.stop()


def test_a_bot_answers_by_itself(red: httpx.Client) -> None:
    table = new_table(red, "me", "random")
    until(lambda: info(red, table)["waiting"] == [0])


def test_a_whole_game_against_bots(red: httpx.Client) -> None:
    table = new_table(red, "me", "greedy", "random")
    play_to_the_end(red, table, 0)
    assert info(red, table)["result"] is not None


def test_bots_play_among_themselves(red: httpx.Client) -> None:
    table = new_table(red, "greedy", "random")
    until(lambda: info(red, table)["status"] == "over")


def test_bots_play_solar_sphere(red: httpx.Client) -> None:
    table = new_table(red, "me", "greedy", game="solar-sphere")
    until(lambda: frame(red, table, 0)["present"]["question"])


def test_a_bot_thinks_out_a_line_of_words() -> None:
    line = think(thought())
    words = SHELF.find("helios").words
    assert words.text(line[0]).startswith("bid")


def test_a_bot_cannot_know_the_hands_of_others() -> None:
    told = thought()
    said = [(-1, word) for word in (told.said[3][1], told.said[1][1], told.said[0][1], told.said[3][1])]
    other = Thought(told.modules, told.game, 2, {}, said, 1, told.bot, told.seed)
    assert think(told) == think(other)


def test_a_bot_that_thinks_too_long_is_stopped_and_says_any_offered_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sleeper.py").write_text(SLEEPER)
    monkeypatch.syspath_prepend(str(tmp_path))
    line = asyncio.run(within(1.0, thought("sleeper", {"sleeper": "sleeper"}), [0, 1, 2]))
    assert len(line) == 1
    assert line[0] in (0, 1, 2)
