"""The return to the station: modules are activated, then everything comes home."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import KINDS, NO_FLEET, both, plus, types_in
from perihelion.games.andromeda.cards.modules import HAS_ACTION
from perihelion.games.andromeda.cards.resources import ENERGY
from perihelion.games.andromeda.cards.tactics import OWN_TURN, WHILE_RETURNING
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW, SCIENCE_ROW, TYPE_COUNT
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.home.usable import (
    action_of,
    activatable,
    activators,
    berths,
    energy_works,
    may_buy,
    open_science,
    source_of,
    take_ship,
    usable,
    works,
)
from perihelion.games.andromeda.numbers import ships_that_stay
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.moons import MoonOutput
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.tactics.windows import playable, why_not_play
from perihelion.games.andromeda.words import (
    ACTIVATE,
    DONE,
    MOST_PLACES,
    PLAY,
    STAY,
    WITH,
    WITH_ENERGY,
    berth_of,
    plate_of,
)
from perihelion.games.kit.masks import bit, has, members_of


class ReturnToStation(Step):
    """AE-RET-01. Activate modules, prepare for launch, discard energy."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        s.returning = True
        s.moves = 0
        s.ship_rows = 0
        s.then(ActivateModules(self.side), PrepareForLaunch(self.side), AllHome(self.side))


