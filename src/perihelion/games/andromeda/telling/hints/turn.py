"""A few words beside what is offered at the points of a turn: where a launch leads, what comes next."""

from __future__ import annotations

from perihelion.core.said import NOTHING_SAID, Many, Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.board import DISTANCE, REGION_COUNT
from perihelion.games.andromeda.cards.destiny import FILE as DESTINY_FILE
from perihelion.games.andromeda.cards.effects.finds import WhichPlanet
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.effects.ships import MoveAll, MoveShip
from perihelion.games.andromeda.cards.events import EVENT_RAIDER, EVENT_TRACK
from perihelion.games.andromeda.cards.events import FILE as EVENT_FILE
from perihelion.games.andromeda.cards.factions import FILE as FACTION_FILE
from perihelion.games.andromeda.cards.factions import START, START_TRACKS
from perihelion.games.andromeda.cards.fleet import TRANSPORT, size
from perihelion.games.andromeda.cards.raiders import RAIDER_BONUS, RAIDER_DICE, RAIDER_RANGE, SWARM_CLASS
from perihelion.games.andromeda.cards.ships import DICE_LIMIT
from perihelion.games.andromeda.events.scry import PutOnTop
from perihelion.games.andromeda.launch.launch import Destination
from perihelion.games.andromeda.launch.legal import in_reach, legal_regions
from perihelion.games.andromeda.numbers import development_of, ships_on_map, undeveloped
from perihelion.games.andromeda.raiders.move import WhereTo
from perihelion.games.andromeda.raiders.strike import swarm_in_range
from perihelion.games.andromeda.region import BASE, NEBULA, NO_MOON, NO_RAIDER, PLANET, UNCHARTED
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.telling.hints.gains import stats
from perihelion.games.andromeda.telling.phrases import (
    dice,
    leaders,
    place,
    players,
    price,
    raider_letter,
    raiders_of,
    regions,
    ships,
    tile_at,
)
from perihelion.games.andromeda.telling.prompts.turn import at_the_end, what_comes
from perihelion.games.andromeda.turn.points import (
    AskAfterActivation,
    AskAfterEvent,
    AskBeforeActivation,
    AskBeforeBattle,
    AskEndOfTurn,
)
from perihelion.games.andromeda.turn.turn import StartOfTurn
from perihelion.games.kit.masks import has, members_of
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.kit.telling.tellers import asked

# Setup


def lead(_: State, _seat: Seat, faction: int) -> Said:
    tracks = [Said("{track:track}", track=track) for track in START_TRACKS[faction]]
    return Said(
        "begins with {price}, a space higher on {tracks}. {power}",
        price=price(START[faction]),
        tracks=series(tracks),
        power=FACTION_FILE.faction[faction].power,
    )


def aim(_: State, _seat: Seat, goal: int) -> Said:
    return DESTINY_FILE.destiny[goal].text


# Launch


def launch(s: State, seat: Seat, ship: int) -> Said:
    if not isinstance(asked(s), StartOfTurn):
        return NOTHING_SAID
    there = legal_regions(s, seat, ship) if s.players[seat].bay[ship] else []
    return clauses(
        [stats(s.players[seat], ship), Said("{regions} to choose from", regions=regions(len(there)))]
    )


def back(s: State, seat: Seat, _: int) -> Said:
    """AE-RET-12. What comes home."""
    player = s.players[seat]
    told = Many(
        ships_on_map(s, seat),
        "{n} ship on the map can activate modules",
        "{n} ships on the map can activate modules",
    )
    lost = size(player.yard) + size(player.barge)
    return Said("{told}; {ships} back from the scrapyard", told=told, ships=ships(lost)) if lost else told


def to(s: State, seat: Seat, region: int) -> Said:
    """Where a ship, a raider or a claim goes."""
    step = asked(s)
    if s.regions[region].kind == UNCHARTED:
        return NOTHING_SAID
    if isinstance(step, Destination):
        return destination(s, seat, step.ship, region)
    if isinstance(step, WhichPlanet):
        return named(s, region, moon_there(s, region))
    if isinstance(step, (MoveShip, MoveAll, WhereTo)):
        return named(s, region, present(s, seat, region))
    return NOTHING_SAID


def named(s: State, region: int, facts: list[Said]) -> Said:
    """The tile of a region, since the word has only its place."""
    if s.regions[region].kind == NEBULA:
        return clauses(facts) if facts else Said("nebula")
    tile = tile_name(s, region)
    return Said("{tile}: {facts}", tile=tile, facts=clauses(facts)) if facts else tile


def tile_name(s: State, region: int) -> Said:
    return Said("{tile:tile}", tile=tile_at(s, region))


def moon_there(s: State, region: int) -> list[Said]:
    here = s.regions[region]
    return [Said("claim {moon:moon}", moon=here.top)] if here.moons and here.top != NO_MOON else []


