"""What a word would cost and bring, line by line, before it is said."""

from __future__ import annotations

from perihelion.core.said import Said
from perihelion.core.steps import Seat, Step, Word
from perihelion.games.kit.masks import members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import (
    CORNERS,
    GAP_COUNT,
    GAPS_AT,
    HAND_LIMIT,
    NEIGHBOURS,
    NOBODY,
    SPACE_COUNT,
)
from perihelion.games.m121.cards.powers import Power
from perihelion.games.m121.cards.slots import BUILD as BUILD_PHASE
from perihelion.games.m121.cards.slots import COLONISE, NO_TYPE, in_row
from perihelion.games.m121.cards.tables import (
    COLOUR_COUNT,
    COMBO_POINTS,
    COMBO_POWERS,
    COST,
    KEYWORD,
    MOST_DEMANDS,
    NO_CARD,
    PAYS_POINTS,
    POWERS,
    SELLS,
    TYPE,
    tab_at,
)
from perihelion.games.m121.cards.tabs import TAB_DISCOUNT, TAB_DRAW, TAB_MILITARY
from perihelion.games.m121.influence.control import outweighs
from perihelion.games.m121.numbers import (
    build_cost,
    cards_to_draw,
    chooser,
    colonise_strength,
    invasion_strength,
    political_cost,
    stoppable,
    system_cost,
    third,
    upgrade_cost,
)
from perihelion.games.m121.phases.build import (
    Build,
    ChooseBetter,
    ChooseGap,
    ChooseTurn,
    building_draw,
    upgrading_draw,
)
from perihelion.games.m121.phases.colonise import (
    ChooseManner,
    ChooseSpace,
    anyones_tabs,
    peaceful,
    settling_draw,
)
from perihelion.games.m121.phases.deliver import (
    ChoosePayee,
    Deliver,
    DeliverTo,
    anyones_draw,
    completes,
    demands_for,
    own_draw,
    space_draw,
    ways_left,
)
from perihelion.games.m121.phases.expand import (
    ChooseInfluence,
    Expand,
    by_invasion,
    invasion_draw,
    politically,
    politics_draw,
)
from perihelion.games.m121.scoring import fills_combo
from perihelion.games.m121.seen.views import BillLine, Draw, Preview
from perihelion.games.m121.site import Site
from perihelion.games.m121.state import State
from perihelion.games.m121.words import (
    BUILD,
    BY_MILITARY,
    IN_GAP,
    INFLUENCE,
    INVADE,
    LIFT,
    ON_SPACE,
    PEACEFULLY,
    POLITICALLY,
    TO,
    TOLL_TO,
    TURN,
    WITH,
)


def ahead(s: State, seat: Seat, word: Word) -> Preview | None:
    """The bill or the route of a word that a seat may say."""
    step: Step = s.agenda[-1]
    if isinstance(step, ChooseSpace) and ON_SPACE.says(word):
        space = ON_SPACE.noun(word)
        return placing(s, seat, step.card, space, not peaceful(s, seat, step.card, space))
    if isinstance(step, ChooseManner) and word in (PEACEFULLY, BY_MILITARY):
        return placing(s, seat, step.card, step.space, word == BY_MILITARY)
    if isinstance(step, Build) and BUILD.says(word):
        return building(s, seat, BUILD.noun(word), NO_CARD)
    if isinstance(step, ChooseGap) and IN_GAP.says(word):
        return building(s, seat, step.card, NO_CARD)
    if isinstance(step, ChooseTurn) and TURN.says(word):
        return building(s, seat, step.card, s.works[step.gap].card)
    if isinstance(step, ChooseBetter) and WITH.says(word):
        return building(s, seat, WITH.noun(word), s.works[step.gap].card)
    if isinstance(step, Expand) and INFLUENCE.says(word):
        space = INFLUENCE.noun(word)
        return influencing(s, seat, space, not politically(s, seat, space))
    if isinstance(step, ChooseInfluence) and word in (POLITICALLY, INVADE):
        return influencing(s, seat, step.space, word == INVADE)
    if isinstance(step, Deliver) and LIFT.says(word):
        return lifting(s, seat, LIFT.noun(word))
    if isinstance(step, DeliverTo) and TO.says(word):
        return delivering(s, seat, step.load, TO.noun(word), ())
    if isinstance(step, ChoosePayee) and TOLL_TO.says(word):
        return delivering(s, seat, step.load, step.demand, (*step.named, TOLL_TO.noun(word)))
    return None