class ActivateModules(Own):
    """TP-6, AE-P-20, AE-RET-02. Module after module, as long as one likes; free actions and cards between
    them."""

    def anywhere(self) -> bool:
        return True

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words = [ACTIVATE.of(plate) for plate in usable(s, seat)]
        words += playable(s, seat, OWN_TURN) + playable(s, seat, WHILE_RETURNING)
        return [*words, DONE]

    def skips_single(self, s: State, seat: Seat) -> bool:
        return s.players[seat].hand.size() == 0 and super().skips_single(s, seat)

    def hangs_on_cards(self, s: State, seat: Seat, option: Word) -> bool:
        if ACTIVATE.says(option):
            return may_buy(s, seat, ACTIVATE.noun(option))
        return LATE.freedom.resolves(option)

    def opens(self, s: State, seat: Seat, option: Word) -> bool:
        if ACTIVATE.says(option):
            return bool(activatable(s, seat, [ACTIVATE.noun(option)]))
        return super().opens(s, seat, option)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == DONE:
            return
        s.then(self)
        if PLAY.says(option):
            s.then(PlayCard(seat, PLAY.noun(option)))
        else:
            s.moves = 0
            s.then(Activator(seat, ACTIVATE.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if PLAY.says(option):
            return why_not_play(s, seat, PLAY.noun(option), OWN_TURN, WHILE_RETURNING)
        if ACTIVATE.says(option):
            return why_not_activate(s, seat, ACTIVATE.noun(option))
        return super().why_not(s, seat, option)


def why_not_activate(s: State, seat: Seat, plate: int) -> Refusal:
    row, place = divmod(plate, MOST_PLACES)
    idle = why_idle(s, seat, row, place)
    if idle:
        return idle
    if row == SCIENCE_ROW and place:
        return Refusal("AE-RET-08", "Science modules are activated by the Primary Reactor.")
    if berths(s, seat):
        return Refusal("AE-RET-04", "When a ship has come to it, it cannot be paid for, or does nothing.")
    energy = why_not_energy(s, seat, row)
    return Refusal(energy.rule, "No ship is left for it. {energy}", energy=energy.said)


def why_idle(s: State, seat: Seat, row: int, place: int) -> Refusal | None:
    """Why a module does not work at all now."""
    modules = s.players[seat].rows[row]
    if place >= len(modules):
        return Refusal("AE-MOD-02", "You have no module there.")
    module = modules[place]
    if module.used:
        return Refusal("AE-RET-05", "It was activated in this return already.")
    if module.damaged():
        return Refusal("AE-RET-07", "It is damaged; a repair action takes a marker off.")
    if place and not HAS_ACTION[module.card]:
        return Refusal("AE-MOD-13", "It has no action: it counts at the end of the game.")
    if not works(s, seat, row, module):
        return Refusal("AE-RET-10", "Its cost cannot be paid, or it would do nothing now.")
    return None


def why_not_energy(s: State, seat: Seat, row: int) -> Refusal:
    if row == SCIENCE_ROW:
        return Refusal("AE-RET-08", "Energy cannot activate the Primary Reactor.")
    if not has(s.ship_rows, row):
        return Refusal("AE-RET-06", "Energy needs a ship on a module of the same row first.")
    if not s.players[seat].stock[ENERGY]:
        return Refusal("AE-RET-03", "You have no energy.")
    return Refusal("AE-RET-10", "The energy on it could not pay for it as well.")


class Activator(Own):
    """AE-RET-03. With which ship, or with energy."""

    def __init__(self, seat: Seat, plate: int) -> None:
        super().__init__(seat)
        self.plate: Final = plate

    def free(self, s: State, seat: Seat) -> list[Word]:
        """The choice of a module and of its activator is one decision."""
        return []

    def from_hand(self, s: State, seat: Seat) -> bool:
        return may_buy(s, seat, self.plate)

    def hangs_on_cards(self, s: State, seat: Seat, option: Word) -> bool:
        return self.from_hand(s, seat)

    def answers(self, s: State, seat: Seat) -> list[Word]:
        row, place = divmod(self.plate, MOST_PLACES)
        module = s.players[seat].rows[row][place]
        words = [WITH.of(berth) for berth in activators(s, seat, row, module)]
        return [*words, WITH_ENERGY] if energy_works(s, seat, row, module) else words

    def options(self, s: State, seat: Seat) -> list[Word]:
        return self.answers(s, seat)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        row, place = divmod(self.plate, MOST_PLACES)
        player = s.players[seat]
        if option == WITH_ENERGY:
            player.gain(ENERGY, -1)
        else:
            take_ship(s, seat, *divmod(WITH.noun(option), KINDS))
            s.ship_rows |= bit(row)
        module = player.rows[row][place]
        player.put(row, place, module.activated(True))
        s.then(RunModule(seat, module.serial))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == WITH_ENERGY:
            return why_not_energy(s, seat, self.plate // MOST_PLACES)
        if not WITH.says(option):
            return None
        berth = WITH.noun(option)
        if berth not in berths(s, seat):
            return Refusal("AE-RET-03", "You have no {berth:berth}.", berth=berth)
        return Refusal("AE-RET-04", "When it has left, the module cannot be paid for, or does nothing.")


class RunModule(Step):
    """AE-RET-10, AE-RET-11, AE-MOON-14. The action is resolved completely, then the half-moon slots beside
    it."""

    def __init__(self, side: Side, serial: int) -> None:
        self.side: Final = side
        self.serial: Final = serial

    def run(self, s: State) -> None:
        row, place = s.players[self.side].place_of(self.serial)
        module = s.players[self.side].rows[row][place]
        if row == INDUSTRY_ROW:
            s.then(HalfSlot(self.side, self.serial, True), HalfSlot(self.side, self.serial, False))
        action_of(row, module).resolve(s, self.side, source_of(module))


class HalfSlot(Step):
    """AE-MOON-10, AE-MOON-14. The moon on the left or on the right of an Industry module, if one lies there
    now."""

    def __init__(self, side: Side, serial: int, left: bool) -> None:
        self.side: Final = side
        self.serial: Final = serial
        self.left: Final = left

    def run(self, s: State) -> None:
        modules = s.players[self.side].rows[INDUSTRY_ROW]
        _, place = s.players[self.side].place_of(self.serial)
        at = place - 1 if self.left else place
        if at >= 0 and modules[at].seam != NO_MOON:
            s.then(MoonOutput(self.side, modules[at].seam))


class ScienceBlock(Own):
    """AE-P-21, AE-RET-08, AE-RET-09. Within the Primary Reactor any number of Science modules, each once."""

    def from_hand(self, s: State, seat: Seat) -> bool:
        return True

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [*[ACTIVATE.of(plate) for plate in open_science(s, s.players[seat], seat)], DONE]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == DONE:
            return
        row, place = divmod(ACTIVATE.noun(option), MOST_PLACES)
        player = s.players[seat]
        module = player.rows[row][place]
        player.put(row, place, module.activated(True))
        s.then(RunModule(seat, module.serial), self)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not ACTIVATE.says(option):
            return super().why_not(s, seat, option)
        row, place = divmod(ACTIVATE.noun(option), MOST_PLACES)
        if row == SCIENCE_ROW and place:
            return why_idle(s, seat, row, place)
        return Refusal("AE-RET-09", "Within the Primary Reactor only other Science modules are activated.")


# Once more


def activated_before(s: State, seat: Seat) -> list[int]:
    """AE-RET-15. Modules activated in this step that would work again."""
    player = s.players[seat]
    return [
        plate_of(row, place)
        for row in range(TYPE_COUNT)
        for place in range(len(player.rows[row]))
        if player.rows[row][place].used and works(s, seat, row, player.rows[row][place])
    ]


class OnceMore(Own):
    """AE-RET-15. Which module works once more, without ship or energy."""

    def from_hand(self, s: State, seat: Seat) -> bool:
        return True

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [ACTIVATE.of(plate) for plate in activated_before(s, seat)] or [DONE]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option != DONE:
            row, place = divmod(ACTIVATE.noun(option), MOST_PLACES)
            s.then(RunModule(seat, s.players[seat].rows[row][place].serial))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if ACTIVATE.says(option):
            return Refusal(
                "AE-RET-15", "Only a module that you have activated in this step, and that would work again."
            )
        return super().why_not(s, seat, option)


# Home


class PrepareForLaunch(Step):
    """AE-P-29. Some ships may stay on the map, if a power says so."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        s.sending = ()
        if ships_that_stay(s.players[self.side]) and s.players[self.side].at:
            s.then(StayOut(self.side))


class StayOut(Own):
    """AE-P-29, AE-RET-12. Which ship stays that was not used."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        words: list[Word] = []
        for region in members_of(s.players[seat].at, REGION_COUNT):
            fleet = s.fleet(seat, region)
            for ship in types_in(fleet):
                berth = berth_of(region, ship)
                if s.sending.count(berth) < fleet[ship]:
                    words.append(STAY.of(berth))
        return [*words, DONE] if len(s.sending) < ships_that_stay(s.players[seat]) else [DONE]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option != DONE:
            s.sending = (*s.sending, STAY.noun(option))
            s.then(self)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not STAY.says(option):
            return super().why_not(s, seat, option)
        return Refusal(
            "AE-P-29", "{n} of your ships on the map may stay.", n=ships_that_stay(s.players[seat])
        )


class AllHome(Step):
    """AE-RET-12, AE-RET-13, AE-SHD-05. All other ships go to the launch bay, from modules, map and scrapyard;
    markers leave the shields. Energy on modules is gone."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        player = s.players[self.side]
        home = both(both(player.bay, player.working), both(player.yard, player.barge))
        for region in members_of(player.at, REGION_COUNT):
            fleet = s.fleet(self.side, region)
            for ship in types_in(fleet):
                staying = s.sending.count(berth_of(region, ship))
                for _ in range(fleet[ship] - staying):
                    s.depart(self.side, ship, region)
                    home = plus(home, ship)
        player.bay = home
        player.working = player.yard = player.barge = NO_FLEET
        player.shields = NO_FLEET
        s.sending = ()
        s.returning = False
        for row in range(TYPE_COUNT):
            if any(module.used for module in player.rows[row]):
                player.put_row(row, tuple([module.activated(False) for module in player.rows[row]]))
