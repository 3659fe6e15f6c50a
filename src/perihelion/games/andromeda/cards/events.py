"""Event cards of the two decks."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.cards.raiders import LETTERS
from perihelion.games.andromeda.cards.tracks import TRACK_IDS
from perihelion.games.andromeda.data.boxes import more, sets_of, widened
from perihelion.games.andromeda.data.records import Events, MoreEvents
from perihelion.games.kit.tables import check_lists
from perihelion.records.data import read_toml

PRINTED: Final = read_toml(DATA / "events.toml", Events)
MORE: Final = more("events.toml", MoreEvents)
FILE: Final = widened(PRINTED, MORE, "event")
DECKS: Final[tuple[str, ...]] = tuple(dict.fromkeys([event.deck for event in FILE.event]))
"""Exactly one of them is played with."""
EVENT_IDS: Final[tuple[str, ...]] = tuple([event.id for event in FILE.event])


def event_name(name: str, id: str) -> str:
    """A name that both decks have gets the letters of its deck."""
    twice = [event.name for event in FILE.event].count(name) > 1
    return f"{name} {id.split('-')[0]}" if twice else name


EVENTS: Final[tuple[str, ...]] = tuple([event_name(event.name, event.id) for event in FILE.event])
check_lists({"events.toml: id": list(EVENT_IDS), "events.toml: name": list(EVENTS)})
EVENT_SET: Final[tuple[int, ...]] = sets_of(PRINTED.event, MORE, "event")
EVENT_DECK: Final[tuple[int, ...]] = tuple([DECKS.index(event.deck) for event in FILE.event])
EVENT_TRACK: Final[tuple[int, ...]] = tuple([TRACK_IDS.index(event.score) for event in FILE.event])
"""AE-EVT-07."""
EVENT_RAIDER: Final[tuple[int, ...]] = tuple([LETTERS.index(event.raider) for event in FILE.event])
ONCE: Final[tuple[bool, ...]] = tuple([event.group == "once" for event in FILE.event])
"""AE-EVT-15. Whether its effect is resolved a single time."""
DEFAULT_DECK: Final[str] = FILE.default_deck
SWARM: Final[int] = FILE.letter_s_places
"""AE-RAI-07."""
SWARM_INSTEAD: Final[int] = FILE.class_already_on_map_places_s
"""AE-RAI-06."""
