"""A report in plain sentences, for people who design games and do not program; what stands out comes
first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from perihelion.lab.estimates import Rate
from perihelion.lab.report.happenings import Happening
from perihelion.lab.report.numbers import SEAT_OFF, Contest, Look, Numbers, Report, Thing
from perihelion.lab.telling import STEPS

MOST_NAMED: Final = 6
"""So many things are named in a sentence; the tables have the rest."""
START: Final = "start"
CAUGHT: Final = 0.9
"""A leader at half-time who wins more often than this cannot be caught."""


@dataclass(frozen=True)
class Sentence:
    """About one study; `alarm` is what a designer should look at."""

    study: str
    text: str
    alarm: bool = False


def summary(report: Report) -> list[Sentence]:
    """What stands out first, then the rest in the order of the report."""
    found = [*[line for study in report.studies for line in about(study)]]
    found += [solo_sentence(contest) for contest in report.solo] + [
        skill_sentence(contest) for contest in report.skill
    ]
    return sorted(found, key=lambda sentence: not sentence.alarm)


def about(study: Numbers) -> list[Sentence]:
    """One study."""
    starts = [thing.wins for thing in study.things if thing.kind == START]
    lines = [
        places_sentence(study, study.by_seat, "seat"),
        places_sentence(study, starts, "start") if starts else None,
    ]
    lines += [strong_sentence(study, better) for better in (True, False)]
    lines += [drawn_sentence(study, better) for better in (True, False)]
    lines += [picks_sentence(study, often) for often in (True, False)]
    lines += [opening_sentence(study), course_sentence(study), happenings_sentence(study)]
    lines += [leader_sentence(study), luck_sentence(study)]
    return [line for line in lines if line]


def places_sentence(study: Numbers, looks: list[Look], what: str) -> Sentence:
    """Seats or starts: who wins too often."""
    off = [look for look in looks if look.flag and abs(look.rate.mean - look.expected) > SEAT_OFF]
    if off:
        told = series([f"{look.label} wins {percent(look.rate)}" for look in off])
        return Sentence(
            study.study, f"{told} of the games, where {1 / study.seats:.0%} would be fair.", alarm=True
        )
    slight = [look for look in looks if look.flag]
    if slight:
        told = series([f"{look.label} wins {percent(look.rate)}" for look in slight])
        return Sentence(
            study.study, f"{told}; that is more than chance, but within {SEAT_OFF * 100:.0f} points of fair."
        )
    lowest, highest = min([look.rate.mean for look in looks]), max([look.rate.mean for look in looks])
    return Sentence(
        study.study,
        f"no {what} can be told from a fair one; they win {lowest:.1%} to {highest:.1%} of {study.games:,}"
        " games.",
    )


def strong_sentence(study: Numbers, better: bool) -> Sentence | None:
    """Choices whose takers win more or less often than their part. What only befell somebody, as a lead,
    stays in the tables."""
    told = named([thing for thing in outstanding(study, better) if not thing.drawn])
    verb = "win more" if better else "win less"
    return Sentence(study.study, f"those who took these {verb} than their part: {told}.") if told else None


def drawn_sentence(study: Numbers, better: bool) -> Sentence | None:
    """What chance gave, and what made a difference: nobody's opinion is in it."""
    found = [thing for thing in outstanding(study, better) if thing.drawn]
    fair = series(
        [f"{100 * share:.1f} %" for share in dict.fromkeys([thing.wins.expected for thing in found])]
    )
    said = (
        f"those to whom chance gave these win {'more' if better else 'less'} than {fair}, the mean of all who"
        " drew"
    )
    return Sentence(study.study, f"{said}: {named(found)}.", alarm=True) if found else None


def outstanding(study: Numbers, better: bool) -> list[Thing]:
    """Things that could be chosen and whose takers win clearly more, or less, than is fair; the furthest off
    first."""
    found = [thing for thing in study.things if thing.picked.games and thing.wins.flag]
    found = [thing for thing in found if (thing.wins.rate.mean > thing.wins.expected) == better]
    found = [thing for thing in found if abs(thing.wins.rate.mean - thing.wins.expected) > SEAT_OFF]
    return sorted(found, key=lambda thing: -abs(thing.wins.rate.mean - thing.wins.expected))


