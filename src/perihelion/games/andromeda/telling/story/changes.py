"""What follows from a step, whichever it was: resources, VP, the end of the game; and free actions that are
part of an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from perihelion.core.game import Figure, News, Sentence
from perihelion.core.said import Said, series
from perihelion.core.steps import Seat, Side
from perihelion.games.andromeda.cards.fleet import size
from perihelion.games.andromeda.cards.resources import STORED, Amounts
from perihelion.games.andromeda.cards.tokens import HELD
from perihelion.games.andromeda.state import NOT_ENDING, State
from perihelion.games.andromeda.telling.phrases import Moment, amounts, points
from perihelion.games.andromeda.words import FIGURES, USE_ABILITY
from perihelion.games.kit.telling.phrases import changed
from perihelion.games.kit.telling.tellers import Teller

Lines = list[Said | Sentence]
NEWS: Final = tuple(
    [
        ("figure", FIGURES.index(name))
        for name in (
            "VP",
            "leaders",
            "scrapped ships",
            "modules",
            "damaged modules",
            "developments",
            "tokens",
        )
    ]
)
"""What everybody may see that a step brought or cost."""


def figures(s: State, side: Side) -> list[Figure]:
    player = s.players[side]
    found = (
        player.points,
        player.leaders,
        size(player.yard),
        player.modules(),
        player.damaged(),
        player.built.bit_count(),
        s.discoveries.size(HELD + side) + len(player.powers),
    )
    return [(kind, thing, n) for (kind, thing), n in zip(NEWS, found, strict=True)]


def brought(m: Moment, side: Side) -> tuple[Figure, ...]:
    """What a step has brought or cost a player, as far as everybody may know."""
    return changed(figures(m.before, side), figures(m.after, side), NEWS)


# Resources


def gained(m: Moment, side: Side) -> Amounts:
    """What came into the stores."""
    before, after = m.before.players[side].stock, m.after.players[side].stock
    return tuple([max(0, after[what] - before[what]) for what in STORED])


def lost(m: Moment, side: Side) -> Amounts:
    """What left the stores."""
    before, after = m.before.players[side].stock, m.after.players[side].stock
    return tuple([max(0, before[what] - after[what]) for what in STORED])


def gains(m: Moment, side: Side) -> Lines:
    """`yellow gains 2 titanium and 1 energy.`"""
    found = amounts(gained(m, side))
    return [Said("{player:who} gains {what}.", who=side, what=series(found))] if found else []


def losses(m: Moment, side: Side) -> Lines:
    """`yellow loses 2 energy.`"""
    found = amounts(lost(m, side))
    if not found:
        return []
    told = Said("{player:who} loses {what}.", who=side, what=series(found))
    return [Sentence(told, news=(News("lost", side, told),))]


# VP


def scored(m: Moment, side: Side) -> Lines:
    """`yellow scores 3 VP.`"""
    more = m.after.players[side].points - m.before.players[side].points
    if more < 0:
        told = Said("{player:who} loses {points}.", who=side, points=points(-more))
        return [Sentence(told, news=(News("lost", side, told, brought(m, side)),))]
    if not more:
        return []
    told = Said("{player:who} scores {points}.", who=side, points=points(more))
    return [news_scored(m, side, told), *ending(m)]


def news_scored(m: Moment, side: Side, told: Said) -> Sentence:
    """A line about what brought VP or something that does."""
    return Sentence(told, news=(News("scored", side, told, brought(m, side)),))


def ending(m: Moment) -> Lines:
    """AE-END-01, AE-END-02. Whoever reaches the terminus triggers the end."""
    if m.before.left != NOT_ENDING or m.after.left == NOT_ENDING:
        return []
    s = m.after
    first = next(side for side in s.from_active() if s.players[side].points >= s.agreed.terminus)
    told = Said(
        "{player:who} has reached the terminus at {points}: this turn is finished, then everybody has exactly"
        " one more.",
        who=first,
        points=points(s.agreed.terminus),
    )
    return [Sentence(told, news=(News("first", first, told),))]


# Free actions


def ability_used(m: Moment, step: Any) -> Lines:
    """AE-FREE-05. An ability card is turned down as a part of the answer; all other free actions have steps
    of their own."""
    if not USE_ABILITY.says(m.word):
        return []
    return [
        Said(
            "{player:who} uses the ability card of the {development:kind}.",
            who=step.seat,
            kind=USE_ABILITY.noun(m.word),
        )
    ]


def beside(teller: Callable[[Any, Any], Sequence[Said | Sentence]]) -> Teller:
    """A question beside which free actions are open."""

    def tell(m: Moment, step: Any) -> Sequence[Said | Sentence]:
        return teller(m, step) if step.answering(m.word) else ability_used(m, step)

    return tell


def told_apart(said: Said, secret: Said, *readers: Seat) -> Lines:
    """A sentence for all, and what only these may know."""
    return [Sentence(said), Sentence(secret, *readers)]
