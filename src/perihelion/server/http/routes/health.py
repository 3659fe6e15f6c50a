"""Is the server alive, is it ready, and how is it doing? For whoever watches over it."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from alembic.script import ScriptDirectory
from litestar import Request, Response, get
from litestar.datastructures import State
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.core.said import NOTHING_SAID, Said
from perihelion.server import metrics
from perihelion.server.store.storage import MIGRATIONS
from perihelion.server.wire.game import Problem
from perihelion.server.wire.refusals import NotYours

TAGS = ["health"]


@get("/health", summary="Alive", tags=TAGS)
async def health() -> dict[str, bool]:
    """The process answers."""
    return {"ok": True}


@get("/ready", summary="Ready", tags=TAGS)
async def ready(state: State) -> Response[Any]:
    """The database can be reached and has the newest shape."""
    problem = await what_is_missing(state.engine, state.head)
    return Response(Problem(problem), status_code=503) if problem else Response({"ok": True})


async def what_is_missing(engine: AsyncEngine, head: str) -> Said:
    try:
        async with engine.connect() as connection:
            version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    except (SQLAlchemyError, OSError):
        return Said("The database cannot be reached.")
    return NOTHING_SAID if version == head else Said("The database does not have the newest shape.")


def newest_shape() -> str:
    """The name of the last migration."""
    return str(ScriptDirectory(str(MIGRATIONS)).get_current_head())


@get("/metrics", summary="Numbers for Prometheus", tags=TAGS, media_type="text/plain")
async def numbers(request: Request[Any, Any, State]) -> Response[bytes]:
    """Only for the same machine or the same network."""
    if not near(request.client.host if request.client else ""):
        raise NotYours(Said("The numbers are shown only within the server's own network."))
    return Response(metrics.text(), media_type=metrics.CONTENT_TYPE)


def near(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_private


ROUTES = [health, ready, numbers]
