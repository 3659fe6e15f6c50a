"""Free actions: recruit, collect, moons, tokens, ability cards, powers, rearranging."""

from __future__ import annotations

import pytest

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.effects.stores import GainFor
from perihelion.games.andromeda.cards.resources import BASIC
from perihelion.games.andromeda.cards.tokens import BOX, TOKEN_IDS
from perihelion.games.andromeda.payment.bill import units
from perihelion.games.andromeda.player import CORE
from perihelion.games.andromeda.station.ships import GainUpgrades
from perihelion.games.andromeda.turn.turn import StartOfTurn


@pytest.fixture
def settled() -> Table:
    """Yellow has ships on two of three planets; it is yellow's turn soon."""
    table = Table(2)
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R1_3="PL-I1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    return table


def begins(table: Table) -> None:
    """Yellow's turn."""
    table.at(StartOfTurn(0))


def free(table: Table, name: str) -> list[str]:
    """What is offered besides launch and return."""
    return [text for text in table.offered(name) if text not in ("launch transport", "return to station")]


# When


@rule("AE-FREE-01")
def test_any_number_of_free_actions_may_be_taken(settled: Table) -> None:
    settled.leaders("R1-1", yellow=1)
    settled.claimed("yellow", "MO-S1", "MO-M1")
    begins(settled)
    settled.says("yellow", "discard MO-S1", "recruit in R1-1", "discard MO-M1")
    assert settled.stores("yellow") == {"nanocarbon": 2, "energy": 3}
    assert settled.asked() == ["yellow"]


@rule("AE-FREE-01")
def test_free_actions_are_open_while_a_gain_is_chosen(settled: Table) -> None:
    settled.leaders("R1-1", yellow=1)
    settled.at(GainFor(0, units(BASIC, 1)))
    assert settled.offered("yellow") == ["gain titanium", "gain nanocarbon", "gain ice", "recruit in R1-1"]
    settled.says("yellow", "recruit in R1-1", "gain ice")
    assert (settled.player("yellow").leaders, settled.stores("yellow")) == (1, {"ice": 1})


@rule("AE-FREE-01")
def test_on_anothers_turn_no_free_action_is_open(settled: Table) -> None:
    settled.leaders("R1-1", yellow=1)
    settled.active("blue")
    settled.at(GainFor(0, units(BASIC, 1)))
    assert settled.offered("yellow") == ["gain titanium", "gain nanocarbon", "gain ice"]
    assert settled.why("yellow", "recruit in R1-1") == (
        "AE-FREE-01",
        "Free actions are for your own turn.",
    )


# Recruit


@rule("AE-FREE-02", "AE-P-23")
def test_leaders_are_recruited_where_own_ships_are(settled: Table) -> None:
    settled.leaders("R1-1", yellow=2, blue=1)
    settled.leaders("R1-3", yellow=1)
    begins(settled)
    assert free(settled, "yellow") == ["recruit in R1-1", "recruit one in R1-1"]
    settled.says("yellow", "recruit in R1-1")
    assert (settled.player("yellow").leaders, settled.region("R1-1").leaders) == (2, (0, 1))


@rule("AE-FREE-02", "AE-P-23")
def test_one_of_several_may_stay(settled: Table) -> None:
    settled.leaders("R1-1", yellow=2)
    begins(settled)
    settled.says("yellow", "recruit one in R1-1")
    assert (settled.player("yellow").leaders, settled.region("R1-1").leaders) == (1, (1, 0))
    assert free(settled, "yellow") == ["recruit in R1-1"]


@rule("AE-FREE-02")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("recruit in R1-3", "You have no ship in R1-3."),
        ("recruit in R1-1", "No leader of yours is in R1-1."),
        ("recruit one in R1-2", "Only one leader of yours is in R1-2."),
    ],
)
def test_without_a_ship_or_a_leader_nobody_is_recruited(settled: Table, text: str, why: str) -> None:
    settled.leaders("R1-3", yellow=1)
    settled.leaders("R1-2", yellow=1)
    settled.leaders("R1-1", blue=1)
    begins(settled)
    assert settled.why("yellow", text) == ("AE-FREE-02", why)


