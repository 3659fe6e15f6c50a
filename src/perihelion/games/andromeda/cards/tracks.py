"""The five progress tracks, and the four types of modules that go with all but Supremacy."""

from __future__ import annotations

from typing import Final

from perihelion.games.andromeda.cards.board import DATA
from perihelion.games.andromeda.data.records import Track, Tracks
from perihelion.games.kit.tables import Table, check_lists
from perihelion.records.data import read_toml

FILE: Final = read_toml(DATA / "tracks.toml", Tracks)
TRACKS: Final[tuple[str, ...]] = tuple([track.name for track in FILE.track])
TRACK_IDS: Final[tuple[str, ...]] = tuple([track.id for track in FILE.track])
check_lists({"tracks.toml: id": list(TRACK_IDS), "tracks.toml: name": list(TRACKS)})
SCIENCE: Final = TRACK_IDS.index("science")
INDUSTRY: Final = TRACK_IDS.index("industry")
SUPREMACY: Final = TRACK_IDS.index("supremacy")
COMMERCE: Final = TRACK_IDS.index("commerce")
CIVILIZATION: Final = TRACK_IDS.index("civilization")
TRACK_COUNT: Final = len(TRACKS)
TOP: Final = len(FILE.track[0].spaces) - 1

# The types of modules: rows of a station, columns of the board
SCIENCE_ROW: Final = 0
INDUSTRY_ROW: Final = 1
COMMERCE_ROW: Final = 2
CIVILIZATION_ROW: Final = 3
TYPES: Final[tuple[str, ...]] = ("Science", "Industry", "Commerce", "Civilization")
TYPE_IDS: Final[tuple[str, ...]] = ("science", "industry", "commerce", "civilization")
TYPE_COUNT: Final = len(TYPES)
TRACK_OF_TYPE: Final[tuple[int, ...]] = tuple(
    [[track.module for track in FILE.track].index(kind) for kind in TYPE_IDS]  # type: ignore[arg-type]
)

POINTS: Final[Table] = tuple([tuple([space.vp for space in track.spaces]) for track in FILE.track])
EVENT_ICON: Final[Table] = tuple(
    [tuple([int(space.event) for space in track.spaces]) for track in FILE.track]
)
NO_STACK: Final = -1
DISCOVERY: Final[Table] = tuple(
    [
        tuple(["AB".index(space.discovery) if space.discovery else NO_STACK for space in track.spaces])
        for track in FILE.track
    ]
)
"""AE-TRK-04. The stack that is searched there."""
UPGRADE: Final[Table] = tuple([tuple([space.upgrade for space in track.spaces]) for track in FILE.track])
TOKEN: Final[Table] = tuple([tuple([space.token for space in track.spaces]) for track in FILE.track])
"""AE-TRK-07. The number of the token space, from 1; 0 for none."""
TOKEN_SPACES: Final = max([max(row) for row in TOKEN])


def highest_so_far(values: list[int]) -> tuple[int, ...]:
    """What counts from each space on: the highest passed."""
    return tuple([max(values[: i + 1]) for i in range(len(values))])


def row_of(track: Track, key: str) -> list[int]:
    return [int(getattr(space, key)) for space in track.spaces]


LEVEL: Final[Table] = tuple([highest_so_far(row_of(track, "level")) for track in FILE.track])
"""AE-TRK-10. The development level reached, from 1."""
VAULT: Final[Table] = tuple([highest_so_far(row_of(track, "vault")) for track in FILE.track])
"""AE-TRK-06."""
LIMIT_SPACE: Final[Table] = tuple([tuple(row_of(track, "tactics_limit")) for track in FILE.track])
"""AE-TRK-08. The hand limit printed on a space, 0 for none."""
LIMIT: Final[Table] = tuple([highest_so_far(row_of(track, "tactics_limit")) for track in FILE.track])

DEVELOPMENT_POINTS: Final[tuple[int, ...]] = (0, *FILE.development_vp)
"""AE-SCO-03. By level."""
VAULT_POINTS: Final[tuple[int, ...]] = tuple(FILE.vault_vp)
TOKEN_GONE_POINTS: Final[int] = FILE.supremacy_token_gone_vp
DAMAGE_AT_EVENT: Final[int] = -FILE.damage.event_vp
DAMAGE_AT_END: Final[int] = -FILE.damage.end_vp
