"""Salvage: the special of a marauder fleet that nobody was left to claim."""

from __future__ import annotations

from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.core.piles import Pile
from perihelion.core.steps import chance
from perihelion.games.event_horizon.board.fleet import read_salvage
from perihelion.games.event_horizon.cards.tables import SPECIALS
from perihelion.games.event_horizon.combat.combat import Combats


def salvage_at(table: Table, tile: str) -> list[str]:
    return [SPECIALS[card] for at, card, _, _ in map(read_salvage, table.s.salvage) if at == tile_of(tile)]


def specials(table: Table, name: str) -> list[str]:
    return [SPECIALS[card] for card in table.player(name).specials]


@rule("EH-CMB-21", "EH-CMB-17", "EH-CMB-12")
def test_case_e08_mutual_destruction_leaves_a_special_on_the_tile(table: Table) -> None:
    table.ships("white", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls("dice 5", "dice 6", "draw Nanite Weave")
    assert (table.at_tile("white", "C02"), table.marauders_at("C02"), table.vp("white")) == ([], 0, 0)
    assert (specials(table, "white"), salvage_at(table, "C02")) == ([], ["Nanite Weave"])


@rule("EH-CMB-23")
def test_case_e08_who_occupies_the_tile_in_a_later_round_takes_it_without_a_choice(table: Table) -> None:
    table.salvage("C02", "Nanite Weave")
    table.ships("orange", "C02", drone=1)
    known = table.s.known
    table.at(Combats())
    assert (specials(table, "orange"), table.s.salvage) == (["Nanite Weave"], [])
    assert table.s.known > known


@rule("EH-CMB-23")
def test_all_cards_of_a_tile_are_taken_together(table: Table) -> None:
    table.salvage("C02", "Phase Keel")
    table.salvage("C02", "Nanite Weave")
    table.ships("orange", "C02", port=1)
    table.at(Combats())
    assert specials(table, "orange") == ["Nanite Weave", "Phase Keel"]


@rule("EH-CMB-23")
def test_salvage_laid_in_this_phase_can_be_taken_only_in_a_later_one(table: Table) -> None:
    table.salvage("C02", "Nanite Weave", fresh=True)
    table.ships("orange", "C02", drone=1)
    table.at(Combats())
    assert (specials(table, "orange"), salvage_at(table, "C02")) == ([], ["Nanite Weave"])
    table.at(Combats())
    assert specials(table, "orange") == ["Nanite Weave"]


@rule("EH-CMB-24")
def test_salvage_stays_where_only_marauders_are(table: Table) -> None:
    table.salvage("C02", "Nanite Weave")
    table.marauders("C02", 3)
    table.at(Combats())
    assert salvage_at(table, "C02") == ["Nanite Weave"]


@rule("EH-CMB-21")
def test_each_destroyed_fleet_leaves_a_card(table: Table) -> None:
    table.ships("white", "C02", cruiser=2)
    table.marauders("C02", 1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls("dice 5 6", "dice 5 6", "draw Nanite Weave", "draw Phase Keel")
    assert salvage_at(table, "C02") == ["Nanite Weave", "Phase Keel"]


@rule("EH-CMB-21")
def test_a_fleet_destroyed_before_the_players_retreated_leaves_a_card(table: Table) -> None:
    table.home(white="A03")
    table.ships("white", "C02", cruiser=2)
    table.marauders("C02", 1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.says("white", "fire at marauders")
    table.falls("dice 1 6", "dice 1 1")
    table.says("white", "retreat to B03")
    table.falls("dice 1", "draw Nanite Weave")
    assert (salvage_at(table, "C02"), table.marauders_at("C02")) == (["Nanite Weave"], 1)


@rule("EH-CMB-22")
def test_a_fleet_destroyed_by_a_free_shot_leaves_a_card(table: Table) -> None:
    table.tile("C02", face="moon")
    table.flag("white", "C02")
    table.cannon("C02")
    table.marauders("C02", 1)
    table.at(Combats())
    table.says("white", "strike marauder fleet 1")
    table.falls("roll 5", "draw Nanite Weave")
    assert (salvage_at(table, "C02"), specials(table, "white"), table.vp("white")) == (
        ["Nanite Weave"],
        [],
        0,
    )


@rule("EH-CMB-21", "EH-SP-06")
def test_with_an_empty_deck_there_is_no_salvage(table: Table) -> None:
    table.s.deck = Pile(tuple([0] * len(SPECIALS)))
    table.ships("white", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls("dice 5", "dice 6")
    assert (chance(table.s), table.s.salvage) == (None, [])


@rule("EH-GEN-09")
def test_nobody_sees_which_card_it_is_except_who_put_it_under_the_deck(table: Table) -> None:
    card = SPECIALS.index("Nanite Weave")
    table.s.deck = Pile(tuple([0] * len(SPECIALS)), bottom=(card,), bottom_seen=(2,))
    table.ships("white", "C02", cruiser=1)
    table.marauders("C02", 1)
    table.at(Combats())
    table.falls("dice 5", "dice 6", "draw Nanite Weave")
    assert read_salvage(table.s.salvage[0])[2] == 2
