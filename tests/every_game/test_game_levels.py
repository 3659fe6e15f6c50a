"""Inside a game imports point one way: data < cards < table < chapters < play < telling, seen, mind, lab.

The root of a game's folder holds its table (words, state, player, numbers and the like) and the order of
play; a folder that is not named here is a chapter. What cards do lies among the chapters where it plans their
steps, and with the cards where it only changes numbers. Nobody outside imports anything but the door.

An expansion lies in a folder with a `box.py`, its door, and inside it the same levels hold; it builds on the
game, and the game names nothing of it."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest

import perihelion
from core.test_levels import imported
from perihelion.games import SHELF

ROOT_FILES = 12
FOLDER_FILES = 25
DATA, CARDS, TABLE, CHAPTER, PLAY, FACE, DOOR = range(7)
PLAYED = {"play", "setup", "scoring", "checks", "redeal"}
FACES = {"telling", "seen", "mind", "lab"}
PACKAGE = Path(perihelion.__file__).parent
GAMES = "perihelion.games"


def levels(imports: dict[str, set[str]]) -> dict[str, int]:
    """How high each module of a game stands."""
    effects = {module for module in imports if module.startswith("cards.effects")}
    found = {module: level(inside_box(module, imports)) for module in imports}
    if all(found[target] < TABLE for module in effects for target in imports[module] - effects):
        found |= dict.fromkeys(effects, CARDS)
    return found


def boxes(imports: dict[str, set[str]]) -> set[str]:
    """The folders of expansions."""
    return {module.removesuffix(".box") for module in imports if module.endswith(".box")}


def inside_box(module: str, imports: dict[str, set[str]]) -> str:
    """A module of an expansion by its place there, as if it were the game; whatever is no face there, and not
    part of the order of play, is a chapter."""
    first, _, rest = module.partition(".")
    if first not in boxes(imports):
        return module
    place = rest.partition(".")[0]
    if rest == "box":
        return ""
    return rest if place in FACES | PLAYED | {"data"} else f"{first}.{rest or 'chapter'}"


def named_in_the_base(imports: dict[str, set[str]]) -> list[str]:
    """What the base of a game imports of its expansions."""
    outside = boxes(imports)
    return [
        f"{module} imports {target}"
        for module, targets in imports.items()
        for target in sorted(targets)
        if target.partition(".")[0] in outside - {module.partition(".")[0]}
    ]


def level(module: str) -> int:
    """How high a module stands by its name; "" is the door, effects are among the chapters."""
    first, _, rest = module.partition(".")
    if first in FACES:
        return FACE
    if first in PLAYED:
        return PLAY
    if first == "cards":
        return CHAPTER if rest.startswith("effects") else CARDS
    named = {"": DOOR, "data": DATA}
    return named.get(first, CHAPTER if rest else TABLE)


def home(code: str) -> Path:
    return Path(str(import_module(SHELF.modules[code]).__file__)).parent


def sources(folder: Path) -> dict[str, str]:
    """The text of every module below a folder, by its dotted name."""
    names = {file: file.relative_to(folder).with_suffix("").parts for file in sorted(folder.rglob("*.py"))}
    return {
        ".".join(part for part in parts if part != "__init__"): file.read_text(encoding="utf-8")
        for file, parts in names.items()
    }


def graph(package: str, texts: dict[str, str]) -> dict[str, set[str]]:
    """Which modules of a game each of its modules imports."""
    return {
        module: {target for name in imported(text) if (target := within(package, name, texts)) is not None}
        for module, text in texts.items()
    }


def within(package: str, name: str, modules: dict[str, str]) -> str | None:
    """The module of a package in which an imported name lies, or nothing."""
    if not f"{name}.".startswith(f"{package}."):
        return None
    inner = name.removeprefix(package).lstrip(".")
    while inner not in modules:
        inner = inner.rpartition(".")[0]
    return inner


def pointing_up(imports: dict[str, set[str]]) -> list[str]:
    """The imports from a higher level, and those between two faces."""
    height = levels(imports)
    return [
        f"{module} imports {target}"
        for module, targets in imports.items()
        for target in sorted(targets)
        if height[target] > height[module]
        or (height[target] == FACE == height[module] and apart(target, module))
    ]


def apart(one: str, other: str) -> bool:
    return one.partition(".")[0] != other.partition(".")[0]


def cycle(imports: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring, if there are such."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def past_the_door(package: str, text: str) -> list[str]:
    """What a module outside a game imports of it, besides the game itself."""
    doors = {package, f"{package}.GAME"}
    return [name for name in imported(text) if f"{name}.".startswith(f"{package}.") and name not in doors]


def strangers(package: str, text: str) -> list[str]:
    """What a module imports of the games' folder that is neither its own game nor a kit."""
    known = (f"{package}.", f"{GAMES}.kit.")
    return [
        name
        for name in imported(text)
        if f"{name}.".startswith(f"{GAMES}.") and not f"{name}.".startswith(known)
    ]


def crowded(folder: Path, root_files: int, folder_files: int) -> list[str]:
    """The folders with too many files."""
    folders = [folder, *[path for path in sorted(folder.rglob("*")) if path.is_dir()]]
    counts = {path: len(list(path.glob("*.py"))) for path in folders}
    return [
        f"{path.name}: {files} files"
        for path, files in counts.items()
        if files > (root_files if path == folder else folder_files)
    ]


