"""A redealt table: what a seat knows stays, everything else may lie otherwise."""

from __future__ import annotations

from games.andromeda.openings import at_choice, at_goals, choose_all
from games.andromeda.table import Table
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.game import SPECTATOR
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.cards.events import EVENT_IDS
from perihelion.games.andromeda.cards.tokens import HELD, TOKEN_IDS
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.claim import Claim
from perihelion.games.andromeda.words import KEEP

SEEDS = "abcdefghijkl"


def tables(table: Table, name: str) -> list[State]:
    """Twelve tables that this player cannot tell from the true one."""
    seat = SPECTATOR if name == "" else table.seat(name)
    found = [GAME.rules.redeal(table.s, seat, Generator(seed)) for seed in SEEDS]
    for s in found:
        GAME.rules.check(s)
    return found


def hands(table: Table, name: str, of: str) -> set[tuple[int, ...]]:
    """The hands that a player thinks possible."""
    return {s.players[table.seat(of)].hand.cards for s in tables(table, name)}


@rule("AE-TAC-01")
def test_the_own_hand_stays_and_those_of_others_are_dealt_anew(table: Table) -> None:
    table.hand("yellow", "TA-01", "TB-01")
    table.hand("blue", "TA-02", "TD-01", "TE-01")
    table.at()
    assert hands(table, "yellow", "yellow") == {table.player("yellow").hand.cards}
    assert len(hands(table, "yellow", "blue")) > 1
    assert {len(cards) for cards in hands(table, "yellow", "blue")} == {3}


@rule("AE-TAC-01")
def test_a_spectator_knows_no_hand(table: Table) -> None:
    table.hand("yellow", "TA-01", "TB-01")
    table.at()
    assert len(hands(table, "", "yellow")) > 1


@rule("AE-P-51", "AE-TAC-01")
def test_a_card_that_changed_hands_stays_known_to_both(three: Table) -> None:
    three.hand("yellow", "TB-11")
    three.player("yellow").hand = three.player("yellow").hand.shown(0b011)
    three.hand("yellow", "TA-01")
    three.at()
    known = three.player("yellow").hand.cards[1]
    assert all(known in cards for cards in hands(three, "blue", "yellow"))
    assert not all(known in cards for cards in hands(three, "green", "yellow"))


@rule("AE-TRK-04", "AE-TRK-11")
def test_held_discovery_tokens_are_known_to_their_holder_only(table: Table) -> None:
    table.token("yellow", "DT-12", "DT-13")
    table.at()
    place = HELD + table.seat("yellow")
    mine = {s.discoveries.places[place].cards for s in tables(table, "yellow")}
    theirs = {s.discoveries.places[place].cards for s in tables(table, "blue")}
    assert mine == {(TOKEN_IDS.index("DT-12"), TOKEN_IDS.index("DT-13"))}
    assert len(theirs) > 1 and {len(cards) for cards in theirs} == {2}


@rule("AE-ACT-04")
def test_event_cards_that_somebody_has_looked_at_are_known_only_there(table: Table) -> None:
    card = EVENT_IDS.index("GD-08")
    table.s.events = table.s.events.without(card).on_top(card, 0b01)
    table.at()
    assert {s.events.top for s in tables(table, "yellow")} == {(card,)}
    assert len({s.events.top for s in tables(table, "blue")}) > 1


@rule("AE-P-27")
def test_a_moon_that_was_looked_at_may_be_any_of_its_colour_for_the_others(table: Table) -> None:
    table.tile("R1-1", "PL-S1", "MO-S1", "", "")
    table.tiles(R1_2="PL-S2")
    table.faction("yellow", "FB-07")
    table.at(Claim(0, 0))
    table.says("yellow", "look at the next moon")
    table.falls("moon MO-S4")
    assert {s.regions[0].second for s in tables(table, "yellow")} == {table.region("R1-1").second}
    assert len({s.regions[0].second for s in tables(table, "blue")}) > 1
    assert {s.regions[0].top for s in tables(table, "blue")} == {table.region("R1-1").top}


@rule("AE-PSET-03")
def test_dealt_factions_of_others_are_dealt_anew_and_never_the_own_ones() -> None:
    table = at_choice(3)
    own = table.player("blue").dealt
    found = tables(table, "blue")
    assert {s.players[1].dealt for s in found} == {own}
    assert len({s.players[0].dealt for s in found}) > 1
    dealt = [[faction for player in s.players for faction in player.dealt] for s in found]
    assert [len(set(factions)) for factions in dealt] == [6] * len(SEEDS)


@rule("AE-P-02")
def test_a_sealed_choice_is_one_that_could_have_been_made() -> None:
    table = at_choice(2)
    table.says("yellow", "lead FB-02")
    found = tables(table, "blue")
    words = {s.sealed[0][0] for s in found}
    assert len(words) > 1
    assert all(s.sealed[0][0] - KEEP.base in s.players[0].dealt for s in found)
    assert [s.sealed[0] for s in tables(table, "yellow")] == [table.s.sealed[0]] * len(SEEDS)


@rule("AE-OPT-01", "AE-P-03")
def test_a_kept_destiny_card_is_secret_to_the_end() -> None:
    table = at_goals(2)
    choose_all(table)
    yellow = table.player("yellow").goal
    assert {s.players[0].goal for s in tables(table, "yellow")} == {yellow}
    assert len({s.players[0].goal for s in tables(table, "blue")}) > 1
    table.s.ended = True
    assert {s.players[0].goal for s in tables(table, "blue")} == {yellow}


@rule("AE-OPT-01")
def test_nobody_else_can_have_the_own_destiny_card() -> None:
    table = at_goals(2)
    choose_all(table)
    yellow = table.player("yellow").goal
    assert yellow not in {s.players[1].goal for s in tables(table, "yellow")}


@rule("AE-OPT-01")
def test_who_put_a_destiny_card_back_knows_that_nobody_has_it() -> None:
    table = at_goals(4)
    table.says("yellow", "aim for DS-01")
    assert "aim for DS-02" not in table.offered("blue")
    choose_all(table)
    others = {player.goal for s in tables(table, "yellow") for player in s.players[1:]}
    assert not others & {0, 1}
