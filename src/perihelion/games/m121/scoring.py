"""Chapter "Scoring": what everything is worth in the end, who wins, and the vote for the best story."""

from __future__ import annotations

from typing import Final

from perihelion.core import game
from perihelion.core.said import Said
from perihelion.core.steps import Refusal, Sealed, Seat, Step, Word
from perihelion.games.kit.masks import has, members_of
from perihelion.games.kit.places import places
from perihelion.games.m121.cards.board import GAP_COUNT, PLAYER_NAMES, SPACE_COUNT
from perihelion.games.m121.cards.tables import (
    COMBO,
    COMBO_POINTS,
    CONTROL_POINTS,
    DEMANDS,
    INFLUENCE_POINTS,
    PAYS_POINTS,
    is_special,
)
from perihelion.games.m121.site import Site
from perihelion.games.m121.specials.clauses import worth
from perihelion.games.m121.state import State
from perihelion.games.m121.words import VOTE

CONTROLLED: Final = 0
INFLUENCED: Final = 1
DEMAND: Final = 2
REGULAR: Final = 3
SPECIAL: Final = 4
SOURCES: Final[tuple[Said, ...]] = (
    Said("systems controlled"),
    Said("systems influenced"),
    Said("demand"),
    Said("infrastructure"),
    Said("special infrastructure"),
)


def fills_combo(site: Site, seat: Seat) -> bool:
    """MX-DEL-15. Whether one player has filled every space of the brace."""
    need = COMBO[site.card]
    return need > 0 and all(site.filled[i] == seat for i in range(DEMANDS[site.card]) if has(need, i))


def demand_points(site: Site, seat: Seat) -> int:
    """MX-SCO-04, MX-DEL-14. The printed points of filled spaces and combos."""
    points = 0
    for number in range(DEMANDS[site.card]):
        if site.filled[number] == seat:
            points += PAYS_POINTS[site.card][number]
    return points + COMBO_POINTS[site.card] if fills_combo(site, seat) else points


def points_by_source(s: State, seat: Seat) -> list[int]:
    """MX-SCO-01, MX-SCO-03, MX-SCO-14. The controller's points are not the influencer's; hands, disks in
    empty spaces and on the research symbol are worth nothing."""
    points = [0] * len(SOURCES)
    player = s.players[seat]
    for space in members_of(player.influenced & s.occupied, SPACE_COUNT):
        site = s.sites[space]
        if site.controller == seat:
            points[CONTROLLED] += CONTROL_POINTS[site.card]
        else:
            points[INFLUENCED] += INFLUENCE_POINTS[site.card]
        points[DEMAND] += demand_points(site, seat)
    for gap in members_of(player.owned, GAP_COUNT):
        card = s.works[gap].card
        points[SPECIAL if is_special(card) else REGULAR] += worth(s, seat, card)
    return points


def victory_points(s: State, seat: Seat) -> int:
    return sum(points_by_source(s, seat))


def result(s: State) -> tuple[game.Side, ...]:
    """MX-SCO-05, MX-SCO-07. Most points win; then votes, where stories were told; then the tech disk further
    ahead."""
    points = [points_by_source(s, seat) for seat in range(s.seat_count)]
    track = (*s.track, *[seat for seat in range(s.seat_count) if seat not in s.track])
    ranks = [
        (float(sum(points[seat])), float(s.votes[seat]), -float(track.index(seat)))
        for seat in range(s.seat_count)
    ]
    found = places(list(ranks))
    return tuple(
        [
            game.Side(
                PLAYER_NAMES[seat],
                float(sum(points[seat])),
                found[seat] == 1,
                tuple([(SOURCES[i], float(points[seat][i])) for i in range(len(SOURCES))]),
                found[seat],
            )
            for seat in range(s.seat_count)
        ]
    )


def tied(s: State) -> list[Seat]:
    """MX-SCO-06. The players who share the most points."""
    points = [victory_points(s, seat) for seat in range(s.seat_count)]
    return [seat for seat in range(s.seat_count) if points[seat] == max(points)]


class EndOfGame(Step):
    """MX-SCO-06, MX-VAR-06. A tie for the victory goes to the best story, where the players agreed on it."""

    def run(self, s: State) -> None:
        if s.agreed.story and len(tied(s)) > 1:
            s.then(StoryVote())


class StoryVote(Sealed):
    """MX-SCO-06, MX-VAR-06. Those who are tied have told their stories; everybody votes in secret, not for
    oneself."""

    def players(self, s: State) -> list[Seat]:
        return list(range(s.seat_count))

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [VOTE.of(other) for other in tied(s) if other != seat]

    def open(self, s: State, envelopes: list[list[int]]) -> None:
        votes = [0] * s.seat_count
        for envelope in envelopes:
            votes[VOTE.noun(envelope[0])] += 1
        s.votes = tuple(votes)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not VOTE.says(option):
            return None
        if VOTE.noun(option) == seat:
            return Refusal("MX-VAR-06", "Nobody votes for the own story.")
        return Refusal("MX-VAR-06", "{player:other} is not tied for the victory.", other=VOTE.noun(option))
