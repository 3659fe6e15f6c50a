"""General rules: players, rounds, adjacency, what is public, roll-offs."""

from __future__ import annotations

from games.event_horizon.openings import laid
from games.event_horizon.table import Table, tile_of
from marks import rule
from perihelion.core.steps import over
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.build.draw import DrawSpecials
from perihelion.games.event_horizon.cards.tables import (
    CRUISER,
    KIND_NAMES,
    NEIGHBOURS,
    SIDES,
    SPECIALS,
    SUN,
    TILES,
)
from perihelion.games.event_horizon.numbers import entry_cost, network
from perihelion.games.event_horizon.play import NextRound
from perihelion.games.event_horizon.round.marauders import Drift, MarauderStart
from perihelion.games.event_horizon.round.rolloff import OUT, BreakTies, by_keys, first_seat
from perihelion.games.event_horizon.round.rounds import RoundEnd
from perihelion.games.event_horizon.words import WORDS


def rolling(table: Table, keys: list[int], first_only: bool) -> Table:
    """The seats compare these keys."""
    table.s.keys = keys
    table.at(BreakTies(first_only))
    return table


@rule("EH-GEN-01")
def test_the_game_is_for_2_to_6_players() -> None:
    assert (GAME.fewest, GAME.most) == (2, 6)
    assert len(GAME.rules.seat_names[:6]) == 6


@rule("EH-GEN-02")
def test_the_game_lasts_8_rounds_not_7_and_the_most_points_win(table: Table) -> None:
    table.points(white=3, orange=4)
    table.s.round = 7
    table.at(NextRound())
    assert (table.s.round, over(table.s)) == (8, False)
    table.at(NextRound())
    assert (table.s.round, over(table.s)) == (8, True)
    assert [side.won for side in GAME.rules.result(table.s)] == [False, True]


@rule("EH-GEN-03")
def test_marauders_are_one_side_and_no_word_speaks_of_pirates_or_specialties() -> None:
    texts = WORDS.texts(range(WORDS.size))
    assert SIDES.count("marauders") == 1
    assert not [text for text in texts if "pirate" in text or "specialty" in text]


@rule("EH-GEN-04")
def test_there_is_no_black_hole_tile() -> None:
    assert len(KIND_NAMES) == 10
    assert not [name for name in KIND_NAMES if "black hole" in str(name)]


@rule("EH-GEN-05")
def test_a_ship_or_a_port_occupies_its_tile_but_a_flag_alone_does_not(table: Table) -> None:
    table.tile("B07", face="moon")
    table.flag("white", "B07")
    table.ships("white", "B05", cruiser=1)
    table.ships("white", "B06", port=1)
    assert table.player("white").occupied == 1 << tile_of("B05") | 1 << tile_of("B06")


@rule("EH-GEN-06")
def test_tiles_are_adjacent_when_they_share_a_side_and_wormholes_do_not_change_that(table: Table) -> None:
    table.wormhole("A05", "C07")
    assert [TILES[tile] for tile in NEIGHBOURS[tile_of("A05")]] == ["A06", "B04", "A04"]
    assert network(table.s) == 1 << tile_of("A05") | 1 << tile_of("C07")


@rule("EH-GEN-07")
def test_a_ship_enters_the_sun_for_1_movement(table: Table) -> None:
    assert entry_cost(table.s, table.player("white"), CRUISER, SUN) == 1


@rule("EH-GEN-07")
def test_marauders_and_wormholes_are_barred_from_the_sun(table: Table) -> None:
    table.player("orange").production = 9
    table.marauders("D04", 2)
    table.at(MarauderStart())
    assert "open a wormhole at S00" not in table.offered("white")
    table.at(Drift(0))
    table.falls("roll 1")
    assert (table.marauders_at("S00"), table.marauders_at("D04")) == (0, 2)


@rule("EH-GEN-08")
def test_players_act_in_player_order() -> None:
    table = laid(3)
    table.falls("roll 2", "roll 6", "roll 4")
    table.says("orange", "start at A03")
    table.says("purple", "start at A07")
    table.says("white", "start at A11")
    assert table.asked() == ["white"]


@rule("EH-GEN-09")
def test_owned_specials_are_public_and_the_cards_of_a_draw_are_not(table: Table) -> None:
    table.special("white", "Phase Keel")
    table.at(DrawSpecials(0, 2))
    table.falls("draw Nanite Weave", "draw Recall Beacon")
    seen = GAME.seen.view(table.s, 1).players[0]
    assert [SPECIALS[card] for card in seen.specials] == ["Phase Keel"]
    assert seen.looking == [-1, -1]


@rule("EH-GEN-09")
def test_the_face_of_an_unrevealed_tile_is_nowhere_on_the_table(table: Table) -> None:
    table.hidden("B05")
    seen = GAME.seen.view(table.s, 0).tiles[tile_of("B05")]
    assert (seen.face, seen.kind) == (-1, "")


@rule("EH-GEN-10")
def test_points_stay_when_the_worlds_that_gave_them_are_lost(table: Table) -> None:
    table.tile("B05", "B06", "B07", face="moon")
    table.flag("white", "B05", "B06", "B07")
    table.at(RoundEnd())
    table.player("white").flags = 0
    table.at(RoundEnd())
    assert table.vp("white") == 1


@rule("EH-GEN-11")
def test_a_player_without_ships_and_worlds_keeps_4_production_and_takes_turns(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.tile("B05", face="moon")
    table.flag("orange", "B05")
    table.at(RoundEnd(), MarauderStart())
    assert table.player("white").production == 4
    assert table.asked() == ["white"]


@rule("EH-GEN-12")
def test_no_word_gives_or_trades_anything() -> None:
    verbs = {verb.text.split()[0] for verb in WORDS.verbs}
    assert not verbs & {"give", "trade", "sell", "swap", "exchange", "pay", "offer"}


# Roll-offs


@rule("EH-GEN-13")
def test_equal_players_roll_one_die_each_and_the_highest_wins(three: Table) -> None:
    rolling(three, [7, 7, 3], True)
    three.falls("roll 2", "roll 5")
    assert first_seat(three.s.keys) == 1


@rule("EH-GEN-13")
def test_players_still_equal_roll_again_among_themselves(three: Table) -> None:
    rolling(three, [7, 7, 7], False)
    three.falls("roll 4", "roll 4", "roll 6")
    three.falls("roll 1", "roll 2")
    assert by_keys(three.s.keys) == [2, 1, 0]


@rule("EH-GEN-13")
def test_where_only_the_first_place_matters_a_tie_behind_it_is_not_rolled_off(three: Table) -> None:
    rolling(three, [9, 4, 4], True)
    assert over(three.s)
    assert first_seat(three.s.keys) == 0


@rule("EH-GEN-13")
def test_a_player_who_takes_no_part_never_rolls(three: Table) -> None:
    rolling(three, [OUT, 4, 4], True)
    three.falls("roll 1", "roll 3")
    assert over(three.s)
    assert by_keys(three.s.keys) == [2, 1]
