"""What a seat sees: the open table, its own cards of a draw, and nothing of what is hidden."""

from __future__ import annotations

import pytest

from games.event_horizon.openings import fresh
from games.event_horizon.table import Table, seat_of, tile_of
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.steps import Step
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.board.fleet import salvage_card
from perihelion.games.event_horizon.build.draw import DrawSpecials
from perihelion.games.event_horizon.build.explore import RevealProbes
from perihelion.games.event_horizon.build.menu import Builds
from perihelion.games.event_horizon.cards.tables import ROW_POINTS, SPECIALS, TILES
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.move.move import Activate, Moves, MoveShips
from perihelion.games.event_horizon.numbers import row_points
from perihelion.games.event_horizon.play import NextRound
from perihelion.games.event_horizon.player import CAPTURES
from perihelion.games.event_horizon.round.rounds import RoundEnd, RoundStart
from perihelion.games.event_horizon.seen.views import (
    CaptureView,
    FightView,
    OutlookView,
    PlayerView,
    ReachView,
    TileView,
    View,
)
from perihelion.games.event_horizon.setup import HideMarauders
from perihelion.games.event_horizon.words import WORDS
from perihelion.games.kit.masks import bit

SPECTATOR = -1
ROUND: list[Step] = [
    RoundStart(),
    Builds(),
    RevealProbes(),
    Moves(),
    Combats(),
    Captures(),
    RoundEnd(),
    NextRound(),
]


def seen(table: Table, name: str = "white") -> View:
    view: View = GAME.seen.view(table.s, seat_of(name))
    return view


def tile(table: Table, name: str) -> TileView:
    return seen(table).tiles[tile_of(name)]


def player(table: Table, name: str) -> PlayerView:
    return seen(table).players[seat_of(name)]


def fight(table: Table) -> FightView:
    found = seen(table).fight
    assert found is not None
    return found


def reach(table: Table) -> dict[str, ReachView]:
    return {TILES[found.tile]: found for found in seen(table).reach}


def drawing(table: Table) -> None:
    """White looks at two cards, one of which only white will know."""
    table.at(DrawSpecials(0, 2))
    table.falls("draw Nanite Weave", "draw Ambush Protocol")


# What is hidden


@rule("EH-GEN-09", "EH-SP-05")
def test_the_cards_of_a_draw_are_seen_by_the_player_who_draws(table: Table) -> None:
    drawing(table)
    cards = [SPECIALS.index("Nanite Weave"), SPECIALS.index("Ambush Protocol")]
    assert seen(table, "white").players[0].looking == sorted(cards)
    assert seen(table, "orange").players[0].looking == [-1, -1]
    assert GAME.seen.view(table.s, SPECTATOR).players[0].looking == [-1, -1]


@rule("EH-GEN-09")
def test_an_unrevealed_tile_shows_its_back_and_nothing_else(table: Table) -> None:
    table.hidden("C04")
    found = tile(table, "C04")
    assert (found.face, found.kind, found.back) == (-1, "", 3)
    assert (found.defense, found.production, found.tech) == (0, 0, 0)


@rule("EH-GEN-09")
def test_what_lies_face_down_in_a_ring_is_told_by_kind_and_not_by_place() -> None:
    rings = seen(fresh(2)).rings
    assert [ring.ring for ring in rings] == [1, 2, 3]
    assert rings[0].kinds == {"green": 1, "blue": 2, "asteroid": 1, "debris": 2}


@rule("EH-GEN-09")
def test_salvage_is_only_counted(table: Table) -> None:
    table.salvage("B05", "Ambush Protocol")
    table.salvage("B05", "Nanite Weave")
    assert tile(table, "B05").salvage == 2
    assert tile(table, "B06").salvage == 0


@rule("EH-GEN-09")
def test_of_the_deck_only_the_number_of_cards_is_seen(table: Table) -> None:
    table.special("white", "Nanite Weave")
    assert seen(table).deck == 23


@rule("EH-GEN-09", "EH-SP-03")
def test_owned_specials_and_schematics_are_public(table: Table) -> None:
    table.special("orange", "Nanite Weave")
    table.special("orange", "Ablative Shell", "drone")
    assert player(table, "orange").specials == [SPECIALS.index("Nanite Weave")]
    assert player(table, "orange").schematics[1].special == SPECIALS.index("Ablative Shell")


