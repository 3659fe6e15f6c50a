"""The log: what people read at the table. What only some of them may read is in `test_secrets`."""

from __future__ import annotations

import re
from functools import cache

import pytest

from games.andromeda.table import NAMES, Table
from kit.ear import Account, Ear, check_question, steps_of, tell, unreadable
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.said import missing
from perihelion.core.steps import Step, options
from perihelion.games.andromeda import GAME
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.battle.outcome import Operations
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.fleet import FIGHTER
from perihelion.games.andromeda.cards.modules import MODULE_IDS
from perihelion.games.andromeda.developments.build import Found
from perihelion.games.andromeda.events.card import EventIfDue
from perihelion.games.andromeda.events.marker import MoveMarker
from perihelion.games.andromeda.home.activate import ActivateModules, AllHome
from perihelion.games.andromeda.modules.place import PlaceModule
from perihelion.games.andromeda.payment.bill import units
from perihelion.games.andromeda.payment.settle import Pay
from perihelion.games.andromeda.state import ON_STATION, State
from perihelion.games.andromeda.station.moons import CashMoon, SlotMoon
from perihelion.games.andromeda.station.repair import DamageModules, Repairs
from perihelion.games.andromeda.station.ships import GainUpgrades, ShipBuilt
from perihelion.games.andromeda.stores.score import Score
from perihelion.games.andromeda.telling.story.order import SILENT, TELLERS
from perihelion.games.andromeda.tracks.advance import Advance
from perihelion.games.andromeda.turn.turn import Limits, NextTurn, Turn

YELLOW, BLUE, GREEN = 0, 1, 2

# The turn


@rule("AE-LAUNCH-01", "AE-LAUNCH-03", "AE-ACT-02")
def test_a_launch_tells_the_ship_the_region_and_its_moon(table: Table) -> None:
    table.tile("R2-3", "PL-S1", "MO-S1", "", "")
    table.next_moons("PL-S1", "MO-S2")
    table.launched("yellow", "transport", "R2-3")
    assert table.lines == [
        "yellow launches a transport to Quillon (R2-3), a first launch.",
        "yellow claims blue moon (2 nanocarbon) from Quillon (R2-3).",
        "blue moon (1 nanocarbon, 1 energy) lies on top of Quillon (R2-3) now.",
    ]


@rule("AE-ACT-03")
def test_a_planet_without_moons_gives_what_is_printed(table: Table) -> None:
    table.tile("R2-3", "PL-S1")
    table.ships("yellow", "R1-2", "transport")
    table.launched("yellow", "transport", "R2-3")
    assert table.lines == [
        "yellow launches a transport to Quillon (R2-3).",
        "Quillon (R2-3) has no moon for yellow, only what is printed on it.",
        "yellow gains 1 nanocarbon.",
    ]


@rule("AE-TURN-01", "AE-END-04")
def test_the_last_turns_are_told_as_such(table: Table) -> None:
    table.tile("R2-3", "PL-S1", "MO-S1")
    table.at(Turn(YELLOW))
    table.s.left = 1
    table.at(Turn(BLUE))
    assert table.lines == ["Turn 2: yellow.", "Turn 3: blue, for the last time."]


@rule("AE-RET-03", "AE-RET-12")
def test_a_return_tells_who_activates_what_and_what_comes_home(table: Table) -> None:
    table.tile("R2-3", "PL-S1")
    table.ships("yellow", "R2-3", "transport")
    table.s.returning = True
    table.at(ActivateModules(YELLOW), AllHome(YELLOW))
    table.says("yellow", "activate Commerce core")
    assert table.lines == [
        "yellow activates Treasury with a transport from Quillon (R2-3).",
        "yellow gains 1 credit.",
        "yellow is prepared for launch: 3 transports in the launch bay.",
    ]


@rule("AE-RES-06")
def test_what_is_above_the_limits_is_told(table: Table) -> None:
    table.stock("yellow", titanium=7, energy=11)
    table.hand("yellow", "TA-01", "TA-02", "TA-03", "TA-04", "TA-05", "TA-06")
    table.at(Limits(YELLOW))
    table.says("yellow", "drop TA-01")
    assert table.lines == [
        "yellow discards 2 titanium and 1 energy above the limits.",
        "yellow discards Supply Drop, above the limit.",
    ]


@rule("AE-END-01")
def test_who_reaches_the_terminus_is_news_for_all(table: Table) -> None:
    table.points("yellow", 58)
    table.at(Score(YELLOW, 3))
    told = (
        "yellow has reached the terminus at 60 VP: this turn is finished, then everybody has exactly one"
        " more."
    )
    assert table.lines == ["yellow scores 3 VP.", told]
    assert table.news == ["scored yellow: yellow scores 3 VP.", f"first yellow: {told}"]
    assert table.amounts == ["scored yellow: VP +3"]


