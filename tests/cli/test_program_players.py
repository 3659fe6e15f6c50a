"""Programs at the table of the command line: `play` and `match` with `cmd:`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.conftest import Run, one_line
from kit.programs import DIES, EXAMPLE, FIRST_OFFER, HANGS, command, ended, heard, program
from perihelion.cli.arguments import split_players

HERE = Path()


def here(does: str) -> str:
    """A program in the folder of the test."""
    return program(Path.cwd(), does)


def test_a_program_plays_against_a_person_and_stays_for_the_whole_sitting(run: Run) -> None:
    shown = run(
        "play", "helios", "--seats", f"me,{here(FIRST_OFFER)}", "--seed", "3", typed="1\n" * 40
    ).stdout
    assert "Final score" in shown
    kinds = [json.loads(line)["type"] for line in heard(HERE)]
    assert (kinds[0], kinds[-1]) == ("hello", "over")
    assert set(kinds[1:-1]) == {"choose"}
    assert ended(HERE, seconds=0)


def test_a_program_that_fails_is_named_once_and_the_game_goes_on(run: Run) -> None:
    shown = run("play", "helios", "--seats", f"me,{here(DIES)}", "--seed", "3", typed="1\n" * 40).stdout
    assert shown.count("ended with exit code 1. It was stopped; greedy plays on.") == 1
    assert "blue: cmd:" in shown
    assert "    no more ideas" in shown
    assert "Final score" in shown


def test_a_program_that_hangs_holds_nobody_up_for_long(run: Run) -> None:
    shown = run("play", "helios", "--seats", f"{here(HANGS)},random", "--bot-seconds", "0.5").stdout
    assert "did not answer within 0.5 s" in shown
    assert "Final score" in shown


def test_a_table_that_is_left_ends_its_programs_and_says_how_to_seat_them_again(run: Run) -> None:
    player = here(FIRST_OFFER)
    shown = run(
        "play", "helios", "--seats", f"me,{player}", "--seed", "3", "--save", "a.record", typed="1\n1\n"
    ).stdout
    assert f"perihelion play --load a.record --seats 'me,{player}'" in shown
    assert ended(HERE, seconds=0)


def test_a_record_tells_no_command_and_never_starts_one(run: Run) -> None:
    player = here(FIRST_OFFER)
    run("play", "helios", "--seats", f"me,{player}", "--seed", "3", "--save", "a.record", typed="1\n1\n")
    assert "names: me, cmd\n" in Path("a.record").read_text()
    assert "a program has played, and a record cannot start one; say who plays with --seats" in one_line(
        run("play", "--load", "a.record")
    )
    assert run("play", "--load", "a.record", "--seats", f"me,{player}", typed="1\n" * 40).exit_code == 0


def test_a_record_with_a_command_in_it_does_not_run_it(run: Run) -> None:
    run("play", "helios", "--seats", "me,random", "--seed", "3", "--save", "a.record", typed="1\n")
    Path("a.record").write_text(
        Path("a.record").read_text().replace("names: me, random", "names: me, cmd:touch stolen")
    )
    assert "cannot start one" in one_line(run("play", "--load", "a.record"))
    assert not Path("stolen").exists()


def test_the_example_plays_a_match_in_every_seat_without_a_fault(run: Run) -> None:
    words = ("match", "helios", "--seats", f"{command(EXAMPLE)},random", "-n", "4", "--jobs", "1", "--json")
    told = json.loads(run(*words).stdout)
    assert (told["games"], told["faults"]) == (4, [])
    assert told["seats"][0]["bot"] == command(EXAMPLE)
    assert json.loads(run(*words).stdout) == told


def test_the_example_plays_better_than_chance_at_solar_sphere(run: Run) -> None:
    words = (
        "match",
        "solar-sphere",
        "--seats",
        f"{command(EXAMPLE)},random",
        "-n",
        "6",
        "--jobs",
        "1",
        "--json",
    )
    told = json.loads(run(*words).stdout)
    assert told["faults"] == []
    assert told["seats"][0]["wins"] >= 4


def test_a_match_tells_the_faults_after_the_table(run: Run) -> None:
    shown = run("match", "helios", "--seats", f"{here(DIES)},random", "-n", "2", "--jobs", "1").stdout
    assert "Helios, 2 games" in shown
    assert "Game 1, red: cmd:" in shown and "Game 2, blue: cmd:" in shown
    assert shown.count("    no more ideas") == 2


def test_a_match_of_many_faults_tells_some_and_counts_the_others(run: Run) -> None:
    shown = run(
        "match", "helios", "--seats", f"{here('sys.exit(4)')},random", "-n", "12", "--jobs", "1"
    ).stdout
    assert shown.count("ended with exit code 4") == 10
    assert "(2 more faults; --json tells them all)" in shown


def test_a_match_for_machines_lists_the_faults(run: Run) -> None:
    player = here(DIES)
    told = json.loads(
        run("match", "helios", "--seats", f"random,{player}", "-n", "2", "--jobs", "1", "--json").stdout
    )
    first = {
        "bot": player,
        "seat": 1,
        "reason": "ended with exit code 1",
        "stderr": ["no more ideas"],
        "game": 1,
    }
    assert told["faults"] == [first, {**first, "seat": 0, "game": 2}]


def test_programs_play_in_other_processes_too() -> None:
    words = [
        "match",
        "solar-sphere",
        "--seats",
        f"{command(EXAMPLE)},random",
        "-n",
        "2",
        "--jobs",
        "2",
        "--json",
    ]
    answer = subprocess.run(
        [sys.executable, "-m", "perihelion.cli", *words], capture_output=True, text=True, timeout=120
    )
    told = json.loads(answer.stdout)
    assert (told["games"], told["faults"]) == (2, [])


@pytest.mark.parametrize(
    "words", [["play", "solar-sphere"], ["match", "solar-sphere", "-n", "2", "--jobs", "1"]]
)
def test_ctrl_c_ends_the_programs_as_well(words: list[str]) -> None:
    started = [sys.executable, "-m", "perihelion.cli", *words, "--seats", f"{here(HANGS)},random"]
    with subprocess.Popen(started, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        while not Path("heard").exists():
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=20)
    assert running.returncode == 130
    assert ended(HERE, seconds=0)


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("me, greedy", ["me", "greedy"]),
        ("me,cmd:python mybot.py", ["me", "cmd:python mybot.py"]),
        ('cmd:python "a,b.py",me', ['cmd:python "a,b.py"', "me"]),
        ("cmd:bot 1\\,2,me", ["cmd:bot 1\\,2", "me"]),
        ("\"cmd:bot 1,2\",'cmd:bot 3,4'", ["cmd:bot 1,2", "cmd:bot 3,4"]),
        ("cmd:bot it\\'s,me", ["cmd:bot it\\'s", "me"]),
    ],
)
def test_a_comma_in_quotes_or_after_a_backslash_belongs_to_the_command(text: str, players: list[str]) -> None:
    assert split_players(text) == players


def test_wrong_programs_are_refused_before_the_game(run: Run) -> None:
    assert "there is no program 'pithon' here" in one_line(
        run("play", "helios", "--seats", "me,cmd:pithon a.py")
    )
    assert "expected cmd: and the command of a program" in one_line(
        run("match", "helios", "--seats", "random,cmd:")
    )
    assert "a quote is not closed" in one_line(run("match", "helios", "--seats", 'random,cmd:python "a.py'))
    assert "cmd:COMMAND" in one_line(run("match", "helios", "--seats", "random,program"))
    assert "'--bot-seconds'" in one_line(
        run("match", "helios", "--seats", "random,random", "--bot-seconds", "0")
    )
    assert "'--bot-seconds'" in one_line(
        run("match", "helios", "--seats", "random,random", "--bot-seconds", "nan")
    )
