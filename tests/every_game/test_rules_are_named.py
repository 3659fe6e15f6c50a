"""Every rule stands with its whole id in the rules of its game, where it is enforced.

What needs no code (`nobody takes reputation away`) is listed with the reason in `statements.toml` among the
game's tests."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from every_game.test_game_levels import home
from every_game.test_rules_have_tests import TESTS, rules
from perihelion.games import SHELF

SHORT = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+(?:,| to| and| or)\s+-\d+")
"""`HE-FLEET-03, -04`, `HE-FLEET-03 to -06`"""


def source(code: str) -> str:
    return "\n".join([path.read_text(encoding="utf-8") for path in sorted(home(code).rglob("*.py"))])


def statements(code: str) -> dict[str, str]:
    """The rules of a game that need no code, and why."""
    path = TESTS / "games" / home(code).name / "statements.toml"
    return {id: str(reason) for id, reason in read(path).items()}


def read(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@pytest.mark.parametrize("code", SHELF.codes())
def test_every_rule_is_named_in_full_where_it_is_enforced(code: str) -> None:
    text = source(code)
    assert [id for id in rules(code) if id not in text and id not in statements(code)] == []


@pytest.mark.parametrize("code", SHELF.codes())
def test_a_statement_without_code_is_a_rule_has_a_reason_and_is_named_nowhere(code: str) -> None:
    known, text = rules(code), source(code)
    wrong = [id for id, why in statements(code).items() if id not in known or id in text or len(why) < 10]
    assert wrong == []


@pytest.mark.parametrize("code", SHELF.codes())
def test_no_rule_is_named_by_the_end_of_its_id(code: str) -> None:
    assert SHORT.findall(source(code)) == []


def test_the_end_of_an_id_would_be_found() -> None:
    assert SHORT.findall("HE-FLEET-03, -04 and HE-FLEET-03 to -06; HE-FLEET-03, HE-FLEET-04, 3 to -1") == [
        "HE-FLEET-03, -04",
        "HE-FLEET-03 to -06",
    ]