@rule("AE-SCO-01", "AE-SCO-09")
def test_the_end_tells_the_parts_of_every_score_and_the_winner(table: Table) -> None:
    table.points("yellow", 12)
    table.points("blue", 9)
    table.leaders("station", yellow=2)
    table.core("blue", "science", 1)
    table.s.left = 0
    table.at(NextTurn())
    assert table.lines == [
        "yellow: VP scored 12 and Leaders 2; 14 VP in all.",
        "blue: VP scored 9 and Damaged modules -2; 7 VP in all.",
        "yellow wins with 14 VP.",
    ]


@rule("AE-SCO-10")
def test_a_tie_tells_what_decides_it(table: Table) -> None:
    table.module("yellow", "SC-01")
    table.s.left = 0
    table.at(NextTurn())
    assert table.lines[-1] == "yellow and blue are tied with 0 VP: yellow wins, who has more modules."


@rule("AE-SCO-10")
def test_a_shared_victory_is_told(table: Table) -> None:
    table.s.left = 0
    table.at(NextTurn())
    assert table.lines[-1] == "yellow and blue share the victory with 0 VP."


# Battles


@pytest.fixture
def fight(table: Table) -> Table:
    """Yellow has launched to a planet where blue has two ships."""
    table.tile("R2-3", "PL-S1")
    table.ships("yellow", "R2-3", "transport", "fighter")
    table.ships("blue", "R2-3", "transport", "transport")
    table.s.target = REGIONS.index("R2-3")
    return table


@rule("AE-BAT-01", "AE-PREP-08", "AE-ROLL-01", "AE-OUT-01", "AE-SCRAP-02")
def test_a_battle_is_told_from_the_forces_to_the_scrapyard(fight: Table) -> None:
    fight.at(Fight())
    fight.falls("roll 6 6 5", "roll 6 1", "roll 5")
    fight.says("blue", "pass")
    assert fight.lines == [
        "Battle at Quillon (R2-3): yellow with 1 transport and 1 fighter and blue with 2 transports.",
        "The dice are counted: yellow 3 dice with targeting 2, blue 2 dice with targeting 2.",
        "yellow rolls 6 6 5.",
        "blue rolls 6 1.",
        "By targeting 2 blue rolls 1 die again.",
        "blue rolls 5.",
        "yellow wins the battle at Quillon (R2-3), 6 6 5 against 6 5 of blue: the second die, 6 beats 5.",
        "yellow advances to space 1 of Supremacy.",
        "2 transports of blue go to the scrapyard.",
    ]
    assert fight.news[:2] == [
        "won yellow: yellow wins the battle at Quillon (R2-3).",
        "lost blue: blue loses the battle at Quillon (R2-3).",
    ]
    assert fight.amounts == ["lost blue: scrapped ships +2"]


@rule("AE-OUT-02")
def test_of_equal_dice_the_one_that_is_left_decides(fight: Table) -> None:
    fight.at(Fight())
    fight.falls("roll 6 5 3", "roll 6 5")
    assert fight.lines[4] == (
        "yellow wins the battle at Quillon (R2-3), 6 5 3 against 6 5 of blue: equal as far as they go, 3 dice"
        " beat 2 dice."
    )


@rule("AE-OUT-03")
def test_a_battle_without_winner_is_lost_by_all(table: Table) -> None:
    table.tile("R2-3", "PL-S1")
    table.ships("yellow", "R2-3", "transport")
    table.ships("blue", "R2-3", "transport")
    table.s.target = REGIONS.index("R2-3")
    table.at(Fight())
    table.falls("roll 4", "roll 4")
    assert table.lines[4] == (
        "Nobody wins the battle at Quillon (R2-3): yellow and blue are equal with 4, and all are defeated."
    )
    assert [news.partition(":")[0] for news in table.news[:2]] == ["lost yellow", "lost blue"]


@rule("AE-SHD-03", "AE-OUT-08")
def test_shields_and_rewards_of_raiders_are_told(table: Table) -> None:
    table.tile("R2-3", "PL-S1")
    table.ships("yellow", "R2-3", "heavy cruiser")
    table.raider("R2-3", "C")
    table.s.target = REGIONS.index("R2-3")
    table.at(Fight())
    table.falls("roll 6 5 4", "roll 5 4 3 2")
    assert table.lines[4] == (
        "yellow wins the battle at Quillon (R2-3), 6 5 4 against 5 4 3 2 of the raiders: the first die, 6"
        " beats 5."
    )
    assert "yellow claims the reward of Obsidian Hunter: Advance 1 on any progress track." in table.lines


