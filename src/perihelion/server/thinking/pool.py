"""Processes beside the server's own, for work that takes a while: bounded in time, and each kind of work with
processes of its own, so that none waits for another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from pebble import ProcessPool

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
        super().__init__("No process could begin with it. Try again in a moment.")


class Pool:
    """As many processes as its line has places; one that takes too long is killed and replaced. Whoever runs
    something has a place, so that nothing waits inside, and time counts from the beginning of the work."""

    def __init__(self, places: Places, seconds: float, patience: int = 0) -> None:
        self.line = Line(places)
        self.seconds = seconds
        self.patience = patience
        self.pool: ProcessPool | None = None

    def opened(self) -> ProcessPool:
        """Its processes; others if they could not be started before."""
        if self.pool is None or not self.pool.active:
            self.pool = ProcessPool(
                self.line.places.all,
                initializer=worker.begin,
                initargs=(self.patience,),
                context=get_context("spawn"),
            )
        return self.pool

    def start(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        self.opened().schedule(worker.ready)

    async def run(self, work: Callable[..., Result], *told: Any) -> Result:
        """The result of the work; TimeoutError when it took too long, ProcessExpired when its process
        died."""
        try:
            pool = self.opened()
            future = asyncio.wrap_future(pool.schedule(work, args=told, timeout=self.seconds))
        except (OSError, RuntimeError) as error:
            raise not_begun(error) from error
        try:
            while not (await asyncio.wait([future], timeout=LOOK))[0]:
                if not pool.active:
                    raise BrokenProcessPool("it forgets what it has not begun")
            return future.result()
        except BrokenProcessPool as error:
            raise not_begun(error) from error
        finally:
            future.cancel()

    async def stop(self) -> None:
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        pool: Any = self.pool
        if pool is not None:
            pool.stop()
            pool.join()


def not_begun(error: Exception) -> NotBegun:
    log.warning("process not started", reason=type(error).__name__)
    return NotBegun()


class Pools:
    """All processes of a server that think. The ones for bots start with it, the others when they are
    needed."""

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
