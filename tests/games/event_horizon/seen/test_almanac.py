"""What the almanac and the views say, so that nobody has to know how numbers are packed."""

from __future__ import annotations

from msgspec.structs import astuple

from games.event_horizon.table import Table, tile_of
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.build.explore import RevealProbes
from perihelion.games.event_horizon.build.menu import BuildMenu
from perihelion.games.event_horizon.cards.tables import TILES
from perihelion.games.event_horizon.move.move import MoveShips
from perihelion.games.event_horizon.seen.almanac import almanac
from perihelion.games.event_horizon.seen.table import view
from perihelion.games.event_horizon.seen.views import GroupView
from perihelion.games.event_horizon.words import GROUPS, WORDS
from perihelion.records.rulebook import rulebook
from perihelion.records.table import named


def test_every_upgrade_names_the_rule_that_says_what_it_does() -> None:
    rules = {rule.id: rule for rule in rulebook(GAME).rules}
    cards = [(named(GAME, card.name), card.rule.id) for card in almanac().upgrades]
    assert all(rules[rule].text.startswith(f"{name}:") for name, rule in cards)


def test_every_card_has_an_id_a_sentence_and_signs() -> None:
    book = almanac()
    assert book.upgrades[0].id == "su.hangar" and book.specials[-1].id == "sp.recall"
    assert all(card.text and card.parts for card in book.upgrades)
    assert all(card.text and card.parts for card in book.specials)


def test_every_rule_under_a_large_face_is_in_the_book() -> None:
    book = almanac()
    said = [*astuple(book.rules), *[kind.rule for kind in book.kinds], *[ship.rule for ship in book.ships]]
    assert {rule.id for rule in said} <= {rule.id for rule in rulebook(GAME).rules}


def test_a_world_says_what_takes_it_and_any_other_place_what_it_is_or_costs() -> None:
    rules = {kind.id: kind.rule for kind in almanac().kinds}
    assert str(rules["blue"].text) == "Captured by ships with a capture value above {defense} together."
    assert str(rules["asteroid"].text) == "Costs 2 movement to enter."
    assert str(rules["debris"].text) == "Costs 2 movement, and every ship that enters takes 1 damage."
    assert str(rules["empty"].text) == "Nothing but room."


def test_the_rule_of_the_marauders_says_their_numbers() -> None:
    assert str(almanac().rules.fleet.text).startswith("Each ship rolls 1 die, hits on 5 and 6 and has 1 HP.")


def test_a_kind_begins_with_a_capital_where_it_stands_alone() -> None:
    names = {kind.id: str(kind.name) for kind in almanac().kinds}
    assert (names["moon"], names["red"], names["start"]) == ("Moon", "Tier 4 planet", "Starting tile")


def test_a_ship_has_a_name_for_one_and_a_name_for_many() -> None:
    ships = [(named(GAME, ship.name), named(GAME, ship.plural)) for ship in almanac().ships]
    assert ships[1:] == [("drone mother", "drone mothers"), ("gunship", "gunships"), ("port", "ports")]


def test_only_fields_of_rocks_and_wrecks_slow_ships_down() -> None:
    assert [kind.id for kind in almanac().kinds if kind.slows] == ["asteroid", "debris"]


def test_every_ship_of_the_vocabulary_is_explained() -> None:
    nouns = almanac().ship_nouns
    meant = zip(nouns.groups, nouns.tiles, strict=True)
    assert [f"{GROUPS[group]} at {TILES[tile]}" for group, tile in meant] == WORDS.nouns()["ship"]


def test_every_enemy_of_the_vocabulary_is_explained() -> None:
    book, names = almanac(), WORDS.nouns()
    nouns = book.enemy_nouns
    said = [
        names["fleet"][fleet]
        if side == book.marauders
        else f"{named(GAME, book.sides[side].name)} {GROUPS[group]}"
        for side, group, fleet in zip(nouns.sides, nouns.groups, nouns.fleets, strict=True)
    ]
    assert said == names["enemy"]