@rule("EH-GEN-09")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_table_dealt_anew_looks_the_same(table: Table, seat: int) -> None:
    table.salvage("B05", "Graviton Tether")
    table.hidden("C04")
    drawing(table)
    assert GAME.seen.view(GAME.rules.redeal(table.s, seat, Generator("again")), seat) == GAME.seen.view(
        table.s, seat
    )


@rule("EH-GEN-09")
def test_a_table_dealt_anew_keeps_what_a_seat_has_seen_and_mixes_the_rest(table: Table) -> None:
    drawing(table)
    others = [GAME.rules.redeal(table.s, 1, Generator(str(number))).players[0].looking for number in range(9)]
    assert (
        GAME.rules.redeal(table.s, 0, Generator("again")).players[0].looking == table.player("white").looking
    )
    assert any(looking != table.player("white").looking for looking in others)


@rule("EH-GEN-09")
def test_a_table_dealt_anew_mixes_salvage_except_for_who_knows_it(table: Table) -> None:
    table.s.deck = table.s.deck.without(SPECIALS.index("Graviton Tether"))
    table.s.salvage = [
        salvage_card(tile_of("B05"), SPECIALS.index("Graviton Tether"), 1 << seat_of("white"), False)
    ]
    dealt = [
        [GAME.rules.redeal(table.s, seat, Generator(str(number))).salvage for number in range(9)]
        for seat in (0, 1)
    ]
    assert all(salvage == table.s.salvage for salvage in dealt[0])
    assert any(salvage != table.s.salvage for salvage in dealt[1])


@rule("EH-GEN-09")
def test_a_table_dealt_anew_has_the_same_cards_in_all(table: Table) -> None:
    table.salvage("B05", "Graviton Tether")
    drawing(table)
    new = GAME.rules.redeal(table.s, SPECTATOR, Generator("again"))
    assert (new.deck.size(), len(new.salvage), len(new.players[0].looking)) == (21, 1, 2)


# The map and the cards


def test_a_tile_tells_its_flag_its_worth_and_what_is_built(table: Table) -> None:
    table.tile("C02", face="green")
    table.flag("orange", "C02")
    table.cannon("C02")
    table.wormhole("C02")
    found = tile(table, "C02")
    assert (found.kind, found.owner, found.defense, found.production, found.tech) == ("green", 1, 10, 3, 0)
    assert (found.cannon, found.mine, found.wormhole, found.home) == (True, False, True, -1)


@rule("EH-SETUP-04")
def test_tech_tokens_lie_on_a_planet_until_its_first_capture(table: Table) -> None:
    table.tile("D01", "D02", face="blue")
    table.flag("white", "D02")
    assert (tile(table, "D01").tech, tile(table, "D02").tech) == (2, 0)


def test_equal_ships_on_a_tile_are_one_group_with_their_numbers(table: Table) -> None:
    table.upgrade("white", "drone", "Hangar Bay")
    table.ships("white", "B05", cruiser=3)
    table.group("white", "B05", "drone mother I damaged", entered=True)
    fleet = tile(table, "B05").fleets[0]
    assert (fleet.seat, fleet.ships, fleet.capture) == (0, 4, 3 + 8)
    assert [(group.type, group.count, group.damage, group.entered) for group in fleet.groups] == [
        (0, 3, 0, 0),
        (1, 1, 1, 1),
    ]
    assert [(group.upgrades, group.capture, group.hp) for group in fleet.groups] == [([], 1, 1), ([0], 8, 2)]


def test_marauders_starting_tiles_and_markers_are_on_their_tiles(table: Table) -> None:
    table.home(orange="A15")
    table.marauders("B05", 2)
    table.marauders("B05", 3)
    table.markers("white", "A15")
    assert [(fleet.fleet, fleet.ships) for fleet in tile(table, "B05").marauders] == [(0, 2), (1, 3)]
    assert (tile(table, "A15").home, tile(table, "A15").kind, tile(table, "A15").markers) == (1, "start", [0])


