"""Who saw an entry: everybody, one seat, or nobody."""

from __future__ import annotations

from itertools import count

import pytest

from kit.helios import GAME as HELIOS
from kit.helios.rules import WORDS
from perihelion.core.dice import Generator, secret_from
from perihelion.core.game import Game
from perihelion.games.event_horizon import GAME as EVENT_HORIZON
from perihelion.server.people.identity import Person
from perihelion.server.play.recording import check_record
from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.tables.eyes import known_steps
from perihelion.server.tables.live import Live, outcomes
from perihelion.server.tables.opening import new_header
from perihelion.server.tables.room import Room
from perihelion.server.wire.refusals import NotNow

NOBODY = 0


def begun(game: Game, seats: int, seed: str) -> Live:
    live = Live(game, seats, {}, secret_from(seed))
    draw(live)
    return live


def draw(live: Live) -> None:
    """Chance speaks until a seat must."""
    for _ in outcomes(live, 0.0):
        pass


def at_one_screen(live: Live) -> Room:
    """A table at which one person holds all seats."""
    header = new_header(live.game, "ada", {})
    header.status = "playing"
    room = Room(header.id)
    room.live = live
    room.sheet = Sheet(header, [SeatRow(seat, "person", "ada") for seat in range(live.table.seats)], [])
    return room


def with_a_card_face_down() -> Live:
    """A game in which a card was just laid down that nobody has seen, as few games have one."""
    for number in count():
        live, luck = begun(EVENT_HORIZON, 3, f"face down {number}"), Generator(str(number))
        while not live.table.over():
            seat = live.table.waiting()[0]
            offered = live.table.offers(seat)
            live.say(seat, offered[luck.below(len(offered))], 0.0)
            draw(live)
            if NOBODY in live.witnesses:
                return live
    raise AssertionError("there is no end of numbers")


def test_a_card_is_seen_by_its_owner_and_a_sealed_word_by_its_writer() -> None:
    live = begun(HELIOS, 2, "cards")
    live.say(1, WORDS.number("bid 0"), 0.0)
    assert live.witnesses == [0b01, 0b10, 0b01, 0b10, 0b10]


def test_a_word_taken_back_was_seen_by_nobody() -> None:
    live = begun(HELIOS, 2, "cards")
    live.say(1, WORDS.number("bid 0"), 0.0)
    live.take_back(1, 0.0)
    assert live.witnesses == [0b01, 0b10, 0b01, 0b10]


def test_whoever_holds_all_seats_knows_what_any_of_them_saw() -> None:
    assert known_steps(at_one_screen(begun(HELIOS, 2, "cards")), "ada") == 4


def test_what_lies_face_down_is_hidden_from_whoever_holds_all_seats() -> None:
    live = with_a_card_face_down()
    room = at_one_screen(live)
    assert known_steps(room, "ada") == live.witnesses.index(NOBODY)
    with pytest.raises(NotNow, match="hidden from you"):
        check_record(room, Person("ada", "Ada", None))
