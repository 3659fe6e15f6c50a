"""The log: what each step did, in a sentence a player enjoys. The chapters have their own files; here is the
order of play."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import News, Sentence
from perihelion.core.said import Many, Said, listed, series
from perihelion.core.steps import Side, Step
from perihelion.games.kit.telling.phrases import MINUS, clauses
from perihelion.games.kit.telling.tellers import Teller
from perihelion.games.solar_sphere import play, setup
from perihelion.games.solar_sphere.cards.effects import choice, effect
from perihelion.games.solar_sphere.cards.effects import crew as crew_effects
from perihelion.games.solar_sphere.cards.ids import Ship, Slot
from perihelion.games.solar_sphere.cards.tables import (
    DISPLAY,
    NO_CARD,
    POSITION_COUNT,
    SCORING_POINTS,
    SHIP_RESISTANCE,
    TIERS,
    TOP_RIGHT,
)
from perihelion.games.solar_sphere.deploy import kickbacks, visit
from perihelion.games.solar_sphere.deploy import turn as deploy
from perihelion.games.solar_sphere.numbers import final_round
from perihelion.games.solar_sphere.phases import battle, dock, recover
from perihelion.games.solar_sphere.place import crew, drones, fleet, sphere, storage
from perihelion.games.solar_sphere.scoring import final_score, part_names, parts, winners
from perihelion.games.solar_sphere.solo import turns as solo
from perihelion.games.solar_sphere.state import ROUNDS, State
from perihelion.games.solar_sphere.telling.owned import amounts
from perihelion.games.solar_sphere.telling.phrases import Moment, gains, ship_bonuses, side_name
from perihelion.games.solar_sphere.telling.story import battle as story_battle
from perihelion.games.solar_sphere.telling.story import place as story_place
from perihelion.games.solar_sphere.telling.story import solo as story_solo
from perihelion.games.solar_sphere.telling.story import turn as story_turn
from perihelion.games.solar_sphere.words import DOCK, ROLLS

# Setup


def scoring_card(m: Moment, _: setup.DrawScoring) -> list[Said]:
    """The Sphere as it lies, and what it will be worth."""
    card = m.after.scoring
    best = [
        Said("{position:place}", place=place)
        for place in range(POSITION_COUNT)
        if SCORING_POINTS[card][place] == 6
    ]
    return [
        Said(
            "The Sphere is laid. {scoring:card} scores it at the end, with 6 points for {best}.",
            card=card,
            best=series(best),
        )
    ]


def next_in_order(m: Moment, _: setup.NextInOrder) -> list[Said]:
    """The whole order at once, after the last marker."""
    if len(m.after.order) < m.after.sides:
        return []
    return [Said("Turn order before the first roll: {order}.", order=turn_order(m.after))]


def turn_order(s: State) -> Said:
    return listed([side_name(s, side) for side in s.order])


# Rounds


def dock_opens(m: Moment, _: dock.Dock) -> list[Said]:
    if m.after.round == ROUNDS:
        return [Said("Round {round}, the final round. Dock.", round=m.after.round)]
    return [Said("Round {round}. Dock.", round=m.after.round)]


def docked(m: Moment, step: dock.Roll) -> list[Said | Sentence]:
    faces = series([Said("{face}", face=face) for face in ROLLS[DOCK.noun(m.word)]])
    news = gains(m, step.seat, 0)
    if not news:
        return [Said("{player:seat} docks {faces}.", seat=step.seat, faces=faces)]
    told = Said("{player:seat} docks {faces}: {news}.", seat=step.seat, faces=faces, news=listed(news))
    return [Sentence(told, news=(News("scored", step.seat, figures=amounts(m, step.seat)),))]


def order_set(m: Moment, _: dock.TurnOrder) -> list[Said | Sentence]:
    """The end of Dock opens Deploy."""
    order = turn_order(m.after)
    first = m.after.order[0]
    return [
        Sentence(Said("Turn order: {order}.", order=order), news=(News("first", first),)),
        Said("Round {round}. Deploy.", round=m.after.round),
    ]


def battle_opens(m: Moment, _: battle.Battle) -> list[Said]:
    return [Said("Round {round}. Battle.", round=m.after.round)]


def recover_opens(m: Moment, _: recover.Recover) -> list[Said]:
    return [Said("Round {round}. Recover.", round=m.after.round)]


def revealed(m: Moment, step: recover.RevealShip) -> list[Said]:
    """Both ships of the new top row at once."""
    if step.slot != TOP_RIGHT:
        return []
    ships = series([ship_card(ship) for ship in m.after.ships[:2]])
    return [Said("The Resistance sends {ships}.", ships=ships)]


def ship_card(ship: Ship) -> Said:
    return Said(
        "{ship:ship} (resistance {resistance}, bonuses {bonuses})",
        ship=ship,
        resistance=SHIP_RESISTANCE[ship],
        bonuses=ship_bonuses(ship),
    )


def display_ages(m: Moment, _: recover.AgeDisplay) -> list[Said]:
    """Who leaves the display, and the tokens on those who stay."""
    gone = [slot for slot in range(DISPLAY) if m.before.display[slot] != m.after.display[slot]]
    lines: list[Said] = []
    if gone:
        crew = crew_in(m.before, gone)
        lines.append(
            Many(
                len(gone),
                "{crew} leaves the crew display.",
                "{crew} leave the crew display.",
                crew=crew,
            )
        )
    laid = [token_news(m.after, token) for token in (1, 2) if token in m.after.tokens]
    return lines + ([Said("Morale tokens: {laid}.", laid=clauses(laid))] if laid else [])


def token_news(s: State, token: int) -> Said:
    """`2 on A and B`, or `1 on each card`"""
    slots = [slot for slot in range(DISPLAY) if s.tokens[slot] == token]
    if len(slots) > 1 and len(slots) == len([card for card in s.display if card != NO_CARD]):
        return Said("{token} on each card of the crew display", token=token)
    return Said("{token} on {crew}", token=token, crew=crew_in(s, slots))


def crew_in(s: State, slots: list[int]) -> Said:
    return series([Said("{crew:card}", card=s.display[slot]) for slot in slots])


def drawn(m: Moment, step: recover.DrawCrew) -> list[Said]:
    """All new cards of the display at once, after the last."""
    if any(fillable(m.after, slot) for slot in range(step.slot + 1, DISPLAY)):
        return []
    if m.after.round > 0:
        new = [
            slot for slot in range(DISPLAY) if m.after.display[slot] != NO_CARD and m.after.tokens[slot] == 0
        ]
        return [Said("New in the crew display: {crew}.", crew=crew_in(m.after, new))]
    tiers = [
        Said("tier {tier} {crew}", tier=tier + 1, crew=crew_in(m.after, [2 * tier, 2 * tier + 1]))
        for tier in TIERS
    ]
    return [Said("The crew display: {tiers}.", tiers=clauses(tiers))]


def fillable(s: State, slot: Slot) -> bool:
    """A card will still be drawn for this slot."""
    return s.display[slot] == NO_CARD and s.crew_decks[slot // 2].size() > 0


# The end


def round_ends(m: Moment, _: play.EndOfRound) -> list[Said]:
    """The final scores with their parts, and the winner."""
    if not final_round(m.after):
        return []
    return [
        Said("The game is over."),
        *[final_line(m.after, side) for side in range(m.after.sides)],
        winner_line(m.after),
    ]


def final_line(s: State, side: Side) -> Said:
    """`red: 24 during play, 16 sphere ... = 70.5 points.`"""
    listed_parts = [
        Said("{points} {part}", points=printed(points), part=name)
        for name, points in zip(part_names(s, side), parts(s, side), strict=True)
    ]
    return Said(
        "{side}: {parts} = {total}.",
        side=side_name(s, side),
        parts=listed(listed_parts),
        total=score_points(final_score(s, side)),
    )


def score_points(total: float) -> Said:
    """`1 point`, `70.5 points`"""
    if total.is_integer():
        return Many(int(total), "{points} point", "{points} points", points=printed(total))
    return Said("{points} points", points=printed(total))


def printed(points: float) -> str:
    """`70.5`, `3`, `−2`"""
    return f"{points:g}".replace("-", MINUS)


def winner_line(s: State) -> Said:
    """SS-END-07, SS-SOLO-44. Who has won, and what decided between sides with equal points."""
    won = winners(s)
    names = series([side_name(s, side) for side in won])
    if len(won) > 1:
        return Said("{names} share the victory.", names=names)
    rivals = [
        side for side in range(s.sides) if side != won[0] and final_score(s, side) == final_score(s, won[0])
    ]
    if not rivals:
        return Said("{name} wins.", name=names)
    if s.dranda is not None:
        return Said("{name} wins the tie.", name=names)
    if s.players[won[0]].reputation > max([s.players[rival].reputation for rival in rivals]):
        return Said("{name} wins the tie by reputation.", name=names)
    return Said("{name} wins the tie by morale.", name=names)


TELLERS: Final[dict[type[Step], Teller]] = {
    setup.DrawScoring: scoring_card,
    setup.NextInOrder: next_in_order,
    dock.Dock: dock_opens,
    dock.Roll: docked,
    dock.TurnOrder: order_set,
    deploy.Turn: story_turn.turn,
    effect.Do: story_turn.effect,
    visit.ChooseFace: story_turn.die_lands,
    visit.Arrive: story_turn.arrived,
    visit.LastWindow: story_turn.last_window,
    storage.Gain: story_place.gain,
    storage.Overflow: story_place.overflow,
    drones.Fabricate: story_place.fabricate,
    drones.Recall: story_place.recall,
    drones.Salvage: story_place.salvage,
    drones.RollAuxiliary: story_place.auxiliary,
    sphere.Build: story_place.built,
    sphere.Neighbours: story_place.neighbours,
    crew.Hire: story_place.hired,
    crew.PayExtra: story_place.paid,
    crew.Join: story_place.joined,
    crew.Retire: story_place.retired,
    choice.ChooseBranch: story_place.branch,
    crew_effects.Refresh: story_place.refreshed,
    fleet.Send: story_place.sent,
    battle.Battle: battle_opens,
    battle.RollResistance: story_battle.rolled,
    battle.OfferReroll: story_battle.reroll,
    battle.Victory: story_battle.victory,
    battle.ShipWins: story_battle.ship_wins,
    recover.Recover: recover_opens,
    recover.RevealShip: revealed,
    recover.AgeDisplay: display_ages,
    recover.DrawCrew: drawn,
    play.EndOfRound: round_ends,
    solo.SortFleet: story_solo.sorted_fleet,
    solo.DiscardTop: story_solo.discard_top,
    solo.RollDrandaDie: story_solo.dranda_dice,
    solo.DrandaTurn: story_solo.dranda_turn,
    solo.PlaceDie: story_solo.placed,
    solo.SearchOpaque: story_solo.search_opaque,
    solo.RevealForOpaque: story_solo.reveal_opaque,
    solo.RollOpaque: story_solo.roll_opaque,
    solo.DrandaBuilds: story_solo.dranda_builds,
    solo.DrandaHires: story_solo.dranda_hires,
    solo.DrandaAttacks: story_solo.dranda_attacks,
}
SILENT: Final[tuple[type[Step], ...]] = (
    play.WholeGame,
    play.Round,
    setup.Setup,
    setup.LayHex,
    deploy.Turns,
    kickbacks.Kickbacks,
    storage.GainAny,
    visit.ChooseLocation,
    visit.EndTurn,
    fleet.Attack,
    battle.ResolveShip,
    battle.Outcome,
    recover.TakeBackDice,
    recover.RefreshCrew,
    recover.FillDisplay,
    recover.FillSlot,
    solo.DrandaDiscards,
    solo.RollDrandaDice,
    solo.DrandaRecovers,
    solo.ShufflePlayed,
)
"""Steps without news of their own: they only plan others, or what they do is told by the next."""
