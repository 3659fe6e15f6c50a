"""Programs as players: what they are told, what they may answer, and what becomes of those that fail."""

from __future__ import annotations

import json
import re
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from kit.helios import GAME as HELIOS
from kit.programs import DIES, EXAMPLE, FIRST_OFFER, HANGS, command, ended, heard, program
from perihelion.bots import make_bot
from perihelion.bots.programs.player import (
    MOST_CHOICES,
    Program,
    ProgramBot,
    command_words,
    make_player,
    question,
    understood,
)
from perihelion.bots.programs.process import Failed, Process
from perihelion.core.dice import Generator
from perihelion.core.errors import Unknown
from perihelion.core.game import Side, read_options
from perihelion.core.steps import advance, happen, options, waiting
from perihelion.lab.playing import play_and_close

OPTIONS = read_options(HELIOS, {})
SEED = "1 deal 0 bot 0"
OFFERS = [{"word": 12, "text": "build Lattice Node"}, {"word": 7, "text": "pass"}]


def played(name: str, seconds: float = 10.0) -> tuple[ProgramBot, tuple[Side, ...]]:
    """A whole game of Helios between the program and chance."""
    bot = ProgramBot(name, HELIOS, SEED, OPTIONS, seconds)
    return bot, play_and_close(HELIOS, [bot, make_bot("random", HELIOS, "1")], OPTIONS, "1")


def fault(name: str, seconds: float = 10.0) -> str:
    """What is said of a program that failed in a game which went on to its end."""
    bot, sides = played(name, seconds)
    assert any(side.won for side in sides)
    assert bot.program.fault is not None
    return bot.program.fault.reason


def messages(folder: Path) -> list[Any]:
    return [json.loads(line) for line in heard(folder)]


def test_the_example_plays_a_whole_game_and_is_short() -> None:
    bot, sides = played(command(EXAMPLE))
    assert bot.program.fault is None
    assert any(side.won for side in sides)
    assert len(EXAMPLE.read_text().splitlines()) < 60


def test_the_same_seed_gives_the_example_the_same_game() -> None:
    assert played(command(EXAMPLE))[1] == played(command(EXAMPLE))[1]


def test_a_program_is_told_the_game_then_every_question_then_the_result(tmp_path: Path) -> None:
    _, sides = played(program(tmp_path, FIRST_OFFER))
    hello, *questions, over = messages(tmp_path)
    assert (hello["type"], hello["protocol"], hello["game"], hello["rules"]) == ("hello", 1, "helios", 1)
    assert (hello["seat"], hello["seats"], hello["options"]) == (
        0,
        ["red", "blue"],
        {"goal": "6", "energy": "2", "deep": "no", "sun": "off", "asked": "all"},
    )
    assert {asked["type"] for asked in questions} == {"choose"}
    assert over == {
        "type": "over",
        "result": [{"name": side.name, "score": side.score, "won": side.won} for side in sides],
    }


def test_a_question_holds_the_view_the_rule_and_the_offers(tmp_path: Path) -> None:
    played(program(tmp_path, FIRST_OFFER))
    first = messages(tmp_path)[1]
    assert (first["view"]["energy"], first["view"]["waiting"], len(first["view"]["hand"])) == (
        [2, 2],
        [0, 1],
        2,
    )
    assert first["question"] == {"text": "Seal a bid and a boost.", "rule": "HE-BID-01"}
    assert first["offers"][1] == {
        "word": 1,
        "text": "bid 1",
        "verb": "bid",
        "kind": "amount",
        "id": 1,
        "hint": "",
    }


def test_what_a_program_is_told_does_not_depend_on_what_its_seat_may_not_know() -> None:
    dice = Generator("deal")
    s = HELIOS.rules.setup(2, OPTIONS)
    advance(s)
    while not waiting(s):
        happen(s, dice.pick(0, s.offered))
    others = [HELIOS.rules.redeal(s, 0, Generator(seed)) for seed in "abcdefgh"]
    assert len({other.players[1].hand.cards for other in others}) > 1
    assert all(
        question(HELIOS, other, 0, options(s, 0)) == question(HELIOS, s, 0, options(s, 0)) for other in others
    )


