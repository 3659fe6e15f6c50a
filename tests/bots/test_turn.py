"""A bot's turn: whole lines, and less time for each further line of a long turn."""

from __future__ import annotations

from kit.helios import GAME
from kit.helios.at_the_table import DEALT, NO_BIDS, at_reds_turn, says, told
from kit.helios.rules import BID, BUY, CHARGE, DONE, NO_BOOST, PASS, WORDS
from perihelion.bots import make_bot
from perihelion.bots.bot import Bot
from perihelion.bots.budget import Budget, read_budget
from perihelion.bots.search import SearchBot
from perihelion.bots.turn import hurry, lines_before, whole_line
from perihelion.core.dice import Generator
from perihelion.records.table import Table

RED, BLUE = 0, 1


class Reader(Bot):
    """Says what is written on its list."""

    def __init__(self, *words: int) -> None:
        super().__init__(GAME, "1")
        self.words = list(words)

    def choose(self, s: object, seat: int, offered: list[int]) -> int:
        return self.words.pop(0)


def line(table: Table, bot: Bot) -> list[str]:
    """What the bot says for red, in words."""
    s = GAME.rules.redeal(table.state, RED, Generator("1"))
    return WORDS.texts(whole_line(bot, s, RED, table.offers(RED)))


def test_a_line_ends_when_another_seat_is_asked() -> None:
    assert line(at_reds_turn(), Reader(CHARGE, CHARGE, CHARGE)) == ["charge", "charge"]


def test_a_line_ends_where_chance_speaks() -> None:
    assert line(at_reds_turn(), Reader(CHARGE, BUY, DONE)) == ["charge", "buy a card"]
    assert line(at_reds_turn(), Reader(BUY, CHARGE)) == ["buy a card"]


def test_an_envelope_is_filled_in_one_line_while_others_fill_theirs() -> None:
    assert line(told(*DEALT), Reader(BID.of(1), NO_BOOST)) == ["bid 1", "no boost"]


def test_a_bot_without_a_choice_is_not_asked() -> None:
    table = told("* deal flare", "* deal ore", "* deal flare", "* deal mirror", *NO_BIDS, "red fire")
    assert whole_line(Reader(), table.state.clone(), BLUE, table.offers(BLUE)) == [PASS]


def test_a_search_thinks_once_about_a_line() -> None:
    bot = make_bot("search:30", GAME, "1")
    assert isinstance(bot, SearchBot)
    said = line(at_reds_turn(), bot)
    assert bot.searches == 1
    assert bot.finding is not None
    assert said == WORDS.texts(bot.finding.best().words)[: len(said)]


def test_lines_are_counted_since_another_seat_spoke() -> None:
    table = at_reds_turn()
    assert lines_before(table.entries, RED) == 0
    says(table, "red charge")
    assert lines_before(table.entries, RED) == 1
    says(table, "red buy a card", "* deal ore")
    assert lines_before(table.entries, RED) == 1
    assert lines_before(table.entries, BLUE) == 0


def test_a_draw_begins_another_line() -> None:
    table = at_reds_turn("red buy a card", "* deal ore", "red charge")
    assert lines_before(table.entries, RED) == 2


def test_every_further_line_of_a_turn_gets_half_the_time_but_never_almost_none() -> None:
    budget = read_budget("2s*2")
    assert [budget.after(lines) for lines in (0, 1, 2, 9)] == [
        Budget(0, seconds, 2) for seconds in (2.0, 1.0, 0.5, 0.3)
    ]
    assert read_budget("0.1s").after(5) == Budget(0, 0.1)


def test_a_counted_budget_stays_so_that_it_can_be_repeated() -> None:
    assert read_budget("500").after(3) == read_budget("500")


def test_a_bot_that_searches_hurries_and_others_do_not_mind() -> None:
    bot = make_bot("search:2s", GAME, "1")
    assert isinstance(bot, SearchBot)
    hurry(bot, 1)
    hurry(make_bot("greedy", GAME, "1"), 1)
    assert bot.budget.seconds == 1.0