@rule("AE-FREE-02")
def test_a_development_does_not_recruit(settled: Table) -> None:
    settled.development("yellow", "R1-3")
    settled.leaders("R1-3", yellow=1)
    begins(settled)
    assert "recruit in R1-3" not in settled.offered("yellow")


@rule("AE-FREE-02")
def test_nobody_must_recruit(settled: Table) -> None:
    settled.leaders("R1-1", yellow=1)
    settled.turn("yellow")
    settled.says("yellow", "return to station", "done")
    assert (settled.asked(), settled.region("R1-1").leaders) == (["blue"], (1, 0))


# Tokens


@rule("AE-FREE-03", "AE-P-25")
def test_a_token_is_used_at_once_and_leaves_the_game(settled: Table) -> None:
    settled.token("yellow", "DT-02", "ST-4")
    begins(settled)
    assert free(settled, "yellow") == ["use DT-02", "use ST-4"]
    settled.says("yellow", "use DT-02", "use ST-4")
    assert settled.stores("yellow") == {"credit": 3, "energy": 4}
    assert (free(settled, "yellow"), settled.player("yellow").powers) == ([], ())


@rule("AE-FREE-03")
def test_a_used_discovery_token_lies_nowhere_any_more(settled: Table) -> None:
    settled.token("yellow", "DT-02")
    begins(settled)
    before = settled.s.discoveries
    settled.says("yellow", "use DT-02")
    after = settled.s.discoveries
    assert [after.size(place) for place in range(BOX + 1)] == [before.size(place) for place in range(BOX + 1)]
    assert after.bag == before.bag


@rule("AE-P-25")
def test_a_token_that_could_do_nothing_is_not_offered(settled: Table) -> None:
    settled.token("yellow", "DT-11", "DT-13")
    begins(settled)
    assert free(settled, "yellow") == ["use DT-11"]
    assert settled.why("yellow", "use DT-13") == (
        "AE-P-25",
        "It could do nothing now, or its cost cannot be paid.",
    )


@rule("AE-FREE-03")
def test_only_held_tokens_are_used(settled: Table) -> None:
    settled.token("blue", "ST-1", "DT-09")
    begins(settled)
    assert settled.why("yellow", "use ST-1") == ("AE-FREE-03", "You do not hold Victory Monument.")
    assert settled.why("yellow", "use DT-09") == ("AE-FREE-03", "You do not hold Famous Find.")
    assert len(TOKEN_IDS) == 22


# Resource tokens


@rule("AE-FREE-04")
def test_resource_tokens_are_collected_where_own_ships_are(settled: Table) -> None:
    settled.tokens("R1-1", titanium=2, ice=1)
    settled.tokens("R1-3", energy=2)
    begins(settled)
    assert free(settled, "yellow") == ["collect in R1-1"]
    settled.says("yellow", "collect in R1-1")
    assert (settled.stores("yellow"), free(settled, "yellow")) == ({"titanium": 2, "ice": 1}, [])
    assert settled.why("yellow", "collect in R1-3") == ("AE-FREE-04", "You have no ship in R1-3.")
    assert settled.why("yellow", "collect in R1-1") == ("AE-FREE-04", "No resource tokens are in R1-1.")


@rule("AE-FREE-04")
def test_whoever_comes_first_has_them(settled: Table) -> None:
    settled.ships("blue", "R1-1", "transport")
    settled.tokens("R1-1", titanium=2)
    settled.turn("yellow")
    settled.says("yellow", "collect in R1-1", "return to station", "done")
    assert (settled.asked(), settled.stores("yellow")) == (["blue"], {"titanium": 2})
    assert "collect in R1-1" not in settled.offered("blue")


# Ability cards


@rule("AE-FREE-05", "AE-P-25")
def test_an_ability_card_is_used_once_and_lies_face_down_then(settled: Table) -> None:
    settled.tiles(R5_5="PL-M1")
    settled.development("yellow", "R5-5")
    begins(settled)
    assert free(settled, "yellow") == ["use card Obelisk"]
    settled.says("yellow", "use card Obelisk")
    assert (settled.stores("yellow"), settled.abilities("yellow")) == ({"energy": 4}, [])
    assert settled.why("yellow", "use card Obelisk") == (
        "AE-FREE-05",
        "You have no face-up card of the Obelisk.",
    )


