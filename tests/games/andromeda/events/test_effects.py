"""What the special effect of each event card does, with every limit that is printed on it."""

from __future__ import annotations

import pytest

from games.andromeda.cards.scenes import has
from games.andromeda.developments.scenes import settled
from games.andromeda.events.scenes import done, event, on_card
from games.andromeda.modules.scenes import market
from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.events import EVENT_IDS, EVENT_RAIDER, EVENT_TRACK
from perihelion.games.andromeda.cards.raiders import LETTERS
from perihelion.games.andromeda.cards.tracks import TRACK_IDS

NAMES = ("yellow", "blue", "green")


def comes(table: Table, id: str, *nebulae: str) -> None:
    """This card is the next one, and its raiders go to these nebulae."""
    table.events(id, "GD-08" if id != "GD-08" else "GD-07")
    event(table, id)
    for nebula in nebulae:
        table.falls(f"nebula {nebula}")


def each(table: Table) -> list[dict[str, int]]:
    """What every player has."""
    return [has(table, name) for name in NAMES[: table.s.side_count()]]


@rule("AE-EVT-07", "AE-RAI-03")
@pytest.mark.parametrize(
    ("id", "track", "letter"),
    [
        ("GD-01", "industry", "A"),
        ("GD-02", "commerce", "B"),
        ("GD-03", "science", "D"),
        ("GD-04", "civilization", "S"),
        ("GD-05", "industry", "C"),
        ("GD-06", "civilization", "D"),
        ("GD-07", "commerce", "A"),
        ("GD-08", "supremacy", "B"),
        ("GD-09", "supremacy", "C"),
        ("GD-10", "science", "S"),
        ("CT-01", "civilization", "C"),
        ("CT-02", "science", "B"),
        ("CT-03", "supremacy", "S"),
        ("CT-04", "commerce", "A"),
        ("CT-05", "civilization", "D"),
        ("CT-06", "industry", "A"),
        ("CT-07", "commerce", "D"),
        ("CT-08", "industry", "B"),
        ("CT-09", "science", "S"),
        ("CT-10", "supremacy", "C"),
    ],
)
def test_a_card_scores_this_track_and_places_this_raider(id: str, track: str, letter: str) -> None:
    card = EVENT_IDS.index(id)
    assert (TRACK_IDS[EVENT_TRACK[card]], LETTERS[EVENT_RAIDER[card]]) == (track, letter)


# Galactic Dawn


@rule("AE-EVT-09", "AE-EVT-15")
def test_each_player_may_gain_a_ship_that_is_in_the_supply(three: Table) -> None:
    """GD-01."""
    three.player("blue").supply = (0, 0, 0, 0)
    three.player("blue").bay = (6, 1, 1, 1)
    comes(three, "GD-01", "N1")
    ships = ["build transport", "build fighter", "build science vessel", "build heavy cruiser", "no more"]
    assert three.offered("yellow") == ships
    three.says("yellow", "build heavy cruiser")
    assert three.asked() == ["green"]
    three.says("green", "no more")
    assert three.fleet("yellow", "bay") == {"transport": 3, "heavy cruiser": 1}
    assert three.fleet("green", "bay") == {"transport": 3}
    assert done(three)


@rule("AE-EVT-09", "AE-MOD-10")
def test_each_player_may_spend_2_resources_for_a_module_and_the_columns_are_filled_in_between(
    three: Table,
) -> None:
    """GD-02."""
    market(three)
    three.stock("yellow", energy=2)
    three.stock("blue", ice=1)
    three.stock("green", credit=2)
    comes(three, "GD-02", "N1")
    three.says("yellow", "choose the first", "take Science 1")
    three.falls("reveal SC-08")
    assert three.market("science") == ["SC-03", "SC-06", "SC-08"]
    assert three.asked() == ["green"], "blue has only one resource"
    three.says("green", "choose the second")
    assert each(three) == [{"science": 1}, {"ice": 1}, {"credit": 2}]
    assert done(three)


