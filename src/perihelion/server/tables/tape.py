"""What happens at a table while somebody looks: for each pair of eyes, entry by entry, the sentences and what
changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from perihelion.core.game import SPECTATOR
from perihelion.records.table import Table
from perihelion.server.tables.live import Live
from perihelion.server.wire.game import Replay, Step
from perihelion.server.wire.patch import diff

LONGEST_RESUME = 60
"""Whoever has missed more entries gets everything anew."""


def seen(table: Table, eyes: int) -> Any:
    """The view, as the wire carries it."""
    return msgspec.to_builtins(table.view(eyes))


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
        for stale in [sight for sight in views if sight not in sights]:
            del views[stale]
        for sight in sights:
            if sight not in views:
                views[sight] = seen(live.table, sight)

    def sight(self, eyes: int) -> int:
        """Whose view these eyes have: their own, or where nothing is hidden the spectator's."""
        return eyes if self.live.game.seen.hidden else SPECTATOR

    def note(self) -> None:
        """An entry was made."""
        step = self.live.step
        patches: dict[int, Any] = {}
        for eyes, steps in self.steps.items():
            sight = self.sight(eyes)
            if sight not in patches:
                view = seen(self.live.table, sight)
                patches[sight] = diff(self.views[sight], view)
                self.views[sight] = view
            steps.append(Step(step, self.live.lines(step, eyes), patches[sight]))


def replayed(live: Live, eyes: int, first: int = 0) -> Replay:
    """All that these eyes saw from a step on, from the entries that stand."""
    again = live.table.fresh()
    for entry in live.table.entries[:first]:
        again.say(entry.who, entry.word)
    view = before = seen(again, eyes)
    steps = []
    for step, entry in enumerate(live.table.entries[first:], first + 1):
        again.say(entry.who, entry.word)
        after = seen(again, eyes)
        steps.append(Step(step, live.lines(step, eyes), diff(before, after)))
        before = after
    return Replay(eyes, view, steps, live.table.over())


def missed(live: Live, eyes: int, since: int) -> list[Step] | None:
    """The entries after event `since`, for somebody who comes back; nothing if they cannot be told one by
    one."""
    count = live.n - since
    if not 0 < since <= live.n or since < live.undone or count > LONGEST_RESUME:
        return None
    return replayed(live, eyes, live.step - count).steps
