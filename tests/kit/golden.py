"""Files that hold what the program said once and must say again.

When a change is meant, `UPDATE_GOLDEN=1 python -m pytest tests/every_game tests/games` writes them anew; read
the difference before you keep it. If old records no longer replay, raise the game's `rules_version`."""

from __future__ import annotations

import os
from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "golden"
UPDATE = "UPDATE_GOLDEN=1 python -m pytest tests/every_game tests/games"


def updating() -> bool:
    return bool(os.environ.get("UPDATE_GOLDEN"))


def compare(name: str, text: str) -> None:
    """The text is what the golden file says, line by line."""
    path = GOLDEN / name
    if updating():
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{name} is missing; to write it: {UPDATE}"
    said, kept = text.split("\n"), path.read_text(encoding="utf-8").split("\n")
    for i in range(min(len(said), len(kept))):
        assert said[i] == kept[i], f"{name}, line {i + 1} differs; if it is meant to: {UPDATE}"
    assert len(said) == len(kept), (
        f"{name} has {len(kept)} lines instead of {len(said)}; if it is meant to: {UPDATE}"
    )
