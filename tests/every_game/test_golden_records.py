"""Golden records: games that must replay with every digest, and their transcripts with every offer and every
sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.golden import GOLDEN, UPDATE, compare, updating
from perihelion.bots import make_bot
from perihelion.core.dice import Fair, Generator, secret_from
from perihelion.core.game import Sentence
from perihelion.games import SHELF
from perihelion.lab.playing import ask
from perihelion.records.record import Record, load, of_table, open_table, say, verify, write
from perihelion.records.table import Table, named

TOLD = [(code, seats) for code in SHELF.codes() for seats in (1, 2) if seats >= SHELF.find(code).fewest]


DEALS = {("m121", 2): 214, ("m121", 3): 10, ("m121", 4): 139, ("andromeda", 2): 351}
"""Other deals than the first, so that all happens in a game which tests in the browser look for."""


def new_record(code: str, seats: int) -> Record:
    """A game of the greedy bot with committed dice, for a golden file that is written anew."""
    deal = DEALS.get((code, seats))
    name = f"golden {code} {seats} {deal}" if deal else f"golden {code} {seats}"
    table, redeals = Table(SHELF.find(code), seats, {}, Fair(secret_from(name)), told=False), Generator(name)
    bots = [make_bot("greedy", table.game, f"{name} {seat}") for seat in range(seats)]
    while not table.over():
        seat = table.waiting()[0]
        table.choose(seat, ask(bots[seat], table.game, table.state, seat, redeals))
    return of_table(table, secret_from(name))


def golden_record(code: str, seats: int) -> Record:
    path = GOLDEN / f"{code}-{seats}.record"
    if updating():
        path.write_text(write(new_record(code, seats)), encoding="utf-8")
    assert path.exists(), f"{path.name} is missing; to write it: {UPDATE}"
    return load(path)


def transcript(record: Record) -> str:
    """The whole game: each question with what is newly offered, each entry, each sentence of the log."""
    table = open_table(record, SHELF)
    pages = sentences(table, 0)
    known: set[int] = set()
    for i, line in enumerate(record.lines):
        told = len(log(table))
        pages += [*questions(table, known), f"{i + 1} {line.who} {line.text}"]
        say(record, table, i)
        pages += sentences(table, told)
    return "\n".join([*pages, ""])


def questions(table: Table, known: set[int]) -> Iterator[str]:
    """What each seat that is waited for is asked, and may answer; words that were told before are only
    counted."""
    for seat in table.waiting():
        asked = table.game.telling.prompt(table.state, table.state.agenda[-1], seat)
        told = named(table.game, asked.said)
        yield f"\n{table.game.rules.seat_names[: table.seats][seat]}: {told} [{asked.rule}]"
        new = [word for word in table.offers(seat) if word not in known]
        yield from [offer(table, seat, word) for word in new]
        old = len(table.offers(seat)) - len(new)
        yield from [f"  - and {old} as before"] if old else []
        known.update(new)


def offer(table: Table, seat: int, word: int) -> str:
    hint = named(table.game, table.game.telling.hint(table.state, seat, word))
    return f"  - {table.game.rules.words.text(word)}" + (f" ({hint})" if hint else "")


def sentences(table: Table, told: int) -> list[str]:
    return [f"  {named(table.game, line.text)}" for line in log(table)[told:]]


def log(table: Table) -> list[Sentence]:
    return table.log.lines if table.log else []


@pytest.mark.parametrize(("code", "seats"), TOLD)
def test_a_golden_game_is_told_as_it_was(code: str, seats: int) -> None:
    compare(f"{code}-{seats}.txt", transcript(golden_record(code, seats)))


@pytest.mark.parametrize("name", sorted([path.stem for path in GOLDEN.glob("*.record")]))
def test_every_golden_record_replays_under_today_s_rules(name: str) -> None:
    """Digests, dice against the committed seed, and the result. Those of former rules lie with them."""
    code, _, seats = name.rpartition("-")
    record = golden_record(code, int(seats))
    assert record.rules == SHELF.find(code).rules.version, f"{name} is of former rules; to write it: {UPDATE}"
    assert verify(record, SHELF).over()
