"""A balance report as one HTML page: sentences first, then a chapter for each study with pictures and
tables."""

from __future__ import annotations

from html import escape
from typing import Final

from perihelion.lab.plan import Plan
from perihelion.lab.report import plots
from perihelion.lab.report.happenings import Happening
from perihelion.lab.report.markup import (
    chance_text,
    document,
    folded,
    heading,
    items,
    link,
    mean_text,
    pair,
    panel,
    paragraph,
    picture,
    rate_text,
    table,
)
from perihelion.lab.report.numbers import Contest, Look, Numbers, Report, Thing
from perihelion.lab.report.summary import Sentence, summary
from perihelion.lab.telling import EVENT

HOW: Final = [
    (
        "Every figure has its 95 % interval in brackets: if the same number of games were played again and"
        " again, nineteen of twenty such intervals would hold the true figure."
    ),
    (
        "What is marked is more than chance, although many things were looked at: a fair game would show a"
        " mark anywhere in only one of twenty reports (Holm's correction)."
    ),
    (
        "That those who took a card win more does not prove that the card is strong: whoever is ahead can"
        " afford more. It says where to look. Where chance chose (`--draw`), all takers are alike, and their"
        " mean is what is fair."
    ),
    (
        "Bots are players too, with habits of their own. What all of them avoid may still be good in better"
        " hands."
    ),
]


def page(report: Report, plan: Plan, command: str) -> str:
    """The whole page."""
    parts = [
        head(report, plan, command),
        summary_part(summary(report)),
        folded("How to read this", items(HOW)),
    ]
    parts += [study_part(study) for study in report.studies]
    parts += (
        [contests_part("Alone against the automatic opponent", "solo", report.solo)] if report.solo else []
    )
    parts += (
        [contests_part("Skill: unequal bots at one table", "skill", report.skill)] if report.skill else []
    )
    return document(f"{report.title}: balance", parts)


def head(report: Report, plan: Plan, command: str) -> str:
    links = [link(study.study) for study in report.studies]
    links += [link("solo")] * bool(report.solo) + [link("skill")] * bool(report.skill)
    games = (
        f"{report.games:,} games"
        if report.games == report.planned
        else f"{report.games:,} of {report.planned:,} planned games"
    )
    told = (
        f"{games}, rules version {plan.rules}, data {plan.data}, seed {plan.seed}; {report.looks:,} rates"
        " were looked at."
    )
    told += f" Chance chose what was taken by: {', '.join(plan.drawn)}." if plan.drawn else ""
    opening = f"{heading(1, report.title)}{paragraph(told, 'dim')}<p><code>{escape(command)}</code></p>"
    return f"{opening}<nav>{' '.join(links)}</nav>"


def summary_part(sentences: list[Sentence]) -> str:
    """What a designer reads first."""
    alarms = [f"{sentence.study}: {sentence.text}" for sentence in sentences if sentence.alarm]
    first = items(alarms, "alarm") if alarms else paragraph("Nothing stands out.")
    rest: dict[str, list[str]] = {}
    for sentence in sentences:
        if not sentence.alarm:
            rest.setdefault(sentence.study, []).append(sentence.text)
    parts = [heading(4, study, f"summary {study}") + items(texts) for study, texts in rest.items()]
    return heading(2, "In short") + panel(heading(3, "To look at"), first, heading(3, "The rest"), *parts)


def study_part(study: Numbers) -> str:
    """One number of players with one bot."""
    parts = [
        heading(2, study.study),
        paragraph(f"{study.games:,} games.", "dim"),
        pair(picture(plots.seats_plot(study)), picture(plots.scores_plot(study))),
        folded("In numbers", seats_table(study)),
    ]
    parts += [kind_part(study, kind, things) for kind, things in by_kind(study.things).items()]
    parts += [openings_part(study)] if study.openings else []
    parts += [
        heading(3, "The course of a game"),
        picture(plots.sources_plot(study)),
        pair(picture(plots.leaders_plot(study)), picture(plots.lengths_plot(study))),
    ]
    parts += [happenings_part(study)] if study.happenings else []
    parts += [heading(3, "Luck"), picture(plots.luck_plot(study))] if study.luck else []
    return "\n".join(parts)


def seats_table(study: Numbers) -> str:
    rows = [
        [look.label, *look_cells(look), mean_text(score)]
        for look, score in zip(study.by_seat, study.scores, strict=True)
    ]
    return table(["", "won", "games", "by chance", "points"], rows, [look.flag for look in study.by_seat])


def by_kind(things: list[Thing]) -> dict[str, list[Thing]]:
    kinds: dict[str, list[Thing]] = {}
    for thing in things:
        kinds.setdefault(thing.kind, []).append(thing)
    return kinds


def kind_part(study: Numbers, kind: str, things: list[Thing]) -> str:
    """Things of one kind: how those fared who took them, how many did, and all numbers in a table."""
    taken = [thing.wins for thing in things if thing.wins.rate.games]
    offered = [thing for thing in things if thing.picked.games]
    pictures = [picture(plots.looks_plot(taken, "Games won by those who took it"))] if taken else []
    pictures += [picture(plots.picks_plot(offered, "Taken by those who could"))] if offered else []
    title = heading(3, kind if kind != EVENT else "other events", f"{study.study} {kind}")
    return title + pair(*pictures) + folded(f"{len(things)} in numbers", things_table(things))


def things_table(things: list[Thing]) -> str:
    best = sorted(things, key=lambda thing: -thing.wins.rate.mean)
    rows = [[thing.name, *look_cells(thing.wins), *picked_cells(thing)] for thing in best]
    header = [
        "",
        "won by takers",
        "seats",
        "by chance",
        "taken by those who could",
        "seats that could",
        "times a seat",
    ]
    return table(header, rows, [thing.wins.flag for thing in best])


def picked_cells(thing: Thing) -> list[str]:
    return [
        rate_text(thing.picked),
        f"{thing.picked.games:,}" if thing.picked.games else "",
        f"{thing.times:.2f}",
    ]


def openings_part(study: Numbers) -> str:
    rows = sorted(study.openings, key=lambda look: -look.rate.games)
    header = ["first thing taken", "won", "seats", "by chance"]
    told = table(header, [[look.label, *look_cells(look)] for look in rows], [look.flag for look in rows])
    shown = picture(plots.looks_plot(study.openings, "Games won, by the first thing taken"))
    return heading(3, "Openings", f"{study.study} openings") + shown + folded(f"{len(rows)} in numbers", told)


def happenings_part(study: Numbers) -> str:
    """What befell nobody in particular."""
    rows = [happening_cells(one) for one in study.happenings]
    told = table(["", "times in a game", "games with it"], rows, [False] * len(rows))
    return heading(3, "What happened in a game", f"{study.study} happenings") + panel(told)


def happening_cells(one: Happening) -> list[str]:
    return [one.label(), "" if one.once else mean_text(one.times), rate_text(one.games)]


def contests_part(title: str, name: str, contests: list[Contest]) -> str:
    rows = [
        [
            one.study,
            rate_text(one.wins),
            f"{one.wins.games:,}",
            mean_text(one.score),
            one.rival,
            mean_text(one.rival_score),
        ]
        for one in contests
    ]
    told = table(["", "won", "games", "points", "rival", "its points"], rows, [False] * len(rows))
    return heading(2, title, name) + picture(plots.contests_plot(contests, "Games won")) + told


def look_cells(look: Look) -> list[str]:
    return [rate_text(look.rate), f"{look.rate.games:,}", chance_text(look.chance)]
