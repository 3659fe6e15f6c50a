"""Helios with a view that shows the first card of the next hand."""

from __future__ import annotations

from dataclasses import replace

from kit.helios import GAME as HELIOS
from kit.helios.game import View
from kit.helios.rules import State


def view(s: State, seat: int) -> View:
    seen: View = HELIOS.seen.view(s, seat)
    return replace(seen, envelope=list(s.players[(seat + 1) % s.seat_count].hand.cards[:1]))


GAME = replace(HELIOS, code="leaky", presets=(), seen=replace(HELIOS.seen, view=view))
