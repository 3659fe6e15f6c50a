"""The web client's files: packed, kept by browsers where they may be, and the page itself for every address
of the client."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from perihelion.server.http.static_files import ASK_AGAIN, FOREVER, read_assets, sent
from server.kit.serving import problem

PATHS = ["/", "/tables/abc", "/tables/abc/replay", "/rules/solar-sphere", "/account"]


@pytest.mark.parametrize("path", PATHS)
def test_every_address_of_the_client_is_its_page(guest: httpx.Client, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == ASK_AGAIN
    assert "<!doctype html>" in answer.text.lower()


@pytest.mark.parametrize(
    "path", ["/assets/missing.js", "/favicon.missing", "/api", "/api/missing", "/%2e%2e/pyproject.toml"]
)
def test_a_missing_file_is_not_found(guest: httpx.Client, path: str) -> None:
    problem(guest.get(path), 404)


def built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "index-1a2b.js").write_text("console.log(1)")
    (folder / "assets" / "mono-3c4d.woff2").write_bytes(b"font")
    return folder


def test_files_with_a_hash_in_their_name_are_kept_for_ever(tmp_path: Path) -> None:
    assets = read_assets(built(tmp_path))
    assert {name: asset.cache for name, asset in assets.items()} == {
        "index.html": ASK_AGAIN,
        "assets/index-1a2b.js": FOREVER,
        "assets/mono-3c4d.woff2": FOREVER,
    }


def test_text_is_sent_packed_to_whoever_can_unpack(tmp_path: Path) -> None:
    assets = read_assets(built(tmp_path))
    script = sent(assets["assets/index-1a2b.js"], packed=True)
    assert script.headers["content-encoding"] == "gzip"
    assert gzip.decompress(script.content) == b"console.log(1)"
    assert "content-encoding" not in sent(assets["assets/mono-3c4d.woff2"], packed=True).headers
    assert "content-encoding" not in sent(assets["assets/index-1a2b.js"], packed=False).headers


def test_without_a_built_client_the_page_says_what_to_type(tmp_path: Path) -> None:
    assets = read_assets(tmp_path / "nowhere")
    assert b"make play" in assets["index.html"].body


def test_large_answers_of_the_interface_are_packed_too(guest: httpx.Client) -> None:
    assert guest.get("/api/games/solar-sphere/rules").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in guest.get("/api/me").headers
