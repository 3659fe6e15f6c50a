"""Effects on a person of choice."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.tactics import CARD_IDS
from perihelion.games.andromeda.tactics.playing import PlayCard


def plays(table: Table, name: str, card: str) -> None:
    """A card is played, whatever the moment."""
    table.hand(name, card)
    table.at(PlayCard(table.seat(name), CARD_IDS.index(card)))


@rule("AE-P-47")
def test_the_person_is_picked_among_the_others(three: Table) -> None:
    plays(three, "yellow", "TE-07")
    assert three.offered("yellow") == ["pick blue", "pick green"]
    three.says("yellow", "pick green")
    assert three.asked() == ["green"]
    three.says("green", "damage Science core")
    assert (three.player("green").damaged(), three.vp("yellow")) == (1, 1)


@rule("AE-P-47")
def test_only_persons_on_whom_the_effect_can_do_something(three: Table) -> None:
    ruined(three, "blue")
    plays(three, "yellow", "TE-07")
    assert three.asked() == ["green"]


@rule("AE-P-47")
def test_if_there_are_none_anybody_may_be_picked(three: Table) -> None:
    ruined(three, "blue")
    ruined(three, "green")
    plays(three, "yellow", "TE-07")
    assert three.offered("yellow") == ["pick blue", "pick green"]
    three.says("yellow", "pick blue")
    assert (three.asked(), three.vp("yellow")) == ([], 1)


@rule("AE-P-47")
def test_a_person_who_cannot_be_meant_is_refused(three: Table) -> None:
    plays(three, "yellow", "TE-07")
    assert three.why("yellow", "pick yellow").rule == "AE-P-47"


def ruined(table: Table, name: str) -> None:
    """All modules of a player are damaged."""
    table.core(name, "science", damage=1)
    table.core(name, "industry", damage=1)
    table.core(name, "commerce", damage=1)
    table.core(name, "civilization", damage=1)