@rule("AE-FREE-05")
def test_a_card_that_is_flipped_back_can_be_used_again(settled: Table) -> None:
    settled.tiles(R5_5="PL-M1")
    settled.development("yellow", "R5-5")
    settled.token("yellow", "DT-11")
    begins(settled)
    settled.says("yellow", "use card Obelisk", "use DT-11", "use card Obelisk")
    assert settled.stores("yellow") == {"energy": 9}


# Moons


@rule("AE-FREE-06")
def test_a_discarded_moon_brings_all_its_resources_and_lies_open_then(settled: Table) -> None:
    settled.claimed("yellow", "MO-S2")
    begins(settled)
    settled.says("yellow", "discard MO-S2")
    assert (settled.stores("yellow"), settled.moons_of("yellow")) == ({"nanocarbon": 1, "energy": 1}, [])
    assert len(settled.s.spent_moons) == 1
    assert settled.why("yellow", "discard MO-S2") == ("AE-FREE-06", "You have not claimed that moon.")


@rule("AE-FREE-06", "AE-FREE-07")
def test_a_moon_with_vp_scores_them_when_discarded(settled: Table) -> None:
    """AE-T-08."""
    settled.claimed("yellow", "MO-S3")
    settled.module("yellow", "CO-03")
    begins(settled)
    settled.says("yellow", "discard MO-S3")
    assert (settled.stores("yellow"), settled.vp("yellow")) == ({"nanocarbon": 1}, 2)


@rule("AE-FREE-07", "AE-P-24")
def test_a_moon_in_a_slot_scores_the_vp_of_the_slot_and_not_its_own(settled: Table) -> None:
    """AE-T-08."""
    settled.claimed("yellow", "MO-S3")
    settled.module("yellow", "CO-03")
    settled.turn("yellow")
    settled.says("yellow", "slot MO-S3")
    assert settled.offered("yellow") == ["into tactical operations", "into input of Commerce module 1"]
    settled.says("yellow", "into input of Commerce module 1")
    assert (settled.vp("yellow"), settled.moons_of("yellow")) == (1, [])
    settled.stock("yellow", nanocarbon=1)
    settled.says("yellow", "return to station", "activate Commerce module 1", "with transport in R1-1")
    assert settled.stores("yellow") == {"credit": 2}


@rule("AE-FREE-06")
def test_the_repair_icons_of_a_moon_come_last_and_may_be_declined(settled: Table) -> None:
    settled.claimed("yellow", "MO-S5")
    settled.ships("yellow", "yard", "transport")
    begins(settled)
    settled.says("yellow", "discard MO-S5")
    assert settled.stores("yellow") == {"nanocarbon": 1}
    assert settled.offered("yellow") == ["repair transport", "done"]
    settled.says("yellow", "done")
    assert settled.fleet("yellow", "yard") == {"transport": 1}


@rule("AE-FREE-07", "AE-P-24")
def test_without_an_empty_slot_no_moon_is_slotted(settled: Table) -> None:
    settled.claimed("yellow", "MO-S1")
    settled.operations("yellow", "MO-S2")
    begins(settled)
    assert free(settled, "yellow") == ["discard MO-S1"]
    assert settled.why("yellow", "slot MO-S1").rule == "AE-MOON-12"


@rule("AE-FREE-06")
def test_who_claims_a_fifth_moon_first_discards_or_slots_one(table: Table) -> None:
    """AE-T-40."""
    table.tile("R1-1", "PL-S1", "MO-S1", "", "")
    table.tiles(R1_2="PL-S2")
    table.claimed("yellow", "MO-S3", "MO-I1", "MO-M1", "MO-V1")
    table.turn("yellow")
    table.says("yellow", "launch transport", "to R1-1", "go on")
    assert table.offered("yellow")[:4] == ["discard MO-S3", "discard MO-I1", "discard MO-V1", "discard MO-M1"]
    table.says("yellow", "discard MO-S3")
    table.let_fall()
    assert (table.stores("yellow"), table.vp("yellow")) == ({"nanocarbon": 1}, 2)
    assert sorted(table.moons_of("yellow")) == ["MO-I1", "MO-M1", "MO-S1", "MO-V1"]


# Powers and rearranging


