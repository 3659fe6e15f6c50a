"""The log of the event track, of event cards and of raiders."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said, listed
from perihelion.core.steps import Side
from perihelion.games.andromeda.cards.board import EVENT_END
from perihelion.games.andromeda.cards.events import EVENT_RAIDER, EVENT_TRACK
from perihelion.games.andromeda.cards.events import FILE as EVENT_FILE
from perihelion.games.andromeda.cards.planets import PLANET_TYPE
from perihelion.games.andromeda.cards.raiders import FILE as RAIDER_FILE
from perihelion.games.andromeda.cards.raiders import SWARM_CLASS
from perihelion.games.andromeda.events.card import (
    EventIfDue,
    EventScore,
    Reset,
    RevealEvent,
    SpecialEffect,
)
from perihelion.games.andromeda.events.marker import DrawPlanet, MoveMarker, NewPlanet, TurnUp
from perihelion.games.andromeda.events.scry import PutOnTop, Scry, SeeEvent
from perihelion.games.andromeda.raiders.move import WhereTo
from perihelion.games.andromeda.raiders.place import (
    InRandomNebula,
    PlaceFigure,
    PlaceRaiders,
    RollNebula,
    TurnUpRaider,
    on_map,
    open_nebulae,
)
from perihelion.games.andromeda.raiders.strike import (
    ChooseStriker,
    RaiderStrike,
    ResolvePower,
    Swarm,
    strike_comes,
)
from perihelion.games.andromeda.state import GONE, ON_STATION, ON_TRACK, State
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    event_cards,
    place,
    points,
    raider_letter,
    raiders_of,
)
from perihelion.games.andromeda.telling.story.building import one_development
from perihelion.games.andromeda.telling.story.changes import Lines, brought, ending
from perihelion.games.andromeda.words import EVENT, NEBULA, ON_TOP, PLANET, RAIDER_CARD, STRIKE, TO

# The event track


def marker_moved(m: Moment, _: MoveMarker) -> Lines:
    """AE-EVT-01, AE-EVT-02, AE-EVT-03."""
    if m.after.marker == m.before.marker:
        return []
    if m.after.marker_at != ON_STATION:
        return [
            Said("The event marker moves to space {space} of {end}.", space=m.after.marker, end=EVENT_END)
        ]
    told = Said(
        "The event marker reaches its end and goes to the station of {player:who}: an event card comes at the"
        " end of this turn.",
        who=m.after.active,
    )
    return [Sentence(told, news=(News("first", m.after.active, told),))]


def no_planet(m: Moment, _: NewPlanet) -> Lines:
    """AE-EVT-05."""
    if len(m.after.agenda) > len(m.before.agenda):
        return []
    return [Said("No new planet comes: none is left.")]


def planet_laid(m: Moment, step: DrawPlanet) -> Lines:
    """AE-EVT-02."""
    return [
        Said(
            "A new planet appears: {tile:tile} ({region:region}), where {development} can be built.",
            tile=PLANET.noun(m.word),
            region=step.space,
            development=one_development(PLANET_TYPE[PLANET.noun(m.word)]),
        )
    ]


def moon_up(m: Moment, step: TurnUp) -> Lines:
    """AE-ACT-02. At setup the map shows it."""
    if not m.after.turn:
        return []
    return [
        Said(
            "{moon:moon} lies on top of {place} now.",
            moon=m.after.regions[step.region].top,
            place=place(m.after, step.region),
        )
    ]


# A look at event cards


def scries(m: Moment, step: Scry) -> Lines:
    """AE-ACT-04."""
    if m.after.marker_at == GONE:
        return []
    lines = shuffled(m)
    count = min(step.count, m.after.events.size())
    if count:
        told = Said(
            "{player:who} looks at the next {cards} in secret.", who=step.side, cards=event_cards(count)
        )
        lines.append(told)
    return lines


def shuffled(m: Moment) -> Lines:
    """AE-EVT-11."""
    if m.before.events.size() or not m.after.events.size():
        return []
    return [Said("The event cards are shuffled into a new deck.")]


def event_seen(m: Moment, step: SeeEvent) -> Lines:
    return [Sentence(Said("You see the event card {event:event}.", event=EVENT.noun(m.word)), step.side)]


def put_on_top(m: Moment, step: PutOnTop) -> Lines:
    """AE-ACT-04. Which one is for the looker alone."""
    if not ON_TOP.says(m.word):
        return []
    own = Sentence(Said("You put {event:event} on top.", event=ON_TOP.noun(m.word)), step.seat)
    if step.count == 1:
        return [Said("{player:who} puts it back.", who=step.seat), own]
    told = Said("{player:who} puts one of them on top of the deck, the rest under it.", who=step.seat)
    return [told, own]


# Event cards


def event_due(m: Moment, _: EventIfDue) -> Lines:
    return shuffled(m)


def event_revealed(m: Moment, _: RevealEvent) -> Lines:
    """AE-EVT-06."""
    event = EVENT.noun(m.word)
    told = Said(
        "Event card {event:event}: {track:track} scores, and a raider of class {letter} comes.",
        event=event,
        track=EVENT_TRACK[event],
        letter=raider_letter(EVENT_RAIDER[event]),
    )
    return [told]


def event_scored(m: Moment, _: EventScore) -> Lines:
    """AE-EVT-07. Everybody in one line."""
    s = m.after
    order = s.from_active()
    sums = [Said("{player:who} {points}", who=side, points=points(event_gain(m, side))) for side in order]
    told = Said("{track:track} scores: {sums}.", track=EVENT_TRACK[s.event], sums=listed(sums))
    news = tuple([scored_by(m, side) for side in order if event_gain(m, side)])
    return [Sentence(told, news=news), *ending(m)]


def event_gain(m: Moment, side: Side) -> int:
    return m.after.players[side].points - m.before.players[side].points


def scored_by(m: Moment, side: Side) -> News:
    told = Said(
        "{player:who} scores {points} for {track:track}.",
        who=side,
        points=points(event_gain(m, side)),
        track=EVENT_TRACK[m.after.event],
    )
    return News("scored", side, told, brought(m, side))


def special_effect(m: Moment, _: SpecialEffect) -> Lines:
    """AE-EVT-09. As the card says it."""
    event = m.before.event
    return [Said("{event:event}: {text}", event=event, text=EVENT_FILE.event[event].text)]


def reset(m: Moment, _: Reset) -> Lines:
    """AE-EVT-10, AE-END-03."""
    if m.after.marker_at == ON_TRACK:
        return [Said("The event marker goes back to space {space}.", space=m.after.marker)]
    return [Said("The event marker leaves the game: no further event card comes.")]


# Raiders


def raiders_due(m: Moment, step: PlaceRaiders) -> Lines:
    """AE-RAI-06."""
    if step.raider == SWARM_CLASS or not on_map(m.before, step.raider):
        return []
    return [
        Said(
            "{raider:card} is on the map already: raiders of class {letter} come instead.",
            card=m.before.raiders[step.raider].card,
            letter=raider_letter(SWARM_CLASS),
        )
    ]


def figure_placed(m: Moment, step: PlaceFigure) -> Lines:
    """AE-RAI-03, AE-RAI-05. A nebula is rolled for in a step of its own."""
    s = m.after
    if not m.before.raiders[step.raider].left:
        return [Said("No raider of class {letter} is left on its card.", letter=raider_letter(step.raider))]
    if s.raiders[step.raider].left == m.before.raiders[step.raider].left:
        return []
    region = next(r for r in on_map(s, step.raider) if s.regions[r] != m.before.regions[r])
    return [appears(s, step.raider, region)]


def appears(s: State, raider: int, region: int) -> Said:
    """`Saucerian Abductor (class A) appears at Quillon (R2-3).`"""
    if raider == SWARM_CLASS:
        return Said("{raiders} appears in {place}.", raiders=raiders_of(raider, 1), place=place(s, region))
    return Said(
        "{raider:card} (class {letter}) appears at {place}.",
        card=s.raiders[raider].card,
        letter=raider_letter(raider),
        place=place(s, region),
    )


def turned_up(m: Moment, step: TurnUpRaider) -> Lines:
    """AE-SETUP-08."""
    return [
        Said(
            "The raider card of class {letter} is {raider:card}.",
            letter=raider_letter(step.raider),
            card=RAIDER_CARD.noun(m.word),
        )
    ]


def nowhere(m: Moment, step: InRandomNebula) -> Lines:
    """AE-RAI-05."""
    if any(open_nebulae(m.before, step.raider, step.left)):
        return []
    return [
        Said(
            "No nebula is open to {raider:card}: it stays on its card.",
            card=m.after.raiders[step.raider].card,
        )
    ]


def in_nebula(m: Moment, step: RollNebula) -> Lines:
    """AE-RAI-04."""
    return [appears(m.after, step.raider, NEBULA.noun(m.word))]


def raider_moved(m: Moment, step: WhereTo) -> Lines:
    if not TO.says(m.word):
        return []
    raider = m.before.regions[step.region].raider
    return [
        Said(
            "{player:who} moves {raider} from {start} to {end}.",
            who=step.seat,
            raider=one_raider(m.after, raider),
            start=place(m.after, step.region),
            end=place(m.after, TO.noun(m.word)),
        )
    ]


def one_raider(s: State, raider: int) -> Said:
    """A single figure: of the S class there are several."""
    if raider == SWARM_CLASS:
        return Said("one of {raider:card}", card=s.raiders[raider].card)
    return Said("{raider:card}", card=s.raiders[raider].card)


def strike(m: Moment, _: RaiderStrike) -> Lines:
    """AE-STRIKE-08."""
    if m.before.calm and strike_comes(m.before):
        return [Said("No raider moves to {place} this turn.", place=place(m.after, m.after.target))]
    return []


def struck(m: Moment, _: ChooseStriker) -> Lines:
    """AE-STRIKE-03."""
    if not STRIKE.says(m.word):
        return []
    start, s = STRIKE.noun(m.word), m.after
    raider = m.before.regions[start].raider
    return [
        Said(
            "Raider strike: {raider} moves from {start} to {end}.",
            raider=one_raider(s, raider),
            start=place(s, start),
            end=place(s, s.target),
        )
    ]


def swarmed(m: Moment, _: Swarm) -> Lines:
    """AE-STRIKE-04."""
    s = m.after
    more = s.regions[s.target].raiders - m.before.regions[s.target].raiders
    if not more:
        return []
    return [Said("Raider strike: {raiders} more.", raiders=raiders_of(SWARM_CLASS, more))]


def raider_power(_: Moment, step: ResolvePower) -> Lines:
    """AE-STRIKE-07, AE-OUT-11. As the card says it."""
    text = RAIDER_FILE.raider[step.card].text
    return [Said("{raider:card}: {text}", card=step.card, text=text)] if text else []
