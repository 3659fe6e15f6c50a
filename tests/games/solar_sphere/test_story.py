"""The log, the questions and the hints: what people read at the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from games.solar_sphere.table import Table, seat_of
from marks import rule
from perihelion.core.dice import Generator
from perihelion.core.game import Question
from perihelion.core.steps import (
    Ask,
    Step,
    advance,
    chance,
    choose,
    happen,
    options,
    over,
    reoffer,
    waiting,
)
from perihelion.games.solar_sphere import GAME
from perihelion.games.solar_sphere.cards.tables import FABRICATOR, NOBODY, POSITIONS
from perihelion.games.solar_sphere.deploy.turn import Turn
from perihelion.games.solar_sphere.phases.battle import Battle
from perihelion.games.solar_sphere.phases.dock import Dock
from perihelion.games.solar_sphere.phases.recover import AgeDisplay, RevealShip
from perihelion.games.solar_sphere.play import EndOfRound
from perihelion.games.solar_sphere.solo.turns import (
    DrandaAttacks,
    DrandaBuilds,
    DrandaHires,
    DrandaTurn,
    SortFleet,
)
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.telling.prompts import QUESTIONS
from perihelion.games.solar_sphere.telling.story.order import SILENT, TELLERS
from perihelion.games.solar_sphere.words import DECLINE, DISCARD, LAUNCH, VISIT, WORDS
from perihelion.records.table import Log, named


def question(s: State, seat: int) -> Question:
    step = s.agenda[-1]
    assert isinstance(step, Ask)
    return GAME.telling.prompt(s, step, seat)


class Told(Table):
    """A table whose game is told."""

    def __init__(self, seats: int = 2, level: str = "medium") -> None:
        super().__init__(seats, level)
        self.log = Log(GAME)

    def at(self, *steps: Step) -> None:
        self.s.agenda.clear()
        self.s.then(*steps)
        advance(self.s, self.log)

    def says(self, name: str, *texts: str) -> None:
        for text in texts:
            assert text in self.offered(name), f"'{text}' is not offered: {self.offered(name)}"
            choose(self.s, seat_of(name), WORDS.number(text), self.log)

    def chance(self, *texts: str) -> None:
        for text in texts:
            step = chance(self.s)
            assert step is not None, f"the game does not wait for chance to say '{text}'"
            happen(self.s, step.outcome(self.s, WORDS.number(text)), self.log)

    @property
    def lines(self) -> list[str]:
        """The sentences so far."""
        return [named(GAME, line.text) for line in self.log.lines]

    def question(self, name: str) -> str:
        return question(self.s, seat_of(name)).text

    def hint(self, name: str, text: str) -> str:
        return GAME.telling.hint(self.s, seat_of(name), WORDS.number(text))


@pytest.fixture
def told() -> Told:
    """Two players."""
    return Told()


@pytest.fixture
def alone() -> Told:
    """One player against DRANDA at Medium."""
    return Told(1)


# Dock and Deploy


@rule("SS-DOCK-04")
def test_dock_tells_the_dice_the_morale_and_the_order(told: Told) -> None:
    """E-01."""
    told.at(Dock())
    told.chance("dock 1 1 2", "dock 4 5 6")
    assert told.lines == [
        "Round 1. Dock.",
        "red docks 1, 1 and 2: morale 0 to 5.",
        "black docks 4, 5 and 6.",
        "Turn order: black, red.",
        "Round 1. Deploy.",
    ]


@rule("SS-KICK-03")
def test_kickbacks_tell_the_way_of_the_marker_and_what_it_bought(told: Told) -> None:
    """E-02."""
    told.player("red").morale = 8
    told.player("red").reputation = 1
    told.ports("red", 3)
    told.turn("red")
    told.says("red", "kickback to 4", "take ore", "fabricate")
    assert told.lines == [
        "red moves morale back from 8 to 4 for 2 kickbacks.",
        "red gains 1 ore.",
        "red fabricates 1 drone: 7 active, 11 in reserve.",
    ]


@rule("SS-VIS-02", "SS-VIS-03")
def test_a_deployment_is_one_sentence(told: Told) -> None:
    told.ports("red", 4)
    told.die_at("gold-belt")
    told.turn("red")
    told.says("red", "deploy 4", "visit Gold Belt", "as 3")
    assert told.lines == [
        "red sends a 4 to the Gold Belt as a 3, exhausting 1 drone and 1 more because it is occupied."
    ]


@rule("SS-MOR-02")
def test_morale_beyond_the_track_is_told_as_points(told: Told) -> None:
    """T-01."""
    told.player("red").morale = 17
    told.at(Dock())
    told.chance("dock 1 1 4")
    assert told.lines[-1] == "red docks 1, 1 and 4: morale 17 to 18, +3 points beyond morale 18."


@rule("SS-STORE-02")
def test_what_does_not_fit_is_told_one_by_one(told: Told) -> None:
    """T-04."""
    told.stock("red", ore=2, gold=2, crystal=1)
    told.satellite("red", "gold-belt")
    told.ports("red", 3)
    told.turn("red")
    told.says("red", "deploy 3", "visit Gold Belt", "as 3")
    assert told.question("red") == "Your storage is full: drop something to keep the new gold, or leave it."
    told.says("red", "drop crystal", "leave it")
    assert told.lines == [
        "red sends a 3 to the Gold Belt.",
        "red's satellite boosts the Gold Belt.",
        "red gains 1 gold.",
        "red drops 1 crystal to keep 1 gold.",
        "red leaves 1 gold, the storage being full.",
    ]


@rule("SS-DRONE-12", "SS-AUX-01")
def test_a_salvage_tells_each_bonus_and_the_auxiliary_die(told: Told) -> None:
    """T-05."""
    told.drones("red", active=2, inactive=6)
    told.satellite("red", "salvage-ship")
    told.ports("red", 2)
    told.turn("red")
    told.says("red", "deploy 2", "visit Salvage Ship", "as 2", "decommission to cargo", "take ore")
    told.says("red", "decommission to salvage value", "decommission to pride")
    told.chance("auxiliary die 4")
    told.says("red", "regenerate 3")
    assert told.lines[2:] == [
        "red decommissions a drone in the row cargo: 1 resource of choice.",
        "red gains 1 ore.",
        "red decommissions a drone in the row salvage value: +1 point.",
        "red decommissions a drone in the row pride: morale 0 to 1.",
        "red gains the auxiliary die and rolls 4, for a later turn of this round.",
        "red regenerates 3 drones: 5 active, 0 inactive.",
    ]


@rule("SS-SPH-05", "SS-SPH-06")
def test_a_built_hex_tells_price_benefits_and_neighbours(told: Told) -> None:
    """E-04."""
    told.hexes(I1="SH13")
    told.built("red", "I2", "O1")
    told.built("black", "O2")
    told.stock("red", ore=2, gold=1, crystal=1)
    told.ports("red", 5)
    told.turn("red")
    told.says("red", "deploy 5", "visit Solar Sphere", "as 5")
    assert told.hint("red", "take action") == "build a hex of value 5 or less"
    told.says("red", "take action", "build Corona Station")
    assert told.lines[1:] == [
        (
            "red builds Corona Station on I1 for 2 ore, 1 gold, 1 crystal and 1 drone: Helion, 6 points at"
            " the end."
        ),
        "red: reputation 0 to 1.",
        "red: +2 points.",
        "For hexes next to I1: red morale 0 to 2; black morale 0 to 1.",
    ]


@rule("SS-SPH-07")
def test_the_last_hex_announces_the_final_round(told: Told) -> None:
    """T-22."""
    told.s.round = 4
    told.built("corporation", *[position for position in POSITIONS[1:] if position != "I1"])
    told.stock("red", ore=2)
    told.ports("red", 1)
    told.turn("red")
    told.says("red", "deploy 1", "visit Solar Sphere", "as 1", "take action")
    assert told.lines[1:] == [
        "red builds Lattice Node on I1 for 2 ore and 1 drone: Helion, +1 point, 6 points at the end.",
        "The last hex of the Sphere is built: round 4 is the final round.",
    ]


@rule("SS-CREW-05", "SS-CREW-06", "SS-CREW-10")
def test_a_fourth_hire_tells_price_token_and_retirement(told: Told) -> None:
    """T-15."""
    told.crew("red", "C1-01a", "C2-02a", "C1-02a")
    told.display(2, "C2-01a", token=2)
    told.stock("red", ore=1, gold=3)
    told.ports("red", 3)
    told.turn("red")
    told.says("red", "deploy 3", "visit Crew Station", "as 3", "take action")
    assert told.question("red") == "Mining Chief (Helion) also costs 1 resource of any type: what do you pay?"
    assert told.hint("red", "pay ore") == "you keep 1 gold"
    told.says("red", "pay ore")
    assert told.hint("red", "retire Ship's Counsellor (Meridian)") == "gain 4 morale or gain 1 reputation"
    told.says("red", "retire Ship's Counsellor (Meridian)", "choose to gain 4 morale")
    assert told.lines[1:] == [
        "red hires Mining Chief (Helion) for 1 ore and 2 gold.",
        "Mining Chief (Helion) joins red with a 2-token: +2 points, morale 0 to 2.",
        "red retires Ship's Counsellor (Meridian): gain 4 morale or gain 1 reputation.",
        "red chooses to gain 4 morale (morale 2 to 6).",
    ]


@rule("SS-FLT-03")
def test_an_attack_tells_crystal_drones_and_strength(told: Told) -> None:
    told.ship("bottom left", "RS08", ("corporation", 1))
    told.ship("top left", "RS01")
    told.stock("red", crystal=2)
    told.ports("red", 2)
    told.turn("red")
    told.says("red", "deploy 2", "visit Resistance Fleet", "as 2", "take action")
    assert told.hint("red", "attack Long Shadow") == "resistance 3, bonuses 6/3/2, Umbra; the Corporation 1"
    told.says("red", "attack Long Shadow")
    assert told.hint("red", "send 4") == "5 against 3 + roll: succeeds in 5 of 6 rolls"
    told.says("red", "send 4", "done")
    assert told.lines[1:] == [
        "red pays 1 crystal and sends 4 drones to Long Shadow: 5 there now against resistance 3."
    ]


# Battle and Recover


@rule("SS-BAT-06", "SS-BAT-08")
def test_a_won_battle_tells_command_roll_points_and_claim(told: Told) -> None:
    """E-05."""
    told.ship("top left", "RS04", ("red", 3))
    told.at(Battle())
    told.chance("resistance 1")
    assert told.lines == [
        "Round 1. Battle.",
        "red commands against Unbroken Vow: 3 drones against resistance 2 + 1.",
        "Unbroken Vow is defeated: red +3 points, morale 0 to 1 and claims it (Silver).",
    ]


@rule("SS-BAT-12", "SS-BAT-13")
def test_a_lost_battle_tells_who_loses_and_who_claims(told: Told) -> None:
    """E-07."""
    told.player("red").morale = 4
    told.ship("bottom left", "RS11", ("red", 2), ("corporation", 1), ("black", 2))
    told.at(Battle())
    told.chance("resistance 2")
    assert told.lines[1:] == [
        (
            "red commands against Iron Lullaby: 5 drones (red 2, the Corporation 1, black 2) against"
            " resistance 4 + 2."
        ),
        (
            "Iron Lullaby wins: red morale 4 to 3; black −2 points for missing morale; red still claims it"
            " (Meridian)."
        ),
    ]


@rule("SS-CORP-02")
def test_a_corporation_in_command_keeps_the_first_bonus_and_the_card(told: Told) -> None:
    """T-07."""
    told.ship("bottom left", "RS01", ("corporation", 1), ("red", 1))
    told.at(Battle())
    told.chance("resistance 1")
    assert told.lines[1:] == [
        (
            "The Corporation commands against Ragged Kestrel: 2 drones (the Corporation 1, red 1) against"
            " resistance 1 + 1."
        ),
        (
            "Ragged Kestrel is defeated: the Corporation ranks 1st, so nobody claims it; red +2 points,"
            " morale 0 to 1."
        ),
    ]


@rule("SS-BAT-05", "SS-CREW-24")
def test_a_reroll_is_asked_with_the_facts_and_told(told: Told) -> None:
    """T-21."""
    told.crew("red", "C2-09a")
    told.ship("top left", "RS05", ("black", 3), ("red", 1))
    told.at(Battle())
    told.chance("resistance 3")
    assert (
        told.question("red")
        == "Free Meridian wins with 2 + 3 against 4 drones: reroll with your Flight Tactician, or decline?"
    )
    assert told.hint("red", "reroll") == "4 against 2 + roll: succeeds in 5 of 6 rolls"
    told.says("red", "reroll")
    told.chance("resistance 1")
    assert told.lines[2:] == [
        "red uses Flight Tactician (Meridian) to reroll.",
        "black commands against Free Meridian: 4 drones (black 3, red 1) against resistance 2 + 1.",
        (
            "Free Meridian is defeated: black +4 points, morale 0 to 1 and claims it (Meridian); red +2"
            " points, morale 0 to 1."
        ),
    ]


@rule("SS-BAT-11")
def test_a_ship_nobody_attacked_moves_down(told: Told) -> None:
    told.ship("top right", "RS03")
    told.at(Battle())
    assert told.lines[1:] == ["Cinder Skiff is not attacked and moves down with a Corporation drone."]


@rule("SS-REC-04", "SS-REC-05", "SS-REC-06")
def test_recover_tells_who_leaves_the_display_and_the_tokens(told: Told) -> None:
    told.display(0, "C1-01a", token=2)
    told.display(1, "C1-02a", token=1)
    told.display(2, "C2-01a")
    told.at(AgeDisplay())
    assert told.lines == [
        "Ore Broker (Helion) leaves the crew display.",
        "Morale tokens: 1 on Mining Chief (Helion); 2 on Gem Cutter (Meridian).",
    ]


@rule("SS-END-07")
def test_the_end_tells_every_part_of_the_score_and_the_winner(told: Told) -> None:
    """T-24."""
    red = told.player("red")
    red.score, red.reputation, red.morale, red.icons = 24, 4, 9, [4, 3, 2, 1]
    told.built("red", "I1", "I2", "O2")
    told.drones("red", active=4)
    told.stock("red", ore=3)
    told.drones("black", active=2)
    told.player("black").score = -2
    told.s.round = 6
    told.at(EndOfRound())
    assert told.lines == [
        "The game is over.",
        "red: 24 during play, 16 sphere, 15 factions, 6 reputation, 4 morale, 3.5 leftovers = 68.5 points.",
        "black: −2 during play, 0 sphere, 0 factions, 0 reputation, 0 morale, 1 leftovers = −1 points.",
        "red wins.",
    ]


@rule("SS-END-07")
def test_a_tie_is_told_with_what_decided_it(told: Told) -> None:
    """T-25."""
    told.player("red").score, told.player("black").score = 12, 11
    told.player("red").morale, told.player("black").reputation = 0, 1
    told.s.round = 6
    told.at(EndOfRound())
    assert told.lines[-1] == "black wins the tie by reputation."


# DRANDA


@rule("SS-SOLO-22", "SS-SOLO-24")
def test_dranda_builds_for_the_criteria_that_decided(alone: Told) -> None:
    """T-17."""
    alone.hexes(O2="SH10", I3="SH11", I5="SH08")
    viable_only(alone, "O2", "I3", "I5")
    alone.at(DrandaBuilds(4))
    assert alone.lines == [
        "DRANDA builds Habitat Rim on I3: a hex of the die's value, then a 6-point position; "
        "+2 points, Umbra, 6 points at the end."
    ]


@rule("SS-SOLO-14", "SS-SOLO-25")
def test_dranda_tells_the_points_for_the_reputation_of_a_hex(alone: Told) -> None:
    alone.hexes(I3="SH13")
    viable_only(alone, "I3")
    alone.at(DrandaBuilds(5))
    assert (
        alone.lines[0] == "DRANDA builds Corona Station on I3: a hex of the die's value; "
        "+2 points, +1 point for 1 reputation, Helion, 6 points at the end."
    )


def viable_only(table: Table, *positions: str) -> None:
    """All other hexes are built by the Corporation."""
    table.built("corporation", *[position for position in POSITIONS[1:] if position not in positions])


@rule("SS-SOLO-15", "SS-SOLO-46")
def test_dranda_pays_in_points_when_it_has_no_drones(alone: Told) -> None:
    """T-32."""
    viable_only(alone, "O7", "O12")
    alone.dranda.supply, alone.dranda.removed = 0, 4
    alone.at(DrandaBuilds(2))
    assert alone.lines == [
        "DRANDA builds Heliostat Crown on O12: only higher values are left, then left-most; +5 points,"
        " Meridian, 4 points at the end, −1 point for the extra drone, −1 point for 1 reclaimed drone."
    ]


@rule("SS-SOLO-17", "SS-SOLO-18")
def test_dranda_follows_its_cards_from_the_salvage_ship(alone: Told) -> None:
    """T-27."""
    alone.dranda.dice, alone.dranda.colours = [3], [0]
    viable_only(alone, "I4")
    alone.at(DrandaTurn())
    alone.chance("DRANDA draws DC09", "DRANDA draws DC05", "DRANDA rolls opaque purple 2")
    alone.chance("DRANDA draws DC01", "DRANDA rolls opaque black 4")
    assert alone.lines == [
        "DRANDA reveals DC09 for its black 3: Salvage Ship.",
        "DRANDA reveals DC05 for an extra die, the opaque purple die; DC09 is discarded.",
        "DRANDA rolls 2 with the opaque purple die: Salvage Ship.",
        "The Salvage Ship is occupied: DRANDA discards 1 drone, 19 left in supply.",
        "DRANDA reveals DC01 for an extra die, the opaque black die; DC05 is discarded.",
        "DRANDA rolls 4 with the opaque black die: Solar Sphere.",
        "DRANDA builds Mirror Vane on I4: the next lower value; +2 points, Helion, 6 points at the end.",
        "The last hex of the Sphere is built: round 1 is the final round.",
    ]


@rule("SS-SOLO-19")
def test_dranda_without_opaque_dice_gets_no_extra_die(alone: Told) -> None:
    alone.dranda.dice, alone.dranda.colours, alone.dranda.opaque = [3], [0], 0
    alone.at(DrandaTurn())
    alone.chance("DRANDA draws DC09")
    assert alone.lines[-1] == "All opaque dice are used: DRANDA gets no extra die."


@rule("SS-SOLO-34", "SS-SOLO-35")
def test_dranda_hires_with_tier_and_tie_break(alone: Told) -> None:
    """T-28."""
    alone.display(2, "C2-01b", token=1)
    alone.display(3, "C2-04b")
    alone.dranda.icons = [1, 1, 1, 1]
    alone.at(DrandaHires(5))
    assert alone.lines == [
        "DRANDA hires Mining Chief (Meridian): tier 3 is sold out, so tier 2, then a tie of icons, "
        "then the top card for an odd die; +2 points, +1 point for 1 morale."
    ]


@rule("SS-SOLO-28", "SS-SOLO-29")
def test_dranda_sends_drones_step_by_step(alone: Told) -> None:
    """T-16."""
    alone.ship("bottom left", "RS08", ("corporation", 1), ("red", 1))
    alone.ship("bottom right", "RS04", ("corporation", 1))
    alone.ship("top left", "RS11")
    alone.ship("top right", "RS01")
    alone.at(DrandaAttacks())
    assert alone.lines == [
        "DRANDA sends 4 drones: 1 to Long Shadow and 1 to Unbroken Vow to match the bottom row, "
        "1 to Long Shadow and 1 to Unbroken Vow to reinforce the bottom row."
    ]


@rule("SS-SOLO-06")
def test_the_fleet_is_sorted_with_a_reason(alone: Told) -> None:
    alone.at(RevealShip(0), RevealShip(1), SortFleet())
    alone.chance("reveal Ragged Kestrel", "reveal Iron Lullaby")
    assert alone.lines == [
        (
            "The Resistance sends Ragged Kestrel (resistance 1, bonuses 4/2/1) and Iron Lullaby (resistance"
            " 4, bonuses 7/4/2)."
        ),
        "Iron Lullaby goes to the left of Ragged Kestrel: higher resistance.",
    ]


@rule("SS-SOLO-38")
def test_a_success_tells_what_dranda_scores_and_discards(alone: Told) -> None:
    alone.ship("top left", "RS06", ("dranda", 4))
    alone.at(Battle())
    alone.chance("resistance 2")
    assert alone.lines[2:] == [
        (
            "Night Ferry is defeated: DRANDA +4 points, +1 point for 1 morale, +1 point for 1 reputation and"
            " claims it (Umbra)."
        ),
        "DRANDA discards 1 drone of those it sent.",
    ]


# Questions and hints


@rule("SS-DEP-02")
def test_a_turn_is_asked_with_what_may_come_first(told: Told) -> None:
    told.ports("red", 3)
    told.turn("red")
    assert told.question("red") == "Your turn: deploy a die or discard it."
    told.player("red").morale = 4
    told.crew("red", "C2-01a")
    told.turn("red")
    assert (
        told.question("red")
        == "Your turn: deploy a die or discard it. You may first take kickbacks and use crew."
    )
    assert told.hint("red", "kickback to 2") == "1 kickback for 2 morale"
    assert told.hint("red", "use Mining Chief (Helion)") == "gain 1 ore"


@rule("SS-VIS-06")
def test_an_arrival_is_asked_with_place_and_face(told: Told) -> None:
    told.display(0, "C1-01a")
    told.stock("red", gold=2)
    told.ports("red", 3)
    told.turn("red")
    told.says("red", "deploy 3")
    assert told.hint("red", "visit Crystal Belt") == "gain 1 crystal; exhausts 2 drones"
    told.says("red", "visit Crew Station", "as 3")
    assert (
        told.question("red")
        == "You arrived at the Crew Station with a 3: take its action or launch a satellite."
    )
    assert (
        told.hint("red", "launch satellite")
        == "1 drone; in later visits: gain any 1 resource, then hire 1 crew member"
    )
    assert told.hint("red", "hire Ore Broker (Helion)") == "2 gold: +1 point; trade 1 ore for 2 gold"


@rule("SS-SPH-04")
def test_a_hex_is_offered_with_price_and_worth(told: Told) -> None:
    told.built("red", "I1")
    told.stock("red", ore=3, gold=1, crystal=1)
    told.ports("red", 3)
    told.turn("red")
    told.says("red", "deploy 3", "visit Solar Sphere", "as 3", "take action")
    assert told.question("red") == "Build a hex of value 3 or less: which one?"
    assert (
        told.hint("red", "build Heat Sink")
        == "2 ore and 1 drone: salvage up to 2 drones, Meridian; I2, 6 at the end, +1 morale from neighbours"
    )


# Every step, every question, every word


def subclasses(kind: type[Step]) -> set[type[Step]]:
    """All steps of this kind that the game has, without those that only others are made of."""
    ours = kind.__module__.startswith("perihelion.games.solar_sphere.") and not kind.__subclasses__()
    found = {kind} if ours else set()
    return found.union(*[subclasses(child) for child in kind.__subclasses__()])


def test_every_step_is_told_or_silent_on_purpose() -> None:
    assert subclasses(Step) == set(TELLERS) | set(SILENT)
    assert not set(TELLERS) & set(SILENT)


def test_every_question_has_a_sentence_and_a_rule() -> None:
    assert set(QUESTIONS) == subclasses(Ask)
    assert all(f"| {asked} |" in GAME.rules.books[0].text() for asked, _ in QUESTIONS.values())


class Heard(Log):
    """A log that remembers which steps had something to say, and misses no point and no morale in it."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.steps: set[type[Step]] = set()

    def hear(self, before: State, step: Step, seat: int, word: int, after: State) -> None:
        lines = len(self.lines)
        super().hear(before, step, seat, word, after)
        text = " ".join(line.text for line in self.lines[lines:])
        if text:
            self.steps.add(type(step))
        assert told_points(text) == points(after) - points(before), f"{type(step).__name__}: {text}"
        assert told_morale(text) == morale(after) - morale(before), f"{type(step).__name__}: {text}"