@rule("AE-EVT-09", "AE-TRK-09", "AE-EVT-04")
def test_the_step_for_a_module_of_an_event_moves_no_marker(table: Table) -> None:
    """GD-02."""
    table.track("yellow", commerce=1)
    table.column("commerce", "CO-07")
    table.stock("yellow", energy=2)
    comes(table, "GD-02", "N1")
    table.says("yellow", "choose the first")
    table.let_fall()
    assert (table.space("yellow", "commerce"), table.s.marker) == (2, 2)


@rule("AE-EVT-09")
@pytest.mark.parametrize(("id", "amount"), [("GD-03", {"energy": 3}), ("GD-07", {"credit": 1})])
def test_each_player_gains_this(three: Table, id: str, amount: dict[str, int]) -> None:
    comes(three, id, "N1")
    assert each(three) == [amount, amount, amount]
    assert done(three)


@rule("AE-EVT-09", "AE-RAI-07")
def test_each_player_draws_a_card_in_turn_order(three: Table) -> None:
    """GD-04."""
    three.active("green")
    comes(three, "GD-04", "N1", "N2")
    three.falls("draw TA-01", "draw TA-02", "draw TA-03")
    assert [three.cards(name) for name in NAMES] == [["TA-02"], ["TA-03"], ["TA-01"]]


@rule("AE-EVT-15", "AE-EVT-13")
def test_each_undeveloped_planet_gets_a_titanium_and_nothing_else_does(table: Table) -> None:
    """GD-05."""
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-S3", R1_4="BA-SY")
    table.development("blue", "R1-2")
    table.development("blue", "R1-3", collapsed=True)
    table.tokens("R1-1", ice=1)
    comes(table, "GD-05", "N1")
    assert [table.region(space).tokens for space in ("R1-1", "R1-2", "R1-3", "R1-4", "N2")] == [
        (1, 0, 1, 0, 0),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
    ]


@rule("AE-EVT-15")
def test_each_alliance_base_gets_an_ice_and_no_other_region() -> None:
    """GD-06."""
    table = Table(2, specials=(2, 0))
    table.tiles(R1_1="BA-SY", R1_2="BA-TH", R1_3="PL-S3", R1_4="quasar")
    comes(table, "GD-06")
    assert [table.region(space).tokens[2] for space in ("R1-1", "R1-2", "R1-3", "R1-4")] == [1, 1, 0, 0]


@rule("AE-EVT-15", "AE-EVT-13")
def test_developments_score_at_most_3_and_without_one_there_are_2_energy(three: Table) -> None:
    """GD-09."""
    three.tiles(R1_1="PL-M1", R1_2="PL-M2", R1_3="PL-M3", R1_4="PL-S1", R1_5="PL-S2")
    settled(three, "yellow", "R1-1")
    settled(three, "yellow", "R1-2")
    settled(three, "yellow", "R1-3")
    settled(three, "yellow", "R1-4")
    settled(three, "blue", "R1-5", collapsed=True)
    comes(three, "GD-09", "N1")
    assert each(three) == [{"VP": 3}, {"energy": 2}, {"energy": 2}]


@rule("AE-EVT-15")
def test_a_single_development_scores_1_and_brings_no_energy(table: Table) -> None:
    """GD-09."""
    table.tiles(R1_1="PL-M1")
    settled(table, "blue", "R1-1")
    comes(table, "GD-09", "N1")
    assert each(table) == [{"energy": 2}, {"VP": 1}]


@rule("AE-EVT-09", "AE-RES-02")
def test_each_player_may_spend_a_nanocarbon_or_a_credit_for_it_to_draw_2_cards(three: Table) -> None:
    """GD-10."""
    three.stock("yellow", nanocarbon=1)
    three.stock("blue", credit=1)
    three.stock("green", ice=3)
    comes(three, "GD-10", "N1", "N1")
    three.says("yellow", "choose the second")
    three.says("blue", "choose the first")
    three.falls("draw TA-01", "draw TA-02")
    assert each(three) == [{"nanocarbon": 1}, {"tactics": 2}, {"ice": 3}]
    assert done(three)


