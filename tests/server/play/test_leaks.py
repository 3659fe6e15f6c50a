"""No seat ever receives a byte that it may not know: everything the server says to a seat is equal, byte for
byte, for two tables that differ only in what that seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from perihelion.core.game import SPECTATOR
from perihelion.core.steps import CHANCE
from server.kit.ears import MANY, SECRET, TABLE, Ear, all_laid_out, laid_out, token
from server.kit.here import served_here
from server.kit.twins import BEGUN, DEEP, KINDS, SEATS, SHELF, Said, Twins, find_twins, game_of, played

PAIRS = [
    (kind, number)
    for kind, count in (
        ("helios", 1),
        (DEEP, 2),
        ("event-horizon", 1),
        ("m121", 1),
        (BEGUN, 1),
        ("andromeda", 1),
    )
    for number in range(count)
]
MANY_PAIRS = {"helios": 12, DEEP: 24, "event-horizon": 6, "m121": 4, BEGUN: 6, "andromeda": 8}
"""So many are asked for at one server; `make fuzz` asks for more."""
THROWN_PAIRS = {"helios": 8, DEEP: 12, "event-horizon": 4, BEGUN: 4, "andromeda": 6}
"""So many at which people throw the dice."""


def everything(ear: Ear, game: str, said: list[Said]) -> None:
    """Whatever a curious person at this seat might ask, that changes nothing."""
    path, seat, n = f"/api/tables/{TABLE}", ear.seat, len(said)
    for question in (
        "",
        f"/view?eyes={seat}",
        f"/replay?eyes={seat}",
        "/record",
        "/chat",
        "/view?eyes=-1",
        "/replay?eyes=-1",
    ):
        ear.ask("GET", path + question)
    for asker in range(SEATS):
        ear.ask("GET", f"{path}/ahead?seat={asker}&n={n}")
    ear.ask("GET", f"{path}/view?eyes={(seat + 1) % SEATS}")
    ear.ask("GET", f"{path}/replay?eyes={(seat + 1) % SEATS}")
    words = game_of(game).rules.words
    for kind, names in words.nouns().items():
        for number in some(len(names)):
            ear.ask("GET", f"{path}/why?seat={seat}&kind={kind}&id={number}")
    offered = played(game, said).offers(seat)
    for word in [word for word in some(words.size) if word not in offered]:
        ear.ask("POST", f"{path}/choose", {"seat": seat, "n": n, "word": word})
        ear.ask("POST", f"{path}/choose", {"seat": (seat + 1) % SEATS, "n": n, "word": word})
    unsaid = next(word for word in range(words.size) if word not in offered)
    ear.ask("POST", f"{path}/choose", {"seat": seat, "n": max(0, n - 1), "word": unsaid})
    ear.ask("POST", f"{path}/undo", {"seat": (seat + 1) % SEATS, "n": n})
    ear.ask("POST", f"{path}/undo", {"seat": (seat + 1) % SEATS, "n": n, "whole": True})
    for other in range(SEATS):
        ear.ask("POST", f"{path}/hint", {"seat": other, "n": n})
    ear.ask("GET", f"{path}/reasons")
    ear.ask("POST", f"{path}/analysis")
    ear.ask("GET", f"{path}/analysis")
    for other in range(SEATS):
        ear.ask("PUT", f"{path}/standing/{other}/{SEATS}")
        ear.ask("DELETE", f"{path}/standing/{other}/{SEATS}")
    ear.ask("POST", f"{path}/throw", {"n": n, "word": unsaid})
    ear.ask("DELETE", path)
    ear.ask("POST", f"{path}/branch", {"step": n})
    ear.ask("GET", "/api/lobby")
    ear.listen(0, max(0, n - 3), n)


def some(count: int) -> range:
    """Numbers below a count, evenly spread."""
    return range(0, count, max(1, count // MANY))


STOPPED_TWICE = (
    r"(Exception ignored in: .*\n)?Traceback \(most recent call last\):\n(  .*\n)*"
    r"OSError: Signal 15 ignored due to race condition\n"
)


@contextmanager
def heard_at(folder: Path, game: str, seat: int, said: list[Said]) -> Iterator[list[bytes]]:
    with served_here(laid_out(folder, game, said), SHELF) as address:
        ear = Ear(address, seat)
        everything(ear, game, said)
        yield ear.heard


@pytest.mark.parametrize(("game", "number"), PAIRS)
def test_a_seat_hears_the_same_at_two_tables_that_it_cannot_tell_apart(
    game: str, number: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    twins = find_twins(game, f"leak {number}", tries=4000)
    with heard_at(tmp_path / "first", game, twins.seat, twins.first) as first:
        pass
    first_log = plain_log(capfd.readouterr().err)
    with heard_at(tmp_path / "second", game, twins.seat, twins.second) as second:
        pass
    second_log = plain_log(capfd.readouterr().err)
    assert first == second
    assert first_log == second_log
    assert SECRET.encode() not in b"".join(first)
    assert SECRET not in first_log


@pytest.mark.parametrize(("game", "offers"), [("helios", 4), (DEEP, 4), ("event-horizon", 2), (BEGUN, 4)])
def test_a_hint_tells_nothing_that_its_seat_may_not_know(game: str, offers: int, tmp_path: Path) -> None:
    twins = find_twins(game, "hint", tries=4000, offered=offers)
    first, second = [
        hint_at(tmp_path / name, twins, said) for name, said in (("1", twins.first), ("2", twins.second))
    ]
    assert first["simulations"] == 40
    assert first == second


def hint_at(folder: Path, twins: Twins, said: list[Said]) -> Any:
    with served_here(laid_out(folder, twins.game, said), SHELF) as address:
        asked = {"seat": twins.seat, "n": len(said)}
        headers = {"Authorization": f"Bearer {token(twins.seat)}"}
        return (
            httpx.post(f"{address}/api/tables/{TABLE}/hint", json=asked, headers=headers, timeout=30)
            .raise_for_status()
            .json()
        )


def plain_log(text: str) -> str:
    """A log without its times and ports, and without what Python says when a thinking process is told to stop
    while it is ending."""
    return re.sub(r'"(ms|timestamp|port)":\s*"?[^",}]+"?', "", re.sub(STOPPED_TWICE, "", text))


@pytest.mark.parametrize("game", [DEEP, BEGUN])
def test_the_comparison_would_find_a_leak(game: str, tmp_path: Path) -> None:
    """Through another seat's eyes the same two tables differ."""
    twins = find_twins(game, "leak 0")
    others = [seat for seat in range(SEATS) if seat != twins.seat]
    assert any(hears_differently(tmp_path, twins, seat) for seat in others)


