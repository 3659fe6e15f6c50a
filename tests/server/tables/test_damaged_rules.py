"""Former rules that are damaged: a table says so and loses nothing; what was only unpacked is unpacked
again."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from perihelion.former import editions
from perihelion.games import SHELF
from perihelion.server.settings import Settings
from perihelion.server.tables.former import standing
from server.kit.former import database, own_table
from server.kit.here import served_here
from server.kit.serving import environment, problem, served
from server.kit.tables import info, post

DAMAGES: dict[tuple[str, int], Callable[[Path], object]] = {
    ("solar_sphere", 1): lambda place: (place / "records/table.py").unlink(),
    ("solar_sphere", 2): lambda place: shortened(place / "core/steps.py"),
    ("event_horizon", 1): lambda place: (place / "games/event_horizon/__init__.py").write_text(""),
    ("event_horizon", 2): lambda place: (place / "core/dice.py").write_text("nobody\n"),
    ("event_horizon", 3): lambda place: shutil.rmtree(place / "games/event_horizon/data"),
}
"""A file is gone, or shorter, or has no game, or a name that nobody knows; data are gone."""


def shortened(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def own(folder: Path, person: httpx.Client, code: str, version: int, finished: bool = False) -> str:
    me = person.put("/api/me", json={"name": "Ada"}).raise_for_status().json()
    return own_table(folder, code, version, me["id"], finished)


def unpack(cache: Path, name: str) -> Path:
    """As a process does that has never seen this edition."""
    file = editions.KEPT / f"{name}.zip"
    place = cache / "perihelion" / "former" / f"{name}-{editions.checked(file)[:16]}"
    place.parent.mkdir(parents=True, exist_ok=True)
    return editions.moved(editions.unzipped(file, place.parent), place) / name


def test_what_was_unpacked_and_damaged_is_unpacked_again(tmp_path: Path) -> None:
    """By the next process that needs it."""
    for (folder, version), damage in DAMAGES.items():
        damage(unpack(tmp_path / "cache", editions.package(folder, version)))
    with served(tmp_path / "data", env=environment(XDG_CACHE_HOME=str(tmp_path / "cache"))) as place:
        guest = place.guest()
        for folder, version in DAMAGES:
            table = own(place.data, guest, folder.replace("_", "-"), version)
            assert (info(guest, table)["status"], info(guest, table)["problem"]) == ("playing", "")
            guest.get(f"/api/tables/{table}/view").raise_for_status()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the kept editions that may be damaged, for a process that has imported none."""
    shutil.copytree(editions.KEPT, tmp_path / "kept")
    monkeypatch.setattr(editions, "KEPT", tmp_path / "kept")
    yield tmp_path / "kept"
    editions.edition.cache_clear()


def test_a_table_whose_rules_are_damaged_says_so_and_can_be_had_left_and_removed(
    tmp_path: Path, kept: Path
) -> None:
    settings = Settings(data=tmp_path, bots=1, rates=0.0)
    with served_here(settings, SHELF) as url:
        ada = httpx.Client(base_url=url, headers={"Origin": url}, timeout=40)
        ada.get("/api/me")
        running, over = [own(tmp_path, ada, "solar-sphere", 1, finished) for finished in (False, True)]
        shortened(kept / f"{editions.package('solar_sphere', 1)}.zip")
        editions.edition.cache_clear()
        found = info(ada, running)
        assert found["status"] == "broken"
        assert "solar_sphere_1.zip are damaged; install Perihelion again" in found["problem"]
        assert "cannot be opened" in problem(ada.get(f"/api/tables/{running}/view"), 409)
        assert "rules: 1" in ada.get(f"/api/tables/{running}/record").raise_for_status().text
        assert (info(ada, over)["status"], len(info(ada, over)["result"])) == ("over", 2)
        assert "seed: " in ada.get(f"/api/tables/{over}/record").raise_for_status().text
        told = asyncio.run(standing(database(tmp_path), SHELF))
        assert told == [
            "Running tables that cannot be opened, because their rules are damaged: 1 (1 of solar-sphere 1)."
        ]
        assert {seat["kind"] for seat in post(ada, running, "leave")["seats"]} == {"open"}
        assert ada.delete(f"/api/tables/{running}").status_code == 204
