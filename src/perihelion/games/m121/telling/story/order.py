"""The log: what each step did, in a sentence a player enjoys. The chapters have their own files; here is the
table of all steps."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import Step
from perihelion.games.kit.telling.tellers import Teller
from perihelion.games.m121 import play, scoring, setup
from perihelion.games.m121.hand import draw, pay
from perihelion.games.m121.phases import advance, build, colonise, deliver, expand, tolls
from perihelion.games.m121.round import closing, selection
from perihelion.games.m121.telling.story import placing, round, spreading

TELLERS: Final[dict[type[Step], Teller]] = {
    setup.Setup: round.setup_opens,
    setup.DealStart: round.dealt,
    setup.QuickStart: round.given,
    setup.KeepStarts: round.kept,
    setup.DrawOrder: round.order_drawn,
    setup.StartAt: round.starts,
    setup.StartPowers: round.powers_begin,
    draw.DrawCards: round.draws,
    draw.DrawCard: round.drawn,
    draw.FillResearch: round.laid,
    play.Round: round.round_opens,
    selection.Selection: round.revealed,
    play.Phases: round.phases_known,
    play.Phase: round.phase_opens,
    advance.AdvanceTurn: round.advance_opens,
    advance.TakeCard: round.taken,
    build.NextBuild: placing.not_asked,
    build.Build: placing.build_passed,
    build.LayInfrastructure: placing.built,
    build.Upgrade: placing.upgraded,
    colonise.NextSystem: placing.cannot_colonise,
    colonise.Colonise: placing.colonise_passed,
    colonise.LaySystem: placing.placed,
    deliver.Deliver: spreading.deliver_passed,
    deliver.Delivery: spreading.delivered,
    deliver.CheckDelivery: spreading.delivery_checked,
    tolls.Toll: spreading.toll_paid,
    tolls.GiveAll: spreading.all_given,
    expand.Expand: spreading.expand_passed,
    expand.Claim: spreading.claimed,
    expand.Politics: spreading.politics,
    expand.StopInvasion: spreading.stopped,
    expand.Invasion: spreading.invaded,
    expand.CheckTarget: spreading.target_checked,
    closing.EndOfRound: round.round_ends,
    closing.AskTime: round.time_up,
    scoring.EndOfGame: round.scores,
    scoring.StoryVote: round.voted,
}

SILENT: Final[tuple[type[Step], ...]] = (
    play.WholeGame,
    play.NextRound,
    setup.PlaceStarts,
    draw.LayResearch,
    pay.Pay,
    pay.PayAll,
    advance.Takes,
    advance.Refresh,
    build.BuildTurn,
    build.ChooseGap,
    build.ChooseTurn,
    build.ChooseBetter,
    colonise.ColoniseTurn,
    colonise.ChooseSpace,
    colonise.ChooseManner,
    deliver.DeliverTurn,
    deliver.NextDelivery,
    deliver.DeliverTo,
    deliver.ChoosePayee,
    tolls.Tolls,
    expand.ExpandTurn,
    expand.NextTarget,
    expand.ChooseInfluence,
)
"""Steps without news: they only plan others, or what they do is told by the next."""
