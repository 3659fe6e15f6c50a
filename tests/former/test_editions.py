"""Former rules are kept: each version replays its golden records with every digest, is seen in today's
shapes, and is played on by its own bots."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kit.golden import GOLDEN
from perihelion.analysis.parts import Depth, Part, Task, parts, played, work_out
from perihelion.core.dice import Fair, secret_from
from perihelion.core.errors import Illegal, RecordError, Unknown
from perihelion.core.game import Game
from perihelion.core.said import Said
from perihelion.core.steps import CHANCE, EVERYONE
from perihelion.former import editions
from perihelion.former.editions import NoEdition, edition, is_former, module_of
from perihelion.former.packing import note_sum
from perihelion.games import SHELF
from perihelion.records.data import said_in_data
from perihelion.records.opening import new_table
from perihelion.records.record import load, open_table, read, say, verify
from perihelion.records.table import Table

KEPT = [(code, version) for code in SHELF.codes() for version in SHELF.versions(code)[:-1]]
RECORDS = sorted((GOLDEN / "former").glob("*.record"))
GLIMPSES = 12
"""So many moments of a golden game are looked at closely."""


def versions_of(records: list[Path]) -> set[tuple[str, int]]:
    return {(record.game, record.rules) for record in map(load, records)}


@pytest.mark.parametrize("code", SHELF.codes())
def test_every_former_version_is_kept(code: str) -> None:
    """Whoever raises a version keeps the one before: perihelion keep-rules."""
    newest = SHELF.find(code).rules.version
    assert SHELF.versions(code) == list(range(1, newest + 1))
    assert all((code, version) in versions_of(RECORDS) for version in range(1, newest))


@pytest.mark.parametrize(("code", "version"), KEPT)
def test_an_edition_is_what_it_says(code: str, version: int) -> None:
    game = SHELF.edition(code, version)
    assert (game.code, game.rules.version) == (code, version)
    assert is_former(game)
    assert not is_former(SHELF.find(code))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_of_former_rules_replay_with_every_digest(path: Path) -> None:
    record = load(path)
    table = verify(record, SHELF)
    assert record.first
    assert all(line.digest for line in record.lines)
    assert table.over()
    assert len(table.entries) > 100


def glimpses(path: Path) -> list[Table]:
    """The table of a golden record, told, at some moments of it."""
    record = load(path)
    found = []
    for moment in range(GLIMPSES):
        table = open_table(record, SHELF)
        for i in range(moment * len(record.lines) // GLIMPSES):
            say(record, table, i)
        found.append(table)
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_client_of_today_can_show_them(path: Path) -> None:
    """Views and almanac of former rules have the shapes that today's client draws, without what need not be
    there and came later."""
    for table in glimpses(path):
        newest = SHELF.find(table.game.code)
        for eyes in (-1, 0):
            view = msgspec.to_builtins(table.view(eyes), enc_hook=told)
            shown = msgspec.to_builtins(strict(view, newest.seen.shape), enc_hook=told)
            assert {name: part for name, part in shown.items() if part is not None or name in view} == view
    printed, today = table.game.seen.almanac(), newest.seen.almanac()
    shown = msgspec.to_builtins(printed, enc_hook=told)
    assert msgspec.to_builtins(strict(shown, type(today)), enc_hook=told) == shown
    assert kinds_chosen(table.game) == kinds_chosen(newest)
    assert table.game.rules.words.nouns().keys() <= newest.rules.words.nouns().keys()


def told(thing: Any) -> str:
    """Only what today's server knows how to say."""
    assert isinstance(thing, Said), f"nobody reads {thing!r}"
    return str(thing)


def kinds_chosen(game: Game) -> set[str]:
    """The kinds of things that can be clicked; what only sentences name may be more today."""
    return {verb.nouns.kind for verb in game.rules.words.verbs}


def strict(value: Any, shape: type) -> Any:
    return msgspec.convert(value, shape, strict=True, dec_hook=said_in_data)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_former_table_answers_everything_that_the_server_asks(path: Path) -> None:
    asked = 0
    for table in glimpses(path):
        for seat in table.waiting():
            question = table.asked(seat)
            asked += 1
            assert question.question.text
            assert [offer.word for offer in question.offers] == table.offers(seat)
            assert table.refusal(seat, table.offers(seat)[0]) is None
            assert table.why(seat, "", table.offers(seat)[0]) is None
            no = table.refusal(seat, -5)
            assert no is not None
            assert no.text
            assert table.witnesses(seat) == EVERYONE or table.witnesses(seat) >> seat & 1
            with pytest.raises(Illegal):
                table.choose(seat, -5)
        assert len(table.result()) >= table.seats
        assert table.fresh().digest() == open_table(load(path), SHELF).digest()
    assert asked > 3