def points(s: State) -> int:
    return sum(player.score for player in s.players) + (s.dranda.score if s.dranda is not None else 0)


def morale(s: State) -> int:
    return sum(player.morale for player in s.players)


def told_points(text: str) -> int:
    """All `+2 points` and `−1 point` of the sentences together."""
    return sum(
        int(amount) * (1 if sign == "+" else -1) for sign, amount in re.findall(r"([+−])(\d+) point", text)
    )


def told_morale(text: str) -> int:
    """All `morale 4 to 5` of the sentences together."""
    return sum(int(new) - int(old) for old, new in re.findall(r"morale (?:back from )?(\d+) to (\d+)", text))


def play(
    seed: str, seats: int, level: str, avoided: tuple[int, ...], at_choice: Callable[[State], None]
) -> Heard:
    """A told game between players who say what they have said least often, with a look at the table before
    each choice."""
    heard, generator = Heard(), Generator(f"{seed} {seats} {level}")
    said = Counter(dict.fromkeys(avoided, 1000))
    s = GAME.rules.setup(seats, {"level": level})
    advance(s, heard)
    while not over(s):
        if waiting(s):
            at_choice(s)
            seat = waiting(s)[0]
            word = rarest(options(s, seat), said, generator)
            said[word] += 1
            choose(s, seat, word, heard)
        else:
            happen(s, generator.pick(0, s.offered), heard)
    return heard


