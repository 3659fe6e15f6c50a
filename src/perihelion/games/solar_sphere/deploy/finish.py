"""Can a visit be finished? What an ask offers on the way must never lead into a dead end.

At the Sphere, the Crew Station and the Fleet the action may be impossible (SS-SPH-04, SS-CREW-03, SS-FLT-06).
From the choice of the die to the last payment, only choices are offered after which a satellite or the action
remains possible (SS-VIS-10). Everything that crew cards on arrival could bring is tried out (SS-CREW-19)."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.kit.masks import has
from perihelion.games.solar_sphere.cards.ids import Card, Hex, Location
from perihelion.games.solar_sphere.cards.tables import (
    CREW_GAIN,
    CREW_STATION,
    CREW_TIER,
    DISPLAY,
    FLEET_SALVAGE,
    HEX_CRYSTAL,
    HEX_GOLD,
    HEX_ORE,
    HEX_VALUE,
    NO_CARD,
    SOLAR_SPHERE,
)
from perihelion.games.solar_sphere.deploy.means import Means, helped, kicked_back, means_of, salvaged
from perihelion.games.solar_sphere.numbers import (
    affordable,
    boosted,
    in_window,
    value_limit,
    viable_positions,
)
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State, Visit


def fragile(location: Location) -> bool:
    """The actions that "cannot be taken" without payment; SS-VIS-11: all others are worded "up to"."""
    return location >= SOLAR_SPHERE


def still(s: State, seat: Seat, means: Means) -> bool:
    """With these means the visit under way, if there is one, can still be finished."""
    return s.visit.finished() or finishable(s, seat, s.visit, means, True)


def leaves_way(s: State, seat: Seat, card: Card) -> bool:
    """SS-VIS-10. After this crew card the visit under way, if there is one, can still be finished."""
    if s.visit.finished():
        return True
    player = s.players[seat]
    return any(finishable(s, seat, s.visit, means, True) for means in helped(player, means_of(player), card))


def finishable(s: State, seat: Seat, visit: Visit, means: Means, satellite: bool) -> bool:
    """The action can be taken, or if that counts a satellite launched, with the help of the boost and of crew
    cards."""
    player = s.players[seat]
    if means.salvages > 0:
        return any(finishable(s, seat, visit, after, satellite) for after in salvaged(means))
    if means.kickbacks > 0:
        return any(finishable(s, seat, visit, after, satellite) for after in kicked_back(player, means))
    if satellite and can_launch(player, visit, means):
        return True
    if can_act(s, player, visit, means):
        return True
    return not visit.acting and any(
        finishable(s, seat, visit, after, satellite)
        for card in player.crew
        if not has(means.used, card) and in_window(card, visit.location)
        for after in helped(player, means, card)
    )


def can_launch(player: Player, visit: Visit, means: Means) -> bool:
    """SS-VIS-07, SS-VIS-08. A satellite with an active drone; or SS-DRONE-03, the one that is there,
    recovered."""
    if visit.acting:
        return False
    return launches(player, visit.location, means.active) or (means.recalled and means.active > 0)


def launches(player: Player, location: Location, active: int) -> bool:
    """SS-VIS-07, SS-VIS-08. A satellite with one of so many active drones, where there is none."""
    return active > 0 and not boosted(player, location)


def can_act(s: State, player: Player, visit: Visit, means: Means) -> bool:
    """SS-SPH-04, SS-CREW-03, SS-FLT-06. The action can be taken with these means and the boost; once it is
    taken, the boost is among them."""
    boost = not visit.acting and boosted(player, visit.location)
    if visit.location == SOLAR_SPHERE:
        return can_build(s, player, visit.value, means)
    if visit.location == CREW_STATION:
        return can_hire(s, means, CREW_GAIN if boost else 0)
    if not boost:
        return can_pay_attack(means)
    salvaging = means.clone()
    salvaging.salvages = FLEET_SALVAGE
    return any(can_pay_attack(after) for after in salvaged(salvaging))


def can_pay_attack(means: Means) -> bool:
    """SS-FLT-06. 1 crystal and 1 drone."""
    return means.active > 0 and means.crystal + means.any > 0


def can_build(s: State, player: Player, value: int, means: Means) -> bool:
    """SS-SPH-01, SS-SPH-02, SS-SPH-03, SS-SPH-04. Some viable hex within the value can be paid, and a drone
    for it."""
    if means.active == 0:
        return False
    limit = value_limit(player, value)
    return any(
        HEX_VALUE[s.hexes[position]] <= limit and hex_shortage(s.hexes[position], means) <= means.any
        for position in viable_positions(s)
    )


def hex_shortage(card: Hex, means: Means) -> int:
    """How many resources are missing for this hex."""
    missing = 0
    if HEX_ORE[card] > means.ore:
        missing += HEX_ORE[card] - means.ore
    if HEX_GOLD[card] > means.gold:
        missing += HEX_GOLD[card] - means.gold
    if HEX_CRYSTAL[card] > means.crystal:
        missing += HEX_CRYSTAL[card] - means.crystal
    return missing


def can_hire(s: State, means: Means, boost: int) -> bool:
    """SS-CREW-03, SS-CREW-04. Some card of the display is payable, with so many resources of choice from the
    boost."""
    extra = means.any + boost
    total = means.ore + means.gold + means.crystal + extra
    for slot in range(DISPLAY):
        card = s.display[slot]
        if card != NO_CARD and affordable(CREW_TIER[card], means.gold + extra, total):
            return True
    return False
