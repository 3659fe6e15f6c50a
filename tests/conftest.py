"""Hypothesis on a loaded machine: an example may take its time. And what takes longest comes first, so that
processes side by side end at about the same time."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("perihelion", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("perihelion")

TESTS = Path(__file__).parent
LONGEST = ("browser", "server", "lab", "cli", "every_game")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.path))


@cache
def rank(file: Path) -> int:
    """By the folder of `tests` in which a file lies."""
    places = [place for place, folder in enumerate(LONGEST) if file.is_relative_to(TESTS / folder)]
    return places[0] if places else len(LONGEST)
