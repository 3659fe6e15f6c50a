"""Who may say what fell, at a table whose dice are thrown by people.

An outcome that all see is told by anybody who sits here. A hidden one is told by who may see it; if no person
may, by the owner of the table, who lays the cards of bots."""

from __future__ import annotations

from perihelion.core.game import SPECTATOR
from perihelion.core.steps import CHANCE
from perihelion.server.store.rows import Sheet
from perihelion.server.tables.live import Live


def throwers(sheet: Sheet, live: Live) -> list[int]:
    """The seats that may say what fell; SPECTATOR for an owner who has none, and nobody while chance is
    silent."""
    if not thrown_now(sheet, live):
        return []
    mask = live.table.witnesses(CHANCE)
    people = [row.seat for row in sheet.seats if row.kind == "person"]
    seeing = [seat for seat in people if mask >> seat & 1]
    return seeing or sheet.seats_of(sheet.header.owner)[:1] or [SPECTATOR]


def thrown_now(sheet: Sheet, live: Live) -> bool:
    """Whether the game waits for people to say what fell."""
    if sheet.header.status != "playing" or not sheet.header.thrown_here():
        return False
    return not live.table.over() and not live.table.waiting()