def test_a_program_learns_neither_the_seed_of_the_dice_nor_a_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERIHELION_TOKEN", "perihelion_secret")
    played(program(tmp_path, f"open('environment', 'w').write(str(dict(os.environ)))\n{FIRST_OFFER}"))
    assert "perihelion_secret" not in (tmp_path / "environment").read_text()
    assert re.fullmatch("[0-9a-f]{16}", messages(tmp_path)[0]["seed"])
    assert SEED not in "".join(heard(tmp_path))


def test_a_program_is_started_once_and_ends_with_the_game(tmp_path: Path) -> None:
    played(program(tmp_path, FIRST_OFFER))
    assert [message["type"] for message in messages(tmp_path)].count("hello") == 1
    assert ended(tmp_path, seconds=0)


@pytest.mark.parametrize(
    "answer",
    ['{"word": 12}', '{"text": "build Lattice Node"}', ' {"text": " BUILD  lattice node", "why": 1}\r'],
)
def test_an_answer_is_the_number_or_the_text_of_an_offer(answer: str) -> None:
    assert understood(answer.encode(), OFFERS) == 12


@pytest.mark.parametrize(
    "answer",
    [
        '{"word": 13}',
        '{"word": true}',
        '{"text": "build"}',
        "{}",
        "null",
        "12",
        "",
        "[" * 60_000,
        "\xff",
        '{"word": 1e999}',
    ],
)
def test_anything_else_is_no_answer(answer: str) -> None:
    with pytest.raises(Failed, match="answered"):
        understood(answer.encode("latin-1"), OFFERS)


def test_a_program_that_does_not_answer_in_time_is_replaced(tmp_path: Path) -> None:
    began = time.monotonic()
    assert fault(program(tmp_path, HANGS), 0.5) == "did not answer within 0.5 s"
    assert time.monotonic() - began < 5
    assert ended(tmp_path, seconds=0)


def test_a_program_that_dies_is_replaced_and_its_last_words_are_kept(tmp_path: Path) -> None:
    bot, _ = played(program(tmp_path, DIES))
    assert bot.program.fault is not None
    assert bot.program.fault.reason == "ended with exit code 1"
    assert bot.program.fault.stderr == ("no more ideas",)
    assert len(messages(tmp_path)) == 5


def test_a_program_that_is_killed_is_replaced(tmp_path: Path) -> None:
    assert fault(program(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")) == "was ended by signal 9"


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ("print('I think...', flush=True)", "answered 'I think...', not"),
        ("say({'word': 9999})", "which was not offered"),
        ("say({'move': word})", "which was not offered"),
        ("print(json.dumps({'word': word}) + '\\n{}', flush=True)", "wrote without being asked: '{}'"),
        ("while True: sys.stdout.write('x' * 1000)", "wrote a line of more than 65536 bytes: 'xxx"),
        ("while True: print('y')", "answered 'y', not"),
        ("os.close(1); time.sleep(60)", "closed its standard output"),
        ("print('\\x1b[2J', flush=True)", "answered '\N{REPLACEMENT CHARACTER}[2J', not"),
    ],
)
def test_a_program_that_talks_nonsense_is_replaced(tmp_path: Path, does: str, reason: str) -> None:
    assert reason in fault(program(tmp_path, does), 5)
    assert ended(tmp_path, seconds=0)


def test_a_program_that_cannot_be_started_is_replaced(tmp_path: Path) -> None:
    assert fault(f"cmd:{tmp_path}/nothing") == "could not be started: no such file or directory"


