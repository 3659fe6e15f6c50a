"""Tables for the rule tests of Andromeda's Edge."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table


@pytest.fixture
def table() -> Table:
    """Yellow and blue."""
    return Table(2)


@pytest.fixture
def three() -> Table:
    """Yellow, blue and green."""
    return Table(3)


@pytest.fixture
def four() -> Table:
    """Yellow, blue, green and pink."""
    return Table(4)