def test_a_single_thing_on_an_otherwise_bare_tile_is_seen(table: Table) -> None:
    table.markers("white", "B01")
    table.wormhole("B02")
    table.mine("B03")
    table.tile("D02", face="blue")
    table.s.tapped |= bit(tile_of("D02"))
    assert (tile(table, "B01").markers, tile(table, "B04").markers) == ([0], [])
    assert (tile(table, "B02").wormhole, tile(table, "B04").wormhole) == (True, False)
    assert (tile(table, "B03").mine, tile(table, "B04").mine) == (True, False)
    assert tile(table, "D02").tech == 0


def test_a_seat_and_a_spectator_see_the_same_but_for_what_words_call_its_ships(table: Table) -> None:
    table.ships("white", "B05", cruiser=1)
    table.ships("orange", "B06", cruiser=1)
    own, public = seen(table), GAME.seen.view(table.s, SPECTATOR)
    assert [i for i, found in enumerate(own.tiles) if found != public.tiles[i]] == [tile_of("B05")]
    assert (own.tiles[tile_of("B05")].fleets[0].groups[0].kind, own.players) == ("ship", public.players)


def test_a_card_tells_flags_row_supplies_and_place(table: Table) -> None:
    table.tile("A01", "A02", "A03", face="moon")
    table.flag("white", "A01", "A02", "A03")
    table.ships("white", "B05", cruiser=2, port=1)
    table.player("white").bought = [1, 0, 0]
    white = player(table, "white")
    assert (white.flags, white.row, white.production, white.place) == (3, 1, 7, 1)
    assert (white.ports, white.ports_left) == (1, 3)
    assert (white.schematics[0].ships, white.schematics[0].waiting, white.schematics[0].supply) == (2, 1, 9)


def test_a_schematic_shows_a_new_ship_and_how_many_on_the_map_lack_its_token(table: Table) -> None:
    table.upgrade("white", "cruiser", "Turbo Engines")
    table.ships("white", "B05", cruiser=2)
    table.group("white", "B05", "cruiser I")
    cruiser = player(table, "white").schematics[0]
    assert (cruiser.slots, cruiser.speed, cruiser.lacking) == ([1], 4, [2])


def test_a_schematic_is_locked_until_its_tech_level(table: Table) -> None:
    table.player("white").level = 3
    assert [schematic.locked for schematic in player(table, "white").schematics] == [False, False, True]
    table.player("white").level = 4
    assert not player(table, "white").schematics[2].locked


# The place in the order of play


@rule("EH-ROUND-01")
@pytest.mark.parametrize(
    ("done", "phase"), [(1, "start"), (2, "build"), (3, "move"), (5, "combat"), (6, "capture"), (7, "end")]
)
def test_the_phase_is_told_by_what_is_still_to_come(table: Table, done: int, phase: str) -> None:
    table.s.agenda = ROUND[done:][::-1]
    assert seen(table).phase == phase


def test_the_phase_is_setup_before_the_first_round_and_over_after_the_last(table: Table) -> None:
    table.at()
    assert seen(table).phase == "over"
    table.s.round = 0
    table.hidden("D01", "D02")
    table.at(HideMarauders(0))
    assert seen(table).phase == "setup"


def test_tiles_turned_over_by_vehicles_still_belong_to_build(table: Table) -> None:
    table.hidden("D01", "D02")
    table.player("white").probe = 0
    table.at(*ROUND[2:])
    assert seen(table).phase == "build"
    assert seen(table).focus == tile_of("D02")


def test_moving_stays_move_while_markers_are_left(table: Table) -> None:
    table.ships("white", "B05", cruiser=1)
    table.ships("white", "B09", cruiser=1)
    table.markers("white", "B05", "B09")
    table.at(*ROUND[3:])
    assert seen(table).phase == "move"


def test_the_focus_is_the_tile_in_question(table: Table) -> None:
    table.ships("white", "B05", cruiser=1)
    table.at(MoveShips(0, tile_of("B05")))
    assert seen(table).focus == tile_of("B05")
    table.at()
    assert seen(table).focus == -1


def test_the_focus_of_a_combat_is_its_tile_even_while_dice_fall(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "B05", cruiser=1)
    table.marauders("B05", 2)
    table.at(Combats())
    table.says("white", "fire at marauders")
    assert table.can_fall()[0] == "dice 1"
    assert (seen(table).focus, fight(table).tile, fight(table).on) == (tile_of("B05"), tile_of("B05"), True)


