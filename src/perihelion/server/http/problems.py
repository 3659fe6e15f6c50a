"""Every error as one record: what was wrong, in a sentence. The inside of the server never shows."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from perihelion.core.errors import PerihelionError
from perihelion.server.logs import log
from perihelion.server.wire.game import Problem
from perihelion.server.wire.refusals import Refused

Asked = Request[Any, Any, Any]
FAULT = "A fault in the server. It has been written down."
HUNG_UP = 499
"""The status of a request whose asker did not wait for the answer."""
SENTENCES = {
    404: "There is nothing at this address.",
    405: "This address does not do that.",
    413: "This is too large.",
}


class HungUp(Exception):
    """The asker is gone before all of the request was here: no fault of ours."""


def refused(_: Asked, error: Refused) -> Response[Problem]:
    return Response(error.problem, status_code=error.status)


def wrong_input(_: Asked, error: PerihelionError) -> Response[Problem]:
    """Something a person can put right: an unknown game, a record that does not replay."""
    return Response(Problem(str(error)), status_code=400)


def not_done(_: Asked, error: HTTPException) -> Response[Problem]:
    if error.status_code < 500:
        return Response(Problem(sentence(error)), status_code=error.status_code, headers=error.headers)
    if isinstance(error.__cause__, msgspec.ValidationError):
        # Litestar takes a wrong field that is called like one of its dependencies for a fault of the server.
        return Response(Problem(str(error.__cause__)), status_code=400)
    return fault(_, error)


def sentence(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(place(part) for part in error.extra) or error.detail
    return SENTENCES.get(error.status_code, error.detail)


def place(part: Any) -> str:
    """Which part of a request is wrong, and why."""
    return f"{part['key']}: {part['message']}" if part.get("key") else str(part.get("message", part))


def not_text(_: Asked, __: UnicodeDecodeError) -> Response[Problem]:
    """Only what people send can be anything but text."""
    return Response(Problem("This is not UTF-8."), status_code=400)


def nobody_waits(_: Asked, __: HungUp) -> Response[Problem]:
    """For the log: there is nobody to read it."""
    return Response(Problem("You have hung up."), status_code=HUNG_UP)


def too_deep(_: Asked, __: RecursionError) -> Response[Problem]:
    """Only what people send can be nested without end."""
    return Response(Problem("This is nested too deeply."), status_code=400)


def fault(_: Asked, error: Exception) -> Response[Problem]:
    log.error("fault", exc_info=error)
    return Response(Problem(FAULT), status_code=500)


HANDLERS: dict[Any, Any] = {
    Refused: refused,
    PerihelionError: wrong_input,
    HTTPException: not_done,
    RecursionError: too_deep,
    UnicodeDecodeError: not_text,
    HungUp: nobody_waits,
    Exception: fault,
}
