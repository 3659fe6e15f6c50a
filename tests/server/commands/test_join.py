"""`perihelion join`: a program at a web table, over the network, with a token."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx

from kit.helios import GAME as HELIOS
from kit.programs import DIES, EXAMPLE, FIRST_OFFER, HANGS, command, ended, heard, program
from perihelion.bots import make_bot
from perihelion.bots.programs.player import ProgramBot
from perihelion.core.game import read_options
from perihelion.lab.playing import play_and_close
from perihelion.server.wire.patch import apply
from server.kit.serving import environment, served
from server.kit.tables import Hall, frame, info, new_table, play_to_the_end, post, until
from services import free_port


def token(client: httpx.Client) -> str:
    return str(client.post("/api/me/tokens", json={"label": "join"}).raise_for_status().json()["token"])


def started(url: str, table: str, secret: str, player: str, *words: str) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "perihelion.cli", "join", f"{url}/tables/{table}", player, *words]
    known = environment(PERIHELION_TOKEN=secret, PYTHONUNBUFFERED="1")
    return subprocess.Popen(line, env=known, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def joined(place: Hall, person: httpx.Client, table: str, player: str, *words: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of the whole command; its token is in neither."""
    secret = token(person)
    running = started(place.url, table, secret, player, *words)
    said, errors = running.communicate(timeout=60)
    assert secret not in said + errors
    return running.returncode, said, errors


@contextmanager
def joining(
    url: str, person: httpx.Client, table: str, player: str, *words: str
) -> Iterator[subprocess.Popen[str]]:
    """The command while it runs."""
    with started(url, table, token(person), player, *words) as running:
        try:
            yield running
        finally:
            running.kill()


def kinds(folder: Path) -> list[str]:
    return [json.loads(line)["type"] for line in heard(folder)]


def shape(message: Any) -> Any:
    """The names in a message, without what they hold; the first offer stands for all."""
    return (
        {key: shape(value) for key, value in message.items()} | {"": type(message)}
        if isinstance(message, dict)
        else None
    )


def first_messages(folder: Path) -> list[Any]:
    hello, asked = [json.loads(line) for line in heard(folder)[:2]]
    return [shape(hello), shape(asked), shape(asked["offers"][0])]


def test_a_program_plays_a_whole_game_in_its_persons_seat(place: Hall, red: httpx.Client) -> None:
    table = new_table(red, "random", "me")
    code, said, _ = joined(place, red, table, command(EXAMPLE))
    assert code == 0
    assert f"plays blue at {place.url}/tables/{table}" in said
    assert "Final score" in said
    assert info(red, table)["status"] == "over"


def test_a_program_hears_the_same_messages_as_at_the_command_line(
    place: Hall, red: httpx.Client, tmp_path: Path
) -> None:
    for name in ("web", "here"):
        (tmp_path / name).mkdir()
    joined(place, red, new_table(red, "me", "random"), program(tmp_path / "web", FIRST_OFFER))
    options = read_options(HELIOS, {})
    bots = [
        ProgramBot(program(tmp_path / "here", FIRST_OFFER), HELIOS, "1", options),
        make_bot("random", HELIOS, "1"),
    ]
    play_and_close(HELIOS, bots, options, "1")
    assert first_messages(tmp_path / "web") == first_messages(tmp_path / "here")
    assert kinds(tmp_path / "web")[-1] == "over"


def test_every_view_is_what_the_seat_sees_at_that_moment(
    place: Hall, red: httpx.Client, tmp_path: Path
) -> None:
    table = new_table(red, "me", "me")
    with joining(place.url, red, table, program(tmp_path, FIRST_OFFER), "--seat", "red") as running:
        play_to_the_end(red, table, 1)
        assert running.wait(20) == 0
    asked = [known(json.loads(line)["view"]) for line in heard(tmp_path)[1:-1]]
    record = red.get(f"/api/tables/{table}/record").text
    answered = [int(number) - 1 for number in re.findall(r"^(\d+) red ", record, re.MULTILINE)]
    assert len(answered) > 4
    assert all(known(views(red, table, 0)[step]) in asked for step in answered)


def known(view: Any) -> Any:
    """Without whom the table waits for: others may seal an envelope while one thinks."""
    return {key: value for key, value in view.items() if key != "waiting"}


def views(person: httpx.Client, table: str, eyes: int) -> list[Any]:
    """All that these eyes saw in a finished game."""
    replay = person.get(f"/api/tables/{table}/replay", params={"eyes": eyes}).json()
    return list(accumulate([step["patch"] for step in replay["steps"]], apply, initial=replay["view"]))


