"""Exploratory vehicles and the tiles they reveal."""

from __future__ import annotations

from games.event_horizon.table import Table, face_of, seat_of, tile_of
from marks import rule
from perihelion.games.event_horizon.build.explore import PlaceProbe, RevealProbes, RevealTile
from perihelion.games.event_horizon.cards.tables import NOWHERE, POINT_COUNT, POINTS, SUN
from perihelion.games.event_horizon.move.move import Activate

WHITE = seat_of("white")
ORANGE = seat_of("orange")


def revealed(table: Table, tile: str) -> bool:
    return table.s.revealed >> tile_of(tile) & 1 == 1


@rule("EH-EV-01")
def test_the_probe_goes_where_one_of_three_tiles_is_occupied_by_its_owner(table: Table) -> None:
    table.hidden("B02", "B03")
    table.ships("white", "A03", port=1)
    table.ships("orange", "B04", cruiser=1)
    table.at(PlaceProbe(WHITE))
    assert table.offered("white") == [
        "explore B02-A03-B03",
        "explore A03-A02-B02",
        "explore A04-A03-B03",
        "pass",
    ]
    refusal = table.why("white", "explore B03-A04-B04")
    assert (refusal.rule, refusal.text) == (
        "EH-EV-01",
        "None of the three tiles B03-A04-B04 has a ship or port of yours.",
    )


@rule("EH-EV-02")
def test_there_are_96_points_of_three_tiles_and_six_touch_the_sun() -> None:
    assert (len(POINTS), POINT_COUNT) == (96, 96)
    assert len({frozenset(point) for point in POINTS}) == 96
    assert len([point for point in POINTS if SUN in point]) == 6
    assert all(len(point) == 3 and NOWHERE not in point for point in POINTS)


@rule("EH-EV-02")
def test_a_point_that_touches_the_sun_is_allowed(table: Table) -> None:
    table.hidden("D02")
    table.ships("white", "S00", cruiser=1)
    table.at(PlaceProbe(WHITE))
    assert table.offered("white") == ["explore S00-D02-D03", "explore D02-D01-S00", "pass"]


@rule("EH-EV-03")
def test_all_tiles_at_all_probes_are_revealed_together_and_the_probes_go_back(table: Table) -> None:
    table.hidden("B02", "B03", "B09")
    table.ships("white", "A03", cruiser=1)
    table.ships("orange", "A12", cruiser=1)
    table.at(PlaceProbe(WHITE), PlaceProbe(ORANGE), RevealProbes())
    table.says("white", "explore B02-A03-B03")
    assert not revealed(table, "B02"), "orange has not built yet"
    table.says("orange", "explore A11-B09-A12")
    table.falls("reveal Saffron", "reveal Wick", "reveal Broken Yard")
    assert [table.s.faces[tile_of(tile)] for tile in ("B02", "B03", "B09")] == [
        face_of("Saffron"),
        face_of("Wick"),
        face_of("Broken Yard"),
    ]
    assert (table.player("white").probe, table.player("orange").probe) == (NOWHERE, NOWHERE)


@rule("EH-EV-04")
def test_a_probe_is_offered_only_where_it_reveals_something(table: Table) -> None:
    table.hidden("B02")
    table.ships("white", "A03", cruiser=1)
    table.at(PlaceProbe(WHITE))
    assert table.offered("white") == ["explore B02-A03-B03", "explore A03-A02-B02", "pass"]
    assert table.why("white", "explore A04-A03-B03").rule == "EH-EV-04"


@rule("EH-EV-04")
def test_placing_a_probe_is_optional_and_not_asked_where_nothing_is_hidden(table: Table) -> None:
    table.ships("orange", "A15", cruiser=1)
    table.ships("white", "A03", cruiser=1)
    table.hidden("B02")
    table.at(PlaceProbe(ORANGE), PlaceProbe(WHITE), RevealProbes())
    assert table.asked() == ["white"]
    table.says("white", "pass")
    assert not revealed(table, "B02")


@rule("EH-EV-04")
def test_two_probes_on_one_point_reveal_its_tiles_once(table: Table) -> None:
    table.hidden("B02")
    table.ships("white", "A03", cruiser=1)
    table.ships("orange", "B03", cruiser=1)
    table.at(PlaceProbe(WHITE), PlaceProbe(ORANGE), RevealProbes())
    table.says("white", "explore B02-A03-B03")
    table.says("orange", "explore B02-A03-B03")
    table.falls("reveal Saffron")
    assert table.s.agenda == []


@rule("EH-EV-05")
def test_revealing_a_tile_leaves_the_marauders_on_it_alone(table: Table) -> None:
    table.hidden("B02")
    table.marauders("B02", 2)
    table.at(RevealTile(tile_of("B02")))
    table.falls("reveal Hulk Row")
    assert table.marauders_at("B02") == 2
    assert revealed(table, "B02")


@rule("EH-EV-05")
def test_a_tile_shows_a_face_of_its_ring_that_nobody_has_seen(table: Table) -> None:
    table.hidden("D01", "D02")
    table.s.unseen &= ~(1 << face_of("Azure Throne"))
    table.at(RevealTile(tile_of("D01")), RevealTile(tile_of("D02")))
    names = ["Emerald Crown", "Deepwater", "The Teeth", "Graveyard Gate", "Last Stand"]
    assert table.can_fall() == [f"reveal {name}" for name in names]
    table.falls("reveal Deepwater")
    assert "reveal Deepwater" not in table.can_fall()


@rule("EH-EV-05", "EH-ENH-07")
def test_revealed_debris_counts_at_once_for_mines_beside_it(table: Table) -> None:
    table.hidden("B02")
    table.tile("A03", face="moon")
    table.player("white").level = 8
    table.flag("white", "A03")
    table.mine("A03")
    table.at(RevealTile(tile_of("B02")))
    before = table.player("white").production
    table.falls("reveal Hulk Row")
    assert table.player("white").production == before + 1


@rule("EH-EV-06")
def test_ships_that_come_next_to_a_tile_do_not_reveal_it(table: Table) -> None:
    table.hidden("C02")
    table.ships("white", "A03", cruiser=1)
    table.markers("white", "A03")
    table.at(Activate(WHITE))
    table.says("white", "move cruiser", "to B02")
    assert not revealed(table, "C02")


@rule("EH-WH-07")
def test_a_wormhole_link_does_not_carry_the_probe(table: Table) -> None:
    table.wormhole("B02", "B09")
    table.hidden("C06", "C07")
    table.ships("white", "B02", cruiser=1)
    table.at(PlaceProbe(WHITE))
    assert table.s.agenda == []
    assert table.player("white").probe == NOWHERE
