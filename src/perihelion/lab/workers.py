"""Work spread over processes: results come as they are ready, an interrupt loses none that came, a dead
worker is replaced."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Generic, TypeVar

from perihelion.core.errors import PerihelionError

Task = TypeVar("Task")
Result = TypeVar("Result")
ATTEMPTS = 5
"""A task whose worker dies so often is given up."""


class Lost(PerihelionError):
    """Workers died again and again."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The result of each task, in any order. One job stays in this process."""
    return map(work, tasks) if jobs == 1 else spread_out(work, tasks, jobs)


def spread_out(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """Twice as many tasks as jobs are under way, so that nobody waits and an end is soon reached."""
    crew = Crew(work, jobs)
    try:
        for task in tasks:
            crew.add(task, 1)
            if len(crew.running) >= 2 * jobs:
                yield from crew.finished()
        while crew.running:
            yield from crew.finished()
    finally:
        crew.pool.shutdown(cancel_futures=True)


class Crew(Generic[Task, Result]):
    """A pool of processes, and another one when a process of it has died: killed, or out of memory."""

    def __init__(self, work: Callable[[Task], Result], jobs: int) -> None:
        self.work = work
        self.jobs = jobs
        self.pool = self.hired()
        self.running: dict[Future[Result], tuple[Task, int]] = {}
        """What is under way, and which attempt it is."""

    def hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), begin_work)

    def add(self, task: Task, attempt: int) -> None:
        try:
            self.running[self.pool.submit(self.work, task)] = (task, attempt)
        except BrokenProcessPool:
            self.replace()
            self.running[self.pool.submit(self.work, task)] = (task, attempt)

    def finished(self) -> list[Result]:
        """Wait for at least one result; none if all that ended was a worker."""
        done, _ = wait(self.running, return_when=FIRST_COMPLETED)
        results: list[Result] = []
        broken = False
        for future in done:
            if isinstance(future.exception(), BrokenProcessPool):
                broken = True
            else:
                del self.running[future]
                results.append(future.result())
        if broken:
            self.replace()
        return results

    def replace(self) -> None:
        """Another pool; whatever the dead one had under way begins again."""
        self.pool.shutdown(cancel_futures=True)
        self.pool = self.hired()
        lost = list(self.running.values())
        self.running = {}
        for task, attempt in lost:
            if attempt >= ATTEMPTS:
                raise Lost(
                    f"the workers died {ATTEMPTS} times; is there enough memory? (fewer --jobs need less)"
                )
            self.add(task, attempt + 1)


def begin_work() -> None:
    """In a new worker: interrupts are the parent's, and nobody goes on for a parent who was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "only workers leave with their parent"
    parent.join()
    os._exit(1)