def test_the_dice_of_a_combat_are_told_with_their_hits(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "B05", gunship=1)
    table.marauders("B05", 3)
    table.at(Combats())
    table.says("white", "fire at marauders")
    table.falls("dice 2 5 6")
    throw = fight(table).throws[0]
    assert (throw.side, throw.target, throw.faces, throw.hits_on, throw.hits) == (0, 6, [2, 5, 6], 5, 2)
    assert throw.hitting == [False, True, True]


# Where the picked ships can go


def test_reach_tells_cost_and_way(table: Table) -> None:
    table.tile("C02", face="asteroid")
    table.ships("white", "B02", cruiser=1)
    table.at(MoveShips(0, tile_of("B02")))
    table.says("white", "move cruiser")
    found = reach(table)
    assert (found["C02"].cost, found["C02"].damage, found["C02"].path) == (2, 0, [tile_of("C02")])
    assert (found["A04"].cost, found["A04"].path[-1], len(found["A04"].path)) == (2, tile_of("A04"), 2)


@rule("EH-MOVE-07")
def test_reach_warns_of_damage_and_of_death(table: Table) -> None:
    table.tile("B03", face="debris")
    table.ships("white", "B02", cruiser=1)
    table.group("white", "B02", "drone mother")
    table.at(MoveShips(0, tile_of("B02")))
    table.says("white", "move drone mother")
    assert (reach(table)["B03"].damage, reach(table)["B03"].lethal) == (1, False)
    table.at(MoveShips(0, tile_of("B02")))
    table.says("white", "move cruiser")
    assert (reach(table)["B03"].damage, reach(table)["B03"].lethal) == (1, True)


def test_reach_of_all_ships_is_what_each_of_them_can_reach(table: Table) -> None:
    table.tile("B03", face="debris")
    table.ships("white", "B02", cruiser=1, drone=1)
    table.at(MoveShips(0, tile_of("B02")))
    table.says("white", "move all")
    assert "A06" not in reach(table)
    assert (reach(table)["B03"].cost, reach(table)["B03"].lethal) == (2, True)


def test_nothing_is_in_reach_before_ships_are_picked(table: Table) -> None:
    table.ships("white", "B02", cruiser=1)
    table.at(MoveShips(0, tile_of("B02")))
    assert seen(table).reach == []


# What can be drawn of a way before it is gone


def drawn(table: Table, *words: str) -> ReachView:
    """What a picture gets of the last of these words, looking ahead."""
    chain = next(
        chain
        for chain in table.ahead("white").chains()
        if [WORDS.text(link.offered.word) for link in chain] == list(words)
    )
    found: ReachView = chain[-1].drawn
    return found


@rule("EH-MOVE-07")
def test_the_way_is_known_while_the_ships_are_only_in_the_hand(table: Table) -> None:
    table.tile("B03", face="debris")
    table.ships("white", "B02", cruiser=1)
    table.ships("white", "A06", cruiser=1)
    table.markers("white", "B02", "A06")
    table.at(Activate(0))
    way = drawn(table, "activate B02", "move cruiser", "to B03")
    assert (way.start, way.path, way.hops) == (tile_of("B02"), [tile_of("B03")], [False])
    assert (way.damage, way.lethal) == (1, True)


@rule("EH-WH-02")
def test_a_way_through_a_wormhole_hops(table: Table) -> None:
    table.wormhole("B02", "D02")
    table.ships("white", "B02", cruiser=1)
    table.at(MoveShips(0, tile_of("B02")))
    assert drawn(table, "move cruiser", "to D02").hops == [True]


@rule("EH-CAP-01", "EH-CAP-09", "EH-VP-03")
def test_the_outlook_tells_what_the_round_would_bring_with_and_without_a_move(table: Table) -> None:
    table.tile("C02", "A04", face="moon")
    table.tile("B03", face="red")
    table.flag("orange", "C02")
    table.ships("white", "B02", cruiser=2)
    table.ships("white", "A06", cruiser=1)
    table.ships("orange", "B03", cruiser=1)
    table.markers("white", "B02", "A06")
    table.at(Activate(0), Combats())
    now = seen(table).outlook
    assert isinstance(now, OutlookView)
    assert (now.captures, now.short, now.fights) == ([0, 0], [0, 1], 0)
    then = drawn(table, "activate B02", "move cruiser", "to C02").outlook
    assert then is not None
    assert (then.captures, then.points) == ([1, 0], [1 + ROW_POINTS[1], ROW_POINTS[0]])
    fought = drawn(table, "activate B02", "move cruiser", "to B03").outlook
    assert fought is not None
    assert (fought.captures, fought.short, fought.fights) == ([0, 0], [0, 0], 1)


