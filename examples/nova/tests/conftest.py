"""Tables for the rule tests of Nova."""

from __future__ import annotations

import pytest

from games.nova.table import Table


@pytest.fixture
def table() -> Table:
    """Two players."""
    return Table(2)
