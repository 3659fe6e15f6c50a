"""Tables for the rule tests of M121."""

from __future__ import annotations

import pytest

from games.m121.table import Table


@pytest.fixture
def table() -> Table:
    """Yellow and green."""
    return Table(2)


@pytest.fixture
def three() -> Table:
    """Yellow, green and blue."""
    return Table(3)


@pytest.fixture
def four() -> Table:
    """Yellow, green, blue and red."""
    return Table(4)
