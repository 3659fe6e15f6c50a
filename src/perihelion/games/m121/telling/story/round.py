"""The log of setup, of the selection of phases, of Advance, and of the end of the game."""

from __future__ import annotations

from perihelion.core.game import News, Sentence
from perihelion.core.said import Many, Said, listed, series
from perihelion.core.steps import Seat
from perihelion.games.kit.telling.phrases import in_turn
from perihelion.games.kit.telling.tellers import asked
from perihelion.games.m121.cards.board import COLUMNS
from perihelion.games.m121.cards.slots import ADVANCE, PHASES
from perihelion.games.m121.cards.tables import CUBES, NO_CARD
from perihelion.games.m121.hand.draw import DrawCard, DrawCards, FillResearch, LayResearch
from perihelion.games.m121.numbers import (
    booster,
    cards_to_draw,
    initiative,
    room,
    takes_place,
)
from perihelion.games.m121.phases.advance import AdvanceTurn, TakeCard
from perihelion.games.m121.play import Phase, Phases, Round
from perihelion.games.m121.round.closing import AskTime, EndOfRound, why_over
from perihelion.games.m121.round.selection import Selection
from perihelion.games.m121.scoring import (
    SOURCES,
    EndOfGame,
    StoryVote,
    points_by_source,
    tied,
    victory_points,
)
from perihelion.games.m121.setup import (
    STARTS_EACH,
    DealStart,
    DrawOrder,
    KeepStarts,
    QuickStart,
    Setup,
    StartAt,
    StartPowers,
)
from perihelion.games.m121.state import NOT_OVER, State
from perihelion.games.m121.telling.phrases import Moment, card_names, cards, cubes, player, players
from perihelion.games.m121.telling.story.changes import consequences
from perihelion.games.m121.words import DEAL, DRAW, START_AT, TAKE, TIME_IS_UP

# Setup


def setup_opens(m: Moment, _: Setup) -> list[Said]:
    if m.before.agreed.quick_start:
        return []
    return [
        Many(
            STARTS_EACH,
            "Every player is dealt {n} start system in secret.",
            "Every player is dealt {n} start systems in secret and will keep one of them.",
        )
    ]


def dealt(m: Moment, step: DealStart) -> list[Sentence]:
    return [Sentence(Said("You are dealt {card:card}.", card=DEAL.noun(m.word)), step.seat)]


def given(m: Moment, _: QuickStart) -> list[Said]:
    seats = range(m.after.seat_count)
    starts = [
        Said("{player:who} {card:card}", who=seat, card=m.after.players[seat].starts[0]) for seat in seats
    ]
    return [Said("The start systems of the quick start: {starts}.", starts=listed(starts))]


def kept(m: Moment, _: KeepStarts) -> list[Said]:
    """MX-SETUP-08. All at once, when the last envelope is in."""
    if m.after.sealed or m.after.agreed.quick_start:
        return []
    return [keeps(m, seat) for seat in range(m.after.seat_count)]


def keeps(m: Moment, seat: Seat) -> Said:
    card = m.after.players[seat].starts[0]
    others = [other for other in m.before.players[seat].starts if other != card]
    return Said(
        "{player:who} keeps {card:card} and discards {others}.",
        who=seat,
        card=card,
        others=card_names(others),
    )


def order_drawn(m: Moment, _: DrawOrder) -> list[Sentence]:
    """MX-SETUP-09. When the last place is known."""
    track = m.after.track
    if len(track) < m.after.seat_count:
        return []
    told = Said("Initiative order: {order}.", order=listed([player(seat) for seat in track]))
    first = Said("{player:who} is first in initiative order.", who=track[0])
    return [Sentence(told, news=(News("first", track[0], first),))]


def starts(m: Moment, step: StartAt) -> list[Said]:
    space = START_AT.noun(m.word)
    card = m.after.sites[space].card
    if not any(CUBES[card]):
        return [
            Said(
                "{player:who} starts with {card:card} at {space:space}.",
                who=step.seat,
                card=card,
                space=space,
            )
        ]
    return [
        Said(
            "{player:who} starts with {card:card} at {space:space}: {cubes}.",
            who=step.seat,
            card=card,
            space=space,
            cubes=cubes(m.after.sites[space].cubes),
        )
    ]


