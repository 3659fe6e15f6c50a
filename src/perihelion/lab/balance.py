"""A balance run: equal bots at tables of every size, each level of the automatic opponent, and unequal
bots."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Game
from perihelion.lab.plan import Plan, Study
from perihelion.lab.versions import Files, digest

BALANCE: Final = "balance"
ALIKE: Final = "alike"
SOLO: Final = "solo"
SKILL: Final = "skill"
"""What a study is for: equal bots at one table, one bot against the automatic opponent, unequal bots."""
LUCK_EVERY: Final = 4
SKILL_PART: Final = 5
"""Unequal bots play a fifth of the games."""
RIVAL: Final = "random"
"""Whom a single bot meets."""


def balance_plan(
    game: Game,
    bots: list[str],
    counts: list[int],
    levels: list[str],
    games: int,
    options: dict[str, str],
    seed: str,
    files: Files,
    drawn: tuple[str, ...] = (),
) -> Plan:
    tables = [count for count in counts if count > 1]
    studies: list[Study] = []
    for bot in bots:
        studies += [
            Study(f"{bot}, {count} players", (bot,) * count, options, games, LUCK_EVERY, ALIKE)
            for count in tables
        ]
        studies += [
            Study(f"{bot}, {level}", (bot,), {**options, game.solo_option: level}, games, 0, SOLO)
            for level in levels
        ]
    if tables:
        studies += contests(game, bots, options, games)
    made = digest(game.code, files)
    return Plan(
        BALANCE,
        game.code,
        game.rules.version,
        made,
        seed,
        tuple(studies),
        told=True,
        files=files,
        drawn=drawn,
    )


def contests(game: Game, bots: list[str], options: dict[str, str], games: int) -> list[Study]:
    """Each bot against the next one in the list; a single one against a player who knows nothing."""
    seats = max(2, game.fewest)
    pairs = list(zip(bots[1:], bots, strict=False)) or [(bots[0], RIVAL)]
    fewer = -(-games // SKILL_PART)
    return [
        Study(f"{better} and {worse}", (better,) + (worse,) * (seats - 1), options, fewer, 0, SKILL)
        for better, worse in pairs
        if better != worse
    ]
