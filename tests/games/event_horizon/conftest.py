"""Tables for the rule tests of Event Horizon."""

from __future__ import annotations

import pytest

from games.event_horizon.table import Table


@pytest.fixture
def table() -> Table:
    """White and orange."""
    return Table(2)


@pytest.fixture
def three() -> Table:
    """White, orange and purple."""
    return Table(3)