def powers_begin(m: Moment, _: StartPowers) -> list[Sentence]:
    return consequences(m)


# Cards


def draws(m: Moment, step: DrawCards) -> list[Said]:
    """MX-CARD-12. How many cards is for all, which ones is not; told with the first."""
    shuffled = not m.before.deck.size() and m.after.deck.size() > 0
    told = [Said("The discards are shuffled into a new deck.")] if shuffled else []
    if step.begun or not step.count:
        return told
    coming = min(step.count, room(m.before.players[step.seat]), cards_to_draw(m.before))
    if coming:
        told.append(Said("{player:who} draws {cards}.", who=step.seat, cards=cards(coming)))
    if coming == step.count:
        return told
    return [*told, short(m, step, coming)]


def short(m: Moment, step: DrawCards, coming: int) -> Said:
    """MX-CARD-04, MX-CARD-07. Why a player draws less than is due."""
    if coming == room(m.before.players[step.seat]):
        return Many(
            step.count - coming,
            "{n} card less for {player:who}: the hand is full then.",
            "{n} cards less for {player:who}: the hand is full then.",
            who=step.seat,
        )
    return Many(
        step.count - coming,
        "{n} card less for {player:who}: no card is left to draw.",
        "{n} cards less for {player:who}: no card is left to draw.",
        who=step.seat,
    )


def drawn(m: Moment, step: DrawCard) -> list[Sentence]:
    """Only the drawer reads it; a first hand is told as a whole."""
    if m.after.round:
        return [Sentence(Said("You draw {card:card}.", card=DRAW.noun(m.word)), step.seat)]
    following = asked(m.after)
    if isinstance(following, DrawCards) and following.count:
        return []
    hand = card_names(list(m.after.players[step.seat].hand.cards))
    return [Sentence(Said("Your first hand: {hand}.", hand=hand), step.seat)]


