"""What a line of the lobby tells of a running game: how far it is, and what the asker is asked there; told
without the game being opened."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete

from perihelion.core.dice import Generator
from perihelion.core.game import Game
from perihelion.core.said import Many, Name, Said
from perihelion.games import SHELF
from perihelion.lab.walk import random_word
from perihelion.records.record import load
from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.store.sayings import kept, said_again
from perihelion.server.store.schema import ENTRIES
from perihelion.server.store.storage import open_engine
from perihelion.server.tables.lobby import asked_in, place_in
from perihelion.server.tables.opening import new_header
from perihelion.server.tables.starting import begin, mirror
from server.kit.former import RECORDS
from server.kit.tables import Hall, frame, hall, info, new_table, post, says, shared_table, takes_back


def row(person: httpx.Client, table: str) -> Any:
    lobby = person.get("/api/lobby").raise_for_status().json()
    return next(one for kind in ("mine", "running", "open") for one in lobby[kind] if one["id"] == table)


SAYINGS = [
    Said("Choose an action."),
    Said("Build {hex:where} for {price}.", where=3, price=Many(2, "{n} drone", "{n} drones")),
    Many(1, "{n} {thing}", "{n} {thing}s", thing=Name("resource", "ore")),
    Said("{text}", text="Ada"),
]


@pytest.mark.parametrize("said", SAYINGS, ids=str)
def test_what_is_kept_is_said_again(said: Said) -> None:
    again = said_again(kept(said))
    assert (type(again), again, str(again)) == (type(said), said, str(said))


def test_a_line_says_the_round_and_the_askers_own_question(red: httpx.Client, blue: httpx.Client) -> None:
    table = shared_table(red, blue)
    says(red, table, 0, "bid 1", "no boost")
    assert (row(red, table)["place"], row(red, table)["asks"]) == ("Round 1 of 2", "")
    assert row(blue, table)["asks"] == "Seal a bid and a boost."


def test_the_question_follows_the_game_and_goes_back_with_it(red: httpx.Client) -> None:
    table = new_table(red, "me", "me")
    says(red, table, 0, "bid 1", "no boost")
    says(red, table, 1, "bid 0", "no boost")
    asked = frame(red, table, 0)["present"]["question"]["text"]
    assert row(red, table)["asks"] == asked != "Seal a bid and a boost."
    bids = new_table(red, "me", "me")
    says(red, bids, 0, "bid 1")
    takes_back(red, bids, 0)
    assert row(red, bids)["asks"] == "Seal a bid and a boost."


def test_a_game_that_waits_for_players_or_is_over_asks_nothing(red: httpx.Client) -> None:
    found = row(red, new_table(red, "me", "open"))
    assert (found["place"], found["asks"]) == ("", "")


def test_somebody_who_watches_is_told_how_far_it_is_and_no_question(
    red: httpx.Client, blue: httpx.Client, place: Hall
) -> None:
    table = shared_table(red, blue, visibility="public")
    found = row(place.guest("Cy"), table)
    assert (found["place"], found["asks"]) == ("Round 1 of 2", "")


def test_whoever_takes_a_seat_is_told_what_it_is_asked(
    red: httpx.Client, blue: httpx.Client, place: Hall
) -> None:
    table, cy = shared_table(red, blue), place.guest("Cy")
    post(blue, table, "leave")
    post(cy, table, "join", seat=1)
    asks = info(red, table)["requests"][0]["person"]
    admitted = red.put(f"/api/tables/{table}/seats/1", json={"kind": "person", "person": asks})
    assert admitted.status_code == 200
    assert row(cy, table)["asks"] == "Seal a bid and a boost."


def test_things_and_players_are_named(red: httpx.Client) -> None:
    found = row(red, new_table(red, "me", "me", game="solar-sphere"))
    assert found["place"] == "Round 1 of 6"
    assert found["asks"] and "{" not in found["asks"]


@pytest.mark.parametrize("game", [SHELF.find(code) for code in SHELF.codes()], ids=lambda game: game.code)
def test_no_line_of_the_lobby_holds_a_brace(game: Game) -> None:
    seats = [SeatRow(seat, "person", "ada", name="Ada") for seat in range(max(2, game.fewest))]
    sheet, luck = Sheet(new_header(game, "ada", {}), seats, []), Generator("no braces")
    live, _ = begin(sheet, game, 0.0, [])
    for _ in range(80):
        live.say(*random_word(live.table.state, luck), 0.0)
        mirror(sheet, live)
        told = f"{place_in(game, sheet)} {asked_in(game, sheet, 'ada')}"
        assert "{" not in told, told


def test_players_in_a_question_have_the_names_of_the_table() -> None:
    game = SHELF.find("solar-sphere")
    sheet = Sheet(new_header(game, "ada", {}), [SeatRow(0, "person", "ada", name="Ada")], [])
    sheet.seats.append(SeatRow(1, "bot", None, "cadet", face="pip"))
    sheet.header.status, sheet.header.waiting = "playing", [0]
    sheet.header.told.asked = {0: kept(Said("Does {player:who} build {hex:h}?", who=1, h=0))}
    assert str(asked_in(game, sheet, "ada")) == "Does Pip build Lattice Node?"
    sheet.header.rules -= 1
    assert not asked_in(game, sheet, "ada")


def test_a_table_of_former_rules_says_its_question() -> None:
    record = load(next(path for path in RECORDS if path.stem == "event-horizon-1-2"))
    game = SHELF.edition(record.game, record.rules)
    header = new_header(game, "ada", record.options)
    header.secret = record.seed
    sheet = Sheet(header, [SeatRow(seat, "person", "ada") for seat in range(len(record.seats))], [])
    begin(sheet, game, 0.0, [])
    told = str(asked_in(SHELF.find(record.game), sheet, "ada"))
    assert told.startswith("Where does your starting tile go?")
    assert sheet.header.told.place is None


async def lose_events(folder: Path) -> None:
    engine = open_engine(f"sqlite+aiosqlite:///{folder / 'perihelion.sqlite'}")
    async with engine.begin() as connection:
        await connection.execute(delete(ENTRIES))
    await engine.dispose()


def test_the_lobby_tells_it_without_opening_the_game(tmp_path: Path) -> None:
    with hall(tmp_path) as first:
        ada = first.guest("Ada")
        table, cookies = new_table(ada, "me", "me"), dict(ada.cookies)
        says(ada, table, 0, "bid 1", "no boost")
    asyncio.run(lose_events(tmp_path))
    with hall(tmp_path) as second:
        ada = second.guest("", cookies)
        assert (row(ada, table)["status"], row(ada, table)["asks"]) == ("playing", "Seal a bid and a boost.")
        assert info(ada, table)["status"] == "broken"
