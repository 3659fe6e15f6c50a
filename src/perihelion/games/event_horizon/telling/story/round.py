"""The log of setup, of what opens and closes a round, and of the end of the game."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Seat, Step
from perihelion.games.event_horizon.board.fleet import fleet_number, fleet_ships, fleet_tile
from perihelion.games.event_horizon.build.draw import DrawSpecials, KeepSpecial
from perihelion.games.event_horizon.cards.effects.printed import SPECIAL_TEXTS
from perihelion.games.event_horizon.cards.tables import (
    AROUND,
    DIE_FACES,
    DIRECTION_NAMES,
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
from perihelion.games.event_horizon.player import SOURCES
from perihelion.games.event_horizon.round.marauders import Drift, NextWormhole, OpenWormhole, wormhole_mask
from perihelion.games.event_horizon.round.rolloff import OUT, BreakTies, TieDie
from perihelion.games.event_horizon.round.rounds import FreeLevels, FreePort, RoundEnd, ScoreRow, SetOrder
from perihelion.games.event_horizon.scoring import rank, winners
from perihelion.games.event_horizon.setup import HideMarauders, LayTile, StartAt, StartCruisers, edge_names
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import Moment, dial, others_at, side_name, spot, strength
from perihelion.games.event_horizon.words import BUILD_PORT, HIDE, KEEP, PASS, ROLL, START_AT, WORMHOLE
from perihelion.games.kit.telling.phrases import number, series

# Setup


def laid(_: Moment, step: LayTile) -> list[str]:
    """The whole ring at once, after its last tile."""
    hidden = TILE_COUNT - 1 - len(OUTER)
    return (
        [f"The {len(OUTER)} tiles of the outer ring lie face up, {hidden} face down."]
        if step.tile == OUTER[-1]
        else []
    )


def starts(m: Moment, step: StartAt) -> list[str]:
    tile = START_AT.noun(m.word)
    edges = edge_names(EDGE_MASK[tile])
    return [
        f"{{player:{step.seat}}} starts at {{tile:{tile}}}, edge {edges}, in place of"
        f" {{face:{m.before.faces[tile]}}}."
    ]


def hides(m: Moment, step: HideMarauders) -> list[str]:
    fleet = fleet_number(m.after.marauders[-1])
    return [
        f"{{player:{step.seat}}} hides {{fleet:{fleet}}}, {SETUP_MARAUDERS} ships, at"
        f" {{tile:{HIDE.noun(m.word)}}}."
    ]


def start_cruisers(m: Moment, _: StartCruisers) -> list[str]:
    ships = number(m.after.start_cruisers, "cruiser")
    return [f"Every player starts with {ships} on the starting tile."] if m.after.start_cruisers else []


# Specials


def draws(m: Moment, step: DrawSpecials) -> list[str]:
    """How many cards is public, which ones is not."""
    cards = min(step.cards, m.before.deck.size())
    if cards == 0:
        return [f"{{player:{step.seat}}} would draw a special, but the deck is empty."]
    return [f"{{player:{step.seat}}} draws {number(cards, 'special')}."]


def keeps(m: Moment, step: KeepSpecial) -> list[str]:
    card = KEEP.noun(m.word)
    return [f"{{player:{step.seat}}} keeps {{special:{card}}}: {SPECIAL_TEXTS[card]}."]


# The start of a round


def heading(s: State, phase: str) -> str:
    """`Round 3. Build.`"""
    final = ", the final round" if s.round == ROUNDS else ""
    return f"Round {s.round}{final}. {phase}."


def round_opens(m: Moment, _: Round) -> list[str]:
    """EH-SETUP-16. The first round begins with its Build."""
    return [heading(m.after, "Start")] if m.after.round > 1 else []


PURPOSES: Final[dict[type[Step], str]] = {
    SetOrder: "player order",
    NextWormhole: "the wormhole",
    MarauderVolley: "whom the marauders fire at",
}


def rolled_off(m: Moment, _: TieDie) -> list[str]:
    """EH-GEN-13. All dice of a roll-off at once, after the last."""
    agenda = m.after.agenda
    if not isinstance(agenda[-1], BreakTies):
        return []
    dice = [(seat, key % (len(DIE_FACES) + 1)) for seat, key in enumerate(m.after.keys) if key != OUT]
    rolls = [f"{{player:{seat}}} {die}" for seat, die in dice if die]
    purpose = PURPOSES.get(type(agenda[-2])) if len(agenda) > 1 else None
    return [f"Roll-off{f' for {purpose}' if purpose else ''}: {', '.join(rolls)}."]


def order_set(m: Moment, _: SetOrder) -> list[str]:
    """From the second round with what it is made of."""
    if m.after.round == 0:
        return [f"Player order: {', '.join([f'{{player:{seat}}}' for seat in m.after.order])}."]
    return [f"Player order: {', '.join([standing(m.after, seat) for seat in m.after.order])}."]


def standing(s: State, seat: Seat) -> str:
    player = s.players[seat]
    return f"{{player:{seat}}} ({victory_points(player)} VP, production {player.production})"


def no_wormhole(m: Moment, _: NextWormhole) -> list[str]:
    """EH-MAR-04."""
    return [] if wormhole_mask(m.before) else ["No tile is left for a new wormhole."]


def wormhole(m: Moment, step: OpenWormhole) -> list[str]:
    tile, fleet = WORMHOLE.noun(m.word), fleet_number(m.after.marauders[-1])
    least = m.after.players[step.seat].production
    opens = (
        f"{{player:{step.seat}}} has the least production, {least}, and opens a wormhole at"
        f" {spot(m.after, tile)}"
    )
    return [f"{opens}: {{fleet:{fleet}}} comes out of it, {SPAWNED_MARAUDERS} ships."]


def drift(m: Moment, step: Drift) -> list[str]:
    """One roll: where the fleet goes and whom it meets, or why it rolls again."""
    die = ROLL.noun(m.word)
    code = next(code for code in m.before.marauders if fleet_number(code) == step.fleet)
    target = AROUND[fleet_tile(code)][die]
    rolls = f"{{fleet:{step.fleet}}} rolls {die + 1}"
    if m.after.agenda and m.after.agenda[-1] is step:
        return [f"{rolls} and would drift {barred(m.after, target)}: again."]
    ships = number(fleet_ships(code), "ship")
    return [
        f"{rolls} and drifts {DIRECTION_NAMES[die]} to {spot(m.after, target)},"
        f" {ships}{met(m.after, target)}."
    ]


def barred(s: State, tile: int) -> str:
    """EH-MAR-07."""
    if tile == NOWHERE:
        return "off the map"
    return "into the sun" if tile == SUN else f"onto {spot(s, tile)}"


def met(s: State, tile: int) -> str:
    """EH-MAR-10. The players' ships on the tile."""
    sides = [f"{strength(s, side, tile)} of {side_name(side)}" for side in others_at(s, MARAUDERS, tile)]
    return f", onto {series(sides)}" if sides else ""


