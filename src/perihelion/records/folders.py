"""Where a game's data lie: in its own folder, or in a folder of the same name under $PERIHELION_DATA."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "PERIHELION_DATA"


def data_folder(home: Path) -> Path:
    """The data of the game in this folder. The laboratory puts other versions of them elsewhere, and
    compares."""
    other = Path(os.environ.get(VARIABLE) or home) / home.name
    return other if other.is_dir() else home / "data"
