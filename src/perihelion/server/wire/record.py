"""What every message of the wire is made of."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from perihelion.core.game import SPECTATOR

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Eyes = Annotated[int, Meta(ge=SPECTATOR, le=15)]
"""The seat through whose eyes a table is seen; -1 is a spectator."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A message that is exactly what its type says. None ever holds itself, which the collector need not look
    for."""
