"""The value of a position of Event Horizon: more is better, at the end it is the score; and what greedy makes
of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bots.greedy_turn import greedy_says
from games.event_horizon.table import Table, tile_of
from perihelion.bots.playout import play_out
from perihelion.core.dice import Generator
from perihelion.core.game import read_options
from perihelion.core.steps import Step, advance, options
from perihelion.games.event_horizon import GAME
from perihelion.games.event_horizon.build.explore import RevealProbes
from perihelion.games.event_horizon.build.menu import Build
from perihelion.games.event_horizon.combat.capture import Captures
from perihelion.games.event_horizon.combat.combat import Combats
from perihelion.games.event_horizon.combat.hits import TakeHits
from perihelion.games.event_horizon.fight import COMBAT, new_fight
from perihelion.games.event_horizon.move.move import Moves
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.play import NextRound
from perihelion.games.event_horizon.round.rounds import RoundEnd
from perihelion.lab.match import Pairing, match, standings

WHITE, ORANGE = 0, 1


def value(table: Table, seat: int = WHITE) -> float:
    return GAME.mind.value(table.s, seat)


def two_homes() -> Table:
    """Round 3; white at home in the north, orange in the south, each with a few ships."""
    table = Table(2)
    table.s.round = 3
    table.home(white="A03", orange="A15")
    table.tile("B02", "B03", face="red")
    table.tile("A04", "B11", face="moon")
    table.tile("C02", face="green")
    for name, tile in (("white", "A03"), ("orange", "A15")):
        table.ships(name, tile, cruiser=2, drone=1)
    return table


def rest_of_round(table: Table, *first: Step) -> None:
    """These steps, then what is left of every round."""
    table.at(*first, Combats(), Captures(), RoundEnd(), NextRound())


GOOD_THINGS: dict[str, Callable[[Table], object]] = {
    "points": lambda table: table.points(white=1),
    "a flag": lambda table: table.flag("white", "A04"),
    "production": lambda table: setattr(table.player("white"), "production", 6),
    "a tech level": lambda table: setattr(table.player("white"), "level", 2),
    "a cruiser": lambda table: table.ships("white", "A03", cruiser=1),
    "a drone mother": lambda table: table.ships("white", "A03", drone=1),
    "a gunship": lambda table: table.ships("white", "A03", gunship=1),
    "a port": lambda table: table.ships("white", "B04", port=1),
    "a special": lambda table: table.special("white", "Boarding Swarm"),
    "an upgrade": lambda table: table.upgrade("white", "drone", "Hangar Bay"),
    "a drone on a world": lambda table: table.ships("white", "B02", drone=1),
    "a ship bought": lambda table: table.player("white").bought.__setitem__(1, 1),
}


@pytest.mark.parametrize("thing", GOOD_THINGS)
def test_who_has_more_stands_better(thing: str) -> None:
    table = two_homes()
    table.markers("orange", "A15")
    rest_of_round(table, Moves())
    before = value(table)
    GOOD_THINGS[thing](table)
    assert value(table) > before


def test_two_players_with_the_same_things_stand_equal() -> None:
    table = Table(2)
    table.home(white="A03", orange="A15")
    for name, tile in (("white", "A03"), ("orange", "A15")):
        table.ships(name, tile, cruiser=2)
        table.markers(name, tile)
    rest_of_round(table, Moves())
    assert value(table, WHITE) == pytest.approx(value(table, ORANGE))


def test_a_special_counts_more_on_a_type_that_one_has() -> None:
    table = two_homes()
    table.markers("orange", "A15")
    rest_of_round(table, Moves())
    table.player("white").specials = [4]
    aside = value(table)
    table.player("white").specials = []
    table.player("white").attached[1] = 4
    assert value(table) > aside


def fight_of(cruisers: int, enemies: int) -> float:
    """The value of a fight over a red world."""
    table = two_homes()
    table.ships("white", "B02", cruiser=cruisers)
    table.ships("orange", "B02", cruiser=enemies)
    table.markers("orange", "A15")
    rest_of_round(table, Moves())
    return value(table)


def test_a_special_aside_counts_more_where_it_would_find_a_better_place() -> None:
    def gained(*attached: str) -> float:
        """By a Nanite Weave, while these lie on the three types."""
        table = two_homes()
        for special, ship in zip(attached, ("cruiser", "drone", "gunship"), strict=False):
            table.special("white", special, ship)
        table.markers("orange", "A15")
        rest_of_round(table, Moves())
        before = value(table)
        table.special("white", "Nanite Weave")
        return value(table) - before

    nothing_better = gained("Predictive Optics", "Slipstream Drive", "Predictive Optics")
    assert (
        0
        < nothing_better
        < gained("Predictive Optics", "Hunter's Mark", "Predictive Optics")
        < gained("Predictive Optics")
    )


def test_a_fight_that_will_be_won_is_better_than_one_that_will_be_lost() -> None:
    assert fight_of(4, 1) > fight_of(4, 3) > fight_of(4, 6)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_at_the_end_the_value_is_the_score(seats: int) -> None:
    s = GAME.rules.setup(seats, read_options(GAME, {}))
    advance(s)
    play_out(s, Generator("to the end"))
    assert [GAME.mind.value(s, seat) for seat in range(seats)] == [
        victory_points(player) for player in s.players
    ]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_moment_of_a_game_has_a_value_of_a_few_points(seats: int) -> None:
    s = GAME.rules.setup(seats, read_options(GAME, {}))
    advance(s)
    assert all(-5 < GAME.mind.value(s, seat) < 60 for seat in range(seats))


# What rivals may take


def holding(raider: str = "", guard: bool = False, cannon: bool = False) -> float:
    """The value of a game in which white holds a red world, and a rival's drone mother stands somewhere."""
    table = two_homes()
    table.s.home_gates = False
    table.flag("white", "B02")
    if raider:
        table.ships("orange", raider, drone=1)
    if guard:
        table.ships("white", "B02", gunship=1)
    if cannon:
        table.s.cannons = 1 << tile_of("B02")
    table.markers("orange", "A15")
    rest_of_round(table, Moves())
    return value(table)


