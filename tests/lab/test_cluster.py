"""The same chunks on a Ray cluster: a worker that is killed in the middle costs nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from polars.testing import assert_frame_equal

from perihelion.lab.cluster import ClusterError, connected
from perihelion.lab.folder import Folder
from perihelion.lab.plan import Plan, Study
from perihelion.lab.runs import run
from perihelion.lab.trials import TABLES
from perihelion.lab.versions import digest

ray = pytest.importorskip("ray")
PLAN = Plan(
    "tournament",
    "solar-sphere",
    1,
    digest("solar-sphere", {}),
    "1",
    (Study("x", ("greedy", "random"), {"level": "easy"}, 10),),
)


@pytest.fixture
def two_workers() -> Iterator[None]:
    """A cluster of this machine's own with two places, and nothing left of it afterwards."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=100_000_000)
    yield
    ray.shutdown()


def workers() -> list[int]:
    """The processes of this machine that play a chunk now."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if file.read_text().startswith("ray::<lambda>"):
                found.append(int(file.parent.name))
    return found


@pytest.mark.usefixtures("two_workers")
def test_a_killed_worker_costs_nothing(tmp_path: Path) -> None:
    here, there = Folder(tmp_path / "here", PLAN), Folder(tmp_path / "there", PLAN)
    for folder in (here, there):
        folder.open(fresh=False)
    assert sum(run(here, 1, None)) == 10
    killed = 0
    games = 0
    for done in run(there, 1, "local"):
        games += done
        if not killed and games >= 2:
            for process in workers()[:1]:
                os.kill(process, signal.SIGKILL)
                killed += 1
    assert killed == 1
    assert games == 10
    for name in TABLES:
        assert_frame_equal(here.table(name), there.table(name))


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("127.0.0.1:1", r"--ray 127.0.0.1:1: nobody answers there \(connection refused\)"),
        ("ray://127.0.0.1:1", "nobody answers there"),
        ("somewhere", "expected local, auto or HOST:PORT"),
    ],
)
def test_a_cluster_that_is_not_there_is_told(address: str, message: str) -> None:
    with pytest.raises(ClusterError, match=message):
        connected(address)
