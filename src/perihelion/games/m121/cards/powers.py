"""The powers printed on cards that are numbers: a class for each kind, found by the verb with which the data
files call it.

A power is a number in a slot of its player; here stands which slot, and how it reads. Those that draw cards
are in `draws.py`."""

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


def points(n: int) -> Said:
    return Said("{n} VP", n=n)


def cube_wanted(accepts: int) -> Said:
    """`any cube`, `a red cube`"""
    return Said("any cube") if accepts == ANY_CUBE else Said("a {cube:cube} cube", cube=accepts)


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
        return self.sign() or [Part(icon=otherwise)]

    def sign(self) -> list[Part]:
        """The sign of the restriction, where there is one."""
        if self.type != NO_TYPE:
            return [Part(icon=f"type-{TYPES[self.type]}")]
        if self.keyword != NO_KEYWORD:
            return [Part(icon=f"kw-{KEYWORDS[self.keyword].lower()}")]
        return []


def read_only(entry: Entry) -> Only:
    """`type = "grey"`, `keyword = "HIDDEN"` or nothing; never both."""
    if "type" in entry.table and "keyword" in entry.table:
        raise entry.wrong(f"{entry.verb}: expected a type or a keyword, got both")
    type = TYPES.index(entry.name(TYPES, "type")) if "type" in entry.table else NO_TYPE
    keyword = KEYWORDS.index(entry.name(KEYWORDS, "keyword")) if "keyword" in entry.table else NO_KEYWORD
    return Only(type, keyword)


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
        return Tech(ADVANCE, slots.TECH, entry.positive())

    def text(self) -> Said:
        return Many(self.amount, "+{n} tech level", "+{n} tech levels")

    def parts(self) -> list[Part]:
        return [Part(icon="tech"), plus(self.amount)]


class Take(Power):
    """take = 1. MX-ADV-04."""

    @staticmethod
    def read(entry: Entry) -> Take:
        entry.only()
        return Take(ADVANCE, slots.TAKE, entry.positive())

    def text(self) -> Said:
        return Many(self.amount, "take {n} more research card", "take {n} more research cards")

    def parts(self) -> list[Part]:
        return [Part(icon="take"), plus(self.amount)]


class Invasion(Power):
    """invasion = 1. MX-EXP-08."""

    @staticmethod
    def read(entry: Entry) -> Invasion:
        entry.only()
        return Invasion(EXPAND, slots.INVASION, entry.positive())

    def text(self) -> Said:
        return Said("{n} military strength for invading", n=finished(signed(self.amount)))

    def parts(self) -> list[Part]:
        return [Part(icon="invade"), plus(self.amount)]


class Deliveries(Power):
    """deliver = 1. MX-DEL-01, MX-DEL-12."""

    @staticmethod
    def read(entry: Entry) -> Deliveries:
        entry.only()
        return Deliveries(DELIVER, slots.DELIVERIES, entry.positive())

    def text(self) -> Said:
        return Many(self.amount, "deliver {n} more cube", "deliver {n} more cubes")

    def parts(self) -> list[Part]:
        return [Part(icon="deliver"), plus(self.amount)]


class Targets(Power):
    """influence = 1. MX-EXP-01."""

    @staticmethod
    def read(entry: Entry) -> Targets:
        entry.only()
        return Targets(EXPAND, slots.TARGETS, entry.positive())

    def text(self) -> Said:
        return Many(self.amount, "influence {n} more system or space", "influence {n} more systems or spaces")

    def parts(self) -> list[Part]:
        return [Part(icon="expand"), plus(self.amount)]


class Invasions(Power):
    """invade = 1. MX-EXP-11."""

    @staticmethod
    def read(entry: Entry) -> Invasions:
        entry.only()
        return Invasions(EXPAND, slots.INVASIONS, entry.positive())

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
        return [Part(icon="political"), *self.restricted.sign(), Part(text=Said("{n}", n=0))]


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
        which = ["adjacent"] if near else ["keyword"] if phase == BUILD else ["type", "keyword"]
        entry.only("phase", *which)
        return Discount(phase, entry.positive(), read_only(entry), near)

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


VERBS.teach("tech", Tech.read)
VERBS.teach("take", Take.read)
VERBS.teach("military", Military.read)
VERBS.teach("invasion", Invasion.read)
VERBS.teach("deliver", Deliveries.read)
VERBS.teach("influence", Targets.read)
VERBS.teach("invade", Invasions.read)
VERBS.teach("free_political", FreePolitical.read)
VERBS.teach("discount", Discount.read)
