"""What is true at every moment of every game."""

from __future__ import annotations

from perihelion.games.andromeda.cards.board import LEADERS, REGION_COUNT
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES, TRANSPORT, size
from perihelion.games.andromeda.cards.modules import MODULE_COPIES, MODULE_SET
from perihelion.games.andromeda.cards.moons import FIRST_OF_NEBULAE, MOON_COPIES, MOON_COUNT
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_LEADERS, PLANET_COUNT
from perihelion.games.andromeda.cards.raiders import CLASS_COUNT, FIGURES, INFECTIONS, cards_of
from perihelion.games.andromeda.cards.sets import in_game
from perihelion.games.andromeda.cards.ships import FLEET_SIZE
from perihelion.games.andromeda.cards.tactics import CARD_COPIES, CARD_SET
from perihelion.games.andromeda.cards.tokens import SUPREMACY_COPIES
from perihelion.games.andromeda.cards.tracks import TOP, TYPE_COUNT
from perihelion.games.andromeda.numbers import development_of, shields, slotted_moons, whole_fleet
from perihelion.games.andromeda.player import CORE
from perihelion.games.andromeda.region import NO_MOON, PLANET, UNCHARTED
from perihelion.games.andromeda.state import NO_MODULE, NO_TOKEN, NOWHERE, State
from perihelion.games.kit.masks import has, members_of


def check(s: State) -> None:
    check_map(s)
    check_fleets(s)
    check_cards(s)
    check_moons(s)
    check_modules(s)
    check_tokens(s)
    if s.starter != NOWHERE:
        check_leaders(s)
    s.added.check(s)


def check_map(s: State) -> None:
    for region in range(REGION_COUNT):
        here = s.regions[region]
        assert has(s.charted, region) == (here.kind != UNCHARTED), f"region {region} is half charted"
        assert has(s.raiders_at, region) == (here.raiders > 0), f"raiders in region {region}"
        for side, player in enumerate(s.players):
            assert has(player.at, region) == (size(here.fleets[side]) > 0), f"ships in region {region}"
            assert has(player.leaders_at, region) == (here.leaders[side] > 0), f"leaders in {region}"
            assert has(player.built, region) == (here.owner == side), f"development in region {region}"
    planets = sum([here.kind == PLANET for here in s.regions])
    unlaid = sum(s.unlaid.bag[:PLANET_COUNT])
    assert planets + unlaid + s.planets.size() == PLANET_COUNT, "planets are lost"
    for raider in range(CLASS_COUNT):
        out = sum([here.raiders for here in s.regions if here.raider == raider])
        assert out + s.raiders[raider].left == FIGURES[cards_of(raider)[0]], f"raiders of class {raider}"


def check_fleets(s: State) -> None:
    for side, player in enumerate(s.players):
        fleet = whole_fleet(s, side)
        for ship in SHIP_TYPES:
            built = len(members_of(player.built, REGION_COUNT)) if ship == TRANSPORT else 0
            assert fleet[ship] + built == FLEET_SIZE[ship], f"side {side} has {fleet[ship]} of type {ship}"
            if player.stats:
                assert 0 <= player.shields[ship] <= shields(player, ship), f"shields of side {side}"
        assert min(player.stock) >= 0, f"side {side} owes {player.stock}"
        assert player.points >= 0 and max(player.tracks) <= TOP


def check_cards(s: State) -> None:
    counts = [0] * len(CARD_COPIES)
    hands = [card for player in s.players for card in player.hand.cards]
    for card in [*hands, *s.tactics.discard, *s.tactics.top, *s.tactics.bottom, *s.in_play]:
        counts[card] += 1
    for card, copies in enumerate(in_game(CARD_COPIES, CARD_SET, s.added.sets())):
        assert counts[card] + s.tactics.bag[card] == copies, f"tactics card {card}"


def check_moons(s: State) -> None:
    counts = [0] * MOON_COUNT
    for here in s.regions:
        for moon in (here.top, here.second):
            if moon != NO_MOON:
                counts[moon] += 1
    for player in s.players:
        for moon in [*player.claimed, *slotted_moons(player)]:
            counts[moon] += 1
    for moon in s.spent_moons:
        counts[moon] += 1
    for moon in range(FIRST_OF_NEBULAE):
        left = sum([pile.bag[moon] for pile in s.moons])
        copies = sum([row[moon] for row in MOON_COPIES])
        assert counts[moon] + left == copies, f"moon {moon}: {counts[moon]} and {left} of {copies}"


def check_modules(s: State) -> None:
    counts = [0] * len(MODULE_COPIES)
    owned = [m.card for player in s.players for row in player.rows for m in row if m.card != CORE]
    shown = [card for column in s.columns for card in column if card != NO_MODULE]
    aside = [card for purchase in s.purchases for card in purchase.aside]
    ends = [card for deck in s.decks for card in (*deck.top, *deck.bottom)]
    for card in [*owned, *shown, *ends]:
        counts[card] += 1
    for card, copies in enumerate(in_game(MODULE_COPIES, MODULE_SET, s.added.sets())):
        left = counts[card] + sum([s.decks[kind].bag[card] for kind in range(TYPE_COUNT)])
        assert left <= copies <= left + aside.count(card), f"module {card}"


def check_tokens(s: State) -> None:
    held = [token for player in s.players for token in player.powers]
    laid = [*held, *[token for token in s.supremacy if token != NO_TOKEN]]
    for token, copies in enumerate(SUPREMACY_COPIES):
        assert laid.count(token) <= copies, f"Supremacy token {token} is there twice"
    infected = sum([m.infected for player in s.players for row in player.rows for m in row])
    assert infected <= INFECTIONS, f"{infected} infection tokens are out"


def check_leaders(s: State) -> None:
    for side, player in enumerate(s.players[: s.seat_count]):
        spent = sum(
            [DEVELOPMENT_LEADERS[development_of(s, r)] for r in members_of(player.built, REGION_COUNT)]
        )
        out = sum([here.leaders[side] for here in s.regions])
        held = sum([raider.leaders[side] for raider in s.raiders])
        found = player.leaders + out + held + spent + s.added.leaders_of(s, side)
        assert found == LEADERS, f"side {side} has {found} leaders"
