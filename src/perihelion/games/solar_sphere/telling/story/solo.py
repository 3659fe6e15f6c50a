"""The log of DRANDA: which card, which criterion and which tie-break made it act."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, listed, series
from perihelion.games.kit.telling.phrases import clauses, in_turn
from perihelion.games.solar_sphere.cards.amounts import change, drones
from perihelion.games.solar_sphere.cards.effects.printed import BENEFITS
from perihelion.games.solar_sphere.cards.effects.tracks import Morale, Reputation, Score
from perihelion.games.solar_sphere.cards.ids import Face, Position
from perihelion.games.solar_sphere.cards.tables import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CREW_TIER,
    DRANDA_ORDER,
    HEX_ICON,
    LEVEL_DEPLOYS,
    NO_CARD,
    NOWHERE,
    SHIP_RESISTANCE,
    TIER_POINTS,
    TOP_LEFT,
    TOP_RIGHT,
)
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE
from perihelion.games.solar_sphere.numbers import toll
from perihelion.games.solar_sphere.solo.choices import (
    BY_ICON,
    CRITERIA,
    FEWEST_ICON,
    ONLY_ONE,
    CrewChoice,
    HexChoice,
    Powers,
    crew_choice,
    exceed_targets,
    hex_choice,
    match_targets,
    one_each,
)
from perihelion.games.solar_sphere.solo.turns import (
    DiscardTop,
    DrandaAttacks,
    DrandaBuilds,
    DrandaHires,
    DrandaTurn,
    PlaceDie,
    RevealForOpaque,
    RollDrandaDie,
    RollOpaque,
    SearchOpaque,
    SortFleet,
)
from perihelion.games.solar_sphere.state import State, dranda_of
from perihelion.games.solar_sphere.telling.phrases import Moment, factions, gains
from perihelion.games.solar_sphere.telling.story.place import end_points, last_hex
from perihelion.games.solar_sphere.words import (
    DRANDA_DRAWS,
    ROLL_OPAQUE,
    coloured_die,
    coloured_face,
)

DRANDA_DICE: Final = 3
STAGES: Final = (
    (BOTTOM_LEFT, match_targets, Said("to match the bottom row")),
    (BOTTOM_LEFT, exceed_targets, Said("to reinforce the bottom row")),
    (TOP_LEFT, match_targets, Said("to match the top row")),
    (TOP_LEFT, exceed_targets, Said("to reinforce the top row")),
)


# Setup, Dock, Recover


def sorted_fleet(m: Moment, _: SortFleet) -> list[Said]:
    """The rows in which two ships changed places, and why."""
    return [
        exchange(m, left) for left in (BOTTOM_LEFT, TOP_LEFT) if m.before.ships[left] != m.after.ships[left]
    ]


def exchange(m: Moment, left: int) -> Said:
    first, second = m.after.ships[left], m.after.ships[left + 1]
    if SHIP_RESISTANCE[first] > SHIP_RESISTANCE[second]:
        return Said(
            "{ship:first} goes to the left of {ship:second}: higher resistance.", first=first, second=second
        )
    return Said(
        "{ship:first} goes to the left of {ship:second}: equal resistance, and {opponent:0} prefers its"
        " icon.",
        first=first,
        second=second,
    )


def discard_top(m: Moment, _: DiscardTop) -> list[Said]:
    card = DRANDA_DRAWS.noun(m.word)
    colours = listed([Said("{colour:colour}", colour=colour) for colour in DRANDA_ORDER[card]])
    return [
        Said(
            "{opponent:0} discards {solo card:card}: its next dice are {colours}, from the left.",
            card=card,
            colours=colours,
        )
    ]


def dranda_dice(m: Moment, _: RollDrandaDie) -> list[Said]:
    """All dice at once, after the last."""
    dranda = dranda_of(m.after)
    if len(dranda.dice) < DRANDA_DICE:
        return []
    dice = [
        Said("{solo die:die}", die=coloured_die(colour, face))
        for colour, face in zip(dranda.colours, dranda.dice, strict=True)
    ]
    return [Said("{opponent:0} rolls {dice}.", dice=listed(dice))]


# A turn


def dranda_turn(m: Moment, _: DrandaTurn) -> list[Said]:
    """The card and where it sends the left-most die."""
    dranda = dranda_of(m.before)
    card, colour, face = DRANDA_DRAWS.noun(m.word), dranda.colours[0], dranda.dice[0]
    return [
        Said(
            "{opponent:0} reveals {solo card:card} for its {solo die:die}: {location:place}.",
            card=card,
            die=coloured_die(colour, face),
            place=PlaceDie(card, colour, face, False).location(),
        )
    ]


def placed(m: Moment, step: PlaceDie) -> list[Said]:
    """SS-SOLO-12. Only an occupied Location is news: what the drone that must go costs DRANDA."""
    location, supply = step.location(), dranda_of(m.before).supply
    if not toll(m.before, location):
        return []
    if supply == 0:
        return [
            Said(
                "The {location:place} is occupied: {opponent:0} has no drone to discard, {points}.",
                place=location,
                points=change(-1),
            )
        ]
    return [
        Said(
            "The {location:place} is occupied: {opponent:0} discards 1 drone, {left} left in supply.",
            place=location,
            left=supply - 1,
        )
    ]


def search_opaque(m: Moment, _: SearchOpaque) -> list[Said]:
    """SS-SOLO-19. The end of the search without a die."""
    if m.after.agenda and isinstance(m.after.agenda[-1], RevealForOpaque):
        return []
    if dranda_of(m.before).opaque:
        return [Said("No card of the deck fits: {opponent:0} gets no extra die.")]
    return [Said("All opaque dice are used: {opponent:0} gets no extra die.")]


def reveal_opaque(m: Moment, step: RevealForOpaque) -> list[Said]:
    card = DRANDA_DRAWS.noun(m.word)
    colour = DRANDA_ORDER[card][0]
    if dranda_of(m.after).opaque == dranda_of(m.before).opaque:
        return [
            Said(
                "{opponent:0} reveals {solo card:card}, but the opaque {colour:colour} die is used: the card"
                " goes under the deck.",
                card=card,
                colour=colour,
            )
        ]
    return [
        Said(
            "{opponent:0} reveals {solo card:card} for an extra die, the opaque {colour:colour} die;"
            " {solo card:trigger} is discarded.",
            card=card,
            colour=colour,
            trigger=step.trigger,
        )
    ]


def roll_opaque(m: Moment, step: RollOpaque) -> list[Said]:
    face = coloured_face(ROLL_OPAQUE.noun(m.word))
    return [
        Said(
            "{opponent:0} rolls {face} with the opaque {colour:colour} die: {location:place}.",
            face=face,
            colour=step.colour,
            place=PlaceDie(step.card, step.colour, face, True).location(),
        )
    ]


# The Sphere


def dranda_builds(m: Moment, step: DrandaBuilds) -> list[Said]:
    """The hex, the criteria that left fewer candidates, what it paid and scored."""
    choice = hex_choice(m.before, step.face)
    if choice.position == NOWHERE:
        return [Said("{opponent:0} finds no hex that could be built.")]
    if dranda_of(m.before).hexes == dranda_of(m.after).hexes:
        return [Said("{opponent:0} has no drone to build with.")]
    built = Said(
        "{opponent:0} builds {hex:card} on {position:place}: {why}; {news}.",
        card=m.after.hexes[choice.position],
        place=choice.position,
        why=in_turn([CRITERIA[criterion] for criterion in choice.criteria]),
        news=listed([*hex_gains(m, choice.position), *hex_price(m, choice)]),
    )
    return [built, *last_hex(m)]


def hex_gains(m: Moment, position: Position) -> list[Said]:
    card = m.after.hexes[position]
    points = sum([effect.amount for effect in BENEFITS[card] if isinstance(effect, Score)])
    morale = sum([effect.amount for effect in BENEFITS[card] if isinstance(effect, Morale)])
    reputation = sum([effect.amount for effect in BENEFITS[card] if isinstance(effect, Reputation)])
    return [
        *gains(m, DRANDA_SIDE, points, morale, reputation),
        *factions((HEX_ICON[card],)),
        end_points(m, position),
    ]


def hex_price(m: Moment, choice: HexChoice) -> list[Said]:
    """SS-SOLO-15, SS-SOLO-46. An extra drone for a higher value, and drones or points for want of a
    supply."""
    supply = dranda_of(m.before).supply
    extra: list[Said] = []
    if choice.higher and supply:
        extra = [Said("1 extra drone discarded")]
    elif choice.higher:
        extra = [Said("{points} for the extra drone", points=change(-1))]
    return extra + reclaimed(int(supply - choice.higher <= 0))


def reclaimed(drones: int) -> list[Said]:
    """SS-SOLO-15. Discarded drones that came back for points."""
    if drones == 0:
        return []
    return [
        Many(
            drones,
            "{points} for {n} reclaimed drone",
            "{points} for {n} reclaimed drones",
            points=change(-drones),
        )
    ]


# Crew


def dranda_hires(m: Moment, step: DrandaHires) -> list[Said]:
    """The card, the tier and what decided between two cards."""
    choice = crew_choice(m.before, step.face)
    if choice.card == NO_CARD:
        return [Said("{opponent:0} finds the crew display empty.")]
    token = m.before.tokens[m.before.display.index(choice.card)]
    return [
        Said(
            "{opponent:0} hires {crew:card}: {reason}; {news}.",
            card=choice.card,
            reason=crew_reason(choice, step.face),
            news=listed(gains(m, DRANDA_SIDE, TIER_POINTS[CREW_TIER[choice.card]], token)),
        )
    ]


def crew_reason(choice: CrewChoice, face: Face) -> Said:
    tier = tier_reason(choice, face)
    if choice.reason == ONLY_ONE:
        return Said("{tier}, its only card", tier=tier)
    if choice.reason == BY_ICON:
        return in_turn([tier, CRITERIA[FEWEST_ICON]])
    if face % 2:
        return Said("{tier}, then a tie of icons, then the top card for an odd die", tier=tier)
    return Said("{tier}, then a tie of icons, then the bottom card for an even die", tier=tier)


def tier_reason(choice: CrewChoice, face: Face) -> Said:
    actual = CREW_TIER[choice.card] + 1
    if actual == choice.tier + 1:
        return Said("tier {tier} for a {face}", tier=actual, face=face)
    return Said("tier {wanted} is sold out, so tier {tier}", wanted=choice.tier + 1, tier=actual)


# The Fleet


def dranda_attacks(m: Moment, _: DrandaAttacks) -> list[Said]:
    """How many drones, and which step of its plan sends them where."""
    before, after = dranda_of(m.before), dranda_of(m.after)
    wanted = LEVEL_DEPLOYS[before.level]
    sent = min(wanted, before.supply + before.removed)
    if sent == 0:
        return [Said("{opponent:0} has no drone to attack with.")]
    news = clauses([listed(fleet_stages(m.before, sent)), *reclaimed(before.removed - after.removed)])
    if sent < wanted:
        return [Said("{opponent:0} sends only {drones}: {news}.", drones=drones(sent), news=news)]
    return [Said("{opponent:0} sends {drones}: {news}.", drones=drones(sent), news=news)]


def fleet_stages(s: State, drones: int) -> list[Said]:
    """SS-SOLO-28, SS-SOLO-29, SS-SOLO-30, SS-SOLO-31. The same steps as `fleet_plan`, one by one."""
    powers = Powers(s, drones)
    told: list[Said] = []
    for left, place, purpose in STAGES:
        sent = powers.sent[:]
        place(powers, powers.row(left))
        told += stage_news(powers, sent, purpose)
    sent = powers.sent[:]
    while powers.left > 0:
        one_each(powers, powers.row(BOTTOM_LEFT) + powers.row(TOP_LEFT))
    return told + stage_news(powers, sent, Said("as no ship needs more"))


def stage_news(powers: Powers, sent: list[int], purpose: Said) -> list[Said]:
    """`1 to A and 2 to B to match the bottom row`"""
    parts = [
        (powers.sent[slot] - sent[slot], powers.ships[slot])
        for slot in (BOTTOM_LEFT, BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT)
    ]
    where = [Said("{n} to {ship:ship}", n=drones, ship=ship) for drones, ship in parts if drones]
    return [Said("{where} {purpose}", where=series(where), purpose=purpose)] if where else []
