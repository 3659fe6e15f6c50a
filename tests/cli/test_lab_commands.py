"""`perihelion fuzz`, `match` and `bench`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Run, one_line
from perihelion.games import SHELF
from server.kit.serving import environment


def test_fuzz_plays_every_player_count_and_finds_nothing(run: Run) -> None:
    result = run("fuzz", "helios", "-n", "30", "--jobs", "1", "--every", "5")
    assert result.exit_code == 0, result.output
    assert "30 games (10 with 1, 10 with 2, 10 with 3 seats)" in result.stdout
    assert result.stdout.endswith("no failure\n")
    assert not Path("fuzz-failures").exists()


def test_fuzz_plays_only_the_player_counts_it_is_told(run: Run) -> None:
    answer = json.loads(run("fuzz", "helios", "-n", "5", "--seats", "3", "--jobs", "1", "--json").stdout)
    assert answer["by_seats"] == {"3": 5}
    assert answer["failures"] == []


def test_fuzz_stops_when_its_time_is_over(run: Run) -> None:
    answer = json.loads(
        run("fuzz", "helios", "-n", "1000000", "--seconds", "0.2", "--jobs", "1", "--json").stdout
    )
    assert 0 < answer["games"] < 1000000


def test_a_failure_writes_its_record_and_the_command_shows_it_again(run: Run) -> None:
    SHELF.modules["leaky"] = "lab.faults.leaky"
    found = run("fuzz", "leaky", "-n", "1", "--jobs", "1", "--every", "1", "--out", "found")
    again = run("replay", "found/leaky-1-0.record", "--check")
    del SHELF.modules["leaky"]
    assert found.exit_code == 1
    assert "perihelion replay found/leaky-1-0.record --check" in found.stdout
    assert "seed:" not in Path("found/leaky-1-0.record").read_text()
    assert "pieces_are_conserved" in one_line(again)


def test_fuzz_compares_what_somebody_hears_in_pairs_of_games(run: Run) -> None:
    result = run("fuzz", "helios", "--pairs", "40", "--seats", "2,3", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "40 pairs (20 with 2, 20 with 3 seats)" in result.stdout
    assert "bytes were the same" in result.stdout and result.stdout.endswith("no failure\n")


def test_workers_know_the_game_of_the_tests_too() -> None:
    """As `make fuzz` runs it."""
    command = [sys.executable, "-m", "kit.helios.program", "fuzz", "helios", "--pairs", "30", "--jobs", "2"]
    here = environment(PYTHONPATH=str(Path(__file__).parents[1]))
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=here)
    assert (ended.returncode, ended.stdout.endswith("no failure\n")) == (0, True), ended.stderr


def test_a_share_of_the_pairs_is_compared_at_real_servers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("fuzz", "helios", "--pairs", "6", "--jobs", "1", "--json")
    plain, served = json.loads(run(*asked).stdout), json.loads(run(*asked, "--served", "3").stdout)
    assert (served["pairs"], served["failures"]) == (6, [])
    assert served["checked"] > plain["checked"]
    monkeypatch.setitem(SHELF.modules, "leaky", "lab.faults.gossip")
    told = run("fuzz", "leaky", "--pairs", "6", "--served", "6", "--jobs", "1", "--out", "found")
    assert "served: eyes" in told.stdout
    assert "--pairs N" in one_line(run("fuzz", "helios", "--served", "3"))


@pytest.mark.parametrize(
    ("module", "message"),
    [
        ("lab.faults.gossip", "hear the difference"),
        ("lab.faults.peeping", "can tell two games apart after"),
    ],
)
def test_a_secret_that_is_told_to_the_wrong_eyes_is_found_in_a_pair(
    run: Run, module: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHELF.modules, "leaky", module)
    result = run("fuzz", "leaky", "--pairs", "20", "--jobs", "1", "--out", "found")
    assert result.exit_code == 1
    assert message in result.stdout
    assert list(Path("found").glob("*.record"))


def test_there_are_no_pairs_of_a_game_without_secrets(run: Run) -> None:
    assert "nothing is hidden in Solar Sphere" in one_line(run("fuzz", "solar-sphere", "--pairs", "5"))


def test_fuzz_refuses_wrong_player_counts_and_places(run: Run) -> None:
    assert "1 to 3 seats, not 9" in one_line(run("fuzz", "helios", "--seats", "9"))
    assert "expected player counts" in one_line(run("fuzz", "helios", "--seats", "two"))
    assert "expected player counts" in one_line(run("fuzz", "helios", "--seats", "3-2"))
    Path("file").write_text("")
    assert "'file'" in one_line(run("fuzz", "helios", "--out", "file"))


def test_match_prints_win_rates_with_intervals(run: Run) -> None:
    result = run("match", "helios", "--seats", "random,random", "-n", "10", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "Helios, 10 games" in result.stdout
    assert "95 % interval" in result.stdout


def test_match_for_machines(run: Run) -> None:
    answer = json.loads(
        run("match", "helios", "--seats", "random,random,random", "-n", "10", "--jobs", "1", "--json").stdout
    )
    assert answer["game"] == "helios"
    assert answer["games"] == 12
    assert [set(seat) for seat in answer["seats"]] == [
        {"bot", "wins", "win_rate", "low", "high", "mean_score"}
    ] * 3
    assert sum(seat["wins"] for seat in answer["seats"]) == pytest.approx(12)


def test_a_solo_match_lists_the_automatic_opponent(run: Run) -> None:
    words = (
        "match",
        "solar-sphere",
        "--seats",
        "random",
        "--solo",
        "hard",
        "-n",
        "2",
        "--jobs",
        "1",
        "--json",
    )
    answer = json.loads(run(*words).stdout)
    assert [seat["bot"] for seat in answer["seats"]] == ["random", "DRANDA"]
    assert answer["options"]["level"] == "hard"


def test_match_refuses_people_and_unknown_bots(run: Run) -> None:
    assert "unknown player in --seats 'me'" in one_line(run("match", "helios", "--seats", "me,random"))
    assert "did you mean 'random'" in one_line(run("match", "helios", "--seats", "rendom,random"))
    assert "'--seats'" in one_line(run("match", "helios"))


def test_match_and_laboratory_refuse_options_that_do_not_go_with_the_seats(run: Run) -> None:
    unfit = ("-o", "sun=on", "-n", "2")
    for words in (
        ("match", "helios", "--seats", "random,random,random", *unfit),
        ("lab", "balance", "helios", "--bots", "random", *unfit),
        ("lab", "tournament", "helios", "--bots", "random,greedy,cadet", "--seats", "3", *unfit),
        (
            "lab",
            "dataset",
            "helios",
            "-o",
            "out",
            "--bots",
            "random,random,random",
            "-n",
            "2",
            "--options",
            "sun=on",
        ),
    ):
        assert "[HX-SUN-03]" in one_line(run(*words)), words


def test_fuzz_plays_a_box_with_what_it_settles(run: Run) -> None:
    played = json.loads(run("fuzz", "helios-sun", "-n", "4", "--json").stdout)
    assert (played["by_seats"], played["failures"]) == ({"1": 2, "2": 2}, [])


def test_work_is_spread_over_processes() -> None:
    command = [
        sys.executable,
        "-m",
        "perihelion.cli",
        "match",
        "solar-sphere",
        "--seats",
        "random,random",
        "-n",
        "4",
        "--jobs",
        "2",
    ]
    answer = subprocess.run([*command, "--json"], capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0, answer.stderr
    alone = subprocess.run([*command[:-1], "1", "--json"], capture_output=True, text=True, timeout=60)
    assert json.loads(answer.stdout) == json.loads(alone.stdout)


KEYS = {
    "game",
    "seats",
    "decisions_per_s",
    "games_per_s",
    "clone_us",
    "options_mean",
    "decisions_per_game",
    "compiled",
}


def test_bench_for_machines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERIHELION_PURE", "1")
    answer = json.loads(run("bench", "solar-sphere", "--seats", "2,4", "--seconds", "0.1", "--json").stdout)
    assert [row["seats"] for row in answer] == [2, 4]
    assert all(set(row) >= KEYS for row in answer)
    assert all(row["decisions_per_s"] > 0 and row["clone_us"] > 0 for row in answer)


def test_bench_against_a_peer(run: Run) -> None:
    pytest.importorskip("catanatron")
    shown = run("bench", "solar-sphere", "--seats", "2", "--seconds", "0.1", "--peer", "catanatron").stdout
    assert "solar-sphere with 2, against catanatron" in shown


def test_bench_refuses_an_unknown_peer(run: Run) -> None:
    assert "unknown peer 'catantron' (did you mean 'catanatron'?)" in one_line(
        run("bench", "--peer", "catantron")
    )
