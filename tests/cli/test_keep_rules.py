"""`perihelion keep-rules` and `perihelion games --versions`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cli.conftest import Run, one_line
from kit.golden import GOLDEN
from kit.new_game import ROOT
from perihelion.former import editions
from perihelion.games import SHELF

NEWEST = SHELF.find("solar-sphere").rules.version
NAME = editions.package("solar_sphere", NEWEST)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the project, as far as the command looks at it; what it keeps is kept elsewhere."""
    (tmp_path / "src").symlink_to(ROOT / "src")
    (tmp_path / "tests" / "golden").mkdir(parents=True)
    shutil.copy(GOLDEN / "solar-sphere-2.record", tmp_path / "tests" / "golden")
    monkeypatch.setattr(editions, "KEPT", tmp_path / "kept")
    return tmp_path


def test_today_s_rules_are_kept_with_their_golden_records(run: Run, project: Path) -> None:
    result = run("keep-rules", "solar-sphere")
    assert result.exit_code == 0, result.output
    assert f"Version {NEWEST} of Solar Sphere is kept: {NAME}.zip" in result.stdout
    assert f"to {NEWEST + 1}" in result.stdout
    assert (project / "kept" / f"{NAME}.zip").exists()
    golden = project / "tests/golden/former" / f"solar-sphere-{NEWEST}-2.record"
    assert golden.read_text() == (GOLDEN / "solar-sphere-2.record").read_text()
    assert f"version {NEWEST} of solar-sphere is kept already" in one_line(run("keep-rules", "solar-sphere"))


def test_equal_rules_give_equal_files(run: Run, project: Path) -> None:
    file = project / "kept" / f"{NAME}.zip"
    assert run("keep-rules", "solar-sphere").exit_code == 0
    before = file.read_bytes()
    assert run("keep-rules", "solar-sphere", "--again").exit_code == 0
    assert file.read_bytes() == before


def test_rules_that_do_not_replay_their_golden_records_are_not_kept(run: Run, project: Path) -> None:
    record = project / "tests/golden/solar-sphere-2.record"
    lines = record.read_text().splitlines()
    lines[-3] = lines[-3][:-4] + "0000"
    record.write_text("\n".join(lines) + "\n")
    assert f"version {NEWEST} of solar-sphere cannot be kept" in one_line(run("keep-rules", "solar-sphere"))
    assert list((project / "kept").glob("*.zip")) == []


def test_it_works_in_the_project_s_folder_only(run: Run) -> None:
    assert "works in the folder of the project" in one_line(run("keep-rules", "solar-sphere"))
    assert "unknown game 'chess'" in one_line(run("keep-rules", "chess"))


def test_a_commit_that_is_not_there(run: Run, project: Path) -> None:
    assert project.is_dir()
    assert "--commit nowhere" in one_line(run("keep-rules", "solar-sphere", "--commit", "nowhere"))


def test_every_version_is_listed(run: Run) -> None:
    assert (
        f"solar-sphere: version {NEWEST}; former rules that go on: 1, 2" in run("games", "--versions").stdout
    )
    told = json.loads(run("games", "--versions", "--json").stdout)
    assert told["solar-sphere"] == list(range(1, NEWEST + 1))
    assert told["helios"] == [1]
