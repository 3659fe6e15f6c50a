"""The description of the interface: complete, and no request that follows it, or breaks it, makes the server
fail."""

from __future__ import annotations

import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode

from server.kit.serving import Served
from server.kit.tables import solar_table

EACH = 4
"""So many requests that follow the description of an operation, and so many that break it."""
METHODS = {"get", "post", "put", "delete"}


@pytest.fixture(scope="module")
def schema(server: Served) -> dict[str, Any]:
    found: dict[str, Any] = server.browser().get("/api/openapi.json").raise_for_status().json()
    return found


def operations(schema: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        f"{method.upper()} {path}": operation
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if method in METHODS
    }


def test_every_path_has_a_summary_a_description_and_a_problem(schema: dict[str, Any]) -> None:
    found = operations(schema)
    assert [
        name
        for name, operation in found.items()
        if not operation.get("summary") or not operation.get("description")
    ] == []
    assert [name for name, operation in found.items() if "4XX" not in operation["responses"]] == []


PROMISED = """
GET /api/games;
GET /api/games/planned;
GET /api/games/{}/rules;
POST /api/games/{}/setup;
GET /api/me;
PUT /api/me;
POST /api/me/register;
POST /api/login;
PUT /api/me/password;
POST /api/logout;
POST /api/logout/everywhere;
PUT /api/me/webhook;
POST /api/me/webhook/test;
GET /api/me/tokens;
POST /api/me/tokens;
DELETE /api/me/tokens/{};
GET /api/lobby;
POST /api/tables;
POST /api/records;
GET /api/tables/{};
POST /api/tables/{}/join;
POST /api/tables/{}/leave;
POST /api/tables/{}/start;
PUT /api/tables/{}/seats/{};
POST /api/tables/{}/refuse;
GET /api/tables/{}/view;
POST /api/tables/{}/choose;
POST /api/tables/{}/throw;
POST /api/tables/{}/undo;
GET /api/tables/{}/why;
GET /api/tables/{}/chat;
POST /api/tables/{}/chat;
GET /api/tables/{}/replay;
GET /api/tables/{}/record;
POST /api/tables/{}/branch;
POST /api/tables/{}/rematch;
GET /api/tables/{}/analysis;
POST /api/tables/{}/analysis
"""


def test_everything_that_is_promised_is_described(schema: dict[str, Any]) -> None:
    found = {re.sub(r"{[^}]*}", "{}", name) for name in operations(schema)}
    assert set(PROMISED.replace("\n", " ").strip().split("; ")) - {name.strip() for name in found} == set()


def faults(server: Served) -> list[str]:
    """What the server wrote down about its own failures."""
    return [line["exception"] for line in server.lines() if line["event"] == "fault"]


class Fuzzer:
    """Somebody with a running game who sends whatever one operation allows, or does not allow."""

    def __init__(self, server: Served) -> None:
        self.guest = server.guest("Fuzz")
        self.url = server.url
        self.server = server
        self.table = solar_table(self.guest, "me", "me")
        self.tried = 0

    def send(self, case: Any) -> None:
        """Every second time to the real table, so that requests reach beyond the door."""
        self.tried += 1
        if "table" in case.path_parameters and self.tried % 2:
            case.path_parameters["table"] = self.table
        headers = {"Origin": self.url, "Cookie": f"perihelion={self.guest.cookies['perihelion']}"}
        answer = case.call(base_url=self.url, headers=headers)
        assert answer.status_code < 500, f"{case.as_curl_command()}\n{faults(self.server)}"

    def run(self, operation: Any, mode: GenerationMode) -> None:
        @seed(417)
        @settings(
            max_examples=EACH,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def tries(case: Any) -> None:
            self.send(case)

        tries()


def test_no_request_makes_the_server_fail(server: Served, schema: dict[str, Any]) -> None:
    open_to_all = {key: value for key, value in schema.items() if key != "security"}
    for found in schemathesis.openapi.from_dict(open_to_all).get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        fuzzer = Fuzzer(server)
        fuzzer.run(operation, GenerationMode.POSITIVE)
        if operation.body or operation.query:
            fuzzer.run(operation, GenerationMode.NEGATIVE)
    assert faults(server) == []