@pytest.mark.parametrize("code", SHELF.codes())
def test_no_modules_of_a_game_import_each_other_in_a_ring(code: str) -> None:
    assert cycle(graph(SHELF.modules[code], sources(home(code)))) == []


@pytest.mark.parametrize("code", SHELF.codes())
def test_imports_inside_a_game_point_down(code: str) -> None:
    assert pointing_up(graph(SHELF.modules[code], sources(home(code)))) == []


@pytest.mark.parametrize("code", SHELF.codes())
def test_the_base_of_a_game_names_no_expansion(code: str) -> None:
    assert named_in_the_base(graph(SHELF.modules[code], sources(home(code)))) == []


@pytest.mark.parametrize("code", SHELF.codes())
def test_nobody_outside_passes_the_door_of_a_game(code: str) -> None:
    package = SHELF.modules[code]
    inside = f"{package}.".removeprefix("perihelion.")
    outside = {name: text for name, text in sources(PACKAGE).items() if not f"{name}.".startswith(inside)}
    assert {name: found for name, text in outside.items() if (found := past_the_door(package, text))} == {}


@pytest.mark.parametrize("code", SHELF.codes())
def test_a_game_knows_no_other_game(code: str) -> None:
    texts = sources(home(code))
    package = SHELF.modules[code]
    assert {name: found for name, text in texts.items() if (found := strangers(package, text))} == {}


@pytest.mark.parametrize("code", SHELF.codes())
def test_a_game_never_writes_where_it_lies_so_that_an_edition_can_be_kept_elsewhere(code: str) -> None:
    package = SHELF.modules[code]
    texts = sources(home(code))
    assert [name for name, text in texts.items() if f'"{package}' in text or f"'{package}" in text] == []


@pytest.mark.parametrize("code", SHELF.codes())
def test_the_root_of_a_game_has_a_dozen_files_and_no_folder_more_than_25(code: str) -> None:
    assert crowded(home(code), ROOT_FILES, FOLDER_FILES) == []


# What would be found

HELIOS = {
    "": "from helios.play import begin",
    "words": "",
    "state": "from helios.words import WORDS",
    "forge": "from helios.round.turn import Turn",
    "round.turn": "from helios.cards.effects.gain import Gain\nfrom helios.state import State",
    "cards.effects.gain": "from helios.state import State",
    "cards.tables": "",
    "play": "from helios.round.turn import Turn",
    "seen.views": "from helios.telling.phrases import side\nfrom helios.telling import phrases",
    "telling.phrases": "from helios import play, state",
}


def test_an_import_that_points_up_or_from_face_to_face_would_be_found() -> None:
    found = pointing_up(graph("helios", HELIOS))
    assert found == ["forge imports round.turn", "seen.views imports telling.phrases"]


def test_effects_that_plan_no_steps_stand_with_the_cards() -> None:
    passive = {**HELIOS, "cards.effects.gain": "", "cards.columns": "from helios.cards.effects import gain"}
    assert "cards.columns imports cards.effects.gain" not in pointing_up(graph("helios", passive))
    active = {**passive, "cards.effects.gain": "from helios.state import State"}
    assert "cards.columns imports cards.effects.gain" in pointing_up(graph("helios", active))


def test_an_expansion_that_the_base_names_would_be_found() -> None:
    expansion = {
        "sun.box": "from helios.sun.rays import Ray\nfrom helios.seen import views",
        "sun.rays": "from helios.round.turn import Turn\nfrom helios import state",
        "sun.setup": "from helios.play import begin\nfrom helios.sun.rays import Ray",
    }
    found = graph("helios", {**HELIOS, **expansion})
    assert named_in_the_base(found) == []
    assert pointing_up(found) == pointing_up(graph("helios", HELIOS))
    found = graph("helios", {**HELIOS, **expansion, "forge": "from helios.sun.rays import Ray"})
    assert named_in_the_base(found) == ["forge imports sun.rays"]
    found = graph("helios", {**HELIOS, **expansion, "sun.rays": "from helios.play import begin"})
    assert "sun.rays imports play" in pointing_up(found)


def test_a_ring_would_be_found() -> None:
    assert cycle(graph("helios", HELIOS)) == []
    ring = {**HELIOS, "words": "def f() -> None:\n    from helios import state"}
    assert set(cycle(graph("helios", ring))) == {"state", "words"}


def test_a_way_past_the_door_would_be_found() -> None:
    text = "from helios import GAME\nimport helios.state\nfrom helios import words\nfrom heliostat import f"
    assert past_the_door("helios", text) == ["helios.state", "helios.words"]


def test_a_neighbour_would_be_found() -> None:
    text = f"from {GAMES}.kit.effects import Effect\nfrom {GAMES} import SHELF\nimport {GAMES}.selene.state"
    found = strangers(f"{GAMES}.helios", text)
    assert found == [f"{GAMES}.SHELF", f"{GAMES}.selene.state"]


def test_a_crowd_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "round").mkdir()
    for name in ("a.py", "b.py", "round/a.py", "round/b.py"):
        (tmp_path / name).write_text("", encoding="utf-8")
    assert crowded(tmp_path, 2, 2) == []
    assert crowded(tmp_path, 1, 2) == [f"{tmp_path.name}: 2 files"]
    assert crowded(tmp_path, 2, 1) == ["round: 2 files"]
