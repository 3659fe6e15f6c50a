"""The clock: a bank of seconds for each seat and an increment. Only the clocks of people run, and only while
the game waits for them. A sheet holds the seconds that were left at `moved`. Where nothing is `due` they
stand still: nobody's runs, or the game cannot be opened."""

from __future__ import annotations

from perihelion.server.store.rows import SeatRow, Sheet
from perihelion.server.tables.opponents import free_face


def running(sheet: Sheet) -> list[int]:
    """The seats whose clock runs."""
    header = sheet.header
    if header.clock is None or header.status != "playing":
        return []
    return [seat for seat in header.waiting if sheet.seats[seat].kind == "person"]


def left_at(sheet: Sheet, now: float) -> list[float | None]:
    """The seconds of each seat at a moment."""
    gone = max(0.0, now - sheet.header.moved)
    run = running(sheet) if sheet.header.due is not None else []
    return [spent(row.left, gone if row.seat in run else 0.0) for row in sheet.seats]


def spent(left: float | None, gone: float) -> float | None:
    return None if left is None else max(0.0, left - gone)


def settle(sheet: Sheet, now: float) -> None:
    """Write down what is left, and go on from this moment."""
    for row, left in zip(sheet.seats, left_at(sheet, now), strict=True):
        row.left = left
    sheet.header.moved = now


def pass_on(sheet: Sheet, waiting: list[int], taken_back: bool) -> None:
    """The game now waits for these. Whoever has answered gets the increment; whoever takes it back gives it
    back."""
    increment = sheet.header.clock.increment if sheet.header.clock else 0
    before = running(sheet)
    sheet.header.waiting = waiting
    after = running(sheet)
    for row in sheet.seats:
        if row.left is None:
            continue
        if taken_back and row.seat in after and row.seat not in before:
            row.left = max(0.0, row.left - increment)
        elif not taken_back and row.seat in before and row.seat not in after:
            row.left += increment


def due(sheet: Sheet) -> float | None:
    """When the next clock runs out. One that has run out is done with, unless a bot is still to come."""
    clock = sheet.header.clock
    left = [sheet.seats[seat].left or 0.0 for seat in running(sheet)]
    ahead = [seconds for seconds in left if seconds > 0 or (clock and clock.at_zero == "bot")]
    return sheet.header.moved + min(ahead) if ahead else None


def stands_still(sheet: Sheet) -> bool:
    """Whether clocks that should run do not: somebody has found that the game cannot be opened."""
    return sheet.header.due is None and due(sheet) is not None


def go_on(sheet: Sheet, now: float) -> None:
    """From this moment, with what was left at the last move: nobody could say how long it could not be
    opened."""
    sheet.header.moved = now
    sheet.header.due = due(sheet)


def wind(sheet: Sheet) -> None:
    """Everybody's bank at the start of the game."""
    for row in sheet.seats:
        row.left = float(sheet.header.clock.bank) if sheet.header.clock else None


def run_out(sheet: Sheet, now: float, bot: str) -> bool:
    """Settle the clocks; seats without time become bots if the table was made so. Whether a seat did."""
    settle(sheet, now)
    clock = sheet.header.clock
    late = [seat for seat in running(sheet) if not sheet.seats[seat].left]
    if clock is None or clock.at_zero == "nothing":
        late = []
    for seat in late:
        row = sheet.seats[seat]
        face = free_face(sheet.header.id, bot, sheet.faces())
        sheet.seats[seat] = SeatRow(seat, "bot", None, bot, row.left, face=face)
    sheet.header.due = due(sheet)
    return bool(late)