def hears_differently(folder: Path, twins: Twins, seat: int) -> bool:
    with heard_at(folder / f"{seat} first", twins.game, seat, twins.first) as first:
        pass
    with heard_at(folder / f"{seat} second", twins.game, seat, twins.second) as second:
        pass
    return first != second


@pytest.mark.parametrize("game", KINDS)
def test_hidden_entries_were_indeed_different(game: str) -> None:
    twins = find_twins(game, "leak 0")
    differing = [a for a, b in zip(twins.first, twins.second, strict=True) if a != b]
    assert differing and not any(entry.seen for entry in differing)
    assert any(entry.who == CHANCE for entry in differing)


def in_short(ear: Ear, game: str, said: list[Said]) -> None:
    """What is heard at one of many tables: all that is told, and a few questions that will be refused."""
    n, seat, words = len(said), ear.seat, game_of(game).rules.words
    for question in ("", f"/view?eyes={seat}", f"/replay?eyes={seat}", "/record", "/chat"):
        ear.ask("GET", ear.path + question)
    kinds = list(words.nouns())
    ear.ask("GET", f"{ear.path}/why?seat={max(seat, 0)}&kind={kinds[n % len(kinds)]}&id={n % 3}")
    for asker in sorted({max(seat, 0), (seat + 1) % SEATS}):
        ear.ask("POST", f"{ear.path}/choose", {"seat": asker, "n": n, "word": words.size - 1})
    ear.ask("POST", f"{ear.path}/undo", {"seat": (seat + 1) % SEATS, "n": n})
    ear.greet(max(0, n - 3))


def test_sixty_tables_tell_nobody_what_they_may_not_know(tmp_path: Path) -> None:
    """Seats and spectators, at two servers whose tables differ in nothing else."""
    found = {
        f"{''.join(filter(str.isalnum, kind))}{number}": find_twins(kind, f"many {number}", seated=False)
        for kind, count in MANY_PAIRS.items()
        for number in range(count)
    }
    eyes = {table: twins.seat for table, twins in found.items()}
    first = {table: (twins.game, twins.first) for table, twins in found.items()}
    second = {table: (twins.game, twins.second) for table, twins in found.items()}
    heard, other = heard_of_all(tmp_path / "1", first, eyes), heard_of_all(tmp_path / "2", second, eyes)
    assert set(eyes.values()) == {SPECTATOR, *range(SEATS)}
    assert [table for table in found if heard[table] != other[table]] == []


def test_who_throws_the_dice_hears_nothing_by_what_may_fall(tmp_path: Path) -> None:
    """At the table of the thrower, who lays the cards of all others, or of an owner who only looks on."""
    found = {
        f"{''.join(filter(str.isalnum, kind))}{number}": find_twins(
            kind, f"thrown {number}", tries=4000, seated=False, falls=True
        )
        for kind, count in THROWN_PAIRS.items()
        for number in range(count)
    }
    eyes = {table: twins.seat for table, twins in found.items()}
    first = {table: (twins.game, twins.first) for table, twins in found.items()}
    second = {table: (twins.game, twins.second) for table, twins in found.items()}
    heard = heard_of_all(tmp_path / "1", first, eyes, thrown=True)
    other = heard_of_all(tmp_path / "2", second, eyes, thrown=True)
    assert set(eyes.values()) == {SPECTATOR, *range(SEATS)}
    assert all(b'"outcomes":[{' in b"".join(heard[table]) for table in found)
    assert [table for table in found if heard[table] != other[table]] == []


def heard_of_all(
    folder: Path, games: dict[str, tuple[str, list[Said]]], eyes: dict[str, int], thrown: bool = False
) -> dict[str, list[bytes]]:
    """What these eyes hear, each at its table of one server."""
    settings = all_laid_out(folder, games, thrown=eyes if thrown else None)
    with served_here(settings, SHELF) as address, ExitStack() as opened:
        heard = {}
        for table, (game, said) in games.items():
            ear = Ear(address, eyes[table], table)
            opened.callback(ear.client.close)
            in_short(ear, game, said)
            heard[table] = ear.heard
        return heard
