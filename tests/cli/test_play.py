"""`perihelion play`: a game of Helios typed line by line."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Run, one_line

HELIOS = ("play", "helios", "--seats", "me,random", "--seed", "3")
TWO_PEOPLE = ("play", "helios", "--seats", "me,me", "--seed", "3")


def test_the_question_its_rule_and_the_numbered_words_are_shown(run: Run) -> None:
    shown = run(*HELIOS).stdout
    assert "red  Seal a bid and a boost.  HE-BID-01" in shown
    assert "   1  bid 0" in shown


def test_a_choice_can_be_typed_as_number_or_text(run: Run) -> None:
    by_number = run(*HELIOS, "--save", "a.record", typed="1\n1\n")
    by_text = run(*HELIOS, "--save", "b.record", typed="bid 0\nno b\n")
    assert by_number.exit_code == by_text.exit_code == 0
    assert Path("a.record").read_text() == Path("b.record").read_text()


def test_question_mark_lists_the_commands(run: Run) -> None:
    shown = run(*HELIOS, typed="?\n").stdout
    for name in ("undo", "save", "log", "rules", "view", "quit"):
        assert f"\n{name} " in shown


def test_question_mark_with_a_word_says_why_not(run: Run) -> None:
    assert "fire: 'fire' does not answer this question." in run(*HELIOS, typed="? fire\n").stdout
    assert "'bid 1' is offered: number 2." in run(*HELIOS, typed="? bid 1\n").stdout


def test_a_word_that_is_not_offered_is_refused_with_its_rule_and_changes_nothing(run: Run) -> None:
    shown = run(*HELIOS, "--save", "a.record", typed="bid 3\n").stdout
    assert "[HE-BID-01]" in shown
    assert " red " not in Path("a.record").read_text().replace("seats: red", "")


def test_undo_takes_back_the_last_choice(run: Run) -> None:
    shown = run(*HELIOS, "--save", "a.record", typed="1\nundo\n").stdout
    assert "Taken back." in shown
    assert "red bid" not in Path("a.record").read_text()


def test_undo_does_not_go_behind_what_became_known(run: Run) -> None:
    assert "nothing to take back" in run(*HELIOS, typed="undo\n").stdout
    assert "nothing to take back" in run(*HELIOS, typed="1\n1\nundo\n").stdout


def test_an_envelope_is_taken_back_though_another_has_sealed_since(run: Run) -> None:
    """Blue has sealed a word; red's envelope is the one that is taken back next."""
    typed = "bid 0\nno boost\nbid 1\nundo\nundo\n"
    shown = run(*TWO_PEOPLE, "--save", "a.record", typed=typed).stdout
    assert "(sealed; red sealed already)" in shown and shown.count("Taken back.") == 2
    said = Path("a.record").read_text()
    assert "red bid 0" in said and "red no boost" not in said and "blue bid" not in said


def test_whoever_does_not_want_to_be_asked_is_not_asked_again(run: Run) -> None:
    bids = "bid 0\nno boost\n" * 2
    typed = f"{bids}fire\nnever\ncharge\nfire\n"
    shown = run(*TWO_PEOPLE, "--options", "energy=4", "--save", "a.record", typed=typed).stdout
    shown = " ".join(shown.split())
    assert "('never': do not ask me here again)" in shown
    assert "You are not asked at a shot any more" in shown
    assert "blue pass" in Path("a.record").read_text()


def test_what_is_always_asked_cannot_be_declined(run: Run) -> None:
    assert "this question is always asked" in run(*HELIOS, typed="never\n").stdout
    shown = run(*HELIOS, typed="never list\nask\n").stdout
    assert "You are not asked at: nothing." in shown and "You are asked at every moment." in shown


def test_a_question_for_another_side_says_so(run: Run) -> None:
    deep = ("--options", "deep=yes")
    assert "(for red)" in run(*TWO_PEOPLE, *deep, typed="bid 0\nno boost\n" * 2).stdout


def test_the_log_shows_what_this_seat_may_read(run: Run) -> None:
    shown = run(*HELIOS, typed="log all\n").stdout
    assert shown.count("You draw") == 4
    assert run(*TWO_PEOPLE, typed="log 1\n").stdout.count("You draw") == 3


