"""What the menu of the Build phase tells: what is missing for each thing, and the word to ask about."""

from __future__ import annotations

from games.event_horizon.table import Table, seat_of
from marks import rule
from perihelion.core.game import SPECTATOR
from perihelion.core.said import Said
from perihelion.games.event_horizon.build.explore import RevealProbes
from perihelion.games.event_horizon.build.menu import BuildMenu
from perihelion.games.event_horizon.cards.tables import UPGRADES
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.seen.table import view
from perihelion.games.event_horizon.seen.views import MenuView, WorkView
from perihelion.games.event_horizon.words import WORDS

WHITE, ORANGE = seat_of("white"), seat_of("orange")


def white_builds(table: Table, budget: int, level: int) -> None:
    table.home(white="A03", orange="A15")
    table.player("white").budget = budget
    table.player("white").level = level
    table.at(BuildMenu(WHITE), RevealProbes())


def menu(table: Table, eyes: int = WHITE) -> MenuView:
    found = view(table.s, eyes).menu
    assert found is not None
    return found


def texts(reasons: list[Said]) -> list[str]:
    return [str(reason) for reason in reasons]


def works(table: Table, eyes: int = WHITE) -> dict[str, WorkView]:
    return dict(zip(("tech", "port", "mine", "cannon"), menu(table, eyes).works, strict=True))


@rule("EH-BUILD-07")
def test_a_thing_above_the_tech_level_is_locked_and_says_the_level(table: Table) -> None:
    white_builds(table, budget=9, level=3)
    assert texts(menu(table).ships) == ["", "", "needs tech level 4"]
    assert (works(table)["cannon"].locked, str(works(table)["cannon"].reason)) == (True, "needs tech level 5")
    assert (works(table)["mine"].locked, str(works(table)["mine"].reason)) == (False, "")


@rule("EH-BUILD-07")
def test_an_upgrade_is_locked_by_its_own_level(table: Table) -> None:
    white_builds(table, budget=9, level=2)
    open = [f"buy upgrade {UPGRADES[at]}" for at, item in enumerate(menu(table).upgrades) if not item.locked]
    assert open == [text for text in table.offered("white") if text.startswith("buy upgrade ")]
    assert all(
        str(item.reason).startswith("needs tech level") == item.locked for item in menu(table).upgrades
    )


@rule("EH-BUILD-07")
def test_a_thing_that_the_budget_does_not_pay_is_too_dear_in_the_own_build(table: Table) -> None:
    white_builds(table, budget=3, level=5)
    assert texts(menu(table).ships) == ["", "", "too dear now"]
    assert (str(works(table)["tech"].reason), str(works(table)["mine"].reason)) == ("too dear now", "")
    table.player("orange").level = 5
    assert (str(works(table, ORANGE)["tech"].reason), texts(menu(table, ORANGE).ships)) == ("", ["", "", ""])


@rule("EH-LIM-01", "EH-ENH-01")
def test_a_supply_that_is_used_up_is_the_reason_and_the_rest_is_counted(table: Table) -> None:
    table.ships("white", "B05", drone=6, port=1)
    white_builds(table, budget=9, level=5)
    table.s.cannons_left = 0
    assert texts(menu(table).ships) == ["", "none left", ""]
    assert (str(works(table)["cannon"].reason), works(table)["cannon"].left) == ("none left", 0)
    assert (works(table)["port"].left, works(table)["tech"].left) == (3, -1)


@rule("EH-TECH-06")
def test_the_track_ends_at_its_top(table: Table) -> None:
    white_builds(table, budget=9, level=8)
    assert (str(works(table)["tech"].reason), menu(table).next_level) == ("", 9)
    white_builds(table, budget=9, level=9)
    assert (str(works(table)["tech"].reason), menu(table).next_level) == ("at the top", 9)


def test_the_words_to_ask_about_are_those_for_the_own_home(table: Table) -> None:
    white_builds(table, budget=9, level=5)
    said = [WORDS.text(work.word) for work in menu(table).works]
    assert said == ["advance tech", "build port at A03", "build mine at A03", "build cannon at A03"]


def test_a_spectator_looks_over_the_shoulder_of_whoever_builds(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.player("orange").budget = 9
    table.at(BuildMenu(ORANGE), RevealProbes())
    assert (menu(table, SPECTATOR).seat, menu(table, WHITE).seat) == (ORANGE, WHITE)


def test_there_is_no_menu_outside_the_build_phase(table: Table) -> None:
    table.home(white="A03", orange="A15")
    table.ships("white", "B05", cruiser=1)
    table.marauders("B05", 1)
    table.at(Combats())
    assert view(table.s, WHITE).menu is None
