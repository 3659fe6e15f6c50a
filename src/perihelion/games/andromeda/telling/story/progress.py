"""The log of progress tracks, tokens and powers, and of effects that change the table by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from perihelion.core.game import News, Sentence
from perihelion.core.said import Said, listed
from perihelion.core.steps import Side
from perihelion.games.andromeda.cards.effects import fights
from perihelion.games.andromeda.cards.effects.control import ChooseBranch
from perihelion.games.andromeda.cards.effects.effect import Do, Effect
from perihelion.games.andromeda.cards.effects.finds import PlaceTokens
from perihelion.games.andromeda.cards.effects.leaders import Leaders, LeaderToNebula, WhichLeader
from perihelion.games.andromeda.cards.effects.persons import THE_RAIDERS, PickPerson
from perihelion.games.andromeda.cards.effects.progress import IgnoreEvent
from perihelion.games.andromeda.cards.effects.raiders import Calm
from perihelion.games.andromeda.cards.effects.ships import Grant
from perihelion.games.andromeda.cards.powers import ABILITIES
from perihelion.games.andromeda.cards.raiders import RAIDER_CLASS
from perihelion.games.andromeda.cards.source import OF_RAIDER, OF_UPGRADE
from perihelion.games.andromeda.cards.tokens import BOX, OBSERVATORY_STACK, STACK_A
from perihelion.games.andromeda.cards.tracks import COMMERCE, LEVEL, TOP, VAULT, VAULT_POINTS
from perihelion.games.andromeda.free.actions import UseToken
from perihelion.games.andromeda.hooks.powers import UsePower, source_of
from perihelion.games.andromeda.numbers import tactics_limit
from perihelion.games.andromeda.state import NO_TOKEN
from perihelion.games.andromeda.telling.phrases import (
    Moment,
    amount,
    leaders,
    place,
    resources,
    tactics,
    tokens,
)
from perihelion.games.andromeda.telling.story.battle import dice_changed
from perihelion.games.andromeda.telling.story.changes import Lines, brought, scored
from perihelion.games.andromeda.tracks.advance import Advance, HigherLimit, SupremacyToken
from perihelion.games.andromeda.tracks.discoveries import (
    FindToken,
    KeepToken,
    LookThrough,
    RandomToken,
    Search,
)
from perihelion.games.andromeda.words import CHOOSE, FIND, LEADER_IN, NEBULA, PICK, TAKE

# Tracks


def advanced(m: Moment, step: Advance) -> Lines:
    """AE-TRK-01, AE-TRK-03. At setup the faction tells it."""
    if not m.after.turn:
        return []
    space = m.after.players[step.side].tracks[step.track]
    if m.before.players[step.side].tracks[step.track] == TOP:
        return [Said("{player:who} is at the top of {track:track} already.", who=step.side, track=step.track)]
    told = Said(
        "{player:who} advances to space {space} of {track:track}.",
        who=step.side,
        space=space,
        track=step.track,
    )
    return [told, *reached(step, space)]


def reached(step: Advance, space: int) -> Lines:
    """AE-TRK-06, AE-TRK-10. What counts from here on."""
    lines: Lines = []
    if LEVEL[step.track][space] > LEVEL[step.track][space - 1]:
        lines.append(
            Said(
                "{player:who} has reached level {level} of {track:track}.",
                who=step.side,
                level=LEVEL[step.track][space],
                track=step.track,
            )
        )
    if step.track == COMMERCE and VAULT[COMMERCE][space] > VAULT[COMMERCE][space - 1]:
        lines.append(
            Said(
                "By the vault each resource that {player:who} has at the end is worth {n} VP.",
                who=step.side,
                n=VAULT_POINTS[VAULT[COMMERCE][space]],
            )
        )
    return lines


def supremacy_token(m: Moment, step: SupremacyToken) -> Lines:
    """AE-TRK-07."""
    token = m.before.supremacy[step.place]
    if token == NO_TOKEN:
        return [Said("The Supremacy token of this space is gone."), *scored(m, step.side)]
    told = Said("{player:who} takes the Supremacy token {token:token}.", who=step.side, token=token)
    return [Sentence(told, news=(News("won", step.side, told, brought(m, step.side)),))]


def limit_raised(m: Moment, step: HigherLimit) -> Lines:
    """AE-TRK-08."""
    limit = tactics_limit(m.after.players[step.side])
    return [Said("{player:who} may keep {cards} from now on.", who=step.side, cards=tactics(limit))]


# Tokens


def searches(m: Moment, step: Search) -> Lines:
    """AE-TRK-04."""
    left = m.before.discoveries.size(step.stack)
    stack = stack_name(step.stack)
    if not left:
        return [Said("No token is left in {stack}.", stack=stack)]
    return [
        Said(
            "{player:who} looks through {stack} in secret: {tokens}.",
            who=step.side,
            stack=stack,
            tokens=tokens(left),
        )
    ]


def stack_name(stack: int) -> Said:
    if stack == OBSERVATORY_STACK:
        return Said("the Observatory Discoveries")
    return Said("discovery stack A") if stack == STACK_A else Said("discovery stack B")


def looked_through(m: Moment, step: LookThrough) -> Lines:
    """AE-TRK-04. When all of it is seen, for the looker alone."""
    if m.before.discoveries.closed(step.stack):
        return []
    found = [Said("{token:token}", token=token) for token in m.after.discoveries.places[step.stack].cards]
    return [Sentence(Said("You see {tokens}.", tokens=listed(found)), step.side)]


def token_found(m: Moment, step: FindToken) -> Lines:
    """A token taken at random; one in a stack is told with the others there."""
    if step.place <= BOX:
        return []
    return [Sentence(Said("Your new token is {token:token}.", token=FIND.noun(m.word)), step.side)]


def token_kept(m: Moment, step: KeepToken) -> Lines:
    """AE-TRK-04. Face down."""
    if not TAKE.says(m.word):
        return []
    told = Said("{player:who} keeps one of the tokens, face down.", who=step.seat)
    secret = Said("You keep {token:token}.", token=TAKE.noun(m.word))
    line = Sentence(told, news=(News("won", step.seat, told, brought(m, step.seat)),))
    return [line, Sentence(secret, step.seat)]


def random_token(m: Moment, step: RandomToken) -> Lines:
    if not m.before.discoveries.size(OBSERVATORY_STACK):
        return [Said("No token is left in {stack}.", stack=stack_name(OBSERVATORY_STACK))]
    told = Said("{player:who} takes a token of the Observatory Discoveries at random.", who=step.side)
    return [Sentence(told, news=(News("won", step.side, told, brought(m, step.side)),))]


def token_used(_: Moment, step: UseToken) -> Lines:
    """AE-FREE-03."""
    return [Said("{player:who} uses the token {token:token}.", who=step.seat, token=step.token)]


# Powers and choices


def power_used(m: Moment, step: UsePower) -> Lines:
    """AE-TAC-13. What it does is told by its effects."""
    source = source_of(m.before.players[step.side], step.number)
    if source.kind == OF_UPGRADE:
        return [Said("{player:who} uses the power of {upgrade:tile}.", who=step.side, tile=source.number)]
    return [Said("{player:who} uses the power of {faction:faction}.", who=step.side, faction=source.number)]


def branch_chosen(m: Moment, step: ChooseBranch) -> Lines:
    """AE-EVT-15."""
    if not CHOOSE.says(m.word):
        return []
    branch = step.effect.branches[CHOOSE.noun(m.word)]
    if not branch.possible(m.before, step.seat, step.source):
        return [Said("Nothing of it is possible for {player:who} any more.", who=step.seat)]
    if not branch.effects:
        return [Said("{player:who} declines.", who=step.seat)]
    return [Said("{player:who} chooses: {what}.", who=step.seat, what=branch.text())]


def person_picked(m: Moment, step: PickPerson) -> Lines:
    """AE-P-47."""
    if not PICK.says(m.word):
        return []
    side = PICK.noun(m.word)
    if side == THE_RAIDERS:
        return [Said("{player:who} picks the raiders.", who=step.seat)]
    return [Said("{player:who} picks {player:other}.", who=step.seat, other=side)]


# Leaders


def leader_picked(m: Moment, step: WhichLeader) -> Lines:
    if not LEADER_IN.says(m.word):
        return []
    return [
        Said(
            "{player:who} recruits {leaders} in {place}.",
            who=step.seat,
            leaders=leaders(1),
            place=place(m.after, LEADER_IN.noun(m.word)),
        )
    ]


def leader_gone(m: Moment, step: LeaderToNebula) -> Lines:
    told = Said(
        "A leader of {player:who} goes to nebula {region:region}.",
        who=step.side,
        region=NEBULA.noun(m.word),
    )
    return [Sentence(told, news=(News("lost", step.side, told),))]


def leaders_moved(m: Moment, step: Do) -> Lines:
    """AE-RAI-11, AE-RAI-12. To a raider card and back."""
    effect = step.effect
    assert isinstance(effect, Leaders), "only leaders are moved"
    if "raider card" not in (effect.start, effect.end):
        return []
    card = step.source.number
    return [line for side in m.after.from_active() for line in leaders_of(m, side, card)]


def leaders_of(m: Moment, side: Side, card: int) -> Lines:
    before, after = m.before.raiders[RAIDER_CLASS[card]], m.after.raiders[RAIDER_CLASS[card]]
    more = after.leaders[side] - before.leaders[side]
    if more > 0:
        told = Said(
            "{raider:card} carries off {leaders} of {player:who}.", card=card, leaders=leaders(more), who=side
        )
        return [Sentence(told, news=(News("lost", side, told, brought(m, side)),))]
    if more < 0:
        told = Said(
            "{player:who} takes back {leaders} from {raider:card}.",
            who=side,
            leaders=leaders(-more),
            card=card,
        )
        return [Sentence(told, news=(News("won", side, told, brought(m, side)),))]
    return []


# Effects without steps of their own


def pools_changed(m: Moment, _: Do) -> Lines:
    return dice_changed(m)


def rate_changed(_: Moment, step: Do) -> Lines:
    assert isinstance(step.effect, fights.EnergyDice)
    return [
        Said(
            "Each energy that {player:who} spends for dice gives {n} of them in this battle.",
            who=step.seat,
            n=step.effect.rate,
        )
    ]


def barred(m: Moment, step: Do) -> Lines:
    """A raider that does it says so itself."""
    if step.source.kind == OF_RAIDER or m.before.battle.barred or not m.after.battle.barred:
        return []
    return [Said("Nobody may spend energy for dice in this battle.")]


def leaves(m: Moment, step: Do) -> Lines:
    if m.before.battle.sides == m.after.battle.sides:
        return []
    return [Said("{player:who} leaves the battle.", who=step.seat)]


def discounted(_: Moment, step: Do) -> Lines:
    assert isinstance(step.effect, fights.Discount)
    return [Said("{player:who} pays {resources} less.", who=step.seat, resources=resources(step.effect.less))]


def tokens_placed(_: Moment, step: Do) -> Lines:
    effect = step.effect
    assert isinstance(effect, PlaceTokens)
    what = amount(effect.what, effect.count)
    if effect.planets:
        return [Said("{what} lies on each undeveloped planet, to be collected.", what=what)]
    return [Said("{what} lies on each Alliance base, to be collected.", what=what)]


def calmed(_m: Moment, _: Do) -> Lines:
    return [Said("No raider will move to the active region this turn.")]


def granted(_: Moment, step: Do) -> Lines:
    assert isinstance(step.effect, Grant)
    return [
        Said(
            "The ship that {player:who} launches in this turn has {ability}.",
            who=step.seat,
            ability=ability(step.effect.ability),
        )
    ]


def ability(number: int) -> Said:
    match ABILITIES[number]:
        case "populate":
            return Said("Populate")
        case "attack":
            return Said("Attack")
        case "voyage":
            return Said("Voyage")
        case "jump":
            return Said("Jump")
        case "targeting":
            return Said("Targeting +1")
    return Said("infinite range")


def ignored(_: Moment, step: Do) -> Lines:
    return [Said("The special effect does not affect {player:who}.", who=step.seat)]


EFFECTS: Final[dict[type[Effect], Callable[[Any, Any], Lines]]] = {
    fights.Dice: pools_changed,
    fights.Targeting: pools_changed,
    fights.EnergyDice: rate_changed,
    fights.NoEnergyDice: barred,
    fights.LeaveBattle: leaves,
    fights.Discount: discounted,
    Leaders: leaders_moved,
    PlaceTokens: tokens_placed,
    Calm: calmed,
    Grant: granted,
    IgnoreEvent: ignored,
}
"""Effects that change the table themselves; all others plan steps, which are told."""


def done(m: Moment, step: Do) -> Lines:
    """One effect of a list."""
    teller = EFFECTS.get(type(step.effect))
    return teller(m, step) if teller else []