def test_rules_can_be_looked_up_at_the_table(run: Run) -> None:
    shown = run(*HELIOS, typed="rules HE-FIRE-01\nrules\nrules nonsense\n").stdout
    assert "A shot costs 2 energy and brings light." in shown
    assert "2. Fire" in shown
    assert "no rule of Helios contains 'nonsense'" in shown


def test_view_draws_the_table_again_and_score_counts(run: Run) -> None:
    assert run(*HELIOS, typed="view\n").stdout.count("pile size") == 2
    assert "Score as it stands" in run(*HELIOS, typed="score\n").stdout


def test_several_people_share_the_screen(run: Run) -> None:
    shown = run(*TWO_PEOPLE, typed="1\n1\n1\n1\n").stdout
    assert "red  Seal a bid" in shown
    assert "blue  Seal a bid" in shown


def test_the_end_of_the_input_saves_the_game_and_says_where(run: Run) -> None:
    result = run(*HELIOS, typed="1\n")
    assert result.exit_code == 0
    saved = list(Path("data/perihelion/saves").glob("helios-*.record"))
    assert len(saved) == 1
    assert f"perihelion play --load {saved[0].absolute()}" in result.stdout


def test_quit_offers_to_save(run: Run) -> None:
    assert "Not saved." in run(*HELIOS, typed="1\nquit\nno\n").stdout
    assert not Path("data").exists()
    assert run(*HELIOS, typed="1\nquit\nmine.record\n").stdout.count("Saved in mine.record") == 1
    assert Path("mine.record").exists()


def test_save_writes_a_record_that_verifies(run: Run) -> None:
    assert "Saved in a.record" in run(*HELIOS, typed="1\nsave a.record\nquit\n").stdout
    assert run("verify", "a.record").exit_code == 0


def test_a_loaded_game_goes_on_as_the_one_that_was_left(run: Run) -> None:
    run(*HELIOS, "--save", "whole.record", typed="1\n" * 40)
    run(*HELIOS, "--save", "first.record", typed="1\n" * 3)
    run("play", "--load", "first.record", "--save", "rest.record", typed="1\n" * 40)
    assert Path("rest.record").read_text() == Path("whole.record").read_text()


def test_a_finished_game_shows_the_score_and_keeps_the_record(run: Run) -> None:
    shown = run(*HELIOS, "--save", "a.record", typed="1\n" * 40).stdout
    assert "Final score" in shown
    assert "wins." in shown
    assert "result: " in Path("a.record").read_text()


def test_bots_alone_can_be_watched(run: Run) -> None:
    shown = run("play", "helios", "--seats", "random,random,random").stdout
    assert "goes first." in shown
    assert "Final score" in shown


def test_options_are_read_from_a_list(run: Run) -> None:
    run(*HELIOS, "--options", "goal=3,energy=1", "--save", "a.record")
    assert "option goal: 3\noption energy: 1\n" in Path("a.record").read_text()


def test_solar_sphere_is_drawn_as_a_table(run: Run) -> None:
    shown = run("play", "solar-sphere", "--seats", "me,random", "--seed", "1").stdout
    for text in (
        "round 1 of 6",
        "Sphere",
        "Locations",
        "Crew Station",
        "Resistance Fleet",
        "reputation",
        "black",
    ):
        assert text in shown


def test_solo_plays_against_the_automatic_opponent(run: Run) -> None:
    shown = run("play", "solar-sphere", "--solo", "easy", "--seed", "1", "--save", "a.record").stdout
    assert "DRANDA" in shown
    assert "option level: easy" in Path("a.record").read_text()


