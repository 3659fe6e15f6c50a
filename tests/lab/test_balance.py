"""The report flags a rigged game and leaves a fair coin alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.coins.coin import COIN
from lab.coins.coin import GAME as RIGGED
from perihelion.core.game import Game
from perihelion.lab.balance import balance_plan
from perihelion.lab.folder import Folder
from perihelion.lab.report.comparison import POINTS, SHARE, compare
from perihelion.lab.report.numbers import Numbers, Report, Thing, report
from perihelion.lab.report.page import page
from perihelion.lab.report.summary import summary
from perihelion.lab.runs import run
from perihelion.lab.telling import STEPS


def reported(
    game: Game, path: Path, games: int = 300, counts: tuple[int, ...] = (2, 3), seed: str = "1"
) -> tuple[Report, Folder]:
    plan = balance_plan(game, ["random"], list(counts), [], games, {}, seed, {})
    folder = Folder(path, plan)
    folder.open(fresh=False)
    assert sum(run(folder, 1, None)) == plan.games()
    return report(game, folder), folder


def alarms(found: Report) -> list[str]:
    return [f"{sentence.study}: {sentence.text}" for sentence in summary(found) if sentence.alarm]


@pytest.mark.usefixtures("coins")
def test_a_seat_that_is_given_five_points_is_flagged(tmp_path: Path) -> None:
    found, _ = reported(RIGGED, tmp_path / "run")
    for study in found.studies:
        assert study.by_seat[0].flag and study.by_seat[0].rate.low > 0.9
        assert study.scores[0].mean - study.scores[1].mean == pytest.approx(5, abs=0.4)
    assert alarms(found)[0].startswith(
        "random, 2 players: seat 1 wins 100.0 % (98.7 to 100.0) and seat 2 wins 0.0 %"
    )
    assert alarms(found)[0].endswith(" of the games, where 50% would be fair.")


@pytest.mark.usefixtures("coins")
def test_a_fair_coin_is_not(tmp_path: Path) -> None:
    found, _ = reported(COIN, tmp_path / "run")
    assert not [look for study in found.studies for look in [*study.by_seat, *study.openings] if look.flag]
    assert not [thing for study in found.studies for thing in study.things if thing.wins.flag]
    assert alarms(found) == []
    assert "no seat can be told from a fair one" in summary(found)[0].text


@pytest.fixture(scope="module")
def coin(tmp_path_factory: pytest.TempPathFactory) -> tuple[Numbers, Report, Folder]:
    """Two players, one hundred games."""
    with pytest.MonkeyPatch.context() as patch:
        from perihelion.games import SHELF

        patch.setitem(SHELF.modules, "coin", "lab.coins.fair_coin")
        found, folder = reported(COIN, tmp_path_factory.mktemp("coin") / "run", 100, (2,))
        return found.studies[0], found, folder


def test_what_was_offered_and_taken_is_counted_by_seats(coin: tuple[Numbers, Report, Folder]) -> None:
    study = coin[0]
    assert [(thing.kind, thing.name) for thing in study.things] == [("call", "heads"), ("call", "tails")]
    for thing in study.things:
        assert thing.picked.games == 200
        assert thing.picked.mean == pytest.approx(1 - 0.5**6, abs=0.05)
        assert thing.times == pytest.approx(3, abs=0.3)
    assert {look.label: look.rate.games for look in study.openings}.keys() == {"call heads", "call tails"}
    assert sum(look.rate.games for look in study.openings) == 200


def test_the_course_of_a_game(coin: tuple[Numbers, Report, Folder]) -> None:
    study = coin[0]
    assert (study.turns.mean, study.decisions.mean, study.lengths) == (12, 12, {12: 100})
    assert len(study.leaders) == STEPS + 1
    assert study.leaders[0].mean == 0.5, "at the start both are valued alike"
    ties = coin[2].table("sides").filter(share=0.5)["trial"].n_unique()
    assert study.leaders[-1].mean == pytest.approx(1 - ties / 200), (
        "at the end only a shared victory is less than one"
    )
    assert study.sources == {"calls": pytest.approx(study.sources["calls"])}
    assert study.sources["calls"][0] == 0 and study.sources["calls"][-1] == pytest.approx(3, abs=0.3)
    assert study.sources["calls"] == sorted(study.sources["calls"])
    assert 0 <= study.settled[0] <= study.settled[1] <= study.settled[2] <= 1
    assert study.lead_changes.mean > 0


def test_what_befell_nobody_is_counted_by_games(coin: tuple[Numbers, Report, Folder]) -> None:
    study, found, folder = coin
    ties = folder.table("sides").filter(share=0.5)["trial"].n_unique()
    flips, shared = study.happenings
    assert (flips.label(), flips.times.mean, flips.games.mean, flips.once) == ("flips", 12, 1, False)
    assert (shared.label(), shared.times.mean, shared.games.mean) == ("end: shared", ties / 100, ties / 100)
    assert shared.once and 0 < shared.games.low < ties / 100 < shared.games.high < 1
    [sentence] = [one.text for one in summary(found) if "what happened" in one.text]
    assert sentence.startswith("what happened in a game: flips 12.0 times (12.0 to 12.0); end: shared in ")
    text = page(found, folder.plan, "perihelion lab balance coin")
    assert "What happened in a game</h3>" in text and "<td>flips</td><td>12.0 (12.0 to 12.0)</td>" in text


@pytest.mark.usefixtures("coins")
def test_what_befell_nobody_is_compared_deal_by_deal(
    coin: tuple[Numbers, Report, Folder], tmp_path: Path
) -> None:
    other, folder = reported(COIN, tmp_path / "other", 100, (2,), seed="2")
    found = {one.label: one for one in compare(COIN, coin[2], folder).differences}
    flips, shared = found["flips"], found["end: shared"]
    assert (flips.kind, flips.unit, flips.first.mean, flips.change.mean) == ("times in a game", POINTS, 12, 0)
    assert (shared.kind, shared.unit, shared.change.games) == ("games with it", SHARE, 100)
    before, after = coin[0].happenings[1].games.mean, other.studies[0].happenings[1].games.mean
    assert (shared.first.mean, shared.second.mean) == (before, after)
    assert before != after


def test_where_everything_is_luck_luck_explains_everything(coin: tuple[Numbers, Report, Folder]) -> None:
    study = coin[0]
    assert study.luck_games == 25
    assert study.luck_share == pytest.approx(1)


def test_equal_strength_is_no_skill(coin: tuple[Numbers, Report, Folder]) -> None:
    """The only bot is the one that a single bot would be compared with."""
    assert coin[1].skill == [] and coin[1].solo == []


def test_the_page_needs_nothing_else(coin: tuple[Numbers, Report, Folder]) -> None:
    _, found, folder = coin
    text = page(found, folder.plan, "perihelion lab balance <coin>")
    assert "perihelion lab balance &lt;coin&gt;" in text
    assert text.count('class="plotly-graph-div"') == 9
    assert "<link" not in text and 'src="http' not in text


def test_what_nobody_takes_and_what_everybody_takes_is_told(coin: tuple[Numbers, Report, Folder]) -> None:
    from dataclasses import replace

    from perihelion.lab.estimates import sums

    study, found, _ = coin
    heads = study.things[0]

    def with_picks(taken: int) -> Thing:
        return replace(heads, picked=sums([(1, 1)] * taken + [(0, 1)] * (400 - taken)).rate())

    never, always = [
        replace(found, studies=[replace(study, things=[with_picks(taken)])]) for taken in (0, 400)
    ]
    assert "random, 2 players: hardly ever taken by those who could: call heads (0.0% of 400)." in alarms(
        never
    )
    assert alarms(always) == []
    assert any(
        "nearly always taken by those who could: call heads" in sentence.text for sentence in summary(always)
    )


def test_only_choices_are_told_among_what_makes_winners(coin: tuple[Numbers, Report, Folder]) -> None:
    """A lead also goes with winning, but nobody chose it."""
    from dataclasses import replace

    from perihelion.lab.estimates import sums
    from perihelion.lab.report.numbers import Look

    study, found, _ = coin
    strong = replace(
        study.things[0], wins=Look("heads", sums([(1, 1)] * 400).rate(), 0.5, chance=0.0, flag=True)
    )
    befallen = replace(strong, kind="event", name="leads", picked=sums([]).rate())
    told = summary(replace(found, studies=[replace(study, things=[strong, befallen])]))
    [sentence] = [sentence.text for sentence in told if "win more" in sentence.text]
    assert "call heads 100.0 %" in sentence
    assert "leads" not in sentence


def test_solo_levels_and_skill(tmp_path: Path) -> None:
    """The automatic opponent is a rival with a name; a bot that knows something beats one that does not."""
    from perihelion.games import SHELF

    game = SHELF.find("solar-sphere")
    plan = balance_plan(game, ["greedy"], [1, 2], ["easy"], 4, {"level": "easy"}, "1", {})
    folder = Folder(tmp_path / "run", plan)
    folder.open(fresh=False)
    assert sum(run(folder, 2, None)) == 4 + 4 + 2
    found = report(game, folder)
    assert [(one.study, one.rival, one.wins.games) for one in found.solo] == [("greedy, easy", "DRANDA", 4)]
    assert [(one.bot, one.rival, one.wins.mean) for one in found.skill] == [("greedy", "random", 1.0)]
    kinds = {thing.kind for thing in found.studies[0].things}
    assert {"start", "build", "hire", "visit", "attack", "ship beaten", "sets of factions"} <= kinds
    assert sum(found.studies[0].sources[part][-1] for part in found.studies[0].sources) == pytest.approx(
        sum(score.mean for score in found.studies[0].scores) / 2
    )
