"""Processes beside the server's own, for work that takes a while: bounded in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any, TypeVar

from pebble import ProcessPool

from perihelion.server.thinking import worker

Result = TypeVar("Result")


class Pool:
    """So many processes; one that takes too long is killed and replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = max(1, workers)
        self.seconds = seconds
        self.pool = self._new()

    def _new(self) -> ProcessPool:
        return ProcessPool(
            self.workers, initializer=worker.leave_interrupts_to_parent, context=get_context("spawn")
        )

    def start(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        self.pool.schedule(worker.ready)

    async def run(self, work: Callable[..., Result], *told: Any) -> Result:
        """The result of the work; TimeoutError when it took too long, ProcessExpired when its process
        died."""
        if not self.pool.active:
            # Its processes could not be started: the next may.
            self.pool = self._new()
        future = self.pool.schedule(work, args=told, timeout=self.seconds)
        result: Result = await asyncio.wrap_future(future)
        return result

    async def stop(self) -> None:
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        pool: Any = self.pool
        pool.stop()
        pool.join()
