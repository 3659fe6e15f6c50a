"""What the routes of tables take from a request besides its body."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from perihelion.core.game import SPECTATOR
from perihelion.server.people.identity import Person

LARGEST = 2**31 - 1

Asker = NamedDependency[Person]
Place = Annotated[str, PathParameter(description="The table's id.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=15, description="The number of a seat.")]
MomentPath = Annotated[
    int, PathParameter(ge=0, le=LARGEST, description="The number of one of the game's moments.")
]
Eyes = Annotated[
    int, QueryParameter(ge=SPECTATOR, le=15, description="The seat to look through; -1 is a spectator.")
]
SeatQuery = Annotated[
    int, QueryParameter(name="seat", ge=SPECTATOR, le=15, description="Who would like to know.")
]
Kind = Annotated[str, QueryParameter(max_length=40, description="A kind of things of the game's vocabulary.")]
Thing = Annotated[int, QueryParameter(name="id", ge=0, le=LARGEST, description="Which of them.")]
Version = Annotated[
    int | None, QueryParameter(ge=1, le=LARGEST, description="A version of the rules; today's without it.")
]
LanguageCode = Annotated[
    str,
    QueryParameter(
        name="language", max_length=40, description="The code of a language; one's own without it."
    ),
]
Since = Annotated[
    int, QueryParameter(ge=0, le=LARGEST, description="The last event that the page has; 0 for none.")
]
Known = Annotated[
    int,
    QueryParameter(
        name="n", ge=0, le=LARGEST, description="The last event that one was told of: nothing older is shown."
    ),
]
