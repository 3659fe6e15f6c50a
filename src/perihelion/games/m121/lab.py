"""What a designer counts in a game: starts, phases, cards, invasions, control, specials, the end."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Lab
from perihelion.core.steps import Seat, Step, Word
from perihelion.games.kit.counting import NOBODYS, Counter, Counters, Note
from perihelion.games.kit.masks import members_of
from perihelion.games.m121 import setup
from perihelion.games.m121.cards.board import GAP_COUNT, SPACES
from perihelion.games.m121.cards.slots import PHASES
from perihelion.games.m121.cards.tables import CARD_IDS, CARDS, MOST_DEMANDS, NO_CARD, SELLS, is_special
from perihelion.games.m121.phases import build, colonise, deliver, expand
from perihelion.games.m121.round import closing, selection
from perihelion.games.m121.scoring import SOURCES, points_by_source
from perihelion.games.m121.specials.clauses import worth
from perihelion.games.m121.state import LAST_ROUND, NO_SPACE, OUT_OF_DISKS, STANDSTILL, TIME_UP, State
from perihelion.games.m121.words import START_AT, STOP

COMPONENTS: Final = ("keep", "choose", "build", "place", "influence")
"""The verbs that take something which a designer weighs."""
ENDINGS: Final = {
    OUT_OF_DISKS: "no disks left",
    NO_SPACE: "no legal space left",
    LAST_ROUND: "the agreed last round",
    TIME_UP: "time is up",
    STANDSTILL: "standstill",
}
LONG: Final = 20
"""Games of more rounds than this are too long."""


def named(card: int) -> str:
    return f"{CARD_IDS[card]} {CARDS[card]}"


def started(before: State, _: Step, seat: Seat, word: Word, _after: State) -> list[Note]:
    """Which start system a player begins with, and where."""
    return [
        (f"start: {named(before.players[seat].starts[0])}", seat),
        (f"start space: {SPACES[START_AT.noun(word)]}", seat),
        (f"start: place {before.track.index(seat) + 1} in the order of setup", seat),
    ]


def chose(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """The reveal: which phases were chosen, and which of them boosted."""
    if after.sealed:
        return []
    notes = [(f"chose: {PHASES[phase]}", seat) for seat, phase in enumerate(after.chosen)]
    boosted = [seat for seat, card in enumerate(after.boosts) if card != NO_CARD]
    return notes + [(f"boosted: {PHASES[after.chosen[seat]]}", seat) for seat in boosted]


def built(_: State, step: build.LayInfrastructure, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    special = [("built a special", step.seat)] if is_special(step.card) else []
    return [(f"built: {named(step.card)}", step.seat), *special]


def settled(_: State, step: colonise.LaySystem, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    manner = "by military" if step.conquest else "peacefully"
    return [(f"placed: {named(step.card)}", step.seat), (f"placed {manner}", step.seat)]


def delivered(before: State, step: deliver.Delivery, _seat: Seat, _word: Word, _: State) -> list[Note]:
    space, number = divmod(step.demand, MOST_DEMANDS)
    sale = SELLS[before.sites[space].card][number] > 0
    tolls = [("toll paid", step.seat)] * len(step.payees)
    return [("sold a cube" if sale else "delivered a cube", step.seat), *tolls]


def claimed(_: State, step: expand.Claim, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    return [("expanded: empty space", step.seat)]


def politics(_: State, step: expand.Politics, _seat: Seat, _word: Word, _after: State) -> list[Note]:
    return [("expanded: political", step.seat)]


def invaded(before: State, step: expand.Invasion, _seat: Seat, _word: Word, _: State) -> list[Note]:
    own = before.sites[step.space].controller == step.seat
    return [("invaded an own system" if own else "invaded a rival", step.seat)]


def stopped(_: State, _step: Step, seat: Seat, word: Word, _after: State) -> list[Note]:
    return [("stopped an invasion" if word == STOP else "allowed an invasion", seat)]


def target_checked(before: State, step: expand.CheckTarget, _: Seat, _word: Word, after: State) -> list[Note]:
    return flipped(before, step.space, after)


def delivery_checked(
    before: State, step: deliver.CheckDelivery, _: Seat, _word: Word, after: State
) -> list[Note]:
    return flipped(before, step.space, after)


def flipped(before: State, space: int, after: State) -> list[Note]:
    was, is_now = before.sites[space].controller, after.sites[space].controller
    return [("took control of a system", is_now), ("lost control of a system", was)] if was != is_now else []


def round_over(_: State, _step: Step, _seat: Seat, _word: Word, after: State) -> list[Note]:
    """At the end of the game: why it ended, how long it was, and what the points came from."""
    if not after.ended:
        return []
    notes: list[Note] = [(f"end: {ENDINGS[after.ended]}", NOBODYS)]
    notes += [("rounds", NOBODYS)] * after.round
    if after.round > LONG:
        notes.append((f"more than {LONG} rounds", NOBODYS))
    for seat in range(after.seat_count):
        for source, points in zip(SOURCES, points_by_source(after, seat), strict=True):
            notes += [(f"points: {source}", seat)] * points
        for gap in members_of(after.players[seat].owned, GAP_COUNT):
            card = after.works[gap].card
            if is_special(card):
                notes += [(f"points of {named(card)}", seat)] * worth(after, seat, card)
    return notes


COUNTERS: Final[dict[type[Step], Counter]] = {
    setup.StartAt: started,
    selection.Selection: chose,
    build.LayInfrastructure: built,
    colonise.LaySystem: settled,
    deliver.Delivery: delivered,
    deliver.CheckDelivery: delivery_checked,
    expand.Claim: claimed,
    expand.Politics: politics,
    expand.Invasion: invaded,
    expand.StopInvasion: stopped,
    expand.CheckTarget: target_checked,
    closing.EndOfRound: round_over,
}
LAB: Final = Lab(COMPONENTS, Counters(COUNTERS).figures)
