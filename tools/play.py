"""`make play`: the table opens at once. Where compiled rules are missing or older than their sources, it runs
uncompiled at first; they are compiled behind it, and then it starts again by itself."""

from __future__ import annotations

import argparse
import asyncio
import os
import shlex
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress

PURE = "PERIHELION_PURE"
OPENING = """\
== the table opens now, and the rules are compiled behind it: until then bots think slower;
   in a minute or two it starts again by itself, and open pages go on"""
COMPILED = "== the rules are compiled: the table starts again, now with them"
FAILED = "== compiling the rules failed, see {log}: the table goes on uncompiled, with the same results"
Send = Callable[[int, int], None]


def main() -> int:
    asked = arguments()
    if os.environ.get(PURE) or succeeds(asked.current):
        command = [*asked.serve, "--port", str(asked.port)]
        os.execvp(command[0], command)
    command = [*asked.serve, "--port", str(asked.port or free_port())]
    return asyncio.run(until_stopped(command, shlex.split(asked.compile), asked.log))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--current", required=True, help="succeeds if there is nothing to compile")
    parser.add_argument("--compile", required=True, help="compiles the rules")
    parser.add_argument("--log", required=True, help="where that says what went wrong")
    parser.add_argument("--port", required=True, type=int, help="where the table is opened")
    parser.add_argument("serve", nargs="+", help="opens the table at the port that is added to it")
    return parser.parse_args()


def succeeds(command: str) -> bool:
    return subprocess.run(shlex.split(command), capture_output=True, check=False).returncode == 0


def free_port() -> int:
    """Chosen here and not by the server, so that open pages find the second one where the first was."""
    with socket.socket() as probe:
        probe.bind(("", 0))
        return int(probe.getsockname()[1])


async def until_stopped(serve: list[str], compiling: list[str], log: str) -> int:
    """The exit code. Whoever stops this, by Ctrl-C or otherwise, stops everything that it started."""
    everything = asyncio.ensure_future(evening(serve, compiling, log))
    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(sign, everything.cancel)
    try:
        return await everything
    except asyncio.CancelledError:
        return 0


async def evening(serve: list[str], compiling: list[str], log: str) -> int:
    """Uncompiled, then compiled; the exit code of the table that ended by itself."""
    say(OPENING)
    # In the environment, so that the bots' processes too pass over what is being compiled.
    async with running(serve, os.kill, env={**os.environ, PURE: "1"}) as table:
        if not await compiled_behind(table, compiling, log):
            return await table.wait()
        say(COMPILED)
    async with running(serve, os.kill) as table:
        return await table.wait()


async def compiled_behind(table: Process, compiling: list[str], log: str) -> bool:
    """Whether there is reason to start again: the rules are compiled, and the table is still open."""
    # The compiler has processes of its own, which end with it.
    async with running(compiling, os.killpg, files=DEVNULL) as compiler:
        await first_to_end(table, compiler)
    if table.returncode is None and compiler.returncode != 0:
        say(FAILED.format(log=log))
    return table.returncode is None and compiler.returncode == 0


@asynccontextmanager
async def running(
    command: list[str], send: Send, env: Mapping[str, str] | None = None, files: int | None = None
) -> AsyncIterator[Process]:
    """A process that is gone afterwards. In a session of its own: Ctrl-C reaches us alone, and we end it in
    good order."""
    process = await asyncio.create_subprocess_exec(
        *command, env=env, stdin=files, stdout=files, stderr=files, start_new_session=True
    )
    try:
        yield process
    finally:
        await ended(process, send)


async def ended(process: Process, send: Send) -> None:
    """It gets the time that it needs, unless somebody stops us once more."""
    if process.returncode is None:
        send(process.pid, signal.SIGTERM)
    try:
        await process.wait()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        raise


async def first_to_end(*processes: Process) -> None:
    ends = [asyncio.ensure_future(process.wait()) for process in processes]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for end in ends:
            end.cancel()


def say(words: str) -> None:
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main())
