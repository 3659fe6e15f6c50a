"""Overlap tabs: the three sides of an infrastructure card that help whoever lays a system over them."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import NOTHING_SAID, Said, finished
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.m121.cards.powers import Only, cards, drawn, marked, plus, read_only, signed
from perihelion.games.m121.cards.slots import NO_KEYWORD, NO_TYPE

BLANK: Final = 0
TAB_DISCOUNT: Final = 1
TAB_DRAW: Final = 2
TAB_MILITARY: Final = 3
TAB_KINDS: Final[list[str]] = ["", "discount", "draw", "military"]


class Tab:
    """MX-TAB-01, MX-TAB-05. What it does, how much, for which systems, and for whom."""

    def __init__(self, kind: int, amount: int, type: int, keyword: int, anyone: bool) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.type: Final = type
        self.keyword: Final = keyword
        self.anyone: Final = anyone

    def fits(self, type: int, keyword: int) -> bool:
        """Whether a system has the type and the keyword that it asks for."""
        return (self.type == NO_TYPE or self.type == type) and (
            self.keyword == NO_KEYWORD or self.keyword == keyword
        )

    def text(self) -> Said:
        if self.kind == BLANK:
            return NOTHING_SAID
        system = Only(self.type, self.keyword).system()
        if self.kind == TAB_DRAW and self.anyone:
            return Said(
                "draw {cards} when anyone places {system} over it", cards=cards(self.amount), system=system
            )
        if self.kind == TAB_DRAW:
            return Said(
                "draw {cards} when you place {system} over it", cards=cards(self.amount), system=system
            )
        if self.kind == TAB_DISCOUNT:
            n = finished(signed(-self.amount))
            return Said("{n} cost when you place {system} over it", n=n, system=system)
        n = finished(signed(self.amount))
        return Said("{n} military strength for {system} placed over it", n=n, system=system)

    def parts(self) -> list[Part]:
        if self.kind == BLANK:
            return []
        only = Only(self.type, self.keyword)
        if self.kind == TAB_DISCOUNT:
            return [plus(-self.amount), *only.parts("system")]
        if self.kind == TAB_MILITARY:
            return [Part(icon="strength"), plus(self.amount), *only_sign(only)]
        who = [Part(icon="anyone")] if self.anyone else []
        return [*who, *only_sign(only), *drawn(self.amount)]


def only_sign(only: Only) -> list[Part]:
    return [part for part in only.parts("") if part.icon]


NO_TAB: Final = Tab(BLANK, 0, NO_TYPE, NO_KEYWORD, False)


def read_tab(place: str, table: dict[str, object]) -> Tab:
    """`{ draw = 1, type = "barren" }`, or `{}` for a blank one."""
    if not table:
        return NO_TAB
    entry = Entry(place, table)
    kind = TAB_KINDS.index(entry.known("tab", entry.verb, TAB_KINDS[1:]))
    entry.only("type", "keyword", "anyone")
    only, anyone = read_only(entry), marked(entry, "anyone")
    if anyone and kind != TAB_DRAW:
        raise entry.wrong("anyone: only a tab that draws works for anyone")
    return Tab(kind, entry.positive(), only.type, only.keyword, anyone)
