"""What a seat may see, built from nothing. Hidden are hands, the deck, discovery tokens held and the stacks
that one has not searched, event cards that one has not looked at, peeked moons, dealt factions and destiny
cards, and envelopes before they are opened."""

from __future__ import annotations

from msgspec.structs import replace

from perihelion.core.game import SPECTATOR
from perihelion.core.piles import NOBODY as EVERYBODY
from perihelion.core.piles import knows
from perihelion.core.steps import Seat, Side, waiting
from perihelion.games.andromeda.cards.powers import ABILITIES
from perihelion.games.andromeda.cards.tokens import HELD
from perihelion.games.andromeda.cards.tracks import TYPE_COUNT
from perihelion.games.andromeda.fight import NO_BATTLE
from perihelion.games.andromeda.player import NO_GOAL
from perihelion.games.andromeda.region import NO_MOON, NOBODY
from perihelion.games.andromeda.seen.chart import (
    columns,
    event_board,
    known_tokens,
    next_planet,
    raider_view,
    region_view,
    stacks,
)
from perihelion.games.andromeda.seen.fights import battle_view
from perihelion.games.andromeda.seen.moment import BOUND, asked_about, stage, step_of_turn, why_over
from perihelion.games.andromeda.seen.scores import scores, total
from perihelion.games.andromeda.seen.stations import hand, player_view
from perihelion.games.andromeda.seen.views import BillView, PlayerView, PurchaseView, RegionView, View
from perihelion.games.andromeda.state import State
from perihelion.games.kit.masks import has, members_of


def view(s: State, seat: Seat) -> View:
    """The table as a seat sees it."""
    return public_view(s) if seat == SPECTATOR else own_view(s, public_view(s), seat)


def own_view(s: State, public: View, seat: Seat) -> View:
    """The public view with what only this seat knows."""
    players = public.players[:]
    players[seat] = own_station(s, players[seat], seat)
    return replace(
        public,
        regions=own_regions(s, public.regions, seat),
        stacks=stacks(s, seat),
        events=event_board(s, seat),
        players=players,
        added=s.added.seen(s, seat),
    )


def own_station(s: State, public: PlayerView, seat: Seat) -> PlayerView:
    """AE-TAC-01, AE-TRK-04, AE-PSET-03, AE-OPT-01. The own hand and tokens, dealt cards and the secret
    goal."""
    player = s.players[seat]
    return replace(
        public,
        hand=hand(s, seat),
        dealt=list(player.dealt),
        aims=list(player.aims) if player.goal == NO_GOAL else [],
        goal=player.goal,
        tokens=[*known_tokens(s, HELD + seat, seat), *player.powers],
    )


def own_regions(s: State, public: list[RegionView], seat: Seat) -> list[RegionView]:
    """AE-P-27. Who has looked at the second moon of a planet sees it."""
    peeked = [
        region
        for region, here in enumerate(s.regions)
        if here.second != NO_MOON and knows(seat, here.second_seen)
    ]
    if not peeked:
        return public
    regions = public[:]
    for region in peeked:
        regions[region] = replace(regions[region], second=s.regions[region].second)
    return regions


def public_view(s: State) -> View:
    """The table as everybody sees it."""
    counted = scores(s)
    return View(
        turn=s.turn,
        active=s.active,
        stage=stage(s),
        step=step_of_turn(s),
        target=s.target,
        launched=s.launched,
        first=s.first,
        bound=BOUND[s.bound],
        granted=[name for ability, name in enumerate(ABILITIES) if has(s.granted, ability)],
        calm=s.calm,
        open_rows=members_of(s.ship_rows, TYPE_COUNT) if s.returning else [],
        starter=s.starter,
        terminus=s.agreed.terminus,
        left=s.left,
        ended=why_over(s),
        waiting=waiting(s),
        order=order(s),
        regions=own_regions(
            s, [region_view(region, here) for region, here in enumerate(s.regions)], EVERYBODY
        ),
        next_space=next_planet(s),
        planets=s.planets.size(),
        raiders=[raider_view(card) for card in s.raiders],
        columns=columns(s),
        stacks=stacks(s, EVERYBODY),
        supremacy=list(s.supremacy),
        events=event_board(s, EVERYBODY),
        tactics=s.tactics.size(),
        discard=list(reversed(s.tactics.discard)),
        spent_moons=list(s.spent_moons),
        in_play=list(s.in_play),
        rolls=[list(roll) for roll in s.rolls],
        players=[player_view(s, side, total(counted[side])) for side in range(s.side_count())],
        scores=counted,
        battle=battle_view(s) if s.battle.step != NO_BATTLE else None,
        bill=bill_view(s),
        purchase=purchase_view(s),
        plate=asked_about(s, "plate"),
        moon=asked_about(s, "moon"),
        added=s.added.seen(s, SPECTATOR),
    )


def order(s: State) -> list[Side]:
    return s.in_turn(0 if s.active == NOBODY else s.active)


def bill_view(s: State) -> BillView | None:
    """AE-P-18. What is being paid."""
    bill = s.bill
    return None if bill.payer == NOBODY else BillView(bill.payer, list(bill.cost), bill.less)


def purchase_view(s: State) -> PurchaseView | None:
    """AE-MOD-04. The innermost purchase."""
    if not s.purchases:
        return None
    purchase = s.purchases[-1]
    return PurchaseView(members_of(purchase.types, TYPE_COUNT), purchase.most, list(purchase.aside))
