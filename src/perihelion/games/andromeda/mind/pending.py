"""What is under way for a seat: cards that will be drawn, a region that will be activated, a step on a
track."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.board import DEVELOPMENT_OFFICE, MONOLITH, SHIPYARD, TRADE_HUB
from perihelion.games.andromeda.cards.modules import MODULE_TYPE
from perihelion.games.andromeda.cards.tracks import POINTS, TOP, TRACK_COUNT, TRACK_OF_TYPE
from perihelion.games.andromeda.launch.launch import ActivateRegion
from perihelion.games.andromeda.mind.station import aside_worth
from perihelion.games.andromeda.mind.worths import (
    MATERIAL,
    MOON_MENDS,
    MOON_SCORES,
    MOON_STUFF,
    REPAIR,
    RESOURCE,
    STEP,
    UNKNOWN_TOKEN,
)
from perihelion.games.andromeda.modules.buy import PlaceAll
from perihelion.games.andromeda.modules.place import ChoosePlace, PlaceModule
from perihelion.games.andromeda.numbers import tactics_limit
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.region import BASE, NEBULA, NO_MOON, PLANET
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.claim import TakeMoon
from perihelion.games.andromeda.station.repair import Repair, Repairs
from perihelion.games.andromeda.station.ships import GainUpgrades, Install
from perihelion.games.andromeda.stores.draw import DrawCard, DrawCards
from perihelion.games.andromeda.stores.gain import GainUnit, GainUnits
from perihelion.games.andromeda.stores.score import Score
from perihelion.games.andromeda.tracks.advance import (
    Advance,
    AdvanceAll,
    AdvanceAny,
    AdvanceChosen,
    AdvanceNext,
)
from perihelion.games.andromeda.tracks.discoveries import KeepOne, KeepToken, Search

CARD: Final = 0.65
UPGRADE: Final = 1.5
FIELD: Final = 4.4
OFFICE: Final = 5.8
YARD: Final = 1.5
OTHER_BASES: Final = 0.6
LOOK: Final = 0.3
EVENTS: Final = 0.31
"""Events in each own turn."""
ROOM: Final = 0.3
"""What the next spaces of a track promise."""


def moon_worth(moon: int, left: float) -> float:
    """A claimed moon."""
    return MOON_SCORES[moon] + MOON_STUFF[moon] * left + MOON_MENDS[moon]


def region_worth(s: State, left: float) -> float:
    """What activating the active region will bring."""
    here = s.regions[s.target]
    if here.kind == PLANET:
        return moon_worth(here.top, left) if here.top != NO_MOON else MATERIAL * left
    if here.kind == NEBULA:
        return LOOK + (moon_worth(here.top, left) if here.top != NO_MOON else 0.0)
    if here.kind != BASE:
        return MATERIAL * left
    if here.tile == SHIPYARD:
        return YARD * left
    if here.tile == DEVELOPMENT_OFFICE:
        return OFFICE
    if here.tile in (MONOLITH, TRADE_HUB):
        return OTHER_BASES * left
    return FIELD * left


def room(s: State, seat: Seat) -> int:
    """How many cards can still be held."""
    player = s.players[seat]
    return max(0, tactics_limit(player) - player.hand.size())


def step_worth(player: Player, track: int, turns: float) -> float:
    """One space on a track."""
    space = player.tracks[track]
    if space == TOP:
        return 0.0
    rise = POINTS[track][space + 1] - POINTS[track][space]
    return rise * (1.0 + EVENTS * turns / TRACK_COUNT) + ROOM


def steps_worth(player: Player, tracks: tuple[int, ...], turns: float) -> float:
    worth = 0.0
    for track in tracks:
        worth += step_worth(player, track, turns)
    return worth


def under_way(s: State, seat: Seat, turns: float, left: float) -> float:
    """The worth of all steps that are planned for a seat."""
    worth = 0.0
    for step in s.agenda:
        if isinstance(step, ActivateRegion):
            if step.side == seat:
                worth += region_worth(s, left)
        elif isinstance(step, DrawCards):
            if step.side == seat:
                worth += CARD * min(step.count, room(s, seat)) * left
        elif isinstance(step, DrawCard):
            if step.side == seat:
                worth += CARD * min(1, room(s, seat)) * left
        elif isinstance(step, GainUnits):
            if step.side == seat:
                worth += RESOURCE[step.what] * step.count * left
        elif isinstance(step, GainUnit):
            if step.seat == seat:
                worth += RESOURCE[step.what] * left
        elif isinstance(step, Advance):
            if step.side == seat:
                worth += step_worth(s.players[seat], step.track, turns)
        elif isinstance(step, AdvanceAll):
            if step.side == seat:
                worth += steps_worth(s.players[seat], step.tracks, turns)
        elif isinstance(step, AdvanceNext):
            if step.seat == seat:
                worth += steps_worth(s.players[seat], step.tracks, turns)
        elif isinstance(step, AdvanceAny):
            if step.side == seat:
                worth += STEP * step.count
        elif isinstance(step, AdvanceChosen):
            if step.seat == seat:
                worth += STEP
        elif isinstance(step, PlaceAll):
            if step.side == seat:
                for card in s.purchases[-1].aside:
                    worth += aside_worth(card, left, turns)
                    worth += step_worth(s.players[seat], TRACK_OF_TYPE[MODULE_TYPE[card]], turns)
        elif isinstance(step, PlaceModule):
            if step.side == seat:
                worth += aside_worth(step.card, left, turns)
        elif isinstance(step, ChoosePlace):
            if step.seat == seat:
                worth += aside_worth(step.card, left, turns)
        elif isinstance(step, Score):
            if step.side == seat:
                worth += step.points
        elif isinstance(step, (Search, KeepOne)):
            if step.side == seat:
                worth += UNKNOWN_TOKEN * left
        elif isinstance(step, KeepToken):
            if step.seat == seat:
                worth += UNKNOWN_TOKEN * left
        elif isinstance(step, Repairs):
            if step.side == seat:
                worth += REPAIR * step.count
        elif isinstance(step, Repair):
            if step.seat == seat:
                worth += REPAIR * (1 + step.more.count)
        elif isinstance(step, GainUpgrades):
            if step.side == seat:
                worth += UPGRADE * step.count * left
        elif isinstance(step, Install):
            if step.seat == seat:
                worth += UPGRADE * left
        elif isinstance(step, TakeMoon) and step.side == seat:
            worth += moon_worth(s.regions[step.region].top, left)
    return worth
