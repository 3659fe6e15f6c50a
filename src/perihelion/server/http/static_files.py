"""The built web client: read once, held in memory, packed once. Every address outside the API that is no file
is the page itself, so that the client's own addresses can be opened and reloaded."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from perihelion.core.said import Said
from perihelion.server.wire.refusals import NotFound

FOLDER: Final = Path(__file__).parent.parent / "static"
PAGE: Final = "index.html"
HASHED: Final = "assets/"
"""Vite's folder of files whose names change with what is in them."""
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".map")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Perihelion</title>
<h1>The web client has not been built</h1>
<p>The server runs, and its interface is at <a href="/api/openapi.json">/api/openapi.json</a>.
To build the client, type <code>make play</code>, or <code>npm ci</code> and <code>npm run build</code> in
<code>web</code>, and start the server again.</p></html>
"""


@dataclass(frozen=True)
class Asset:
    body: bytes
    packed: bytes | None
    type: str
    cache: str


def read_assets(folder: Path) -> dict[str, Asset]:
    """Every file by its path; without a built client only a page that says so."""
    found = (
        {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        if folder.is_dir()
        else {}
    )
    assets = {name: asset(name, path.read_bytes()) for name, path in found.items()}
    assets.setdefault(PAGE, asset(PAGE, MISSING.encode()))
    return assets


def asset(name: str, body: bytes) -> Asset:
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if suffix in PACKED else None
    return Asset(body, packed, kind, FOREVER if name.startswith(HASHED) else ASK_AGAIN)


OPTIONS: Final[Any] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "opt": {"as_is": True},
}


@route("/", **OPTIONS)
async def front(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    return sent(state.assets[PAGE], unpacks(request))


@route("/{path:path}", **OPTIONS)
async def client(request: Request[Any, Any, State], state: State, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page. A missing file is not found rather than a page."""
    wanted = path.strip("/")
    found: Asset | None = state.assets.get(wanted)
    if found is None and (wanted.startswith(("api/", HASHED)) or wanted == "api" or Path(wanted).suffix):
        raise NotFound(Said("There is nothing at this address."))
    return sent(found or state.assets[PAGE], unpacks(request))


def unpacks(request: Request[Any, Any, State]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def sent(found: Asset, packed: bool) -> Response[bytes]:
    headers = {"cache-control": found.cache, "vary": "accept-encoding"}
    if packed and found.packed is not None:
        return Response(found.packed, media_type=found.type, headers={**headers, "content-encoding": "gzip"})
    return Response(found.body, media_type=found.type, headers=headers)


ROUTES = [front, client]
