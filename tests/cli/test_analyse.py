"""`perihelion analyse`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run, one_line

GOLDEN = Path(__file__).parents[1] / "golden" / "solar-sphere-1.record"
FORMER = Path(__file__).parents[1] / "golden" / "former" / "solar-sphere-1-2.record"
SHORT = 40
"""So many entries of it."""
QUICK = ("--simulations", "10", "--playouts", "2", "--jobs", "1")
KEYS = {"sides", "moments", "turns", "verdicts", "fortunes", "luck", "lost", "simulations", "playouts"}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def kept(cache: Path) -> list[bytes]:
    """The lines of the file with finished parts."""
    return [
        line
        for path in cache.glob("perihelion/analyses/*")
        for line in path.read_bytes().split(b"\n")
        if line
    ]


def test_analyse_for_machines(run: Run, record: Path) -> None:
    answer = json.loads(run("analyse", str(record), *QUICK, "--json").stdout)
    assert set(answer) == KEYS
    assert (answer["sides"], answer["simulations"], answer["playouts"]) == (["red", "blue"], 10, 2)
    assert answer["moments"][-1]["errors"] == [0, 0]
    assert all(0 <= verdict["loss"] <= 1 for verdict in answer["verdicts"])


def test_a_game_of_former_rules_is_analysed_by_them(run: Run) -> None:
    """Only its beginning, so that it does not take long: former rules run uncompiled."""
    lines = FORMER.read_text().splitlines()
    known = [line for line in lines if not line.startswith(("result:", "seed:", "commitment:"))]
    last = next(i for i, line in enumerate(known) if line.startswith(f"{SHORT} ")) + 1
    Path("former.record").write_text("\n".join([*known[:last], f"end {SHORT}", ""]))
    answer = run("analyse", "former.record", *QUICK, "--json")
    assert answer.exit_code == 0, answer.output
    assert set(json.loads(answer.stdout)) == KEYS


def test_analyse_for_people(run: Run, record: Path) -> None:
    result = run("analyse", str(record), *QUICK)
    assert result.exit_code == 0, result.output
    for text in (
        "Helios: red, blue; ",
        "Chance to win",
        "Turning points",
        "red: ",
        "blue: ",
        "Luck: points above",
        "the end",
    ):
        assert text in result.stdout


def test_the_same_seed_tells_the_same_and_another_seed_something_else(
    run: Run, record: Path, cache: Path
) -> None:
    words = ("analyse", str(record), *QUICK, "--json")
    first = run(*words).stdout
    for path in cache.glob("perihelion/analyses/*"):
        path.unlink()
    assert run(*words).stdout == first
    assert run(*words, "--seed", "2").stdout != first


def test_what_is_kept_is_used_and_what_is_damaged_is_not(run: Run, record: Path, cache: Path) -> None:
    words = ("analyse", str(record), *QUICK, "--json")
    first = run(*words).stdout
    count = len(kept(cache))
    assert run(*words).stdout == first
    assert len(kept(cache)) == count, "nothing was worked out again"
    (path,) = cache.glob("perihelion/analyses/*")
    path.write_bytes(path.read_bytes().replace(b'"step":', b'"stop":', 1).replace(b"0.5", b"0.7", 3)[:-40])
    assert run(*words).stdout == first
    path.write_bytes(b"\x00\xff not a file of ours")
    assert run(*words).stdout == first


def test_a_cache_that_cannot_be_written_is_told_and_the_analysis_goes_on(
    run: Run, record: Path, cache: Path
) -> None:
    cache.write_text("a file in place of a folder")
    result = run("analyse", str(record), *QUICK, "--json")
    assert result.exit_code == 0
    assert "the parts of this analysis cannot be kept" in result.stderr
    assert set(json.loads(result.stdout)) == KEYS


def test_an_unfinished_game_is_analysed_as_far_as_it_goes(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    half = [line for line in lines if not line.startswith(("result:", "seed:", "commitment:"))]
    start = next(i for i, line in enumerate(half) if line.startswith("1 "))
    Path("half.record").write_text("\n".join([*half[: start + 7], "end 7", ""]))
    result = run("analyse", "half.record", *QUICK)
    assert result.exit_code == 0, result.output
    assert "; 7 entries, not over yet; " in result.stdout


def test_what_is_no_record_is_refused(run: Run, record: Path) -> None:
    assert "no.record: no such file" in one_line(run("analyse", "no.record"))
    Path("picture.png").write_bytes(b"\x89PNG\xff\xfe\x00")
    assert "picture.png: not a text file" in one_line(run("analyse", "picture.png"))
    record.write_text(record.read_text().replace("result: ", "result: 9", 1))
    assert "result: the record says" in one_line(run("analyse", str(record)))
    assert "--simulations" in one_line(run("analyse", str(record), "--simulations", "3"))


def program(cache: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "perihelion.cli", "analyse", str(GOLDEN), *QUICK, "--json", *words]
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def answered(process: subprocess.Popen[str]) -> Any:
    said, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    return json.loads(said)


def test_an_interrupted_analysis_goes_on_where_it_was_and_tells_the_same(tmp_path: Path) -> None:
    process = program(tmp_path / "one")
    end = time.monotonic() + 120
    while len(kept(tmp_path / "one")) < 3:
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    before = kept(tmp_path / "one")
    assert process.returncode == 130
    assert f"interrupted after {len(before)} of 22 parts; they are kept" in errors
    again = answered(program(tmp_path / "one"))
    after = kept(tmp_path / "one")
    assert (after[: len(before)], len(after)) == (before, 22)
    assert again == answered(program(tmp_path / "two", "--jobs", "2"))
