"""Questions of the setup and of the start of a round."""

from __future__ import annotations

from perihelion.core.said import Many, Said
from perihelion.core.steps import Word
from perihelion.games.event_horizon.build.draw import KeepSpecial
from perihelion.games.event_horizon.cards.tables import (
    SETUP_MARAUDERS,
    SPAWNED_MARAUDERS,
)
from perihelion.games.event_horizon.round.marauders import OpenWormhole
from perihelion.games.event_horizon.round.rounds import FreePort
from perihelion.games.event_horizon.setup import HideMarauders, StartAt
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.telling.phrases import (
    specials,
)


def start(_: State, _step: StartAt, _words: list[Word]) -> Said:
    return Said(
        "Where does your starting tile go? It replaces a tile of the outer ring and closes the edges it"
        " lies on."
    )


def hide(_: State, _step: HideMarauders, _words: list[Word]) -> Said:
    return Many(
        SETUP_MARAUDERS,
        "Hide {n} marauder ship on an unrevealed tile: which one? It drifts from the second round on.",
        "Hide {n} marauder ships on an unrevealed tile: which one? They drift from the second round on.",
    )


def keep(_: State, step: KeepSpecial, _words: list[Word]) -> Said:
    return Said(
        "You look at {cards}: keep one. The rest goes under the deck, unseen by the others.",
        cards=specials(step.cards),
    )


def wormhole(s: State, step: OpenWormhole, _: list[int]) -> Said:
    return Many(
        SPAWNED_MARAUDERS,
        "You have the least production, {least}: where does the wormhole open? {n} marauder ship comes out of"
        " it.",
        "You have the least production, {least}: where does the wormhole open? {n} marauder ships come out of"
        " it.",
        least=s.players[step.seat].production,
    )


def free_port(_: State, _step: FreePort, _words: list[Word]) -> Said:
    return Said(
        "A free port at the end of the third round: on which tile with a ship of yours does it stand, or do"
        " you pass?"
    )