def test_a_rival_who_reaches_a_world_makes_it_worth_less_than_one_who_does_not() -> None:
    assert holding(raider="C02") < holding(raider="D04")


def test_a_guard_counts_more_where_a_rival_may_come() -> None:
    gained = holding(raider="C02", guard=True) - holding(raider="C02")
    assert gained > holding(guard=True) - holding()


def test_a_cannon_counts_more_where_a_rival_may_come() -> None:
    gained = holding(raider="C02", cannon=True) - holding(raider="C02")
    assert gained > holding(cannon=True) - holding()


def test_a_world_that_one_ship_can_take_is_in_greater_danger_than_one_that_needs_a_fleet() -> None:
    def lost(face: str) -> float:
        values = []
        for raiders in ("D04", "C02"):
            table = two_homes()
            table.s.home_gates = False
            table.tile("B02", face=face)
            table.flag("white", "B02")
            table.ships("orange", raiders, drone=2)
            table.markers("orange", "A15")
            rest_of_round(table, Moves())
            values.append(value(table))
        return values[0] - values[1]

    assert lost("yellow") > lost("green")


# What greedy does with it


def test_it_takes_an_undefended_world_in_reach() -> None:
    table = two_homes()
    table.markers("white", "A03")
    rest_of_round(table, Moves())
    said = greedy_says(table, "white")
    assert "move drone mother" in said
    assert table.owner("B02") == "white" or table.owner("B03") == "white"


def test_it_does_not_attack_six_gunships_with_one_cruiser() -> None:
    table = Table(2)
    table.home(white="A03", orange="A15")
    table.tile("B03", face="red")
    table.flag("orange", "B03")
    table.ships("white", "A04", cruiser=1)
    table.ships("orange", "B03", gunship=6)
    table.markers("white", "A04")
    rest_of_round(table, Moves())
    greedy_says(table, "white")
    assert table.at_tile("white", "B03") == []


def test_it_retreats_from_a_hopeless_fight() -> None:
    table = Table(2)
    table.home(white="A03", orange="A15")
    table.ships("white", "B03", cruiser=1, drone=1)
    table.ships("orange", "B03", gunship=5)
    rest_of_round(table)
    assert greedy_says(table, "white")[0].startswith("retreat to")


def test_it_stays_in_a_fight_that_it_wins() -> None:
    table = Table(2)
    table.home(white="A03", orange="A15")
    table.ships("white", "B03", cruiser=5)
    table.ships("orange", "B03", cruiser=1)
    rest_of_round(table)
    assert greedy_says(table, "white") == ["fire at orange"]


def test_it_buys_a_drone_mother_in_round_one() -> None:
    table = Table(2)
    table.home(white="A03", orange="A15")
    table.tile("B02", face="red")
    rest_of_round(table, Build(WHITE), Build(ORANGE), RevealProbes(), Moves())
    said = greedy_says(table, "white")
    assert "buy drone mother" in said
    assert "order at A03" in said


def test_it_puts_a_hit_on_an_undamaged_drone_first() -> None:
    table = two_homes()
    table.ships("white", "C03", cruiser=2, drone=1)
    table.ships("orange", "C03", cruiser=3)
    table.s.fight = new_fight(COMBAT, tile_of("C03"), 1 << WHITE | 1 << ORANGE)
    table.s.fight.hits[WHITE] = 1
    rest_of_round(table, TakeHits(tile_of("C03")))
    assert greedy_says(table, "white")[0] == "hit drone mother"


def test_it_shoots_rather_than_holds_fire() -> None:
    table = two_homes()
    table.flag("white", "B02")
    table.cannon("B02")
    table.ships("orange", "B02", cruiser=1, gunship=1)
    rest_of_round(table)
    assert greedy_says(table, "white")[0].startswith("strike")


def test_it_never_says_what_only_loses_things() -> None:
    table = two_homes()
    table.player("white").level = 7
    table.upgrade("white", "drone", "Hangar Bay")
    rest_of_round(table, Build(WHITE), Build(ORANGE), RevealProbes(), Moves())
    offered = options(table.s, WHITE)
    thought = GAME.rules.words.texts(GAME.mind.candidates(table.s, WHITE, offered))
    assert "take off Hangar Bay" in GAME.rules.words.texts(offered)
    assert "take off Hangar Bay" not in thought
    assert "end build" in thought


def test_it_beats_chance_in_every_game_of_a_short_match() -> None:
    games = list(match(Pairing("event-horizon", ("greedy", "random"), read_options(GAME, {}), "short"), 2, 1))
    assert standings(games)[0].wins == 2
