"""Where a game turned: the steps over which somebody's chance to win changed most, beyond what playouts can
be wrong by."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from perihelion.analysis.report import Cause, Fortune, Moment, Turn, Verdict

MOST = 6
BEYOND = 2.0
"""So many standard errors a change must have."""
WINDOW = 2
"""A change must also show between the means of so many moments before and after, so that one odd estimate is
no turn."""
CLEARLY = 2.0
"""One cause is named if it explains so many times as much as the other."""


@dataclass(frozen=True)
class Change:
    """What happened to one side between two moments, by their numbers."""

    first: int
    last: int
    side: int
    by: float


def turning_points(
    moments: list[Moment], spreads: list[float], verdicts: list[Verdict], fortunes: list[Fortune]
) -> list[Turn]:
    """The largest changes, in the order of the game. `spreads` tell how far a lead could still change at each
    moment."""
    changes = [change for i in range(len(moments) - 1) if (change := clear_change(moments, i)) is not None]
    largest = sorted(merged(changes), key=lambda change: -abs(change.by))[:MOST]
    turns = [turn(moments, change, verdicts, fortunes, spreads[change.first]) for change in largest]
    return sorted(turns, key=lambda found: found.step)


def clear_change(moments: list[Moment], i: int) -> Change | None:
    """The side whose chance changed most from one moment to the next, if it is clear that it did."""
    one, other = moments[i], moments[i + 1]
    changes = [after - before for before, after in zip(one.chances, other.chances, strict=True)]
    side = max(range(len(changes)), key=lambda side: (round(abs(changes[side]), 9), changes[side] > 0))
    by = changes[side]
    close = is_clear(moments[i : i + 1], moments[i + 1 : i + 2], side)
    wide = is_clear(moments[max(0, i + 1 - WINDOW) : i + 1], moments[i + 1 : i + 1 + WINDOW], side)
    return Change(i, i + 1, side, by) if close * by > 0 and wide * by > 0 else None


def is_clear(before: list[Moment], after: list[Moment], side: int) -> int:
    """1 or -1 if the mean chance of a side has clearly risen or fallen, else 0."""
    by = mean(after, side) - mean(before, side)
    error = sqrt(squared_error(before, side) + squared_error(after, side))
    return 0 if abs(by) <= BEYOND * error else 1 if by > 0 else -1


def mean(moments: list[Moment], side: int) -> float:
    return sum(moment.chances[side] for moment in moments) / len(moments)


def squared_error(moments: list[Moment], side: int) -> float:
    """The squared standard error of their mean."""
    return sum(moment.errors[side] ** 2 for moment in moments) / len(moments) ** 2


def merged(changes: list[Change]) -> list[Change]:
    """Neighbours that go the same way for the same side are one."""
    found: list[Change] = []
    for change in changes:
        last = found[-1] if found else None
        if last and last.last == change.first and last.side == change.side and last.by * change.by > 0:
            found[-1] = Change(last.first, change.last, change.side, last.by + change.by)
        else:
            found.append(change)
    return found


def turn(
    moments: list[Moment], change: Change, verdicts: list[Verdict], fortunes: list[Fortune], spread: float
) -> Turn:
    one, other = moments[change.first], moments[change.last]
    said = [verdict for verdict in verdicts if one.step <= verdict.step < other.step]
    came = [fortune for fortune in fortunes if one.step <= fortune.step < other.step]
    sides = len(one.chances)
    middle = mean([one, other], change.side)
    by_choice = chosen(said, change.side, sides)
    by_luck = lead_brought(came, change.side) / spread * max(0.05, middle * (1 - middle))
    return Turn(one.step, other.step, change.side, change.by, cause(by_choice, by_luck, change.by))


def chosen(verdicts: list[Verdict], side: int, sides: int) -> float:
    """What choices did to a side's chance: its own cost it, those of its rivals are shared by all others."""
    rivals = max(1, sides - 1)
    return sum(-verdict.loss if verdict.seat == side else verdict.loss / rivals for verdict in verdicts)


def lead_brought(fortunes: list[Fortune], side: int) -> float:
    """How many points dice and draws brought a side beyond its luckiest rival."""
    if not fortunes:
        return 0.0
    sums: list[float] = [
        sum(column) for column in zip(*[fortune.points for fortune in fortunes], strict=True)
    ]
    return sums[side] - max(sums[:side] + sums[side + 1 :], default=0.0)


def cause(by_choice: float, by_luck: float, by: float) -> Cause:
    """What explains the change; both if neither does so clearly."""
    choice, luck = (max(0.0, part if by > 0 else -part) for part in (by_choice, by_luck))
    if choice > CLEARLY * luck:
        return "choice"
    return "luck" if luck > CLEARLY * choice else "both"
