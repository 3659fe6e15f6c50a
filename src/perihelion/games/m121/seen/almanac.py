"""Everything printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, listed
from perihelion.games.kit.data.records import Part, RuleText
from perihelion.games.kit.data.terms import read_terms
from perihelion.games.kit.masks import members_of
from perihelion.games.kit.telling.phrases import clauses
from perihelion.games.m121.cards import powers as printed_powers
from perihelion.games.m121.cards.board import (
    AREA,
    AREA_NAMES,
    CENTRE,
    COLUMNS,
    CORNERS,
    DATA,
    DISKS,
    GAP_COUNT,
    GAP_WIDTH,
    GAPS,
    GAPS_IN_PLAY,
    HAND_LIMIT,
    IN_PLAY,
    NOBODY,
    PLAYER_NAMES,
    SPACE_COUNT,
    SPACES,
    STARTS,
    TOP_LEVEL,
    WIDTH,
    fewest_seats,
)
from perihelion.games.m121.cards.slots import COLOURS, KEYWORDS, PHASES, TYPES
from perihelion.games.m121.cards.tables import (
    ACCEPTS,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    COMBO,
    COMBO_CARDS,
    COMBO_POINTS,
    COMBO_POWERS,
    CONTROL_POINTS,
    COPIES,
    COST,
    CUBES,
    DEMANDS,
    INFLUENCE_POINTS,
    KEYWORD,
    PAYS_CARDS,
    PAYS_POINTS,
    POINTS,
    POWERS,
    SELLS,
    START_COUNT,
    SYSTEM_COUNT,
    TABS,
    TYPE,
    is_special,
    is_system,
)
from perihelion.games.m121.cards.tabs import TAB_KINDS
from perihelion.games.m121.scoring import SOURCES
from perihelion.games.m121.seen.printed import (
    Almanac,
    Card,
    Clause,
    Combo,
    Demand,
    Gap,
    Named,
    Phase,
    Power,
    Space,
    Tab,
)
from perihelion.games.m121.specials.clauses import CLAUSES_OF

PHASE_ROWS: Final[tuple[tuple[Said, Said, Said], ...]] = (
    (
        Said("take 1 research card"),
        Said("1 card more, from one level higher"),
        Said("first a disk on the research symbol: +1 tech level"),
    ),
    (
        Said("build 1 infrastructure card"),
        Said("each costs 1 card less"),
        Said("a second card"),
    ),
    (
        Said("place 1 system"),
        Said("each costs 1 card less; +1 military strength"),
        Said("a second system"),
    ),
    (
        Said("deliver 1 cube"),
        Said("2 cubes; one of them may be sold"),
        Said("3 cubes"),
    ),
    (
        Said("influence 1 system or space"),
        Said("2 targets; draw 2 cards first"),
        Said("3 targets"),
    ),
)
"""MX-SETUP-02. What the action cards say: for all, for choosers, for boosters."""


def signs_of(*found: str | int) -> list[Part]:
    """Figures and symbols in a row."""
    return [Part(text=Said("{n}", n=one)) if isinstance(one, int) else Part(icon=one) for one in found]


def more(n: int) -> Part:
    return printed_powers.plus(n)


PHASE_SIGNS: Final[tuple[tuple[list[Part], list[Part], list[Part]], ...]] = (
    (signs_of(1, "card"), [*signs_of(2, "card", "tech"), more(1)], signs_of("research")),
    (signs_of(1, "infra"), [more(-1)], signs_of(2, "infra")),
    (signs_of(1, "system"), [more(-1), *signs_of("strength"), more(1)], signs_of(2, "system")),
    (signs_of(1, "deliver"), signs_of(2, "deliver", "sell"), signs_of(3, "deliver")),
    (signs_of(1, "influence"), signs_of(2, "influence", 2, "card"), signs_of(3, "influence")),
)
"""The same as symbols."""
RULES: Final = (
    RuleText(
        "MX-INFL-06",
        Said(
            "Control goes to whoever has more disks here than every other player, one of them political"
            " or military."
        ),
    ),
    RuleText("MX-INFL-02", Said("Infrastructure belongs to its builder for good.")),
    RuleText("MX-CARD-01", Said("To place a card, discard as many other cards as it costs.")),
    RuleText("MX-COL-02", Said("A system is placed on a free space next to something that you influence.")),
    RuleText("MX-ROUND-04", Said("Everybody plays every phase that somebody chose, and Expand in any case.")),
    RuleText("MX-TAB-01", Said("A tab works once: when a system is placed over it.")),
)


def almanac() -> Almanac:
    return Almanac(
        spaces=[space_of(space) for space in range(SPACE_COUNT)],
        gaps=[gap_of(gap) for gap in range(GAP_COUNT)],
        cards=[card_of(card) for card in range(CARD_COUNT)],
        types=[Named(name, Said("{type:type}", type=type)) for type, name in enumerate(TYPES)],
        keywords=[
            Named(name.lower(), Said("{keyword:keyword}", keyword=keyword))
            for keyword, name in enumerate(KEYWORDS)
        ],
        colours=[Named(name, Said("{cube:cube}", cube=cube)) for cube, name in enumerate(COLOURS)],
        phases=[phase_of(phase) for phase in range(len(PHASES))],
        sides=[Named(name, Said("{player:seat}", seat=seat)) for seat, name in enumerate(PLAYER_NAMES)],
        centre=CENTRE,
        levels=TOP_LEVEL,
        columns=COLUMNS,
        hand_limit=HAND_LIMIT,
        disks=DISKS,
        rules=list(RULES),
        sources=list(SOURCES),
        terms=read_terms(DATA),
    )


def space_of(space: int) -> Space:
    row, column = divmod(space, WIDTH)
    area = "" if AREA[space] == NOBODY else AREA_NAMES[AREA[space]]
    starts = [seats for seats, spaces in enumerate(STARTS) if space in spaces]
    half = WIDTH // 2
    return Space(SPACES[space], column - half, row - half, area, fewest_seats(IN_PLAY, space), starts)


def gap_of(gap: int) -> Gap:
    row, column = divmod(gap, GAP_WIDTH)
    half = (GAP_WIDTH - 1) / 2
    return Gap(GAPS[gap], column - half, row - half, fewest_seats(GAPS_IN_PLAY, gap), list(CORNERS[gap]))


def phase_of(phase: int) -> Phase:
    everybody, chooser, booster = PHASE_ROWS[phase]
    name = PHASES[phase]
    signs = list(PHASE_SIGNS[phase])
    return Phase(
        name.lower(), name[0], Said("{phase:phase}", phase=phase), everybody, chooser, booster, signs
    )


# Cards


def short(card: int) -> Said:
    """A name without its keyword; one that ends with it would lose its noun: The Galactic GOVERNMENT."""
    if CARDS[card].split()[-1] in KEYWORDS:
        return Said("{card:card}", card=card)
    return Said("{short:card}", card=card)


def card_of(card: int) -> Card:
    system = is_system(card)
    number = card - SYSTEM_COUNT
    return Card(
        id=CARD_IDS[card],
        name=Said("{card:card}", card=card),
        kind="system" if system else "infrastructure",
        short=short(card),
        cost=COST[card],
        copies=COPIES[card],
        type=TYPE[card],
        keyword=KEYWORD[card],
        start=card + 1 if card < START_COUNT else 0,
        special=is_special(card),
        control=CONTROL_POINTS[card] if system else 0,
        influence=INFLUENCE_POINTS[card] if system else 0,
        points=0 if system else POINTS[number],
        cubes=list(CUBES[card]) if system else [],
        demands=[demand(card, i) for i in range(DEMANDS[card])] if system else [],
        combo=combo(card) if system and COMBO[card] else None,
        powers=[power_of(power) for power in POWERS[card]],
        tabs=[] if system else [Tab(TAB_KINDS[tab.kind], tab.text(), tab.parts()) for tab in TABS[number]],
        clauses=[] if system else [Clause(one.text(), one.parts()) for one in CLAUSES_OF[number]],
    )


def power_of(power: printed_powers.Power) -> Power:
    return Power(power.phase, power.text(), power.parts())


def rewards(gained: int, drawn: int) -> list[Said]:
    """What a demand space or a combo pays."""
    paid = [printed_powers.points(gained)] if gained else []
    if drawn:
        paid.append(Said("draw {cards}", cards=printed_powers.cards(drawn)))
    return paid


def demand(card: int, number: int) -> Demand:
    accepts, sells = ACCEPTS[card][number], SELLS[card][number]
    gained, drawn = PAYS_POINTS[card][number], PAYS_CARDS[card][number]
    cube = printed_powers.cube_wanted(accepts)
    if sells:
        text = Said("sells {cube} for {cards}", cube=cube, cards=printed_powers.cards(sells))
    else:
        text = Said("takes {cube}: {reward}", cube=cube, reward=listed(rewards(gained, drawn)))
    return Demand(accepts, gained, drawn, sells, text)


def combo(card: int) -> Combo:
    spaces = members_of(COMBO[card], DEMANDS[card])
    powers = COMBO_POWERS[card]
    paid = rewards(COMBO_POINTS[card], COMBO_CARDS[card]) + [power.text() for power in powers]
    text = Many(
        len(spaces),
        "whoever fills it unlocks {reward}",
        "whoever fills all {n} gets {reward}",
        reward=clauses(paid),
    )
    return Combo(spaces, COMBO_POINTS[card], COMBO_CARDS[card], [power_of(power) for power in powers], text)
