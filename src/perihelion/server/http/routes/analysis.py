"""The analysis of a finished game over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State

from perihelion.server.http.parameters import Asker, Place
from perihelion.server.thinking.analyses import Analyses
from perihelion.server.wire.analysis import Analysis

TAGS = ["play"]


@get("/api/tables/{table:str}/analysis", summary="How well was it played?", tags=TAGS)
async def look(state: State, person: Asker, table: Place) -> Analysis:
    """How far the analysis of a finished game is, and all of it when it is done. An interrupted one goes
    on."""
    analyses: Analyses = state.analyses
    return await analyses.look(person, table)


@post("/api/tables/{table:str}/analysis", summary="Analyse a finished game", status_code=200, tags=TAGS)
async def analyse(state: State, person: Asker, table: Place) -> Analysis:
    """Begins it in the background, or goes on with it after an interruption or a failure."""
    analyses: Analyses = state.analyses
    return await analyses.ask(person, table)


ROUTES = [look, analyse]
