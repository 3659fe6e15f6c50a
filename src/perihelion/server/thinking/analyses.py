"""The analysis of finished games in the background: part by part in a process of its own, each part stored at
once.

It has a process of its own, beside those in which bots think and with less right to the machine, so that
nobody who plays waits for somebody who looks back."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Final

import msgspec

from perihelion.analysis import parts as analysis
from perihelion.analysis.parts import METHOD, Depth, Part, Task
from perihelion.analysis.report import Report
from perihelion.core.said import NOTHING_SAID, Said, finished
from perihelion.core.steps import NO_WORD
from perihelion.server.logs import log
from perihelion.server.people.identity import Person
from perihelion.server.play.recording import standing
from perihelion.server.store import analysis_rows as rows
from perihelion.server.store.analysis_rows import Note
from perihelion.server.store.rows import read_events
from perihelion.server.tables.eyes import check_may_see
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room, begun
from perihelion.server.tables.rooms import Rooms
from perihelion.server.thinking.line import ONE, Places, Whose
from perihelion.server.thinking.pool import VERY_PATIENT, Pool
from perihelion.server.thinking.reports import told_report
from perihelion.server.wire.analysis import Analysis
from perihelion.server.wire.refusals import NotNow

SECONDS: Final = 300.0
"""How long one part may take."""
TRIES: Final = 2
BEAT: Final = 4.0
STALE: Final = 15.0
"""Whoever works on an analysis says so every few seconds; if nobody has for so long, it was interrupted."""
MOST: Final = Places(3, 8, 20)
"""So many games may wait for their analysis in one process: for one person, for one address, for all."""
BUSY: Final = Said("Ask again in a few minutes.")
KEPT: Final = 50
"""So many reports stay in memory."""


class Analyses:
    """The analyses that this process makes and has made."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.engine = rooms.engine
        self.pool = Pool(ONE, SECONDS, VERY_PATIENT)
        self.running: dict[Whose, asyncio.Task[None]] = {}
        self.reports: OrderedDict[str, Report] = OrderedDict()

    async def stop(self) -> None:
        for task in self.running.values():
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)
        await self.pool.stop()

    async def look(self, person: Person, table: str) -> Analysis:
        """How far it is. One that was interrupted goes on, because somebody asks for it."""
        kept = await self.kept(person, table)
        if kept is not None:
            return kept
        live = await self.finished(person, table)
        found = await self.standing(table, live)
        whose = self.whose(person, table)
        if found.status == "running" and not self.too_many(whose) and await self.left(table):
            self.start(whose, live)
        return found

    async def ask(self, person: Person, table: str) -> Analysis:
        """Begin it, or go on with it; what is done stays."""
        live = await self.finished(person, table)
        found = await self.standing(table, live)
        if found.status in ("none", "failed") or (found.status == "running" and await self.left(table)):
            whose = self.whose(person, table)
            if refusal := self.too_many(whose):
                raise NotNow(refusal)
            await self.note_begin(table)
            self.start(whose, live)
        return await self.standing(table, live)

    def whose(self, person: Person, table: str) -> Whose:
        return Whose(self.rooms.addresses.of(person.id), person.id, table)

    def too_many(self, whose: Whose) -> Said:
        """Why no further game can be analysed for somebody now; nothing if it can."""
        if len(self.running) >= MOST.all:
            return Said("Many games are being analysed. {busy}", busy=BUSY)
        if sum(other.person == whose.person for other in self.running) >= MOST.person:
            return Said(
                "{most} games are being analysed for you already. {busy}", most=MOST.person, busy=BUSY
            )
        if sum(other.address == whose.address for other in self.running) >= MOST.address:
            return Said(
                "{most} games are being analysed for people at your address already. {busy}",
                most=MOST.address,
                busy=BUSY,
            )
        return NOTHING_SAID

    async def kept(self, person: Person, table: str) -> Analysis | None:
        """The whole analysis of a finished game that cannot be opened any more; nothing of any other."""
        async with self.rooms.held(table) as room:
            check_may_see(room.sheet, person)
            note, sides = await rows.read_note(self.engine, table), room.sheet.header.result
            if not room.problem or note is None or sides is None:
                return None
            async with self.engine.connect() as connection:
                events = standing(await read_events(connection, table))
            found = await rows.read_parts(self.engine, table)
            total = len(analysis.parts([(event.who, NO_WORD) for event in events]))
            if len(found) < total:
                return None
            names = [str(side.name) for side in sides]
            report = analysis.report(names, len(room.sheet.seats), note.depth, found)
            return Analysis("done", total, total, report)

    async def finished(self, person: Person, table: str) -> Live:
        """The game, if it is over and this person may see it."""
        async with self.rooms.held(table) as room:
            return await self.rooms.sure(room, lambda: over_game(room, person))

    async def standing(self, table: str, live: Live) -> Analysis:
        total = len(analysis.parts(analysis.played(live.table, {}).said))
        if table in self.reports:
            return Analysis("done", total, total, told_report(live, self.reports[table]))
        note = await rows.read_note(self.engine, table)
        if note is None:
            return Analysis("none", 0, total, None)
        done = len(await rows.read_numbers(self.engine, table))
        if done == total:
            report = await self.report(table, live, note.depth)
            return Analysis("done", total, total, told_report(live, report))
        return Analysis("failed" if note.problem else "running", done, total, None, failure(note))

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
        return not self.at_work(table) and not others

    def at_work(self, table: str) -> bool:
        return any(whose.table == table for whose in self.running)

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

    def start(self, whose: Whose, live: Live) -> None:
        if self.at_work(whose.table) or self.too_many(whose) or self.rooms.stopping:
            return
        task = asyncio.create_task(self.go_on(whose, live))
        self.running[whose] = task
        task.add_done_callback(lambda _: self.running.pop(whose, None))

    async def go_on(self, whose: Whose, live: Live) -> None:
        """Whatever is missing, part by part."""
        try:
            await self.work_out(whose, live)
        except Exception:
            log.exception("fault", where="analysis")

    async def work_out(self, whose: Whose, live: Live) -> None:
        table = whose.table
        played = analysis.played(live.table, self.rooms.shelf.modules)
        note = await rows.read_note(self.engine, table)
        for number in range(len(analysis.parts(played.said))):
            if note is None:
                return
            # Another process may be at work on the same table.
            if number not in await rows.read_numbers(self.engine, table):
                part = await self.part(whose, Task(played, note.depth, number))
                if part is None:
                    await self.fail(table, note, number)
                    return
                await rows.add_part(self.rooms.writer, table, part)

    async def part(self, whose: Whose, task: Task) -> Part | None:
        """One part; nothing if it cannot be had."""
        for _ in range(TRIES):
            try:
                return await self.beating(whose.table, self.run(whose, task))
            except Exception as error:
                reason = type(error).__name__
                log.warning("analysis stopped", table=whose.table, part=task.number, reason=reason)
        return None

    async def run(self, whose: Whose, task: Task) -> Part:
        """In the other process, when it is this game's turn."""
        async with self.pool.line.place(whose):
            return await self.pool.run(analysis.work_out, task)

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
        problem = str(number + 1)
        await rows.set_note(
            self.rooms.writer, table, msgspec.structs.replace(note, at=time.time(), problem=problem)
        )


def failure(note: Note) -> Said:
    """Why an analysis has stopped: the turn is kept; what older servers kept is a finished sentence."""
    if not note.problem.isdecimal():
        return finished(note.problem)
    return Said("Turn {turn} could not be worked out. You may try again.", turn=note.problem)


def over_game(room: Room, person: Person) -> Live:
    check_may_see(room.sheet, person)
    live = begun(room)
    if not live.table.over():
        raise NotNow(Said("A game can be analysed when it is over."))
    return live