def hand_after(s: State, seat: Seat, laid: int, paid: int, drawn: int, replaced: int = 0) -> int:
    """MX-CARD-04, MX-CARD-07, MX-VAR-04. The cards in a hand when some have been laid on the board and some
    discarded, there or from the hand, and so many are drawn then."""
    left = s.players[seat].hand.size() - laid - paid
    return left + min(drawn, HAND_LIMIT - left, cards_to_draw(s) + paid + replaced)


# Where discounts come from


def powered(s: State, seat: Seat) -> list[tuple[int, Power]]:
    """The powers of a player with the cards that show them, unlocked ones included."""
    player = s.players[seat]
    found: list[tuple[int, Power]] = []
    for space in members_of(player.influenced & s.occupied, SPACE_COUNT):
        site = s.sites[space]
        if site.controller == seat:
            found += [(site.card, power) for power in POWERS[site.card]]
        if fills_combo(site, seat):
            found += [(site.card, power) for power in COMBO_POWERS[site.card]]
    for gap in members_of(player.owned, GAP_COUNT):
        found += [(s.works[gap].card, power) for power in POWERS[s.works[gap].card]]
    return found


def fitting(s: State, seat: Seat, row: int, card: int) -> list[tuple[int, Power]]:
    """The powers of a row that count for a card, with the cards that show them."""
    slots_of = {row, in_row(row, TYPE[card], slots.NO_KEYWORD), in_row(row, NO_TYPE, KEYWORD[card])}
    return [(source, power) for source, power in powered(s, seat) if power.slot in slots_of]


def discounts(s: State, seat: Seat, row: int, card: int) -> list[BillLine]:
    """A line for each power of a row that makes this card cheaper."""
    return [
        BillLine(Said("{card:source}", source=source), -power.amount, True, "MX-POW-02")
        for source, power in fitting(s, seat, row, card)
    ]


def printed(card: int) -> BillLine:
    return BillLine(Said("Printed cost"), COST[card], True, "MX-CARD-01")


def too_weak(strength: int, need: int, rule: str) -> list[BillLine]:
    """What strength there is, where it is not enough."""
    if not 0 < strength < need:
        return []
    what = Said("Strength {strength}, needs {need}", strength=strength, need=need)
    return [BillLine(what, 0, False, rule)]


# Colonise


def placing(s: State, seat: Seat, card: int, space: int, conquest: bool) -> Preview:
    """A system on a space: for cards, or by strength; the draws are those of one way."""
    strength = colonise_strength(s, seat, card, space)
    cost = system_cost(s, seat, card, space)
    drawn = settling_draws(s, seat, card, space, conquest)
    return Preview(
        lines=[*system_lines(s, seat, card, space), *too_weak(strength, COST[card], "MX-COL-04")],
        cost=cost if peaceful(s, seat, card, space) else -1,
        need=COST[card],
        strength=strength,
        draws=draws(drawn),
        tabs=working_tabs(s, seat, card, space),
        hand=hand_after(s, seat, 1, 0 if conquest else cost, drawn[seat]),
    )


def system_lines(s: State, seat: Seat, card: int, space: int) -> list[BillLine]:
    """What a system costs on a space."""
    lines = [printed(card)]
    if chooser(s, seat, COLONISE):
        lines.append(BillLine(Said("You chose Colonise"), -1, True, "MX-COL-06"))
    lines += discounts(s, seat, slots.COLONISE_DISCOUNT, card)
    return lines + near_discounts(s, seat, space) + tab_lines(s, seat, card, space)


