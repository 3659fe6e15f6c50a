"""Why a thing may not be chosen now, what is missing and the way to it."""

from __future__ import annotations

import pytest

from games.andromeda.table import NAMES, Table
from marks import rule
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.setup.players import ChooseFaction
from perihelion.games.andromeda.telling.ways import WAYS
from perihelion.games.andromeda.turn.points import AskBeforeActivation
from perihelion.records.table import named

YELLOW, BLUE = 0, 1


@pytest.fixture
def asked(table: Table) -> Table:
    """Yellow is asked at a point of a launch turn; all kinds of things lie on the table."""
    table.tiles(R1_1="BA-MF", R1_2="BA-OF", R1_3="BA-DO", R4_6="BA-SY")
    table.tile("R2-3", "PL-S1", "MO-S1")
    table.tile("R3-3", "PL-I1", "MO-I1")
    table.tile("R5-5", "PL-C1")
    table.faction("yellow", "FB-05")
    table.faction("blue", "FB-06")
    table.ships("yellow", "R2-3", "transport")
    table.ships("blue", "R3-3", "transport")
    table.raider("N1", "C")
    table.column("science", "SC-01", "SC-02")
    table.column("commerce", "CO-01")
    table.stock("yellow", nanocarbon=1)
    table.hand("yellow", "TB-01", "TA-01")
    table.claimed("yellow", "NM-2", "NM-4")
    table.module("yellow", "SC-04", 1)
    table.module("blue", "IN-01")
    table.waiting_tiles("yellow", "UU-05")
    table.upgrade("yellow", "NU-F1")
    table.supremacy("ST-1", "", "")
    table.s.target = REGIONS.index("R2-3")
    table.at(AskBeforeActivation(YELLOW))
    return table


def way(table: Table, kind: str, thing: str) -> tuple[str, str]:
    """What the game says about a thing to yellow, and its rule."""
    number = table.game.rules.words.nouns()[kind].index(NAMES.get(thing, thing))
    found = WAYS[kind](table.s, YELLOW, number)
    assert found is not None
    return found.rule, named(table.game, found.said)


