"""What a designer counts in a game: factions, launches and returns, modules, cards, battles, the end."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Lab
from perihelion.core.steps import Step
from perihelion.games.andromeda.battle import outcome
from perihelion.games.andromeda.developments import build
from perihelion.games.andromeda.events import card as event_card
from perihelion.games.andromeda.home import activate
from perihelion.games.andromeda.lab import fights, points, turns
from perihelion.games.andromeda.launch import launch
from perihelion.games.andromeda.modules import place
from perihelion.games.andromeda.setup import start
from perihelion.games.andromeda.station import claim, repair, ships
from perihelion.games.andromeda.stores import draw, score
from perihelion.games.andromeda.tactics import playing
from perihelion.games.andromeda.tracks import advance
from perihelion.games.andromeda.turn import turn
from perihelion.games.kit.counting import Counter, Counters

COMPONENTS: Final = ("lead", "play", "launch", "build", "take", "install", "keep", "aim for")
"""The verbs that take something which a designer weighs."""

COUNTERS: Final[dict[type[Step], Counter]] = {
    start.CompareStart: turns.began,
    launch.LaunchShip: turns.launched,
    launch.ActivateRegion: turns.activated,
    activate.ReturnToStation: turns.returned,
    activate.Activator: turns.with_ship,
    activate.RunModule: turns.ran,
    place.PlaceModule: turns.placed,
    draw.DrawCard: turns.drew,
    playing.PlayCard: turns.played,
    claim.TakeMoon: turns.claimed,
    ships.ShipBuilt: turns.built,
    ships.Install: turns.installed,
    build.Found: turns.developed,
    build.Populated: points.settled,
    event_card.EventScore: points.event_scored,
    event_card.RevealEvent: fights.event,
    score.Score: points.other_scored,
    repair.NothingToRepair: points.nothing_repaired,
    advance.SupremacyToken: points.came_second,
    outcome.Outcome: fights.fought,
    outcome.Scrapped: fights.lost_ships,
    turn.NextTurn: points.turn_over,
}
LAB: Final = Lab(COMPONENTS, Counters(COUNTERS).figures)
