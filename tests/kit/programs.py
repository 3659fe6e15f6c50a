"""Programs for tests: a few lines of Python each, written to a folder and started as any player's program
is."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from shlex import quote

EXAMPLE = Path(__file__).parents[2] / "examples" / "program_bot.py"
START = """import json, os, signal, subprocess, sys, time
open("pid", "w").write(str(os.getpid()))
asked = 0
def say(answer):
    print(json.dumps(answer), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    open("heard", "a").write(line)
    if message["type"] != "choose":
        continue
    asked += 1
    word = message["offers"][0]["word"]
"""
FIRST_OFFER = "say({'word': word})"
HANGS = "time.sleep(60)"
DIES = "say({'word': word}) if asked <= 3 else sys.exit('no more ideas')"


def command(path: Path) -> str:
    return f"cmd:{quote(sys.executable)} {quote(str(path))}"


def program(folder: Path, does: str, name: str = "player.py") -> str:
    """The command of a program that does this at every choice; its messages and its process id are left in
    the folder."""
    lines = "\n".join(f"    {line}" for line in does.splitlines())
    (folder / name).write_text(f"import os\nos.chdir({str(folder)!r})\n{START}{lines}\n")
    return command(folder / name)


def heard(folder: Path) -> list[str]:
    return (folder / "heard").read_text().splitlines()


def runs(pid: int) -> bool:
    """Whether there is such a process, other than one that only waits to be counted as dead."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return (
        Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        if Path("/proc/self").exists()
        else True
    )


def ended(folder: Path, file: str = "pid", seconds: float = 5.0) -> bool:
    """The process whose number is in the file is gone, at once or soon."""
    pid, end = int((folder / file).read_text()), time.monotonic() + seconds
    while runs(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return not runs(pid)
