"""The log: what each step did, in a sentence a player enjoys. The chapters have their own files; here is the
table of all steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.core.game import Sentence
from perihelion.core.said import Said
from perihelion.core.steps import Step
from perihelion.games.andromeda import play
from perihelion.games.andromeda.battle import battle as fight
from perihelion.games.andromeda.battle import diplomacy, escalation, outcome, pool, preparations, sides
from perihelion.games.andromeda.cards.effects import building as building_effects
from perihelion.games.andromeda.cards.effects import control, effect, fights, persons
from perihelion.games.andromeda.cards.effects import finds as finds_effects
from perihelion.games.andromeda.cards.effects import leaders as leaders_effects
from perihelion.games.andromeda.cards.effects import ships as ships_effects
from perihelion.games.andromeda.cards.effects import stores as stores_effects
from perihelion.games.andromeda.developments import build
from perihelion.games.andromeda.events import card, marker, scry
from perihelion.games.andromeda.free import actions, own, pieces
from perihelion.games.andromeda.home import activate
from perihelion.games.andromeda.hooks import powers
from perihelion.games.andromeda.hooks.deputy import InPlaceOf
from perihelion.games.andromeda.launch import launch as launching
from perihelion.games.andromeda.modules import buy
from perihelion.games.andromeda.modules import place as placing
from perihelion.games.andromeda.payment import settle
from perihelion.games.andromeda.raiders import move, strike
from perihelion.games.andromeda.raiders import place as raiders
from perihelion.games.andromeda.setup import chart as laying
from perihelion.games.andromeda.setup import players as dealing
from perihelion.games.andromeda.setup import setup, start
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station import claim, moons, repair, scrap, ships
from perihelion.games.andromeda.stores import draw, gain, score
from perihelion.games.andromeda.tactics import playing, windows
from perihelion.games.andromeda.telling.story import (
    battle,
    building,
    events,
    launch,
    progress,
    station,
    stores,
)
from perihelion.games.andromeda.telling.story import outcome as defeat
from perihelion.games.andromeda.telling.story import setup as opening
from perihelion.games.andromeda.telling.story.changes import ability_used, beside
from perihelion.games.andromeda.tracks import advance, discoveries
from perihelion.games.andromeda.turn import points, turn
from perihelion.games.kit.telling.tellers import Moment, Teller

STEPS: Final[dict[type[Step], Teller]] = {
    setup.Setup: opening.opens,
    laying.LayTiles: opening.tiles_laid,
    laying.NebulaMoon: opening.nebula_moon,
    laying.LaySupremacy: opening.supremacy_laid,
    dealing.DealFaction: opening.faction_dealt,
    dealing.DealGoal: opening.goal_dealt,
    dealing.ChooseFaction: opening.factions_chosen,
    dealing.ChooseGoal: opening.goals_chosen,
    dealing.FactionBegins: opening.faction_begins,
    dealing.DealUpgrade: opening.upgrades_dealt,
    dealing.LeadersOnNebula: opening.leaders_placed,
    start.RollForStart: opening.start_rolled,
    start.CompareStart: opening.start_compared,
    turn.Turn: launch.turn_opens,
    turn.Limits: launch.limits_kept,
    turn.DropCard: launch.card_dropped,
    turn.NextTurn: launch.turn_over,
    launching.LaunchShip: launch.launched,
    launching.ActivateRegion: launch.activated,
    activate.ReturnToStation: launch.returns,
    activate.AllHome: launch.all_home,
    claim.SeeNext: station.next_seen,
    claim.TakeMoon: station.moon_claimed,
    claim.DiscardTop: station.moon_discarded,
    moons.CashMoon: station.moon_cashed,
    moons.MoonOutput: station.moon_works,
    repair.NothingToRepair: station.nothing_to_repair,
    ships.ShipBuilt: building.ship_built,
    ships.GainUpgrades: building.no_upgrade,
    build.Found: building.founded,
    build.Populated: building.populated,
    build.Rebuild: building.rebuilt,
    buy.RevealModule: building.module_revealed,
    placing.PlaceModule: building.module_placed,
    pieces.Recruit: stores.recruited,
    pieces.Collect: stores.collected,
    draw.DrawCards: stores.draws,
    draw.DrawCard: stores.drawn,
    stores_effects.GainFor: stores.gains_for,
    gain.KeepAtMost: stores.kept,
    gain.StealCard: stores.card_stolen,
    score.Score: stores.points_scored,
    playing.PlayCard: stores.played,
    settle.PayByDefault: stores.paid,
    settle.Settle: stores.settled,
    settle.FallAway: stores.fallen_away,
    settle.SpendCard: stores.card_spent,
    settle.Paid: stores.leaders_paid,
    advance.Advance: progress.advanced,
    advance.SupremacyToken: progress.supremacy_token,
    advance.HigherLimit: progress.limit_raised,
    discoveries.Search: progress.searches,
    discoveries.LookThrough: progress.looked_through,
    discoveries.FindToken: progress.token_found,
    discoveries.RandomToken: progress.random_token,
    actions.UseToken: progress.token_used,
    powers.UsePower: progress.power_used,
    effect.Do: progress.done,
    leaders_effects.LeaderToNebula: progress.leader_gone,
    marker.MoveMarker: events.marker_moved,
    marker.NewPlanet: events.no_planet,
    marker.DrawPlanet: events.planet_laid,
    marker.TurnUp: events.moon_up,
    scry.Scry: events.scries,
    scry.SeeEvent: events.event_seen,
    card.EventIfDue: events.event_due,
    card.RevealEvent: events.event_revealed,
    card.EventScore: events.event_scored,
    card.SpecialEffect: events.special_effect,
    card.Reset: events.reset,
    raiders.PlaceRaiders: events.raiders_due,
    raiders.PlaceFigure: events.figure_placed,
    raiders.TurnUpRaider: events.turned_up,
    raiders.InRandomNebula: events.nowhere,
    raiders.RollNebula: events.in_nebula,
    strike.RaiderStrike: events.strike,
    strike.Swarm: events.swarmed,
    strike.ResolvePower: events.raider_power,
    fight.Fight: battle.begins,
    escalation.MoveIn: battle.moves_in,
    sides.Recount: battle.recounted,
    pool.CountDice: battle.dice_counted,
    pool.RollFor: battle.rolled,
    pool.ApplyTargeting: battle.rerolled,
    preparations.DiceForEnergy: battle.energy_spent,
    outcome.Outcome: defeat.decided,
    outcome.HitFleet: defeat.hit,
    outcome.Scrapped: defeat.scrapped,
    outcome.Reward: defeat.rewarded,
    outcome.RaiderLoss: defeat.raider_lost,
}
"""Steps that are no questions with free actions beside them."""

ANSWERS: Final[dict[type[Step], Teller]] = {
    activate.Activator: launch.module_activated,
    activate.ScienceBlock: launch.science_activated,
    activate.OnceMore: launch.activated_again,
    activate.StayOut: launch.stays_out,
    ships_effects.MoveShip: launch.ship_moved,
    ships_effects.MoveAll: launch.all_moved,
    leaders_effects.WhichLeader: progress.leader_picked,
    claim.LookFurther: station.looks_further,
    moons.ChooseSide: station.side_chosen,
    moons.SlotMoon: station.moon_slotted,
    repair.Repair: station.repaired,
    repair.DamageModule: station.damaged,
    scrap.ScrapShip: station.ship_scrapped,
    ships.Install: building.installed,
    building_effects.WhichCollapses: building.collapses,
    building_effects.Flip: building.flipped,
    buy.PutUnder: building.put_under,
    placing.ChoosePlace: building.place_chosen,
    placing.NewPlace: building.rearranged,
    gain.GainUnit: stores.unit_gained,
    gain.LoseUnit: stores.unit_lost,
    gain.GiveUnit: stores.unit_given,
    discoveries.KeepToken: progress.token_kept,
    control.ChooseBranch: progress.branch_chosen,
    persons.PickPerson: progress.person_picked,
    scry.PutOnTop: events.put_on_top,
    move.WhereTo: events.raider_moved,
    strike.ChooseStriker: events.struck,
    diplomacy.EndIt: battle.may_end,
    fights.WhichDie: battle.die_taken,
    fights.TurnOne: battle.die_turned,
    outcome.SaveShip: defeat.ship_saved,
    outcome.TacticalOperations: defeat.operations,
}
"""Questions with free actions beside them, whose answers are told."""

QUESTIONS: Final[tuple[type[Step], ...]] = (
    turn.StartOfTurn,
    points.AskBeforeActivation,
    points.AskAfterActivation,
    points.AskBeforeBattle,
    points.AskEndOfTurn,
    points.AskAfterEvent,
    launching.Destination,
    activate.ActivateModules,
    windows.InCardWindow,
    escalation.SendShips,
    preparations.PrepareOnce,
    claim.PickMoon,
    claim.MakeRoom,
    ships.BuildShip,
    ships.FreeShip,
    build.Develop,
    buy.ChooseModule,
    powers.WhichPower,
    powers.MayUse,
    effect.ChooseCost,
    finds_effects.WhichPlanet,
    ships_effects.WhichShip,
    move.WhichRaider,
    advance.DrawToLimit,
    advance.AdvanceChosen,
    advance.AdvanceNext,
)
"""Questions whose answers are told by the next step, but for the ability cards that are used beside them."""

TELLERS: Final[dict[type[Step], Teller]] = {
    **STEPS,
    **{question: beside(teller) for question, teller in ANSWERS.items()},
    **dict.fromkeys(QUESTIONS, ability_used),
}


def answered_for(m: Moment[State], step: InPlaceOf) -> Sequence[Said | Sentence]:
    """What was answered in the place of an automatic side."""
    teller = TELLERS.get(type(step.ask))
    return teller(m, step.ask) if teller else []


TELLERS[InPlaceOf] = answered_for

SILENT: Final[tuple[type[Step], ...]] = (
    play.WholeGame,
    laying.DrawPlanets,
    laying.DrawPlanet,
    laying.LayTile,
    laying.NebulaMoons,
    laying.PlanetMoons,
    laying.SwarmArrives,
    dealing.PlaceLeaders,
    start.StartPlayer,
    turn.NewPoint,
    points.BeforeActivation,
    points.AfterActivation,
    points.BeforeBattle,
    points.EndOfTurn,
    points.AfterEvent,
    launching.Activated,
    activate.RunModule,
    activate.HalfSlot,
    activate.PrepareForLaunch,
    own.FreeActionDone,
    discoveries.KeepOne,
    claim.Claim,
    claim.Room,
    moons.MoonGain,
    repair.Repairs,
    repair.DamageModules,
    scrap.ScrapShips,
    buy.BuyModules,
    buy.BuyNext,
    buy.PlaceAll,
    buy.DiscardDuty,
    buy.PurchaseDone,
    buy.Refill,
    gain.GainUnits,
    gain.LoseUnits,
    gain.HandOver,
    playing.ResolveCard,
    playing.CardDone,
    settle.Pay,
    settle.Settling,
    settle.SpendCards,
    advance.AdvanceAny,
    advance.AdvanceAll,
    powers.AtMoment,
    effect.Remember,
    effect.Forget,
    effect.PayInput,
    control.ForParticipant,
    leaders_effects.RecruitAnywhere,
    marker.FirstMoon,
    scry.LookAtEvent,
    card.EventRaider,
    card.EventWindow,
    card.EffectFor,
    card.AfterReset,
    move.MoveRaiders,
    move.ToRandomNebula,
    strike.StrikeAbilities,
    fight.BattleBegins,
    escalation.Escalation,
    escalation.JoinChance,
    diplomacy.Diplomacy,
    diplomacy.DiplomacyWindow,
    diplomacy.MayEnd,
    preparations.RaidersPrepare,
    preparations.Preparations,
    preparations.StandingDice,
    preparations.Prepare,
    windows.Outsiders,
    sides.BattleOver,
    outcome.RollDice,
    outcome.WinnerAdvances,
    outcome.Defeated,
    outcome.Operations,
    outcome.Saving,
    outcome.RaidersWon,
    outcome.RaidersDefeated,
    outcome.WinnersPowers,
)
"""Steps without news: they only plan others, or what they do is told by the next."""