@rule("AE-OUT-06")
def test_tactical_operations_are_named(table: Table) -> None:
    table.operations("yellow", "MO-S1")
    table.at(Operations(YELLOW))
    table.says("yellow", "take the moon")
    assert table.lines == [
        "yellow takes tactical operations.",
        "The slotted blue moon (2 nanocarbon) brings yellow 2 nanocarbon.",
    ]


# The station


@rule("AE-FREE-06", "AE-END-06")
def test_a_discarded_moon_tells_what_it_brings(table: Table) -> None:
    table.claimed("yellow", "MO-S3")
    table.at(CashMoon(YELLOW, table.player("yellow").claimed[0]))
    assert table.lines == [
        "yellow discards blue moon (1 nanocarbon, 2 VP) and gains 1 nanocarbon.",
        "yellow scores 2 VP.",
    ]


@rule("AE-MOON-05", "AE-MOON-10")
def test_a_slotted_moon_tells_its_slot(table: Table) -> None:
    table.claimed("yellow", "MO-S1", "MO-S2")
    table.module("yellow", "IN-01")
    first, second = table.player("yellow").claimed
    table.at(SlotMoon(YELLOW, first), SlotMoon(YELLOW, second))
    table.says("yellow", "into right of Industry core")
    assert table.lines[0].startswith(
        "yellow slots blue moon (2 nanocarbon) in the half-moon slot between Shipwright and "
    )
    assert table.lines[1] == "yellow slots blue moon (1 nanocarbon, 1 energy) in tactical operations."


@rule("AE-REP-01", "AE-REP-06", "AE-REP-07")
def test_damage_and_repairs_are_told(table: Table) -> None:
    table.ships("yellow", "yard", "fighter")
    table.core("yellow", "science", 1)
    table.at(DamageModules(YELLOW, 1), Repairs(YELLOW, 4, False))
    table.says("yellow", "damage Commerce core", "repair fighter", "mend Commerce core")
    assert table.lines == [
        "Treasury of yellow is damaged.",
        "yellow repairs a fighter, which goes to the barge.",
        "yellow repairs Treasury: it works again.",
        "yellow repairs Primary Reactor: it works again.",
        "yellow has nothing to repair.",
        "yellow scores 1 VP.",
    ]
    assert table.amounts == ["lost yellow: damaged modules +1", "scored yellow: VP +1"]


@rule("AE-SHIP-04")
def test_ships_and_upgrades_are_told(table: Table) -> None:
    table.waiting_tiles("yellow", "UU-11")
    table.at(ShipBuilt(YELLOW, FIGHTER), GainUpgrades(YELLOW, 2))
    assert table.lines == [
        "yellow has a new fighter in the launch bay.",
        "yellow installs Ember Lance on the fighter.",
        "yellow has no upgrade left to install.",
    ]


@rule("AE-DEV-05", "AE-DEV-08", "AE-TRK-01")
def test_a_development_tells_track_and_points(table: Table) -> None:
    table.tile("R2-3", "PL-S1")
    table.ships("yellow", "R2-3", "transport")
    table.leaders("R2-3", blue=1)
    table.at(Found(YELLOW, REGIONS.index("R2-3")))
    assert table.lines == [
        "yellow builds an Observatory on Quillon (R2-3).",
        "yellow advances to space 1 of Science.",
        "yellow scores 2 VP for the leaders around Quillon (R2-3).",
    ]
    assert table.amounts == ["scored yellow: developments +1", "scored yellow: VP +2"]


@rule("AE-MOD-02", "AE-MOD-05")
def test_modules_tell_their_row_their_place_and_their_damage(table: Table) -> None:
    table.whole = False
    table.at(*[PlaceModule(YELLOW, MODULE_IDS.index(id)) for id in ("SC-02", "IN-01")])
    assert table.lines == [
        "yellow adds Auxiliary Reactor to the Science row.",
        "Auxiliary Reactor of yellow comes with 1 damage marker.",
        f"yellow adds {NAMES['IN-01']} to the Industry row, at place 1.",
    ]


# Stores


@rule("AE-RES-02", "AE-P-18")
def test_a_payment_tells_what_is_paid_and_in_place_of_what(table: Table) -> None:
    table.stock("yellow", titanium=2, credit=1)
    table.at(Pay(YELLOW, units(0, 2)))
    table.says("yellow", "credit for titanium")
    assert table.lines == ["yellow pays 1 credit in place of 1 titanium.", "yellow pays 1 titanium."]


