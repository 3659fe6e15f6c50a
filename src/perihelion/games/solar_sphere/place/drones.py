"""Chapter "Drones": fabricating, salvaging, the decommission matrix and the auxiliary die."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Chance, Refusal, Seat, Step, Word
from perihelion.games.solar_sphere.cards.ids import Location, Row, Rows
from perihelion.games.solar_sphere.cards.tables import (
    FACES,
    LOCATION_COUNT,
    MATRIX_AMOUNTS,
    MATRIX_BONUS,
    MATRIX_COLUMNS,
    MATRIX_ROWS,
)
from perihelion.games.solar_sphere.deploy.finish import still
from perihelion.games.solar_sphere.deploy.means import CARGO, PlannedSalvage, means_of
from perihelion.games.solar_sphere.numbers import boosted
from perihelion.games.solar_sphere.place.storage import GainAny
from perihelion.games.solar_sphere.place.tracks import gain_morale, score
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import DECOMMISSION, RECALL, REGENERATE, ROLL_AUXILIARY, STOP


def exhaust(player: Player, drones: int) -> None:
    """SS-DRONE-04. From active to inactive."""
    assert player.active >= drones, f"{drones} drones to exhaust, {player.active} active"
    player.active -= drones
    player.inactive += drones


class Fabricate(Step):
    """SS-DRONE-02. So many drones from reserve to active, or all there are: fewer is never better.

    SS-DRONE-03: satellites once the reserve is empty."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        made = min(self.amount, player.reserve)
        player.reserve -= made
        player.active += made
        if made < self.amount and player.satellites:
            s.then(Recall(self.seat, self.amount - made))