@rule("AE-FREE-08", "AE-P-28")
def test_a_power_of_the_own_turn_is_a_free_action_as_often_as_the_card_allows(settled: Table) -> None:
    settled.faction("yellow", "FB-08")
    settled.stock("yellow", credit=2)
    settled.turn("yellow")
    settled.says("yellow", "use power FB-08", "gain ice", "gain titanium")
    assert settled.stores("yellow") == {"titanium": 1, "ice": 1, "credit": 1}
    assert free(settled, "yellow") == []
    assert settled.why("yellow", "use power FB-08") == (
        "AE-P-28",
        "It was used in this turn, or its cost cannot be paid.",
    )


@rule("AE-P-28")
def test_in_the_next_turn_it_can_be_used_again(settled: Table) -> None:
    settled.faction("yellow", "FB-08")
    settled.stock("yellow", credit=2)
    settled.turn("yellow")
    settled.says("yellow", "use power FB-08", "gain ice", "gain ice", "return to station", "done")
    settled.says("blue", "return to station")
    assert "use power FB-08" in settled.offered("yellow")


@rule("AE-P-28", "AE-FREE-08")
def test_a_power_that_cannot_be_paid_or_is_not_ones_own_is_not_offered(settled: Table) -> None:
    settled.faction("yellow", "FB-08")
    settled.faction("blue", "FB-01")
    begins(settled)
    assert free(settled, "yellow") == []
    assert settled.why("yellow", "use power FB-08").rule == "AE-P-28"
    assert settled.why("yellow", "use power FB-01") == (
        "AE-FREE-08",
        "You have no such power that you use on your turn.",
    )


def in_a_row(table: Table) -> None:
    """Shipwright, IN-01, IN-04, IN-03."""
    table.module("yellow", "IN-01")
    table.module("yellow", "IN-04")
    table.module("yellow", "IN-03")


@rule("AE-FREE-08", "AE-P-26")
def test_industry_modules_are_moved_and_the_core_stays_at_its_end(settled: Table) -> None:
    in_a_row(settled)
    begins(settled)
    assert free(settled, "yellow") == [f"move Industry module {place}" for place in (1, 2, 3)]
    settled.says("yellow", "move Industry module 3")
    assert settled.offered("yellow") == ["at place 1", "at place 2"]
    settled.says("yellow", "at place 1")
    assert settled.row("yellow", "industry") == ["IN-03", "IN-01", "IN-04"]
    assert settled.player("yellow").rows[1][0].card == CORE
    assert settled.why("yellow", "move Industry core") == (
        "AE-FREE-08",
        "The core module stays at its end of the row.",
    )


@rule("AE-P-26")
def test_at_one_point_there_are_at_most_as_many_moves_as_gained_modules(settled: Table) -> None:
    settled.module("yellow", "IN-01")
    settled.module("yellow", "IN-04")
    begins(settled)
    settled.says("yellow", "move Industry module 1", "move Industry module 1")
    assert free(settled, "yellow") == []
    assert settled.why("yellow", "move Industry module 1").rule == "AE-P-26"


@rule("AE-P-26")
def test_while_returning_the_moves_are_counted_anew_after_each_activation(settled: Table) -> None:
    settled.module("yellow", "IN-01")
    settled.module("yellow", "IN-04")
    settled.turn("yellow")
    settled.says("yellow", "return to station", "move Industry module 1", "move Industry module 1")
    assert "move Industry module 1" not in settled.offered("yellow")
    settled.says("yellow", "activate Industry module 1", "with transport in R1-1")
    assert "move Industry module 1" in settled.offered("yellow")


@rule("AE-P-26")
def test_a_move_that_changes_nothing_is_not_offered(settled: Table) -> None:
    settled.module("yellow", "IN-01")
    settled.module("yellow", "IN-01")
    begins(settled)
    assert free(settled, "yellow") == []


@rule("AE-FREE-08")
def test_elsewhere_modules_are_not_moved(settled: Table) -> None:
    in_a_row(settled)
    settled.at(GainFor(0, units(BASIC, 1)))
    assert settled.offered("yellow") == ["gain titanium", "gain nanocarbon", "gain ice"]
    assert settled.why("yellow", "move Industry module 1").rule == "AE-FREE-08"


# Inside other actions


