"""Numbers with their nouns."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from perihelion.core.said import Said
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards import amounts
from perihelion.games.solar_sphere.cards.tables import CRYSTAL
from perihelion.records.table import named


@pytest.mark.parametrize(
    ("counted", "one", "two"),
    [
        (amounts.resources, "1 resource", "2 resources"),
        (amounts.drones, "1 drone", "2 drones"),
        (amounts.up_to, "1 drone", "up to 2 drones"),
        (amounts.active_drones, "1 active drone", "2 active drones"),
        (amounts.inactive_drones, "1 inactive drone", "2 inactive drones"),
        (amounts.satellites, "1 satellite", "2 satellites"),
        (amounts.kickbacks, "1 kickback", "2 kickbacks"),
        (amounts.points, "1 point", "2 points"),
        (amounts.morale, "1 morale", "2 morale"),
        (amounts.reputation, "1 reputation", "2 reputation"),
        (amounts.change, "+1 point", "+2 points"),
    ],
)
def test_one_of_a_thing_and_two_of_it(counted: Callable[[int], Said], one: str, two: str) -> None:
    assert (str(counted(1)), str(counted(2))) == (one, two)


def test_a_loss_has_a_true_minus_and_its_own_form_of_number() -> None:
    assert (str(amounts.change(-1)), str(amounts.change(-2))) == ("−1 point", "−2 points")


def test_a_resource_goes_by_its_name() -> None:
    assert named(GAME, amounts.of(CRYSTAL, 2)) == "2 crystal"