# The end of a round


def round_ends(m: Moment, _: RoundEnd) -> list[str]:
    return [heading(m.after, "End")]


def row_scored(m: Moment, _: ScoreRow) -> list[str]:
    """EH-VP-03."""
    news = [row_news(m.after, seat) for seat in m.after.order if row_points(m.after.players[seat])]
    return [f"Flag row: {'; '.join(news) or 'nobody scores'}."]


def row_news(s: State, seat: Seat) -> str:
    player = s.players[seat]
    gained = f"+{row_points(player)} VP for {number(player.flags, 'flag')}"
    return f"{{player:{seat}}} {gained}, {victory_points(player)} VP now"


def free_levels(m: Moment, _: FreeLevels) -> list[str]:
    """EH-ROUND-07, EH-TECH-09."""
    levels = [(seat, m.before.players[seat].level, m.after.players[seat].level) for seat in m.after.order]
    parts = [
        f"{{player:{seat}}} level {new}" + ("" if new > old else " as before") for seat, old, new in levels
    ]
    turned = [line for seat in m.after.order for line in dial(m, seat)]
    return [f"A free tech level for every player: {', '.join(parts)}.", *turned]


def free_port(m: Moment, step: FreePort) -> list[str]:
    """A player who had no place for it is not mentioned."""
    if BUILD_PORT.says(m.word):
        return [f"{{player:{step.seat}}} places a free port at {spot(m.after, BUILD_PORT.noun(m.word))}."]
    offered = step.options(m.before, step.seat)
    return [f"{{player:{step.seat}}} does without the free port."] if offered != [PASS] else []


# The end of the game


def game_ends(m: Moment, _: NextRound) -> list[str]:
    """The final scores with their parts, and the winner."""
    if m.after.round < ROUNDS:
        return []
    return ["The game is over.", *[final_line(m.after, seat) for seat in m.after.order], winner_line(m.after)]


def final_line(s: State, seat: Seat) -> str:
    """`white: 10 flag row, 3 captures ... = 15 VP.`"""
    player = s.players[seat]
    parts = [f"{points} {source}" for points, source in zip(player.points, SOURCES, strict=True) if points]
    return (
        f"{{player:{seat}}}:"
        f" {' + '.join(parts) + ' = ' if len(parts) > 1 else ''}{victory_points(player)} VP."
    )


def winner_line(s: State) -> str:
    won = winners(s)
    names = series([f"{{player:{seat}}}" for seat in won])
    return f"{names} share the victory." if len(won) > 1 else f"{names} wins{tie_break(s, won[0])}."


DECIDED: Final = ("", " the tie by production", " the tie by flags", " the tie by the worth of the ships")


def tie_break(s: State, winner: int) -> str:
    """EH-END-02. What decided between players with equal points."""
    best = rank(s.players[winner])
    rivals = [rank(player) for seat, player in enumerate(s.players) if seat != winner]
    closest = max(rivals)
    return DECIDED[next(i for i in range(len(best)) if best[i] != closest[i])]