def test_wrong_seats_levels_and_options_are_refused_in_one_line(run: Run) -> None:
    assert "unknown player in --seats 'rondom' (did you mean 'random'?)" in one_line(
        run("play", "helios", "--seats", "me,rondom")
    )
    assert "1 to 3 seats, not 4" in one_line(run("play", "helios", "--seats", "me,me,me,me"))
    assert "no automatic opponent" in one_line(run("play", "helios", "--solo", "easy"))
    assert "(did you mean 'easy'?)" in one_line(run("play", "solar-sphere", "--solo", "eazy"))
    assert "one seat" in one_line(run("play", "solar-sphere", "--solo", "easy", "--seats", "me,random"))
    assert "(did you mean 'goal'?)" in one_line(
        run("play", "helios", "--seats", "me,random", "--options", "gaol=3")
    )
    assert "allowed: 6, 3" in one_line(run("play", "helios", "--seats", "me,random", "--options", "goal=4"))
    assert "expected NAME=VALUE, found 'goal'" in one_line(
        run("play", "helios", "--seats", "me,random", "--options", "goal")
    )
    assert "separated by commas" in one_line(run("play", "helios", "--seats", "me,,random"))
    assert "perihelion games" in one_line(run("play"))


def test_a_file_is_never_overwritten_by_another_game(run: Run) -> None:
    Path("mine.txt").write_text("precious")
    assert "exists already" in one_line(run(*HELIOS, "--save", "mine.txt"))
    assert "exists already" in run(*HELIOS, typed="save mine.txt\n").stdout
    assert Path("mine.txt").read_text() == "precious"


def test_a_place_that_cannot_be_written_is_named_before_the_game(run: Run) -> None:
    assert "found a folder" in one_line(run(*HELIOS, "--save", "."))
    assert "nowhere does not exist" in one_line(run(*HELIOS, "--save", "nowhere/a.record"))


def test_a_saved_game_brings_its_own_options(run: Run) -> None:
    run(*HELIOS, "--save", "a.record", typed="1\n")
    before = Path("a.record").read_text()
    assert "--seed cannot be given with --load" in one_line(run("play", "--load", "a.record", "--seed", "4"))
    assert "the game has 2 seats" in one_line(run("play", "--load", "a.record", "--seats", "me"))
    assert "a game of helios" in one_line(run("play", "solar-sphere", "--load", "a.record"))
    assert "no such file" in one_line(run("play", "--load", "b.record"))
    assert Path("a.record").read_text() == before


def test_a_record_with_a_changed_outcome_is_not_played_on(run: Run) -> None:
    run(*HELIOS, "--save", "a.record", typed="1\n")
    text = Path("a.record").read_text()
    Path("a.record").write_text(text.replace("1 * deal mirror", "1 * deal ore   "))
    assert "a.record, entry 1: the seed gives 'deal mirror'" in one_line(run("play", "--load", "a.record"))


def test_the_table_first_says_who_sits_where_and_how_to_answer(run: Run) -> None:
    assert run(*HELIOS).stdout.startswith("red: me, blue: random. Answer with a number")


def test_another_choice_after_undo_is_saved_too(run: Run) -> None:
    run(*HELIOS, typed="bid 0\nsave a.record\nundo\nbid 1\nquit\n\n")
    assert "red bid 1" in Path("a.record").read_text()


