"""The data files in the words of the rules reference: one table row for each card."""

from __future__ import annotations

from typing import Any

from perihelion.games.m121.cards.slots import TYPES
from perihelion.games.m121.cards.tables import CARD_IDS, TYPE
from perihelion.games.m121.data.records import Combo, Demand, Infrastructure, System

PHASE_OF = {
    "tech": "Advance",
    "take": "Advance",
    "military": "Colonise",
    "invasion": "Expand",
    "deliver": "Deliver",
    "influence": "Expand",
    "invade": "Expand",
    "free_political": "Expand",
    "building": "Build",
    "settlement": "Colonise",
    "conquest": "Colonise",
    "delivery": "Deliver",
    "sale": "Deliver",
    "politics": "Expand",
}

Table = dict[str, Any]


def only(table: Table) -> str:
    """The type or keyword that a power asks for, with a space behind it."""
    found = table.get("type") or table.get("keyword")
    return f"{found} " if found else ""


def listed(texts: list[str]) -> str:
    return "; ".join(texts) or "-"


# Powers


def event(table: Table) -> str:
    """After what a power draws."""
    on, who = table["on"], "anyone" if table.get("anyone") else "you"
    if on == "building":
        return f"you build {only(table)}infrastructure"
    if on in ("settlement", "conquest"):
        return f"you place a {only(table)}system" + (" by military" if on == "conquest" else "")
    if on == "sale":
        return f"{who} sell{'s' if who == 'anyone' else ''} a cube"
    if on == "delivery":
        cube = f"{table['cube']} cube" if "cube" in table else "cube"
        target = {"own": " to a system that you control", "this": " to this system"}.get(
            table.get("to", ""), ""
        )
        near = " to a system next to this card" if table.get("adjacent") else ""
        return f"{who} deliver{'s' if who == 'anyone' else ''} a {cube}{target}{near}"
    if on == "politics":
        fresh = " on a system without a disk of yours" if table.get("fresh") else ""
        return f"you place political influence{fresh}"
    return "you invade"


def discount(table: Table) -> str:
    n, near = table["discount"], " next to this card" if table.get("adjacent") else ""
    if table["phase"] == "build":
        return f"Build: {only(table)}infrastructure costs {n} less"
    if table["phase"] == "colonise":
        return f"Colonise: a {only(table)}system costs {n} less{near}"
    where = f" on a {only(table)}system" if only(table) else ""
    return f"Expand: political influence{where} costs {n} less"


def power(table: Table) -> str:
    """`Deliver: draw 1 after you sell a cube`"""
    verb = next(iter(table))
    n = table[verb]
    if verb == "discount":
        return discount(table)
    if verb == "draw" and "on" in table:
        return f"{PHASE_OF[table['on']]}: draw {n} after {event(table)}"
    if verb == "draw":
        return f"{table['phase'].capitalize()}: draw {n} at the start"
    near = " for systems next to this card" if table.get("adjacent") else ""
    systems = f"a {only(table)}system" if only(table) else "any system"
    text = {
        "tech": f"+{n} tech level",
        "take": f"take {n} more card",
        "military": f"{n:+} military strength{near}",
        "invasion": f"{n:+} strength for invading",
        "deliver": f"{n} more cube",
        "influence": f"{n} more system or space",
        "invade": f"invade {n} more system",
        "free_political": f"political influence on {systems} costs 0",
    }[verb]
    return f"{PHASE_OF[verb]}: {text}"


# Demand


def paid(cards: int, points: int) -> str:
    """`1 card and 1 VP`"""
    parts = [f"{cards} card{'s' if cards > 1 else ''}"] if cards else []
    return " and ".join([*parts, f"{points} VP"] if points else parts)


def demand(space: Demand) -> str:
    if space.sell:
        return f"sell {space.accept}: {paid(space.sell, 0)}"
    return f"{space.accept}: {paid(space.draw, space.vp)}"


def combo(brace: Combo) -> str:
    spaces = {1: "space 1", 2: "both", 3: "all three"}[len(brace.need)]
    if brace.power:
        return f"{spaces} unlock{'s' if len(brace.need) == 1 else ''} ({power(brace.power)})"
    return f"{spaces} together: {paid(brace.draw, brace.vp)} more"


# Tabs and clauses


def tab(table: Table) -> str:
    if not table:
        return "blank"
    verb = next(iter(table))
    text = {"discount": "-{} cost", "draw": "draw {}", "military": "+{} strength"}[verb].format(table[verb])
    behind = f" {only(table).strip()}" if only(table) else ""
    return text + behind + (" (anyone)" if table.get("anyone") else "")


def tabs(tables: list[Table]) -> str:
    texts = [tab(table) for table in tables]
    if len(set(texts)) > 1:
        return listed(texts)
    return "all blank" if texts[0] == "blank" else f"each: {texts[0]}"


def clause(table: Table) -> str:
    """`2 for each HIDDEN card you control`"""
    verb = next(iter(table))
    other, cube = "other " if table.get("other") else "", f"{table.get('cube', '')} cube"
    kind = "build" if table.get("power") == "build" else "selling"
    what = {
        "card_controlled": f"{only(table)}card you control",
        "system_influenced": f"{other}{only(table)}system you influence",
        "system_controlled": f"{only(table)}system you control",
        "cube_delivered": f"{cube} you delivered",
        "cube_delivered_to": f"cube you delivered to {only(table)}systems",
        "cube_sold": "cube you sold",
        "cube_undelivered": f"{cube} that still lies on any system",
        "card_with_power": f"card with a {kind} power you control",
        "infrastructure_controlled": f"{other}infrastructure you control",
        "political_disk": "of your political disks",
        "military_disk": "of your military disks",
        "tech_level": "of your tech levels",
    }[verb]
    return f"{table[verb]} for each {what}"


def worth(card: Infrastructure) -> str:
    if card.least is not None:
        return f"{card.points}, and 1 less for each of your unused disks, never below {card.least}"
    return listed([clause(table) for table in card.score])


# Rows


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def system_row(card: System) -> str:
    cubes = [(card.cubes.grey, "grey"), (card.cubes.brown, "brown"), (card.cubes.red, "red")]
    cubes.append((card.cubes.green, "green"))
    most_first = sorted([cube for cube in cubes if cube[0]], key=lambda cube: -cube[0])
    return row(
        card.id,
        card.name,
        TYPES[TYPE[CARD_IDS.index(card.id)]],
        card.cost,
        f"{card.control} / {card.influence}",
        ", ".join([f"{count} {colour}" for count, colour in most_first]) or "-",
        listed([*map(demand, card.demand), *map(combo, card.combo)]),
        listed([power(table) for table in card.powers]),
    )


def infrastructure_row(card: Infrastructure) -> str:
    powers = listed([power(table) for table in card.powers])
    if card.id.startswith("X"):
        return row(card.id, card.name, card.cost, powers, tabs(card.tabs), worth(card))
    return row(card.id, card.name, card.copies, card.cost, card.points, powers, tabs(card.tabs))
