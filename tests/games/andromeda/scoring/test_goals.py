"""What Civilization modules and destiny cards count at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.destiny import DESTINY_IDS


def settled(table: Table) -> None:
    """Three planets in a triangle, all next to each other."""
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R2_2="PL-I1")
    table.development("yellow", "R1-1")
    table.development("yellow", "R1-2")
    table.development("yellow", "R2-2")


def one_set(table: Table) -> None:
    """A module of each type, and one more."""
    table.module("yellow", "SC-01")
    table.module("yellow", "SC-03")
    table.module("yellow", "IN-01")
    table.module("yellow", "CO-02")
    table.module("yellow", "CV-12")


def worn(table: Table) -> None:
    """The same with a damaged core module, and a damaged module besides."""
    one_set(table)
    table.core("yellow", "science", damage=1)
    table.module("yellow", "CO-01", damage=2)


def moons(table: Table) -> None:
    """Five on the station, three of them in slots, two of nebulae."""
    table.claimed("yellow", "MO-S1", "NM-1")
    table.operations("yellow", "NM-2")
    table.module("yellow", "SC-05", output="MO-S2")
    table.core("yellow", "industry", seam="MO-I1")
    table.module("yellow", "IN-03")


def fleet(table: Table) -> None:
    """Two built ships, and a transport in a development."""
    table.tiles(R1_1="PL-S1", R1_2="PL-S2")
    table.ships("yellow", "R1-2", "fighter", "heavy cruiser")
    table.development("yellow", "R1-1")


def loaded(table: Table) -> None:
    table.stock("yellow", titanium=2, ice=1, energy=4)
    table.hand("yellow", "TA-01", "TA-02", "TB-01")


def veterans(table: Table) -> None:
    table.leaders("station", yellow=3)


def advanced(table: Table) -> None:
    table.track("yellow", science=4, industry=7, supremacy=3)


def refitted(table: Table) -> None:
    table.upgrade("yellow", "NU-T1", "NU-F2")


def raider_bane(table: Table) -> None:
    table.player("yellow").beaten = 2


def nothing(table: Table) -> None:
    """Everything is as at the start."""


@rule("AE-OPT-02")
@pytest.mark.parametrize(
    ("goal", "scene", "points"),
    [
        ("DS-01", one_set, 4),
        ("DS-02", one_set, 2),
        ("DS-03", one_set, 2),
        ("DS-04", one_set, 2),
        ("DS-05", one_set, 4),
        ("DS-06", settled, 9),
        ("DS-07", settled, 6),
        ("DS-08", settled, 12),
        ("DS-09", fleet, 6),
        ("DS-10", refitted, 8),
        ("DS-11", moons, 10),
        ("DS-12", loaded, 3),
        ("DS-13", veterans, 6),
        ("DS-14", advanced, 6),
        ("DS-15", advanced, 8),
        ("DS-16", advanced, 6),
        ("DS-17", one_set, 10),
        ("DS-17", worn, 8),
        ("DS-17", nothing, 0),
        ("DS-18", moons, 6),
        ("DS-19", raider_bane, 6),
        ("DS-20", loaded, 3),
    ],
)
def test_a_destiny_card_counts(goal: str, scene: Callable[[Table], None], points: int) -> None:
    table = Table(2, destiny=True)
    scene(table)
    table.player("yellow").goal = DESTINY_IDS.index(goal)
    table.s.ended = True
    assert table.parts("yellow")["Destiny"] == points


@rule("AE-OPT-02")
def test_it_scores_at_most_its_maximum() -> None:
    table = Table(2, destiny=True)
    table.track("yellow", science=7, industry=7, supremacy=7)
    table.player("yellow").goal = DESTINY_IDS.index("DS-16")
    table.s.ended = True
    assert table.parts("yellow")["Destiny"] == 12


@rule("AE-OPT-02")
def test_before_the_end_it_counts_for_nothing() -> None:
    table = Table(2, destiny=True)
    veterans(table)
    table.player("yellow").goal = DESTINY_IDS.index("DS-13")
    assert table.parts("yellow")["Destiny"] == 0


@rule("AE-SCO-07")
@pytest.mark.parametrize(
    ("module", "scene", "points"),
    [
        ("CV-01", settled, 4 + 6),
        ("CV-02", loaded, 3 + 3),
        ("CV-03", moons, 2 + 3),
        ("CV-04", fleet, 3 + 6),
        ("CV-05", veterans, 2 + 3),
        ("CV-06", advanced, 3 + 3),
        ("CV-07", one_set, 2 + 4),
        ("CV-08", one_set, 2 + 2),
        ("CV-09", one_set, 2 + 1),
        ("CV-10", one_set, 2 + 1),
        ("CV-12", one_set, 0),
    ],
)
def test_a_civilization_module_counts(
    table: Table, module: str, scene: Callable[[Table], None], points: int
) -> None:
    scene(table)
    table.module("yellow", module)
    assert table.parts("yellow")["Civilization modules"] == points