@pytest.mark.parametrize(("code", "version"), KEPT)
def test_former_rules_are_played_to_the_end_by_their_own_bots(code: str, version: int) -> None:
    """From the beginning, with fair dice; a bot that thinks begins, one that does not takes over."""
    game = SHELF.edition(code, version)
    table = new_table(game, 2, {}, told=False)
    dice = Fair(secret_from(f"{code} {version}"))
    while not table.over():
        word = table.outcome(dice)
        if word is not None:
            table.dictate(word)
            continue
        seat = table.waiting()[0]
        bot = "random" if said_by_seats(table) > 2 else "cadet"
        line, _ = module_of(game, "bots.turn").think(table, seat, bot, f"{len(table.entries)}", 0)
        table.choose(seat, line[0])
    again = table.fresh()
    for entry in table.entries:
        again.say(entry.who, entry.word)
    assert again.digest() == table.digest()


def said_by_seats(table: Table) -> int:
    return sum(entry.who != CHANCE for entry in table.entries)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_former_game_is_analysed_by_the_program_of_its_time(path: Path) -> None:
    """Two parts of each, near the end, where they are short."""
    table = verify(load(path), SHELF)
    game = played(table, SHELF.modules)
    last = len(parts(game.said))
    found = [work_out(Task(game, Depth(10, 2), number)) for number in (last - 3, last - 2)]
    assert {type(part) for part in found} == {Part}
    assert any(part.verdicts or part.fortunes for part in found)


def test_rules_of_a_newer_program_are_refused_with_a_word() -> None:
    newest = SHELF.find("solar-sphere").rules.version
    with pytest.raises(Unknown, match=f"version {newest + 1} of the rules of Solar Sphere is newer"):
        SHELF.edition("solar-sphere", newest + 1)
    with pytest.raises(NoEdition, match="version 0 of the rules is not kept"):
        SHELF.edition("solar-sphere", 0)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the kept editions that may be damaged, and an empty cache."""
    folder = tmp_path / "kept"
    shutil.copytree(editions.KEPT, folder)
    monkeypatch.setattr(editions, "KEPT", folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


def test_a_damaged_edition_is_refused_with_a_word(kept: Path) -> None:
    file = kept / f"{editions.package('solar_sphere', 1)}.zip"
    file.write_bytes(file.read_bytes()[:-10])
    with pytest.raises(NoEdition, match=r"solar_sphere_1.zip are damaged; install Perihelion again"):
        editions.unpacked(file)


def test_without_its_sum_an_edition_is_not_trusted(kept: Path) -> None:
    (kept / editions.SUMS).unlink()
    with pytest.raises(NoEdition, match="damaged"):
        editions.unpacked(kept / f"{editions.package('solar_sphere', 1)}.zip")


def test_an_edition_that_cannot_be_imported_is_told(kept: Path) -> None:
    """Under a name that nothing has imported yet."""
    name = editions.package("solar_sphere", 901)
    shutil.copyfile(kept / f"{editions.package('solar_sphere', 1)}.zip", kept / f"{name}.zip")
    note_sum(kept / f"{name}.zip")
    with pytest.raises(NoEdition, match=rf"the kept rules {name}.zip are damaged; install Perihelion again"):
        edition("solar_sphere", 901)


def test_a_part_of_an_edition_that_cannot_be_imported_is_told() -> None:
    with pytest.raises(NoEdition, match=r"perihelion_solar_sphere_1 are damaged"):
        module_of(edition("solar_sphere", 1), "nothing.of.that.name")


@pytest.mark.parametrize("damage", [Path.unlink, lambda path: path.write_text("x = 1")])
def test_what_is_not_whole_is_unpacked_again(kept: Path, damage: Callable[[Path], object]) -> None:
    file = kept / f"{editions.package('solar_sphere', 1)}.zip"
    steps = editions.unpacked(file) / editions.package("solar_sphere", 1) / "core" / "steps.py"
    text = steps.read_text()
    damage(steps)
    place = editions.unpacked(file)
    assert steps.read_text() == text
    assert list(place.parent.iterdir()) == [place]


def test_an_edition_is_unpacked_once_and_whole(kept: Path, tmp_path: Path) -> None:
    file = kept / f"{editions.package('solar_sphere', 1)}.zip"
    place = editions.unpacked(file)
    assert place.parent == tmp_path / "cache" / "perihelion" / "former"
    (place / "mark").touch()
    assert (editions.unpacked(file) / "mark").exists(), "what is whole stays"
    assert list(place.parent.iterdir()) == [place]


def test_another_process_may_unpack_at_the_same_time(kept: Path) -> None:
    file = kept / f"{editions.package('solar_sphere', 1)}.zip"
    place = editions.unpacked(file)
    late = editions.unzipped(file, place.parent)
    assert editions.moved(late, place) == place
    assert list(place.parent.iterdir()) == [place]


def test_without_a_place_in_the_cache_it_is_unpacked_elsewhere(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    place = editions.unpacked(kept / f"{editions.package('solar_sphere', 1)}.zip")
    assert (place / editions.package("solar_sphere", 1) / "core" / "steps.py").exists()
    shutil.rmtree(place)


def test_a_record_of_unknown_rules_says_so() -> None:
    text = (GOLDEN / "former" / "event-horizon-1-2.record").read_text().replace("rules: 1", "rules: 77")
    with pytest.raises(RecordError, match="version 77 of the rules of Event Horizon is newer"):
        verify(read(text), SHELF)


def test_an_edition_is_imported_once() -> None:
    assert edition("solar_sphere", 1) is SHELF.edition("solar-sphere", 1)
