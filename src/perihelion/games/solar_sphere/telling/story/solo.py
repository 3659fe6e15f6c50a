"""The log of DRANDA: which card, which criterion and which tie-break made it act."""

from __future__ import annotations

from typing import Final

from perihelion.games.kit.telling.phrases import number, series, signed
from perihelion.games.solar_sphere.cards.effects.printed import BENEFITS
from perihelion.games.solar_sphere.cards.effects.tracks import Morale, Reputation, Score
from perihelion.games.solar_sphere.cards.ids import Face, Position
from perihelion.games.solar_sphere.cards.tables import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CREW_TIER,
    DIE_COLOURS,
    DRANDA_ORDER,
    FACTIONS,
    HEX_ICON,
    LEVEL_DEPLOYS,
    NO_CARD,
    NOWHERE,
    SHIP_RESISTANCE,
    TIER_POINTS,
    TOP_LEFT,
    TOP_RIGHT,
)
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
from perihelion.games.solar_sphere.telling.phrases import Moment, gains
from perihelion.games.solar_sphere.telling.story.turn import end_points, last_hex
from perihelion.games.solar_sphere.words import (
    DRANDA_DRAWS,
    ROLL_OPAQUE,
    coloured_face,
)

DRANDA_DICE: Final = 3
ROWS: Final = ((BOTTOM_LEFT, "the bottom row"), (TOP_LEFT, "the top row"))


def colours(order: tuple[int, ...]) -> str:
    return ", ".join([DIE_COLOURS[colour] for colour in order])


# Setup, Dock, Recover


def sorted_fleet(m: Moment, _: SortFleet) -> list[str]:
    """The rows in which two ships changed places, and why."""
    return [
        exchange(m, left) for left in (BOTTOM_LEFT, TOP_LEFT) if m.before.ships[left] != m.after.ships[left]
    ]


def exchange(m: Moment, left: int) -> str:
    first, second = m.after.ships[left], m.after.ships[left + 1]
    higher = SHIP_RESISTANCE[first] > SHIP_RESISTANCE[second]
    reason = "higher resistance" if higher else "equal resistance, and DRANDA prefers its icon"
    return f"{{ship:{first}}} goes to the left of {{ship:{second}}}: {reason}."


def discard_top(m: Moment, _: DiscardTop) -> list[str]:
    card = DRANDA_DRAWS.noun(m.word)
    return [
        f"DRANDA discards {{solo card:{card}}}: its next dice are {colours(DRANDA_ORDER[card])}, from the"
        " left."
    ]


def dranda_dice(m: Moment, _: RollDrandaDie) -> list[str]:
    """All dice at once, after the last."""
    dranda = dranda_of(m.after)
    if len(dranda.dice) < DRANDA_DICE:
        return []
    dice = [f"{DIE_COLOURS[colour]} {face}" for colour, face in zip(dranda.colours, dranda.dice, strict=True)]
    return [f"DRANDA rolls {', '.join(dice)}."]


# A turn


def dranda_turn(m: Moment, _: DrandaTurn) -> list[str]:
    """The card and where it sends the left-most die."""
    dranda = dranda_of(m.before)
    card, colour, face = DRANDA_DRAWS.noun(m.word), dranda.colours[0], dranda.dice[0]
    location = PlaceDie(card, colour, face, False).location()
    return [
        f"DRANDA reveals {{solo card:{card}}} for its {DIE_COLOURS[colour]} {face}: {{location:{location}}}."
    ]


def placed(m: Moment, step: PlaceDie) -> list[str]:
    """SS-SOLO-12. Only an occupied Location is news."""
    location = step.location()
    if not toll(m.before, location):
        return []
    return [f"The {{location:{location}}} is occupied: DRANDA {lost_drone(m.before)}."]


def lost_drone(s: State) -> str:
    """What a drone that must go costs DRANDA."""
    supply = dranda_of(s).supply
    return (
        f"discards 1 drone, {supply - 1} left in supply"
        if supply
        else f"has no drone to discard, {signed(-1, 'point')}"
    )


def search_opaque(m: Moment, _: SearchOpaque) -> list[str]:
    """SS-SOLO-19. The end of the search without a die."""
    if m.after.agenda and isinstance(m.after.agenda[-1], RevealForOpaque):
        return []
    reason = "No card of the deck fits" if dranda_of(m.before).opaque else "All opaque dice are used"
    return [f"{reason}: DRANDA gets no extra die."]


def reveal_opaque(m: Moment, step: RevealForOpaque) -> list[str]:
    card = DRANDA_DRAWS.noun(m.word)
    die = f"opaque {DIE_COLOURS[DRANDA_ORDER[card][0]]} die"
    if dranda_of(m.after).opaque == dranda_of(m.before).opaque:
        return [f"DRANDA reveals {{solo card:{card}}}, but the {die} is used: the card goes under the deck."]
    return [
        f"DRANDA reveals {{solo card:{card}}} for an extra die, the {die}; {{solo card:{step.trigger}}} is"
        " discarded."
    ]


def roll_opaque(m: Moment, step: RollOpaque) -> list[str]:
    face = coloured_face(ROLL_OPAQUE.noun(m.word))
    location = PlaceDie(step.card, step.colour, face, True).location()
    return [f"DRANDA rolls {face} with the opaque {DIE_COLOURS[step.colour]} die: {{location:{location}}}."]


