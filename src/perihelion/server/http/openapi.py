"""The description of the HTTP interface for programs, at /api/openapi.json."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from perihelion import __version__

PROBLEM = {"$ref": "#/components/schemas/Problem"}
REFUSED = {
    "description": "Not done; the sentence says why.",
    "content": {"application/json": {"schema": PROBLEM}},
}
PROBLEM_SCHEMA = {
    "title": "Problem",
    "description": (
        "Why a request was not done. A choice that answered an old event comes with how things stand now."
    ),
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {"type": "string"},
        "rule": {"type": "string"},
        "present": {"type": ["object", "null"]},
    },
}


class Described(JsonRenderPlugin):
    """Every path also answers with a Problem."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_problems(openapi_schema))


def with_problems(schema: dict[str, Any]) -> dict[str, Any]:
    schema["components"].setdefault("schemas", {}).setdefault("Problem", PROBLEM_SCHEMA)
    for operation in operations(schema):
        kept = {status: answer for status, answer in operation["responses"].items() if int(status[0]) < 4}
        operation["responses"] = {**kept, "4XX": REFUSED}
    return schema


def operations(schema: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        part
        for path in schema["paths"].values()
        for part in path.values()
        if isinstance(part, dict) and "responses" in part
    ]


def described() -> OpenAPIConfig:
    """A browser is known by its cookie, a program by a bearer token."""
    schemes: Any = {
        "cookie": SecurityScheme(
            type="apiKey",
            name="perihelion",
            security_scheme_in="cookie",
            description="A guest or an account.",
        ),
        "token": SecurityScheme(type="http", scheme="bearer", description="A token from the account page."),
    }
    return OpenAPIConfig(
        title="Perihelion",
        version=__version__,
        description=(
            "A table for space-strategy board games. Whoever chooses says which event the choice answers."
        ),
        path="/api/openapi.json",
        render_plugins=[Described(path="/")],
        components=Components(security_schemes=schemes),
        security=[{"cookie": []}, {"token": []}],
        tags=[
            Tag("games", "The shelf."),
            Tag("people", "The asker."),
            Tag("health", "For whoever watches over the server."),
        ],
        use_handler_docstrings=True,
    )
