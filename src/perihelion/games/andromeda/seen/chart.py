"""The map: regions, raider cards, the market, stacks and the event board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from perihelion.core.piles import Pile
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.board import EVENT_END
from perihelion.games.andromeda.cards.fleet import size
from perihelion.games.andromeda.cards.tokens import BOX
from perihelion.games.andromeda.events.marker import next_space, start_space
from perihelion.games.andromeda.region import BASE, NEBULA, NO_MOON, PLANET, SPECIAL, UNCHARTED, Region
from perihelion.games.andromeda.seen.moment import MARKER_PLACES
from perihelion.games.andromeda.seen.views import (
    ColumnView,
    EventBoard,
    FleetView,
    RaiderView,
    RegionView,
    StackView,
)
from perihelion.games.andromeda.state import Raider, State

KINDS: Final = {UNCHARTED: "", PLANET: "planet", BASE: "base", NEBULA: "nebula", SPECIAL: "special"}


@lru_cache(8192)
def region_view(region: int, here: Region) -> RegionView:
    """A region never changes, so its view is made once."""
    return RegionView(
        region=region,
        kind=KINDS[here.kind],
        tile=here.tile,
        fleets=[FleetView(side, list(fleet)) for side, fleet in enumerate(here.fleets) if size(fleet)],
        leaders=list(here.leaders),
        raider=here.raider,
        raiders=here.raiders,
        moons=here.moons,
        top=here.top,
        second=NO_MOON,
        owner=here.owner,
        collapsed=here.collapsed,
        tokens=list(here.tokens),
    )


@lru_cache(1024)
def raider_view(card: Raider) -> RaiderView:
    """AE-SETUP-08. A card that was left to chance is unknown until it is turned up."""
    return RaiderView(card.card, card.face_up, card.left, card.shields, list(card.leaders))


def columns(s: State) -> list[ColumnView]:
    return [ColumnView(list(s.columns[kind]), deck.size()) for kind, deck in enumerate(s.decks)]


def stacks(s: State, eyes: Seat) -> list[StackView]:
    """AE-TRK-04. Who has searched a stack knows what lies there."""
    return [StackView(s.discoveries.size(stack), known_tokens(s, stack, eyes)) for stack in range(BOX)]


def known_tokens(s: State, place: int, eyes: Seat) -> list[int]:
    return [token for token in s.discoveries.places[place].as_seen(eyes) if token >= 0]


def event_board(s: State, eyes: Seat) -> EventBoard:
    return EventBoard(
        marker=s.marker,
        start=start_space(s),
        end=EVENT_END,
        where=MARKER_PLACES[s.marker_at],
        card=s.event,
        deck=s.events.size(),
        top=known_top(s.events, eyes),
        bottom=known_bottom(s.events, eyes),
        discard=list(reversed(s.events.discard)),
    )


def known_top(pile: Pile, eyes: Seat) -> list[int]:
    """AE-ACT-04. What somebody knows of the next cards."""
    return as_far_as_known(pile.seen_top(eyes))


def known_bottom(pile: Pile, eyes: Seat) -> list[int]:
    return as_far_as_known(pile.seen_bottom(eyes)[::-1])


def as_far_as_known(cards: list[int]) -> list[int]:
    """Without what is unknown behind the last known card."""
    known = [place for place, card in enumerate(cards) if card >= 0]
    return cards[: known[-1] + 1] if known else []


def next_planet(s: State) -> int:
    """AE-EVT-02. Where the next planet will be laid."""
    return next_space(s) if s.planets.size() else -1
