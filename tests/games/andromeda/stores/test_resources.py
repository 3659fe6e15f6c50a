"""Resources: which there are, gains of choice, losses, and what never runs out."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.effects.stores import GainFor
from perihelion.games.andromeda.cards.resources import ANY, BASIC, RESOURCES, TACTICS
from perihelion.games.andromeda.cards.tactics import CARD_IDS
from perihelion.games.andromeda.cards.tokens import TOKEN_IDS
from perihelion.games.andromeda.free.actions import UseToken
from perihelion.games.andromeda.payment.bill import units
from perihelion.games.andromeda.stores.gain import GainUnits, HandOver, LoseUnits
from perihelion.games.andromeda.tactics.playing import PlayCard


def plays(table: Table, name: str, card: str) -> None:
    """A card of the hand is played, whatever the moment."""
    table.hand(name, card)
    table.at(PlayCard(table.seat(name), CARD_IDS.index(card)))


@rule("AE-RES-01")
def test_there_are_six_resources() -> None:
    assert RESOURCES == ("titanium", "nanocarbon", "ice", "credit", "energy", "tactics")


# Gains


@rule("AE-RES-03", "AE-P-34")
def test_any_resource_is_one_of_six_and_chosen_unit_by_unit(table: Table) -> None:
    table.tactics("TB-01", "TD-01")
    table.at(GainUnits(0, ANY, 2))
    assert table.offered("yellow") == [f"gain {name}" for name in RESOURCES]
    table.says("yellow", "gain energy", "gain credit")
    assert table.stores("yellow") == {"credit": 1, "energy": 1}


@rule("AE-RES-03")
def test_to_gain_a_tactics_card_is_to_draw_it_before_the_next_choice(table: Table) -> None:
    table.tactics("TB-01", "TD-01")
    table.at(GainUnits(0, ANY, 2))
    table.says("yellow", "gain tactics")
    table.falls("draw TD-01")
    assert (table.cards("yellow"), table.asked()) == (["TD-01"], ["yellow"])


@rule("AE-P-34", "AE-RES-03")
def test_material_of_choice_is_titanium_nanocarbon_or_ice(table: Table) -> None:
    table.at(GainUnits(0, BASIC, 1))
    assert table.offered("yellow") == ["gain titanium", "gain nanocarbon", "gain ice"]
    assert table.why("yellow", "gain credit") == (
        "AE-P-34",
        "Only titanium, nanocarbon or ice can be gained.",
    )


@rule("AE-RES-04")
def test_two_signs_side_by_side_are_both_gained(table: Table) -> None:
    table.tactics("TB-01")
    table.token("yellow", "ST-5")
    table.at(UseToken(0, TOKEN_IDS.index("ST-5")))
    table.falls("draw TB-01")
    assert table.stores("yellow") == {"energy": 5, "tactics": 1}


@rule("AE-RES-04")
def test_all_players_gain_and_the_active_player_chooses_first(three: Table) -> None:
    three.active("blue")
    plays(three, "blue", "TE-06")
    assert three.asked() == ["blue"]
    three.says("blue", "gain ice")
    assert three.asked() == ["green"]
    three.says("green", "gain titanium")
    three.says("yellow", "gain ice")
    assert three.stores("blue") == {"ice": 1, "credit": 2}
    assert (three.stores("green"), three.stores("yellow")) == ({"titanium": 1}, {"ice": 1})


@rule("AE-RES-04")
def test_an_arrow_may_be_declined_by_not_doing_it(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.hand("yellow", "TE-05")
    table.stock("yellow", titanium=3)
    table.turn("yellow")
    assert "play TE-05" in table.offered("yellow")
    table.says("yellow", "return to station", "done", "go on")
    assert table.stores("yellow") == {"titanium": 3, "tactics": 1}


@rule("AE-RES-09")
def test_resources_never_run_out(table: Table) -> None:
    table.stock("yellow", credit=25, energy=50)
    table.at(GainFor(0, units(3, 30)), GainFor(0, units(4, 60)))
    assert table.stores("yellow") == {"credit": 55, "energy": 110}


@rule("AE-RES-09")
def test_tactics_cards_can_run_out(table: Table) -> None:
    table.tactics("TB-01")
    table.at(GainFor(0, units(TACTICS, 3)))
    table.let_fall()
    assert (table.cards("yellow"), table.asked()) == (["TB-01"], [])


@rule("AE-RES-08")
def test_a_claimed_moon_a_leader_or_a_token_is_no_resource(table: Table) -> None:
    table.claimed("yellow", "MO-S1")
    table.leaders("station", yellow=2)
    table.token("yellow", "ST-1")
    table.at(LoseUnits(0, ANY, 2))
    assert (table.asked(), table.moons_of("yellow"), table.player("yellow").leaders) == ([], ["MO-S1"], 2)


# Losses


@rule("AE-P-51")
def test_the_loser_picks_the_kinds_one_by_one(table: Table) -> None:
    table.stock("yellow", titanium=2, energy=1)
    table.at(LoseUnits(0, ANY, 2))
    assert table.offered("yellow") == ["pay titanium", "pay energy"]
    table.says("yellow", "pay energy")
    assert table.stores("yellow") == {"titanium": 1}


@rule("AE-P-51")
def test_a_card_that_is_lost_is_picked_by_its_owner_and_lies_open(table: Table) -> None:
    table.stock("yellow", titanium=1)
    table.hand("yellow", "TA-01", "TB-01")
    table.at(LoseUnits(0, ANY, 1))
    assert table.offered("yellow") == ["pay titanium", "hand over TA-01", "hand over TB-01"]
    table.says("yellow", "hand over TB-01")
    assert (table.cards("yellow"), table.discards()) == (["TA-01"], ["TB-01"])


@rule("AE-P-51")
def test_with_as_many_or_fewer_than_asked_all_is_lost_without_a_question(table: Table) -> None:
    table.stock("yellow", titanium=1, energy=1)
    table.at(LoseUnits(0, ANY, 2))
    assert (table.asked(), table.stores("yellow")) == ([], {})


@rule("AE-P-51")
def test_so_are_cards(table: Table) -> None:
    table.stock("yellow", titanium=1)
    table.hand("yellow", "TB-01")
    table.at(LoseUnits(0, ANY, 3))
    assert (table.asked(), table.stores("yellow"), table.discards()) == ([], {}, ["TB-01"])


@rule("AE-P-51")
def test_only_the_kinds_that_are_named_are_lost(table: Table) -> None:
    table.stock("yellow", ice=1, credit=4)
    table.at(LoseUnits(0, BASIC, 1))
    assert table.stores("yellow") == {"credit": 4}


@rule("AE-P-51")
def test_what_is_given_goes_to_the_other_and_both_know_the_card(three: Table) -> None:
    three.stock("blue", titanium=1)
    three.hand("blue", "TA-01", "TB-01")
    three.at(HandOver(1, 0, 2, False))
    assert three.offered("blue") == ["pay titanium", "hand over TA-01", "hand over TB-01"]
    three.says("blue", "hand over TB-01", "pay titanium")
    assert (three.cards("blue"), three.cards("yellow")) == (["TA-01"], ["TB-01"])
    assert three.stores("yellow") == {"titanium": 1, "tactics": 1}
    assert three.player("yellow").hand.seen == (0b011,)


@rule("AE-P-51")
@pytest.mark.parametrize("stolen", [True, False])
def test_who_has_no_more_than_is_asked_gives_everything(table: Table, stolen: bool) -> None:
    table.stock("blue", ice=1, credit=1)
    table.at(HandOver(1, 0, 2, stolen))
    assert (table.asked(), table.stores("blue")) == ([], {})
    assert table.stores("yellow") == {"ice": 1, "credit": 1}


@rule("AE-P-51")
def test_a_stolen_card_is_taken_at_random(table: Table) -> None:
    table.stock("blue", titanium=1)
    table.hand("blue", "TA-01", "TB-01")
    table.at(HandOver(1, 0, 1, True))
    assert table.offered("blue") == ["pay titanium", "pay tactics"]
    table.says("blue", "pay tactics")
    assert table.can_fall() == ["steal TA-01", "steal TB-01"]
    assert table.asks_chance().seen_by(table.s) == 0b11
    table.falls("steal TB-01")
    assert (table.cards("blue"), table.cards("yellow")) == (["TA-01"], ["TB-01"])
