"""Where the game is, as the picture shows it."""

from __future__ import annotations

from games.andromeda.seen.scenes import region, seen, station
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.events import EVENT_IDS
from perihelion.games.andromeda.cards.modules import MODULE_IDS
from perihelion.games.andromeda.cards.resources import ANY
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW
from perihelion.games.andromeda.events.card import EventIfDue
from perihelion.games.andromeda.modules.buy import ALL_TYPES, BuyModules
from perihelion.games.andromeda.payment.bill import units
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.state import ON_STATION
from perihelion.games.andromeda.words import SEAM, plate_of, slot_of

YELLOW = 0


def steps(table: Table) -> tuple[str, str]:
    return seen(table).stage, seen(table).step


@rule("AE-LAUNCH-01")
def test_the_steps_of_a_launch_turn_are_told_one_after_the_other(table: Table) -> None:
    table.tile("R1-1", "PL-I1", "MO-I1")
    table.tiles(R1_2="PL-V1", R1_3="PL-S1")
    table.ships("blue", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.hand("yellow", "TA-02")
    table.turn("yellow")
    assert steps(table) == ("turn", "launch")
    table.says("yellow", "launch transport")
    assert steps(table) == ("turn", "launch")
    table.says("yellow", "to R1-1", "go on")
    assert steps(table) == ("turn", "activate")
    table.says("yellow", "go on")
    assert steps(table) == ("turn", "strike")
    table.says("yellow", "go on")
    assert steps(table) == ("turn", "battle")


@rule("AE-RET-01")
def test_a_return_is_told(table: Table) -> None:
    table.tiles(R1_1="PL-I1", R1_2="PL-V1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.hand("yellow", "TA-02")
    table.turn("yellow")
    table.says("yellow", "return to station")
    assert steps(table) == ("turn", "return")
    table.says("yellow", "activate Commerce core")
    assert seen(table).plate == plate_of(2, 0)


@rule("AE-EVT-06")
def test_the_event_card_that_is_resolved_lies_open(table: Table) -> None:
    table.events("GD-02")
    table.stock("yellow", ice=2)
    table.column("science", "SC-01")
    table.s.marker_at = ON_STATION
    table.at(EventIfDue())
    table.let_fall()
    assert steps(table) == ("event", "event")
    assert EVENT_IDS[seen(table).events.card] == "GD-02"


@rule("AE-P-18")
def test_what_is_still_to_be_paid_is_told(table: Table) -> None:
    table.stock("yellow", ice=2, titanium=2)
    table.at(Pay(YELLOW, units(ANY, 2)))
    bill = seen(table).bill
    assert bill is not None
    assert (bill.payer, bill.cost, bill.less) == (YELLOW, [0, 0, 0, 0, 0, 0, 0, 2], 0)


@rule("AE-MOD-04")
def test_modules_that_are_paid_lie_aside(table: Table) -> None:
    table.column("science", "SC-01", "SC-02")
    table.at(BuyModules(YELLOW, ALL_TYPES, 2, False, 0))
    table.says("yellow", "take Science 1")
    purchase = seen(table).purchase
    assert purchase is not None
    assert (purchase.types, purchase.most, purchase.aside) == ([0, 1, 2, 3], 2, [MODULE_IDS.index("SC-01")])
    assert seen(table).columns[0].cards == [-1, MODULE_IDS.index("SC-02"), -1]


@rule("AE-MOON-12")
def test_a_module_tells_its_slots(table: Table) -> None:
    table.module("yellow", "IN-01")
    shipwright, crusher = station(table, "yellow").rows[INDUSTRY_ROW]
    assert shipwright.slots == [slot_of(plate_of(INDUSTRY_ROW, 0), SEAM)]
    assert crusher.slots == []


@rule("AE-SHIP-03", "AE-SCRAP-02")
def test_ships_are_counted_wherever_they_are(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    table.tile("R1-2", "PL-V1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "yard", "transport")
    table.ships("yellow", "barge", "heavy cruiser")
    table.development("yellow", "R1-2")
    transport, _, _, cruiser = station(table, "yellow").ships
    assert (transport.bay, transport.map, transport.yard, transport.supply, transport.lost) == (1, 1, 1, 2, 1)
    assert (cruiser.barge, cruiser.range, cruiser.weapons, cruiser.shields) == (1, 1, 3, 1)
    assert cruiser.abilities == ["jump"]


@rule("AE-EVT-02")
def test_the_next_space_is_told_as_long_as_planets_are_left(table: Table) -> None:
    table.tile("R1-1", "PL-I1")
    assert REGIONS[seen(table).next_space] == "R1-2"
    assert seen(table).planets == 14


@rule("AE-DEV-10", "AE-SETUP-07")
def test_a_region_shows_what_lies_there(table: Table) -> None:
    table.tile("R1-1", "PL-I1", "MO-I1", "")
    table.ships("blue", "R1-1", "transport")
    table.leaders("R1-1", yellow=2)
    table.raider("R1-1", "S", 2)
    here = region(table, "R1-1")
    assert (here.kind, here.moons, here.leaders, here.raider, here.raiders) == ("planet", 2, [2, 0], 0, 2)
    assert [(fleet.side, fleet.ships) for fleet in here.fleets] == [(1, [1, 0, 0, 0])]
    assert region(table, "N1").kind == "nebula"
    assert region(table, "R5-5").kind == ""
