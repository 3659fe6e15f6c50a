"""The powers printed on cards that draw: when a phase begins, or after each time that something happens."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.powers import (
    CUBE_ICONS,
    PHASE_KEYS,
    VERBS,
    Power,
    cards,
    drawn,
    marked,
    read_only,
)
from perihelion.games.m121.cards.slots import (
    ANY_CUBE,
    BUILD,
    COLONISE,
    COLOURS,
    DELIVER,
    EXPAND,
    NO_TYPE,
    in_row,
)

GIVES: Final = Part(icon="gives", quiet=True)


class Opening(Power):
    """draw = 1, phase = "expand". MX-POW-04."""

    def text(self) -> Said:
        return Said("draw {cards} when {phase:phase} begins", cards=cards(self.amount), phase=self.phase)

    def parts(self) -> list[Part]:
        return drawn(self.amount)


class After(Power):
    """MX-POW-04, MX-POW-09. A draw after each time that something happens."""

    def __init__(self, phase: int, slot: int, amount: int, what: Said, signs: list[Part]) -> None:
        super().__init__(phase, slot, amount)
        self.what: Final = what
        self.signs: Final = signs

    def text(self) -> Said:
        return Said("draw {cards} after {what}", cards=cards(self.amount), what=self.what)

    def parts(self) -> list[Part]:
        return [*self.signs, GIVES, *drawn(self.amount)]


def read_cube(entry: Entry) -> int:
    return COLOURS.index(entry.name(COLOURS, "cube")) if "cube" in entry.table else ANY_CUBE


def after_building(entry: Entry, n: int) -> Power:
    entry.only("on", "keyword")
    only = read_only(entry)
    what = Said("you build {what}", what=only.infrastructure())
    return After(BUILD, in_row(slots.ON_BUILD, NO_TYPE, only.keyword), n, what, only.parts("infra"))


def after_settlement(entry: Entry, n: int) -> Power:
    entry.only("on", "type", "keyword")
    only = read_only(entry)
    what = Said("you place {system}", system=only.system())
    slot = in_row(slots.ON_COLONISE, only.type, only.keyword)
    return After(COLONISE, slot, n, what, only.parts("system"))


def after_conquest(entry: Entry, n: int) -> Power:
    entry.only("on", "type", "keyword")
    only = read_only(entry)
    what = Said("you place {system} by military", system=only.system())
    signs = [Part(icon="strength"), *only.parts("system")]
    return After(COLONISE, in_row(slots.ON_CONQUEST, only.type, only.keyword), n, what, signs)


def after_delivery(entry: Entry, n: int) -> Power:
    """MX-POW-06, MX-POW-08, MX-POW-10."""
    if marked(entry, "anyone"):
        return after_anyones_delivery(entry, n)
    if "to" in entry.table:
        entry.only("on", "to")
        entry.name(["own"], "to")
        signs = [Part(icon="deliver"), Part(icon="control")]
        return After(DELIVER, slots.TO_OWN, n, Said("you deliver a cube to a system you control"), signs)
    entry.only("on", "cube")
    cube = read_cube(entry)
    what = (
        Said("you deliver a cube") if cube == ANY_CUBE else Said("you deliver a {cube:cube} cube", cube=cube)
    )
    return After(DELIVER, slots.ON_CUBE + cube, n, what, [Part(icon=CUBE_ICONS[cube])])


def after_anyones_delivery(entry: Entry, n: int) -> Power:
    signs = [Part(icon="anyone"), Part(icon="deliver")]
    if marked(entry, "adjacent"):
        entry.only("on", "anyone", "adjacent")
        what = Said("anyone delivers a cube to a system next to this card")
        return After(DELIVER, slots.NEAR_DELIVERY, n, what, [*signs, Part(icon="adjacent")])
    entry.only("on", "anyone", "to")
    if "to" not in entry.table:
        raise entry.wrong('anyone: expected `to = "this"` or `adjacent = true` with it')
    entry.name(["this"], "to")
    what = Said("anyone delivers a cube to this system")
    return After(DELIVER, slots.HERE_DELIVERY, n, what, [*signs, Part(icon="here")])


def after_sale(entry: Entry, n: int) -> Power:
    entry.only("on", "anyone")
    if marked(entry, "anyone"):
        signs = [Part(icon="anyone"), Part(icon="sell")]
        return After(DELIVER, slots.ANYONES_SALE, n, Said("anyone sells a cube"), signs)
    return After(DELIVER, slots.ON_SALE, n, Said("you sell a cube"), [Part(icon="sell")])


def after_politics(entry: Entry, n: int) -> Power:
    entry.only("on", "fresh", "type", "keyword")
    only = read_only(entry)
    if marked(entry, "fresh"):
        what = Said("political influence on {system} where you had no disk", system=only.system())
        slot = in_row(slots.ON_FRESH, only.type, only.keyword)
        return After(EXPAND, slot, n, what, [Part(icon="political-new"), *only.sign()])
    what = Said("political influence on {system}", system=only.system())
    slot = in_row(slots.ON_POLITICS, only.type, only.keyword)
    return After(EXPAND, slot, n, what, [Part(icon="political"), *only.sign()])


def after_invasion(entry: Entry, n: int) -> Power:
    entry.only("on", "type", "keyword")
    only = read_only(entry)
    what = Said("you invade {system}", system=only.system())
    slot = in_row(slots.ON_INVASION, only.type, only.keyword)
    return After(EXPAND, slot, n, what, [Part(icon="invade"), *only.sign()])


EVENTS: Final = {
    "building": after_building,
    "settlement": after_settlement,
    "conquest": after_conquest,
    "delivery": after_delivery,
    "sale": after_sale,
    "politics": after_politics,
    "invasion": after_invasion,
}


def read_draw(entry: Entry) -> Power:
    """draw = 1, with a phase or an event."""
    n = entry.positive()
    if "on" in entry.table:
        return EVENTS[entry.name(EVENTS, "on")](entry, n)
    entry.only("phase")
    phase = PHASE_KEYS.index(entry.name(PHASE_KEYS, "phase"))
    return Opening(phase, slots.OPENING + phase, n)


VERBS.teach("draw", read_draw)
