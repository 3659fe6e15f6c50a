"""Group commit: one task writes what many tables have to store, in one transaction. Nobody is answered before
it is durable."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from perihelion.server.metrics import COMMITS
from perihelion.server.store.journal import open_journal
from perihelion.server.store.storage import WRITING
from perihelion.server.store.writes import ORDER, Write

BATCH = 200
"""No more commits are written in one transaction, so that the first does not wait too long for the last."""
APART = 0.01
"""Seconds from the beginning of a transaction to that of the next. Where little is to be stored, nobody
waits; where much is, a transaction serves several tables and costs each of them less."""
Result = TypeVar("Result")


@dataclass
class Commit:
    """What one table has to store, all or nothing."""

    writes: list[Write]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


def merged(commits: list[Commit]) -> list[Write]:
    """The writes of all commits, statement by statement."""
    rows: dict[Executable, list[dict[str, Any]]] = {statement: [] for statement in ORDER}
    for commit in commits:
        for statement, told in commit.writes:
            rows[statement].extend(told)
    return list(rows.items())


class Writer:
    """All writing of this process to its tables."""

    def __init__(self, engine: AsyncEngine, sync: str = "full") -> None:
        self.engine = engine.execution_options(**WRITING)
        self.journal = open_journal(engine, sync)
        self.queue: asyncio.Queue[Commit] = asyncio.Queue()
        self.turn = asyncio.Lock()
        self.next = 0.0
        """When the next transaction may begin, by the monotonic clock."""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Everything that was handed in is written first."""
        while not self.queue.empty():
            await asyncio.sleep(0.01)
        async with self.turn:
            if self.task is not None:
                self.task.cancel()
        if self.task is not None:
            with suppress(asyncio.CancelledError):
                await self.task
        await self.journal.close()

    async def write(self, writes: list[Write]) -> None:
        """Store these; comes back when they are durable."""
        commit = Commit(writes)
        self.queue.put_nowait(commit)
        await commit.done

    async def alone(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """A transaction that reads before it writes."""
        async with self.turn, self.engine.begin() as connection:
            return await work(connection)

    async def _run(self) -> None:
        while True:
            commits = [await self.queue.get()]
            async with self.turn:
                await self._gather(commits)
                await self._store(commits)

    async def _gather(self, commits: list[Commit]) -> None:
        """Wait until the next transaction may begin, and take what has come until then."""
        await asyncio.sleep(self.next - time.monotonic())
        self.next = time.monotonic() + APART
        while not self.queue.empty() and len(commits) < BATCH:
            commits.append(self.queue.get_nowait())

    async def _store(self, commits: list[Commit]) -> None:
        """All in one transaction; one by one if one of them cannot be stored."""
        try:
            await self.journal.write(merged(commits))
        except Exception as error:
            await self._apart(commits, error)
        else:
            COMMITS.inc()
            for commit in commits:
                settle(commit, None)

    async def _apart(self, commits: list[Commit], error: Exception) -> None:
        if len(commits) == 1:
            settle(commits[0], error)
            return
        for commit in commits:
            await self._store([commit])


def settle(commit: Commit, error: Exception | None) -> None:
    """Answer whoever still waits for it."""
    if commit.done.done():
        return
    if error is None:
        commit.done.set_result(None)
    else:
        commit.done.set_exception(error)
