"""A table that a seat cannot tell from the true one: what it does not know is dealt anew."""

from __future__ import annotations

from perihelion.core.dice import Generator
from perihelion.core.hands import redealt
from perihelion.core.piles import Pile, deal, knows
from perihelion.core.steps import Sealed, Seat, reoffer
from perihelion.games.andromeda.cards.destiny import DESTINY_COUNT
from perihelion.games.andromeda.cards.factions import FACTION_SET, FACTIONS
from perihelion.games.andromeda.cards.planets import PLANET_COLOUR
from perihelion.games.andromeda.player import NO_GOAL
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import State


def redeal(s: State, seat: Seat, generator: Generator) -> State:
    """AE-TAC-01, AE-TRK-04, AE-ACT-04, AE-OPT-01. Hands and deck, tokens, event cards, peeked moons, dealt
    factions and destiny cards."""
    new = s.clone()
    new.tactics, hands = redealt(s.tactics, seat, [player.hand for player in s.players], generator)
    for other, player in enumerate(new.players):
        player.hand = hands[other]
    new.discoveries = s.discoveries.redealt(seat, generator)
    new.events = redealt(s.events, seat, [], generator)[0]
    redeal_moons(new, seat, generator)
    redeal_dealt(new, seat, generator)
    new.added.redeal(new, seat, generator)
    if new.sealed:
        refill(new, seat, generator)
    reoffer(new)
    return new


def redeal_moons(new: State, seat: Seat, generator: Generator) -> None:
    """AE-P-27. A moon at which somebody else has looked might be any of its colour."""
    for region, here in enumerate(new.regions):
        if here.second != NO_MOON and not knows(seat, here.second_seen):
            colour = PLANET_COLOUR[here.tile]
            bag = list(new.moons[colour].bag)
            bag[here.second] += 1
            moon = deal(bag, generator)
            new.moons = (*new.moons[:colour], Pile(tuple(bag)), *new.moons[colour + 1 :])
            new.regions[region] = here.with_moons(here.moons, here.top, moon, here.second_seen)


def redeal_dealt(new: State, seat: Seat, generator: Generator) -> None:
    """AE-PSET-03, AE-OPT-01. Faction and destiny cards that others hold."""
    others = [player for other, player in enumerate(new.players) if other != seat]
    known = list(new.players[seat].dealt) if seat >= 0 else []
    factions = [
        int(faction not in known and new.has_set(FACTION_SET[faction])) for faction in range(len(FACTIONS))
    ]
    for player in others:
        player.dealt = tuple(sorted([deal(factions, generator) for _ in player.dealt]))
    if new.ended:
        return
    own = new.players[seat].aims if seat >= 0 else ()
    goals = [int(goal not in own) for goal in range(DESTINY_COUNT)]
    for player in others:
        player.aims = tuple(sorted([deal(goals, generator) for _ in player.aims]))
        if player.goal != NO_GOAL:
            player.goal = player.aims[generator.below(len(player.aims))]


def refill(s: State, seat: Seat, generator: Generator) -> None:
    """What others have sealed might be anything that they could have said."""
    step = s.agenda[-1]
    assert isinstance(step, Sealed)
    for other in range(s.seat_count):
        if other != seat and s.sealed[other]:
            offered = step.options(s, other)
            s.sealed[other] = [offered[generator.below(len(offered))]]
