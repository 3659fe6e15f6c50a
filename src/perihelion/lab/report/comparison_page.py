"""A comparison as one HTML page: what changed, in sentences, pictures and tables."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import Final

from perihelion.lab.estimates import Rate
from perihelion.lab.report.comparison import SHARE, Comparison, Difference
from perihelion.lab.report.markup import (
    chance_text,
    document,
    folded,
    heading,
    items,
    panel,
    paragraph,
    picture,
    table,
)
from perihelion.lab.report.plots import differences_plot

HOW: Final = [
    (
        "Both versions played the same deals with the same bots. Games won, points and lengths are compared"
        " deal by deal; what seats took is compared over all games."
    ),
    (
        "What is marked is more than chance, although many figures were compared: two equal versions would"
        " show a mark anywhere in only one of twenty reports (Holm's correction)."
    ),
    "A change of the data also changes what bots do, and so everything that follows from it.",
]
MOST_SHOWN: Final = 30


def comparison_page(found: Comparison, names: tuple[str, str], command: str) -> str:
    told = f"{found.first.games:,} games with {names[0]}, {found.second.games:,} with {names[1]}."
    parts = [
        heading(1, f"{found.first.title}: two versions"),
        paragraph(told, "dim"),
        f"<p><code>{escape(command)}</code></p>",
        heading(2, "In short"),
        panel(items(sentences(found, names))),
        folded("How to read this", items(HOW)),
    ]
    ordered = sorted(found.differences, key=lambda one: one.study)
    for study, differences in groupby(ordered, key=lambda one: one.study):
        parts.append(study_part(study, list(differences), names))
    return document(f"{found.first.title}: two versions", parts)


def sentences(found: Comparison, names: tuple[str, str]) -> list[str]:
    """Every change that is more than chance, the largest first."""
    marked = sorted([one for one in found.differences if one.flag], key=lambda one: one.chance)
    if not marked:
        return [
            f"Nothing can be told apart: {len(found.differences):,} figures of {' and '.join(names)} differ"
            " as chance makes them."
        ]
    return [sentence(one) for one in marked]


def sentence(one: Difference) -> str:
    told = (
        f"{value(one, one.first)} before, {value(one, one.second)} after; changed by"
        f" {interval(one, one.change)} games"
    )
    return f"{one.study}, {one.kind}, {one.label}: {told}."


def study_part(study: str, differences: list[Difference], names: tuple[str, str]) -> str:
    parts = [heading(2, study)]
    for kind, members in groupby(sorted(differences, key=lambda one: one.kind), key=lambda one: one.kind):
        group = sorted(members, key=lambda one: one.chance)
        shown = picture(differences_plot(group[:MOST_SHOWN], f"Change in {kind}"))
        parts += [
            heading(3, kind, f"{study} {kind}"),
            shown,
            folded(f"{len(group)} in numbers", differences_table(group, names)),
        ]
    return "\n".join(parts)


def differences_table(group: list[Difference], names: tuple[str, str]) -> str:
    rows = [
        [
            one.label,
            interval(one, one.first),
            interval(one, one.second),
            interval(one, one.change),
            chance_text(one.chance),
        ]
        for one in group
    ]
    return table(["", *names, "change", "by chance"], rows, [one.flag for one in group])


def value(one: Difference, rate: Rate) -> str:
    return f"{100 * rate.mean:.1f} %" if one.unit == SHARE else f"{rate.mean:.1f}"


def interval(one: Difference, rate: Rate) -> str:
    scale = 100 if one.unit == SHARE else 1
    return f"{scale * rate.mean:.1f} ({scale * rate.low:.1f} to {scale * rate.high:.1f}), {rate.games:,}"
