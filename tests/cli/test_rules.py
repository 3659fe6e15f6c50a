"""`perihelion rules`."""

from __future__ import annotations

import json
from pathlib import Path

from cli.conftest import Run, one_line

ROOT = Path(__file__).parents[2]


def line_at(place: dict[str, object]) -> str:
    """What stands at a place that --where names."""
    return (ROOT / str(place["file"])).read_text().splitlines()[int(str(place["line"])) - 1]


def test_an_id_prints_its_rule_and_no_other(run: Run) -> None:
    assert (
        run("rules", "helios", "HE-FIRE-01").stdout
        == "HE-FIRE-01  2. Fire\n  A shot costs 2 energy and brings light.\n"
    )


def test_an_id_may_be_typed_in_small_letters(run: Run) -> None:
    assert "A flare douses the shot." in run("rules", "helios", "he-fire-02").stdout


def test_words_print_all_rules_that_contain_all_of_them_best_first(run: Run) -> None:
    found = run("rules", "helios", "flare", "shot").stdout
    assert found.count("HE-") == 2
    assert found.index("HE-FLARE-01") < found.index("HE-FIRE-02")


def test_a_rule_may_be_a_paragraph_that_begins_with_its_id(run: Run) -> None:
    assert (
        "Everyone seals a bid and a boost; the highest sum goes first."
        in run("rules", "helios", "HE-BID-01").stdout
    )
    assert "In your turn you take 2 actions." in run("rules", "helios", "actions").stdout


def test_without_words_the_chapters_are_listed(run: Run) -> None:
    lines = run("rules", "event-horizon").stdout.splitlines()
    assert lines[0].startswith("2.4 The 60 tiles")


def test_several_books_are_listed_each_under_its_title(run: Run) -> None:
    lines = run("rules", "helios").stdout.splitlines()
    assert [line.split("  ")[0].strip() for line in lines] == [
        *("Helios", "1. Play", "2. Fire"),
        *("Against the Sun", "1. Play", "2. Setup"),
    ]


def test_a_rule_of_any_book_is_found_by_its_id_alone(run: Run) -> None:
    assert run("rules", "HX-SUN-03").stdout == "HX-SUN-03  2. Setup\n  The Sun plays with up to two seats.\n"
    places = json.loads(run("rules", "hx-sun-03", "--where", "--json").stdout)
    assert places["book"][0]["file"].endswith("sun.md")


def test_a_box_shows_the_rules_of_its_game(run: Run) -> None:
    assert "The Sun plays with up to two seats." in run("rules", "helios-sun", "two seats").stdout


def test_a_word_that_no_rule_contains_is_answered_with_the_nearest(run: Run) -> None:
    assert "contains 'energie' (did you mean 'energy'?)" in one_line(run("rules", "helios", "energie"))


def test_an_unknown_id_is_answered_with_the_nearest(run: Run) -> None:
    assert "did you mean 'HE-FIRE-0" in one_line(run("rules", "helios", "HE-FIRE-09"))


def test_every_rule_of_solar_sphere_can_be_looked_up(run: Run) -> None:
    found = run("rules", "solar-sphere", "SS-SOLO-45")
    assert found.exit_code == 0
    assert found.stdout.startswith("SS-SOLO-45")


def test_an_id_tells_by_its_first_letters_which_game_is_meant(run: Run) -> None:
    assert run("rules", "EH-END-01").stdout.startswith("EH-END-01")
    assert run("rules", "ss-dock-03").stdout.startswith("SS-DOCK-03")


def test_where_names_the_row_the_code_the_refusal_the_question_and_the_tests(run: Run) -> None:
    found = json.loads(run("rules", "SS-KICK-05", "--where", "--json").stdout)
    assert found["text"].startswith("Each kickback is one of")
    assert [line_at(place)[:14] for place in found["book"]] == ["| SS-KICK-05 |"]
    assert "class Kickbacks(AskOne):" in [line_at(place) for place in found["rule"]]
    assert all('Refusal("SS-KICK-05"' in line_at(place) for place in found["refusal"]) and found["refusal"]
    assert [place["name"] for place in found["question"]] == ["kickback"]
    assert all(line_at(place).startswith("def test_") for place in found["tests"]) and found["tests"]


def test_where_prints_each_place_on_a_line_as_an_editor_takes_it(run: Run) -> None:
    lines = run("rules", "SS-KICK-05", "--where").stdout.splitlines()
    assert any(line.startswith("rule ") and line.endswith("  Kickbacks") for line in lines)
    file, number = next(line for line in lines if line.startswith("book")).split()[1].split(":")
    assert "SS-KICK-05" in (ROOT / file).read_text().splitlines()[int(number) - 1]


def test_where_wants_an_id_and_json_wants_where(run: Run) -> None:
    assert "--where needs the id of a rule" in one_line(run("rules", "helios", "flare", "--where"))
    assert "--json goes with --where" in one_line(run("rules", "helios", "flare", "--json"))