def settling_draws(s: State, seat: Seat, card: int, space: int, conquest: bool) -> list[int]:
    """What each seat draws when a system is placed there."""
    drawn = anyones_tabs(s, seat, card, space)
    drawn[seat] = settling_draw(s, seat, card, space, conquest)
    return drawn


def near_discounts(s: State, seat: Seat, space: int) -> list[BillLine]:
    """MX-POW-08. Cards next to the space that make it cheaper."""
    near = [s.sites[other].card for other in NEIGHBOURS[space] if s.sites[other].controller == seat]
    near += [s.works[gap].card for gap in GAPS_AT[space] if s.works[gap].owner == seat]
    return [
        BillLine(Said("{card:source}, next to it", source=card), -power.amount, True, "MX-POW-08")
        for card in near
        for power in POWERS[card]
        if power.slot == slots.NEAR_DISCOUNT
    ]


def tab_lines(s: State, seat: Seat, card: int, space: int) -> list[BillLine]:
    """MX-TAB-05. The tabs at this space that make it cheaper, and those that would for another system."""
    lines: list[BillLine] = []
    for gap in GAPS_AT[space]:
        works = s.works[gap]
        if works.owner != seat:
            continue
        tab = tab_at(works.card, works.turn, CORNERS[gap].index(space))
        if tab.kind != TAB_DISCOUNT:
            continue
        fits = tab.fits(TYPE[card], KEYWORD[card])
        if fits:
            what = Said("Tab of {card:source}", source=works.card)
        elif tab.type != NO_TYPE:
            what = Said("Tab of {card:source}: {type:type} only", source=works.card, type=tab.type)
        else:
            what = Said(
                "Tab of {card:source}: {keyword:keyword} only", source=works.card, keyword=tab.keyword
            )
        lines.append(BillLine(what, -tab.amount if fits else 0, fits, "MX-TAB-05"))
    return lines


def working_tabs(s: State, seat: Seat, card: int, space: int) -> list[list[int]]:
    """The tabs that would work if this system were placed here, anyone's among them."""
    found: list[list[int]] = []
    for gap in GAPS_AT[space]:
        works = s.works[gap]
        if works.card == NO_CARD:
            continue
        corner = CORNERS[gap].index(space)
        tab = tab_at(works.card, works.turn, corner)
        own = works.owner == seat and tab.kind in (TAB_DISCOUNT, TAB_DRAW, TAB_MILITARY)
        if (own or tab.anyone) and tab.fits(TYPE[card], KEYWORD[card]):
            found.append([gap, (corner - works.turn) % 4 - 1])
    return found


def draws(drawn: list[int]) -> list[Draw]:
    return [Draw(seat, cards) for seat, cards in enumerate(drawn) if cards]


def draw_of(seat: Seat, cards: int) -> list[Draw]:
    return [Draw(seat, cards)] if cards else []


# Build


def building(s: State, seat: Seat, card: int, old: int) -> Preview:
    """An infrastructure card, or one that replaces another."""
    cost = building_cost(s, seat, card, old)
    drawn = built_draw(s, seat, card, old)
    return Preview(
        lines=building_lines(s, seat, card, old),
        cost=cost,
        draws=draw_of(seat, drawn),
        hand=hand_after(s, seat, 1, cost, drawn, old != NO_CARD),
    )


def building_lines(s: State, seat: Seat, card: int, old: int) -> list[BillLine]:
    """What an infrastructure card costs, where it replaces this one."""
    lines = [printed(card)]
    if old != NO_CARD:
        lines.append(BillLine(Said("It replaces {card:old}", old=old), -COST[old], True, "MX-VAR-03"))
    if chooser(s, seat, BUILD_PHASE):
        lines.append(BillLine(Said("You chose Build"), -1, True, "MX-BLD-02"))
    return lines + discounts(s, seat, slots.BUILD_DISCOUNT, card)


