"""Every bot against every other, in all seatings of the same deals."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import polars as pl

from perihelion.core.game import Game
from perihelion.lab.estimates import Rate, sums
from perihelion.lab.folder import Folder
from perihelion.lab.plan import Plan, Study
from perihelion.lab.ratings import Matrix, ratings
from perihelion.lab.versions import digest

TOURNAMENT = "tournament"


@dataclass(frozen=True)
class Place:
    """What one bot has achieved."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    share: float
    """Its mean part of the victory."""
    score: float


@dataclass(frozen=True)
class Meeting:
    """How often one bot finished ahead of another."""

    bot: str
    rival: str
    ahead: Rate


@dataclass(frozen=True)
class Standings:
    places: list[Place]
    meetings: list[Meeting]


def tournament_plan(
    game: Game, bots: list[str], seats: int, games: int, options: dict[str, str], seed: str, seconds: float
) -> Plan:
    """A study for each group of bots that fills the seats."""
    groups = combinations(bots, seats)
    studies = tuple([Study(" ".join(group), group, options, games) for group in groups])
    return Plan(
        TOURNAMENT, game.code, game.rules.version, digest(game.code, {}), seed, studies, seconds=seconds
    )


def standings(folder: Folder) -> Standings:
    """Of all games that were played so far, best first."""
    plan = folder.plan
    sides = folder.table("sides").join(folder.table("games").select("trial", "study", "deal"), on="trial")
    sides = sides.filter(pl.col("bot") != "")
    played = set(sides["bot"])
    bots = [
        bot for bot in dict.fromkeys([bot for study in plan.studies for bot in study.bots]) if bot in played
    ]
    deals = deal_results(sides, bots)
    rated = ratings(len(bots), list(deals.values())) if deals else []
    places = [
        place(bots[number], sides, rating.points, rating.low, rating.high)
        for number, rating in enumerate(rated)
    ]
    met = [
        meeting(bots, a, b, list(deals.values()))
        for a in range(len(bots))
        for b in range(len(bots))
        if a != b and deals
    ]
    return Standings(sorted(places, key=lambda place: -place.rating), [one for one in met if one.ahead.games])


def place(bot: str, sides: pl.DataFrame, rating: float, low: float, high: float) -> Place:
    own = sides.filter(pl.col("bot") == bot)
    share, score = own["share"].mean(), own["score"].mean()
    assert isinstance(share, float) and isinstance(score, float), "every bot has played"
    return Place(bot, rating, low, high, len(own), share, score)


def deal_results(sides: pl.DataFrame, bots: list[str]) -> dict[str, list[Matrix]]:
    """For each group of bots and each deal: who finished ahead of whom, over all seatings."""
    size = len(bots)
    found: dict[str, dict[int, Matrix]] = {}
    for (study, deal, _), game in sides.group_by(["study", "deal", "trial"], maintain_order=True):
        group = found.setdefault(str(study), {})
        matrix = group.setdefault(int(str(deal)), [[0.0] * size for _ in range(size)])
        finished = [
            (bots.index(bot), (share > 0, score))
            for bot, share, score in game.select("bot", "share", "score").rows()
        ]
        for (a, how), (b, other) in combinations(finished, 2):
            ahead = 0.5 if how == other else float(how > other)
            matrix[a][b] += ahead
            matrix[b][a] += 1 - ahead
    return {study: list(group.values()) for study, group in found.items()}


def meeting(bots: list[str], a: int, b: int, deals: list[list[Matrix]]) -> Meeting:
    """The rate is over games; a deal and its seatings are one cluster."""
    clusters = [(deal[a][b], deal[a][b] + deal[b][a]) for group in deals for deal in group]
    return Meeting(bots[a], bots[b], sums([(ahead, met) for ahead, met in clusters if met]).rate())
