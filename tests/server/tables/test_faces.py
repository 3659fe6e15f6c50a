"""Bots have names and faces: no two at a table the same, the same at this table for ever, the level beside
them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, insert, select

from perihelion.records import record
from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.store.schema import PEOPLE, SEATS, TABLES
from perihelion.server.store.storage import migrate, migration_config
from perihelion.server.tables.naming import person_name
from perihelion.server.tables.opening import give_faces, new_header
from perihelion.server.tables.opponents import BOT_INFOS, FACE_NAMES, FACES, free_face
from perihelion.server.wire.refusals import BadInput
from server.kit.serving import problem
from server.kit.tables import SHELF, info, new_table, play_to_the_end, post


def seats(asker: httpx.Client, table: str) -> list[Any]:
    found: list[Any] = info(asker, table)["seats"]
    return found


def faces(asker: httpx.Client, table: str) -> list[str]:
    return [seat["face"] for seat in seats(asker, table)]


def sheet_of(*bots: str) -> Sheet:
    header = new_header(SHELF.find("helios"), "ada", {})
    rows = [SeatRow(seat, "bot", None, bot) for seat, bot in enumerate(bots)]
    found = Sheet(header, rows, [])
    give_faces(found)
    return found


def test_there_are_a_dozen_four_of_each_level() -> None:
    assert [len(bot.faces) for bot in BOT_INFOS] == [4, 4, 4]
    assert len(FACE_NAMES) == len(set(FACE_NAMES.values())) == 12


def test_each_of_them_is_drawn() -> None:
    sheet = (Path(__file__).parents[3] / "web/src/kit/faces/faces.svg").read_text(encoding="utf-8")
    assert re.findall(r'<symbol id="face-([^"]+)"', sheet) == list(FACE_NAMES)


def test_a_bot_is_called_by_its_name_and_its_level_stands_beside_it(red: httpx.Client) -> None:
    bot = seats(red, new_table(red, "me", "cadet"))[1]
    assert (bot["bot"], bot["level"]) == ("cadet", "Cadet")
    assert bot["face"] in FACES["cadet"]
    assert bot["name"] == FACE_NAMES[bot["face"]]


def test_people_have_neither_face_nor_level(red: httpx.Client) -> None:
    own = seats(red, new_table(red, "me", "cadet"))[0]
    assert (own["face"], own["level"]) == ("", "")


def test_bots_of_one_level_have_names_of_their_own(red: httpx.Client) -> None:
    found = faces(red, new_table(red, "me", "captain", "captain", "captain", game="solar-sphere"))[1:]
    assert set(found) < set(FACES["captain"])
    assert len(set(found)) == 3


def test_six_bots_of_one_level_have_six_names_and_stay_of_their_level() -> None:
    found = sheet_of(*["admiral"] * 6)
    assert len(found.faces()) == 6
    assert set(FACES["admiral"]) < found.faces()
    assert {row.bot for row in found.seats} == {"admiral"}


def test_a_table_always_says_the_same_and_tables_differ() -> None:
    assert free_face("a", "cadet", ()) == free_face("a", "cadet", ())
    assert {free_face(f"table {i}", "cadet", ()) for i in range(50)} == set(FACES["cadet"])


def test_a_bot_in_an_empty_seat_is_none_of_those_who_sit_there(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "captain", "open", game="solar-sphere")
    put = ada.put(f"/api/tables/{table}/seats/2", json={"kind": "bot", "bot": "captain"})
    assert put.status_code == 200
    assert len(set(faces(ada, table)[1:])) == 2


def test_whoever_sits_down_in_a_bots_place_has_no_face(ada: httpx.Client) -> None:
    table = new_table(ada, "me", "cadet", start=False)
    ada.put(f"/api/tables/{table}/seats/1", json={"kind": "open"}).raise_for_status()
    assert faces(ada, table) == ["", ""]


def test_the_same_bots_come_to_a_rematch_and_to_a_branch_and_their_names_into_the_record(
    red: httpx.Client,
) -> None:
    table = new_table(red, "me", "cadet")
    play_to_the_end(red, table, 0)
    before = faces(red, table)
    assert faces(red, post(red, table, "rematch")["id"]) == before
    assert faces(red, post(red, table, "branch", step=2, seat=0, bot="cadet")["id"]) == before
    given = record.read(red.get(f"/api/tables/{table}/record").text)
    assert given.names == ("Red", FACE_NAMES[before[1]])


def test_a_branch_against_another_level_has_bots_of_that_level(red: httpx.Client) -> None:
    table = new_table(red, "me", "cadet")
    play_to_the_end(red, table, 0)
    assert faces(red, post(red, table, "branch", step=2, seat=0, bot="admiral")["id"])[1] in FACES["admiral"]


@pytest.mark.parametrize("name", ["Pip", "old brann", "OldBrann", "NYX-7"])
def test_nobody_takes_the_name_of_a_bot(red: httpx.Client, name: str) -> None:
    assert "is the name of a bot" in problem(red.put("/api/me", json={"name": name}), 400)
    with pytest.raises(BadInput):
        person_name(name)


def older_table(connection: Connection) -> None:
    """A table from before bots had faces."""
    command.upgrade(migration_config(connection), "0009")
    connection.execute(insert(PEOPLE).values(id="ada", name="Ada", created=1.0))
    fixed = {"name": "Ash-417", "game": "helios", "rules": 1, "options": "{}", "visibility": "link"}
    times = {"owner": "ada", "secret": "00", "created": 1.0, "moved": 1.0}
    connection.execute(insert(TABLES).values(id="old", status="open", **fixed, **times))
    connection.execute(insert(SEATS).values(table="old", seat=0, kind="bot", bot="captain"))


def test_the_bots_of_a_database_from_before_have_no_face(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        older_table(connection)
    asyncio.run(migrate(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"))
    with engine.connect() as connection:
        assert connection.execute(select(SEATS.c.bot, SEATS.c.face)).all() == [("captain", "")]
    engine.dispose()