def test_a_program_that_never_comes_to_an_end_is_replaced(tmp_path: Path) -> None:
    asked = Program(program(tmp_path, FIRST_OFFER), 5)
    asked.choices = MOST_CHOICES - 1
    assert asked.choose({"type": "hello", "seat": 0}, {"type": "choose", "offers": OFFERS}) == 12
    with pytest.raises(Failed, match="without coming to an end"):
        asked.choose({"type": "hello", "seat": 0}, {"type": "choose", "offers": OFFERS})
    assert ended(tmp_path, seconds=0)


def test_whatever_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    does = (
        "child = subprocess.Popen(['sleep', '60'])\nopen('child', 'w').write(str(child.pid))\ntime.sleep(60)"
    )
    fault(program(tmp_path, does), 1)
    assert ended(tmp_path, "child")


ESCAPES = """
child = subprocess.Popen(['sleep', '60'], start_new_session=True)
open('child', 'w').write(str(child.pid))
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        open('orphan', 'w').write(str(os.getpid()))
        time.sleep(60)
    os._exit(0)
os.wait()
while not os.path.exists('orphan') or not open('orphan').read(): time.sleep(0.01)
"""
"""A child in a session of its own, and one whose parent is gone and that does not listen."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a keeper adopt them")
@pytest.mark.parametrize(
    ("then", "reason"), [("time.sleep(60)", "did not answer"), ("sys.exit(3)", "ended with exit code 3")]
)
def test_what_left_the_programs_group_ends_with_it_too(tmp_path: Path, then: str, reason: str) -> None:
    assert reason in fault(program(tmp_path, f"{ESCAPES}{then}"), 2)
    assert ended(tmp_path, "child", seconds=0) and ended(tmp_path, "orphan", seconds=0)


def test_a_program_that_will_not_end_is_killed(tmp_path: Path) -> None:
    does = f"signal.signal(signal.SIGTERM, signal.SIG_IGN)\n{FIRST_OFFER}\nif asked == 2: time.sleep(60)"
    assert "did not answer" in fault(program(tmp_path, does), 0.5)
    assert ended(tmp_path, seconds=0)


def test_a_game_that_is_left_ends_the_program_without_a_result(tmp_path: Path) -> None:
    asked = Program(program(tmp_path, FIRST_OFFER), 5)
    asked.choose({"type": "hello", "seat": 0}, {"type": "choose", "offers": OFFERS})
    asked.close(())
    assert ended(tmp_path, seconds=0)
    assert [message["type"] for message in messages(tmp_path)] == ["hello", "choose"]


def test_much_talk_on_standard_error_neither_stops_a_program_nor_is_all_kept(tmp_path: Path) -> None:
    bot, _ = played(
        program(
            tmp_path, f"sys.stderr.write('thinking\\n' * 50_000)\n{FIRST_OFFER}\nif asked == 3: sys.exit(3)"
        )
    )
    assert bot.program.fault is not None
    assert bot.program.fault.stderr == ("thinking",) * 10


def test_a_message_larger_than_any_pipe_arrives_whole() -> None:
    echo = Process([sys.executable, "-c", "print(len(input()), flush=True)"])
    assert echo.ask("x" * 3_000_000, 20) == b"3000002"
    echo.stop()


def test_an_empty_line_is_no_answer_and_no_harm(tmp_path: Path) -> None:
    bot, _ = played(program(tmp_path, f"print()\n{FIRST_OFFER}\nprint(flush=True)"))
    assert bot.program.fault is None


@pytest.mark.parametrize("name", ["cmd:", "cmd:  ", "cmd:a\0b", "python mybot.py", 'cmd:"python'])
def test_a_command_must_be_one(name: str) -> None:
    with pytest.raises(Unknown):
        command_words(name)


def test_only_the_command_line_seats_programs() -> None:
    """A server makes its bots by name and must never start what somebody sends it."""
    assert isinstance(make_player("cmd:true", HELIOS, "1", OPTIONS), ProgramBot)
    with pytest.raises(Unknown, match="unknown bot"):
        make_bot("cmd:true", HELIOS, "1")
