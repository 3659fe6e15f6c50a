"""What a player lacks for cards and tokens: tactics, discoveries, abilities, factions, goals, events."""

from __future__ import annotations

from perihelion.core.steps import Refusal, Seat
from perihelion.games.andromeda.cards.events import EVENT_DECK
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_LEADERS
from perihelion.games.andromeda.cards.tactics import FILE as TACTICS_FILE
from perihelion.games.andromeda.cards.tokens import HELD, IS_DISCOVERY
from perihelion.games.andromeda.state import GONE, ON_STATION, State
from perihelion.games.andromeda.telling.phrases import (
    leaders,
    tactics,
)


def card_way(s: State, seat: Seat, card: int) -> Refusal:
    """AE-TAC-09. A tactics card: when it is played, or how cards are drawn."""
    if s.players[seat].hand.count(card):
        return Refusal(
            "AE-TAC-09",
            "{card:card} has its moment: {when}. Till then it may be spent as any resource.",
            card=card,
            when=TACTICS_FILE[card].when,
        )
    return Refusal(
        "AE-TAC-01",
        "{card:card} is not in your hand of {cards}. Cards are drawn at the Monolith of Ancients, by modules,"
        " moons and other cards.",
        card=card,
        cards=tactics(s.players[seat].hand.size()),
    )


def token_way(s: State, seat: Seat, token: int) -> Refusal:
    """AE-FREE-03, AE-TRK-04, AE-TRK-07."""
    player = s.players[seat]
    if token in player.powers or s.discoveries.places[HELD + seat].count(token):
        return Refusal(
            "AE-FREE-03",
            "{token:token} is yours: a free action of your own turn, when it can do something.",
            token=token,
        )
    if IS_DISCOVERY[token]:
        return Refusal(
            "AE-TRK-04",
            "{token:token} may be found in a discovery stack: on two spaces of Science, or by the ability of"
            " an Observatory.",
            token=token,
        )
    for other, rival in enumerate(s.players):
        if token in rival.powers:
            return Refusal("AE-TRK-07", "{token:token} belongs to {player:who}.", token=token, who=other)
    if token in s.supremacy:
        return Refusal(
            "AE-TRK-07",
            "{token:token} is for the first who enters its space of Supremacy; won battles lead there.",
            token=token,
        )
    return Refusal("AE-SETUP-13", "{token:token} is not in this game any more.", token=token)


def development_way(s: State, seat: Seat, kind: int) -> Refusal:
    """AE-FREE-05, AE-DEV-03. An ability card, or the development that brings it."""
    player = s.players[seat]
    if player.abilities[kind]:
        return Refusal(
            "AE-FREE-05",
            "The ability of your {development:kind} is a free action of your own turn, when it can do"
            " something.",
            kind=kind,
        )
    if player.used_abilities[kind]:
        return Refusal(
            "AE-FREE-05",
            "The ability of your {development:kind} is used, until an effect turns it up.",
            kind=kind,
        )
    return Refusal(
        "AE-DEV-03",
        "The ability of a {development:kind} comes with building one, for {leaders} and what its planet"
        " costs, with a transport there.",
        kind=kind,
        leaders=leaders(DEVELOPMENT_LEADERS[kind]),
    )


# Factions, goals, events


def faction_way(s: State, seat: Seat, faction: int) -> Refusal:
    """AE-PSET-03."""
    for other, player in enumerate(s.players):
        if player.faction == faction and other == seat:
            return Refusal(
                "AE-P-49", "You lead {faction:faction}; its power has its own moment.", faction=faction
            )
        if player.faction == faction:
            return Refusal("AE-PSET-03", "{player:who} leads {faction:faction}.", who=other, faction=faction)
    return Refusal("AE-PSET-03", "Nobody leads {faction:faction} in this game.", faction=faction)


def destiny_way(s: State, seat: Seat, goal: int) -> Refusal:
    """AE-OPT-01."""
    if s.players[seat].goal == goal:
        return Refusal(
            "AE-OPT-02", "{destiny:goal} is your goal: it scores at the end of the game.", goal=goal
        )
    return Refusal(
        "AE-OPT-01", "{destiny:goal} is not your goal; goals are chosen in secret at setup.", goal=goal
    )


def event_way(s: State, _: Seat, event: int) -> Refusal:
    """AE-EVT-06, AE-END-03."""
    if event in s.events.discard:
        return Refusal("AE-EVT-10", "{event:event} lies on the discard pile of event cards.", event=event)
    if EVENT_DECK[event] != s.agreed.deck:
        return Refusal(
            "AE-SETUP-02", "{event:event} belongs to the event deck that is not used.", event=event
        )
    if s.marker_at == GONE:
        return Refusal("AE-END-03", "The event marker has left the game: no further event card comes.")
    if s.marker_at == ON_STATION:
        return Refusal("AE-EVT-06", "The next event card comes at the end of this turn.")
    return Refusal("AE-EVT-06", "The next event card comes when the event marker has reached its end.")
