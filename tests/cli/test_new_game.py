"""`perihelion new-game`: what it lays out compiles, keeps every law and can be played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cli.conftest import Run, one_line
from kit.new_game import CODE, PACKAGE, ROOT, TITLE, said, there, with_new_game
from perihelion.cli.new_game import Names, initials


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a new game."""
    return with_new_game(tmp_path_factory.mktemp("project"))


def test_nothing_of_the_pattern_is_left_in_it(project: Path) -> None:
    places = [project / "src/perihelion/games", project / "tests/games", project / "web/src/games"]
    files = [file for place in places for file in (place / PACKAGE).rglob("*") if file.is_file()]
    texts = {str(file): file.read_text(encoding="utf-8") for file in files if file.suffix != ".pyc"}
    assert len(texts) > 30
    assert [name for name, text in texts.items() if "nova" in text.lower() or "NV-" in text] == []


def test_it_keeps_every_law_and_has_a_test_for_each_rule(project: Path) -> None:
    laws = ("-m", "pytest", "tests/every_game", f"tests/games/{PACKAGE}", "-k", f"{CODE} or {PACKAGE}")
    said(there(project, *laws, UPDATE_GOLDEN="1"))
    assert "passed" in said(there(project, *laws, "-o", "addopts=--import-mode=importlib"))


def test_it_is_typed_and_formatted(project: Path) -> None:
    said(there(project, "-m", "mypy", "-p", f"perihelion.games.{PACKAGE}"))
    said(there(project, "-m", "ruff", "check", "src", f"tests/games/{PACKAGE}"))
    said(there(project, "-m", "ruff", "format", "--check", "src", f"tests/games/{PACKAGE}"))


def test_it_can_be_played_and_its_record_verified(project: Path) -> None:
    play = ("-m", "perihelion.cli", "play", CODE, "--seats", "greedy,random", "--save", "game.record")
    assert "The game is over." in said(there(project, *play))
    assert "correct" in said(there(project, "-m", "perihelion.cli", "verify", "game.record"))


@pytest.fixture(scope="module")
def compiled(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Without the other games, which would take longer."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("no C compiler")
    folder = tmp_path_factory.mktemp("compiled")
    for part in (
        "__init__.py",
        "core",
        "former",
        "records",
        "bots",
        "games/__init__.py",
        "games/kit",
        f"games/{PACKAGE}",
        "server/__init__.py",
        "server/wire/__init__.py",
        "server/wire/patch.py",
    ):
        source, target = project / "src/perihelion" / part, folder / "src/perihelion" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(project / name, folder / name)
    build(folder)
    return folder


def build(folder: Path) -> None:
    words = ("setup.py", "-q", "build_ext", "--inplace", "--parallel", "2")
    said(there(folder, *words, PERIHELION_PURE="", MYPYC_OPT_LEVEL="0"))


def test_compiled_and_interpreted_play_the_same_game(compiled: Path) -> None:
    assert list((compiled / f"src/perihelion/games/{PACKAGE}").glob("drill.*.so"))
    end = f"""
from perihelion.core.dice import Generator
from perihelion.core.digest import digest
from perihelion.games.{PACKAGE} import GAME
from perihelion.records.table import Table
table = Table(GAME, 3, {{}}, Generator("compiled"))
while not table.over():
    table.choose(table.waiting()[0], table.offers(table.waiting()[0])[0])
print(digest(table.state))
"""
    assert said(there(compiled, "-c", end, PERIHELION_PURE="")) == said(there(compiled, "-c", end))


def test_what_an_interrupted_compilation_left_half_copied_is_made_whole_by_the_next(compiled: Path) -> None:
    [twin] = (compiled / f"src/perihelion/games/{PACKAGE}").glob("drill.*.so")
    whole = twin.read_bytes()
    twin.write_bytes(whole[:1000])
    twin.with_name(f"{twin.name}.part").write_bytes(whole[:500])
    build(compiled)
    assert twin.read_bytes() == whole


# What it refuses


def test_a_name_that_is_taken_is_refused(run: Run) -> None:
    taken = one_line(run("new-game", "Solar Sphere", "--into", str(ROOT)))
    assert "there is a game called solar-sphere already" in taken
    assert "begin with EH already" in one_line(run("new-game", "Evening Harbour", "--into", str(ROOT)))


def test_a_folder_that_is_no_checkout_is_refused_and_stays_empty(run: Run, tmp_path: Path) -> None:
    assert "no checkout of Perihelion" in one_line(run("new-game", TITLE, "--into", str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_a_title_that_no_file_could_quote_or_a_long_prefix_is_refused(run: Run) -> None:
    assert "expected a title of letters" in one_line(run("new-game", "7 Suns", "--prefix", "SUN"))
    assert "expected a title of letters" in one_line(run("new-game", 'The "Ring"', "--prefix", "TR"))
    assert "expected 2 to 4 letters" in one_line(run("new-game", TITLE, "--prefix", "RINGS"))


def test_an_apostrophe_does_not_end_the_title_in_the_client() -> None:
    assert Names("Pilot's Dust", "PD").written("title: 'Nova',") == 'title: "Pilot\'s Dust",'


def test_a_title_gives_code_package_and_prefix() -> None:
    names = Names("Dust & Rings!", initials("Dust & Rings!"))
    assert (names.code, names.package, names.prefix) == ("dust-rings", "dust_rings", "DR")
    assert initials("Vela").upper() == "VEL"