# Events and raiders


@rule("AE-EVT-01", "AE-EVT-02", "AE-EVT-03")
def test_the_event_marker_tells_its_way_and_its_end(table: Table) -> None:
    table.at(MoveMarker(1), MoveMarker(5))
    table.falls("planet Quillon")
    table.let_fall()
    told = (
        "The event marker reaches its end and goes to the station of yellow: an event card comes at the end"
        " of this turn."
    )
    assert table.lines[:3] == [
        "The event marker moves to space 3 of 8.",
        told,
        "A new planet appears: Quillon (R1-1), where an Observatory can be built.",
    ]


@rule("AE-EVT-06", "AE-EVT-07", "AE-EVT-08", "AE-EVT-10")
def test_an_event_card_is_told_part_by_part(table: Table) -> None:
    table.tile("R2-3", "BA-MF")
    table.track("yellow", commerce=5)
    table.events("GD-07")
    table.s.marker_at = ON_STATION
    table.at(EventIfDue())
    table.let_fall()
    assert table.lines == [
        "Event card Trade Fair: Commerce scores, and a raider of class A comes.",
        "Commerce scores: yellow 7 VP, blue 0 VP.",
        "Saucerian Abductor (class A) appears at nebula N1.",
        "Trade Fair: Each player gains 1 credit.",
        "yellow gains 1 credit.",
        "blue gains 1 credit.",
        "The event marker goes back to space 2.",
    ]
    assert table.news == ["scored yellow: yellow scores 7 VP for Commerce."]
    assert table.amounts == ["scored yellow: VP +7"]


@rule("AE-TRK-10", "AE-TRK-06")
def test_levels_and_vaults_are_told_when_they_are_reached(table: Table) -> None:
    table.track("yellow", commerce=2)
    table.at(Advance(YELLOW, 3), Advance(YELLOW, 3))
    assert table.lines == [
        "yellow advances to space 3 of Commerce.",
        "By the vault each resource that yellow has at the end is worth 1 VP.",
        "yellow advances to space 4 of Commerce.",
        "yellow has reached level 2 of Commerce.",
    ]


# Whole games


def test_every_step_is_told_or_silent_on_purpose() -> None:
    assert steps_of(GAME, Step) == set(TELLERS) | set(SILENT)
    assert not set(TELLERS) & set(SILENT)


def told_points(text: str) -> int:
    """The VP that sentences tell, of one player or of all in a list."""
    won = re.findall(r"\{player:\d\} scores (\d+) VP", text)
    lost = re.findall(r"\{player:\d\} loses (\d+) VP", text)
    lists = re.findall(r"\{track:\d\} scores: (.*?)\.|clockwise: (.*?)\.", text)
    several = [n for pair in lists for n in re.findall(r"(\d+) VP", "".join(pair))]
    return sum(map(int, [*won, *several])) - sum(map(int, lost))


def all_points(s: State) -> int:
    return sum([player.points for player in s.players])


def ask_and_hint(s: State, seat: int, generator: Generator) -> None:
    """The question, and a hint for every word offered and for some that are not."""
    others = [generator.below(GAME.rules.words.size) for _ in range(5)]
    check_question(GAME, s, seat, [*options(s, seat), *others])


@cache
def played(seats: int, events: str, asked: str) -> Ear:
    given = {
        "length": "short",
        "events": events,
        "destiny": "on",
        "special_regions": "both",
        "raider_a": "random",
        "raider_s": "random",
        "asked": asked,
        "turns": "100",
    }
    ear = Ear(GAME, Account(told_points, all_points))
    return tell(ear, seats, given, f"told {seats}", ask_and_hint)


@pytest.mark.parametrize(
    ("seats", "events", "asked"),
    [(2, "galactic_dawn", "holders"), (3, "cosmic_twilight", "public"), (4, "galactic_dawn", "able")],
)
def test_every_sentence_of_a_game_can_be_read_and_all_points_are_told(
    seats: int, events: str, asked: str
) -> None:
    lines = played(seats, events, asked).lines
    assert unreadable(GAME, lines) == []
    assert [line for line in lines if missing(line.said)] == []
    assert [news for line in lines for news in line.news if missing(news.said)] == []


@rule("AE-TAC-01", "AE-TRK-04")
def test_what_only_some_may_read_speaks_to_them() -> None:
    private = [line.text for line in played(4, "galactic_dawn", "able").lines if line.readers]
    assert private
    assert [
        text for text in private if not re.match(r"You |Your |It is |Under the top moon you ", text)
    ] == []
