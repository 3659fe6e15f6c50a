"""What `perihelion join` refuses before it asks any server."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run, one_line
from services import free_port

TABLE = "http://localhost:8000/tables/k3J"
PROGRAM = "cmd:true"
SECRET = "perihelion_0123456789"


@pytest.fixture(autouse=True)
def no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PERIHELION_TOKEN", raising=False)


@pytest.mark.parametrize(
    "url", ["k3J", "http://localhost:8000", "ftp://localhost/tables/k3J", "http://localhost/tables/a b"]
)
def test_the_address_of_a_table_is_needed(run: Run, url: str) -> None:
    assert "expected the address of a table, as http://" in one_line(run("join", url, PROGRAM))


def test_a_command_is_needed(run: Run) -> None:
    assert "expected cmd: and the command of a program" in one_line(run("join", TABLE, "true"))
    assert "there is no program 'pithon'" in one_line(run("join", TABLE, "cmd:pithon x.py"))


def test_a_token_is_needed_from_a_file_or_the_environment(run: Run) -> None:
    assert "no token there; make one on the account page" in one_line(run("join", TABLE, PROGRAM))
    assert "no such file" in one_line(run("join", TABLE, PROGRAM, "--token-file", "nothing"))
    Path("token").write_text("two words\n")
    assert "token: expected a token as the account page shows it" in one_line(
        run("join", TABLE, PROGRAM, "--token-file", "token")
    )


def test_a_server_that_is_not_there_is_named_and_the_token_is_not(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERIHELION_TOKEN", SECRET)
    address = f"http://127.0.0.1:{free_port()}"
    told = one_line(run("join", f"{address}/tables/k3J", PROGRAM))
    assert address in told and "refused" in told
    assert SECRET not in told


def test_a_token_cannot_be_given_on_the_command_line(run: Run) -> None:
    assert "No such option '--token'" in one_line(run("join", TABLE, PROGRAM, "--token", SECRET))
