"""Parts of the map that the tests of launches speak of."""

from __future__ import annotations

from games.andromeda.table import Table


def row(table: Table) -> None:
    """Five planets in the first row and one under the first, without moons: three steps lie between the
    first and the fourth."""
    table.tiles(R1_1="PL-I1", R1_2="PL-I2", R1_3="PL-C1", R1_4="PL-M1", R1_5="PL-V1", R2_1="PL-S1")


def targets(table: Table, name: str, ship: str) -> list[str]:
    """Where a ship of the bay may be launched to."""
    table.turn(name)
    table.says(name, f"launch {ship}")
    return [word.removeprefix("to ") for word in table.offered(name)]