@pytest.mark.parametrize(
    ("kind", "thing", "rule_id", "text"),
    [
        ("region", "R2-3", "AE-LAUNCH-06", "You have 1 transport in Quillon (R2-3). They come home"),
        ("region", "R5-1", "AE-MAP-07", "Nothing lies on R5-1 yet."),
        ("region", "R3-3", "AE-LAUNCH-08", "In a launch turn Karrow (R3-3) is open to your transport."),
        ("region", "N1", "AE-MAP-05", "Into nebula N1 only ships with Voyage go"),
        (
            "region",
            "R1-2",
            "AE-BASE-05",
            "Odessa Field (R1-2) is not open to you now. You cannot pay for any",
        ),
        (
            "tile",
            "BA-SY",
            "AE-LAUNCH-05",
            "Shipyard (R4-6) is 4 regions from your nearest ship; your transport",
        ),
        ("planet", "PL-S2", "AE-MAP-07", "Halcyon Deep is in the planet stack."),
        ("ship", "transport", "AE-LAUNCH-01", "You have 2 ships in the launch bay"),
        ("ship", "fighter", "AE-SHIP-01", "Your fighter is not built: it costs "),
        ("berth", "transport in R2-3", "AE-RET-03", "Your transport in Quillon (R2-3) may activate a module"),
        (
            "berth",
            "fighter in R2-3",
            "AE-LAUNCH-02",
            "You have no fighter there; you have 1 ship on the map.",
        ),
        ("raider", "RC-1", "AE-STRIKE-03", "Obsidian Hunter is in nebula N1. It rolls 4 dice"),
        ("raider", "RA-1", "AE-RAI-03", "Saucerian Abductor is not on the map: event cards place it."),
        ("raider", "RA-2", "AE-SETUP-08", "Spice Corsair is not known to be in this game."),
        ("side", "blue", "AE-P-47", "You pick a side only where"),
        (
            "market",
            "Science 1",
            "AE-BASE-04",
            "Carbon Loom costs 1 nanocarbon here, and you can pay it: launch",
        ),
        (
            "market",
            "Science 2",
            "AE-MOD-03",
            "Auxiliary Reactor costs 2 nanocarbon here; you lack 1 resource",
        ),
        ("market", "Science 3", "AE-MOD-09", "No module lies on this space"),
        ("module", "CO-01", "AE-MOD-03", "It is bought at Odessa Field."),
        ("module", "SC-04", "AE-RET-07", "Signal Archive is damaged and does not work"),
        ("module", "IN-01", "AE-MOD-02", "lies on the station of blue."),
        ("module", "CV-01", "AE-MOD-09", "is still in its deck"),
        ("plate", "Science core", "AE-RET-03", "Primary Reactor works when you return to station"),
        ("plate", "Commerce module 1", "AE-MOD-02", "You have no module at this place"),
        ("slot", "tactical operations", "AE-FREE-07", "This slot is empty: in your own turn first choose"),
        ("slot", "input of Commerce module 1", "AE-MOON-05", "Your station has no such slot."),
        ("moon", "NM-4", "AE-MOON-07", "You have claimed Blank Mirror: by its null icon a module with it"),
        ("moon", "NM-2", "AE-FREE-06", "You have claimed Stormheart: in your own turn you may discard it"),
        ("moon", "MO-I1", "AE-ACT-02", "red moon (2 titanium) lies on Karrow (R3-3): launch a ship there"),
        ("moon", "MO-V1", "AE-MOON-01", "white moon (2 ice) lies on top of no region now."),
        ("card", "TA-02", "AE-TAC-01", "Emergency Cells is not in your hand of 2 tactics cards."),
        ("card", "TB-01", "AE-TAC-09", "Power Surge has its moment: your Preparations in a battle"),
        ("token", "ST-1", "AE-TRK-07", "is for the first who enters its space of Supremacy"),
        ("token", "DT-01", "AE-TRK-04", "Credit Cache may be found in a discovery stack"),
        ("development", "City", "AE-DEV-03", "The ability of a City comes with building one, for 2 leaders"),
        ("upgrade", "UU-05", "AE-TRK-05", "Seed Barge waits in your supply"),
        ("upgrade", "NU-F1", "AE-SHIP-03", "is in use: all your ships of the type fighter"),
        ("upgrade", "UU-06", "AE-PSET-06", "Anvil Cruiser is none of your tiles."),
        (
            "track",
            "Science",
            "AE-TRK-02",
            "You are on space 0 of Science, worth 0 VP; the next one is worth 0 VP.",
        ),
        ("resource", "nanocarbon", "AE-RES-06", "You have 1 nanocarbon, and keep 5 at the end of your turn."),
        ("resource", "tactics", "AE-RES-06", "You have 2 tactics cards, and keep 5 at the end of your turn."),
        ("faction", "FB-05", "AE-P-49", "You lead Verdant Concord"),
        ("faction", "FB-06", "AE-PSET-03", "blue leads Ferrous Choir."),
        ("destiny", "DS-01", "AE-OPT-01", "Great Archive is not your goal"),
        (
            "event",
            "GD-07",
            "AE-EVT-06",
            "The next event card comes when the event marker has reached its end.",
        ),
        ("event", "CT-09", "AE-SETUP-02", "Black Nova belongs to the event deck that is not used."),
    ],
)
def test_every_kind_of_thing_has_a_way(asked: Table, kind: str, thing: str, rule_id: str, text: str) -> None:
    found = way(asked, kind, thing)
    assert found[0] == rule_id
    assert text in found[1]


@rule("AE-LAUNCH-05")
def test_a_region_out_of_range_tells_how_far_it_is(asked: Table) -> None:
    assert asked.why_thing("yellow", "region", "R5-5") == (
        "AE-LAUNCH-05",
        f"{NAMES['PL-C1']} (R5-5) is 4 regions from your nearest ship; your transport reaches 1.",
    )


@rule("AE-MOD-03")
def test_a_module_tells_its_price_and_where_it_is_sold(asked: Table) -> None:
    assert asked.why_thing("yellow", "market", "Science 2") == (
        "AE-MOD-03",
        "Auxiliary Reactor costs 2 nanocarbon here; you lack 1 resource, moons and tokens counted. It is"
        " bought at Maximus Field.",
    )


@rule("AE-SETUP-15")
def test_before_the_first_turn_nothing_is_launched(table: Table) -> None:
    table.s.turn = 0
    for seat in (YELLOW, BLUE):
        table.s.players[seat].dealt = (2 * seat, 2 * seat + 1)
        table.s.players[seat].stats = ()
    table.at(ChooseFaction())
    assert way(table, "ship", "transport")[0] == "AE-SETUP-15"
    assert way(table, "region", "N1")[0] == "AE-SETUP-15"


def test_every_noun_that_lies_on_the_table_has_a_way() -> None:
    kinds = set(Table(2).game.rules.words.nouns())
    said_alone = {
        "amount",
        "face",
        "figure",
        "moment",
        "number",
        "ordinal",
        "place",
        "player",
        "roll",
        "type",
    }
    assert kinds == set(WAYS) | said_alone
