"""No way around secrecy: somebody whom the others have left at their own table asks for everything that one
might make of a running game, at two tables that differ only in what that seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from server.kit.ears import MANY, TABLE, Ear, laid_out
from server.kit.here import served_here
from server.kit.twins import BEGUN, SEATS, SHELF, Said, Twins, find_twins, game_of

PATH = f"/api/tables/{TABLE}"
EYES = range(-1, SEATS)


@dataclass(frozen=True)
class Ask:
    """An ear at one of the two tables, and what was said there."""

    ear: Ear
    said: list[Said]

    @property
    def seat(self) -> int:
        return self.ear.seat

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(SEATS) if seat != self.seat]


@pytest.fixture(scope="module", params=[("helios", 1), ("helios", 2), ("event-horizon", 1), (BEGUN, 2)])
def twins(request: pytest.FixtureRequest) -> Twins:
    """The seat is asked; in the second pair others are asked at the same time, and nobody sees their
    words."""
    game, asked = request.param
    return find_twins(game, "way around", tries=4000, offered=2, asked=asked)


@pytest.fixture(scope="module")
def tables(twins: Twins, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Ask, Ask]]:
    """The two tables, each at a server of its own."""
    folder = tmp_path_factory.mktemp("twins")
    with ExitStack() as opened:
        yield first_and_second(opened, folder, twins)


def first_and_second(opened: ExitStack, folder: Path, twins: Twins) -> tuple[Ask, Ask]:
    asks = []
    for name, said in (("first", twins.first), ("second", twins.second)):
        settings = laid_out(folder / name, twins.game, said, alone=twins.seat)
        address = opened.enter_context(served_here(settings, SHELF))
        asks.append(Ask(Ear(address, twins.seat), said))
    return asks[0], asks[1]


def sounds_alike(tables: tuple[Ask, Ask], way: Callable[[Ask], None]) -> list[bytes]:
    """Both answer the same; what they answer."""
    for ask in tables:
        ask.ear.heard.clear()
        way(ask)
    assert tables[0].ear.heard == tables[1].ear.heard
    assert tables[0].ear.heard
    return tables[0].ear.heard


def test_no_branch_holds_an_entry_that_is_hidden_from_its_asker(
    twins: Twins, tables: tuple[Ask, Ask]
) -> None:
    """How a branch goes on is chance; that it may be had must not depend on anything hidden."""
    first, second = [[step for step in range(len(ask.said) + 1) if branches(ask.ear, step)] for ask in tables]
    assert first == second
    assert twins.first[: first[-1]] == twins.second[: first[-1]]


def branches(ear: Ear, step: int) -> bool:
    return ear.ask("POST", f"{PATH}/branch", {"step": step}) == 201


def test_no_record_tells_what_is_hidden(tables: tuple[Ask, Ask]) -> None:
    sounds_alike(tables, lambda ask: hear(ask, f"{PATH}/record"))


def test_no_replay_and_no_view_shows_what_other_eyes_saw(tables: tuple[Ask, Ask]) -> None:
    sounds_alike(tables, look_through_all_eyes)


def test_no_analysis_is_made_of_a_running_game(tables: tuple[Ask, Ask]) -> None:
    def analyse(ask: Ask) -> None:
        ask.ear.ask("POST", f"{PATH}/analysis")
        ask.ear.ask("GET", f"{PATH}/analysis")

    assert all(b" 409 " in answer for answer in sounds_alike(tables, analyse))


def test_no_hint_knows_more_than_its_seat(tables: tuple[Ask, Ask]) -> None:
    def hints(ask: Ask) -> None:
        for seat in range(SEATS):
            ask.ear.ask("POST", f"{PATH}/hint", {"seat": seat, "n": len(ask.said)})

    assert sum(b" 200 " in answer for answer in sounds_alike(tables, hints)) == 1


def test_no_bot_gives_its_reasons_before_the_end(tables: tuple[Ask, Ask]) -> None:
    assert b" 409 " in sounds_alike(tables, lambda ask: hear(ask, f"{PATH}/reasons"))[0]


def test_no_refusal_tells_why_by_something_hidden(twins: Twins, tables: tuple[Ask, Ask]) -> None:
    nouns = game_of(twins.game).rules.words.nouns()

    def why(ask: Ask) -> None:
        for seat in range(SEATS):
            for kind, names in nouns.items():
                for thing in range(min(len(names), MANY)):
                    hear(ask, f"{PATH}/why?seat={seat}&kind={kind}&id={thing}")

    sounds_alike(tables, why)


def test_no_rematch_begins_before_the_end(tables: tuple[Ask, Ask]) -> None:
    def rematch(ask: Ask) -> None:
        ask.ear.ask("POST", f"{PATH}/rematch")

    assert b" 409 " in sounds_alike(tables, rematch)[0]


def test_no_chat_line_tells_more_than_its_writer(tables: tuple[Ask, Ask]) -> None:
    def talk(ask: Ask) -> None:
        ask.ear.ask("POST", f"{PATH}/chat", {"text": "Is anybody here?"})
        ask.ear.ask("GET", f"{PATH}/chat")

    sounds_alike(tables, talk)


def test_no_seat_that_others_have_left_opens_its_eyes(tables: tuple[Ask, Ask]) -> None:
    def sit_everywhere(ask: Ask) -> None:
        for seat in ask.others:
            ask.ear.ask("POST", f"{PATH}/join", {"seat": seat})
            ask.ear.ask("PUT", f"{PATH}/seats/{seat}", {"kind": "person", "person": f"person{ask.seat}"})
            look_through_all_eyes(ask)
            ask.ear.ask("PUT", f"{PATH}/seats/{seat}", {"kind": "open"})

    sounds_alike(tables, sit_everywhere)


def test_no_spectator_sees_more_than_a_seat(tables: tuple[Ask, Ask]) -> None:
    def watch(ask: Ask) -> None:
        seated, ask.ear.client = ask.ear.client, httpx.Client(base_url=ask.ear.address)
        look_through_all_eyes(ask)
        hear(ask, f"{PATH}/record")
        hear(ask, PATH)
        ask.ear.client.close()
        ask.ear.client = seated

    sounds_alike(tables, watch)


def hear(ask: Ask, path: str) -> None:
    ask.ear.ask("GET", path)


def look_through_all_eyes(ask: Ask) -> None:
    for eyes in EYES:
        hear(ask, f"{PATH}/view?eyes={eyes}")
        hear(ask, f"{PATH}/replay?eyes={eyes}")