def rarest(words: list[int], said: Counter[int], generator: Generator) -> int:
    least = min(said[word] for word in words)
    rare = [word for word in words if said[word] == least]
    return rare[generator.below(len(rare))]


def ask_and_hint(s: State) -> None:
    """The question, and a hint for each word, offered or not."""
    seat = waiting(s)[0]
    asked = question(s, seat)
    assert asked.text.endswith((".", "?")) and asked.rule.startswith("SS-")
    hints = [GAME.telling.hint(s, seat, word) for word in range(WORDS.size)]
    assert not any("{" in text or "}" in text for text in [asked.text, *hints])


def enrich(s: State) -> None:
    """A turn begins with resources for everything, now and then with an empty reserve; DRANDA soon has no
    opaque dice."""
    step = s.agenda[-1]
    if isinstance(step, Turn) and not step.kicked:
        player = s.players[step.seat]
        player.stock, player.morale = [2, 3, 1], max(player.morale, 6)
        if s.round % 2:
            player.active, player.reserve = player.active + player.reserve, 0
        if s.dranda is not None and s.round > 2:
            s.dranda.opaque = 0
        reoffer(s)


AVOIDED = (
    LAUNCH,
    DECLINE,
    *[DISCARD.of(die) for die in range(DISCARD.size)],
    *[VISIT.of(place) for place in range(FABRICATOR)],
)
TABLES = [(2, "medium"), (3, "medium"), (4, "medium"), (1, "easy"), (1, "medium"), (1, "hard")]


