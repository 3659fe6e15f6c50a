"""Other data: which file a version replaces, and that games are played with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from perihelion.core.errors import DataError
from perihelion.games import SHELF
from perihelion.lab.balance import balance_plan
from perihelion.lab.folder import Folder
from perihelion.lab.report.comparison import compare
from perihelion.lab.report.comparison_page import comparison_page, sentences
from perihelion.lab.runs import run
from perihelion.lab.versions import Files, digest, home, installed, read_version
from perihelion.records.folders import VARIABLE

CODE = "solar-sphere"
HAPPENED = ("games with it", "times in a game")
GAME = SHELF.find(CODE)
HEXES = (home(CODE) / "data" / "hexes.toml").read_text(encoding="utf-8")
BOARD = (home(CODE) / "data" / "board.toml").read_text(encoding="utf-8")


def test_a_file_replaces_the_one_of_its_name_or_with_its_tables(tmp_path: Path) -> None:
    changed = HEXES.replace("Lattice Node", "Lattice Knot")
    for name in ("hexes.toml", "anything.toml"):
        (tmp_path / name).write_text(changed, encoding="utf-8")
        assert read_version(CODE, tmp_path / name) == {"hexes.toml": changed}


def test_what_is_as_installed_replaces_nothing(tmp_path: Path) -> None:
    (tmp_path / "hexes.toml").write_text(HEXES, encoding="utf-8")
    assert read_version(CODE, tmp_path / "hexes.toml") == {}
    assert read_version(CODE, home(CODE) / "data") == {}
    assert (
        digest(CODE, {}) == digest(CODE, {"hexes.toml": HEXES}) != digest(CODE, {"hexes.toml": HEXES + "\n"})
    )


def test_a_folder_replaces_what_it_holds(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text(BOARD + "\n", encoding="utf-8")
    (tmp_path / "hexes.toml").write_text(HEXES, encoding="utf-8")
    assert list(read_version(CODE, tmp_path)) == ["board.toml"]


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "odd.toml",
            "[shoe]\nsize = 3\n",
            r"its tables are shoe, as no file has; name it like the one it replaces",
        ),
        ("odd.toml", "[shoe\n", "not TOML"),
    ],
)
def test_a_file_that_is_nothing_of_the_game_is_told(
    tmp_path: Path, name: str, text: str, message: str
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=message):
        read_version(CODE, tmp_path / name)


def test_a_folder_with_a_file_that_the_game_does_not_have_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="holds no data files"):
        read_version(CODE, tmp_path)
    (tmp_path / "hexs.toml").write_text(HEXES, encoding="utf-8")
    with pytest.raises(DataError, match=r"has no such file \(did you mean 'hexes.toml'\?\)"):
        read_version(CODE, tmp_path)


def played(
    path: Path, files: Files, games: int, counts: tuple[int, ...] = (2,), levels: tuple[str, ...] = ()
) -> Folder:
    plan = balance_plan(GAME, ["random"], list(counts), list(levels), games, {"level": "easy"}, "1", files)
    folder = Folder(path, plan)
    folder.open(fresh=False)
    sum(run(folder, 2, None))
    return folder


def test_two_versions_play_the_same_deals_and_the_difference_is_found(tmp_path: Path) -> None:
    """Two points for a track that nobody has moved on."""
    richer = {"board.toml": BOARD.replace("points = [0, 0, 1, 1", "points = [2, 2, 2, 2", 1)}
    assert richer["board.toml"] != BOARD
    first, same, second = [
        played(tmp_path / name, files, 60) for name, files in (("a", {}), ("b", {}), ("c", richer))
    ]
    alike = compare(GAME, first, same)
    assert all(one.change.mean == 0 and not one.flag for one in alike.differences)
    assert sentences(alike, ("a", "b"))[0].startswith("Nothing can be told apart: ")
    changed = compare(GAME, first, second)
    marked = {(one.kind, one.label): one.change.mean for one in changed.differences if one.flag}
    assert set(marked) == {("points", "seat 1"), ("points", "seat 2")}
    assert 2 < marked["points", "seat 1"] <= 4
    kinds = {one.label: one.kind for one in changed.differences if one.kind in HAPPENED}
    assert kinds["rounds: 6"] == "games with it"
    text = comparison_page(changed, ("old", "new"), "perihelion lab")
    assert "random, 2 players, points, seat 1: " in text and "plotly-graph-div" in text


def test_alone_there_is_no_lead_to_compare(tmp_path: Path) -> None:
    """The automatic opponent has points, but nobody values its position."""
    first, second = [played(tmp_path / name, {}, 2, (), ("easy",)) for name in ("a", "b")]
    found = {(one.kind, one.label) for one in compare(GAME, first, second).differences}
    assert found == {("length", "turns"), ("length", "decisions")} | {
        (kind, who) for kind in ("games won", "points") for who in ("seat 1", "DRANDA")
    }


def test_data_that_say_something_impossible_are_told(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"solar_sphere/board.toml"):
        played(tmp_path / "run", {"board.toml": BOARD.replace("active = 6", 'active = "four"', 1)}, 2)


def test_the_installed_data_are_all_of_the_games_files() -> None:
    assert set(installed(CODE)) == {
        "board.toml",
        "crew.toml",
        "dranda.toml",
        "hexes.toml",
        "ships.toml",
        "sphere.toml",
        "terms.toml",
    }


def test_data_that_the_surroundings_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan would say that its games were played with other data than they were."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    folder = Folder(tmp_path / "run", balance_plan(GAME, ["random"], [2], [], 4, {}, "1", {}))
    folder.open(fresh=False)
    with pytest.raises(DataError, match=r"\$PERIHELION_DATA names other data than the plan.* --compare"):
        list(run(folder, 2, None))
    assert folder.games() == 0