def test_a_program_takes_the_free_seat_it_is_told_to_take(
    place: Hall, ada: httpx.Client, bo: httpx.Client
) -> None:
    table = new_table(ada, "me", "open", "open")
    with joining(place.url, bo, table, command(EXAMPLE), "--seat", "2") as running:
        until(lambda: info(bo, table)["seats"][2]["yours"])
        assert not info(bo, table)["seats"][1]["yours"]
        running.send_signal(signal.SIGINT)
        said, _ = running.communicate(timeout=20)
    assert running.returncode == 130
    assert "The seat stays yours" in said


def test_at_a_private_table_the_owner_is_asked(place: Hall, ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", visibility="private")
    with joining(place.url, bo, table, command(EXAMPLE)):
        asked = until(lambda: info(ada, table)["requests"])[0]
        ada.put(
            f"/api/tables/{table}/seats/1", json={"kind": "person", "person": asked["person"]}
        ).raise_for_status()
        play_to_the_end(ada, table, 0)
    assert info(ada, table)["status"] == "over"


def test_a_program_that_fails_is_reported_and_chance_plays_on(
    place: Hall, red: httpx.Client, tmp_path: Path
) -> None:
    table = new_table(red, "me", "random")
    code, said, errors = joined(place, red, table, program(tmp_path, DIES))
    assert code == 0
    assert said.count("ended with exit code 1. It was stopped; chance plays on.") == 1
    assert "no more ideas" in errors
    assert "Final score" in said


def test_a_program_that_hangs_is_replaced_and_ended(place: Hall, red: httpx.Client, tmp_path: Path) -> None:
    code, said, _ = joined(
        place, red, new_table(red, "me", "random"), program(tmp_path, HANGS), "--bot-seconds", "0.5"
    )
    assert code == 0
    assert "did not answer within 0.5 s" in said
    assert ended(tmp_path, seconds=0)


def test_a_lost_connection_is_found_again(tmp_path: Path) -> None:
    """The server is killed while the program thinks, and comes back while it waits."""
    port, slow = free_port(), f"while not os.path.exists('go'): time.sleep(0.02)\n{FIRST_OFFER}"
    with ExitStack() as open_until_the_end:
        with served(tmp_path / "data", port=port) as first:
            guest = first.guest()
            table = new_table(guest, "me", "me", game="solar-sphere")
            before = frame(guest, table)["present"]
            words = (table, program(tmp_path, slow), "--seat", str(before["waiting"][0]))
            running = open_until_the_end.enter_context(joining(first.url, guest, *words))
            until(lambda: (tmp_path / "heard").exists() and "choose" in kinds(tmp_path))
            first.kill()
        (tmp_path / "go").touch()
        assert running.stdout is not None
        assert "plays" in running.stdout.readline()
        assert "The connection is lost" in running.stdout.readline()
        open_until_the_end.enter_context(served(tmp_path / "data", port=port))
        assert "The connection is back." in running.stdout.readline()
        until(lambda: frame(guest, table)["present"]["n"] > before["n"])
        running.send_signal(signal.SIGINT)
        assert running.wait(20) == 130
    assert ended(tmp_path, seconds=0)


def test_a_seat_that_is_lost_ends_the_command(place: Hall, ada: httpx.Client, bo: httpx.Client) -> None:
    table = new_table(ada, "me", "open", "open")
    with joining(place.url, bo, table, command(EXAMPLE)) as running:
        until(lambda: info(bo, table)["seats"][1]["here"])
        post(bo, table, "leave")
        _, errors = running.communicate(timeout=20)
    assert running.returncode == 2
    assert "the seat is not yours any more" in errors


def test_wrong_tokens_tables_and_seats_are_refused_in_one_line(
    place: Hall, red: httpx.Client, tmp_path: Path
) -> None:
    table = new_table(red, "me", "random")
    code, _, errors = joined(place, red, table, command(EXAMPLE), "--seat", "purple")
    assert (code, "unknown seat 'purple'" in errors) == (2, True)
    code, _, errors = joined(place, red, "nowhere", command(EXAMPLE))
    assert code == 2 and len(errors.splitlines()) == 1
    wrong = tmp_path / "token"
    wrong.write_text("perihelion_wrong_token\n")
    code, _, errors = joined(place, red, table, command(EXAMPLE), "--token-file", str(wrong))
    assert code == 2 and "token" in errors and "perihelion_wrong_token" not in errors
