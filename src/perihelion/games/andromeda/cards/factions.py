"""The factions: where they start and their standing powers."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.cards.powers import Power, moments_in, powers_of
from perihelion.games.andromeda.cards.resources import RESOURCES, Amounts, amounts
from perihelion.games.andromeda.cards.tracks import TRACK_IDS
from perihelion.games.andromeda.data.boxes import more, sets_of, widened
from perihelion.games.andromeda.data.records import Factions, MoreFactions
from perihelion.games.kit.tables import Table, check_lists
from perihelion.records.data import read_toml

PRINTED: Final = read_toml(DATA / "factions.toml", Factions)
MORE: Final = more("factions.toml", MoreFactions)
FILE: Final = widened(PRINTED, MORE, "faction")
FACTION_SET: Final[tuple[int, ...]] = sets_of(PRINTED.faction, MORE, "faction")
FACTIONS: Final[tuple[str, ...]] = tuple([faction.name for faction in FILE.faction])
FACTION_IDS: Final[tuple[str, ...]] = tuple([faction.id for faction in FILE.faction])
check_lists({"factions.toml: id": list(FACTION_IDS), "factions.toml: name": list(FACTIONS)})
DEALT: Final[int] = FILE.dealt
START: Final[tuple[Amounts, ...]] = tuple(
    [amounts(f"factions.toml: {faction.id}: start", faction.start, RESOURCES) for faction in FILE.faction]
)
START_TRACKS: Final[Table] = tuple(
    [tuple([TRACK_IDS.index(track) for track in faction.tracks]) for faction in FILE.faction]
)
FACTION_POWERS: Final[tuple[tuple[Power, ...], ...]] = tuple(
    [powers_of(faction.hooks) for faction in FILE.faction]
)
FACTION_MOMENTS: Final[tuple[int, ...]] = tuple([moments_in(powers) for powers in FACTION_POWERS])
