"""Every error as one record: what was wrong, in a sentence. The inside of the server never shows."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from perihelion.core.errors import PerihelionError
from perihelion.core.said import Said, finished
from perihelion.server.logs import log
from perihelion.server.wire.game import Problem
from perihelion.server.wire.reading import read_now
from perihelion.server.wire.refusals import Refused

Asked = Request[Any, Any, Any]
FAULT = Said("A fault in the server. It has been written down.")
HUNG_UP = 499
"""The status of a request whose asker did not wait for the answer."""
SENTENCES = {
    404: Said("There is nothing at this address."),
    405: Said("This address does not do that."),
    413: Said("This is too large."),
}


class HungUp(Exception):
    """The asker is gone before all of the request was here: no fault of ours."""


def told(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    """In the asker's language, even where no route was found that would know of it."""
    return Response(problem, status_code=status, headers=headers, type_encoders={Said: read_now})


def refused(_: Asked, error: Refused) -> Response[Problem]:
    return told(error.problem, error.status)


def wrong_input(_: Asked, error: PerihelionError) -> Response[Problem]:
    """Something a person can put right: an unknown game, a record that does not replay."""
    return told(Problem(error.said), 400)


def not_done(_: Asked, error: HTTPException) -> Response[Problem]:
    if error.status_code < 500:
        return told(Problem(sentence(error)), error.status_code, error.headers)
    if isinstance(error.__cause__, msgspec.ValidationError):
        # Litestar takes a wrong field that is called like one of its dependencies for a fault of the server.
        return told(Problem(finished(str(error.__cause__))), 400)
    return fault(_, error)


def sentence(error: HTTPException) -> Said:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return finished("; ".join(place(part) for part in error.extra) or error.detail)
    return SENTENCES.get(error.status_code) or finished(error.detail)


def place(part: Any) -> str:
    """Which part of a request is wrong, and why."""
    return f"{part['key']}: {part['message']}" if part.get("key") else str(part.get("message", part))


def not_text(_: Asked, __: UnicodeDecodeError) -> Response[Problem]:
    """Only what people send can be anything but text."""
    return told(Problem(Said("This is not UTF-8.")), 400)


def nobody_waits(_: Asked, __: HungUp) -> Response[Problem]:
    """For the log: there is nobody to read it."""
    return told(Problem(Said("You have hung up.")), HUNG_UP)


def too_deep(_: Asked, __: RecursionError) -> Response[Problem]:
    """Only what people send can be nested without end."""
    return told(Problem(Said("This is nested too deeply.")), 400)


def fault(_: Asked, error: Exception) -> Response[Problem]:
    log.error("fault", exc_info=error)
    return told(Problem(FAULT), 500)


HANDLERS: dict[Any, Any] = {
    Refused: refused,
    PerihelionError: wrong_input,
    HTTPException: not_done,
    RecursionError: too_deep,
    UnicodeDecodeError: not_text,
    HungUp: nobody_waits,
    Exception: fault,
}