def test_a_finished_game_that_is_loaded_stays_as_it_is(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    before = record.read_bytes()
    assert run("play", "--load", str(record)).exit_code == 0
    assert record.read_bytes() == before


def test_question_mark_with_a_number_tells_of_that_word(run: Run) -> None:
    assert "'bid 1' is offered: number 2." in run(*HELIOS, typed="? 2\n").stdout
    assert "there is no number 99" in run(*HELIOS, typed="? 99\n").stdout


@pytest.mark.parametrize("line", ["log ²", "log " + "9" * 5000, "²", "9" * 5000, "? ²", "\x00", "日本語 🚀"])
def test_nonsense_at_the_prompt_is_answered_and_the_game_goes_on(run: Run, line: str) -> None:
    result = run(*HELIOS, "--save", "a.record", typed=f"{line}\nbid 1\n")
    assert result.exit_code == 0
    assert "red bid 1" in Path("a.record").read_text()


def test_a_record_with_strange_names_is_refused_with_the_file_and_the_way_out(run: Run) -> None:
    run(*HELIOS, "--save", "a.record", typed="1\n")
    Path("a.record").write_text(Path("a.record").read_text().replace("names: me, random", "names: me, Anna"))
    told = one_line(run("play", "--load", "a.record"))
    assert told.startswith("perihelion: a.record: names: unknown player")
    assert told.endswith("say who plays with --seats")
    assert run("play", "--load", "a.record", "--seats", "me,random").exit_code == 0


def test_an_empty_list_of_seats_is_refused(run: Run) -> None:
    assert "--seats: expected a list" in one_line(run("play", "helios", "--seats", ""))


def test_a_seed_that_is_no_text_is_refused(run: Run) -> None:
    assert "--seed: expected text" in one_line(run("play", "helios", "--seed", "\udcff"))


def play_in_a_process(*extra: str) -> subprocess.Popen[str]:
    words = ("play", "solar-sphere", "--seats", "me,random", "--seed", "3", *extra)
    command = [sys.executable, "-m", "perihelion.cli", *words]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize("sign", ["SIGHUP", "SIGTERM"])
def test_a_closed_window_does_not_lose_the_game(sign: str) -> None:
    with play_in_a_process("--save", "a.record") as game:
        assert game.stdin and game.stdout
        game.stdin.write("1\n")
        game.stdin.flush()
        while "> 1" not in game.stdout.readline():
            pass
        while "SS-VIS-01" not in game.stdout.readline():
            pass
        game.send_signal(getattr(signal, sign))
        game.communicate(timeout=30)
    assert "red deploy" in Path("a.record").read_text()


def test_a_closed_pipe_does_not_lose_the_game() -> None:
    with play_in_a_process("--save", "a.record") as game:
        assert game.stdin and game.stdout
        game.stdout.readline()
        game.stdout.close()
        game.stdin.write("1\n" * 50)
        game.stdin.close()
        assert game.wait(timeout=30) == 1
    assert Path("a.record").exists()


def test_a_box_of_the_shelf_is_played_with_what_it_settles(run: Run) -> None:
    played = run("play", "helios-sun", "--seats", "random,random", "--seed", "1", "--save", "sun.record")
    assert played.exit_code == 0, played.output
    assert "The Sun keeps" in played.stdout
    assert "game: helios\n" in Path("sun.record").read_text()
    assert "option sun: on\n" in Path("sun.record").read_text()


def test_options_that_do_not_go_together_are_refused_before_the_game(run: Run) -> None:
    refused = one_line(run("play", "helios", "--seats", "me,me,me", "-o", "sun=on"))
    assert "The Sun plays with up to 2 seats, not with 3. [HX-SUN-03]" in refused


THROWN = ("play", "helios", "--seats", "me,me", "--dice", "people", "-o", "goal=3")
DEALT = "deal ore\ndeal flare\n2\ndeal mirror\n"


def test_people_throw_the_dice_and_say_what_fell(run: Run) -> None:
    typed = DEALT + "bid 0\nno boost\nbid 0\nno boost\nfire\npass\n?\n\nroll 0\nroll 3\n"
    played = run(*THROWN, "--save", "thrown.record", typed=typed)
    assert played.exit_code == 0, played.output
    assert "What fell?" in played.stdout
    assert "red gains 3 light." in played.stdout
    assert "\ndice: people\n" in Path("thrown.record").read_text()
    assert "5 outcomes thrown by people" in run("verify", "thrown.record").stdout


def test_a_saved_game_of_people_goes_on_with_their_dice(run: Run) -> None:
    run(*THROWN, "--save", "thrown.record", typed="deal ore\nquit\n")
    played = run("play", "--load", "thrown.record", typed="deal flare\nquit\n")
    assert played.exit_code == 0, played.output
    assert "2 * deal flare" in Path("thrown.record").read_text()
    assert "\ndice: people\n" in Path("thrown.record").read_text()


def test_what_people_throw_has_no_seed(run: Run) -> None:
    assert "nothing to seed" in one_line(run(*THROWN, "--seed", "3"))


def test_bots_play_where_people_throw(run: Run) -> None:
    typed = DEALT + "bid 0\nno boost\n"
    played = run(
        "play", "helios", "--seats", "me,random", "--dice", "people", "--save", "a.record", typed=typed
    )
    assert played.exit_code == 0, played.output
    assert " blue bid " in Path("a.record").read_text()
