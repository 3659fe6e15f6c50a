"""The program as a whole: help, errors, exit codes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from cli.conftest import Run, one_line

COMMANDS = (
    "games",
    "rules",
    "play",
    "serve",
    "backup",
    "record",
    "replay",
    "verify",
    "fuzz",
    "match",
    "bench",
    "load",
    "join",
)


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "perihelion play solar-sphere" in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_text_with_examples(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Examples:\n    perihelion {command}" in result.stdout


def test_how_sqlite_is_flushed_is_one_of_two_words(run: Run) -> None:
    assert "'never' is not one of 'full', 'normal'" in one_line(run("serve", "--sync", "never"))


def test_an_unknown_command_is_answered_with_the_nearest(run: Run) -> None:
    assert one_line(run("pley")).startswith("perihelion: unknown command 'pley' (did you mean 'play'?)")


def test_an_unknown_option_is_answered_with_the_nearest(run: Run) -> None:
    line = one_line(run("fuzz", "helios", "--second", "3"))
    assert "'--second'" in line
    assert "--seconds" in line


def test_an_unknown_game_is_answered_with_the_nearest(run: Run) -> None:
    assert "unknown game 'helois' (did you mean 'helios'?)" in one_line(run("rules", "helois"))


def test_a_missing_argument_is_named(run: Run) -> None:
    assert "GAME" in one_line(run("match", "--seats", "random,random"))


@pytest.mark.parametrize("count", ["0", "-3", "many"])
def test_a_count_below_one_is_refused(run: Run, count: str) -> None:
    assert "'-n'" in one_line(run("fuzz", "helios", "-n", count))


def test_a_fault_of_the_program_is_one_line_and_no_wrong_input(run: Run, record: Path) -> None:
    text = record.read_text().replace("game: helios", "game: broken")
    Path("broken.record").write_text(text)
    from perihelion.games import SHELF

    SHELF.modules["broken"] = "cli.no_such_module"
    result = run("verify", "broken.record")
    del SHELF.modules["broken"]
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert "a fault in the program" in result.stderr


def program(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "perihelion.cli", *words]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=60
    )


def test_a_pipe_gets_no_colours() -> None:
    answer = program("rules", "solar-sphere", "SS-DOCK-03", TERM="xterm-256color")
    assert answer.returncode == 0
    assert "\x1b" not in answer.stdout


def test_colours_can_be_forced_and_forbidden() -> None:
    assert "\x1b[1" in program("rules", "solar-sphere", "SS-DOCK-03", FORCE_COLOR="1").stdout
    forbidden = program("rules", "solar-sphere", "SS-DOCK-03", FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "\x1b[36" not in forbidden


def test_an_interrupted_fuzz_tells_what_was_done_and_ends_with_130() -> None:
    command = [
        sys.executable,
        "-m",
        "perihelion.cli",
        "fuzz",
        "solar-sphere",
        "-n",
        "100000",
        "--jobs",
        "1",
        "--json",
    ]
    # A program started in the background by a script inherits that Ctrl-C is ignored.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed
    )
    try:
        running.wait(timeout=3)
    except subprocess.TimeoutExpired:
        running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=30)
    assert running.returncode == 130
    assert '"games"' in out


def test_a_width_of_zero_does_not_hide_the_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "0")
    assert "Solar Sphere" in run("games").stdout
