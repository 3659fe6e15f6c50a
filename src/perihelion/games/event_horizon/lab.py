"""What a designer counts in a game: places, purchases, specials, combats, leads."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Lab
from perihelion.core.steps import Seat, Step, Word
from perihelion.games.event_horizon import setup
from perihelion.games.event_horizon.build import menu as build
from perihelion.games.event_horizon.build import specials, upgrades
from perihelion.games.event_horizon.cards.tables import (
    MARAUDERS,
    ROUNDS,
    SPECIALS,
    THIRD_MARKER_LEVEL,
    TYPE_NAMES,
    UPGRADES,
)
from perihelion.games.event_horizon.combat import combat
from perihelion.games.event_horizon.numbers import victory_points
from perihelion.games.event_horizon.round import rounds
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import BUILD_CANNON, BUILD_MINE, BUILD_PORT, END_BUILD, ON, RETREAT
from perihelion.games.kit.counting import NOBODYS, Counter, Counters, Note
from perihelion.games.kit.masks import has

COMPONENTS: Final = ("start at", "advance tech", "buy", "buy upgrade", "keep", "apply")
"""The verbs that take something which a designer weighs."""
LEAD_ROUND: Final = 4
MARKER_ROUND: Final = 5


def places(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return [
        (f"start: place {place + 1} in the order of setup", seat) for place, seat in enumerate(after.order)
    ]


def purchase(before: State, _: Step, seat: Seat, word: Word, _after: State) -> list[Note]:
    """A word of the Build menu; what is left at its end is wasted."""
    for verb, name in ((BUILD_PORT, "port"), (BUILD_MINE, "mine"), (BUILD_CANNON, "cannon")):
        if verb.says(word):
            return [(f"built: {name}", seat)]
    return [("production wasted", seat)] * before.players[seat].budget if word == END_BUILD else []


def upgrade(_: State, step: upgrades.ChooseType, seat: Seat, word: Word, _after: State) -> list[Note]:
    return [(f"upgrade on a type: {UPGRADES[step.upgrade]} on {TYPE_NAMES[ON.noun(word)]}", seat)]


def applied(before: State, step: specials.Apply, seat: Seat, word: Word, _: State) -> list[Note]:
    aside = step.card in before.players[seat].specials
    return [(f"special applied: {SPECIALS[step.card]}", seat)] if aside and ON.says(word) else []


def battle(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """A combat begins."""
    with_whom = "with marauders" if has(after.fight.sides, MARAUDERS) else "between players"
    return [(f"combat in round {after.round}", NOBODYS), (f"combat {with_whom}", NOBODYS)]


def retreat(_: State, _step: Step, seat: Seat, word: Word, _after: State) -> list[Note]:
    return [("retreat", seat)] if RETREAT.says(word) else []


def battle_over(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    return [("marauder fleet destroyed in combat", NOBODYS)] * after.fight.lost_fleets


def round_over(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """Who leads after the fourth round, who has the third marker by the fifth, who has which special where at
    the end."""
    seats = range(after.seat_count)
    if after.round == LEAD_ROUND:
        best = max([victory_points(player) for player in after.players])
        return [
            (f"leads after round {LEAD_ROUND}", seat)
            for seat in seats
            if victory_points(after.players[seat]) == best
        ]
    if after.round == MARKER_ROUND:
        leveled = [seat for seat in seats if after.players[seat].level >= THIRD_MARKER_LEVEL]
        first = [
            (f"first in round {MARKER_ROUND}", after.order[0]),
            (f"last in round {MARKER_ROUND}", after.order[-1]),
        ]
        return [*first, *[(f"third marker by round {MARKER_ROUND}", seat) for seat in leveled]]
    return (
        [(f"level {after.players[seat].level} after the last round", seat) for seat in seats]
        if after.round == ROUNDS
        else []
    )


COUNTERS: Final[dict[type[Step], Counter]] = {
    setup.TakePlaces: places,
    build.BuildMenu: purchase,
    upgrades.ChooseType: upgrade,
    specials.Apply: applied,
    combat.PickCombat: battle,
    combat.FireOrRetreat: retreat,
    combat.EndOfCombat: battle_over,
    rounds.ScoreRow: round_over,
}
LAB: Final = Lab(COMPONENTS, Counters(COUNTERS).figures)
