"""What the tests of the progress tracks begin with and look at."""

from __future__ import annotations

from games.andromeda.table import Table
from perihelion.games.andromeda.cards.tokens import BOX, HELD, TOKEN_IDS
from perihelion.games.andromeda.cards.tracks import TRACK_IDS
from perihelion.games.andromeda.tracks.advance import Advance

STACKS = ("A", "B", "Observatory")


def advances(table: Table, name: str, *tracks: str) -> None:
    """A marker goes up, one space after the other."""
    table.at(*[Advance(table.seat(name), TRACK_IDS.index(track)) for track in tracks])


def tokens_left(table: Table, stack: str, count: int) -> None:
    """So many tokens are left in a stack; the others have left the game."""
    while table.s.discoveries.size(STACKS.index(stack)) > count:
        table.s.discoveries = table.s.discoveries.moved_unseen(STACKS.index(stack), BOX)


def stack_size(table: Table, stack: str) -> int:
    return table.s.discoveries.size(STACKS.index(stack))


def held(table: Table, eyes: str, holder: str) -> list[str]:
    """The discovery tokens of a player as another sees them; a question mark for each that is hidden."""
    tokens = table.s.discoveries.places[HELD + table.seat(holder)].as_seen(table.seat(eyes))
    return [TOKEN_IDS[token] if token >= 0 else "?" for token in tokens]


def powers(table: Table, name: str) -> list[str]:
    """The Supremacy tokens of a player."""
    return [TOKEN_IDS[token] for token in table.player(name).powers]
