"""What each seat sees, and what it does not."""

from __future__ import annotations

from games.andromeda.seen.scenes import region, seen, station
from games.andromeda.table import Table
from marks import rule
from perihelion.core.dice import Generator
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.cards.events import EVENT_IDS
from perihelion.games.andromeda.cards.moons import MOON_IDS
from perihelion.games.andromeda.cards.tactics import CARD_IDS
from perihelion.games.andromeda.cards.tokens import STACK_A, TOKEN_IDS
from perihelion.games.andromeda.events.scry import Scry
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.seen.table import view
from perihelion.games.andromeda.setup.players import ChooseFaction, ChooseGoal
from perihelion.games.andromeda.station.claim import Claim
from perihelion.games.andromeda.tracks.discoveries import Search

YELLOW = 0


def same_when_dealt_anew(table: Table, name: str) -> bool:
    """Whether a player sees the same at a table that differs in what the player may not know."""
    seat = table.seat(name)
    return view(GAME.rules.redeal(table.s, seat, Generator("anew")), seat) == view(table.s, seat)


@rule("AE-TAC-01")
def test_a_hand_is_seen_by_its_holder_alone_and_counted_by_all(table: Table) -> None:
    table.hand("yellow", "TA-01", "TA-01", "TB-03")
    own, others = station(table, "yellow", "yellow"), station(table, "yellow", "blue")
    assert [(CARD_IDS[held.card], held.count) for held in own.hand] == [("TA-01", 2), ("TB-03", 1)]
    assert (others.hand, others.cards) == ([], 3)
    assert station(table, "yellow").hand == []


@rule("AE-TAC-09")
def test_the_own_hand_tells_which_cards_could_be_played_now(table: Table) -> None:
    table.hand("yellow", "TA-02", "TB-03")
    table.tile("R1-1", "PL-I1")
    table.turn("yellow")
    playable = {CARD_IDS[held.card]: held.open for held in station(table, "yellow", "yellow").hand}
    assert playable == {"TA-02": True, "TB-03": False}


@rule("AE-TRK-04")
def test_a_held_token_is_seen_by_its_owner_alone(table: Table) -> None:
    table.token("yellow", "DT-09")
    assert station(table, "yellow", "yellow").tokens == [TOKEN_IDS.index("DT-09")]
    assert (station(table, "yellow", "blue").tokens, station(table, "yellow").discoveries) == ([], 1)


@rule("AE-TRK-07")
def test_a_supremacy_token_is_seen_by_all(table: Table) -> None:
    table.token("yellow", "ST-1")
    assert station(table, "yellow", "blue").tokens == [TOKEN_IDS.index("ST-1")]


@rule("AE-TRK-04")
def test_who_has_searched_a_stack_knows_what_is_left_there(table: Table) -> None:
    table.at(Search(YELLOW, STACK_A))
    table.falls("find DT-01", "find DT-02", "find DT-03", "find DT-04", "find DT-05")
    table.says("yellow", "keep DT-03")
    left = [TOKEN_IDS[token] for token in seen(table, "yellow").stacks[STACK_A].known]
    assert left == ["DT-01", "DT-02", "DT-04", "DT-05"]
    assert (seen(table, "blue").stacks[STACK_A].known, seen(table, "blue").stacks[STACK_A].tokens) == ([], 4)
    assert same_when_dealt_anew(table, "blue")


@rule("AE-ACT-04")
def test_who_has_looked_at_event_cards_knows_the_ends_of_the_deck(table: Table) -> None:
    table.at(Scry(YELLOW, 2))
    table.falls("event GD-03", "event GD-05")
    table.says("yellow", "on top GD-05")
    own, others = seen(table, "yellow").events, seen(table, "blue").events
    assert ([EVENT_IDS[card] for card in own.top], [EVENT_IDS[card] for card in own.bottom]) == (
        ["GD-05"],
        ["GD-03"],
    )
    assert (others.top, others.bottom, others.deck) == ([], [], 10)
    assert same_when_dealt_anew(table, "blue")


@rule("AE-P-27")
def test_the_second_moon_is_seen_by_who_has_looked_at_it(table: Table) -> None:
    table.faction("yellow", "FB-07")
    table.tile("R1-1", "PL-I1", "MO-I1", "", "")
    table.at(Claim(YELLOW, 0))
    table.says("yellow", "look at the next moon")
    table.falls("moon MO-I2")
    assert region(table, "R1-1", "yellow").second == MOON_IDS.index("MO-I2")
    assert (region(table, "R1-1", "blue").second, region(table, "R1-1").second) == (NO_MOON, NO_MOON)


@rule("AE-PSET-03")
def test_dealt_factions_are_seen_by_their_holder_until_all_have_chosen(table: Table) -> None:
    table.player("yellow").dealt = (0, 1)
    table.player("blue").dealt = (2, 3)
    table.at(ChooseFaction())
    table.says("yellow", "lead FB-02")
    assert station(table, "yellow", "yellow").dealt == [0, 1]
    assert (station(table, "yellow", "blue").dealt, station(table, "yellow", "blue").sealed) == ([], True)
    table.says("blue", "lead FB-03")
    assert [player.faction for player in seen(table).players] == [1, 2]


@rule("AE-OPT-01", "AE-OPT-02")
def test_a_destiny_card_is_seen_by_its_holder_until_the_end() -> None:
    table = Table(2, destiny=True)
    table.player("yellow").aims = (0, 1)
    table.player("blue").aims = (2, 3)
    table.at(ChooseGoal())
    table.says("yellow", "aim for DS-02")
    table.says("blue", "aim for DS-03")
    assert (station(table, "yellow", "yellow").goal, station(table, "yellow", "blue").goal) == (1, -1)
    table.s.ended = True
    assert station(table, "yellow").goal == 1


@rule("AE-SETUP-08")
def test_a_raider_card_that_was_left_to_chance_is_seen_by_nobody() -> None:
    table = Table(2, raiders=(0, -1, 4, 6, 8))
    assert [card.card for card in seen(table, "yellow").raiders] == [0, -1, 4, 6, 8]
    assert not any(card.face_up for card in seen(table).raiders)
