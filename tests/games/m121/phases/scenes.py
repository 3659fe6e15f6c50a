"""What the tests of the phases look at besides the table: turns of cards, previews of words, who has seen
what."""

from __future__ import annotations

from games.m121.table import Table, spoken
from perihelion.core.steps import Ask
from perihelion.games.m121.cards.board import GAPS, PLAYER_NAMES, SPACES
from perihelion.games.m121.cards.tables import CARD_IDS
from perihelion.games.m121.seen.views import Preview
from perihelion.records.table import named


def turn_of(table: Table, gap: str) -> int:
    """The corner that the name edge of a card faces."""
    return table.s.works[GAPS.index(gap)].turn


def circle(table: Table, space: str) -> str:
    """The control circle that is filled."""
    return "military" if table.site(space).war_circle else "political"


def preview(table: Table, name: str, text: str) -> Preview:
    """What a word would do that a player may say now."""
    assert text in table.offered(name), f"{name} cannot say '{text}', only {table.offered(name)}"
    look = table.game.seen.ahead
    assert look is not None
    found = look(table.s, table.seat(name), table.game.rules.words.number(spoken(text)))
    assert isinstance(found, Preview), f"nothing is told about '{text}'"
    return found


def bill(table: Table, found: Preview) -> list[str]:
    """The lines of a bill: `-1 You chose Build (MX-BLD-02)`; in brackets what does not count."""
    lines = [(f"{line.amount} {named(table.game, line.what)}", line) for line in found.lines]
    return [f"{text} ({line.rule})" if line.counts else f"[{text} ({line.rule})]" for text, line in lines]


def path(found: Preview) -> list[str]:
    """The spaces of a route."""
    return [SPACES[space] for space in found.path]


def payees(found: Preview) -> list[str]:
    return [PLAYER_NAMES[seat] for seat in found.payees]


def draws(found: Preview) -> dict[str, int]:
    """Who would draw how many cards."""
    return {PLAYER_NAMES[draw.seat]: draw.cards for draw in found.draws}


def known(table: Table, eyes: str, holder: str) -> list[str]:
    """The cards of a hand that a player knows; a question mark for each of the others."""
    cards = table.player(holder).hand.as_seen(table.seat(eyes))
    return [CARD_IDS[card] if card >= 0 else "?" for card in cards]


def asks(table: Table) -> Ask:
    """The question that the table waits for."""
    step = table.s.agenda[-1]
    assert isinstance(step, Ask), f"nobody is asked, the table is at {step}"
    return step


def refused(table: Table, step: Ask, name: str, text: str) -> tuple[str, str]:
    """What a question says about a word that it leaves out, also where it is not asked because there is only
    one answer: the rule and the facts."""
    seat, word = table.seat(name), table.game.rules.words.number(spoken(text))
    assert word not in step.options(table.s, seat), f"{name} may say '{text}'"
    refusal = step.why_not(table.s, seat, word)
    assert refusal is not None, f"nothing is said about '{text}'"
    return refusal.rule, named(table.game, refusal.said)


def done(table: Table) -> bool:
    """Nobody is asked, and no card is to be drawn any more."""
    return not table.s.agenda
