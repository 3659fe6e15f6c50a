"""An event card: VP for a track, a raider, its special effect, the reset."""

from __future__ import annotations

from typing import Final

from perihelion.core.asks import AGAIN
from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import Side, Step, Word
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.events import EVENT_RAIDER, EVENT_TRACK, ONCE
from perihelion.games.andromeda.cards.powers import EVENT_RESOLVED
from perihelion.games.andromeda.cards.source import OF_EVENT, Source
from perihelion.games.andromeda.cards.tactics import ANY_EVENT
from perihelion.games.andromeda.cards.tracks import DAMAGE_AT_EVENT, POINTS
from perihelion.games.andromeda.events.marker import start_space
from perihelion.games.andromeda.raiders.place import PlaceRaiders
from perihelion.games.andromeda.state import GONE, NO_EVENT, NOT_ENDING, ON_STATION, ON_TRACK, State
from perihelion.games.andromeda.stores.score import score
from perihelion.games.andromeda.tactics.windows import CardWindow
from perihelion.games.andromeda.turn.points import AfterEvent
from perihelion.games.andromeda.words import EVENT
from perihelion.games.andromeda.words import EVENT_RESOLVED as EVENT_MOMENT
from perihelion.games.kit.masks import has


class EventIfDue(Step):
    """AE-EVT-03, AE-EVT-06, AE-EVT-12. If the marker is on the active player's station an event card is
    resolved."""

    def run(self, s: State) -> None:
        if s.marker_at != ON_STATION:
            return
        if not s.events.size():
            s.events = s.events.reshuffled()
        s.then(
            RevealEvent(),
            EventScore(),
            EventRaider(),
            EventWindow(),
            SpecialEffect(),
            Reset(),
            AfterReset(),
            AfterEvent(s.active),
        )


class RevealEvent(Draw):
    """AE-EVT-06, AE-EVT-11. The top card; from an empty deck after the discards were shuffled."""

    def pile(self, s: State) -> Pile:
        return s.events

    def drawn(self, s: State, card: int) -> None:
        s.events = s.events.without(card)
        s.event = card

    def word(self, s: State, outcome: int) -> Word:
        return EVENT.of(outcome)


class EventScore(Step):
    """AE-EVT-07. VP at the own marker on the card's track, less 1 for each damaged module, not below 0."""

    def run(self, s: State) -> None:
        for side in s.from_active():
            score(s, side, event_points(s, side))


def event_points(s: State, side: Side) -> int:
    player = s.players[side]
    track = EVENT_TRACK[s.event]
    return max(0, POINTS[track][player.tracks[track]] - DAMAGE_AT_EVENT * player.damaged())


class EventRaider(Step):
    """AE-EVT-08. The raider of the card's letter is placed; no battle follows."""

    def run(self, s: State) -> None:
        s.then(PlaceRaiders(EVENT_RAIDER[s.event]))


class EventWindow(Step):
    """AE-EVT-06. Before the special effect, where it is resolved by each player or ranks them."""

    def run(self, s: State) -> None:
        if touches_all(s):
            s.then(CardWindow(tuple(s.from_active()), AGAIN, ANY_EVENT, EVENT_MOMENT))


def touches_all(s: State) -> bool:
    """Whether the special effect concerns each player, or ranks them."""
    return s.event != NO_EVENT and (not ONCE[s.event] or LATE.events[s.event].ranks())


class SpecialEffect(Step):
    """AE-EVT-09, AE-EVT-15. By each player in turn order, or once."""

    def run(self, s: State) -> None:
        if ONCE[s.event]:
            s.then(EffectFor(s.active))
        else:
            s.then_all([EffectFor(side) for side in s.from_active() if not has(s.ignoring, side)])


class EffectFor(Step):
    """AE-P-44. What the card does to a player."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        LATE.events[s.event].resolve(s, self.side, Source(OF_EVENT, s.event))


class Reset(Step):
    """AE-EVT-10, AE-END-03. The marker goes back to its start, or leaves the game once the end was triggered;
    the card lies on the discard pile."""

    def run(self, s: State) -> None:
        s.events = s.events.discarded(s.event)
        s.event = NO_EVENT
        s.ignoring = 0
        s.marker_at = ON_TRACK if s.left == NOT_ENDING else GONE
        s.marker = start_space(s)
        s.narrow = True


class AfterReset(Step):
    """AE-EVT-06. Powers of all players, in turn order."""

    def run(self, s: State) -> None:
        for side in reversed(s.from_active()):
            LATE.powers.fire(s, side, EVENT_RESOLVED)
