"""Which questions of a battle are idle for whoever could only use a moon, which can wait."""

from __future__ import annotations

import pytest

from games.andromeda.battle.scenes import field, fight
from games.andromeda.table import Table
from marks import rule
from perihelion.core.steps import Ask
from perihelion.games.andromeda.battle.battle import Fight
from perihelion.games.andromeda.cards.moons import MOON_GAINS, MOON_IDS
from perihelion.games.andromeda.cards.resources import ENERGY, TACTICS
from perihelion.games.andromeda.turn.points import BeforeBattle, EndOfTurn

YELLOW = 0


def moon_with(what: int) -> str:
    """A moon that brings this, whatever else."""
    return next(id for id, gains in zip(MOON_IDS, MOON_GAINS, strict=True) if gains[what])


PLAIN = next(
    id for id, gains in zip(MOON_IDS, MOON_GAINS, strict=True) if gains[0] and gains[0] == sum(gains)
)
"""It brings titanium alone."""


@pytest.fixture
def edge(table: Table) -> Table:
    field(table)
    fight(table, yellow="transport", blue="transport")
    return table


def begin(table: Table) -> None:
    """What follows when yellow has activated the region."""
    table.at(BeforeBattle(YELLOW), Fight(), EndOfTurn(YELLOW))


def asking(table: Table) -> Ask:
    step = table.s.agenda[-1]
    assert isinstance(step, Ask)
    return step


def idle(table: Table) -> bool:
    return asking(table).idle(table.s, YELLOW)


def chances(table: Table) -> list[bool]:
    """At which chances of the battle yellow could as well wait: before it, in Diplomacy, in Preparations,
    after the roll."""
    found = []
    for declining in ("go on", "pass", "done", "pass"):
        if table.asked() != ["yellow"]:
            table.falls("roll 6", "roll 1")
        found.append(idle(table))
        table.says("yellow", declining)
    return found


@rule("AE-FREE-06", "AE-P-46")
def test_a_moon_that_brings_neither_energy_nor_cards_can_wait_until_the_battle_is_over(edge: Table) -> None:
    edge.claimed("yellow", PLAIN)
    begin(edge)
    assert chances(edge) == [True, True, True, True]
    assert not idle(edge), "at the end of the turn"


@rule("AE-PREP-02")
def test_a_moon_with_energy_waits_until_energy_buys_dice(edge: Table) -> None:
    edge.claimed("yellow", moon_with(ENERGY))
    begin(edge)
    assert chances(edge) == [True, True, False, True]


@rule("AE-TAC-12")
def test_a_moon_with_a_card_could_help_at_every_chance_inside_the_battle(edge: Table) -> None:
    edge.claimed("yellow", moon_with(TACTICS))
    begin(edge)
    assert chances(edge) == [True, False, False, False]


@rule("AE-FREE-02")
def test_leaders_where_ships_may_be_lost_do_not_wait(edge: Table) -> None:
    edge.leaders("R2-3", yellow=1)
    begin(edge)
    assert chances(edge) == [False, False, False, False]


@rule("AE-TAC-10")
def test_only_who_holds_no_card_is_openly_idle(edge: Table) -> None:
    edge.claimed("yellow", PLAIN)
    begin(edge)
    assert asking(edge).openly(edge.s, YELLOW)
    edge.hand("yellow", "TB-01")
    assert not asking(edge).openly(edge.s, YELLOW)
    edge.says("yellow", "go on")
    assert not asking(edge).openly(edge.s, YELLOW)
