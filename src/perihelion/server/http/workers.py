"""The parent of several server processes: it keeps what is alive, puts another in the place of what has died,
and gives up only when nothing is left."""

from __future__ import annotations

import time
from socket import socket
from typing import Final

from uvicorn import Config
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from perihelion.server.logs import log

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 15.0
"""Seconds before another attempt to start a process that could not; each time twice as many, up to this."""


class Workers(Multiprocess):
    """Uvicorn's own parent stops the healthy processes as well when one cannot be started."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self.pauses: dict[int, float] = {}
        """For places whose process could not start: how long the last pause was."""
        self.due: dict[int, float] = {}
        """For places that are empty: when the next process is started there."""
        self.nothing_left = False

    def keep_subprocess_alive(self) -> None:
        for place, process in enumerate(self.processes):
            if place not in self.due and not process.is_alive(self.config.timeout_worker_healthcheck):
                self.clear(place, process)
        if all(process.exitcode == STARTUP_FAILURE for process in self.processes):
            self.nothing_left = True
            self.should_exit.set()
        for place in [place for place, due in self.due.items() if due <= time.monotonic()]:
            self.fill(place)

    def clear(self, place: int, process: Process) -> None:
        """It has died, or hangs. One that ran is replaced at once, one that could not start after a while."""
        process.kill()
        process.join()
        pause = 0.0
        if process.exitcode == STARTUP_FAILURE:
            pause = min(LONGEST_PAUSE, 2 * self.pauses.get(place, FIRST_PAUSE / 2))
        log.warning("process ended", code=process.exitcode, seconds_until_the_next=pause)
        self.pauses[place] = pause or FIRST_PAUSE / 2
        self.due[place] = time.monotonic() + pause

    def fill(self, place: int) -> None:
        del self.due[place]
        if not self.should_exit.is_set():
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()
