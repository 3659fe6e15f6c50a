"""Effects that bring VP, move markers, look at event cards, or keep them off."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Name, Said
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.signs import (
    NOT,
    counted,
    more,
    points,
    sign,
    signed,
    track_sign,
)
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.cards.tracks import TOP, TRACK_IDS, TRACKS
from perihelion.games.andromeda.events.marker import MoveMarker
from perihelion.games.andromeda.events.scry import Scry
from perihelion.games.andromeda.state import GONE, ON_TRACK, State
from perihelion.games.andromeda.stores.score import Score
from perihelion.games.andromeda.tracks.advance import Advance, AdvanceAny, open_tracks
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import bit, has

ANY_TRACK: Final = -1


class Points(Effect):
    """vp = 3. A negative number takes VP."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    @staticmethod
    def read(entry: Entry) -> Points:
        entry.only()
        return Points(entry.whole())

    def text(self) -> Said:
        return Said("score {n} VP", n=self.points) if self.points > 0 else Said("lose {n} VP", n=-self.points)

    def parts(self) -> list[Part]:
        return points(self.points) if self.points > 0 else more("points", self.points)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(Score(seat, self.points))

    def worth(self) -> float:
        return float(self.points)


VERBS.teach("vp", Points.read)


class AdvanceOn(Effect):
    """advance = { science = 1 }, or { any = 1 }"""

    def __init__(self, track: int, count: int) -> None:
        self.track: Final = track
        self.count: Final = count

    @staticmethod
    def read(entry: Entry) -> AdvanceOn:
        entry.only()
        name, count = entry.amount((*TRACK_IDS, "any"))
        return AdvanceOn(ANY_TRACK if name == "any" else TRACK_IDS.index(name), count)

    def text(self) -> Said:
        if self.track == ANY_TRACK:
            return Said("advance {n} on any progress track", n=self.count)
        return Said("advance {n} on {track}", n=self.count, track=Name("track", TRACKS[self.track]))

    def parts(self) -> list[Part]:
        return [track_sign(self.track), signed(self.count)]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        player = s.players[seat]
        return bool(open_tracks(player)) if self.track == ANY_TRACK else player.tracks[self.track] < TOP

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.track == ANY_TRACK:
            s.then(AdvanceAny(seat, self.count))
        else:
            s.then_all([Advance(seat, self.track) for _ in range(self.count)])

    def worth(self) -> float:
        return 2.0 * self.count


VERBS.teach("advance", AdvanceOn.read)


class EventSteps(Effect):
    """event = 1. The event marker moves."""

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces

    @staticmethod
    def read(entry: Entry) -> EventSteps:
        entry.only()
        return EventSteps(entry.whole())

    def text(self) -> Said:
        return Many(self.spaces, "the event marker moves {n} space", "the event marker moves {n} spaces")

    def parts(self) -> list[Part]:
        return [sign("event"), signed(self.spaces)]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return s.marker_at == ON_TRACK

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(MoveMarker(self.spaces))


VERBS.teach("event", EventSteps.read)


class LookAtEvents(Effect):
    """scry = 2"""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    @staticmethod
    def read(entry: Entry) -> LookAtEvents:
        entry.only()
        return LookAtEvents(entry.positive())

    def text(self) -> Said:
        return Said("look at the top {n} event cards: 1 to the top, the rest to the bottom", n=self.cards)

    def parts(self) -> list[Part]:
        return [sign("eye"), *counted("event", self.cards)]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return s.marker_at != GONE

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.then(Scry(seat, self.cards))

    def worth(self) -> float:
        return 0.5


VERBS.teach("scry", LookAtEvents.read)


class IgnoreEvent(Effect):
    """ignore_event = true"""

    @staticmethod
    def read(entry: Entry) -> IgnoreEvent:
        entry.flag()
        return IgnoreEvent()

    def text(self) -> Said:
        return Said("the special effect does not affect you")

    def parts(self) -> list[Part]:
        return [NOT, sign("event")]

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        return not has(s.ignoring, seat)

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        s.ignoring |= bit(seat)


VERBS.teach("ignore_event", IgnoreEvent.read)
