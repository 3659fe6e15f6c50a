"""Why a request was not done, as exceptions with the status and the record that tell the asker.

Refused                  400 unless it says otherwise
  BadInput               400 something in the request cannot be right
  Unauthorised           401 nobody knows who asks
  NotYours               403 another's seat, another's table
  NotFound               404 no such table
  NotNow                 409 right in itself, but not at this moment
    Stale                409 an answer to an event that is not the last one; comes with how things stand
"""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.server.wire.game import Present, Problem


class Refused(Exception):
    """A request that is answered with a reason."""

    status = 400

    def __init__(self, error: Said, rule: str = "", present: Present | None = None) -> None:
        super().__init__(str(error))
        self.problem = Problem(error, rule, present)


class BadInput(Refused):
    """Something in the request cannot be right."""


class Unauthorised(Refused):
    """Nobody knows who asks."""

    status = 401


class NotYours(Refused):
    """It belongs to somebody else."""

    status = 403


class NotFound(Refused):
    """There is no such thing."""

    status = 404


class NotNow(Refused):
    """Right in itself, but not at this moment."""

    status = 409


class Stale(NotNow):
    """The answer to an event that is not the last one."""
