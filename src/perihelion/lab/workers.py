"""Work spread over processes: results come as they are ready, and an interrupt loses none that came."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The result of each task, in any order. One job stays in this process."""
    return map(work, tasks) if jobs == 1 else spread_out(work, tasks, jobs)


def spread_out(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """Twice as many tasks as jobs are under way, so that nobody waits and an end is soon reached."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts_to_parent)
    running: set[Future[Result]] = set()
    try:
        for task in tasks:
            running.add(pool.submit(work, task))
            if len(running) >= 2 * jobs:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in done]
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
