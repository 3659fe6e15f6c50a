"""Tables for the rule tests of Solar Sphere."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table


@pytest.fixture
def table() -> Table:
    """Two players."""
    return Table(2)


@pytest.fixture
def four() -> Table:
    """Four players."""
    return Table(4)


@pytest.fixture
def solo() -> Table:
    """One player against DRANDA at Medium."""
    return Table(1)
