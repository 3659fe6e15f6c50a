"""The law of one pair of eyes is tested over everything that the interface offers: whoever adds an operation
lets the walks and the comparisons ask for it too, or says here why it can tell nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from server.kit.tables import Hall

TESTS: Final = Path(__file__).parents[1]
WALKS: Final = ("tables/test_one_pair_of_eyes.py", "play/test_ways_around.py", "play/test_leaks.py")
METHODS: Final = {"get": "GET", "post": "POST", "put": "PUT", "delete": "DELETE"}
TABLE: Final = "/api/tables/{}"
NO_TABLE: Final = "knows no table"
ASKER: Final = "concerns the asker alone"
NOT_WALKED: Final = {
    "GET /api/games": NO_TABLE,
    "GET /api/games/planned": NO_TABLE,
    "GET /api/games/{}/rules": NO_TABLE,
    "GET /api/games/{}/almanac": NO_TABLE,
    "POST /api/games/{}/setup": NO_TABLE,
    "GET /health": NO_TABLE,
    "GET /ready": NO_TABLE,
    "GET /metrics": "counts tables",
    "GET /api/languages": NO_TABLE,
    "GET /api/languages/{}": NO_TABLE,
    "POST /api/records": "asks no table: it tells what the file says",
    "PUT /api/me": ASKER,
    "PUT /api/me/language": ASKER,
    "PUT /api/me/password": ASKER,
    "PUT /api/me/webhook": ASKER,
    "POST /api/me/webhook/test": ASKER,
    "POST /api/logout/everywhere": "as logging out, which is walked",
    "GET /api/me/tokens": ASKER,
    "POST /api/me/tokens": "a token is its person, and sees with the same eyes",
    "DELETE /api/me/tokens/{}": ASKER,
}
"""Operations that nobody needs to walk, and why."""


def walked(path: Path) -> Iterator[str]:
    """The operations that a file asks for, as `GET /api/tables/{}/view`."""
    known: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if id(node) in known:
            known |= {id(child) for child in ast.iter_child_nodes(node)}
        elif isinstance(node, ast.Call) and (found := list(asked(node))):
            known |= {id(argument) for argument in node.args}
            yield from found
        elif isinstance(node, ast.Constant | ast.JoinedStr) and (text := spelled(node)).startswith("/"):
            # A list of what is looked at, one after another.
            known |= {id(child) for child in ast.iter_child_nodes(node)}
            yield f"GET {address(text)}"


def asked(call: ast.Call) -> Iterator[str]:
    """`ask("PUT", path)`, `person.post(path)`, `hear(ask, path)`."""
    texts = [spelled(argument) for argument in call.args]
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    for method, text in pairwise(texts):
        if method in METHODS.values():
            yield f"{method} {address(text)}"
    if name in METHODS and texts and texts[0].startswith("/"):
        yield f"{METHODS[name]} {address(texts[0])}"
    if name == "hear" and len(texts) > 1:
        yield f"GET {address(texts[1])}"
    if name == "new_table":
        yield "POST /api/tables"


def spelled(node: ast.AST) -> str:
    """A text as it is written, with `{}` for what is put into it."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(spelled(part) for part in node.values)
    return "{}"


def address(text: str) -> str:
    """Without its question; beside a table's own address only the end is written."""
    path = text.partition("?")[0]
    if path.startswith("/api"):
        return re.sub(r"^/api/tables/[^/]+", TABLE, path)
    return TABLE + path.removeprefix("{}")


def operations(place: Hall) -> set[str]:
    paths = place.guest("Ada").get("/api/openapi.json").raise_for_status().json()["paths"]
    return {
        f"{METHODS[method]} {re.sub('{[^}]*}', '{}', path)}"
        for path, methods in paths.items()
        for method in methods
        if method in METHODS
    }


def test_every_operation_is_walked_or_can_tell_nothing(place: Hall) -> None:
    found = {one for file in WALKS for one in walked(TESTS / file)}
    forgotten = operations(place) - found - NOT_WALKED.keys()
    assert not forgotten, f"not walked: {', '.join(sorted(forgotten))}"


def test_nothing_is_excepted_that_is_walked_or_gone(place: Hall) -> None:
    found = {one for file in WALKS for one in walked(TESTS / file)}
    needless = NOT_WALKED.keys() & found | NOT_WALKED.keys() - operations(place)
    assert not needless, f"walked or gone: {', '.join(sorted(needless))}"
