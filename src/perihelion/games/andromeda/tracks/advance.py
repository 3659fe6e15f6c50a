"""Markers go up the progress tracks, and every space they enter gives its reward."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import changed
from perihelion.core.steps import Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.tracks import (
    DISCOVERY,
    EVENT_ICON,
    LIMIT_SPACE,
    NO_STACK,
    TOKEN,
    TOKEN_GONE_POINTS,
    TOP,
    TRACK_COUNT,
    UPGRADE,
)
from perihelion.games.andromeda.events.marker import MoveMarker
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import tactics_limit
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.state import NO_TOKEN, State
from perihelion.games.andromeda.station.ships import GainUpgrades
from perihelion.games.andromeda.stores.draw import DrawCards
from perihelion.games.andromeda.stores.score import score
from perihelion.games.andromeda.tracks.discoveries import Search
from perihelion.games.andromeda.words import ADVANCE, NO, YES


class Advance(Step):
    """AE-TRK-01, AE-TRK-02, AE-TRK-03. One space up, with what it gives; on the top space nothing happens.
    AE-TRK-06, AE-TRK-10, AE-TRK-12: vaults, levels and printed VP count where they are asked for."""

    def __init__(self, side: Side, track: int) -> None:
        self.side: Final = side
        self.track: Final = track

    def run(self, s: State) -> None:
        player = s.players[self.side]
        space = player.tracks[self.track] + 1
        if space > TOP:
            return
        player.tracks = changed(player.tracks, self.track, 1)
        s.then_all(rewards(self.side, self.track, space))


def rewards(side: Side, track: int, space: int) -> list[Step]:
    """AE-TRK-04, AE-TRK-05, AE-TRK-07, AE-TRK-08, AE-TRK-09. What entering a space brings."""
    steps: list[Step] = []
    if EVENT_ICON[track][space]:
        steps.append(MoveMarker(1))
    if DISCOVERY[track][space] != NO_STACK:
        steps.append(Search(side, DISCOVERY[track][space]))
    if UPGRADE[track][space]:
        steps.append(GainUpgrades(side, UPGRADE[track][space]))
    if TOKEN[track][space]:
        steps.append(SupremacyToken(side, TOKEN[track][space] - 1))
    if LIMIT_SPACE[track][space]:
        steps.append(HigherLimit(side))
    return steps


class SupremacyToken(Step):
    """AE-TRK-07. The first to enter takes the token; whoever comes later scores instead."""

    def __init__(self, side: Side, place: int) -> None:
        self.side: Final = side
        self.place: Final = place

    def run(self, s: State) -> None:
        token = s.supremacy[self.place]
        if token == NO_TOKEN:
            score(s, self.side, TOKEN_GONE_POINTS)
        else:
            s.supremacy = (*s.supremacy[: self.place], NO_TOKEN, *s.supremacy[self.place + 1 :])
            player = s.players[self.side]
            player.powers = tuple(sorted([*player.powers, token]))


class HigherLimit(Step):
    """AE-TRK-08. The hand limit has risen, and cards may be drawn up to it."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        if missing_cards(s.players[self.side]) > 0:
            s.then(DrawToLimit(self.side))


def missing_cards(player: Player) -> int:
    return tactics_limit(player) - player.hand.size()


class DrawToLimit(Own):
    """AE-P-33. All that are missing, or none."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [YES, NO]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == YES:
            s.then(DrawCards(seat, max(0, missing_cards(s.players[seat]))))


# Tracks of choice


def open_tracks(player: Player) -> list[int]:
    """Tracks on which the marker can still move."""
    return [track for track in range(TRACK_COUNT) if player.tracks[track] < TOP]


class AdvanceChosen(Own):
    """AE-P-34. One space on a track of choice."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [ADVANCE.of(track) for track in open_tracks(s.players[seat])]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        s.then(Advance(seat, ADVANCE.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if ADVANCE.says(option):
            return Refusal("AE-TRK-03", "Your marker is on the top space of that track.")
        return super().why_not(s, seat, option)


class AdvanceAny(Step):
    """So many spaces, each on a track of choice, as long as one is left."""

    def __init__(self, side: Side, count: int) -> None:
        self.side: Final = side
        self.count: Final = count

    def run(self, s: State) -> None:
        if self.count and open_tracks(s.players[self.side]):
            s.then(AdvanceChosen(self.side), AdvanceAny(self.side, self.count - 1))


class AdvanceAll(Step):
    """AE-MOD-06. One space on each of these tracks, in an order of the player's choice."""

    def __init__(self, side: Side, tracks: tuple[int, ...]) -> None:
        self.side: Final = side
        self.tracks: Final = tracks

    def run(self, s: State) -> None:
        if len(set(self.tracks)) > 1:
            s.then(AdvanceNext(self.side, self.tracks))
        else:
            s.then(*[Advance(self.side, track) for track in self.tracks])


class AdvanceNext(Own):
    """AE-MOD-06. Which of the tracks comes next."""

    def __init__(self, seat: Seat, tracks: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tracks: Final = tracks

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [ADVANCE.of(track) for track in sorted(set(self.tracks))]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        track = ADVANCE.noun(option)
        place = self.tracks.index(track)
        s.then(Advance(seat, track), AdvanceAll(seat, self.tracks[:place] + self.tracks[place + 1 :]))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if ADVANCE.says(option):
            return Refusal("AE-MOD-06", "No step on that track is due.")
        return super().why_not(s, seat, option)