def test_nothing_is_foretold_beyond_a_tile_that_is_turned_over(table: Table) -> None:
    table.special("white", "Pathfinder Array", "cruiser")
    table.ships("white", "B02", cruiser=1)
    table.hidden("C02")
    table.at(MoveShips(0, tile_of("B02")))
    way = drawn(table, "move cruiser", "to C02")
    assert (way.path, way.outlook) == ([tile_of("C02")], None)


# Whether a capture would succeed


def told(found: CaptureView | None) -> tuple[bool, int, int, bool, bool]:
    assert found is not None
    return found.open, found.value, found.defense, found.takes, found.fight


@rule("EH-CAP-01")
def test_reach_tells_whether_the_ships_would_take_the_world(table: Table) -> None:
    """Two cruisers have CV 2: enough for a moon with DV 1, and not for a red planet with DV 2."""
    table.tile("C02", face="moon")
    table.tile("B03", face="red")
    table.tile("A04", face="asteroid")
    table.ships("white", "B02", cruiser=2)
    table.at(MoveShips(0, tile_of("B02")))
    table.says("white", "move cruiser")
    assert told(reach(table)["C02"].taking) == (True, 2, 1, True, False)
    assert told(reach(table)["B03"].taking) == (True, 2, 2, False, False)
    assert told(reach(table)["A04"].taking) == (False, 2, 0, False, False)


@rule("EH-CAP-01", "EH-CMB-01")
def test_ships_that_stand_there_already_help_and_those_of_others_are_fought_first(table: Table) -> None:
    table.tile("C02", face="red")
    table.ships("white", "B02", cruiser=2)
    table.ships("white", "C02", cruiser=1)
    table.at(MoveShips(0, tile_of("B02")))
    table.says("white", "move cruiser")
    assert told(reach(table)["C02"].taking) == (True, 3, 2, True, False)
    table.ships("orange", "C02", cruiser=1)
    assert told(reach(table)["C02"].taking) == (True, 3, 2, True, True)


@rule("EH-CAP-01", "EH-MOVE-07")
def test_ships_that_are_lost_on_the_way_take_nothing(table: Table) -> None:
    table.tile("B03", face="debris")
    table.ships("white", "B02", cruiser=1)
    table.at(MoveShips(0, tile_of("B02")))
    table.says("white", "move cruiser")
    assert told(reach(table)["B03"].taking)[1] == 0


@rule("EH-CAP-01", "EH-CAP-12")
def test_ships_that_stand_on_a_world_tell_whether_they_take_it(table: Table) -> None:
    table.tile("C02", face="moon")
    table.ships("white", "C02", cruiser=2)
    assert told(tile(table, "C02").fleets[0].taking) == (True, 2, 1, True, False)
    table.marauders("C02", 1)
    assert told(tile(table, "C02").fleets[0].taking) == (True, 2, 1, True, True)
    table.flag("white", "C02")
    assert told(tile(table, "C02").fleets[0].taking) == (False, 2, 1, False, True)


# What the points are made of


@rule("EH-ROUND-06")
def test_the_score_tells_its_sources_and_what_the_end_of_the_round_adds(table: Table) -> None:
    table.player("white").flags = 6
    table.player("white").points[CAPTURES] = 3
    table.ships("white", "B02", cruiser=1)
    table.s.agenda = [RoundEnd(), MoveShips(0, tile_of("B02"))]
    parts = seen(table).scores[0]
    assert [(str(part.label), part.points) for part in parts if part.counted and part.points] == [
        ("captures", 3.0)
    ]
    row = float(row_points(table.player("white")))
    assert row > 0
    assert [(part.points, part.counted) for part in parts[-1:]] == [(row, False)]
    table.s.agenda = []
    assert all(part.counted for part in seen(table).scores[0])
