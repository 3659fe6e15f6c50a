"""The log: what each step did, in a sentence a player enjoys. The chapters have their own files; here is the
order of play."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Sentence
from perihelion.core.said import Said, series
from perihelion.core.steps import Step
from perihelion.games.event_horizon import play, setup
from perihelion.games.event_horizon.build import draw, explore, placement, repair, specials, upgrades
from perihelion.games.event_horizon.build import menu as build
from perihelion.games.event_horizon.combat import cannons, capture, combat, hits, retreat, salvage, volley
from perihelion.games.event_horizon.move import breakaway, destination, move
from perihelion.games.event_horizon.round import marauders, rolloff, rounds
from perihelion.games.event_horizon.telling.phrases import Moment
from perihelion.games.event_horizon.telling.story import build as story_build
from perihelion.games.event_horizon.telling.story import combat as story_combat
from perihelion.games.event_horizon.telling.story import fire as story_fire
from perihelion.games.event_horizon.telling.story import move as story_move
from perihelion.games.event_horizon.telling.story import round as story_round
from perihelion.games.kit.telling.tellers import Teller


def looked(m: Moment, step: draw.LookAtSpecial) -> list[Sentence]:
    """EH-SP-05. All cards of a draw at once, after the last, and only to the player who draws."""
    if not isinstance(m.after.agenda[-1], draw.KeepSpecial):
        return []
    cards = series([Said("{special:card}", card=card) for card in m.after.players[step.seat].looking])
    return [Sentence(Said("{player:who} looks at {cards}.", who=step.seat, cards=cards), step.seat)]


TELLERS: Final[dict[type[Step], Teller]] = {
    setup.LayTile: story_round.laid,
    setup.StartAt: story_round.starts,
    setup.HideMarauders: story_round.hides,
    setup.StartCruisers: story_round.start_cruisers,
    draw.LookAtSpecial: looked,
    draw.DrawSpecials: story_round.draws,
    draw.KeepSpecial: story_round.keeps,
    play.Round: story_round.round_opens,
    rolloff.TieDie: story_round.rolled_off,
    rounds.SetOrder: story_round.order_set,
    marauders.NextWormhole: story_round.no_wormhole,
    marauders.OpenWormhole: story_round.wormhole,
    marauders.Drift: story_round.drift,
    build.Builds: story_build.builds_open,
    build.Build: story_build.build_opens,
    build.BuildMenu: story_build.bought,
    repair.FreeRepairs: story_build.repaired_free,
    repair.Repairs: story_build.repaired,
    repair.ChooseRepair: story_build.repair_chosen,
    upgrades.ChooseType: story_build.upgraded,
    upgrades.ChooseNumber: story_build.refitted,
    specials.Apply: story_build.applied,
    specials.TakeFrom: story_build.special_moved,
    placement.PlaceType: story_build.placed,
    placement.PlaceNumber: story_build.placed,
    placement.Scrap: story_build.scrapped,
    placement.PlaceMarkers: story_build.marker,
    explore.PlaceProbe: story_build.probe,
    explore.RevealTile: story_move.revealed,
    explore.ReturnProbes: story_move.moves_open,
    move.Turn: story_move.marker_removed,
    move.Activate: story_move.activated,
    breakaway.BreakAway: story_move.broke_away,
    destination.Destination: story_move.moved,
    destination.DestinationOfAll: story_move.moved,
    destination.Arrive: story_move.arrived,
    combat.Combats: story_combat.combats_open,
    combat.PickCombat: story_combat.combat_opens,
    combat.CombatRound: story_combat.combat_round,
    combat.FireOrRetreat: story_combat.retreat_ordered,
    combat.EndOfCombat: story_combat.combat_ends,
    volley.Throw: story_fire.fired,
    hits.TakeHits: story_fire.hits_fall,
    hits.AimHits: story_fire.aimed,
    hits.AssignHits: story_fire.assigned,
    hits.MarauderLosses: story_fire.marauder_losses,
    cannons.PickCannon: story_fire.held_fire,
    cannons.PickTile: story_fire.held_fire,
    cannons.PickShip: story_fire.held_fire,
    cannons.CannonDie: story_fire.cannon_fired,
    retreat.Withdraw: story_combat.withdrew,
    retreat.RetreatElsewhere: story_combat.retreated,
    salvage.LaySalvage: story_combat.salvage_laid,
    salvage.TakeSalvage: story_combat.salvage_taken,
    capture.Captures: story_combat.captures_open,
    capture.Capture: story_combat.captured,
    capture.SetDials: story_combat.dials,
    rounds.RoundEnd: story_round.round_ends,
    rounds.ScoreRow: story_round.row_scored,
    rounds.FreeLevels: story_round.free_levels,
    rounds.FreePort: story_round.free_port,
    play.NextRound: story_round.game_ends,
}
SILENT: Final[tuple[type[Step], ...]] = (
    play.WholeGame,
    setup.Setup,
    setup.TakePlaces,
    rolloff.BreakTies,
    rounds.RoundStart,
    rounds.TidyUp,
    marauders.MarauderStart,
    marauders.DriftAll,
    upgrades.ChooseShip,
    placement.PlaceShips,
    placement.CheckLimits,
    placement.CheckLimit,
    explore.RevealProbes,
    move.Moves,
    move.MoveShips,
    breakaway.EndRoll,
    combat.NextCombat,
    combat.Ambush,
    combat.AmbushTarget,
    combat.Salvo,
    combat.MaraudersFire,
    combat.MarauderVolley,
    combat.EndCheck,
    cannons.FreeShots,
    cannons.FreeShot,
    cannons.CannonShots,
    retreat.Retreats,
)
"""Steps without news for everybody: they only plan others, or what they do is told by the next."""