@cache
def played(seats: int, level: str) -> Heard:
    return play("random", seats, level, (), ask_and_hint)


@pytest.mark.parametrize(("seats", "level"), TABLES)
def test_every_sentence_of_a_game_can_be_read(seats: int, level: str) -> None:
    for line in played(seats, level).lines:
        text = named(GAME, line.text)
        assert text.endswith(".") and "{" not in text and "}" not in text and "  " not in text, text
        assert f":{NOBODY}}}" not in line.text, line.text


def test_every_step_with_news_is_told_in_some_game() -> None:
    told = {step for seats, level in TABLES for step in played(seats, level).steps}
    for game, (seats, level) in enumerate(TABLES * 6):
        told |= play(f"rich {game}", seats, level, AVOIDED, enrich).steps
    assert set(TELLERS) - told == set()


def test_a_visit_that_can_only_launch_a_satellite_says_so(table: Table) -> None:
    table.ports("red", 6)
    table.turn("red")
    table.says("red", "deploy 6")
    assert said(table, "visit Solar Sphere") == "only for a satellite, no hex can be paid"
    assert said(table, "visit Resistance Fleet") == "only for a satellite, no attack can be paid"
    assert said(table, "visit Crew Station") == "only for a satellite, nobody can be hired; exhausts 1 drone"
    table.stock("red", ore=2)
    assert said(table, "visit Solar Sphere") == "build a hex of value 6 or less"


def said(table: Table, text: str) -> str:
    return GAME.telling.hint(table.s, 0, WORDS.number(text))
