"""`perihelion fuzz --pairs`: everything that the server tells one pair of eyes, at two tables that these eyes
cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from perihelion.core.game import Game
from perihelion.games import SHELF
from perihelion.lab.fuzz import CHUNK, Chunk, Failure, Orders, Tally, timed_chunks
from perihelion.lab.pairs import Pair, Parted, Wanted, rotated_pair
from perihelion.lab.walk import record_of
from perihelion.lab.workers import spread
from perihelion.records.record import write
from perihelion.server.play.overheard import overheard

AT_ONE_SERVER = 20
"""So many tables stand at one server."""
THROWN = 3
"""At one table in so many people throw the dice."""


def compare_pairs(orders: Orders, count: int, seconds: float, jobs: int) -> Iterator[Tally]:
    """A tally for every few pairs."""
    return spread(compare_chunk, timed_chunks(orders, count, seconds), jobs if count > CHUNK else 1)


def compare_served(orders: Orders, count: int) -> Iterator[Tally]:
    """The first pairs once more, at real servers; a tally for every few, in which no game is counted
    again."""
    from perihelion.cli.fuzzing.served import heard_at_servers

    game = SHELF.find(orders.game)
    for first in range(0, count, AT_ONE_SERVER):
        numbers = range(first, min(first + AT_ONE_SERVER, count))
        pairs = {number: pair for number in numbers if (pair := found(game, orders, number)) is not None}
        ones, others = heard_at_servers(pairs)
        tally = Tally(checked=sum(len(message) for heard in ones.values() for message in heard))
        for number, pair in pairs.items():
            if ones[number] != others[number]:
                message = f"served: {difference(pair, ones[number], others[number])}"
                tally.failures.append(failure(number, message, pair))
        yield tally


def found(game: Game, orders: Orders, number: int) -> Pair | None:
    """Pair `number`; one that parts is told of elsewhere."""
    with suppress(Parted):
        return rotated_pair(game, orders.seats, Wanted(), orders.seed, number)
    return None


def compare_chunk(chunk: Chunk) -> Tally:
    game = SHELF.find(chunk.orders.game)
    tally = Tally()
    for number in range(chunk.first, chunk.last):
        tally.add(compare_one(game, chunk.orders, number))
    return tally


def compare_one(game: Game, orders: Orders, number: int) -> Tally:
    """Pair `number`. Where nothing hidden differs there is none, and nothing is counted."""
    try:
        pair = rotated_pair(game, orders.seats, Wanted(), orders.seed, number)
    except Parted as error:
        return Tally({error.pair.seats: 1}, failures=[failure(number, str(error), error.pair)])
    if pair is None:
        return Tally()
    thrown = number % THROWN == 0
    heard = [
        overheard(game, pair.seats, pair.options, said, pair.eyes, lets, thrown)
        for said, lets in zip(pair.said(), ((), (0,)), strict=True)
    ]
    tally = Tally({pair.seats: 1}, len(pair.first), checked=sum(len(message) for message in heard[0]))
    if heard[0] != heard[1]:
        tally.failures.append(failure(number, difference(pair, *heard), pair))
    return tally


def difference(pair: Pair, first: list[bytes], second: list[bytes]) -> str:
    """Who hears what, from shortly before the first byte that differs."""
    one, two = next((a, b) for a, b in zip(first, second, strict=True) if a != b)
    place = next(
        (i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
    )
    heard = " and ".join(
        text[max(0, place - 60) : place + 20].decode(errors="replace") for text in (one, two)
    )
    return f"eyes {pair.eyes} hear the difference: {heard}"


def failure(number: int, message: str, pair: Pair) -> Failure:
    """With the record of the first game."""
    record = record_of(pair.game, pair.seats, pair.options, pair.said()[0])
    return Failure(number, f"entry {len(pair.first)}: {message}", write(record))
