"""How what is seen is read."""

from __future__ import annotations

from collections.abc import Sequence

from games.andromeda.table import Table
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.seen.ahead import ahead
from perihelion.games.andromeda.seen.table import view
from perihelion.games.andromeda.seen.views import (
    FighterView,
    PlayerView,
    Preview,
    RegionView,
    SourceView,
    View,
)
from perihelion.games.kit.data.records import Part
from perihelion.records.table import named


def seen(table: Table, name: str = "") -> View:
    """What a player sees, or everybody."""
    return view(table.s, table.seat(name) if name else -1)


def station(table: Table, whose: str, by: str = "") -> PlayerView:
    return seen(table, by).players[table.seat(whose)]


def region(table: Table, space: str, by: str = "") -> RegionView:
    return seen(table, by).regions[REGIONS.index(space)]


def row(parts: Sequence[Part]) -> str:
    """Signs in a line: icons in brackets, what stands apart behind a bar."""
    texts = [f"[{part.icon}]" if part.icon else str(part.text) for part in parts]
    return " ".join([f"| {text}" if part.apart else text for text, part in zip(texts, parts, strict=True)])


def fighter(table: Table, name: str) -> FighterView:
    """A participant: a player, or `raiders`."""
    battle = seen(table).battle
    assert battle is not None, "nobody fights"
    place = table.s.raider_place() if name == "raiders" else table.seat(name)
    return next(one for one in battle.fighters if one.side == place)


def sources(table: Table, found: list[SourceView]) -> dict[str, int]:
    """What dice or targeting come from, as a player reads it."""
    return {named(table.game, one.label): one.amount for one in found}


def stakes(table: Table) -> list[str]:
    battle = seen(table).battle
    assert battle is not None, "nobody fights"
    return [named(table.game, line) for line in battle.stakes]


def preview(table: Table, name: str, text: str) -> Preview:
    """What a word would do that a player may say."""
    found = ahead(table.s, table.seat(name), table.game.rules.words.number(text))
    assert found is not None, f"nothing is drawn for '{text}'"
    return found


def forces(table: Table, found: Preview) -> dict[str, tuple[int, int]]:
    """Dice and targeting of everybody who would fight."""
    names = [*table.game.rules.seat_names[: table.s.seat_count], "raiders"]
    return {names[one.side]: (one.dice, one.targeting) for one in found.battle}
