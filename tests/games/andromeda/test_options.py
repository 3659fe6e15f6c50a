"""Options: what the players may agree on before the game."""

from __future__ import annotations

import pytest

from games.andromeda.openings import (
    at_choice,
    at_goals,
    before_dice,
    choose_all,
    fallen,
    fresh,
    tiles,
)
from games.andromeda.table import Table
from marks import rule
from perihelion.core.game import read_options
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.destiny import DESTINY_COUNT, DESTINY_IDS
from perihelion.games.andromeda.cards.events import EVENT_IDS
from perihelion.games.andromeda.cards.raiders import RAIDER_IDS
from perihelion.games.andromeda.cards.tactics import OTHER_LAUNCH
from perihelion.games.andromeda.developments.build import developable
from perihelion.games.andromeda.raiders.place import UNKNOWN_CARD, PlaceFigure
from perihelion.games.andromeda.region import SPECIAL
from perihelion.games.andromeda.setup.chart import LayTile, NebulaMoon
from perihelion.games.andromeda.setup.players import ChooseGoal, DealGoal
from perihelion.games.andromeda.state import ALL_HOLDERS, BY_PUBLIC, WHO_CAN
from perihelion.games.andromeda.station.ships import GainUpgrades
from perihelion.games.andromeda.tactics.windows import CardWindow

VALUES = [(option.name, value) for option in GAME.options for value in option.values]


# The table


@rule("AE-P-01")
def test_the_table_agrees_on_all_of_this() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "length": ("short", "medium", "long"),
        "events": ("galactic_dawn", "cosmic_twilight"),
        "raider_s": ("usual", "other", "random"),
        "raider_a": ("usual", "other", "random"),
        "raider_b": ("usual", "other", "random"),
        "raider_c": ("usual", "other", "random"),
        "raider_d": ("usual", "other", "random"),
        "destiny": ("off", "on"),
        "special_regions": ("none", "quasars", "vortexes", "both"),
        "upgrades": ("replaced", "final"),
        "asked": ("public", "holders", "able"),
        "turns": ("600", "60", "100", "200", "400", "1000"),
    }


@rule("AE-P-01")
def test_without_agreement_it_is_the_game_of_the_box() -> None:
    agreed = fresh(2).s.agreed
    assert (agreed.terminus, agreed.deck, agreed.destiny, agreed.specials) == (60, 0, False, (0, 0))
    assert [RAIDER_IDS[card] for card in agreed.raiders] == ["RS-1", "RA-1", "RB-2", "RC-1", "RD-1"]
    assert (agreed.final_upgrades, agreed.asked) == (False, BY_PUBLIC)


@rule("AE-P-01")
@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_choice_can_be_opened(name: str, value: str) -> None:
    table = before_dice(3, **{name: value})
    GAME.rules.check(table.s)
    table.falls("roll 6 6 6 6 6 6", "roll 1 1 1 1 1 1", "roll 1 1 1 1 1 1")
    assert table.asked() == ["yellow"]


@rule("AE-P-01", "AE-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_players_can_be_opened_with_everything(seats: int) -> None:
    table = at_choice(seats, destiny="on", special_regions="both", events="cosmic_twilight")
    assert len(table.asked()) == seats


@rule("AE-P-01")
def test_a_choice_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Exception, match="special_regions"):
        read_options(GAME, {"special_regions": "one"})


# Destiny cards


@rule("AE-OPT-01")
def test_without_the_option_there_are_no_destiny_cards() -> None:
    assert [player.goal for player in before_dice(2).s.players] == [-1, -1]


@rule("AE-OPT-01", "AE-P-03")
def test_two_destiny_cards_are_dealt_to_each_and_one_is_kept_in_secret() -> None:
    table = fallen(2, DealGoal, destiny="on")
    assert len(table.can_fall()) == DESTINY_COUNT == 20
    assert table.asks_chance().seen_by(table.s) == 1 << table.seat("yellow")
    table.falls("deal goal DS-05", "deal goal DS-02")
    assert "deal goal DS-05" not in table.can_fall()
    table.let_fall()
    choose_all(table)
    assert table.asked() == ["yellow", "blue"]
    assert table.offered("yellow") == ["aim for DS-02", "aim for DS-05"]
    step = table.s.agenda[-1]
    assert isinstance(step, ChooseGoal) and step.seen_by(table.s, 0) == 1