def building_cost(s: State, seat: Seat, card: int, old: int) -> int:
    return build_cost(s, seat, card) if old == NO_CARD else upgrade_cost(s, seat, old, card)


def built_draw(s: State, seat: Seat, card: int, old: int) -> int:
    return building_draw(s.players[seat], card) if old == NO_CARD else upgrading_draw(s, seat, old, card)


# Expand


def influencing(s: State, seat: Seat, space: int, invading: bool) -> Preview:
    """A target: political influence, or an invasion; the draws are those of one way."""
    site = s.sites[space]
    if site.card == NO_CARD:
        return Preview(cost=0)
    strength = invasion_strength(s, seat, space)
    cost = political_cost(s, seat, space)
    drawn = invasion_draw(s, seat, space) if invading else politics_draw(s, seat, space)
    attack = by_invasion(s, seat, space)
    return Preview(
        lines=[*political_lines(s, seat, site.card), *too_weak(strength, COST[site.card], "MX-EXP-07")],
        cost=cost if politically(s, seat, space) else -1,
        need=COST[site.card],
        strength=strength,
        stopper=site.controller if attack and stoppable(s, seat, space) else NOBODY,
        draws=draw_of(seat, drawn),
        takes=loser(s, seat, site, site.plus_political(seat)),
        hand=hand_after(s, seat, 0, 0 if invading else cost, drawn),
    )


def loser(s: State, seat: Seat, site: Site, grown: Site) -> Seat:
    """Who loses control of a system to a seat whose influence on it has grown, or NOBODY."""
    return site.controller if site.controller != seat and outweighs(s, seat, grown) else NOBODY


def political_lines(s: State, seat: Seat, card: int) -> list[BillLine]:
    """MX-EXP-06, MX-EXP-15. The third, and what makes it less, or nothing."""
    cost = third(COST[card])
    lines = [BillLine(Said("A third of {cost}, rounded up", cost=COST[card]), cost, True, "MX-EXP-06")]
    free = fitting(s, seat, slots.FREE_POLITICAL, card)
    if not free:
        return lines + discounts(s, seat, slots.POLITICAL_DISCOUNT, card)
    what = Said("{card:source}: political influence is free", source=free[0][0])
    return [*lines, BillLine(what, -cost, True, "MX-EXP-15")]


# Deliver


def lifting(s: State, seat: Seat, load: int) -> Preview | None:
    """A cube that can go to one demand space only goes there without a question."""
    found = demands_for(s, seat, load // COLOUR_COUNT, load % COLOUR_COUNT)
    return delivering(s, seat, load, found[0], ()) if len(found) == 1 else None


def delivering(s: State, seat: Seat, load: int, demand: int, named: tuple[Seat, ...]) -> Preview:
    """MX-DEL-22. The route of a cube, who is paid, and who draws."""
    colour = load % COLOUR_COUNT
    space, number = divmod(demand, MOST_DEMANDS)
    site = s.sites[space]
    way = ways_left(s, seat, load, demand, named)[0]
    sale = SELLS[site.card][number] > 0
    drawn = [anyones_draw(s, other, space, sale) for other in range(s.seat_count)]
    drawn[seat] = space_draw(site, seat, number) + own_draw(s, seat, colour, space, sale)
    gained = PAYS_POINTS[site.card][number]
    return Preview(
        draws=draws(drawn),
        path=list(way.path),
        payees=list(way.payees),
        takes=loser(s, seat, site, site.plus_cultural(seat, number)),
        demand=demand,
        points=gained + COMBO_POINTS[site.card] if completes(site, seat, number) else gained,
        hand=hand_after(s, seat, 0, 0, drawn[seat]) - len(way.payees),
    )
