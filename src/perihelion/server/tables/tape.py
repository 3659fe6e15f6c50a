"""What happens at a table while somebody looks: for each pair of eyes, entry by entry, the sentences and what
changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import structs

from perihelion.core.game import SPECTATOR
from perihelion.core.steps import CHANCE
from perihelion.server.tables.live import Live
from perihelion.server.wire.game import Line, Replay, Step
from perihelion.server.wire.patch import diff, diffs

LONGEST_RESUME = 60
"""Whoever has missed more entries gets everything anew."""


def seen(live: Live, eyes: Collection[int]) -> dict[int, Any]:
    """What each of these eyes sees now. What they all see is built once."""
    return live.table.views(eyes)


class Tape:
    """Records for so many eyes. `views` is what they saw last, and is kept up to date; eyes that see alike
    share a view."""

    def __init__(self, live: Live, eyes: Iterable[int], views: dict[int, Any]) -> None:
        self.live = live
        self.since = live.n
        """The event after which the recording begins."""
        self.views = views
        self.steps: dict[int, list[Step]] = {one: [] for one in eyes}
        sights = {self.sight(one) for one in self.steps}
        if views.keys() != sights:
            views.clear()
            views.update(seen(live, sights))

    def sight(self, eyes: int) -> int:
        """Whose view these eyes have: their own, or where nothing is hidden the spectator's."""
        return eyes if self.live.game.seen.hidden else SPECTATOR

    def note(self) -> None:
        """An entry was made."""
        views = seen(self.live, self.views.keys())
        patches = diffs(self.views, views)
        self.views.update(views)
        step, lines = self.live.step, self.live.lines(self.live.step)
        everybodys = None if any(line.readers for line in lines) else told(step, lines)
        for eyes, steps in self.steps.items():
            own = everybodys or told(step, read_by(lines, eyes))
            steps.append(structs.replace(own, patch=patches[self.sight(eyes)]))


def read_by(lines: list[Line], eyes: int) -> list[Line]:
    return [line for line in lines if line.read_by(eyes)]


def told(step: int, lines: list[Line], patch: Any = None) -> Step:
    """An entry as eyes saw it that may read these lines."""
    readers = {place: line.readers for place, line in enumerate(lines) if line.readers}
    news = {place: line.news for place, line in enumerate(lines) if line.news}
    return Step(step, [line.text for line in lines], patch, readers, news)


def replayed(live: Live, eyes: int, first: int = 0) -> Replay:
    """All that these eyes saw from a step on, from the entries that stand."""
    again = live.table.fresh()
    for entry in live.table.entries[:first]:
        again.say(entry.who, entry.word)
    view = before = again.view(eyes)
    steps = []
    for step, entry in enumerate(live.table.entries[first:], first + 1):
        again.say(entry.who, entry.word)
        after = again.view(eyes)
        steps.append(told(step, read_by(live.lines(step), eyes), diff(before, after)))
        before = after
    return Replay(eyes, view, steps, live.table.over(), laid(live))


def laid(live: Live) -> int:
    """How many entries stand before the first word of a seat."""
    said = [entry.who for entry in live.table.entries]
    return next((step for step, who in enumerate(said) if who != CHANCE), len(said))


def missed(live: Live, eyes: int, since: int) -> list[Step] | None:
    """The entries after event `since`, for somebody who comes back; nothing if they cannot be told one by
    one."""
    count = live.n - since
    if not 0 < since <= live.n or since < live.undone or count > LONGEST_RESUME:
        return None
    return replayed(live, eyes, live.step - count).steps
