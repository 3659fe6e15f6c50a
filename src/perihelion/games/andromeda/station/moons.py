"""Claimed moons: discarded for what they bring, or put into slots."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.modules import HAS_INPUT, HAS_OUTPUT, SLOT_POINTS
from perihelion.games.andromeda.cards.moons import (
    FITS_INPUT,
    MOON_GAINS,
    MOON_OTHER,
    MOON_POINTS,
    MOON_REPAIRS,
    TWO_SIDED,
)
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW, TYPE_COUNT
from perihelion.games.andromeda.free.own import Own, Steady
from perihelion.games.andromeda.player import CORE, Player
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.repair import Repairs
from perihelion.games.andromeda.stores.gain import gain
from perihelion.games.andromeda.stores.score import Score
from perihelion.games.andromeda.words import (
    CHOOSE,
    INPUT,
    INTO,
    OPERATIONS_SLOT,
    OUTPUT,
    SEAM,
    SLOTS_OF_PLATE,
    plate_of,
    slot_of,
)
from perihelion.games.andromeda.words import MOST_PLACES as PLACES


class CashMoon(Step):
    """AE-FREE-06, AE-REP-05. A claimed moon is discarded: its resources and VP, then its repair icons."""

    def __init__(self, side: Side, moon: int) -> None:
        self.side: Final = side
        self.moon: Final = moon

    def run(self, s: State) -> None:
        s.players[self.side].release(self.moon)
        s.spent_moons = (*s.spent_moons, self.moon)
        steps: list[Step] = [MoonGain(self.side, self.moon)]
        if MOON_POINTS[self.moon]:
            steps.append(Score(self.side, MOON_POINTS[self.moon]))
        if MOON_REPAIRS[self.moon]:
            steps.append(Repairs(self.side, MOON_REPAIRS[self.moon], True))
        s.then_all(steps)


class MoonGain(Step):
    """The resources of a moon; where it has two sides one is chosen."""

    def __init__(self, side: Side, moon: int) -> None:
        self.side: Final = side
        self.moon: Final = moon

    def run(self, s: State) -> None:
        if TWO_SIDED[self.moon]:
            s.then(ChooseSide(self.side, self.moon))
        else:
            gain(s, self.side, MOON_GAINS[self.moon])


class ChooseSide(Own):
    """AE-MOON-06, AE-MOON-08. At an "or" moon the player picks the side."""

    def __init__(self, seat: Seat, moon: int) -> None:
        super().__init__(seat)
        self.moon: Final = moon

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [CHOOSE.of(0), CHOOSE.of(1)]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        gain(s, seat, MOON_OTHER[self.moon] if CHOOSE.noun(option) else MOON_GAINS[self.moon])


class MoonOutput(Step):
    """AE-MOON-08, AE-MOON-14. What a slotted moon brings: resources and repair icons, and never its VP."""

    def __init__(self, side: Side, moon: int) -> None:
        self.side: Final = side
        self.moon: Final = moon

    def run(self, s: State) -> None:
        steps: list[Step] = [MoonGain(self.side, self.moon)]
        if MOON_REPAIRS[self.moon]:
            steps.append(Repairs(self.side, MOON_REPAIRS[self.moon], True))
        s.then_all(steps)


# Slots


def empty_slots(player: Player, moon: int) -> list[int]:
    """AE-MOON-05, AE-MOON-07, AE-MOON-12. Where a claimed moon may be put."""
    found = [OPERATIONS_SLOT] if player.operations == NO_MOON else []
    for row in range(TYPE_COUNT):
        modules = player.rows[row]
        for place in range(len(modules)):
            module = modules[place]
            plate = plate_of(row, place)
            if module.card != CORE:
                if HAS_INPUT[module.card] and module.input == NO_MOON and FITS_INPUT[moon]:
                    found.append(slot_of(plate, INPUT))
                if HAS_OUTPUT[module.card] and module.output == NO_MOON:
                    found.append(slot_of(plate, OUTPUT))
            if row == INDUSTRY_ROW and place + 1 < len(modules) and module.seam == NO_MOON:
                found.append(slot_of(plate, SEAM))
    return found


def why_not_slot(player: Player, moon: int) -> Refusal:
    """Why a moon cannot be slotted."""
    if moon not in player.claimed:
        return Refusal("AE-MOON-02", "You have not claimed that moon.")
    return Refusal("AE-MOON-12", "No slot of your station is empty that this moon could go to.")


def why_not_into(player: Player, moon: int, slot: int) -> Refusal:
    """Why a moon cannot be put into a slot."""
    if slot == OPERATIONS_SLOT:
        return Refusal("AE-MOON-05", "A moon lies there, and it stays.")
    plate, which = divmod(slot - 1, SLOTS_OF_PLATE)
    row, place = divmod(plate, PLACES)
    if place >= len(player.rows[row]):
        return Refusal("AE-MOD-02", "You have no module there.")
    module = player.rows[row][place]
    if (module.input, module.output, module.seam)[which] != NO_MOON:
        return Refusal("AE-MOON-05", "A moon lies there, and it stays.")
    if which == SEAM:
        return Refusal("AE-MOON-10", "Only two Industry modules side by side make a slot between them.")
    if which == INPUT and module.card != CORE and HAS_INPUT[module.card] and not FITS_INPUT[moon]:
        return Refusal("AE-MOON-07", "As a cost a moon needs resources or a null icon, and no repair icon.")
    return Refusal("AE-MOON-12", "The module has no such slot.")


class SlotMoon(Steady):
    """AE-P-24, AE-FREE-07. Into which slot."""

    def __init__(self, seat: Seat, moon: int) -> None:
        super().__init__(seat)
        self.moon: Final = moon

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [INTO.of(slot) for slot in empty_slots(s.players[seat], self.moon)]

    def free(self, s: State, seat: Seat) -> list[Word]:
        """The moon and its slot are one decision."""
        return []

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        put_into(s, seat, self.moon, INTO.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if INTO.says(option):
            return why_not_into(s.players[seat], self.moon, INTO.noun(option))
        return super().why_not(s, seat, option)


def put_into(s: State, side: Side, moon: int, slot: int) -> None:
    """AE-MOON-05, AE-MOON-09. There it stays; VP printed on the slot are scored, those on the moon are
    not."""
    player = s.players[side]
    player.release(moon)
    if slot == OPERATIONS_SLOT:
        player.operations = moon
        return
    plate, which = divmod(slot - 1, SLOTS_OF_PLATE)
    row, place = divmod(plate, PLACES)
    module = player.rows[row][place]
    if which == INPUT:
        new = module.slotted(moon, module.output, module.seam)
    elif which == OUTPUT:
        new = module.slotted(module.input, moon, module.seam)
    else:
        new = module.slotted(module.input, module.output, moon)
    player.put(row, place, new)
    if which != SEAM and SLOT_POINTS[module.card]:
        s.then(Score(side, SLOT_POINTS[module.card]))
