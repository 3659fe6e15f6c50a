"""Idle questions: a person among bots is not asked where nothing is lost by declining. Among people all are
asked, since who is not would betray a hand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx

from kit.helios.rules import WORDS
from perihelion.games.andromeda.cards.board import BASES, REGIONS
from perihelion.games.andromeda.words import BEFORE_ACTIVATION
from perihelion.games.andromeda.words import WORDS as ANDROMEDA
from perihelion.records.shelf import Shelf
from perihelion.server.settings import Settings
from server.kit.here import served_here
from server.kit.luck import dealt
from server.kit.tables import (
    Hall,
    frame,
    info,
    new_table,
    offered,
    post,
    says,
    shared_table,
    takes_back,
    until,
    without_bids,
)
from server.play.test_standing import now, words

RED, BLUE = 0, 1
YELLOW = 0
PASS = WORDS.number("pass")
MONOLITH = BASES.index("Monolith of Ancients")
TABLES = 10
"""At one of so many tables somebody without a card comes to a moment at which nobody needs to be asked."""


def plays(person: httpx.Client, table: str) -> list[list[Any]]:
    """The person says the first offered word until the game is over: all the questions that it was asked."""
    asked = []
    while info(person, table)["status"] == "playing":
        present = now(person, table, RED)
        if present["question"]:
            asked.append([offer["word"] for offer in present["question"]["offers"]])
            told = {"seat": RED, "n": present["n"], "word": asked[-1][0]}
            assert person.post(f"/api/tables/{table}/choose", json=told).status_code in (200, 409)
    return asked


def test_a_person_among_bots_is_not_asked_where_it_can_only_pass(place: Hall, red: httpx.Client) -> None:
    said: list[tuple[int, str]] = []
    asked: list[list[Any]] = []
    while sum(word == "pass" for who, word in said if who == RED) == len(
        [one for one in asked if PASS in one]
    ):
        assert len(said) < 2000, "the bot never fires while red has nothing to answer with"
        table = new_table(red, "me", "random")
        asked += plays(red, table)
        said += words(place.folder, table)
    assert [PASS] not in asked


def test_people_are_asked_even_if_they_can_only_pass(red: httpx.Client, blue: httpx.Client) -> None:
    for _ in range(12):
        table = shared_table(red, blue)
        without_bids(red, blue, table)
        says(red, table, RED, "fire")
        if offered(blue, table, BLUE) == ["pass"]:
            return
    raise AssertionError("blue had something to play every time")


def chooses(person: httpx.Client, table: str, word: str) -> None:
    """When the person is asked and this is offered: the first word that begins so."""
    offer = until(lambda: next((one for one in offers(person, table) if one[1].startswith(word)), None))
    present = now(person, table, YELLOW)
    post(person, table, "choose", seat=YELLOW, n=present["n"], word=offer[0])


def offers(person: httpx.Client, table: str) -> list[tuple[int, str]]:
    question = now(person, table, YELLOW)["question"]
    return [(one["word"], ANDROMEDA.text(one["word"])) for one in question["offers"]] if question else []


def test_whoever_takes_back_what_was_said_at_an_idle_question_is_asked_there(tmp_path: Path) -> None:
    """At the Monolith, which asks what is spent: before its action "go on" was said for yellow."""
    settings = Settings(data=tmp_path, bots=1, rates=0.0, bot_pause=0.0)
    with dealt(), served_here(settings, Shelf({"andromeda": "perihelion.games.andromeda"})) as url:
        yellow = Hall(url, tmp_path).guest("Yellow")
        table = new_table(yellow, "me", "random", game="andromeda")
        chooses(yellow, table, "lead")
        chooses(yellow, table, "launch transport")
        regions = frame(yellow, table, YELLOW)["view"]["regions"]
        monolith = [one["region"] for one in regions if (one["kind"], one["tile"]) == ("base", MONOLITH)]
        chooses(yellow, table, f"to {REGIONS[monolith[0]]}")
        assert until(lambda: offers(yellow, table))[0][1] != "go on"
        takes_back(yellow, table, YELLOW)
        assert offers(yellow, table)[0][1] == "go on"
        chooses(yellow, table, "go on")
        assert offers(yellow, table)[0][1] != "go on"
        yellow.close()


def play_anyhow(people: list[httpx.Client], table: str, choices: int) -> list[tuple[int, int]]:
    """Each says any offered word, sooner one that plays a card: at which moments they were asked, and with
    how many cards in hand."""
    asked, luck = [], random.Random(1)
    for _ in range(choices):
        seat, present = next(
            (seat, p) for seat in (0, 1) if (p := now(people[seat], table, seat))["question"]
        )
        words = [offer["word"] for offer in present["question"]["offers"]]
        hand = frame(people[seat], table, seat)["view"]["players"][seat]["hand"]
        asked.append((present["question"]["moment"], len(hand)))
        plays = [word for word in words if ANDROMEDA.text(word).startswith("play ")]
        post(people[seat], table, "choose", seat=seat, n=present["n"], word=luck.choice(plays or words))
    return asked


def test_among_people_only_who_holds_no_card_is_not_asked_what_is_open_later_too(tmp_path: Path) -> None:
    """Before the activation, where leaders can be recruited: later in the turn that is as open."""
    settings = Settings(data=tmp_path, bots=1, rates=0.0, bot_pause=0.0)
    with dealt(), served_here(settings, Shelf({"andromeda": "perihelion.games.andromeda"})) as url:
        place = Hall(url, tmp_path)
        people = [place.guest("Yellow"), place.guest("Blue")]
        hands: list[int] = []
        for _ in range(TABLES):
            table = shared_table(*people, game="andromeda")
            asked = play_anyhow(people, table, 300)
            hands += [hand for moment, hand in asked if moment == BEFORE_ACTIVATION]
            if said_for := len(words(place.folder, table)) - len(asked):
                break
        for person in people:
            person.close()
    assert said_for, "nothing was said for anybody"
    assert hands and all(hands)
