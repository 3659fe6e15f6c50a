"""Why a free action is not open."""

from __future__ import annotations

from perihelion.core.steps import Refusal, Seat, Word
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.powers import OWN_TURN
from perihelion.games.andromeda.cards.resources import NO_STOCK
from perihelion.games.andromeda.cards.source import OF_ABILITY, OF_TOKEN, Source
from perihelion.games.andromeda.cards.tokens import HELD, IS_DISCOVERY
from perihelion.games.andromeda.hooks.powers import at_moment
from perihelion.games.andromeda.numbers import powers_at
from perihelion.games.andromeda.player import Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.moons import empty_slots, why_not_slot
from perihelion.games.andromeda.words import (
    CASH,
    COLLECT,
    MOST_PLACES,
    REARRANGE,
    RECRUIT,
    RECRUIT_ONE,
    SLOT,
    USE,
    USE_ABILITY,
    USE_POWER,
)
from perihelion.games.kit.masks import has


def why_not_now(s: State, seat: Seat) -> Refusal:
    """AE-FREE-01, AE-FREE-09. Where no free action is open at all."""
    if s.active != seat:
        return Refusal("AE-FREE-01", "Free actions are for your own turn.")
    return Refusal("AE-FREE-09", "A free action is under way, and another one does not interrupt it.")


def why_not_free(s: State, seat: Seat, option: Word, anywhere: bool) -> Refusal | None:
    """Why this free action is not open beside a question that has others."""
    player = s.players[seat]
    if RECRUIT.says(option):
        return why_not_recruit(s, seat, RECRUIT.noun(option))
    if RECRUIT_ONE.says(option):
        return why_not_recruit(s, seat, RECRUIT_ONE.noun(option))
    if COLLECT.says(option):
        return why_not_collect(s, COLLECT.noun(option))
    if CASH.says(option):
        return Refusal("AE-FREE-06", "You have not claimed that moon.")
    if SLOT.says(option):
        return why_not_put(player, SLOT.noun(option))
    if s.narrow:
        return Refusal("AE-TURN-09", "After the event card nothing is used that could move the event marker.")
    if REARRANGE.says(option):
        return why_not_rearrange(player, REARRANGE.noun(option), anywhere)
    return why_not_have(s, seat, option) or why_not_use(s, seat, option)


def why_not_recruit(s: State, seat: Seat, region: int) -> Refusal:
    count = s.regions[region].leaders[seat]
    if not count:
        return Refusal("AE-FREE-02", "No leader of yours is in {region:region}.", region=region)
    if not has(s.players[seat].at, region):
        return Refusal("AE-FREE-02", "You have no ship in {region:region}.", region=region)
    return Refusal("AE-FREE-02", "Only one leader of yours is in {region:region}.", region=region)


def why_not_collect(s: State, region: int) -> Refusal:
    if s.regions[region].tokens == NO_STOCK:
        return Refusal("AE-FREE-04", "No resource tokens are in {region:region}.", region=region)
    return Refusal("AE-FREE-04", "You have no ship in {region:region}.", region=region)


def why_not_put(player: Player, moon: int) -> Refusal:
    if moon in player.claimed and empty_slots(player, moon):
        return Refusal("AE-FREE-10", "What is begun could not be paid for without that moon.")
    return why_not_slot(player, moon)


def why_not_rearrange(player: Player, plate: int, anywhere: bool) -> Refusal:
    row, place = divmod(plate, MOST_PLACES)
    if not anywhere:
        return Refusal(
            "AE-FREE-08", "Modules are rearranged at the start and the end of a turn and while returning."
        )
    if not place:
        return Refusal("AE-FREE-08", "The core module stays at its end of the row.")
    if place >= len(player.rows[row]):
        return Refusal("AE-MOD-02", "You have no module there.")
    return Refusal("AE-P-26", "Nothing would change, or you have moved as often as you have such modules.")


def why_not_have(s: State, seat: Seat, option: Word) -> Refusal | None:
    """A token, ability card or power that the player has not got."""
    player = s.players[seat]
    if USE.says(option) and not holds(s, seat, USE.noun(option)):
        return Refusal("AE-FREE-03", "You do not hold {token:token}.", token=USE.noun(option))
    if USE_ABILITY.says(option) and not player.abilities[USE_ABILITY.noun(option)]:
        kind = USE_ABILITY.noun(option)
        return Refusal("AE-FREE-05", "You have no face-up card of the {development:kind}.", kind=kind)
    if USE_POWER.says(option):
        if player.faction != USE_POWER.noun(option) or not powers_at(player, OWN_TURN):
            return Refusal("AE-FREE-08", "You have no such power that you use on your turn.")
        if not at_moment(s, seat, OWN_TURN):
            return Refusal("AE-P-28", "It was used in this turn, or its cost cannot be paid.")
    return None


def holds(s: State, seat: Seat, token: int) -> bool:
    if IS_DISCOVERY[token]:
        return s.discoveries.places[HELD + seat].count(token) > 0
    return token in s.players[seat].powers


def idle(s: State, seat: Seat, option: Word) -> bool:
    """AE-P-25. Whether a token or an ability card could do nothing now."""
    if USE.says(option):
        token = USE.noun(option)
        return not LATE.tokens[token].offered(s, seat, Source(OF_TOKEN, token))
    if USE_ABILITY.says(option):
        kind = USE_ABILITY.noun(option)
        return not LATE.abilities[kind].offered(s, seat, Source(OF_ABILITY, kind))
    return False


def why_not_use(s: State, seat: Seat, option: Word) -> Refusal:
    if idle(s, seat, option):
        return Refusal("AE-P-25", "It could do nothing now, or its cost cannot be paid.")
    return why_not_take()


def why_not_take() -> Refusal:
    return Refusal("AE-FREE-10", "It would take what is needed for the decision that you have begun.")
