"""Why a hint advises a line: what it gains beside the next best one, by source, from the search's own
figures."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Game
from perihelion.core.said import Said
from perihelion.former.editions import is_early
from perihelion.server.play.reasons import told_word
from perihelion.server.wire.analysis import Gain, Why
from perihelion.server.wire.kept import Tried

ENOUGH: Final = 8
"""A line that was tried less often says nothing about points."""
WORTH_TELLING: Final = 0.05
MOST: Final = 3
"""So many sources are told; what is left is told as one."""
RIVAL: Final = Said("less for the strongest rival")
REST: Final = Said("all the rest")


def why_first(game: Game | None, seat: int, tried: list[Tried]) -> Why | None:
    """What the first line gains beside the next best one that begins otherwise, or else beside the next best;
    nothing where there is no other to compare it with, or where early rules do not tell of sources."""
    others = [line for line in tried[1:] if line.visits >= ENOUGH]
    if game is None or is_early(game) or not others or tried[0].visits < ENOUGH:
        return None
    best = tried[0]
    other = next((line for line in others if line.words[0] != best.words[0]), others[0])
    gains = [*own_gains(game, best, other), *rival_gain(seat, best, other)]
    points = (
        best.expected[seat] - other.expected[seat] + sum(gain.points for gain in gains if gain.label is RIVAL)
    )
    return Why([told_word(game, word) for word in parted(best, other)], points, greatest(gains, points))


def parted(best: Tried, other: Tried) -> list[str]:
    """The words of the other line from where it goes another way; all of it where it only ends earlier."""
    same = 0
    while same < min(len(best.words), len(other.words)) and best.words[same] == other.words[same]:
        same += 1
    return other.words[same:] or other.words


def own_gains(game: Game, best: Tried, other: Tried) -> list[Gain]:
    """By the sources of the game; nothing where it has none."""
    if not len(game.mind.labels) == len(best.sources) == len(other.sources):
        return []
    rows = zip(game.mind.labels, best.sources, other.sources, strict=True)
    return [Gain(label, mine - theirs) for label, mine, theirs in rows]


def rival_gain(seat: int, best: Tried, other: Tried) -> list[Gain]:
    """What the strongest rival is expected to score less."""
    rivals = [side for side in range(len(best.expected)) if side != seat]
    if not rivals:
        return []
    return [
        Gain(
            RIVAL, max(other.expected[side] for side in rivals) - max(best.expected[side] for side in rivals)
        )
    ]


def greatest(gains: list[Gain], points: float) -> list[Gain]:
    """The sources that matter, the greatest first, and the others together."""
    told = sorted(gains, key=lambda gain: -abs(gain.points))[:MOST]
    told = [gain for gain in told if abs(gain.points) >= WORTH_TELLING]
    rest = points - sum(gain.points for gain in told)
    return [*told, Gain(REST, rest)] if told and abs(rest) >= WORTH_TELLING else told
