"""The analysis of finished games in the background: part by part in a process of its own, each part stored at
once.

It has a process of its own, beside those in which bots think and with less right to the machine, so that
nobody who plays waits for somebody who looks back."""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Final

import msgspec

from perihelion.analysis import parts as analysis
from perihelion.analysis.parts import METHOD, Depth, Part, Task
from perihelion.analysis.report import Report
from perihelion.server.logs import log
from perihelion.server.people.identity import Person
from perihelion.server.store import analysis_rows as rows
from perihelion.server.store.analysis_rows import Note
from perihelion.server.tables.eyes import check_may_see
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import begun
from perihelion.server.tables.rooms import Rooms
from perihelion.server.thinking.pool import Pool
from perihelion.server.wire.analysis import Analysis
from perihelion.server.wire.refusals import NotNow

SECONDS: Final = 300.0
"""How long one part may take."""
TRIES: Final = 2
BEAT: Final = 4.0
STALE: Final = 15.0
"""Whoever works on an analysis says so every few seconds; if nobody has for so long, it was interrupted."""
MOST: Final = 20
"""So many games may wait for their analysis in one process."""
KEPT: Final = 50
"""So many reports stay in memory."""
PATIENT: Final = 10
"""How far behind all others the process stands, as Unix counts it."""


def work_out_patiently(task: Task) -> Part:
    """What runs in the other process."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, PATIENT)
    return analysis.work_out(task)


class Analyses:
    """The analyses that this process makes and has made."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.engine = rooms.engine
        self.pool: Pool | None = None
        self.running: dict[str, asyncio.Task[None]] = {}
        self.reports: OrderedDict[str, Report] = OrderedDict()

    async def stop(self) -> None:
        for task in self.running.values():
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)
        if self.pool is not None:
            await self.pool.stop()

    async def look(self, person: Person, table: str) -> Analysis:
        """How far it is. One that was interrupted goes on, because somebody asks for it."""
        live = await self.finished(person, table)
        found = await self.standing(table, live)
        if found.status == "running" and len(self.running) < MOST and await self.left(table):
            self.start(table, live)
        return found

    async def ask(self, person: Person, table: str) -> Analysis:
        """Begin it, or go on with it; what is done stays."""
        live = await self.finished(person, table)
        found = await self.standing(table, live)
        if found.status in ("none", "failed") or (found.status == "running" and await self.left(table)):
            if len(self.running) >= MOST:
                raise NotNow("Many games are being analysed. Ask again in a few minutes.")
            await self.note_begin(table)
            self.start(table, live)
        return await self.standing(table, live)

    async def finished(self, person: Person, table: str) -> Live:
        """The game, if it is over and this person may see it."""
        async with self.rooms.held(table) as room:
            check_may_see(room.sheet, person)
            live = begun(room)
            if not live.table.over():
                raise NotNow("A game can be analysed when it is over.")
            return live

    async def standing(self, table: str, live: Live) -> Analysis:
        total = len(analysis.parts(analysis.played(live.table, {}).said))
        if table in self.reports:
            return Analysis("done", total, total, self.reports[table])
        note = await rows.read_note(self.engine, table)
        if note is None:
            return Analysis("none", 0, total, None)
        done = len(await rows.read_numbers(self.engine, table))
        if done == total:
            return Analysis("done", total, total, await self.report(table, live, note.depth))
        return Analysis("failed" if note.problem else "running", done, total, None, note.problem)

    async def report(self, table: str, live: Live, depth: Depth) -> Report:
        """Put together from the stored parts, once."""
        found = await rows.read_parts(self.engine, table)
        names = [side.name for side in live.table.result()]
        report = await asyncio.to_thread(analysis.report, names, live.table.seats, depth, found)
        self.reports[table] = report
        while len(self.reports) > KEPT:
            self.reports.popitem(last=False)
        return report

    async def left(self, table: str) -> bool:
        """Whether nobody is at work on it: neither this process nor, as far as they tell, another."""
        note = await rows.read_note(self.engine, table)
        others = bool(self.rooms.settings.redis) and note is not None and time.time() - note.at < STALE
        return table not in self.running and not others

    async def note_begin(self, table: str) -> None:
        note = await rows.read_note(self.engine, table)
        if note is not None:
            await rows.set_note(
                self.rooms.writer, table, msgspec.structs.replace(note, at=time.time(), problem="")
            )
            return
        settings = self.rooms.settings
        depth = Depth(settings.analysis_simulations, settings.analysis_playouts, table)
        await rows.begin(self.rooms.writer, table, Note(METHOD, depth, time.time()))

    def start(self, table: str, live: Live) -> None:
        if table in self.running or self.rooms.stopping:
            return
        task = asyncio.create_task(self.go_on(table, live))
        self.running[table] = task
        task.add_done_callback(lambda _: self.running.pop(table, None))

    async def go_on(self, table: str, live: Live) -> None:
        """Whatever is missing, part by part."""
        try:
            await self.work_out(table, live)
        except Exception:
            log.exception("fault", where="analysis")

    async def work_out(self, table: str, live: Live) -> None:
        played = analysis.played(live.table, self.rooms.shelf.modules)
        note = await rows.read_note(self.engine, table)
        for number in range(len(analysis.parts(played.said))):
            if note is None:
                return
            # Another process may be at work on the same table.
            if number not in await rows.read_numbers(self.engine, table):
                part = await self.part(table, Task(played, note.depth, number))
                if part is None:
                    await self.fail(table, note, number)
                    return
                await rows.add_part(self.rooms.writer, table, part)

    async def part(self, table: str, task: Task) -> Part | None:
        """One part; nothing if it cannot be had."""
        for _ in range(TRIES):
            try:
                return await self.beating(table, self.run(task))
            except Exception as error:
                log.warning("analysis stopped", table=table, part=task.number, reason=type(error).__name__)
        return None

    async def run(self, task: Task) -> Part:
        """In the other process, which is started when it is needed."""
        if self.pool is None:
            self.pool = Pool(1, SECONDS)
        return await self.pool.run(work_out_patiently, task)

    async def beating(self, table: str, work: Awaitable[Part]) -> Part:
        """The result of the work; meanwhile everybody is told that somebody is at it."""
        future = asyncio.ensure_future(work)
        try:
            while not future.done():
                await self.beat(table)
                await asyncio.wait([future], timeout=BEAT)
            return future.result()
        finally:
            future.cancel()

    async def beat(self, table: str) -> None:
        note = await rows.read_note(self.engine, table)
        if note is not None:
            await rows.set_note(self.rooms.writer, table, msgspec.structs.replace(note, at=time.time()))

    async def fail(self, table: str, note: Note, number: int) -> None:
        problem = f"Turn {number + 1} could not be worked out. You may try again."
        await rows.set_note(
            self.rooms.writer, table, msgspec.structs.replace(note, at=time.time(), problem=problem)
        )
