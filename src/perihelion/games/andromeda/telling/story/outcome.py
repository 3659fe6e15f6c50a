"""The log of the end of a battle: who wins, what is scrapped, what raiders give."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said
from perihelion.core.steps import Side
from perihelion.games.andromeda.battle.outcome import (
    TO_BAY,
    HitFleet,
    Outcome,
    RaiderLoss,
    Reward,
    SaveShip,
    Scrapped,
    TacticalOperations,
    fighting,
    winning_side,
)
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES, Fleet, fleet_said, ship_count, size
from perihelion.games.andromeda.cards.raiders import FILE as RAIDER_FILE
from perihelion.games.andromeda.cards.raiders import SWARM_CLASS
from perihelion.games.andromeda.fight import Faces
from perihelion.games.andromeda.region import NO_RAIDER, NOBODY
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    dice,
    place,
    player,
    raiders_of,
    side,
    sides,
)
from perihelion.games.andromeda.telling.story.changes import Lines, brought, scored
from perihelion.games.andromeda.words import (
    DRAW_CARD,
    PROTECT,
    ROLLS,
    SLOT,
    TAKE_MOON,
)
from perihelion.games.kit.masks import has


def decided(m: Moment, _: Outcome) -> list[Sentence]:
    """AE-OUT-01, AE-OUT-02, AE-OUT-03. Who wins, and which die decides."""
    s = m.after
    return [verdict(s, tie(s, fighting(s)) if s.battle.winner == NOBODY else victory(s, fighting(s)))]


def verdict(s: State, told: Said) -> Sentence:
    """The line, and what it means to each player in the battle."""
    where, winner = place(s, s.target), winning_side(s)
    news = [
        News("lost", who, Said("{player:who} loses the battle at {place}.", who=who, place=where))
        for who in s.from_active()
        if has(s.battle.losers, who)
    ]
    if winner != NOBODY:
        won = Said("{player:who} wins the battle at {place}.", who=winner, place=where)
        news.insert(0, News("won", winner, won))
    return Sentence(told, news=tuple(news))


def tie(s: State, found: list[int]) -> Said:
    best = max([s.battle.rolls[who] for who in found])
    first = [who for who in found if s.battle.rolls[who] == best]
    return Said(
        "Nobody wins the battle at {place}: {sides} are equal with {roll}, and all are defeated.",
        place=place(s, s.target),
        sides=sides(s, first),
        roll=faces(best),
    )


def victory(s: State, found: list[int]) -> Said:
    """`yellow wins the battle at Quillon (R2-3), 6 5 against 6 4 of blue: the second die, 5 beats 4.`"""
    winner = s.battle.winner
    rivals = [who for who in found if who != winner]
    best = max(rivals, key=lambda who: s.battle.rolls[who])
    facts = {
        "place": place(s, s.target),
        "roll": faces(s.battle.rolls[winner]),
        "less": faces(s.battle.rolls[best]),
        "rival": side(s, best),
        "why": deciding(s.battle.rolls[winner], s.battle.rolls[best]),
    }
    if winner == s.raider_place():
        return Said(
            "The raiders win the battle at {place}, {roll} against {less} of {rival}: {why}.", **facts
        )
    return Said(
        "{winner} wins the battle at {place}, {roll} against {less} of {rival}: {why}.",
        winner=player(winner),
        **facts,
    )


def deciding(more: Faces, less: Faces) -> Said:
    """AE-OUT-01. The first die that differs, or the one that the other side does not have."""
    for number, (high, low) in enumerate(zip(more, less, strict=False)):
        if high != low:
            return Said("{die}, {high} beats {low}", die=nth_die(number), high=high, low=low)
    return Said("equal as far as they go, {dice} beat {fewer}", dice=dice(len(more)), fewer=dice(len(less)))


def nth_die(number: int) -> Said:
    if number == 0:
        return Said("the first die")
    if number == 1:
        return Said("the second die")
    if number == 2:
        return Said("the third die")
    if number == 3:
        return Said("the fourth die")
    return Said("the fifth die") if number == 4 else Said("the sixth die")


def faces(roll: Faces) -> Said:
    """`6 5 2`"""
    return Said("{roll:roll}", roll=ROLLS.index(roll))


# Defeat


def hit(m: Moment, step: HitFleet) -> Lines:
    """AE-SHD-03. What shields save; the rest is told when it is scrapped."""
    saved = m.after.fleet(step.side, m.after.target)
    if not size(saved):
        return []
    return [Said("Shields save {ships} of {player:who}.", ships=fleet_said(saved), who=step.side)]


def ship_saved(m: Moment, step: SaveShip) -> Lines:
    """AE-P-42."""
    if not PROTECT.says(m.word):
        return []
    ship = PROTECT.noun(m.word)
    if step.place == TO_BAY:
        return [Said("A {ship:ship} of {player:who} escapes to the launch bay.", ship=ship, who=step.seat)]
    return [Said("A {ship:ship} of {player:who} escapes to the repair barge.", ship=ship, who=step.seat)]


def scrapped(m: Moment, step: Scrapped) -> Lines:
    """AE-SCRAP-02."""
    gone = m.before.players[step.side].working
    if not size(gone):
        return []
    return [sent_to_yard(m, step.side, gone), *scored(m, step.side)]


def sent_to_yard(m: Moment, who: Side, gone: Fleet) -> Sentence:
    """`2 transports of blue go to the scrapyard.`"""
    if size(gone) == 1:
        ship = next(ship for ship in SHIP_TYPES if gone[ship])
        told = Said("{ship} of {player:who} goes to the scrapyard.", ship=ship_count(ship, 1), who=who)
    else:
        told = Said("{ships} of {player:who} go to the scrapyard.", ships=fleet_said(gone), who=who)
    return Sentence(told, news=(News("lost", who, told, brought(m, who)),))


def operations(m: Moment, step: TacticalOperations) -> Lines:
    """AE-OUT-06, AE-OUT-07. What they bring is told by what comes."""
    if SLOT.says(m.word):
        told = Said(
            "{player:who} slots {moon:moon} in tactical operations.", who=step.seat, moon=SLOT.noun(m.word)
        )
        return [told]
    if m.word not in (DRAW_CARD, TAKE_MOON):
        return []
    return [Said("{player:who} takes tactical operations.", who=step.seat)]


def rewarded(m: Moment, _: Reward) -> Lines:
    """AE-RAI-12."""
    s = m.before
    winner, raider = winning_side(s), s.regions[s.target].raider
    if winner == NOBODY or raider == NO_RAIDER:
        return []
    card = s.raiders[raider].card
    told = Said(
        "{player:who} claims the reward of {raider:card}: {text}",
        who=winner,
        card=card,
        text=RAIDER_FILE.raider[card].reward_text,
    )
    return [Sentence(told, news=(News("won", winner, told),))]


def raider_lost(m: Moment, _: RaiderLoss) -> Lines:
    """AE-SHD-04, AE-RAI-09."""
    raider = m.before.regions[m.before.target].raider
    if raider == NO_RAIDER:
        return []
    card = m.before.raiders[raider].card
    if m.after.raiders[raider].shields > m.before.raiders[raider].shields:
        return [Said("A shield saves {raider:card}.", card=card)]
    if raider == SWARM_CLASS:
        return [Said("{raiders} is beaten and goes back to its card.", raiders=raiders_of(raider, 1))]
    return [Said("{raider:card} is beaten and goes back to its card.", card=card)]
