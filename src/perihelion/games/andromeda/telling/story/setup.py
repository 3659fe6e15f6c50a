"""The log of the setup: the map, the factions, the start player."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said, listed, series
from perihelion.games.andromeda.cards.board import NEBULAE, SPACE_COUNT
from perihelion.games.andromeda.cards.destiny import DESTINY_DEALT
from perihelion.games.andromeda.cards.factions import DEALT, START_TRACKS
from perihelion.games.andromeda.cards.ships import NEUTRAL
from perihelion.games.andromeda.region import UNCHARTED
from perihelion.games.andromeda.setup.chart import LaySupremacy, LayTiles, NebulaMoon
from perihelion.games.andromeda.setup.players import (
    ChooseFaction,
    ChooseGoal,
    DealFaction,
    DealGoal,
    DealUpgrade,
    FactionBegins,
    LeadersOnNebula,
)
from perihelion.games.andromeda.setup.setup import Setup
from perihelion.games.andromeda.setup.start import CompareStart, RollForStart
from perihelion.games.andromeda.state import NO_TOKEN
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    leaders,
    place_list,
    player,
    players,
    points,
)
from perihelion.games.andromeda.telling.story.changes import Lines, gains
from perihelion.games.andromeda.words import NEBULA, ROLL


def opens(m: Moment, _: Setup) -> Lines:
    """AE-SETUP-10."""
    return [Said("The game is played to a terminus of {points}.", points=points(m.after.agreed.terminus))]


def tiles_laid(m: Moment, _: LayTiles) -> Lines:
    """AE-SETUP-05. All together, when the last one lies there."""
    s = m.after
    if s.unlaid.size():
        return []
    laid = [space for space in range(SPACE_COUNT) if s.regions[space].kind != UNCHARTED]
    return [Said("The map is laid: {places}.", places=place_list(s, laid))]


def nebula_moon(m: Moment, step: NebulaMoon) -> Lines:
    """AE-SETUP-06. All together, with the last one."""
    if step.region != NEBULAE[-1]:
        return []
    moons = [
        Said("{moon:moon} in {region:region}", moon=m.after.regions[region].top, region=region)
        for region in NEBULAE
    ]
    return [Said("The moons of the nebulae: {moons}.", moons=listed(moons))]


def supremacy_laid(m: Moment, _: LaySupremacy) -> Lines:
    """AE-SETUP-13. All together, with the last one."""
    if NO_TOKEN in m.after.supremacy:
        return []
    tokens = [Said("{token:token}", token=token) for token in m.after.supremacy]
    return [Said("The Supremacy tokens, from the lowest space: {tokens}.", tokens=listed(tokens))]


def faction_dealt(m: Moment, step: DealFaction) -> Lines:
    """AE-PSET-03. Only the holder reads it, when both are there."""
    dealt = m.after.players[step.seat].dealt
    if len(dealt) < DEALT:
        return []
    names = series([Said("{faction:faction}", faction=faction) for faction in dealt])
    return [Sentence(Said("You are dealt {factions}, and will lead one of them.", factions=names), step.seat)]


def goal_dealt(m: Moment, step: DealGoal) -> Lines:
    """AE-OPT-01."""
    aims = m.after.players[step.seat].aims
    if len(aims) < DESTINY_DEALT:
        return []
    names = series([Said("{destiny:goal}", goal=goal) for goal in aims])
    return [
        Sentence(
            Said("You are dealt the destiny cards {goals}, and will keep one of them.", goals=names),
            step.seat,
        )
    ]


def factions_chosen(m: Moment, _: ChooseFaction) -> Lines:
    """AE-PSET-03. All at once, when the last envelope is in."""
    if m.after.sealed:
        return []
    return [
        Said("{player:who} leads {faction:faction}.", who=seat, faction=m.after.players[seat].faction)
        for seat in range(m.after.seat_count)
    ]


def goals_chosen(m: Moment, _: ChooseGoal) -> Lines:
    """AE-OPT-01. Which cards they are stays secret."""
    if m.after.sealed:
        return []
    own = [
        Sentence(Said("You keep the destiny card {destiny:goal}.", goal=m.after.players[seat].goal), seat)
        for seat in range(m.after.seat_count)
    ]
    return [Said("Every player keeps a destiny card in secret."), *own]


def faction_begins(m: Moment, step: FactionBegins) -> Lines:
    """AE-PSET-04, AE-PSET-07."""
    tracks = START_TRACKS[m.after.players[step.seat].faction]
    names = series([Said("{track:track}", track=track) for track in tracks])
    return [
        *gains(m, step.seat),
        Said("{player:who} begins one space up on {tracks}.", who=step.seat, tracks=names),
    ]


def upgrades_dealt(m: Moment, step: DealUpgrade) -> Lines:
    """AE-PSET-06. With the last stack."""
    tiles = [tile for tile in m.after.players[step.seat].tiles if NEUTRAL[tile]]
    if len(tiles) < len(m.after.players[step.seat].upgrades):
        return []
    names = series([Said("{upgrade:tile}", tile=tile) for tile in m.after.players[step.seat].tiles])
    return [Said("The ship upgrades of {player:who}: {tiles}.", who=step.seat, tiles=names)]


def leaders_placed(m: Moment, step: LeadersOnNebula) -> Lines:
    """AE-PSET-08."""
    region = NEBULA.noun(m.word)
    there = m.after.regions[region].leaders[step.seat] - m.before.regions[region].leaders[step.seat]
    return [
        Said(
            "{player:who} has 1 leader on each Alliance base and {leaders} in nebula {region:region}.",
            who=step.seat,
            leaders=leaders(there),
            region=region,
        )
    ]


def start_rolled(m: Moment, step: RollForStart) -> Lines:
    """AE-FIRST-01."""
    return [Said("{player:who} rolls {roll:roll}.", who=step.seat, roll=ROLL.noun(m.word))]


def start_compared(m: Moment, step: CompareStart) -> Lines:
    """AE-FIRST-02, AE-FIRST-03."""
    s = m.after
    if not s.turn and s.starter < 0:
        best = max([m.before.rolls[seat] for seat in step.seats])
        first = [seat for seat in step.seats if m.before.rolls[seat] == best]
        return [Said("{players} are equal and roll again.", players=players(first))]
    begins = [
        Said("{player} with {points}", player=player(side), points=points(s.players[side].points))
        for side in s.in_turn(s.starter)
    ]
    told = Said("The turns go clockwise: {begins}.", begins=listed(begins))
    first_said = Said("{player:who} is the start player.", who=s.starter)
    return [Sentence(first_said, news=(News("first", s.starter, first_said),)), told]
