"""Modules come into the rows of a station, and Industry modules change places."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.modules import MODULE_DAMAGE, MODULE_TYPE
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW
from perihelion.games.andromeda.free.own import Steady
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


class ChoosePlace(Steady):
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
    before = player.rows[row]
    kept: list[Module] = []
    for module in modules:
        if parted(module, before, modules):
            s.spent_moons = (*s.spent_moons, module.seam)
            module = module.slotted(module.input, module.output, NO_MOON)
        kept.append(module)
    player.put_row(row, tuple(kept))


def parted(module: Module, before: Row, after: Row) -> bool:
    """AE-MOON-11. Whether a moon lies on the right of a module and does not have the same neighbours any
    more."""
    return module.seam != NO_MOON and right_of(before, module.serial) != right_of(after, module.serial)


def right_of(modules: Row, serial: int) -> int:
    """The serial of the module that lies to the right of this one; -1 if none does."""
    for place in range(len(modules) - 1):
        if modules[place].serial == serial:
            return modules[place + 1].serial
    return -1


# Rearranging


def rearrangeable(modules: Row) -> bool:
    """AE-P-26. Whether some modules behind the core look different: then each of them can go somewhere."""
    return any(not alike(modules[1], modules[place]) for place in range(2, len(modules)))


def sensible_places(player: Player, place: int) -> list[int]:
    """AE-P-26. Other places of an Industry module at which something changes."""
    modules = player.rows[INDUSTRY_ROW]
    here = run_of(modules, place)
    return [other for other in range(1, len(modules)) if other not in here]


def run_of(modules: Row, place: int) -> range:
    """The places around a module, itself among them, where all modules look alike."""
    first = last = place
    while first > 1 and alike(modules[first - 1], modules[place]):
        first -= 1
    while last + 1 < len(modules) and alike(modules[last + 1], modules[place]):
        last += 1
    return range(first, last + 1)


def alike(one: Module, other: Module) -> bool:
    """Whether nobody can tell two modules of a row apart."""
    return (
        one.card == other.card
        and one.damage == other.damage
        and one.infected == other.infected
        and one.seam == other.seam
        and one.used == other.used
    )


def shifted(modules: Row, place: int, other: int) -> Row:
    """With one module at another place."""
    rest = [*modules[:place], *modules[place + 1 :]]
    return (*rest[:other], modules[place], *rest[other:])


class NewPlace(Steady):
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
