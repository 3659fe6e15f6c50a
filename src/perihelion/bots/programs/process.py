"""A program in a process of its own: lines of JSON to it and from it. Time and length are bounded, so it can
hold up nobody."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import Any, Final

import msgspec

CHUNK: Final = 65_536
LONGEST_LINE: Final = 65_536
"""Bytes that an answer may have."""
KEPT: Final = 4_000
"""So many of the last bytes of its standard error are kept for the report."""
GRACE: Final = 1.0
"""Seconds to end by itself when the game is over, and again when it is told to end."""
PATIENCE: Final = 5 * GRACE
"""Seconds for its keeper, which needs two graces at most."""
KEEPER: Final = Path(__file__).with_name("keeper.py")
TOKEN: Final = "PERIHELION_TOKEN"


class Failed(Exception):
    """What a program did that it may not do, as the end of a sentence that begins with its name."""


class Process:
    """The program while it runs. Its standard error is read along with its answers, so that a full pipe never
    stops it."""

    def __init__(self, command: list[str], echo: bool = False) -> None:
        self.process = started(command)
        self.echo = echo
        self.to_send = bytearray()
        self.heard = bytearray()
        self.errors = bytearray()
        self.complains = True
        for pipe in self.pipes():
            os.set_blocking(pipe.fileno(), False)

    def pipes(self) -> list[Any]:
        return [self.process.stdin, self.process.stdout, self.process.stderr]

    def tell(self, message: Any) -> None:
        """To be sent with the next question."""
        self.to_send += msgspec.json.encode(message) + b"\n"

    def ask(self, message: Any, seconds: float) -> bytes:
        """The line with which it answers."""
        self.exchange(0)
        if self.heard:
            raise Failed(f"wrote without being asked: '{excerpt(self.heard)}'")
        self.tell(message)
        end = time.monotonic() + seconds
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST_LINE:
                raise Failed(f"wrote a line of more than {LONGEST_LINE} bytes: '{excerpt(self.heard)}'")
            if time.monotonic() >= end:
                raise Failed(f"did not answer within {seconds:g} s")
            self.exchange(end - time.monotonic())
        line, _, rest = self.heard.partition(b"\n")
        self.heard = rest.lstrip()
        return bytes(line)

    def exchange(self, seconds: float) -> None:
        """Send and read what can be sent and read, and wait so long for it if there is nothing."""
        stdin, stdout, stderr = self.pipes()
        with DefaultSelector() as ready:
            ready.register(stdout, EVENT_READ, self.hear)
            if self.complains:
                ready.register(stderr, EVENT_READ, self.note)
            if self.to_send:
                ready.register(stdin, EVENT_WRITE, self.send)
            for key, _ in ready.select(max(0.0, seconds)):
                key.data()

    def send(self) -> None:
        """A program that reads no more is found out when it does not answer."""
        try:
            sent = os.write(self.pipes()[0].fileno(), self.to_send[:CHUNK])
        except BrokenPipeError:
            sent = len(self.to_send)
        del self.to_send[:sent]

    def hear(self) -> None:
        data = os.read(self.pipes()[1].fileno(), CHUNK)
        if not data:
            raise Failed(self.ending())
        self.heard = (self.heard + data).lstrip()

    def note(self) -> None:
        data = os.read(self.pipes()[2].fileno(), CHUNK)
        self.complains = bool(data)
        self.errors = (self.errors + data)[-KEPT:]
        if self.echo:
            sys.stderr.write(data.decode(errors="replace"))
            sys.stderr.flush()

    def ending(self) -> str:
        """Why nothing more will come from it."""
        if not self.gone(GRACE):
            return "closed its standard output"
        code = self.process.returncode
        return f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def gone(self, seconds: float) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        return self.process.returncode is not None

    def last_words(self) -> tuple[str, ...]:
        """The last lines of its standard error, without signs that would move the cursor."""
        lines = self.errors.decode(errors="replace").splitlines()
        return tuple([visible(line) for line in lines[-10:] if line.strip()])

    def finish(self, message: Any | None) -> None:
        """Tell it the last thing, if there is one, and let it end by itself; it is stopped if it does not."""
        if message is not None:
            self.tell(message)
        with suppress(Failed):
            self.exchange(0)
        self.pipes()[0].close()
        self.gone(GRACE)
        self.stop()

    def stop(self) -> None:
        """End it and whatever it has started: its keeper does."""
        self.process.terminate()
        if not self.gone(PATIENCE):
            self.process.kill()
        self.process.wait()
        while self.complains and self.rest_of_errors():
            pass
        for pipe in self.pipes():
            pipe.close()

    def rest_of_errors(self) -> bool:
        """Whether there was more in the pipe; something that escaped from its keeper may hold it open."""
        before = bytes(self.errors)
        with suppress(BlockingIOError):
            self.note()
        return bytes(self.errors) != before


def started(command: list[str]) -> subprocess.Popen[bytes]:
    """In a session of its own, so that Ctrl-C reaches only us, and we end it. It is not given anybody's
    token."""
    if not hasattr(os, "killpg"):
        raise Failed("could not be started: programs can play on Linux and macOS only")
    pipe = subprocess.PIPE
    known = {name: value for name, value in os.environ.items() if name != TOKEN}
    reader, status = os.pipe()
    keeper = [sys.executable, "-IS", str(KEEPER), str(GRACE), str(status)]
    with os.fdopen(reader) as told:
        try:
            process = subprocess.Popen(
                [*keeper, *command],
                bufsize=0,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                start_new_session=True,
                env=known,
                pass_fds=(status,),
            )
        finally:
            os.close(status)
        problem = told.read()
    if problem:
        abandon(process)
        raise Failed(f"could not be started: {problem.lower()}")
    return process


def abandon(process: subprocess.Popen[bytes]) -> None:
    """Leave nothing of a program that did not start."""
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def excerpt(data: bytes | bytearray) -> str:
    text = visible(bytes(data[:60]).decode(errors="replace").strip())
    return f"{text}..." if len(data) > 60 else text


def visible(text: str) -> str:
    return "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text])
