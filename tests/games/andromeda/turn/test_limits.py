"""The end of a turn: what is above the limits is discarded."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.turn.turn import Limits

SEVEN = ("TA-01", "TA-01", "TA-02", "TA-02", "TB-01", "TB-02", "TD-01")
NEXT = ("TA-03", "TA-04", "TA-05", "TA-06", "TA-07", "TA-08", "TA-09", "TA-10")


def at_limits(table: Table, name: str = "yellow") -> None:
    """The end of a player's turn."""
    table.at(Limits(table.seat(name)))


@rule("AE-RES-06")
def test_ten_energy_and_five_of_each_other_resource_are_kept(table: Table) -> None:
    table.stock("yellow", titanium=9, nanocarbon=6, ice=5, credit=7, energy=14)
    at_limits(table)
    assert table.stores("yellow") == {"titanium": 5, "nanocarbon": 5, "ice": 5, "credit": 5, "energy": 10}


@rule("AE-RES-06")
def test_what_is_at_the_limit_stays(table: Table) -> None:
    table.stock("yellow", titanium=5, nanocarbon=4, energy=10)
    table.hand("yellow", *SEVEN[:5])
    at_limits(table)
    assert table.asked() == []
    assert table.stores("yellow") == {"titanium": 5, "nanocarbon": 4, "energy": 10, "tactics": 5}


@rule("AE-RES-06", "AE-P-22")
def test_the_player_chooses_which_cards_are_discarded(table: Table) -> None:
    table.hand("yellow", *SEVEN)
    at_limits(table)
    assert table.offered("yellow") == ["drop TA-01", "drop TA-02", "drop TB-01", "drop TB-02", "drop TD-01"]
    table.says("yellow", "drop TB-02", "drop TA-01")
    assert table.cards("yellow") == ["TA-01", "TA-02", "TA-02", "TB-01", "TD-01"]
    assert (table.discards(), table.asked()) == (["TB-02", "TA-01"], [])


@rule("AE-P-22")
def test_no_free_action_is_open_beside_the_discard(table: Table) -> None:
    table.hand("yellow", *SEVEN[:6])
    table.claimed("yellow", "MO-S1")
    at_limits(table)
    assert "discard MO-S1" not in table.offered("yellow")
    assert table.why("yellow", "discard MO-S1") == (
        "AE-P-22",
        "Your hand limit is 5, and you hold 6: now cards are discarded, and nothing else.",
    )
    assert table.why("yellow", "drop TE-01") == ("AE-TAC-01", "You do not hold Decoy Signal.")


@rule("AE-P-22")
def test_even_if_all_cards_are_alike_the_discard_is_a_question(table: Table) -> None:
    table.hand("yellow", "TA-01", "TA-01", "TA-01", "TE-02", "TE-02", "TE-02")
    at_limits(table)
    assert table.asked() == ["yellow"]


@rule("AE-RES-06")
def test_the_tactics_limit_rises_with_civilization(table: Table) -> None:
    table.track("yellow", civilization=5)
    table.hand("yellow", *SEVEN, "TE-01")
    at_limits(table)
    table.says("yellow", "drop TE-01")
    assert (table.player("yellow").hand.size(), table.asked()) == (7, [])


@rule("AE-RES-06")
def test_between_turns_any_amount_may_be_held(table: Table) -> None:
    table.tiles(R1_1="PL-S1")
    table.stock("yellow", titanium=9)
    table.turn("yellow")
    assert table.stores("yellow") == {"titanium": 9}


@rule("AE-RES-07")
def test_only_the_active_player_is_checked_and_the_others_in_their_own_turns(table: Table) -> None:
    """AE-T-38."""
    table.tiles(R1_1="PL-S1")
    table.track("blue", civilization=2)
    table.stock("blue", energy=12)
    table.hand("blue", *NEXT)
    table.turn("yellow")
    table.says("yellow", "return to station")
    assert (table.asked(), table.stores("blue")) == (["blue"], {"energy": 12, "tactics": 8})
    table.says("blue", "return to station", "done", "go on")
    assert table.offered("blue")[0] == "drop TA-03"
    table.says("blue", "drop TA-03", "drop TA-04")
    assert (table.asked(), table.stores("blue")) == (["yellow"], {"energy": 10, "tactics": 6})
