"""`PERIHELION_PURE=1`: the sources are run, whatever lies beside them, in every process."""

from __future__ import annotations

import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from kit.new_game import ROOT, said, there

POOL = """
import asyncio, perihelion.server.app
from perihelion.server.thinking import worker
from perihelion.server.thinking.pool import Pool

async def another_process():
    pool = Pool(1, 600)
    print(await pool.run(worker.ready))
    await pool.stop()

asyncio.run(another_process())
"""


def test_neither_a_server_nor_its_bots_touch_what_is_being_compiled(tmp_path: Path) -> None:
    """Each module of the rules gets a twin that is no library: importing one would fail."""
    sources = tmp_path / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    for folder in ("core", "games", "bots"):
        for module in (sources / "perihelion" / folder).rglob("*.py"):
            module.with_suffix(EXTENSION_SUFFIXES[0]).write_text("half a library")
    assert said(there(tmp_path, "-c", POOL)) == "True\n"
    assert "ImportError" in there(tmp_path, "-c", POOL, PERIHELION_PURE="").stderr
