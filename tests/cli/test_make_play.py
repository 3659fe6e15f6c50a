"""What `make play` does when all is set up: the table at once, the compiler behind it, the table again.

Stand-ins for server and compiler tell the test that they have begun and what they were asked, and end when it
says so."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

PLAY = Path(__file__).parents[2] / "tools" / "play.py"
WAIT = 40.0
STAND_IN = """
import os, signal, socket, subprocess, sys
role, ear, *words = sys.argv[1:]
if role == "compiler":
    subprocess.Popen([sys.executable, __file__, "child", ear])
line = socket.create_connection(("127.0.0.1", int(ear)))
if role == "table":
    signal.signal(signal.SIGTERM, lambda *_: line.sendall(b"asked to stop\\n"))
kind = "uncompiled" if os.environ.get("PERIHELION_PURE") else "compiled"
line.sendall(" ".join([role, kind, *words, "\\n"]).encode())
sys.exit(int(line.recv(1)))
"""
STOPS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


class StandIn:
    """A process that has begun; its line closes when it is gone."""

    def __init__(self, line: socket.socket) -> None:
        line.settimeout(WAIT)
        self.line = line
        self.heard = line.makefile("r")
        self.role, self.kind, *self.words = self.heard.readline().split()

    def says(self) -> str:
        return self.heard.readline().strip()

    def end(self, code: int) -> None:
        self.line.sendall(str(code).encode())

    def is_gone(self) -> bool:
        return self.heard.read() == ""


class Evening:
    """`tools/play.py` with stand-ins, and an ear for them."""

    def __init__(self, folder: Path, current: str, port: int = 8000, **more: str) -> None:
        self.ear = socket.create_server(("127.0.0.1", 0))
        self.ear.settimeout(WAIT)
        self.begun: list[StandIn] = []
        self.met: list[StandIn] = []
        program, ear = folder / "stand_in.py", str(self.ear.getsockname()[1])
        program.write_text(STAND_IN)
        how = ["--current", current, "--compile", f"{sys.executable} {program} compiler {ear}"]
        serve = ["--log", "the.log", "--port", str(port), "--", sys.executable, str(program), "table", ear]
        known = {name: value for name, value in os.environ.items() if name != "PERIHELION_PURE"}
        command = [sys.executable, str(PLAY), *how, *serve]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=known | more)

    def begins(self, role: str) -> StandIn:
        """The next process in this role."""
        while not (found := [one for one in self.begun if one.role == role and one not in self.met]):
            self.begun.append(StandIn(self.ear.accept()[0]))
        self.met.append(found[0])
        return found[0]

    def ends(self) -> tuple[int, str]:
        """Its exit code, and everything that it said since it was last heard."""
        said, _ = self.process.communicate(timeout=WAIT)
        return self.process.returncode, said

    def says(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def nobody_else_begins(self) -> bool:
        self.ear.setblocking(False)
        with pytest.raises(BlockingIOError):
            self.ear.accept()
        return True

    def close(self) -> None:
        """A stand-in whose line is cut ends by itself."""
        self.process.kill()
        for one in self.begun:
            one.line.shutdown(socket.SHUT_RDWR)
        self.ear.close()
        self.process.communicate()


Open = Callable[..., Evening]


def starts_again(evening: Evening) -> tuple[StandIn, StandIn]:
    """The table before the rules are compiled, and after."""
    first = evening.begins("table")
    evening.begins("compiler").end(0)
    assert first.says() == "asked to stop"
    first.end(0)
    return first, evening.begins("table")


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Open]:
    opened: list[Evening] = []

    def begin(current: str, port: int = 8000, **more: str) -> Evening:
        opened.append(Evening(tmp_path, current, port, **more))
        return opened[-1]

    yield begin
    for evening in opened:
        evening.close()


def test_with_compiled_rules_it_is_the_server_and_nothing_else(play: Open) -> None:
    evening = play("true")
    table = evening.begins("table")
    assert (table.kind, table.words) == ("compiled", ["--port", "8000"])
    table.end(3)
    assert evening.ends() == (3, "")
    assert evening.nobody_else_begins()


def test_whoever_wants_it_uncompiled_waits_for_no_compiler(play: Open) -> None:
    evening = play("false", PERIHELION_PURE="1")
    table = evening.begins("table")
    assert table.kind == "uncompiled"
    table.end(0)
    assert evening.ends() == (0, "")
    assert evening.nobody_else_begins()


def test_else_it_opens_at_once_and_starts_again_when_the_rules_are_compiled(play: Open) -> None:
    evening = play("false")
    first, second = starts_again(evening)
    assert (first.kind, second.kind) == ("uncompiled", "compiled")
    assert first.words == second.words == ["--port", "8000"]
    second.end(0)
    code, said = evening.ends()
    assert code == 0
    assert said.index("the rules are compiled behind it") < said.index("the table starts again")


def test_any_free_port_is_the_same_one_after_the_second_start(play: Open) -> None:
    first, second = starts_again(play("false", port=0))
    assert first.words == second.words != ["--port", "0"]


def test_when_compiling_fails_the_table_goes_on_and_the_log_is_named(play: Open) -> None:
    evening = play("false")
    table = evening.begins("table")
    evening.begins("child")
    evening.begins("compiler").end(1)
    assert [evening.says() for _ in range(3)][2].startswith("== compiling the rules failed, see the.log")
    table.end(0)
    assert table.is_gone()
    assert evening.ends() == (0, "")
    assert evening.nobody_else_begins()


def test_a_table_that_cannot_open_takes_the_compiler_with_it(play: Open) -> None:
    evening = play("false")
    compiler, child = evening.begins("compiler"), evening.begins("child")
    evening.begins("table").end(2)
    assert compiler.is_gone() and child.is_gone()
    assert evening.ends()[0] == 2


@pytest.mark.parametrize("sign", STOPS)
def test_whoever_stops_it_stops_table_and_compiler(play: Open, sign: int) -> None:
    evening = play("false")
    compiler, child, table = [evening.begins(role) for role in ("compiler", "child", "table")]
    evening.process.send_signal(sign)
    assert compiler.is_gone() and child.is_gone()
    assert table.says() == "asked to stop"
    table.end(0)
    assert evening.ends()[0] == 0


@pytest.mark.parametrize("sign", STOPS)
def test_whoever_stops_it_later_stops_the_second_table(play: Open, sign: int) -> None:
    evening = play("false")
    _, second = starts_again(evening)
    evening.process.send_signal(sign)
    assert second.says() == "asked to stop"
    second.end(0)
    assert evening.ends()[0] == 0


def test_a_table_that_does_not_stop_is_ended_by_the_next_ctrl_c(play: Open) -> None:
    evening = play("false")
    compiler, table = evening.begins("compiler"), evening.begins("table")
    evening.process.send_signal(signal.SIGINT)
    assert compiler.is_gone()
    assert table.says() == "asked to stop"
    evening.process.send_signal(signal.SIGINT)
    assert table.is_gone()
    assert evening.ends()[0] == 0
