"""The games of these tests on the shelf."""

from __future__ import annotations

import pytest

from perihelion.games import SHELF


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fair coin and a rigged one."""
    monkeypatch.setitem(SHELF.modules, "coin", "lab.coins.fair_coin")
    monkeypatch.setitem(SHELF.modules, "rigged", "lab.coins.coin")
