"""Modules come into the rows of a station, and Industry modules change places."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.modules import MODULE_DAMAGE, MODULE_TYPE
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.player import Module, Player, Row
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import AT_PLACE


class PlaceModule(Step):
    """AE-MOD-02, AE-MOD-05. At the end of the row of its type, an Industry module anywhere in it; with its
    damage."""

    def __init__(self, side: Side, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def run(self, s: State) -> None:
        if MODULE_TYPE[self.card] == INDUSTRY_ROW:
            s.then(ChoosePlace(self.side, self.card))
        else:
            insert(s, self.side, self.card, len(s.players[self.side].rows[MODULE_TYPE[self.card]]))


class ChoosePlace(Own):
    """AE-MOD-02. At which place of the Industry row."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def answers(self, s: State, seat: Seat) -> list[Word]:
        places = len(s.players[seat].rows[INDUSTRY_ROW])
        return [AT_PLACE.of(place) for place in range(places, 0, -1)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        insert(s, seat, self.card, AT_PLACE.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not AT_PLACE.says(option):
            return super().why_not(s, seat, option)
        last = len(s.players[seat].rows[INDUSTRY_ROW])
        return Refusal("AE-MOD-02", "The core module stays first, and places 1 to {last} follow.", last=last)


def insert(s: State, side: Side, card: int, place: int) -> None:
    """A new module of a station."""
    player = s.players[side]
    row = MODULE_TYPE[card]
    module = Module(player.serial, card, MODULE_DAMAGE[card])
    player.serial += 1
    lay_row(s, player, row, (*player.rows[row][:place], module, *player.rows[row][place:]))


def lay_row(s: State, player: Player, row: int, modules: Row) -> None:
    """AE-MOON-11. Moons between modules that are parted are discarded without any gain."""
    after = neighbours(modules)
    kept: list[Module] = []
    gone: list[int] = []
    for module in modules:
        if module.seam != NO_MOON and (module.serial, after[module.serial]) not in pairs(player.rows[row]):
            gone.append(module.seam)
            module = module.slotted(module.input, module.output, NO_MOON)
        kept.append(module)
    s.spent_moons = (*s.spent_moons, *gone)
    player.put_row(row, tuple(kept))


def neighbours(modules: Row) -> dict[int, int]:
    """What lies to the right of each module, by serial; -1 for the last one."""
    serials = [module.serial for module in modules]
    return dict(zip(serials, [*serials[1:], -1], strict=True))


def pairs(modules: Row) -> set[tuple[int, int]]:
    """Neighbours, the left one first."""
    return set(neighbours(modules).items())


# Rearranging


def sensible_places(player: Player, place: int) -> list[int]:
    """AE-P-26. Other places of an Industry module at which something changes."""
    modules = player.rows[INDUSTRY_ROW]
    now = looks(modules)
    return [
        other
        for other in range(1, len(modules))
        if other != place and looks(shifted(modules, place, other)) != now
    ]


def shifted(modules: Row, place: int, other: int) -> Row:
    """With one module at another place."""
    rest = [*modules[:place], *modules[place + 1 :]]
    return (*rest[:other], modules[place], *rest[other:])


def looks(modules: Row) -> list[tuple[int, int, int, int, bool]]:
    """What anybody can tell of a row: equal modules look alike."""
    return [(m.card, m.damage, m.infected, m.seam, m.used) for m in modules]


class NewPlace(Own):
    """AE-P-26, AE-FREE-08. At which place of the Industry row."""

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [AT_PLACE.of(place) for place in sensible_places(s.players[seat], self.place)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        moved = shifted(player.rows[INDUSTRY_ROW], self.place, AT_PLACE.noun(option))
        lay_row(s, player, INDUSTRY_ROW, moved)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if AT_PLACE.says(option):
            return Refusal("AE-P-26", "There is no such place, or the row would look as before.")
        return super().why_not(s, seat, option)
