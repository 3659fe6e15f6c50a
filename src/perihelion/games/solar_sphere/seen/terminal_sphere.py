"""The Sphere as text: nineteen hexes of three lines in five columns."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from perihelion.core.steps import Side
from perihelion.games.solar_sphere.cards.effects.drones import FabricateDrones, SalvageDrones
from perihelion.games.solar_sphere.cards.effects.effect import Effect
from perihelion.games.solar_sphere.cards.effects.printed import BENEFITS
from perihelion.games.solar_sphere.cards.effects.resources import GainChosen
from perihelion.games.solar_sphere.cards.effects.tracks import Morale, Reputation, Score
from perihelion.games.solar_sphere.cards.tables import (
    CORE_HEX,
    CORPORATION,
    FLIPPED_HEX,
    HEX_CRYSTAL,
    HEX_GOLD,
    HEX_ICON,
    HEX_NAMES,
    HEX_ORE,
    HEX_VALUE,
    LEFT_OF,
    NO_SCORING,
    NOBODY,
    PLAYER_NAMES,
    POSITIONS,
    SCORING_POINTS,
    TOP_OF,
)
from perihelion.games.solar_sphere.numbers import viable
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import WORDS

WIDTH = 16
HEIGHT = 3
ICONS = "HMUS"
SIDE_STYLES = ("red", "bright_black", "green", "magenta", "blue")
"""Seats in the order of their names, then the Corporation; DRANDA takes the place after the only seat."""
LEGEND = (
    "value: cost faction place / *points of place; o g c ore, gold, crystal; H M U S factions;\n"
    "p points, R reputation, M morale, fab fabricate, sal salvage"
)


def sphere(s: State) -> Group:
    """Hexes lie in columns; every second column is half a hex lower."""
    lines = [[Text(" " * WIDTH) for _ in range(5)] for _ in range(5 * HEIGHT)]
    for position in range(len(s.hexes)):
        column = LEFT_OF[position] // 3 + 2
        for i, line in enumerate(hex_lines(s, position)):
            lines[first_line(position) + i][column] = line
    rows = [Text.assemble(*row) for row in lines]
    for row in rows:
        row.rstrip()
    return Group(*rows, Text(LEGEND, style="dim"))


def first_line(position: int) -> int:
    """Between two hexes of a column lie two units; three lines stand for them."""
    units = TOP_OF[position] + 4
    return units // 2 * HEIGHT + (units % 2) * 2


def hex_lines(s: State, position: int) -> list[Text]:
    """An unbuilt hex: its name; value, cost, faction and place; points of the place and benefits. A built
    one: its builder."""
    owner, hex = s.owners[position], s.hexes[position]
    stars = f"*{SCORING_POINTS[s.scoring][position]}" if s.scoring != NO_SCORING and position else ""
    if owner != NOBODY:
        lines = (built_name(hex), f"● {side_name(s, owner)}", f"{POSITIONS[position]} {stars}")
        return [fitted(line, SIDE_STYLES[owner]) for line in lines]
    price = f"{HEX_VALUE[hex]}: {cost(hex)} {ICONS[HEX_ICON[hex]]} {POSITIONS[position]}"
    shade = "bold" if viable(s, position) else "dim"
    return [fitted(line, shade) for line in (HEX_NAMES[hex], price, f"{stars} {benefits(hex)}")]


def fitted(text: str, style: str) -> Text:
    return Text(f"{text[: WIDTH - 1]:<{WIDTH}}", style=style)


def built_name(hex: int) -> str:
    if hex == CORE_HEX:
        return "Core"
    return "(face down)" if hex == FLIPPED_HEX else HEX_NAMES[hex]


def side_name(s: State, side: Side) -> str:
    if side == CORPORATION:
        return "Corporation"
    return PLAYER_NAMES[side] if s.seated(side) else "DRANDA"


def cost(hex: int) -> str:
    amounts = ((HEX_ORE[hex], "o"), (HEX_GOLD[hex], "g"), (HEX_CRYSTAL[hex], "c"))
    return "".join(f"{amount}{letter}" for amount, letter in amounts if amount)


def benefits(hex: int) -> str:
    return " ".join(short(effect) for effect in BENEFITS[hex])


def short(effect: Effect) -> str:
    """An effect in a few letters, if the legend knows them."""
    match effect:
        case Score():
            return f"{effect.amount}p"
        case Reputation():
            return f"{effect.amount}R"
        case Morale():
            return f"{effect.amount}M"
        case FabricateDrones():
            return f"fab{effect.amount}"
        case SalvageDrones():
            return f"sal{effect.amount}"
        case GainChosen():
            return f"{effect.amount}any"
    return WORDS.named(str(effect.text()))
