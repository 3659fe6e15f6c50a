"""Chapter "Move": markers are activated in turn and ships move."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import kinds_of, movable_at, movable_mask, tiles_of
from perihelion.games.event_horizon.board.routes import common, first_steps
from perihelion.games.event_horizon.build.placement import CheckLimits
from perihelion.games.event_horizon.cards.tables import PORT_GROUP
from perihelion.games.event_horizon.move.breakaway import BreakAway, intruders
from perihelion.games.event_horizon.move.destination import Destination, DestinationOfAll
from perihelion.games.event_horizon.numbers import network, speed
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import ACTIVATE, DONE, MOVE, MOVE_ALL, TO
from perihelion.games.kit.masks import bit, has


class Moves(Step):
    """EH-MOVE-01, EH-MOVE-15. In player order everybody activates one marker, again and again until none is
    left; combats wait for their phase."""

    def run(self, s: State) -> None:
        turns: list[Step] = [Turn(seat) for seat in s.order if s.players[seat].markers]
        if turns:
            s.then_all([*turns, self])


class Turn(Step):
    """EH-MOVE-14. A marker without a ship to move is removed; with any other one must be activated."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        player.markers &= movable_mask(player)
        if player.markers:
            s.then(Activate(self.seat))


class Activate(AskOne):
    """EH-MOVE-02, EH-MOVE-04, EH-MOVE-05, EH-PRE-07. One marker is used up, and the ships on its tile may
    move; only now do others who moved in matter."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        markers = s.players[seat].markers
        return [ACTIVATE.of(tile) for tile in tiles_of(markers)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        tile = ACTIVATE.noun(option)
        s.players[seat].markers &= ~bit(tile)
        s.then(MoveShips(seat, tile), CheckLimits(seat))
        if intruders(s, seat, tile):
            s.then(BreakAway(seat, tile))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if ACTIVATE.says(option):
            return no_marker(ACTIVATE.noun(option))
        return Refusal(
            "EH-MOVE-02",
            Many(
                s.players[seat].markers.bit_count(),
                "You have {n} unused marker and must activate it.",
                "You have {n} unused markers and must activate one.",
            ),
        )


def no_marker(tile: int) -> Refusal:
    return Refusal("EH-MOVE-05", "You have no unused order marker on {tile:tile}.", tile=tile)


class MoveShips(AskOne):
    """EH-MOVE-03. Every ship on the activated tile may move, each to its own destination."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: State, seat: Seat) -> list[Word]:
        player, links = s.players[seat], network(s)
        groups = kinds_of(movable_at(player, self.tile))
        steps = [first_steps(s, player, group, self.tile, links) for group in groups]
        offered = [MOVE.of(groups[i]) for i in range(len(groups)) if steps[i]]
        if len(groups) > 1 and common(steps):
            offered.append(MOVE_ALL)
        offered.append(DONE)
        return offered

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == DONE:
            return
        if option == MOVE_ALL:
            s.then(DestinationOfAll(seat, self.tile), self)
            return
        group = MOVE.noun(option)
        s.then(
            Destination(seat, self.tile, group, movable_at(s.players[seat], self.tile).count(group), True),
            self,
        )

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == MOVE_ALL:
            return Refusal(
                "EH-MOVE-03",
                "No tile can be reached by all of two or more sorts of ships on {tile:tile}.",
                tile=self.tile,
            )
        if ACTIVATE.says(option):
            return why_not_another(s, seat, self.tile, ACTIVATE.noun(option))
        if TO.says(option):
            return Refusal("EH-MOVE-03", "Choose first which ships on {tile:tile} move.", tile=self.tile)
        return why_not_move(s, seat, self.tile, MOVE.noun(option)) if MOVE.says(option) else None


def why_not_another(s: State, seat: Seat, tile: int, other: int) -> Refusal:
    """Why no other marker is activated while the ships of this one move."""
    if other != tile and not has(s.players[seat].markers, other):
        return no_marker(other)
    return Refusal(
        "EH-MOVE-01",
        "The marker on {tile:tile} is being used; the next one has to wait for your next turn.",
        tile=tile,
    )


def why_not_move(s: State, seat: Seat, tile: int, group: int) -> Refusal:
    player = s.players[seat]
    if group == PORT_GROUP:
        return Refusal("EH-MOVE-12", "A port never moves.")
    if group not in movable_at(player, tile):
        return Refusal(
            "EH-MOVE-05",
            "You have no {group:group} on {tile:tile}, the tile of the activated marker.",
            group=group,
            tile=tile,
        )
    return Refusal(
        "EH-MOVE-06",
        "The {group:group} cannot move: its speed is {speed}, and every tile around is unrevealed or costs"
        " more.",
        group=group,
        speed=speed(player, group),
    )