# Cosmic Twilight


@rule("AE-EVT-15", "AE-REP-07")
def test_each_player_discards_energy_above_3_or_damages_a_module(three: Table) -> None:
    """CT-02."""
    three.stock("yellow", energy=8)
    three.stock("blue", energy=5)
    comes(three, "CT-02", "N1")
    three.says("yellow", "choose the first")
    three.says("blue", "choose the second", "damage Industry core")
    three.says("green", "choose the first")
    assert each(three) == [{"energy": 3}, {"energy": 5}, {}]
    assert three.player("blue").rows[1][0].damage == 1


@rule("AE-EVT-15")
def test_whoever_has_no_undamaged_module_discards_energy_without_a_question(table: Table) -> None:
    """CT-02."""
    table.core("blue", "science", damage=1)
    table.core("blue", "industry", damage=1)
    table.core("blue", "commerce", damage=1)
    table.core("blue", "civilization", damage=1)
    table.stock("blue", energy=9)
    comes(table, "CT-02", "N1")
    table.says("yellow", "choose the first")
    assert (table.stores("blue"), done(table)) == ({"energy": 3}, True)


@rule("AE-RAI-07", "AE-EVT-15")
def test_one_more_raider_of_class_s_comes_besides_the_two_of_the_letter(table: Table) -> None:
    """CT-03."""
    comes(table, "CT-03", "N1", "N2", "N2")
    assert (table.raiders_in("N1"), table.raiders_in("N2"), on_card(table, "S")) == ("S 1", "S 2", 1)
    assert done(table)


@rule("AE-RAI-06", "AE-EVT-15")
def test_with_none_left_on_the_card_no_further_one_comes(table: Table) -> None:
    """CT-03."""
    table.raider("N4", "S", 2)
    comes(table, "CT-03", "N1", "N2")
    assert (on_card(table, "S"), done(table)) == (0, True)


@rule("AE-EVT-09", "AE-P-51")
def test_each_player_keeps_at_most_3_of_each_material(three: Table) -> None:
    """CT-04."""
    three.stock("yellow", titanium=5, nanocarbon=3, ice=4, credit=5, energy=9)
    three.stock("blue", nanocarbon=4)
    comes(three, "CT-04", "N1")
    assert each(three) == [
        {"titanium": 3, "nanocarbon": 3, "ice": 3, "credit": 5, "energy": 9},
        {"nanocarbon": 3},
        {},
    ]


@rule("AE-EVT-15", "AE-RES-10")
def test_only_the_active_player_pays_a_mutiny_with_a_moon(three: Table) -> None:
    """CT-05."""
    three.claimed("yellow", "MO-V1")
    three.claimed("blue", "MO-I1")
    three.points("blue", 3)
    comes(three, "CT-05", "N1")
    three.says("yellow", "pay")
    assert (three.moons_of("yellow"), three.moons_of("blue")) == ([], ["MO-I1"])
    assert (three.vp("yellow"), three.vp("blue"), three.vp("green")) == (0, 2, 0)


@rule("AE-EVT-15", "AE-END-06")
def test_whoever_has_nothing_and_no_vp_loses_none(table: Table) -> None:
    """CT-05."""
    comes(table, "CT-05", "N1")
    assert (each(table), done(table)) == ([{}, {}], True)