def test_a_work_has_its_verb_its_price_and_its_level() -> None:
    works = {work.what: (work.verb, work.price, work.level) for work in almanac().works}
    assert works["tech"] == ("advance tech", 4, 1)
    assert works["port"] == ("build port at", 3, 3)
    assert works["mine"] == ("build mine at", 3, 2)
    assert works["cannon"] == ("build cannon at", 4, 5)


def test_a_group_is_a_type_with_tokens_and_damage() -> None:
    groups = almanac().groups
    hurt = groups[GROUPS.index("drone mother II damaged")]
    assert len(groups) == len(GROUPS)
    assert (hurt.type, hurt.tokens, hurt.damage) == (1, [1], 1)


def test_the_marauders_are_the_side_after_the_last_colour() -> None:
    book = almanac()
    assert [side.colour for side in book.sides[:2]] == ["white", "orange"]
    last = book.sides[book.marauders]
    assert (named(GAME, last.name), last.colour) == ("marauders", "")
    assert (book.marauder.dice, book.marauder.hits_on, book.marauder.hp) == (1, 5, 1)


def test_a_moon_has_no_tier_and_only_laid_tiles_can_be_hidden() -> None:
    kinds = {kind.id: kind for kind in almanac().kinds}
    assert [kinds[id].tier_text for id in ("moon", "red", "blue", "debris")] == ["", "4", "1", ""]
    assert sorted(id for id, kind in kinds.items() if not kind.hidden) == ["start", "sun"]


def test_only_a_port_never_fires() -> None:
    assert [ship.id for ship in almanac().ships if not ship.fires] == ["port"]


def test_ships_are_called_as_words_call_them_for_whoever_looks(table: Table) -> None:
    table.ships("white", "A03", cruiser=1)
    table.ships("white", "A05", drone=1)
    table.ships("orange", "A03", gunship=1)
    table.marauders("A05", 2)
    table.at(MoveShips(0, tile_of("A03")))
    seen = view(table.s, 0)
    here, there = seen.tiles[tile_of("A03")], seen.tiles[tile_of("A05")]
    assert [called(group) for fleet in here.fleets for group in fleet.groups] == ["cruiser", "orange gunship"]
    assert [called(group) for fleet in there.fleets for group in fleet.groups] == ["drone mother at A05"]
    assert WORDS.nouns()["enemy"][there.marauders[0].id] == "marauder fleet 1"


def test_the_card_says_who_builds_which_markers_are_out_and_where_upgrades_lie(table: Table) -> None:
    table.upgrade("white", "drone", "Turbo Engines")
    table.player("white").budget = 4
    table.markers("orange", "A03", "A05")
    table.at(BuildMenu(0), RevealProbes())
    white, orange = view(table.s, 0).players
    assert (white.building, orange.building) == (True, False)
    assert (white.markers_out, orange.markers_out) == (0, 2)
    assert white.upgrades == [-1, 1, -1, -1, -1, -1, -1, -1]


def test_a_way_through_a_wormhole_is_a_hop(table: Table) -> None:
    table.wormhole("A03", "A15")
    table.ships("white", "A03", cruiser=1)
    table.at(MoveShips(0, tile_of("A03")))
    table.says("white", "move cruiser")
    ways = {TILES[way.tile]: way.hops for way in view(table.s, 0).reach}
    assert (ways["A15"], ways["A16"], ways["A04"]) == ([True], [True, False], [False])


def test_a_ring_and_a_tile_say_what_lies_face_down(table: Table) -> None:
    table.hidden("D01")
    table.at(MoveShips(0, tile_of("A03")))
    seen = view(table.s, 0)
    assert [(ring.ring, ring.back) for ring in seen.rings] == [(1, 4), (2, 3), (3, 2)]
    assert [tile.tile for tile in seen.tiles if tile.hidden] == [tile_of("D01")]


def called(group: GroupView) -> str:
    return WORDS.nouns()[group.kind][group.id]
