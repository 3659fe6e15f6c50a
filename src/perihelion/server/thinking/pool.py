"""Processes beside the server's own, for work that takes a while: bounded in time, and each kind of work with
processes of its own, so that none waits for another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from pebble import ProcessPool

from perihelion.core.said import Said
from perihelion.server.logs import log
from perihelion.server.thinking import worker
from perihelion.server.thinking.line import ONE, Line, Places, shared
from perihelion.server.wire.refusals import NotNow

PATIENT: Final = 5
VERY_PATIENT: Final = 10
"""How far behind the others processes stand for which no game of people waits, as Unix counts it."""
READING: Final = 20.0
"""Seconds in which a record must be checked, or a game told from its first step."""
LOOK: Final = 1.0
"""Seconds between two looks whether there still are processes."""
QUICK: Final = ("random", "greedy", "cadet")
"""Bots that answer at once. All others search."""
Result = TypeVar("Result")


class NotBegun(NotNow):
    """No process could be had: nothing is known about the work, and it may be begun again."""

    def __init__(self) -> None:
        super().__init__(Said("No process could begin with it. Try again in a moment."))


class Pool:
    """As many processes as its line has places, each started when it is first needed; one that takes too long
    is killed and replaced. Whoever runs something has a place, so that nothing waits inside, and time counts
    from the beginning of the work."""

    def __init__(self, places: Places, seconds: float, patience: int = 0) -> None:
        self.line = Line(places)
        self.seconds = seconds
        self.patience = patience
        self.opened: list[ProcessPool] = []
        self.idle: list[ProcessPool] = []

    def start(self) -> None:
        """Start a process now, so that the first who needs one need not wait for it."""
        self.idle.append(self.open())
        self.idle[-1].schedule(worker.ready)

    def open(self) -> ProcessPool:
        """One process. Pebble could have all of them, but would start them all at once."""
        made = ProcessPool(
            1, initializer=worker.begin, initargs=(self.patience,), context=get_context("spawn")
        )
        self.opened.append(made)
        return made

    @contextmanager
    def process(self) -> Iterator[ProcessPool]:
        """A process that has nothing to do; one that could not be started is forgotten."""
        process = self.idle.pop() if self.idle else self.open()
        try:
            yield process
        finally:
            if process.active:
                self.idle.append(process)
            else:
                self.opened.remove(process)

    async def run(self, work: Callable[..., Result], *told: Any) -> Result:
        """The result of the work; TimeoutError when it took too long, ProcessExpired when its process
        died."""
        with self.process() as process:
            try:
                future = asyncio.wrap_future(process.schedule(work, args=told, timeout=self.seconds))
            except (OSError, RuntimeError) as error:
                raise not_begun(error) from error
            try:
                while not (await asyncio.wait([future], timeout=LOOK))[0]:
                    if not process.active:
                        raise BrokenProcessPool("it forgets what it has not begun")
                return future.result()
            except BrokenProcessPool as error:
                raise not_begun(error) from error
            finally:
                future.cancel()

    async def stop(self) -> None:
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        opened: list[Any] = self.opened
        for process in opened:
            process.stop()
        for process in opened:
            process.join()


def not_begun(error: Exception) -> NotBegun:
    log.warning("process not started", reason=type(error).__name__)
    return NotBegun()


class Pools:
    """All processes of a server that think. One that searches and one for quick bots start with it."""

    def __init__(self, bots: int, seconds: float) -> None:
        self.searches = Pool(shared(bots), seconds)
        self.quick = Pool(ONE, seconds)
        self.alone = Pool(ONE, seconds, VERY_PATIENT)
        """For games that bots play among themselves."""
        self.hints = Pool(ONE, seconds, PATIENT)
        self.readings = Pool(ONE, READING, PATIENT)
        """For records that are brought and games that are looked at again."""

    def of(self, bot: str) -> Pool:
        """A bot that answers at once does not wait for those that search."""
        return self.quick if bot in QUICK else self.searches

    def start(self) -> None:
        self.searches.start()
        self.quick.start()

    async def stop(self) -> None:
        pools = (self.searches, self.quick, self.alone, self.hints, self.readings)
        await asyncio.gather(*[pool.stop() for pool in pools])