# The Sphere


def dranda_builds(m: Moment, step: DrandaBuilds) -> list[str]:
    """The hex, the criteria that left fewer candidates, what it paid and scored."""
    choice = hex_choice(m.before, step.face)
    if choice.position == NOWHERE:
        return ["DRANDA finds no hex that could be built."]
    if dranda_of(m.before).hexes == dranda_of(m.after).hexes:
        return ["DRANDA has no drone to build with."]
    why = ", then ".join([CRITERIA[criterion] for criterion in choice.criteria])
    news = ", ".join([*hex_gains(m, choice.position), *hex_price(m, choice)])
    card = m.after.hexes[choice.position]
    return [f"DRANDA builds {{hex:{card}}} on {{position:{choice.position}}}: {why}; {news}.", *last_hex(m)]


def hex_gains(m: Moment, position: Position) -> list[str]:
    card = m.after.hexes[position]
    points = sum([effect.amount for effect in BENEFITS[card] if isinstance(effect, Score)])
    morale = sum([effect.amount for effect in BENEFITS[card] if isinstance(effect, Morale)])
    reputation = sum([effect.amount for effect in BENEFITS[card] if isinstance(effect, Reputation)])
    return [
        *gains(m, m.after.seat_count, points, morale, reputation),
        FACTIONS[HEX_ICON[card]],
        end_points(m, position),
    ]


def hex_price(m: Moment, choice: HexChoice) -> list[str]:
    """SS-SOLO-15, SS-SOLO-46. An extra drone for a higher value, and drones or points for want of a
    supply."""
    supply = dranda_of(m.before).supply
    extra = (
        ["1 extra drone discarded" if supply else f"{signed(-1, 'point')} for the extra drone"]
        if choice.higher
        else []
    )
    return extra + reclaimed(int(supply - choice.higher <= 0))


def reclaimed(drones: int) -> list[str]:
    """SS-SOLO-15. Discarded drones that came back for points."""
    return [f"{signed(-drones, 'point')} for {number(drones, 'reclaimed drone')}"] if drones else []


# Crew


def dranda_hires(m: Moment, step: DrandaHires) -> list[str]:
    """The card, the tier and what decided between two cards."""
    choice = crew_choice(m.before, step.face)
    if choice.card == NO_CARD:
        return ["DRANDA finds the crew display empty."]
    card, tier = choice.card, CREW_TIER[choice.card]
    token = m.before.tokens[m.before.display.index(card)]
    news = gains(m, m.after.seat_count, TIER_POINTS[tier], token)
    return [f"DRANDA hires {{crew:{card}}}: {crew_reason(choice, step.face)}; {', '.join(news)}."]


def crew_reason(choice: CrewChoice, face: Face) -> str:
    actual = CREW_TIER[choice.card] + 1
    tier = (
        f"tier {actual} for a {face}"
        if actual == choice.tier + 1
        else f"tier {choice.tier + 1} is sold out, so tier {actual}"
    )
    if choice.reason == ONLY_ONE:
        return f"{tier}, its only card"
    if choice.reason == BY_ICON:
        return f"{tier}, then {CRITERIA[FEWEST_ICON]}"
    return (
        f"{tier}, then a tie of icons, then the"
        f" {'top card for an odd' if face % 2 else 'bottom card for an even'} die"
    )


# The Fleet


def dranda_attacks(m: Moment, _: DrandaAttacks) -> list[str]:
    """How many drones, and which step of its plan sends them where."""
    before, after = dranda_of(m.before), dranda_of(m.after)
    wanted = LEVEL_DEPLOYS[before.level]
    drones = min(wanted, before.supply + before.removed)
    if drones == 0:
        return ["DRANDA has no drone to attack with."]
    only = "only " if drones < wanted else ""
    parts = [", ".join(fleet_stages(m.before, drones)), *reclaimed(before.removed - after.removed)]
    return [f"DRANDA sends {only}{number(drones, 'drone')}: {'; '.join(parts)}."]


def fleet_stages(s: State, drones: int) -> list[str]:
    """SS-SOLO-28, SS-SOLO-29, SS-SOLO-30, SS-SOLO-31. The same steps as `fleet_plan`, one by one."""
    powers = Powers(s, drones)
    told: list[str] = []
    for left, row in ROWS:
        for place, purpose in ((match_targets, f"to match {row}"), (exceed_targets, f"to reinforce {row}")):
            sent = powers.sent[:]
            place(powers, powers.row(left))
            told += stage_news(powers, sent, purpose)
    sent = powers.sent[:]
    while powers.left > 0:
        one_each(powers, powers.row(BOTTOM_LEFT) + powers.row(TOP_LEFT))
    return told + stage_news(powers, sent, "as no ship needs more")


def stage_news(powers: Powers, sent: list[int], purpose: str) -> list[str]:
    """`1 to A and 2 to B to match the bottom row`"""
    parts = [
        (powers.sent[slot] - sent[slot], powers.ships[slot])
        for slot in (BOTTOM_LEFT, BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT)
    ]
    where = series([f"{drones} to {{ship:{ship}}}" for drones, ship in parts if drones])
    return [f"{where} {purpose}"] if where else []
