"""Solo: Recover and the end of the game against DRANDA."""

from __future__ import annotations

from games.solar_sphere.table import Table
from marks import rule
from perihelion.core.steps import chance, over
from perihelion.games.solar_sphere.cards.tables import DRANDA_CARDS, POSITIONS
from perihelion.games.solar_sphere.phases.recover import Recover
from perihelion.games.solar_sphere.play import EndOfRound
from perihelion.games.solar_sphere.solo.turns import DrandaRecovers, DrandaTurn


def cards(numbers: list[int]) -> list[str]:
    """Cards by id."""
    return [DRANDA_CARDS[number] for number in numbers]


def has_played(table: Table, *ids: str) -> None:
    """These cards lie above DRANDA's dice."""
    for card in map(DRANDA_CARDS.index, ids):
        table.dranda.deck = table.dranda.deck.without(card)
        table.dranda.played.append(card)


@rule("SS-SOLO-40")
def test_the_top_card_is_discarded_then_the_played_cards_are_shuffled_into_the_deck(solo: Table) -> None:
    has_played(solo, "DC01", "DC02", "DC03")
    solo.at(DrandaRecovers())
    assert solo.s.offered == [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    solo.falls("DRANDA draws DC06")
    assert (cards(solo.dranda.discards), solo.dranda.played) == (["DC06"], [])
    assert solo.dranda.deck.bag == (1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1)


@rule("SS-SOLO-40")
def test_a_card_under_the_deck_is_shuffled_too(solo: Table) -> None:
    solo.dranda.opaque = 0b110
    solo.dranda_turn(
        "black", 6, "DC09", "DRANDA draws DC01", "DRANDA draws DC04", "DRANDA rolls opaque green 1"
    )
    assert cards(list(solo.dranda.deck.bottom)) == ["DC01"]
    solo.at(DrandaRecovers())
    solo.falls("DRANDA draws DC06")
    assert (solo.dranda.deck.bottom, sum(solo.dranda.deck.bag)) == ((), 10)


@rule("SS-SOLO-40")
def test_discards_never_come_back(solo: Table) -> None:
    has_played(solo, "DC01", "DC02", "DC03")
    solo.at(DrandaRecovers())
    solo.falls("DRANDA draws DC06")
    has_played(solo, "DC01", "DC02", "DC03")
    solo.at(DrandaRecovers())
    solo.falls("DRANDA draws DC07")
    assert cards(solo.dranda.discards) == ["DC06", "DC07"]
    assert (solo.dranda.deck.bag[5:7], solo.dranda.deck.size()) == ((0, 0), 10)


@rule("SS-SOLO-41")
def test_an_opaque_die_used_this_round_does_not_come_back_in_recover(solo: Table) -> None:
    solo.dranda_turn("black", 6, "DC09", "DRANDA draws DC12", "DRANDA rolls opaque purple 1")
    solo.at(Recover())
    solo.let_fall()
    assert solo.dranda.opaque == 0b011


@rule("SS-SOLO-19", "SS-SOLO-41")
def test_an_opaque_die_used_in_an_earlier_round_is_not_used_again(solo: Table) -> None:
    solo.dranda_turn("black", 6, "DC09", "DRANDA draws DC12", "DRANDA rolls opaque purple 1")
    solo.at(DrandaRecovers())
    solo.falls("DRANDA draws DC06")
    solo.dranda_turn("green", 6, "DC07", "DRANDA draws DC11")
    assert cards(list(solo.dranda.deck.bottom)) == ["DC11"]


@rule("SS-SOLO-42")
def test_the_game_ends_with_the_round_in_which_dranda_builds_the_last_hex(solo: Table) -> None:
    solo.s.round = 3
    solo.built("corporation", *[position for position in POSITIONS if position not in ("C", "O12")])
    solo.dranda.colours, solo.dranda.dice = [0], [6]
    solo.at(DrandaTurn(), EndOfRound())
    solo.falls("DRANDA draws DC01")
    assert (solo.owner("O12"), solo.s.last_hex_built) == ("dranda", True)
    assert over(solo.s)


@rule("SS-SOLO-43")
def test_dranda_adds_sphere_points_sets_and_the_drones_in_its_supply(solo: Table) -> None:
    solo.dranda.score = 30
    solo.dranda.icons = [2, 2, 1, 1]
    solo.built("dranda", "I1", "O2", "O3")
    solo.dranda.supply, solo.dranda.removed = 9, 8
    assert solo.parts("dranda") == {"during play": 30, "sphere": 12, "factions": 10, "drones": 18}
    assert solo.final_score("dranda") == 70


@rule("SS-SOLO-44")
def test_the_human_wins_with_half_a_point_more_than_dranda(solo: Table) -> None:
    solo.dranda.supply, solo.dranda.score = 0, 40
    solo.player("red").score = 37
    solo.drones("red", active=7)
    assert (solo.final_score("red"), solo.final_score("dranda")) == (40.5, 40)
    assert solo.winners() == ["red"]


@rule("SS-SOLO-44")
def test_dranda_wins_a_tie(solo: Table) -> None:
    solo.dranda.supply, solo.dranda.score = 0, 40
    solo.player("red").score = 37
    solo.drones("red", active=6)
    assert solo.final_score("red") == solo.final_score("dranda") == 40
    assert (solo.winners(), solo.places()) == (["DRANDA"], [2, 1])


@rule("SS-SOLO-48", "SS-REC-08")
def test_in_recover_the_fleet_is_sorted_before_the_display_and_dranda_cards_come_last(solo: Table) -> None:
    has_played(solo, "DC01", "DC02", "DC03")
    solo.die_at("sphere", "red", 4)
    solo.at(Recover())
    assert solo.s.occupied == 0
    solo.falls("reveal Ragged Kestrel", "reveal Iron Lullaby")
    assert (solo.fleet(), solo.display_ids()[0]) == (["RS11", "RS01", "", ""], "")
    solo.falls(
        "draw Ore Broker (Helion)",
        "draw Gem Cutter (Umbra)",
        "draw Treasurer (Umbra)",
        "draw Site Steward (Silver)",
    )
    solo.falls("draw Grand Architect (Helion)", "draw First Officer (Umbra)")
    assert cards(solo.dranda.played) == ["DC01", "DC02", "DC03"]
    solo.falls("DRANDA draws DC06")
    assert (chance(solo.s), solo.dranda.played) == (None, [])