@rule("AE-SCRAP-04", "AE-EVT-12")
def test_one_ship_in_or_next_to_a_nebula_is_scrapped_for_each(three: Table) -> None:
    """CT-06."""
    three.tiles(R1_1="PL-S1", R2_3="PL-S2", R1_2="PL-S3")
    three.ships("yellow", "N1", "science vessel")
    three.ships("yellow", "R1-1", "transport")
    three.ships("yellow", "R2-3", "transport")
    three.ships("blue", "R2-3", "transport")
    three.ships("green", "R1-2", "transport")
    comes(three, "CT-06", "N4")
    assert three.offered("yellow") == ["scrap transport in R1-1", "scrap science vessel in N1"]
    three.says("yellow", "scrap science vessel in N1")
    assert three.fleet("yellow", "yard") == {"science vessel": 1}
    assert (three.fleet("blue", "yard"), three.fleet("green", "yard")) == ({}, {"transport": 1})
    assert done(three)


@rule("AE-SHD-01", "AE-EVT-12")
def test_a_shield_saves_from_an_ion_storm(table: Table) -> None:
    """CT-06."""
    table.tiles(R1_1="PL-S1")
    table.ships("blue", "R1-1", "heavy cruiser")
    comes(table, "CT-06", "N4")
    assert (table.fleet("blue", "R1-1"), table.player("blue").shields) == ({"heavy cruiser": 1}, (0, 0, 0, 1))


@rule("AE-EVT-09")
def test_each_player_keeps_at_most_1_credit(three: Table) -> None:
    """CT-07."""
    three.tile("R1-1", "PL-S1")
    three.stock("yellow", credit=5, ice=4)
    three.stock("blue", credit=1)
    comes(three, "CT-07")
    assert each(three) == [{"credit": 1, "ice": 4}, {"credit": 1}, {}]


@rule("AE-EVT-15", "AE-SCRAP-01")
def test_each_player_damages_a_module_or_has_a_ship_scrapped(table: Table) -> None:
    """CT-08."""
    table.tile("R1-1", "PL-S1")
    table.ships("yellow", "R1-1", "transport", "fighter")
    comes(table, "CT-08", "N1")
    table.says("yellow", "choose the second", "scrap fighter in R1-1")
    assert table.fleet("yellow", "yard") == {"fighter": 1}
    assert table.offered("blue") == [f"damage {kind} core" for kind in KINDS], "it has no ship on the map"


KINDS = ("Science", "Industry", "Commerce", "Civilization")


@rule("AE-EVT-15", "AE-END-06")
def test_each_player_spends_2_energy_or_loses_2_vp(three: Table) -> None:
    """CT-09."""
    three.stock("yellow", energy=2)
    three.stock("blue", energy=1, credit=5)
    for name, points in zip(NAMES, (5, 5, 1), strict=True):
        three.points(name, points)
    comes(three, "CT-09", "N1", "N2")
    assert three.asked() == ["yellow"]
    three.says("yellow", "choose the first")
    assert each(three) == [{"VP": 5}, {"VP": 3, "credit": 5, "energy": 1}, {}]
    assert done(three)


@rule("AE-EVT-15")
@pytest.mark.parametrize(
    ("spaces", "points"), [((1, 3, 2), (0, 7, 1)), ((3, 3, 0), (5, 5, 0)), ((0, 0, 0), (0, 0, 0))]
)
def test_the_highest_on_supremacy_scores_4_and_tied_ones_2(
    three: Table, spaces: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """CT-10. The track is scored before."""
    for name, space in zip(NAMES, spaces, strict=True):
        three.track(name, supremacy=space)
    comes(three, "CT-10", "N1")
    assert tuple([three.vp(name) for name in NAMES]) == points


@rule("AE-EVT-15", "AE-TAC-12")
def test_whoever_is_sheltered_is_not_ranked(three: Table) -> None:
    """CT-10."""
    three.track("yellow", supremacy=3)
    three.track("blue", supremacy=2)
    three.hand("yellow", "TA-13")
    comes(three, "CT-10", "N1")
    three.says("yellow", "play TA-13")
    assert (three.vp("yellow"), three.vp("blue"), three.vp("green")) == (3, 1 + 4, 0)