@rule("AE-OPT-01", "AE-P-03")
def test_a_destiny_card_that_was_not_dealt_is_refused() -> None:
    table = at_goals(2)
    assert table.why("yellow", "aim for DS-09") == ("AE-OPT-01", "Grand Fleet was not dealt to you.")


@rule("AE-OPT-01", "AE-P-03")
def test_each_has_one_and_the_other_is_known_to_nobody_else() -> None:
    table = at_goals(2)
    table.says("yellow", "aim for DS-02")
    table.says("blue", "aim for DS-03")
    assert [DESTINY_IDS[player.goal] for player in table.s.players] == ["DS-02", "DS-03"]
    assert [player.aims for player in table.s.players] == [(0, 1), (2, 3)], "each remembers its own"


# Special regions


@rule("AE-OPT-03")
@pytest.mark.parametrize(
    ("choice", "names", "last"),
    [
        ("none", [], "R2-5"),
        ("quasars", ["Quasar", "Quasar"], "R3-1"),
        ("vortexes", ["Vortex", "Vortex"], "R3-1"),
        ("both", ["Quasar", "Quasar", "Vortex", "Vortex"], "R3-3"),
    ],
)
def test_special_regions_are_mixed_into_the_tiles_besides_the_others(
    choice: str, names: list[str], last: str
) -> None:
    laid = tiles(fallen(2, NebulaMoon, special_regions=choice))
    assert [name for name in laid.values() if name in ("Quasar", "Vortex")] == names
    assert list(laid)[-1] == last


@rule("AE-OPT-03")
def test_a_special_region_may_lie_anywhere() -> None:
    table = fallen(2, LayTile, special_regions="quasars")
    table.falls("lay Quasar")
    assert tiles(table) == {"R1-1": "Quasar"}


@rule("AE-OPT-03")
@pytest.mark.parametrize("ship", ["transport", "fighter", "science vessel", "heavy cruiser"])
def test_every_ship_enters_a_quasar_and_gains_energy(ship: str) -> None:
    table = Table(2, specials=(2, 0))
    table.tiles(R1_1="quasar", R1_2="PL-S1")
    table.bay("yellow", ship)
    table.turn("yellow")
    table.says("yellow", f"launch {ship}", "to R1-1")
    assert table.stores("yellow") == {"energy": 2}


@rule("AE-OPT-03")
def test_a_vortex_gives_a_tactics_card() -> None:
    table = Table(2, specials=(0, 2))
    table.tiles(R1_1="vortex", R1_2="PL-S1")
    table.launched("yellow", "transport", "R1-1")
    table.falls("draw TB-01")
    assert table.cards("yellow") == ["TB-01"]


@rule("AE-OPT-03")
def test_no_moons_leaders_or_developments_are_there() -> None:
    table = Table(2, specials=(2, 2))
    table.tiles(R1_1="quasar", R1_2="PL-S1")
    table.ships("yellow", "R1-1", "transport")
    table.ships("yellow", "R1-2", "transport")
    table.leaders("station", yellow=2)
    assert [REGIONS[region] for region in developable(table.s, 0, 9)] == ["R1-2"]
    assert table.region("R1-1").kind == SPECIAL
    assert (table.region("R1-1").moons, table.region("R1-1").leaders) == (0, (0, 0))


@rule("AE-OPT-03")
def test_at_setup_no_leader_goes_to_a_special_region() -> None:
    table = before_dice(2, special_regions="both")
    special = [here for here in table.s.regions if here.kind == SPECIAL]
    assert [(here.moons, here.leaders) for here in special] == [(0, (0, 0))] * 4


