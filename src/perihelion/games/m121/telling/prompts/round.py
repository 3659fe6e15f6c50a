"""Questions of setup, of the selection of phases, and of the end."""

from __future__ import annotations

from perihelion.core.game import Question
from perihelion.core.said import Many, Said
from perihelion.core.steps import Seat, Word
from perihelion.games.m121.cards import slots
from perihelion.games.m121.numbers import research_reach, takes
from perihelion.games.m121.phases.advance import TakeCard
from perihelion.games.m121.round.closing import AskTime
from perihelion.games.m121.scoring import StoryVote, tied, victory_points
from perihelion.games.m121.setup import KeepStarts, StartAt
from perihelion.games.m121.state import State
from perihelion.games.m121.telling.phrases import card_names, players
from perihelion.games.m121.words import BLIND, CHOOSE, KEEP

# Setup


def keep(_: State, _step: KeepStarts, words: list[Word]) -> Said:
    return Said(
        "You were dealt {starts}: keep one as your first system, with its cubes and powers. The other is"
        " discarded.",
        starts=card_names([KEEP.noun(word) for word in words]),
    )


def start_at(s: State, step: StartAt, words: list[Word]) -> Said:
    return Many(
        len(words),
        "Place {card:card} on the free start space: you begin there, and it costs nothing.",
        "Place {card:card} on one of {n} free start spaces: you begin there, and it costs nothing.",
        card=s.players[step.seat].starts[0],
    )


# Selection


def selection(s: State, seat: Seat) -> Question:
    """The phase, then the boost."""
    return boosting(s, seat, CHOOSE.noun(s.sealed[seat][0])) if s.sealed[seat] else choosing(s)


def choosing(s: State) -> Question:
    told = Said(
        "Round {round}: choose a phase in secret. Every phase that somebody chooses is played by all, Expand"
        " in any case; whoever chose it acts earlier and gets a bonus.",
        round=s.round,
    )
    return Question("MX-SEL-01", told)


def boosting(s: State, seat: Seat, phase: int) -> Question:
    hand = s.players[seat].hand.size()
    told: Said = Many(
        hand,
        "You choose {phase:phase}. Boost it by discarding your only card, or not? Boosted, you act before"
        " all who did not boost it; {bonus}.",
        "You choose {phase:phase}. Boost it by discarding one of your {n} cards, or not? Boosted, you act"
        " before all who did not boost it; {bonus}.",
        phase=phase,
        bonus=boost_bonus(phase),
    )
    if not hand:
        told = Said("You choose {phase:phase}. You have no card to boost it with.", phase=phase)
    return Question("MX-SEL-02", told)


def boost_bonus(phase: int) -> Said:
    """What a boost brings in a phase."""
    if phase == slots.ADVANCE:
        return Said("you gain a tech level for a disk on the research symbol")
    if phase == slots.BUILD:
        return Said("you may build a second card")
    if phase == slots.COLONISE:
        return Said("you may place a second system")
    if phase == slots.DELIVER:
        return Said("you deliver one cube more")
    return Said("you influence one target more")


# Advance


def take(s: State, step: TakeCard, words: list[Word]) -> Said:
    due = takes(s, step.seat)
    if words == [BLIND]:
        return Said(
            "Advance, card {number} of {due}: no research card is within your reach. Draw one from the deck,"
            " unseen.",
            number=s.acted + 1,
            due=due,
        )
    return Said(
        "Advance, card {number} of {due}: take a research card beside tech level {reach} or lower, or draw"
        " one from the deck, unseen.",
        number=s.acted + 1,
        due=due,
        reach=research_reach(s, step.seat),
    )


# The end


def time(s: State, _: AskTime, _words: list[Word]) -> Said:
    return Said(
        "Round {round} is over. Is the time up that you agreed on? Then the game ends here.", round=s.round
    )


def vote(s: State, _: StoryVote, _words: list[Word]) -> Said:
    found = tied(s)
    return Said(
        "{players} are tied with {points} VP. Whose story of this game was the best? Vote in secret, not for"
        " yourself.",
        players=players(found),
        points=victory_points(s, found[0]),
    )
