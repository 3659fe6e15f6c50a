"""Rules that are kept from now on lose nothing: the server tells of their tables what it tells of today's, in
the language of whoever reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.golden import GOLDEN
from kit.new_game import ROOT
from perihelion.core.game import Game
from perihelion.core.said import Language
from perihelion.former import editions
from perihelion.former.editions import is_early, is_former, module_of
from perihelion.former.packing import pack
from perihelion.games import SHELF
from perihelion.records.ahead import Patience
from perihelion.records.opening import new_table
from perihelion.records.record import Record, load, replay
from perihelion.server.http.routes.games import printed
from perihelion.server.play.question import ahead, frame
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room
from perihelion.server.tables.starting import sides
from perihelion.server.thinking.why import why_first
from perihelion.server.thinking.worker import answer
from perihelion.server.wire.reading import encoded
from perihelion.texts.languages import Wrapped
from server.kit.former import sheet_of

KEPT_AS = 902
"""A version that no game will have; under this name nothing was imported before."""
GLIMPSES = 10
"""So many moments of a golden game are compared."""
READER = Wrapped()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A place for editions, and an empty cache."""
    folder = tmp_path_factory.mktemp("kept")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(editions, "KEPT", folder / "editions")
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        yield folder / "editions"


def kept_game(kept: Path, code: str) -> Game:
    folder = SHELF.folder(code)
    pack(ROOT / "src" / "perihelion", folder, KEPT_AS, kept)
    return editions.edition(folder, KEPT_AS)


def golden(code: str) -> Record:
    return load(GOLDEN / f"{code}-2.record")


def room_of(game: Game, record: Record) -> Room:
    room = Room("compared")
    room.game, room.sheet = game, sheet_of(record, finished=False, owner="somebody")
    room.live = Live(game, len(record.seats), record.options, "")
    return room


def told(room: Room, language: Language) -> list[bytes]:
    """All that pages are told of a table now."""
    live = room.live
    assert live is not None
    eyes = [-1, *range(live.table.seats)]
    chains = [ahead(room, live, seat, Patience(40)) for seat in live.table.waiting()]
    return [
        encoded(one, language) for one in [*[frame(room, one, 0.0) for one in eyes], *chains, sides(live)]
    ]


@pytest.mark.parametrize("code", SHELF.codes())
def test_pages_are_told_the_same_of_a_kept_table(kept: Path, code: str) -> None:
    record = golden(code)
    today, former = room_of(SHELF.find(code), record), room_of(kept_game(kept, code), record)
    assert former.game is not None and is_former(former.game) and not is_early(former.game)
    entries = replay(record, SHELF, told=False).entries
    for number, entry in enumerate(entries):
        if number % (len(entries) // GLIMPSES) == 0:
            assert told(former, READER) == told(today, READER)
        for room in (today, former):
            assert room.live is not None
            room.live.say(entry.who, entry.word, 0.0)
    assert told(former, READER) == told(today, READER)
    assert former.live is not None and today.live is not None
    assert former.live.witnesses == today.live.witnesses


@pytest.mark.parametrize("code", SHELF.codes())
def test_what_is_printed_is_told_the_same(kept: Path, code: str) -> None:
    former, today = kept_game(kept, code), SHELF.find(code)
    assert encoded(printed(former), READER) == encoded(printed(today), READER)


def test_a_kept_bot_tells_where_points_come_from(kept: Path) -> None:
    game, record = kept_game(kept, "m121"), golden("m121")
    table = new_table(game, 2, record.options, told=False)
    for entry in replay(record, SHELF, 100, told=False).entries:
        table.say(entry.who, entry.word)
    seat = table.waiting()[0]
    found = answer(game, *module_of(game, "bots.turn").advise(table, seat, "search:60", "seed"))
    assert len(found.tried[0].sources) == len(game.mind.labels)
    why = why_first(game, seat, found.tried)
    assert why is not None and why.by