# Event deck and raiders


@rule("AE-OPT-04", "AE-SETUP-02")
def test_with_the_other_deck_only_its_cards_are_in_the_game() -> None:
    bag = fresh(2, events="cosmic_twilight").s.events.bag
    assert {id[:2] for id, n in zip(EVENT_IDS, bag, strict=True) if n} == {"CT"}
    assert sum(bag) == 10


@rule("AE-OPT-04", "AE-SETUP-08")
def test_the_table_picks_a_raider() -> None:
    table = at_choice(2, raider_s="other", raider_d="other")
    assert [RAIDER_IDS[raider.card] for raider in table.s.raiders] == ["RS-2", "RA-1", "RB-2", "RC-1", "RD-2"]


@rule("AE-OPT-04", "AE-SETUP-08")
def test_a_random_raider_of_class_s_is_turned_up_first_of_all() -> None:
    table = fresh(2, raider_s="random")
    assert table.can_fall() == ["raider RS-1", "raider RS-2"]
    table.falls("raider RS-2")
    assert (RAIDER_IDS[table.s.raiders[0].card], table.s.raiders[0].face_up) == ("RS-2", True)


@rule("AE-OPT-04", "AE-SETUP-08")
def test_of_a_random_raider_nobody_knows_which_it_is_until_it_comes() -> None:
    table = at_choice(2, raider_b="random")
    assert (table.s.raiders[2].card, table.s.raiders[2].face_up) == (UNKNOWN_CARD, False)
    table.at(PlaceFigure(2))
    assert table.can_fall() == ["raider RB-1", "raider RB-2"]
    table.falls("raider RB-2")
    assert table.s.raiders[2].face_up


# Upgrades


@rule("AE-OPT-05")
def test_by_option_a_ship_type_is_upgraded_only_once() -> None:
    table = Table(2, final_upgrades=True)
    table.upgrade("yellow", "NU-T1")
    table.waiting_tiles("yellow", "NU-T2", "NU-F1")
    table.at(GainUpgrades(0, 1))
    assert table.player("yellow").upgrades == (0, 4, -1, -1)


@rule("AE-OPT-05")
def test_otherwise_a_new_tile_replaces_the_old_one(table: Table) -> None:
    table.upgrade("yellow", "NU-T1")
    table.waiting_tiles("yellow", "NU-T2", "NU-F1")
    table.at(GainUpgrades(0, 1))
    assert table.offered("yellow") == ["install NU-T2", "install NU-F1"]


# Whom others' turns ask


def asked_after_a_launch(asked: int, *cards: str, near: bool = False) -> list[str]:
    """Whom the window after yellow's launch asks, if blue holds these cards."""
    table = Table(2, asked=asked)
    table.tiles(R1_1="PL-S1", R1_2="PL-S2", R5_5="PL-S3")
    table.ships("blue", "R1-2" if near else "R5-5", "transport")
    table.hand("blue", *cards)
    table.s.target = 0
    table.at(CardWindow((1,), 0, OTHER_LAUNCH))
    return table.asked()


@rule("AE-P-01")
def test_by_what_is_public_who_could_hold_a_card_for_the_moment_is_asked() -> None:
    assert asked_after_a_launch(BY_PUBLIC, "TB-01", near=True) == ["blue"]
    assert asked_after_a_launch(BY_PUBLIC, "TA-11") == []
    assert asked_after_a_launch(BY_PUBLIC, near=True) == []


@rule("AE-P-01")
def test_by_option_all_who_hold_cards_are_asked() -> None:
    assert asked_after_a_launch(ALL_HOLDERS, "TB-01") == ["blue"]
    assert asked_after_a_launch(ALL_HOLDERS, near=True) == []


@rule("AE-P-01")
def test_by_option_only_who_can_play_a_card_is_asked() -> None:
    assert asked_after_a_launch(WHO_CAN, "TB-01", near=True) == []
    assert asked_after_a_launch(WHO_CAN, "TA-11", near=True) == ["blue"]
