"""What the server takes of the machine: processor time and memory, where the system tells them."""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections.abc import Callable
from pathlib import Path

from perihelion.server.load.figures import MINUTE, Stretch, percentiles

MEGABYTE = 1_000_000
Passed = Callable[[Stretch], None]
"""Who hears of each minute when it has passed."""


def cpu_seconds(process: int) -> float:
    """The processor time of a process so far."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """The memory that a process has now."""
    pages = Path(f"/proc/{process}/statm")
    if not pages.exists():
        return 0.0
    return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


class Meter:
    """Looks at a process for so many seconds, from its making on, and at how fast it answers meanwhile."""

    def __init__(self, process: int, seconds: float, answered: list[float], passed: Passed) -> None:
        self.process = process
        self.seconds = seconds
        self.answered = answered
        """Seconds until each choice was acknowledged; it grows while we look."""
        self.passed = passed
        self.used = cpu_seconds(process)
        self.spent = 0.0
        """Seconds of processor time."""
        self.curve: list[Stretch] = []
        self.known = len(answered)
        """So many choices were made before, or stand in the curve."""
        self.note(0.0)

    async def watch(self) -> None:
        began = time.monotonic()
        for second in moments(self.seconds):
            await asyncio.sleep(began + second - time.monotonic())
            self.note(second)
        self.spent = cpu_seconds(self.process) - self.used

    def note(self, second: float) -> None:
        new = self.answered[self.known :]
        self.known += len(new)
        stretch = Stretch(second, megabytes(self.process), len(new), percentiles(new)[1])
        self.curve.append(stretch)
        self.passed(stretch)


def moments(seconds: float) -> list[float]:
    """The end of each minute, and the end."""
    return [float(second) for second in range(MINUTE, math.ceil(seconds), MINUTE)] + [seconds]
