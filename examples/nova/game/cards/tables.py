"""The data files as constant tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from perihelion.games.nova.data.records import Board
from perihelion.records.data import read_toml
from perihelion.records.folders import data_folder

DATA: Final = data_folder(Path(__file__).parents[1])
BOARD: Final = read_toml(DATA / "board.toml", Board)

PLAYER_NAMES: Final = ("red", "black", "green", "purple")
ROUND_CHOICES: Final = tuple([str(rounds) for rounds in BOARD.rounds])
WORLDS: Final = (BOARD.world.name,)
DRIFTING: Final[int] = BOARD.waiting
ORE_OF_FACE: Final = tuple(BOARD.drill.faces)
