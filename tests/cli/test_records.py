"""`perihelion replay` and `perihelion verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run, one_line
from kit.golden import GOLDEN


def test_replay_shows_the_position_and_the_score(run: Run, record: Path) -> None:
    shown = run("replay", str(record)).stdout
    assert "Helios: red, blue, goal 6, energy 2, deep no, sun off, asked all; entry " in shown
    assert "Final score" in shown


def test_replay_stops_where_it_is_told(run: Run, record: Path) -> None:
    shown = run("replay", str(record), "--to", "4").stdout
    assert "entry 4 of " in shown
    assert "The game waits for red and blue." in shown


def test_replay_tells_the_story(run: Run, record: Path) -> None:
    assert "goes first." in run("replay", str(record), "--story").stdout


def test_replay_shows_what_was_offered(run: Run, record: Path) -> None:
    assert "offered: bid 0, bid 1, bid 2" in run("replay", str(record), "--offers").stdout


def test_replay_can_check_every_law_on_the_way(run: Run, record: Path) -> None:
    assert run("replay", str(record), "--check").exit_code == 0


def test_replay_for_machines(run: Run, record: Path) -> None:
    answer = json.loads(run("replay", str(record), "--offers", "--story", "--json").stdout)
    assert answer["over"] is True
    assert answer["entries"][0]["story"] == [f"You draw {answer['entries'][0]['word'].split()[1]}."]
    choice = next(entry for entry in answer["entries"] if entry["who"] != "*")
    assert choice["word"] in choice["offers"]


def test_replay_beyond_the_end_is_refused(run: Run, record: Path) -> None:
    assert "game.record: --to 999: the record has" in one_line(run("replay", str(record), "--to", "999"))


def test_verify_prints_one_line_with_counts(run: Run, record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert result.stdout.startswith("game.record: correct: Helios, 2 seats, ")
    assert "outcomes as the seed gives them, result" in result.stdout


def test_verify_for_machines(run: Run, record: Path) -> None:
    answer = json.loads(run("verify", str(record), "--json").stdout)
    assert answer["ok"] is True
    assert answer["digests"] == answer["entries"] + 1
    assert answer["seed_checked"] is True


def test_verify_for_machines_tells_what_is_wrong(run: Run) -> None:
    result = run("verify", "no.record", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout) == {
        "file": "no.record",
        "ok": False,
        "error": "no.record: no such file or directory",
    }


def edited(record: Path, old: str, new: str) -> str:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    return str(record)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("perihelion record 1", "chess game", "line 1: expected 'perihelion record 1'"),
        ("game: helios", "game: helois", "unknown game 'helois' (did you mean 'helios'?)"),
        ("rules: 1", "rules: 7", "version 7 of the rules"),
        ("seats: red", "saets: red", "line 4: unknown key 'saets' (did you mean 'seats'?)"),
        ("option goal: 6", "option goal: 5", "allowed: 6, 3"),
        ("commitment: ", "commitment: 0", "commitment: the seed's is"),
        ("1 * deal", "1 * deel", "the record says 'deel"),
        ("result: ", "result: 9", "result: the record says"),
        ("\nend ", "\nend 9", "some are missing"),
    ],
)
def test_an_edited_record_is_refused_with_file_place_and_expectation(
    run: Run, record: Path, old: str, new: str, expected: str
) -> None:
    path = edited(record, old, new)
    before = record.read_text()
    line = one_line(run("verify", path))
    assert line.startswith("perihelion: game.record")
    assert expected in line
    assert record.read_text() == before


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_truncated_record_is_refused(run: Run, record: Path, command: str) -> None:
    record.write_text(record.read_text()[:600])
    assert "game.record" in one_line(run(command, str(record)))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_refused(run: Run, command: str) -> None:
    Path("picture.png").write_bytes(b"\x89PNG\xff\xfe\x00")
    assert "picture.png: not a text file" in one_line(run(command, "picture.png"))
    assert "found a folder" in one_line(run(command, "."))
    assert "no.record: no such file" in one_line(run(command, "no.record"))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_unknown_seat_is_refused_with_file_and_entry(run: Run, record: Path, command: str) -> None:
    path = edited(record, " red ", " rde ")
    assert "unknown seat 'rde' (did you mean 'red'?)" in one_line(run(command, path))
    assert "game.record, entry " in one_line(run(command, path))


def test_a_record_of_former_rules_is_verified_and_replayed(run: Run) -> None:
    former = GOLDEN / "former" / "solar-sphere-1-2.record"
    assert "correct: Solar Sphere, 2 seats, 214 entries" in run("verify", former).stdout
    assert "entry 214 of 214" in run("replay", former).stdout
    assert "knows the laws of today's rules only" in one_line(run("replay", former, "--check"))
