"""The powers printed on cards: a class for each kind, found by the verb with which the data files call it.

A power is a number in a slot of its player; here stands which slot, and how it reads."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, finished
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Effect, Entry, Verbs
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.slots import (
    ADVANCE,
    ANY_CUBE,
    BUILD,
    COLONISE,
    COLOURS,
    DELIVER,
    EXPAND,
    KEYWORDS,
    NO_KEYWORD,
    NO_TYPE,
    PHASES,
    TYPES,
    in_row,
)

VERBS: Final = Verbs()
GIVES: Final = Part(icon="gives", quiet=True)
CUBE_ICONS: Final[tuple[str, ...]] = ("cube-goods", "cube-tech", "cube-weapons", "cube-organic", "cube-any")
PHASE_KEYS: Final[list[str]] = [name.lower() for name in PHASES]


class Power(Effect):
    """MX-POW-01. A number that counts in a phase as long as the card is controlled."""

    def __init__(self, phase: int, slot: int, amount: int) -> None:
        self.phase: Final = phase
        self.slot: Final = slot
        self.amount: Final = amount


# Words and signs


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"


def plus(n: int) -> Part:
    return Part(text=finished(signed(n)))


def cards(n: int) -> Said:
    return Many(n, "{n} card", "{n} cards")


def drawn(n: int) -> list[Part]:
    return [Part(icon="card")] if n == 1 else [Part(icon="card"), Part(text=Said("{n}", n=n))]


class Only:
    """MX-POW-07. The type or keyword to which a power is restricted."""

    def __init__(self, type: int, keyword: int) -> None:
        self.type: Final = type
        self.keyword: Final = keyword

    def system(self) -> Said:
        if self.type != NO_TYPE:
            return Said("a {type:type} system", type=self.type)
        if self.keyword != NO_KEYWORD:
            return Said("a {keyword:keyword} system", keyword=self.keyword)
        return Said("a system")

    def infrastructure(self) -> Said:
        if self.keyword != NO_KEYWORD:
            return Said("{keyword:keyword} infrastructure", keyword=self.keyword)
        return Said("infrastructure")

    def parts(self, otherwise: str) -> list[Part]:
        """The sign of the restriction, or of what is not restricted."""
        if self.type != NO_TYPE:
            return [Part(icon=f"type-{TYPES[self.type]}")]
        if self.keyword != NO_KEYWORD:
            return [Part(icon=f"kw-{KEYWORDS[self.keyword].lower()}")]
        return [Part(icon=otherwise)]


def read_only(entry: Entry) -> Only:
    """`type = "grey"`, `keyword = "HIDDEN"` or nothing; never both."""
    if "type" in entry.table and "keyword" in entry.table:
        raise entry.wrong(f"{entry.verb}: expected a type or a keyword, got both")
    type = TYPES.index(entry.name(TYPES, "type")) if "type" in entry.table else NO_TYPE
    keyword = KEYWORDS.index(entry.name(KEYWORDS, "keyword")) if "keyword" in entry.table else NO_KEYWORD
    return Only(type, keyword)


def read_cube(entry: Entry) -> int:
    return COLOURS.index(entry.name(COLOURS, "cube")) if "cube" in entry.table else ANY_CUBE


def marked(entry: Entry, key: str) -> bool:
    """`anyone = true`, or nothing."""
    if key in entry.table and entry.value(key, bool) is not True:
        raise entry.wrong(f"{key}: expected `true`, got `false`")
    return key in entry.table


# Powers that are a number alone


class Tech(Power):
    """tech = 1. MX-TECH-01."""

    @staticmethod
    def read(entry: Entry) -> Tech:
        entry.only()
        return Tech(ADVANCE, slots.TECH, entry.whole())

    def text(self) -> Said:
        return Many(self.amount, "+{n} tech level", "+{n} tech levels")

    def parts(self) -> list[Part]:
        return [Part(icon="tech"), plus(self.amount)]


class Take(Power):
    """take = 1. MX-ADV-04."""

    @staticmethod
    def read(entry: Entry) -> Take:
        entry.only()
        return Take(ADVANCE, slots.TAKE, entry.whole())

    def text(self) -> Said:
        return Many(self.amount, "take {n} more research card", "take {n} more research cards")

    def parts(self) -> list[Part]:
        return [Part(icon="take"), plus(self.amount)]


class Invasion(Power):
    """invasion = 1. MX-EXP-08."""

    @staticmethod
    def read(entry: Entry) -> Invasion:
        entry.only()
        return Invasion(EXPAND, slots.INVASION, entry.whole())

    def text(self) -> Said:
        return Said("{n} military strength for invading", n=finished(signed(self.amount)))

    def parts(self) -> list[Part]:
        return [Part(icon="invade"), plus(self.amount)]


class Deliveries(Power):
    """deliver = 1. MX-DEL-01, MX-DEL-12."""

    @staticmethod
    def read(entry: Entry) -> Deliveries:
        entry.only()
        return Deliveries(DELIVER, slots.DELIVERIES, entry.whole())

    def text(self) -> Said:
        return Many(self.amount, "deliver {n} more cube", "deliver {n} more cubes")

    def parts(self) -> list[Part]:
        return [Part(icon="deliver"), plus(self.amount)]


class Targets(Power):
    """influence = 1. MX-EXP-01."""

    @staticmethod
    def read(entry: Entry) -> Targets:
        entry.only()
        return Targets(EXPAND, slots.TARGETS, entry.whole())

    def text(self) -> Said:
        return Many(self.amount, "influence {n} more system or space", "influence {n} more systems or spaces")

    def parts(self) -> list[Part]:
        return [Part(icon="expand"), plus(self.amount)]


class Invasions(Power):
    """invade = 1. MX-EXP-11."""

    @staticmethod
    def read(entry: Entry) -> Invasions:
        entry.only()
        return Invasions(EXPAND, slots.INVASIONS, entry.whole())

    def text(self) -> Said:
        return Many(self.amount, "invade {n} more system", "invade {n} more systems")

    def parts(self) -> list[Part]:
        return [Part(icon="invade-more"), plus(self.amount)]


# Powers that may be restricted


class Military(Power):
    """military = 2, adjacent = true. MX-MIL-01, MX-MIL-03."""

    @staticmethod
    def read(entry: Entry) -> Military:
        entry.only("adjacent")
        near = marked(entry, "adjacent")
        return Military(COLONISE, slots.NEAR_MILITARY if near else slots.MILITARY, entry.whole())

    def text(self) -> Said:
        if self.slot == slots.NEAR_MILITARY:
            return Said("{n} military strength next to this card", n=finished(signed(self.amount)))
        return Said("{n} military strength", n=finished(signed(self.amount)))

    def parts(self) -> list[Part]:
        near = [Part(icon="adjacent")] if self.slot == slots.NEAR_MILITARY else []
        return [Part(icon="strength"), plus(self.amount), *near]


class FreePolitical(Power):
    """free_political = true, keyword = "GOVERNMENT". MX-EXP-15."""

    def __init__(self, only: Only) -> None:
        super().__init__(EXPAND, in_row(slots.FREE_POLITICAL, only.type, only.keyword), 1)
        self.restricted: Final = only

    @staticmethod
    def read(entry: Entry) -> FreePolitical:
        entry.only("type", "keyword")
        marked(entry, entry.verb)
        return FreePolitical(read_only(entry))

    def text(self) -> Said:
        return Said("political influence on {system} costs nothing", system=self.restricted.system())

    def parts(self) -> list[Part]:
        only = self.restricted.parts("")
        return [Part(icon="political"), *[part for part in only if part.icon], Part(text=Said("{n}", n=0))]


DISCOUNT_ROWS: Final = {
    BUILD: slots.BUILD_DISCOUNT,
    COLONISE: slots.COLONISE_DISCOUNT,
    EXPAND: slots.POLITICAL_DISCOUNT,
}


class Discount(Power):
    """discount = 1, phase = "colonise", type = "grey". MX-CARD-02."""

    def __init__(self, phase: int, amount: int, only: Only, near: bool) -> None:
        row = in_row(DISCOUNT_ROWS[phase], only.type, only.keyword)
        super().__init__(phase, slots.NEAR_DISCOUNT if near else row, amount)
        self.restricted: Final = only

    @staticmethod
    def read(entry: Entry) -> Discount:
        entry.only("phase", "type", "keyword", "adjacent")
        phase = PHASE_KEYS.index(entry.name([PHASE_KEYS[phase] for phase in DISCOUNT_ROWS], "phase"))
        near = marked(entry, "adjacent")
        if near and phase != COLONISE:
            raise entry.wrong("adjacent: only placing a system is cheaper next to a card")
        return Discount(phase, entry.whole(), read_only(entry), near)

    def text(self) -> Said:
        n, only = finished(signed(-self.amount)), self.restricted
        if self.phase == BUILD:
            return Said("{n} cost to build {what}", n=n, what=only.infrastructure())
        if self.slot == slots.NEAR_DISCOUNT:
            return Said("{n} cost to place {system} next to this card", n=n, system=only.system())
        if self.phase == COLONISE:
            return Said("{n} cost to place {system}", n=n, system=only.system())
        return Said("{n} cost for political influence on {system}", n=n, system=only.system())

    def parts(self) -> list[Part]:
        what = {BUILD: "infra", COLONISE: "system", EXPAND: "political"}[self.phase]
        near = [Part(icon="adjacent")] if self.slot == slots.NEAR_DISCOUNT else []
        return [plus(-self.amount), *self.restricted.parts(what), *near]


# Draws


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
    entry.only("on", "cube", "to", "adjacent", "anyone")
    if marked(entry, "anyone"):
        return after_anyones_delivery(entry, n)
    if "to" in entry.table:
        entry.name(["own"], "to")
        signs = [Part(icon="deliver"), Part(icon="control")]
        return After(DELIVER, slots.TO_OWN, n, Said("you deliver a cube to a system you control"), signs)
    cube = read_cube(entry)
    what = (
        Said("you deliver a cube") if cube == ANY_CUBE else Said("you deliver a {cube:cube} cube", cube=cube)
    )
    return After(DELIVER, slots.ON_CUBE + cube, n, what, [Part(icon=CUBE_ICONS[cube])])


def after_anyones_delivery(entry: Entry, n: int) -> Power:
    signs = [Part(icon="anyone"), Part(icon="deliver")]
    if marked(entry, "adjacent"):
        what = Said("anyone delivers a cube to a system next to this card")
        return After(DELIVER, slots.NEAR_DELIVERY, n, what, [*signs, Part(icon="adjacent")])
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
        return After(EXPAND, slot, n, what, [Part(icon="political-new")])
    what = Said("political influence on {system}", system=only.system())
    slot = in_row(slots.ON_POLITICS, only.type, only.keyword)
    return After(EXPAND, slot, n, what, [Part(icon="political")])


def after_invasion(entry: Entry, n: int) -> Power:
    entry.only("on", "type", "keyword")
    only = read_only(entry)
    what = Said("you invade {system}", system=only.system())
    slot = in_row(slots.ON_INVASION, only.type, only.keyword)
    return After(EXPAND, slot, n, what, [Part(icon="invade")])


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
    n = entry.whole()
    if "on" in entry.table:
        return EVENTS[entry.name(EVENTS, "on")](entry, n)
    entry.only("phase")
    phase = PHASE_KEYS.index(entry.name(PHASE_KEYS, "phase"))
    return Opening(phase, slots.OPENING + phase, n)


VERBS.teach("tech", Tech.read)
VERBS.teach("take", Take.read)
VERBS.teach("military", Military.read)
VERBS.teach("invasion", Invasion.read)
VERBS.teach("deliver", Deliveries.read)
VERBS.teach("influence", Targets.read)
VERBS.teach("invade", Invasions.read)
VERBS.teach("free_political", FreePolitical.read)
VERBS.teach("discount", Discount.read)
VERBS.teach("draw", read_draw)
