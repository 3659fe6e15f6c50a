"""A run is kept in whole chunks: what stops it loses nothing, and what goes on gives the same."""

from __future__ import annotations

import os
import resource
import signal
from pathlib import Path
from time import sleep

import pytest
from polars.testing import assert_frame_equal

from perihelion.lab.folder import Folder, LabError
from perihelion.lab.plan import Plan, Study
from perihelion.lab.runs import run
from perihelion.lab.trials import TABLES
from perihelion.lab.versions import digest
from perihelion.lab.workers import Lost, spread_out

STUDIES = (
    Study("alike", ("random", "random"), {"level": "easy"}, 24, 2),
    Study("mixed", ("greedy", "random"), {"level": "easy"}, 2),
)
PLAN = Plan("balance", "solar-sphere", 1, digest("solar-sphere", {}), "1", STUDIES, told=True)


def folder_of(path: Path, plan: Plan = PLAN) -> Folder:
    folder = Folder(path, plan)
    folder.open(fresh=False)
    return folder


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """The plan in one go, in this process."""
    folder = folder_of(tmp_path_factory.mktemp("run") / "whole")
    assert sum(run(folder, 1, None)) == PLAN.games() == 26
    return folder


def assert_same(one: Folder, other: Folder) -> None:
    for name in TABLES:
        assert_frame_equal(one.table(name), other.table(name))


def test_a_run_that_was_stopped_goes_on_and_ends_alike(whole: Folder, tmp_path: Path) -> None:
    parts = run(folder_of(tmp_path / "run"), 1, None)
    for _ in range(5):
        next(parts)
    parts.close()  # type: ignore[attr-defined]
    again = folder_of(tmp_path / "run")
    assert again.games() == 5
    assert len(again.missing()) == PLAN.chunks() - 5
    assert sum(run(again, 1, None)) == PLAN.games() - 5
    assert_same(whole, again)
    assert list(run(again, 1, None)) == []


def test_several_processes_give_the_same_as_one(whole: Folder, tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "run")
    assert sum(run(folder, 2, None)) == PLAN.games()
    assert_same(whole, folder)


def test_half_a_chunk_is_no_chunk(whole: Folder, tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "run")
    partial = tmp_path / "run" / "chunks" / "000003.partial"
    partial.mkdir()
    (partial / "games.parquet").write_bytes(b"half")
    assert 3 in folder.missing()
    sum(run(folder, 1, None))
    assert not partial.exists()
    assert_same(whole, folder)


def test_another_plan_does_not_mix_with_what_is_there(tmp_path: Path) -> None:
    folder_of(tmp_path / "run")
    other = Plan("balance", "solar-sphere", 1, PLAN.data, "2", STUDIES, told=True)
    with pytest.raises(
        LabError, match=r"holds another run: seed differs; choose another folder with --out, or replace it"
    ):
        Folder(tmp_path / "run", other).open(fresh=False)
    Folder(tmp_path / "run", other).open(fresh=True)
    assert Folder(tmp_path / "run", other).games() == 0


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(LabError, match="is not empty and holds no run"):
        Folder(tmp_path, PLAN).open(fresh=True)
    with pytest.raises(LabError, match="expected a folder, found a file"):
        Folder(tmp_path / "thesis.txt", PLAN).open(fresh=False)
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


def test_a_plan_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    folder_of(tmp_path / "run")
    (tmp_path / "run" / "plan.json").write_text("{")
    with pytest.raises(LabError, match=r"its plan.json cannot be read"):
        Folder(tmp_path / "run", PLAN).open(fresh=False)


def test_a_disk_that_takes_no_more_is_told_and_keeps_what_was_done(tmp_path: Path) -> None:
    """The system refuses to write files of more than a few bytes."""
    folder = folder_of(tmp_path / "run")
    parts = run(folder, 1, None)
    next(parts)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        with pytest.raises(LabError, match=r"file too large; 1 of 26 chunks are kept, run it again to go on"):
            next(parts)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert folder.games() == 1
    assert not list((tmp_path / "run" / "chunks").glob("*.partial"))


def suicidal(task: tuple[int, str]) -> int:
    """The first process that gets task 3 dies of it."""
    number, mark = task
    if number == 3 and not os.path.exists(mark):
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    sleep(0.01)
    return number


def hopeless(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_killed_worker_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path / "died")) for number in range(12)]
    assert sorted(spread_out(suicidal, tasks, 2)) == list(range(12))
    assert (tmp_path / "died").exists()


def test_workers_that_always_die_are_given_up() -> None:
    with pytest.raises(Lost, match="the workers died 5 times"):
        list(spread_out(hopeless, [1], 2))
