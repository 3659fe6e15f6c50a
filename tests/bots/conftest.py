"""A table of Solar Sphere for two, with a ship in the fleet as in every real game."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table


@pytest.fixture
def table() -> Table:
    table = Table(2)
    table.ship("top left", "RS11")
    return table
