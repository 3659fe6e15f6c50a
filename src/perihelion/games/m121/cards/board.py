"""The board: octagonal spaces on a square grid, and the square gaps between them. A mask has a bit for each
space, or for each gap."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from perihelion.core.errors import DataError
from perihelion.games.kit.masks import bit, has, mask_of
from perihelion.games.kit.tables import Table, check_lists
from perihelion.games.m121.data.records import Board
from perihelion.records.data import read_toml
from perihelion.records.folders import data_folder

DATA: Final = data_folder(Path(__file__).parents[1])
BOARD: Final = read_toml(DATA / "board.toml", Board)

PLAYER_NAMES: Final[tuple[str, ...]] = tuple(BOARD.players)
check_lists({"board.toml: players": list(PLAYER_NAMES)})
NOBODY: Final = -1
DISKS: Final[int] = BOARD.disks
DISKS_SHORT: Final[int] = BOARD.disks_short
HAND_LIMIT: Final[int] = BOARD.hand_limit
START_HAND: Final[int] = BOARD.start_hand
TOP_LEVEL: Final[int] = BOARD.levels
START_LEVEL: Final[int] = BOARD.start_level
COLUMNS: Final[int] = BOARD.columns
SLOTS: Final[int] = COLUMNS * (TOP_LEVEL + 1)
"""Places for research cards: those of level 0 first, on each level the left one first."""
STALE_ROUNDS: Final[int] = BOARD.stale_rounds

# System spaces: seven rows of seven, from the north-west; the corners and the centre are never used

WIDTH: Final = 7
SPACE_COUNT: Final = 49
CENTRE: Final = 24
"""MX-BOARD-04. The galactic centre is no space for anything."""
SPACES: Final[tuple[str, ...]] = tuple(
    [f"{'ABCDEFG'[space % WIDTH]}{space // WIDTH + 1}" for space in range(SPACE_COUNT)]
)
AREA_LETTERS: Final = "wbr"
AREA_NAMES: Final[tuple[str, ...]] = ("white", "blue", "red")


def read_map(rows: list[str]) -> list[str]:
    """A sign for each space."""
    signs = [sign for row in rows for sign in row.split()]
    if len(signs) != SPACE_COUNT or signs.index("@") != CENTRE or set(signs) - set("wbr@."):
        raise DataError("data/board.toml: map: expected 7 rows of 7 signs w, b, r or . around one @")
    return signs


MAP: Final = read_map(BOARD.map)
AREA: Final[tuple[int, ...]] = tuple(
    [AREA_LETTERS.index(sign) if sign in AREA_LETTERS else NOBODY for sign in MAP]
)
"""The area of each space, NOBODY for what is never in play."""


def per_seats(table: dict[str, list[int]]) -> Table:
    """Rows by number of seats; nobody plays with less than 2."""
    return tuple([tuple(table.get(str(seats), [])) for seats in range(5)])


def space_number(name: str) -> int:
    if name not in SPACES or AREA[SPACES.index(name)] == NOBODY:
        raise DataError(f"data/board.toml: starts: '{name}' is no space of the map")
    return SPACES.index(name)


IN_PLAY: Final[tuple[int, ...]] = tuple(
    [
        mask_of([space for space, sign in enumerate(MAP) if sign in BOARD.areas.get(str(seats), "")])
        for seats in range(5)
    ]
)
"""MX-SETUP-01. The spaces that are used with so many players."""
STARTS: Final = per_seats(
    {seats: [space_number(name) for name in names] for seats, names in BOARD.starts.items()}
)
for _seats in range(2, 5):
    _used = mask_of(STARTS[_seats]) & IN_PLAY[_seats]
    if len(STARTS[_seats]) != _seats or _used.bit_count() != _seats:
        raise DataError(f"data/board.toml: starts: {_seats}: expected {_seats} spaces that are in play")


def next_to(space: int) -> list[int]:
    """MX-BOARD-02. The spaces that share an edge with this one, the centre excepted."""
    row, column = divmod(space, WIDTH)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    spaces = [r * WIDTH + c for r, c in near if 0 <= r < WIDTH and 0 <= c < WIDTH]
    return [other for other in spaces if AREA[other] != NOBODY]


NEIGHBOURS: Final[Table] = tuple([tuple(next_to(space)) for space in range(SPACE_COUNT)])
NEIGHBOUR_MASK: Final[tuple[int, ...]] = tuple([mask_of(row) for row in NEIGHBOURS])

NEIGHBOURS_BY_NAME: Final[Table] = tuple(
    [tuple(sorted(row, key=lambda space: SPACES[space])) for row in NEIGHBOURS]
)
EVERYWHERE: Final = IN_PLAY[4]
WEST: Final = mask_of(range(0, SPACE_COUNT, WIDTH))
EAST: Final = mask_of(range(WIDTH - 1, SPACE_COUNT, WIDTH))


def around(spaces: int) -> int:
    """All spaces that share an edge with one of these."""
    mask: i64 = spaces
    everywhere: i64 = EVERYWHERE
    west: i64 = WEST
    east: i64 = EAST
    rows = mask << WIDTH | mask >> WIDTH
    return (rows | (mask & ~east) << 1 | (mask & ~west) >> 1) & everywhere


# Infrastructure spaces, the gaps: six rows of six

GAP_WIDTH: Final = 6
GAP_COUNT: Final = 36
DIRECTIONS: Final[tuple[str, ...]] = ("north-west", "north-east", "south-east", "south-west")
"""The corners of a gap as they are numbered; an orientation is the corner that the name edge faces."""


def corners(gap: int) -> tuple[int, ...]:
    """The system spaces around a gap, clockwise from the north-west."""
    row, column = divmod(gap, GAP_WIDTH)
    first = row * WIDTH + column
    return first, first + 1, first + WIDTH + 1, first + WIDTH


CORNERS: Final[Table] = tuple([corners(gap) for gap in range(GAP_COUNT)])
CORNER_MASK: Final[tuple[int, ...]] = tuple([mask_of(row) for row in CORNERS])
GAPS: Final[tuple[str, ...]] = tuple(
    [f"{SPACES[nw][0]}{SPACES[se][0]}{SPACES[nw][1]}{SPACES[se][1]}" for nw, _, se, _ in CORNERS]
)
GAPS_AT: Final[Table] = tuple(
    [tuple([gap for gap in range(GAP_COUNT) if space in CORNERS[gap]]) for space in range(SPACE_COUNT)]
)
GAP_MASK_AT: Final[tuple[int, ...]] = tuple([mask_of(row) for row in GAPS_AT])
CORNERS_NEEDED: Final = 3


def gaps_in_play(seats: int) -> int:
    """The gaps of whose corners at least three are in play, or the galactic centre."""
    used = IN_PLAY[seats] | bit(CENTRE) if seats >= 2 else 0
    return mask_of(
        [gap for gap in range(GAP_COUNT) if (CORNER_MASK[gap] & used).bit_count() >= CORNERS_NEEDED]
    )


GAPS_IN_PLAY: Final[tuple[int, ...]] = tuple([gaps_in_play(seats) for seats in range(5)])


def fewest_seats(mask: tuple[int, ...], member: int) -> int:
    """From how many players on a space or gap is in play; 0 for never."""
    return next((seats for seats in range(2, 5) if has(mask[seats], member)), 0)
