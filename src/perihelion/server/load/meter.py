"""What the server takes of the machine: processor time and memory, where the system tells them."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

SAMPLES = 12
"""So often memory is looked at, besides once at the beginning."""
MEGABYTE = 1_000_000


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
    """Looks at a process for so many seconds, from its making on."""

    def __init__(self, process: int, seconds: float) -> None:
        self.process = process
        self.every = seconds / SAMPLES
        self.used = cpu_seconds(process)
        self.spent = 0.0
        """Seconds of processor time."""
        self.memory = [(0.0, megabytes(process))]
        """Seconds since the beginning, and megabytes."""

    async def watch(self) -> None:
        began = time.monotonic()
        for sample in range(1, SAMPLES + 1):
            await asyncio.sleep(began + sample * self.every - time.monotonic())
            self.memory.append((sample * self.every, megabytes(self.process)))
        self.spent = cpu_seconds(self.process) - self.used