class Recall(AskOne):
    """SS-DRONE-03, SS-DRONE-06. The reserve is empty: recover satellites instead, or stop."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        satellites = [location for location in range(LOCATION_COUNT) if boosted(player, location)]
        offered = [RECALL.of(location) for location in satellites if self.allows(s, seat, location)]
        if s.visit.finished() or still(s, seat, means_of(player)):
            offered.append(STOP)
        return offered

    def allows(self, s: State, seat: Seat, location: Location) -> bool:
        """With this drone the visit under way can be finished; the one from here can at least be launched
        again."""
        if s.visit.finished() or (location == s.visit.location and not s.visit.acting):
            return True
        means = means_of(s.players[seat])
        means.active += 1
        return still(s, seat, means)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == STOP:
            return
        player = s.players[seat]
        player.recall(RECALL.noun(option))
        player.active += 1
        if self.amount > 1 and player.satellites:
            s.then(Recall(seat, self.amount - 1))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if RECALL.says(option) and boosted(s.players[seat], RECALL.noun(option)):
            return Refusal("SS-VIS-10", "With this drone you could not finish your visit.")
        if RECALL.says(option):
            return Refusal(
                "SS-DRONE-03", "You have no satellite at the {location:place}.", place=RECALL.noun(option)
            )
        if option == STOP:
            return Refusal("SS-VIS-10", "Without a drone you could not finish your visit.")
        return None


def salvage(s: State, seat: Seat, amount: int) -> None:
    """SS-DRONE-09, SS-DRONE-15. One salvage action of up to so many drones; nothing without inactive drones.
    SS-DRONE-16: each source begins one of its own."""
    if amount > 0 and s.players[seat].inactive > 0:
        s.then(Salvage(seat, amount, ()))


class Salvage(PlannedSalvage):
    """SS-DRONE-09, SS-DRONE-10, SS-DRONE-13. Regenerate or decommission up to so many drones; each matrix row
    takes one in this action."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        free = s.visit.finished()
        most = min(self.amount, player.inactive)
        offered = [
            REGENERATE.of(drones) for drones in range(1, most + 1) if free or self.allows(s, seat, drones, 0)
        ]
        rows = [
            row
            for row in range(len(MATRIX_ROWS))
            if row not in self.rows and player.matrix[row] < MATRIX_COLUMNS
        ]
        offered += [DECOMMISSION.of(row) for row in rows if free or self.allows_row(s, seat, row)]
        if free or still(s, seat, means_of(player)):
            offered.append(STOP)
        return offered

    def allows(self, s: State, seat: Seat, regenerated: int, decommissioned: int) -> bool:
        """After these the visit under way can still be finished, with what may yet be salvaged."""
        means = means_of(s.players[seat])
        means.active += regenerated
        means.inactive -= regenerated + decommissioned
        means.salvages = self.amount - regenerated - decommissioned
        means.to_cargo = CARGO not in self.rows
        return still(s, seat, means)

    def allows_row(self, s: State, seat: Seat, row: Row) -> bool:
        """The same after one drone was decommissioned; the cargo row brings a resource of any type."""
        if row != CARGO:
            return self.allows(s, seat, 0, 1)
        means = means_of(s.players[seat])
        means.decommission()
        means.salvages = self.amount - 1
        means.to_cargo = False
        return still(s, seat, means)

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == STOP:
            return
        player = s.players[seat]
        if DECOMMISSION.says(option):
            row = DECOMMISSION.noun(option)
            self.go_on(s, player.inactive - 1, 1, tuple(sorted((*self.rows, row))))
            decommission(s, seat, row)
        else:
            drones = REGENERATE.noun(option)
            player.inactive -= drones
            player.active += drones
            self.go_on(s, player.inactive, drones, self.rows)

    def go_on(self, s: State, inactive: int, drones: int, rows: Rows) -> None:
        if self.amount > drones and inactive > 0:
            s.then(Salvage(self.seat, self.amount - drones, rows))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        player = s.players[seat]
        if REGENERATE.says(option):
            if 0 < REGENERATE.noun(option) <= min(self.amount, player.inactive):
                return Refusal(
                    "SS-VIS-10",
                    "With so many regenerated you could not finish your visit; a resource is missing.",
                )
            return Refusal(
                "SS-DRONE-09",
                "Drones you may still salvage: {left}; inactive: {inactive}.",
                left=self.amount,
                inactive=player.inactive,
            )
        if DECOMMISSION.says(option):
            return self.refuse_row(player, DECOMMISSION.noun(option))
        return (
            Refusal("SS-VIS-10", "If you stop now, you cannot finish your visit.") if option == STOP else None
        )

    def refuse_row(self, player: Player, row: Row) -> Refusal:
        if row in self.rows:
            return Refusal(
                "SS-DRONE-13", "The row {row:row} already took a drone in this salvage action.", row=row
            )
        if player.matrix[row] == MATRIX_COLUMNS:
            return Refusal(
                "SS-DRONE-14", "All {n} spaces of the row {row:row} are filled.", n=MATRIX_COLUMNS, row=row
            )
        return Refusal("SS-VIS-10", "This drone is needed to finish your visit.")


def decommission(s: State, seat: Seat, row: Row) -> None:
    """SS-DRONE-11, SS-DRONE-12. A drone covers the left-most empty space of the row; its bonus at once.
    SS-AUX-01: a full column."""
    player = s.players[seat]
    column = player.matrix[row]
    player.inactive -= 1
    player.matrix[row] += 1
    if min(player.matrix) > column:
        gain_auxiliary(s, seat)
    amount = MATRIX_AMOUNTS[row][column]
    if MATRIX_BONUS[row] == "resource":
        s.then(GainAny(seat, amount))
    elif MATRIX_BONUS[row] == "points":
        score(s, seat, amount)
    else:
        gain_morale(s, seat, amount)


def gain_auxiliary(s: State, seat: Seat) -> None:
    """SS-AUX-05. Once per round; a second gain is lost."""
    if not s.players[seat].auxiliary_gained:
        s.players[seat].auxiliary_gained = True
        s.then(RollAuxiliary(seat))


class RollAuxiliary(Chance):
    """SS-AUX-01, SS-AUX-02. The auxiliary die is rolled and lies on its port, for a later turn of this
    round."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        return [1] * len(FACES)

    def happen(self, s: State, outcome: int) -> None:
        s.players[self.seat].auxiliary = FACES[outcome]
        s.players[self.seat].auxiliary_fresh = True

    def word(self, s: State, outcome: int) -> Word:
        return ROLL_AUXILIARY.of(outcome)
