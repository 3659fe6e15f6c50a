"""`perihelion lab`: tournaments, balance, data sets, and what is answered to mistakes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import polars as pl
import pytest

from cli.conftest import Run, one_line
from perihelion.lab.versions import home

TOURNAMENT = ("lab", "tournament", "helios", "--bots", "greedy,random", "-n", "6", "--jobs", "1")
BALANCE = ("lab", "balance", "helios", "--bots", "random", "-n", "10", "--jobs", "1", "--out", "run")


def test_a_tournament_prints_ratings_and_meetings(run: Run) -> None:
    result = run(*TOURNAMENT)
    assert result.exit_code == 0, result.output
    assert "Helios, 6 games" in result.stdout
    assert "finishes ahead of" in result.stdout


def test_the_same_command_finds_its_games_again(run: Run) -> None:
    first = json.loads(run(*TOURNAMENT, "--json").stdout)
    again = run(*TOURNAMENT, "--json")
    assert json.loads(again.stdout) == first
    assert "6 of 6 games were played before" in again.stderr
    assert first["games"] == 6 and [place["games"] for place in first["places"]] == [6, 6]
    assert Path(first["folder"]).is_dir()
    assert json.loads(run(*TOURNAMENT, "--json", "--seed", "2").stdout)["folder"] != first["folder"]


def test_fresh_plays_again(run: Run) -> None:
    run(*TOURNAMENT)
    assert "were played before" not in run(*TOURNAMENT, "--fresh").stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("tournament", "helios", "--bots", "greedy"), "2 seats need at least 2 bots, the list names 1"),
        (("tournament", "helios", "--bots", "greedy,greedy"), "'greedy' stands there twice"),
        (("tournament", "helios", "--bots", "greedy,rendom"), "did you mean 'random'"),
        (("tournament", "helios", "--bots", "greedy,search:0"), "it must be 1 to 10000000 simulations"),
        (("tournament", "heliox", "--bots", "greedy,random"), "did you mean 'helios'"),
        (
            ("tournament", "helios", "--bots", "greedy,random,cadet,search:5", "--seats", "4"),
            "1 to 3 seats, not 4",
        ),
        (("tournament", "helios", "--bots", "greedy,random", "-n", "0"), "'-n'"),
        (("tournament", "helios"), "'--bots'"),
        (("balance", "helios", "--bots", "gredy"), "did you mean 'greedy'"),
        (("balance", "helios", "--bots", "greedy,greedy"), "'greedy' stands there twice"),
        (("balance", "helios", "--seats", "7"), "1 to 3 seats, not 7"),
        (("balance", "solar-sphere", "--draw", "bild"), "unknown verb 'bild' (did you mean 'build'?)"),
        (("balance", "solar-sphere", "--draw", ""), "unknown verb ''"),
        (("balance", "helios", "--draw", "build"), "unknown verb 'build'; known: none"),
        (("balance", "helios", "--compare", "nowhere", "nothing"), "'nowhere' does not exist"),
        (("dataset", "helios"), "'-o'"),
        (("dataset", "helios", "nowhere.record", "-o", "out"), "there is no such file or folder"),
        (("dataset", "helios", "some.record", "-o", "out", "-n", "4"), "records were played already"),
        (("dataset", "helios", "-o", "out", "--bots", "greedy"), "One player alone plays against the Sun."),
        (("balanse", "helios"), "balanse"),
    ],
)
def test_mistakes_are_told_in_one_line(run: Run, words: tuple[str, ...], message: str) -> None:
    assert message in one_line(run("lab", *words))


def test_a_balance_run_writes_its_report(run: Run) -> None:
    result = run(*BALANCE)
    assert result.exit_code == 0, result.output
    assert "random, 2 players: no seat can be told from a fair one" in result.stdout
    assert "The whole report: run/report.html" in result.stdout
    assert "Helios" in Path("run/report.html").read_text(encoding="utf-8")


def test_a_balance_run_for_machines(run: Run) -> None:
    answer = json.loads(run(*BALANCE, "--json", "--seats", "2").stdout)
    assert (answer["game"], answer["games"]) == ("helios", 10)
    assert [study["study"] for study in answer["studies"]] == ["random, 2 players"]
    assert answer["report"] == "run/report.html"
    assert {"study", "text", "alarm"} == set(answer["summary"][0])


def test_things_are_drawn(run: Run) -> None:
    words = (
        "lab",
        "balance",
        "event-horizon",
        "--bots",
        "random",
        "--seats",
        "2",
        "-n",
        "4",
        "--out",
        "run",
        "--jobs",
        "1",
    )
    result = run(*words, "--draw", "keep, start at")
    assert result.exit_code == 0, result.output
    assert json.loads(Path("run/plan.json").read_text())["drawn"] == ["keep", "start at"]
    assert "holds another run" in one_line(run(*words))


def test_two_versions_are_compared(run: Run) -> None:
    board = (home("solar-sphere") / "data" / "board.toml").read_text(encoding="utf-8")
    Path("same.toml").write_text(board, encoding="utf-8")
    Path("richer.toml").write_text(
        board.replace("points = [0, 0, 1, 1", "points = [9, 9, 9, 9", 1), encoding="utf-8"
    )
    words = (
        "lab",
        "balance",
        "solar-sphere",
        "--bots",
        "random",
        "--seats",
        "2",
        "-n",
        "12",
        "--out",
        "run",
        "--jobs",
        "2",
    )
    result = run(*words, "--compare", "same.toml", "richer.toml")
    assert result.exit_code == 0, result.output
    assert "random, 2 players, points, seat 1: " in result.stdout
    assert (
        Path("run/report.html").exists()
        and Path("run/first/plan.json").exists()
        and Path("run/second/plan.json").exists()
    )
    answer = json.loads(run(*words, "--compare", "same.toml", "richer.toml", "--json").stdout)
    assert {"seat 1", "seat 2"} <= {
        one["label"] for one in answer["differences"] if one["flag"] and one["kind"] == "points"
    }


def test_a_data_set_and_its_description(run: Run) -> None:
    result = run(
        "lab", "dataset", "helios", "-o", "games", "-n", "4", "--bots", "random,random", "--jobs", "1"
    )
    assert result.exit_code == 0, result.output
    rows = pl.read_parquet("games/chunks/*/decisions.parquet")
    assert f"Helios: {len(rows):,} choices of 4 games, schema 1" in result.stdout
    assert json.loads(Path("games/schema.json").read_text())["version"] == 1


def test_a_data_set_of_records_tells_what_it_could_not_use(run: Run) -> None:
    Path("bad.record").write_text("hello")
    result = run("lab", "dataset", "helios", "bad.record", "-o", "games", "--jobs", "1")
    assert result.exit_code == 1
    assert "not used: " in result.stdout and "expected 'perihelion record 1'" in result.stdout
    assert "0 choices of 0 games" in result.stdout


def test_without_its_extra_the_laboratory_says_what_to_install() -> None:
    source = "import sys; sys.modules['polars'] = None; from perihelion.cli import main; main(sys.argv[1:])"
    words = [sys.executable, "-c", source, "lab", "tournament", "solar-sphere", "--bots", "greedy,random"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert (
        done.stderr
        == "perihelion: the laboratory needs polars, of the extra `lab`: pip install 'perihelion[lab]'\n"
    )


def begun(path: Path) -> subprocess.Popen[str]:
    """A tournament in two processes, of which two games are over."""
    words = [
        sys.executable,
        "-m",
        "perihelion.cli",
        "lab",
        "tournament",
        "solar-sphere",
        "--bots",
        "greedy,random",
    ]
    words += ["-n", "60", "--jobs", "2", "--out", str(path)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    start = monotonic()
    while played(path) < 2 and monotonic() - start < 120:
        sleep(0.05)
    return process


def played(path: Path) -> int:
    return len(list((path / "chunks").glob("*[0-9]")))


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    run = tmp_path / "run"
    process = begun(run)
    os.kill(process.pid, signal.SIGINT)
    stdout, stderr = process.communicate(timeout=120)
    assert process.returncode == 130
    kept = played(run)
    assert 2 <= kept < 60
    assert f"{kept} of 60 games are kept in {run}; the same command goes on" in stderr
    assert f"Solar Sphere, {kept} games" in stdout


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
def test_the_workers_of_a_killed_run_end_too(tmp_path: Path) -> None:
    process = begun(tmp_path / "run")
    workers = children(process.pid)
    assert len(workers) >= 2
    process.kill()
    process.communicate(timeout=120)
    start = monotonic()
    while any(alive(worker) for worker in workers) and monotonic() - start < 60:
        sleep(0.05)
    assert [worker for worker in workers if alive(worker)] == []


def children(parent: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{parent}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def alive(process: int) -> bool:
    """Whether it runs; one that has ended and waits to be counted does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