def named(things: list[Thing]) -> str:
    """The first of them with their rates, and how many more there are."""
    told = (
        series([f"{full_name(thing)} {percent(thing.wins.rate)}" for thing in things[:MOST_NAMED]])
        if things
        else ""
    )
    return f"{told} and {len(things) - MOST_NAMED} more in the table" if len(things) > MOST_NAMED else told


def picks_sentence(study: Numbers, often: bool) -> Sentence | None:
    """What strong play never or always takes."""
    found = [thing for thing in study.things if (thing.nearly() if often else thing.hardly())]
    if not found:
        return None
    told = series(
        [
            f"{full_name(thing)} ({thing.picked.mean:.1%} of {thing.picked.games:,})"
            for thing in found[:MOST_NAMED]
        ]
    )
    rest = f" and {len(found) - MOST_NAMED} more" if len(found) > MOST_NAMED else ""
    how = "nearly always taken" if often else "hardly ever taken"
    return Sentence(study.study, f"{how} by those who could: {told}{rest}.", alarm=not often)


def opening_sentence(study: Numbers) -> Sentence | None:
    """A first move that wins too often."""
    found = [look for look in study.openings if look.flag and look.rate.mean - look.expected > SEAT_OFF]
    if not found:
        return None
    told = series([f"{look.label} {percent(look.rate)}" for look in found[:MOST_NAMED]])
    return Sentence(study.study, f"these openings win more than their part: {told}.", alarm=True)


def course_sentence(study: Numbers) -> Sentence:
    _, half, _ = study.settled
    return Sentence(
        study.study,
        f"a game takes {study.turns.mean:.0f} turns and {study.decisions.mean:.0f} choices; the lead changes"
        f" {study.lead_changes.mean:.1f} times; half of the games are settled after {half:.0%} of their"
        " turns.",
    )


def happenings_sentence(study: Numbers) -> Sentence | None:
    """What befell nobody in particular, the most usual first."""
    found = study.happenings
    if not found:
        return None
    told = "; ".join([happened(one) for one in found[:MOST_NAMED]])
    rest = f"; and {len(found) - MOST_NAMED} more in the table" if len(found) > MOST_NAMED else ""
    return Sentence(study.study, f"what happened in a game: {told}{rest}.")


def happened(one: Happening) -> str:
    if one.once:
        return f"{one.label()} in {percent(one.games)} of the games"
    return f"{one.label()} {one.times.mean:.1f} times ({one.times.low:.1f} to {one.times.high:.1f})"


def leader_sentence(study: Numbers) -> Sentence | None:
    if len(study.leaders) <= STEPS // 2:
        return None
    half = study.leaders[STEPS // 2]
    alarm = half.low > CAUGHT
    told = "can hardly be caught" if alarm else "can be caught"
    return Sentence(
        study.study, f"whoever stands best at half-time wins {percent(half)} of the games and {told}.", alarm
    )


def luck_sentence(study: Numbers) -> Sentence | None:
    if not study.luck_games:
        return None
    return Sentence(
        study.study,
        f"luck explains {study.luck_share:.0%} of the differences in points ({study.luck_games:,} games"
        " measured).",
    )


def solo_sentence(contest: Contest) -> Sentence:
    return Sentence(
        contest.study,
        f"wins {percent(contest.wins)} of {contest.wins.games:,} games against {contest.rival}, "
        f"{contest.score.mean:.1f} to {contest.rival_score.mean:.1f} points.",
    )


def skill_sentence(contest: Contest) -> Sentence:
    return Sentence(
        contest.study,
        f"{contest.bot} wins {percent(contest.wins)} of {contest.wins.games:,} games against"
        f" {contest.rival}.",
    )


def full_name(thing: Thing) -> str:
    return thing.name if thing.kind == thing.name else f"{thing.kind} {thing.name}"


def percent(rate: Rate) -> str:
    """`52.3 % (50.1 to 54.5)`"""
    return f"{100 * rate.mean:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})"


def series(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}" if parts else "nothing"
