"""Bots at a table: they answer by themselves, know only what their seat may know, and are never waited for
too long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from msgspec import structs

from perihelion.records.table import Table
from perihelion.server.settings import Settings
from perihelion.server.tables.opponents import BOT_INFOS
from perihelion.server.thinking.line import ONE
from perihelion.server.thinking.pool import Pool
from perihelion.server.thinking.thinkers import bounded
from perihelion.server.thinking.worker import MOST_LINES, Answer, Thought, think
from server.kit.serving import watch
from server.kit.tables import SHELF, frame, info, new_table, play_to_the_end, post, until

SLEEPER = """
import time
from dataclasses import replace

from kit.helios import GAME as HELIOS


def value(s, seat):
    time.sleep(30)


GAME = replace(HELIOS, code="sleeper", presets=(), mind=replace(HELIOS.mind, value=value))
"""


def thought(
    game: str = "helios", modules: dict[str, str] | None = None, seat: int = 1, bot: str = "greedy"
) -> Thought:
    """What a bot is told at the beginning of a game, after these deals."""
    table = Table(SHELF.find("helios"), 2, {}, None, told=False)
    words = table.game.rules.words
    said = [(-1, words.number(text)) for text in ("deal ore", "deal flare", "deal flare", "deal mirror")]
    return Thought(modules or SHELF.modules, game, 1, 2, {}, said, seat, bot, "seed")


def acting(bot: str, lines: int = 0) -> Thought:
    """What a bot is told when nobody has bid and it is the first to act."""
    words, told = SHELF.find("helios").rules.words, thought(seat=0, bot=bot)
    bids = [(seat, words.number(text)) for seat in (0, 1) for text in ("bid 0", "no boost")]
    return structs.replace(told, said=told.said + bids, lines=lines)


async def within(seconds: float, told: Thought, offered: list[int]) -> Answer:
    pool = Pool(ONE, seconds)
    try:
        return await bounded(pool, told, offered)
    finally:
        await pool.stop()


def test_a_bot_answers_by_itself(red: httpx.Client) -> None:
    table = new_table(red, "me", "random")
    until(lambda: info(red, table)["waiting"] == [0])


def test_a_whole_game_against_bots(red: httpx.Client) -> None:
    table = new_table(red, "me", "greedy", "random")
    play_to_the_end(red, table, 0)
    assert info(red, table)["result"] is not None


def test_bots_play_among_themselves_while_somebody_watches(red: httpx.Client) -> None:
    table = new_table(red, "greedy", "random")
    with watch(red, table):
        until(lambda: info(red, table)["status"] == "over")


def test_bots_play_solar_sphere(red: httpx.Client) -> None:
    table = new_table(red, "me", "greedy", game="solar-sphere")
    until(lambda: frame(red, table, 0)["present"]["question"])


def test_people_are_offered_three_levels_from_gentle_to_strong(red: httpx.Client) -> None:
    bots = next(game["bots"] for game in red.get("/api/games").json() if game["code"] == "helios")
    assert [bot["name"] for bot in bots] == ["Cadet", "Captain", "Admiral"]
    assert all(bot["says"].endswith(".") for bot in bots)


@pytest.mark.parametrize("bot", [bot.code for bot in BOT_INFOS])
def test_every_level_takes_a_seat_and_answers(red: httpx.Client, bot: str) -> None:
    table = new_table(red, "me", bot)
    until(lambda: info(red, table)["waiting"] == [0])


def test_the_bots_of_old_tables_still_sit_there_under_a_name_of_their_own(red: httpx.Client) -> None:
    table = new_table(red, "me", "random", "greedy")
    assert [seat["name"] for seat in info(red, table)["seats"]][1:] == ["Drifter", "Lieutenant"]


def test_who_branches_a_game_meets_captains_unless_others_are_named(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    branched = post(red, table, "branch", step=4, seat=0)["id"]
    assert [seat["bot"] for seat in info(red, branched)["seats"]] == ["", "captain"]


def test_the_admiral_answers_in_time_on_two_cores_with_what_it_considered() -> None:
    """The time that a bot has includes the start of its process."""
    words = SHELF.find("helios").rules.words
    offered = [words.number(text) for text in ("charge", "peek", "buy a card", "fire", "done")]
    began = time.monotonic()
    answer = asyncio.run(within(Settings().bot_seconds, acting("admiral"), offered))
    assert time.monotonic() - began < Settings().bot_seconds
    assert answer.simulations > 0 and answer.tried[0].visits > 0


def test_a_bot_that_has_spoken_many_lines_in_its_turn_thinks_less() -> None:
    long, short = acting("search:1s"), acting("search:1s", lines=8)
    assert 0 < think(short).simulations < think(long).simulations


def test_a_bot_tells_its_best_lines_in_words() -> None:
    answer = think(acting("search:60"))
    assert answer.simulations == 60
    assert answer.tried[0].words[: len(answer.line)] == SHELF.find("helios").rules.words.texts(answer.line)
    assert len(answer.tried) <= MOST_LINES and all(line.visits for line in answer.tried)


def test_a_bot_that_had_no_choice_has_no_reason_to_tell() -> None:
    """Red fires; blue holds ore and mirror and can only pass, and is asked so that nobody learns that."""
    words, told = SHELF.find("helios").rules.words, acting("search:40")
    deals = [(-1, words.number(text)) for text in ("deal flare", "deal ore", "deal flare", "deal mirror")]
    shot = structs.replace(told, said=[*deals, *told.said[4:], (0, words.number("fire"))], seat=1)
    assert think(shot) == Answer([words.number("pass")])


def test_a_bot_thinks_out_a_line_of_words() -> None:
    answer = think(thought())
    words = SHELF.find("helios").rules.words
    assert words.text(answer.line[0]).startswith("bid")


def test_a_bot_cannot_know_the_hands_of_others() -> None:
    told = thought()
    said = [(-1, word) for word in (told.said[3][1], told.said[1][1], told.said[0][1], told.said[3][1])]
    other = Thought(told.modules, told.game, told.rules, 2, {}, said, 1, told.bot, told.seed)
    assert think(told) == think(other)


def test_a_bot_that_thinks_too_long_is_stopped_and_says_any_offered_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sleeper.py").write_text(SLEEPER)
    monkeypatch.syspath_prepend(str(tmp_path))
    answer = asyncio.run(within(1.0, thought("sleeper", {"sleeper": "sleeper"}), [0, 1, 2]))
    assert len(answer.line) == 1
    assert answer.line[0] in (0, 1, 2)
    assert answer.tried == []
