"""What a player lacks for a thing on the table, and the way to it: for whoever clicks on what the present
question is not about."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Ask, Refusal, Seat
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.tellers import Way, asked
from perihelion.games.m121.cards.board import CENTRE, COLUMNS, GAPS_IN_PLAY, IN_PLAY, NOBODY, TOP_LEVEL
from perihelion.games.m121.cards.tables import COLOUR_COUNT, COST, DEMANDS, MOST_DEMANDS, NO_CARD, is_system
from perihelion.games.m121.hand.pay import others_in_hand
from perihelion.games.m121.numbers import (
    build_cost,
    buildable,
    card_discount,
    colonisable,
    political_cost,
)
from perihelion.games.m121.phases.build import Build, refuse_owned
from perihelion.games.m121.phases.colonise import Colonise, fits
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.phrases import cards, disks, place, price, reward, wanted
from perihelion.games.m121.words import BUILD, WORDS


def answered(s: State, seat: Seat, kind: str, thing: int) -> bool:
    """Whether the present question itself says why not."""
    step = asked(s)
    assert isinstance(step, Ask), "somebody is asked"
    words = [verb.of(thing) for verb in WORDS.verbs if verb.nouns.kind == kind]
    return any(step.why_not(s, seat, word) for word in words)


# Cards


def card_way(s: State, seat: Seat, card: int) -> Refusal | None:
    """MX-CARD-01, MX-CARD-09. A card in hand and its phase, or where else it lies."""
    if s.players[seat].hand.count(card):
        return None if answered(s, seat, "card", card) else hand_way(s, seat, card)
    if card in s.research:
        return slot_way(s, seat, s.research.index(card))
    for space, site in enumerate(s.sites):
        if site.card == card:
            return space_way(s, seat, space)
    for gap, works in enumerate(s.works):
        if works.card == card:
            return gap_way(s, seat, gap)
    return Refusal(
        "MX-CARD-09",
        "{card:card} is not in your hand. Cards come from draws and, in Advance, from the research area.",
        card=card,
    )


def hand_way(s: State, seat: Seat, card: int) -> Refusal:
    others = cards(others_in_hand(s.players[seat], card))
    if is_system(card):
        return Refusal(
            "MX-COL-01",
            "{card:card} costs {price} now, tabs aside; you have {others} besides it. Systems are placed in"
            " Colonise, when somebody chooses it.",
            card=card,
            price=price(max(0, COST[card] - card_discount(s, seat, card))),
            others=others,
        )
    return Refusal(
        "MX-BLD-01",
        "{card:card} costs {price} now; you have {others} besides it. Infrastructure is built in Build, when"
        " somebody chooses it.",
        card=card,
        price=price(build_cost(s, seat, card)),
        others=others,
    )


def slot_way(s: State, seat: Seat, slot: int) -> Refusal | None:
    """MX-ADV-01."""
    if answered(s, seat, "slot", slot):
        return None
    card = s.research[slot]
    if card == NO_CARD:
        return Refusal(
            "MX-ADV-07", "This place of the research area is empty until the next Advance is over."
        )
    level, reach = slot // COLUMNS, s.players[seat].level
    if reach == TOP_LEVEL:
        return Refusal(
            "MX-ADV-01",
            "{card:card} lies beside tech level {level}. Research cards are taken in Advance, up to your own"
            " level, which is {reach}.",
            card=card,
            level=level,
            reach=reach,
        )
    return Refusal(
        "MX-ADV-01",
        "{card:card} lies beside tech level {level}. Research cards are taken in Advance, up to your own"
        " level, which is {reach}, or one more if you choose Advance.",
        card=card,
        level=level,
        reach=reach,
    )


# The board


def space_way(s: State, seat: Seat, space: int) -> Refusal | None:
    """MX-COL-02, MX-EXP-03."""
    if answered(s, seat, "space", space):
        return None
    if space == CENTRE:
        return Refusal("MX-BOARD-04", "Nothing is ever placed on the galactic centre.")
    if not has(IN_PLAY[s.seat_count], space):
        return Refusal("MX-SETUP-01", "{space:space} is not used with so many players.", space=space)
    return empty_way(s, seat, space) if s.sites[space].card == NO_CARD else system_way(s, seat, space)


def empty_way(s: State, seat: Seat, space: int) -> Refusal:
    if has(colonisable(s, seat), space):
        return reached_way(s, seat, space)
    return Refusal(
        "MX-COL-02",
        "{space:space} is out of your reach: first influence something next to it, in Colonise or Expand, or"
        " build infrastructure at its corner.",
        space=space,
    )


def reached_way(s: State, seat: Seat, space: int) -> Refusal:
    systems = [card for card in s.players[seat].hand.kinds() if is_system(card)]
    if isinstance(asked(s), Colonise) and not any(fits(s, seat, card, space) for card in systems):
        return Refusal(
            "MX-COL-05",
            "{space:space} is free, but no system in your hand can be paid or fought for there.",
            space=space,
        )
    return Refusal(
        "MX-COL-02",
        "{space:space} lies next to something that you influence: place a system there in Colonise, or"
        " put a disk there in Expand.",
        space=space,
    )


def system_way(s: State, seat: Seat, space: int) -> Refusal:
    site = s.sites[space]
    if site.controller == seat:
        return Refusal(
            "MX-INFL-06",
            "You control {place} with {disks}. More disks come by deliveries and in Expand.",
            place=place(s, space),
            disks=disks(site.disks(seat)),
        )
    if not has(s.players[seat].reach, space):
        return Refusal(
            "MX-EXP-03",
            "{place} is out of your reach: nothing that you influence lies next to it.",
            place=place(s, space),
        )
    return Refusal(
        "MX-EXP-06",
        "{place} is controlled by {player:who} with {theirs}; you have {own} there. In Expand political"
        " influence on it costs {price}, or an invasion strength {need}.",
        place=place(s, space),
        who=site.controller,
        theirs=disks(site.disks(site.controller)),
        own=disks(site.disks(seat)),
        price=price(political_cost(s, seat, space)),
        need=COST[site.card],
    )


def gap_way(s: State, seat: Seat, gap: int) -> Refusal | None:
    """MX-BLD-05."""
    if answered(s, seat, "gap", gap):
        return None
    if s.works[gap].owner != NOBODY:
        return refuse_owned(s, gap)
    if not has(GAPS_IN_PLAY[s.seat_count], gap):
        return Refusal("MX-SETUP-01", "{gap:gap} is not used with so many players.", gap=gap)
    if has(buildable(s, seat), gap):
        return free_way(s, seat, gap)
    if has(s.closed, gap):
        return Refusal("MX-BLD-06", "Four systems surround {gap:gap}; nothing can be built there.", gap=gap)
    return Refusal(
        "MX-BLD-05",
        "To build in {gap:gap} you must influence a system at one of its corners; infrastructure is built in"
        " Build.",
        gap=gap,
    )


def free_way(s: State, seat: Seat, gap: int) -> Refusal:
    step = asked(s)
    if isinstance(step, Build) and not any(BUILD.says(word) for word in step.options(s, seat)):
        return Refusal(
            "MX-CARD-01",
            "{gap:gap} is free, but you hold no infrastructure that you could pay for.",
            gap=gap,
        )
    return Refusal("MX-BLD-05", "{gap:gap} is free: build infrastructure there in Build.", gap=gap)


# Cubes


def load_way(s: State, seat: Seat, load: int) -> Refusal | None:
    """MX-DEL-02, MX-DEL-18."""
    if answered(s, seat, "load", load):
        return None
    space, colour = divmod(load, COLOUR_COUNT)
    site = s.sites[space]
    if site.card == NO_CARD or not site.cubes[colour]:
        return Refusal(
            "MX-DEL-02", "No {cube:colour} cube lies on {space:space}.", colour=colour, space=space
        )
    if not site.influenced(seat):
        return Refusal(
            "MX-DEL-18",
            "The cubes on {place} are for those who have a disk there: get one in Expand or by a delivery.",
            place=place(s, space),
        )
    return Refusal(
        "MX-DEL-01",
        "The {cube:colour} cube of {place} can be delivered in Deliver, when somebody chooses it.",
        colour=colour,
        place=place(s, space),
    )


def demand_way(s: State, seat: Seat, demand: int) -> Refusal | None:
    """MX-DEL-04."""
    if answered(s, seat, "demand", demand):
        return None
    space, number = divmod(demand, MOST_DEMANDS)
    site = s.sites[space]
    if site.card == NO_CARD or number >= DEMANDS[site.card]:
        return Refusal("MX-DEL-02", "There is no such demand space on {space:space}.", space=space)
    if site.filled[number] != NOBODY:
        return Refusal("MX-DEL-05", "{player:who} has filled this demand space.", who=site.filled[number])
    return Refusal(
        "MX-DEL-04",
        "This demand space of {place} takes {cube}: {reward}. Cubes of other systems are brought there in"
        " Deliver.",
        place=place(s, space),
        cube=wanted(site.card, number),
        reward=reward(site.card, number),
    )


# Players and phases


def player_way(s: State, seat: Seat, other: Seat) -> Refusal | None:
    """MX-DEL-10."""
    if answered(s, seat, "player", other):
        return None
    return Refusal(
        "MX-DEL-10", "You name another player only where several routes of a delivery cost the same toll."
    )


def phase_way(s: State, seat: Seat, phase: int) -> Refusal | None:
    """MX-SEL-01."""
    if answered(s, seat, "phase", phase):
        return None
    return Refusal(
        "MX-SEL-01", "{phase:phase} can be chosen in secret at the beginning of the next round.", phase=phase
    )


WAYS: Final[dict[str, Way]] = {
    "card": card_way,
    "slot": slot_way,
    "space": space_way,
    "gap": gap_way,
    "load": load_way,
    "demand": demand_way,
    "player": player_way,
    "phase": phase_way,
}