@rule("AE-FREE-09")
def test_a_free_action_is_finished_and_then_the_decision_is_put_again(settled: Table) -> None:
    settled.token("yellow", "DT-04")
    settled.at(GainFor(0, units(BASIC, 1)))
    settled.says("yellow", "use DT-04", "gain ice", "gain ice", "gain ice")
    assert settled.offered("yellow") == ["gain titanium", "gain nanocarbon", "gain ice"]
    settled.says("yellow", "gain titanium")
    assert (settled.asked(), settled.stores("yellow")) == ([], {"titanium": 1, "ice": 3})


@rule("AE-FREE-09")
def test_a_free_action_is_not_interrupted_by_another_one(settled: Table) -> None:
    settled.token("yellow", "DT-04")
    settled.claimed("yellow", "MO-S1")
    begins(settled)
    settled.says("yellow", "use DT-04")
    assert settled.offered("yellow") == ["gain titanium", "gain nanocarbon", "gain ice"]
    assert settled.why("yellow", "discard MO-S1") == (
        "AE-FREE-09",
        "A free action is under way, and another one does not interrupt it.",
    )


@rule("AE-FREE-03")
def test_beside_any_question_a_free_action_is_refused_for_its_own_reason(settled: Table) -> None:
    settled.waiting_tiles("yellow", "NU-T1", "NU-T2")
    settled.token("yellow", "DT-09")
    settled.at(GainUpgrades(0, 1))
    assert settled.why("yellow", "use DT-04").rule == "AE-FREE-03"


@rule("AE-FREE-09")
def test_its_payment_may_use_moons_and_what_can_be_collected(settled: Table) -> None:
    settled.tiles(R5_5="PL-C1")
    settled.development("yellow", "R5-5")
    settled.claimed("yellow", "MO-M1")
    settled.tokens("R1-1", titanium=1)
    begins(settled)
    settled.says("yellow", "use card Spaceport")
    assert settled.offered("yellow") == ["pay", "discard MO-M1", "collect in R1-1"]


@rule("AE-FREE-10")
def test_before_the_activation_of_a_base_nothing_may_make_it_impossible(settled: Table) -> None:
    settled.tiles(R2_1="BA-MA")
    settled.stock("yellow", credit=1)
    settled.claimed("yellow", "MO-M2")
    settled.token("yellow", "DT-02")
    settled.launched("yellow", "transport", "R2-1")
    assert settled.offered("yellow") == ["go on", "discard MO-M2", "use DT-02"]
    assert settled.why("yellow", "slot MO-M2") == (
        "AE-FREE-10",
        "What is begun could not be paid for without that moon.",
    )


@rule("AE-FREE-10")
def test_when_the_decision_is_over_everything_is_open_again(settled: Table) -> None:
    settled.tiles(R2_1="BA-MA")
    settled.faction("yellow", "FB-08")
    settled.stock("yellow", credit=3)
    settled.launched("yellow", "transport", "R2-1")
    settled.let_fall()
    assert "use power FB-08" in settled.offered("yellow")


@rule("AE-FREE-10")
def test_a_planet_takes_nothing_so_everything_is_open_before_its_activation(settled: Table) -> None:
    settled.faction("yellow", "FB-08")
    settled.stock("yellow", credit=1)
    settled.claimed("yellow", "MO-M2")
    settled.launched("yellow", "transport", "R1-3")
    assert settled.offered("yellow") == ["go on", "discard MO-M2", "slot MO-M2", "use power FB-08"]


@rule("AE-FREE-02", "AE-FREE-06")
def test_leaders_and_moons_within_reach_count_for_a_development(table: Table) -> None:
    """AE-T-41."""
    table.tiles(R1_1="PL-V1", R1_2="PL-S1", R2_1="BA-DO")
    table.ships("yellow", "R1-1", "transport")
    table.stock("yellow", ice=1, credit=1)
    table.claimed("yellow", "MO-V1")
    table.leaders("station", yellow=1)
    table.leaders("R2-1", yellow=1)
    table.turn("yellow")
    table.says("yellow", "launch transport")
    assert table.offered("yellow") == ["to R1-2", "to R2-1"]
    table.says("yellow", "to R2-1", "go on", "pay")
    assert (table.owner("R1-1"), table.stores("yellow"), table.moons_of("yellow")) == ("yellow", {}, [])
    assert (table.player("yellow").leaders, table.region("R2-1").leaders) == (0, (0, 0))