def laid(m: Moment, step: FillResearch) -> list[Said]:
    """MX-ADV-07. All new research cards at once, after the last."""
    shuffled = not m.before.deck.size() and m.after.deck.size() > 0
    told = [Said("The discards are shuffled into a new deck.")] if shuffled else []
    if not step.filled or isinstance(asked(m.after), LayResearch):
        return told
    new = [
        Said("{card:card} (level {level})", card=m.after.research[slot], level=slot // COLUMNS)
        for slot in step.filled
    ]
    return [*told, Said("New in the research area: {cards}.", cards=listed(new))]


# The round


def heading(s: State, what: Said) -> Said:
    """`Round 3. Build.`"""
    if s.agreed.rounds and s.round >= s.agreed.rounds:
        return Said("Round {round}, the last round. {what}.", round=s.round, what=what)
    return Said("Round {round}. {what}.", round=s.round, what=what)


def round_opens(m: Moment, _: Round) -> list[Said]:
    return [heading(m.after, Said("Selection"))]


def revealed(m: Moment, _: Selection) -> list[Said]:
    """MX-SEL-05. Everybody's phase and boost, when the last envelope is in."""
    if m.after.sealed:
        return []
    return [choice(m.after, seat) for seat in range(m.after.seat_count)]


def choice(s: State, seat: Seat) -> Said:
    phase, card = s.chosen[seat], s.boosts[seat]
    if card == NO_CARD:
        return Said("{player:who} chooses {phase:phase} with No Boost.", who=seat, phase=phase)
    return Said(
        "{player:who} chooses {phase:phase} and boosts it with {card:card}.", who=seat, phase=phase, card=card
    )


def phases_known(m: Moment, _: Phases) -> list[Said]:
    """MX-ROUND-02."""
    played = [
        Said("{phase:phase}", phase=phase) for phase in range(len(PHASES)) if takes_place(m.after, phase)
    ]
    return [Said("This round has {phases}.", phases=series(played))]


def phase_opens(m: Moment, step: Phase) -> list[Said]:
    """MX-INIT-03. The phase, and who acts when."""
    order = in_turn([standing(m.after, seat, step.phase) for seat in m.after.order])
    return [
        heading(m.after, Said("{phase:phase}", phase=step.phase)),
        Said("Order: {order}.", order=order),
    ]


def standing(s: State, seat: Seat, phase: int) -> Said:
    """`yellow (boosted)`"""
    match initiative(s, seat, phase):
        case 2:
            return Said("{player:who} (boosted it)", who=seat)
        case 1:
            return Said("{player:who} (chose it)", who=seat)
    return player(seat)


# Advance


def advance_opens(m: Moment, step: AdvanceTurn) -> list[Said | Sentence]:
    if not booster(m.after, step.seat, ADVANCE):
        return []
    told = Said("{player:who} leaves a disk on the research symbol.", who=step.seat)
    return [told, *consequences(m)]


def taken(m: Moment, step: TakeCard) -> list[Said]:
    """A card from the pile is told as a draw."""
    if not TAKE.says(m.word):
        return []
    slot = TAKE.noun(m.word)
    return [
        Said(
            "{player:who} takes {card:card} from level {level} of the research area.",
            who=step.seat,
            card=m.before.research[slot],
            level=slot // COLUMNS,
        )
    ]


# The end


def round_ends(m: Moment, _: EndOfRound) -> list[Said]:
    if m.after.ended == NOT_OVER:
        return []
    return [Said("The game is over: {why}.", why=why_over(m.after))]


def time_up(m: Moment, step: AskTime) -> list[Said]:
    if m.word != TIME_IS_UP:
        return []
    return [Said("{player:who} ends the game: {why}.", who=step.seat, why=why_over(m.after))]


def scores(m: Moment, _: EndOfGame) -> list[Said]:
    """The points with their parts; then the winner, unless stories decide."""
    lines = [final_line(m.after, seat) for seat in range(m.after.seat_count)]
    found = tied(m.after)
    if m.after.agreed.story and len(found) > 1:
        told = Said("{players} are tied: the best story of the game decides.", players=players(found))
        return [*lines, told]
    return [*lines, winner(m.after)]


def final_line(s: State, seat: Seat) -> Said:
    """`yellow: 5 for systems controlled + 3 for demand = 8 VP.`"""
    points = points_by_source(s, seat)
    parts = [
        Said("{n} for {source}", n=points[i], source=SOURCES[i]) for i in range(len(points)) if points[i]
    ]
    if len(parts) < 2:
        return Said("{player:who}: {points} VP.", who=seat, points=sum(points))
    return Said("{player:who}: {sum} = {points} VP.", who=seat, sum=added(parts), points=sum(points))


def added(parts: list[Said]) -> Said:
    """`a + b + c`"""
    whole = parts[0]
    for part in parts[1:]:
        whole = Said("{before} + {next}", before=whole, next=part)
    return whole


def winner(s: State) -> Said:
    """MX-SCO-05, MX-SCO-07. Votes decide a tie, then the tech disk further ahead."""
    found = tied(s)
    points = victory_points(s, found[0])
    if len(found) == 1:
        return Said("{player:who} wins with {points} VP.", who=found[0], points=points)
    most = max([s.votes[seat] for seat in found])
    best = [seat for seat in found if s.votes[seat] == most]
    if len(best) == 1:
        return Said("{player:who} wins the tie with the best story.", who=best[0])
    first = min(best, key=s.track.index)
    return Said(
        "{players} are tied with {points} VP: {player:who} wins, whose tech disk is further ahead.",
        players=players(best),
        points=points,
        who=first,
    )


def voted(m: Moment, _: StoryVote) -> list[Said]:
    """MX-VAR-06. When the last vote is in."""
    if m.after.sealed:
        return []
    votes: list[Said] = [
        Many(m.after.votes[seat], "{player:who} {n} vote", "{player:who} {n} votes", who=seat)
        for seat in tied(m.after)
    ]
    return [Said("Best story: {votes}.", votes=listed(votes)), winner(m.after)]
