"""Stands between us and a program: whatever the program starts ends with it, also what has left its group.

It runs by itself, as `python keeper.py GRACE STATUS COMMAND...`, and knows nothing of Perihelion. Linux lets
it adopt all descendants of the program (a subreaper), so that none is lost when the one between ends. Other
systems do not; there only the program's own group ends."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NoReturn

PR_SET_CHILD_SUBREAPER: Final = 36
PROCESSES: Final = Path("/proc")
LOOK: Final = 0.01
"""Seconds between two looks whether all have ended."""


class Told(Exception):
    """We were told to end it."""


def told(*_: object) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Told


def adopt() -> None:
    """Become the parent of every descendant whose own parent ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def started(command: list[str], status: int) -> int:
    """The program's number; why there is none goes to the status pipe."""
    try:
        program = subprocess.Popen(command, start_new_session=True)
    except OSError as error:
        os.write(status, (error.strerror or str(error)).encode())
        os._exit(127)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    return program.pid


def ended(program: int) -> int:
    """How the program ended. Others that end meanwhile are only counted as dead."""
    while True:
        pid, status = os.waitpid(-1, 0)
        if pid == program:
            return os.waitstatus_to_exitcode(status)


def descendants() -> list[int]:
    """Everything that comes from here and still runs, as far as the system tells."""
    parents = {pid: parent for pid in numbers() if (parent := parent_of(pid))}
    found = [os.getpid()]
    for known in found:
        found += [pid for pid, parent in parents.items() if parent == known]
    return found[1:]


def numbers() -> list[int]:
    return [int(path.name) for path in PROCESSES.glob("[0-9]*")] if PROCESSES.is_dir() else []


def parent_of(pid: int) -> int:
    """The number of its parent; 0 if it is gone or only waits to be counted as dead."""
    with suppress(OSError):
        state, parent = (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()[:2]
        return 0 if state == "Z" else int(parent)
    return 0


def send(program: int, number: int) -> bool:
    """Send a signal to all of them; whether there was anybody left."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program, number)
    left = descendants()
    for pid in left:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)
    return bool(left)


def wait_for_all(seconds: float) -> None:
    """Until nobody is left, but no longer than this."""
    end = time.monotonic() + seconds
    while descendants() and time.monotonic() < end:
        time.sleep(LOOK)
        count_dead()


def kill_all(program: int, seconds: float) -> None:
    """Again and again, since one may start another before its turn comes; but no longer than this."""
    end = time.monotonic() + seconds
    while send(program, signal.SIGKILL) and time.monotonic() < end:
        time.sleep(LOOK)
        count_dead()


def count_dead() -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def leave(code: int) -> None:
    """End as the program has ended."""
    if code < 0:
        with suppress(OSError, ValueError):
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    sys.exit(code)


def main(grace: float, status: int, command: list[str]) -> None:
    signal.signal(signal.SIGTERM, told)
    adopt()
    program, code = started(command, status), 0
    try:
        # Whoever waits for this to end may tell us to end from now on.
        os.close(status)
        code = ended(program)
    except Told:
        send(program, signal.SIGTERM)
        wait_for_all(grace)
    kill_all(program, grace)
    leave(code)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
