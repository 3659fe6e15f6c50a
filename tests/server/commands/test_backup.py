"""`perihelion backup`: a whole copy, taken while the server runs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import httpx

from server.kit.serving import Served, served
from server.kit.tables import solar_table


def backup(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "perihelion.cli", "backup", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_server_started_on_the_copy_has_everything(
    server: Served, guest: httpx.Client, tmp_path: Path
) -> None:
    table = solar_table(guest, "me", "open")
    copy = tmp_path / "copy.sqlite"
    done = backup("--data", str(server.data), str(copy))
    assert done.returncode == 0, done.stderr
    assert "checked" in done.stdout
    (tmp_path / "data").mkdir()
    shutil.move(copy, tmp_path / "data" / "perihelion.sqlite")
    with served(tmp_path / "data") as restored:
        again = restored.browser()
        again.cookies.update(guest.cookies)
        assert again.get(f"/api/tables/{table}").json()["seats"][0]["yours"]


def test_a_copy_can_be_made_of_a_server_that_is_not_running(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        server.guest("Ines")
        server.stop()
    assert backup("--data", str(tmp_path / "data"), str(tmp_path / "copy")).returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]


def test_only_the_owner_may_read_a_copy(server: Served, tmp_path: Path) -> None:
    backup("--data", str(server.data), str(tmp_path / "copy"))
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


def test_an_older_copy_stays_when_a_new_one_fails(tmp_path: Path) -> None:
    (tmp_path / "perihelion.sqlite").write_text("no database " * 1000)
    (tmp_path / "copy").write_text("the old copy")
    failed = backup("--data", str(tmp_path), str(tmp_path / "copy"))
    assert failed.returncode == 2 and failed.stderr.count("\n") == 1
    assert (tmp_path / "copy").read_text() == "the old copy"
    assert not (tmp_path / "copy.part").exists()


def test_a_missing_data_folder_is_told_with_what_to_type(tmp_path: Path) -> None:
    failed = backup("--data", str(tmp_path / "nowhere"), str(tmp_path / "copy"))
    assert failed.returncode == 2 and "--data" in failed.stderr


def test_for_postgresql_the_command_to_type_is_told(tmp_path: Path) -> None:
    told = backup("--database", "postgresql://ines:hush@db.example/perihelion", str(tmp_path / "copy"))
    assert told.returncode == 2
    assert "pg_dump" in told.stderr and "hush" not in told.stderr