def destination(s: State, seat: Seat, ship: int, region: int) -> Said:
    """AE-LAUNCH-09. What the region gives, what may be built there, who strikes or fights."""
    facts = activation(s, region)
    if not has(in_reach(s, seat, ship), region):
        facts.insert(0, Said("Jump: 1 energy"))
    if ship == TRANSPORT and undeveloped(s, region):
        facts.append(Said("a {development:kind} can be built here", kind=development_of(s, region)))
    if s.regions[region].leaders[seat]:
        facts.append(Said("{leaders} of yours here", leaders=leaders(s.regions[region].leaders[seat])))
    if any(s.regions[region].tokens):
        facts.append(Said("collect {tokens}", tokens=price(s.regions[region].tokens)))
    return named(s, region, [*facts, *dangers(s, seat, region)])


def activation(s: State, region: int) -> list[Said]:
    """AE-ACT-02, AE-ACT-04, AE-ACT-06. What activating it brings."""
    here = s.regions[region]
    if here.kind == PLANET:
        return moon_there(s, region) or [LATE.planets[here.tile].text()]
    if here.kind == NEBULA:
        return [*moon_there(s, region), Said("look at the next event cards")]
    return [LATE.bases[here.tile].text() if here.kind == BASE else LATE.specials[here.tile].text()]


def dangers(s: State, seat: Seat, region: int) -> list[Said]:
    """AE-BAT-01, AE-STRIKE-02. Whom a ship meets there, and who may come."""
    here = s.regions[region]
    rivals = [side for side in range(s.side_count()) if side != seat and s.ships_at(side, region)]
    found = [Said("battle with {rivals}", rivals=players(rivals))] if rivals else []
    if here.raider != NO_RAIDER:
        return [*found, Said("battle with {raiders}", raiders=raiders_of(here.raider, here.raiders))]
    coming = strikers(s, region)
    if len(coming) == 1:
        found.append(Said("then class {letter} raiders strike", letter=raider_letter(coming[0])))
    elif coming:
        letters = listed([raider_letter(raider) for raider in coming])
        found.append(Said("then raiders strike, of class {letters} as you choose", letters=letters))
    return found


def strikers(s: State, region: int) -> list[int]:
    """AE-STRIKE-03. The classes of raiders within range of a region."""
    if s.calm:
        return []
    return sorted(
        {
            s.regions[other].raider
            for other in members_of(s.raiders_at, REGION_COUNT)
            if DISTANCE[other][region] <= RAIDER_RANGE[s.raiders[s.regions[other].raider].card]
        }
    )


def present(s: State, seat: Seat, region: int) -> list[Said]:
    """Who stands in a region."""
    here = s.regions[region]
    found = (
        [Said("{ships} of yours", ships=ships(size(here.fleets[seat])))] if size(here.fleets[seat]) else []
    )
    found += [
        Said("{ships} of {player:who}", ships=ships(size(here.fleets[who])), who=who)
        for who in range(s.side_count())
        if who != seat and size(here.fleets[who])
    ]
    return [*found, raiders_of(here.raider, here.raiders)] if here.raiders else found


# The points of the turn


def go_on(s: State, seat: Seat, _: int) -> Said:
    step = asked(s)
    if isinstance(step, AskBeforeActivation):
        return clauses(activation(s, s.target))
    if isinstance(step, AskAfterActivation):
        return what_comes(s)
    if isinstance(step, AskBeforeBattle):
        return Said("the battle begins")
    if isinstance(step, AskEndOfTurn):
        return at_the_end(s, seat)
    return Said("the next player begins") if isinstance(step, AskAfterEvent) else NOTHING_SAID


# Raiders and event cards


def strike(s: State, _: Seat, region: int) -> Said:
    """AE-STRIKE-04, AE-PREP-03. Which raiders come, and what they roll."""
    raider = s.regions[region].raider
    if raider == NO_RAIDER:
        return NOTHING_SAID
    count = s.regions[region].raiders
    if raider == SWARM_CLASS:
        count = sum([s.regions[other].raiders for other in swarm_in_range(s)])
    card = s.raiders[raider].card
    facts = [
        raiders_of(raider, count),
        Said("{dice} in battle", dice=dice(min(DICE_LIMIT, RAIDER_DICE[card] * count))),
    ]
    if RAIDER_BONUS[card]:
        facts.append(Said("targeting +{n}", n=RAIDER_BONUS[card]))
    return Said("{raider:card}: {facts}", card=card, facts=listed(facts))


def raider_in(s: State, _: Seat, region: int) -> Said:
    here = s.regions[region]
    if here.raider == NO_RAIDER:
        return NOTHING_SAID
    return Said("{raiders} at {place}", raiders=raiders_of(here.raider, here.raiders), place=place(s, region))


def on_top(s: State, _: Seat, event: int) -> Said:
    """What the card will do."""
    if not isinstance(asked(s), PutOnTop):
        return NOTHING_SAID
    return Said(
        "scores {track:track}, brings raiders of class {letter}. {text}",
        track=EVENT_TRACK[event],
        letter=raider_letter(EVENT_RAIDER[event]),
        text=EVENT_FILE.event[event].text,
    )
