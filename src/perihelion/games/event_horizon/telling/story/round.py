"""The log of setup, of what opens and closes a round, and of the end of the game."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Many, Said, listed, series
from perihelion.core.steps import Seat, Step
from perihelion.games.event_horizon.board.fleet import fleet_number, fleet_ships, fleet_tile
from perihelion.games.event_horizon.build.draw import DrawSpecials, KeepSpecial
from perihelion.games.event_horizon.cards.effects.printed import SPECIAL_TEXTS
from perihelion.games.event_horizon.cards.tables import (
    AROUND,
    CRUISER,
    DIE_FACES,
    EDGE_MASK,
    MARAUDERS,
    NOWHERE,
    OUTER,
    ROUNDS,
    SETUP_MARAUDERS,
    SPAWNED_MARAUDERS,
    SUN,
    TILE_COUNT,
)
from perihelion.games.event_horizon.combat.combat import MarauderVolley
from perihelion.games.event_horizon.numbers import row_points, victory_points
from perihelion.games.event_horizon.play import NextRound, Round
from perihelion.games.event_horizon.player import SOURCES, Player
from perihelion.games.event_horizon.round.marauders import Drift, NextWormhole, OpenWormhole, wormhole_mask
from perihelion.games.event_horizon.round.rolloff import OUT, BreakTies, TieDie
from perihelion.games.event_horizon.round.rounds import FreeLevels, FreePort, RoundEnd, ScoreRow, SetOrder
from perihelion.games.event_horizon.scoring import rank, winners
from perihelion.games.event_horizon.setup import HideMarauders, LayTile, StartAt, StartCruisers, edge_names
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.owned import amounts
from perihelion.games.event_horizon.telling.phrases import (
    Moment,
    dial,
    of_type,
    others_at,
    ships,
    specials,
    spot,
    strength_of,
)
from perihelion.games.event_horizon.words import BUILD_PORT, HIDE, KEEP, PASS, ROLL, START_AT, WORMHOLE
from perihelion.games.kit.telling.phrases import clauses

# Setup


def laid(_: Moment, step: LayTile) -> list[Said]:
    """The whole ring at once, after its last tile."""
    if step.tile != OUTER[-1]:
        return []
    hidden = TILE_COUNT - 1 - len(OUTER)
    return [
        Many(
            len(OUTER),
            "The {n} tile of the outer ring lies face up, {hidden} face down.",
            "The {n} tiles of the outer ring lie face up, {hidden} face down.",
            hidden=hidden,
        )
    ]


def starts(m: Moment, step: StartAt) -> list[Said]:
    tile = START_AT.noun(m.word)
    return [
        Said(
            "{player:who} starts at {tile:tile}, edge {edges}, in place of {face:face}.",
            who=step.seat,
            tile=tile,
            edges=edge_names(EDGE_MASK[tile]),
            face=m.before.faces[tile],
        )
    ]


def hides(m: Moment, step: HideMarauders) -> list[Said]:
    return [
        Said(
            "{player:who} hides {fleet:fleet}, {ships}, at {tile:tile}.",
            who=step.seat,
            fleet=fleet_number(m.after.marauders[-1]),
            ships=ships(SETUP_MARAUDERS),
            tile=HIDE.noun(m.word),
        )
    ]


def start_cruisers(m: Moment, _: StartCruisers) -> list[Said]:
    count = m.after.start_cruisers
    cruisers = of_type(count, CRUISER)
    return (
        [Said("Every player starts with {cruisers} on the starting tile.", cruisers=cruisers)]
        if count
        else []
    )


# Specials


def draws(m: Moment, step: DrawSpecials) -> list[Said]:
    """How many cards is public, which ones is not."""
    cards = min(step.cards, m.before.deck.size())
    if cards == 0:
        return [Said("{player:who} would draw a special, but the deck is empty.", who=step.seat)]
    return [Said("{player:who} draws {cards}.", who=step.seat, cards=specials(cards))]


def keeps(m: Moment, step: KeepSpecial) -> list[Said]:
    card = KEEP.noun(m.word)
    return [
        Said("{player:who} keeps {special:card}: {text}.", who=step.seat, card=card, text=SPECIAL_TEXTS[card])
    ]


# The start of a round


def heading(s: State, phase: Said) -> Said:
    """`Round 3. Build.`"""
    if s.round == ROUNDS:
        return Said("Round {round}, the final round. {phase}.", round=s.round, phase=phase)
    return Said("Round {round}. {phase}.", round=s.round, phase=phase)


def round_opens(m: Moment, _: Round) -> list[Said]:
    """EH-SETUP-16. The first round begins with its Build."""
    return [heading(m.after, Said("Start"))] if m.after.round > 1 else []


def rolled_off(m: Moment, _: TieDie) -> list[Said]:
    """EH-GEN-13. All dice of a roll-off at once, after the last."""
    agenda = m.after.agenda
    if not isinstance(agenda[-1], BreakTies):
        return []
    dice = [(seat, key % (len(DIE_FACES) + 1)) for seat, key in enumerate(m.after.keys) if key != OUT]
    rolls = [Said("{player:who} {die}", who=seat, die=die) for seat, die in dice if die]
    return [roll_off(agenda[-2] if len(agenda) > 1 else None, listed(rolls))]


def roll_off(purpose: Step | None, rolls: Said) -> Said:
    """What is decided is what comes next."""
    if isinstance(purpose, SetOrder):
        return Said("Roll-off for player order: {rolls}.", rolls=rolls)
    if isinstance(purpose, NextWormhole):
        return Said("Roll-off for the wormhole: {rolls}.", rolls=rolls)
    if isinstance(purpose, MarauderVolley):
        return Said("Roll-off for whom the marauders fire at: {rolls}.", rolls=rolls)
    return Said("Roll-off: {rolls}.", rolls=rolls)


def order_set(m: Moment, _: SetOrder) -> list[Sentence]:
    """From the second round with what it is made of."""
    order = m.after.order
    told = Said("Player order: {order}.", order=listed([standing(m.after, seat) for seat in order]))
    first = Said("{player:who} is first in player order.", who=order[0])
    return [Sentence(told, news=(News("first", order[0], first),))]


def standing(s: State, seat: Seat) -> Said:
    player = s.players[seat]
    if s.round == 0:
        return Said("{player:who}", who=seat)
    return Said(
        "{player:who} ({points} VP, production {production})",
        who=seat,
        points=victory_points(player),
        production=player.production,
    )


def no_wormhole(m: Moment, _: NextWormhole) -> list[Said]:
    """EH-MAR-04."""
    return [] if wormhole_mask(m.before) else [Said("No tile is left for a new wormhole.")]


def wormhole(m: Moment, step: OpenWormhole) -> list[Said]:
    return [
        Said(
            "{player:who} has the least production, {least}, and opens a wormhole at {place}: {fleet:fleet}"
            " comes out of it, {ships}.",
            who=step.seat,
            least=m.after.players[step.seat].production,
            place=spot(m.after, WORMHOLE.noun(m.word)),
            fleet=fleet_number(m.after.marauders[-1]),
            ships=ships(SPAWNED_MARAUDERS),
        )
    ]


def drift(m: Moment, step: Drift) -> list[Said]:
    """EH-MAR-10. One roll: where the fleet goes and which ships it meets, or why it rolls again."""
    face = ROLL.noun(m.word)
    code = next(code for code in m.before.marauders if fleet_number(code) == step.fleet)
    target = AROUND[fleet_tile(code)][face]
    if m.after.agenda and m.after.agenda[-1] is step:
        return [barred(m.after, step.fleet, face + 1, target)]
    way = Said(
        "{fleet:fleet} rolls {die} and drifts {direction:direction} to {place}, {ships}",
        fleet=step.fleet,
        die=face + 1,
        direction=face,
        place=spot(m.after, target),
        ships=ships(fleet_ships(code)),
    )
    met = [strength_of(m.after, side, target) for side in others_at(m.after, MARAUDERS, target)]
    return [Said("{way}, onto {met}.", way=way, met=series(met)) if met else Said("{way}.", way=way)]


def barred(s: State, fleet: int, die: int, tile: int) -> Said:
    """EH-MAR-07."""
    if tile == NOWHERE:
        return Said("{fleet:fleet} rolls {die} and would drift off the map: again.", fleet=fleet, die=die)
    if tile == SUN:
        return Said("{fleet:fleet} rolls {die} and would drift into the sun: again.", fleet=fleet, die=die)
    return Said(
        "{fleet:fleet} rolls {die} and would drift onto {place}: again.",
        fleet=fleet,
        die=die,
        place=spot(s, tile),
    )


# The end of a round


def round_ends(m: Moment, _: RoundEnd) -> list[Said]:
    return [heading(m.after, Said("End"))]


def row_scored(m: Moment, _: ScoreRow) -> list[Said | Sentence]:
    """EH-VP-03."""
    scoring = [seat for seat in m.after.order if row_points(m.after.players[seat])]
    if not scoring:
        return [Said("Flag row: nobody scores.")]
    news = [row_news(m.after, seat) for seat in scoring]
    short = [
        News("scored", seat, Said("Flag row: {news}.", news=one), amounts(m, seat))
        for seat, one in zip(scoring, news, strict=True)
    ]
    return [Sentence(Said("Flag row: {news}.", news=clauses(news)), news=tuple(short))]


def row_news(s: State, seat: Seat) -> Said:
    player = s.players[seat]
    return Many(
        player.flags,
        "{player:who} +{gained} VP for {n} flag, {points} VP now",
        "{player:who} +{gained} VP for {n} flags, {points} VP now",
        who=seat,
        gained=row_points(player),
        points=victory_points(player),
    )


def free_levels(m: Moment, _: FreeLevels) -> list[Said]:
    """EH-ROUND-07, EH-TECH-09."""
    levels = [free_level(m, seat) for seat in m.after.order]
    turned = [line for seat in m.after.order for line in dial(m, seat)]
    return [Said("A free tech level for every player: {levels}.", levels=listed(levels)), *turned]


def free_level(m: Moment, seat: Seat) -> Said:
    level = m.after.players[seat].level
    if level > m.before.players[seat].level:
        return Said("{player:who} level {level}", who=seat, level=level)
    return Said("{player:who} level {level} as before", who=seat, level=level)


def free_port(m: Moment, step: FreePort) -> list[Said]:
    """A player who had no place for it is not mentioned."""
    if BUILD_PORT.says(m.word):
        place = spot(m.after, BUILD_PORT.noun(m.word))
        return [Said("{player:who} places a free port at {place}.", who=step.seat, place=place)]
    offered = step.options(m.before, step.seat)
    return [Said("{player:who} does without the free port.", who=step.seat)] if offered != [PASS] else []


# The end of the game


def game_ends(m: Moment, _: NextRound) -> list[Said]:
    """The final scores with their parts, and the winner."""
    if m.after.round < ROUNDS:
        return []
    scores = [final_line(m.after, seat) for seat in m.after.order]
    return [Said("The game is over."), *scores, winner_line(m.after)]


def final_line(s: State, seat: Seat) -> Said:
    """`white: 10 flag row + 3 captures = 13 VP.`"""
    player = s.players[seat]
    points, parts = victory_points(player), score_parts(player)
    if len(parts) < 2:
        return Said("{player:who}: {points} VP.", who=seat, points=points)
    return Said("{player:who}: {sum} = {points} VP.", who=seat, sum=added(parts), points=points)


def score_parts(player: Player) -> list[Said]:
    return [
        Said("{points} {source}", points=points, source=source)
        for points, source in zip(player.points, SOURCES, strict=True)
        if points
    ]


def added(parts: list[Said]) -> Said:
    """`a + b + c`"""
    whole = parts[0]
    for part in parts[1:]:
        whole = Said("{before} + {next}", before=whole, next=part)
    return whole


def winner_line(s: State) -> Said:
    won = winners(s)
    if len(won) > 1:
        return Said(
            "{winners} share the victory.", winners=series([Said("{player:who}", who=who) for who in won])
        )
    return tie_break(s, won[0])


def tie_break(s: State, winner: int) -> Said:
    """EH-END-02. What decided between players with equal points."""
    best = rank(s.players[winner])
    closest = max([rank(player) for seat, player in enumerate(s.players) if seat != winner])
    match next(i for i in range(len(best)) if best[i] != closest[i]):
        case 0:
            return Said("{player:who} wins.", who=winner)
        case 1:
            return Said("{player:who} wins the tie by production.", who=winner)
        case 2:
            return Said("{player:who} wins the tie by flags.", who=winner)
    return Said("{player:who} wins the tie by the worth of the ships.", who=winner)
