"""Who thinks next: nobody waits for all that somebody else has asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from perihelion.server.thinking.line import ONE, Line, Places, Whose, shared

BUSY = Whose("far", "busy", "t1")


async def order(line: Line, first: Whose, asked: Iterable[Whose]) -> list[Whose]:
    """In which order these get a place, while the first uses the only one until all have asked."""
    served: list[Whose] = []

    async def use(whose: Whose) -> None:
        async with line.place(whose):
            served.append(whose)

    async with line.place(first):
        tasks = [asyncio.create_task(use(whose)) for whose in asked]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


def tables(address: str, person: str, *names: str) -> list[Whose]:
    return [Whose(address, person, name) for name in names]


def test_it_goes_round_by_person() -> None:
    many, other = tables("here", "busy", "a", "b", "c"), Whose("here", "calm", "z")
    assert asyncio.run(order(Line(ONE), many[0], [*many, other]))[0] == other


def test_it_goes_round_by_address_so_that_many_people_at_one_are_not_more() -> None:
    crowd = [Whose("far", f"guest {number}", f"t{number}") for number in range(5)]
    other = Whose("near", "calm", "z")
    assert asyncio.run(order(Line(ONE), crowd[0], [*crowd[1:], other]))[0] == other


def test_it_goes_round_by_table() -> None:
    a, b = tables("here", "busy", "a", "b")
    assert asyncio.run(order(Line(ONE), a, [a, a, b])) == [b, a, a]


def test_of_those_who_were_never_served_the_first_to_come_is_the_first() -> None:
    asked = [Whose(name, name, name) for name in ("one", "two", "three")]
    assert asyncio.run(order(Line(ONE), BUSY, asked)) == asked


async def taken(places: Places, asked: Iterable[Whose]) -> list[Whose]:
    """Who gets a place if all keep theirs."""
    line = Line(places)
    tasks = [asyncio.create_task(line.wait(whose)) for whose in asked]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    return line.taken


def test_one_place_is_kept_for_a_person_and_one_for_an_address_with_nothing_going_on() -> None:
    busy = tables("far", "busy", *"abcdef")
    second = tables("far", "second", *"ghijkl")
    neighbour, other = Whose("far", "neighbour", "m"), Whose("near", "other", "n")
    found = asyncio.run(taken(shared(2), [*busy, *second, neighbour, other]))
    assert found == [*busy[:2], second[0], other]


@pytest.mark.parametrize("while_it_waits", [True, False])
def test_whoever_goes_away_leaves_no_place_taken(while_it_waits: bool) -> None:
    async def go() -> Line:
        line = Line(ONE)
        await line.wait(BUSY)
        late = asyncio.create_task(line.wait(Whose("near", "late", "z")))
        await asyncio.sleep(0)
        if not while_it_waits:
            line.leave(BUSY)
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        if while_it_waits:
            line.leave(BUSY)
        return line

    line = asyncio.run(go())
    assert (line.taken, line.waiting) == ([], [])
