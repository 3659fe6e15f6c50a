"""What a seat may see, built from nothing. Hidden are hands, the deck, start systems before they are kept,
and envelopes before the reveal."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from perihelion.core.game import SPECTATOR
from perihelion.core.steps import Sealed, Seat, over, waiting
from perihelion.games.kit.masks import has, members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import CORNERS, GAP_COUNT, IN_PLAY, NOBODY, SPACE_COUNT
from perihelion.games.m121.cards.slots import DELIVER, PHASES
from perihelion.games.m121.cards.tables import COMBO_POWERS, NO_CARD
from perihelion.games.m121.hand.pay import Pay
from perihelion.games.m121.numbers import (
    all_targets,
    disks_left,
    global_strength,
    may_sell,
    takes_place,
    targets_allowed,
)
from perihelion.games.m121.round.closing import why_over
from perihelion.games.m121.round.phase import order_of
from perihelion.games.m121.scoring import fills_combo, result
from perihelion.games.m121.seen.due import due
from perihelion.games.m121.seen.scores import scores
from perihelion.games.m121.seen.views import (
    CubeView,
    DemandView,
    HandCard,
    InfluenceView,
    PhaseOrder,
    PlayerView,
    SiteView,
    TurnView,
    View,
    WorksView,
)
from perihelion.games.m121.seen.waits import allowed, free
from perihelion.games.m121.setup import starts_are_secret
from perihelion.games.m121.site import Site
from perihelion.games.m121.specials.clauses import worth
from perihelion.games.m121.state import State
from perihelion.games.m121.words import BOOST, CHOOSE, demand_of, load_of


def view(s: State, seat: Seat) -> View:
    """The table as a seat sees it."""
    return public_view(s) if seat == SPECTATOR else own_view(s, public_view(s), seat)


def own_view(s: State, public: View, seat: Seat) -> View:
    """MX-CARD-12, MX-SEL-08. The public view with the own hand, start systems and envelope."""
    players, player = public.players[:], s.players[seat]
    hand = [HandCard(card, player.hand.count(card)) for card in player.hand.kinds()]
    choosing = s.sealed[seat][:] if s.sealed else []
    players[seat] = replace(
        players[seat],
        hand=hand,
        starts=list(player.starts),
        choosing=choosing,
        picked=next((CHOOSE.noun(word) for word in choosing if CHOOSE.says(word)), NOBODY),
        pledged=next((BOOST.noun(word) for word in choosing if BOOST.says(word)), NO_CARD),
    )
    return replace(public, players=players)


def public_view(s: State) -> View:
    """The table as everybody sees it."""
    totals = [int(side.score) for side in result(s)]
    return View(
        round=s.round,
        last=s.agreed.rounds,
        phase=s.phase,
        stage=stage(s),
        ended=why_over(s),
        waiting=waiting(s),
        order=list(s.order),
        acting=s.acting,
        track=list(s.track),
        sites=[site_view(space, s.sites[space]) for space in members_of(IN_PLAY[s.seat_count], SPACE_COUNT)],
        works=[works_view(s, gap) for gap in members_of(s.built, GAP_COUNT)],
        players=[player_view(s, seat, totals[seat]) for seat in range(s.seat_count)],
        research=list(s.research),
        deck=s.deck.size(),
        discard=list(reversed(s.deck.discard)),
        stock=list(s.stock),
        disks=s.agreed.disks,
        fewest=min([disks_left(s, seat) for seat in range(s.seat_count)]),
        turn=turn_view(s) if s.acting != NOBODY else None,
        placing=placing(s),
        spot=place_of(s, "gap"),
        scores=scores(s),
        target=place_of(s, "space"),
        orders=orders(s),
        bill=due(s),
    )


def stage(s: State) -> str:
    if over(s):
        return "over"
    if s.round == 0:
        return "setup"
    if s.phase != NOBODY:
        return "phase"
    return "end" if s.ended else "selection"


def placing(s: State) -> int:
    """The card that the present question is about: whichever step has one calls it `card`, or `kept` while
    others pay for it."""
    step = s.agenda[-1] if s.agenda else None
    card: int = getattr(step, "card", getattr(step, "kept", NO_CARD))
    return card


def place_of(s: State, kind: str) -> int:
    """The `gap` or the `space` that the present question is about: whichever step has one calls it so. While
    cards are paid, it is the place of what they are paid for."""
    steps = s.agenda[-2:] if s.agenda and isinstance(s.agenda[-1], Pay) else s.agenda[-1:]
    place: int = getattr(steps[0], kind, NOBODY) if steps else NOBODY
    return place


def orders(s: State) -> list[PhaseOrder]:
    """MX-INIT-01, MX-INIT-03. The order of the phase that is played stays; of those to come it follows the
    tech track."""
    if max(s.chosen) == NOBODY:
        return []
    coming = [phase for phase in range(len(PHASES)) if phase >= s.phase and takes_place(s, phase)]
    return [PhaseOrder(phase, list(s.order if phase == s.phase else order_of(s, phase))) for phase in coming]


# The board


@lru_cache(8192)
def site_view(space: int, site: Site) -> SiteView:
    """A site never changes, so its view is made once."""
    disks = [
        InfluenceView(seat, site.political[seat], site.military[seat], site.filled.count(seat))
        for seat in range(len(site.political))
        if site.disks(seat)
    ]
    circle = "" if site.card == NO_CARD else "military" if site.war_circle else "political"
    return SiteView(
        space=space,
        card=site.card,
        claim=site.claim,
        controller=site.controller,
        circle=circle,
        disks=disks,
        demands=[DemandView(demand_of(space, i), site.filled[i]) for i in range(len(site.filled))],
        cubes=[
            CubeView(colour, site.cubes[colour], load_of(space, colour))
            for colour in range(len(site.cubes))
            if site.cubes[colour]
        ],
    )


def works_view(s: State, gap: int) -> WorksView:
    """MX-BOARD-03. Systems cover the tabs that are turned to them."""
    works = s.works[gap]
    uncovered = [corner for corner in range(4) if not has(s.occupied, CORNERS[gap][corner])]
    tabs = [(corner - works.turn) % 4 - 1 for corner in uncovered]
    return WorksView(
        gap=gap,
        card=works.card,
        owner=works.owner,
        turn=works.turn,
        open=sorted([tab for tab in tabs if tab >= 0]),
        points=worth(s, works.owner, works.card),
    )


# Players


def player_view(s: State, seat: Seat, score: int) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        seat=seat,
        cards=player.hand.size(),
        hand=[],
        starts=[] if starts_are_secret(s) else list(player.starts),
        sealed=sealed(s, seat),
        choosing=[],
        picked=NOBODY,
        pledged=NO_CARD,
        chosen=s.chosen[seat],
        boost=s.boosts[seat],
        disks=disks_left(s, seat),
        level=player.level,
        research=player.research,
        strength=player.powers[slots.MILITARY],
        invasion=player.powers[slots.INVASION],
        delivered=list(player.delivered),
        sold=player.sold,
        systems=player.controlled.bit_count(),
        influenced=(player.influenced & s.occupied).bit_count(),
        infrastructure=player.owned.bit_count(),
        unlocked=unlocked(s, seat),
        free=free(s, seat),
        score=score,
    )


def sealed(s: State, seat: Seat) -> bool:
    """MX-SEL-08. Others see that a choice is in, and nothing else."""
    step = s.agenda[-1] if s.agenda else None
    return isinstance(step, Sealed) and bool(s.sealed) and step.complete(s, seat)


def unlocked(s: State, seat: Seat) -> list[int]:
    """MX-DEL-16. Systems whose combos have given this player a power."""
    found: list[int] = []
    for space in members_of(s.players[seat].influenced & s.occupied, SPACE_COUNT):
        site = s.sites[space]
        if COMBO_POWERS[site.card] and fills_combo(site, seat):
            found.append(site.card)
    return found


def turn_view(s: State) -> TurnView:
    """What the acting player may do in this phase."""
    seat = s.acting
    return TurnView(
        seat=seat,
        done=s.acted,
        allowed=allowed(s, seat),
        strength=global_strength(s, seat, s.phase) - s.spent,
        spent=s.spent + s.spent_near,
        selling=s.phase == DELIVER and may_sell(s, seat),
        invasions=max(
            0, all_targets(s, seat) - max(s.acted, targets_allowed(s, seat) + s.acted - s.peaceful)
        ),
    )
