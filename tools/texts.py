"""`make texts`: everything there is to translate, written into templates, and catalogues brought up to date.

`perihelion.pot` has the sentences of the source, found where they are written, and the names, words, almanacs
and rulebooks of every game on the shelf. `client.pot` has what the client says of its own. Catalogues in the
tree keep what they have; what is new in them is empty, what is gone is struck out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from perihelion.core.game import Game, automatic_sides, read_options
from perihelion.core.said import Many, Name, Said
from perihelion.games import SHELF
from perihelion.records.rulebook import rulebook
from perihelion.records.setups import boxes
from perihelion.server.tables.opponents import RETIRED
from perihelion.texts.catalogue import is_for_translators
from perihelion.texts.languages import CLIENTS, OURS, TEXTS

HOME: Final = Path(__file__).parents[1]
SOURCE: Final = HOME / "src" / "perihelion"
WEB: Final = HOME / "web"
KEYWORDS: Final[dict[str, Any]] = {
    "Said": (1,),
    "Many": (2, 3),
    "Name": ((1, "c"), 2),
    "Refusal": (2,),
    "Question": (2,),
    "Sentence": (1,),
}
"""Which arguments are templates; of a name the first is its kind."""
LEFT_OUT: Final = ("former", "cli", "lab")
"""Former rules stay as they were kept; records and the command line speak English."""
WIDTH: Final = 110


class Found(NamedTuple):
    """A text, or two where a number decides; its context; where it stands."""

    text: str | tuple[str, ...]
    context: str
    place: str


def every_text() -> Iterator[Found]:
    yield Found("English", "language", "this-language-in-itself")
    yield from sources()
    for code in SHELF.codes():
        yield from texts_of(SHELF.find(code))
    for planned in SHELF.planned:
        yield Found(planned.title, "title", planned.code)
    for name in RETIRED.values():
        yield Found(name, "bot", "bots")


# In the source


def sources() -> Iterator[Found]:
    """Every template that is written in place."""
    options = {"**.py": {"encoding": "utf-8"}}
    method = [("**.py", "python")]
    found = extract_from_dir(str(SOURCE), method, options, KEYWORDS)
    for file, _, text, _, context in sorted(found, key=lambda one: one[:2]):
        if file.split("/")[0] not in LEFT_OUT:
            yield Found(text, context or "", f"src/perihelion/{file}")


# On the shelf


def texts_of(game: Game) -> Iterator[Found]:
    """The boxes, the vocabulary, the almanac and the rulebook of a game."""
    for each in boxes(game):
        yield from box(each)
    for kind, names in game.rules.words.called().items():
        yield from printed(names, f"{game.code}/{kind}")
    for verb in game.rules.words.verbs:
        yield Found(verb.template, "", f"{game.code}/words")
    yield from printed(game.seen.almanac(), f"{game.code}/almanac")
    yield from book(game)


def box(game: Game) -> Iterator[Found]:
    place = f"{game.code}/box"
    yield Found(game.title, "title", place)
    yield Found(game.weight, "weight", place)
    yield Found(game.summary, "", place)
    counts = range(game.fewest, game.most + 1)
    driven = {name for seats in counts for name in automatic_sides(game, seats, read_options(game, {}))}
    yield from (Found(name, "player", place) for name in (*game.rules.seat_names, *sorted(driven)))
    for option in game.options:
        yield Found(option.name, "option", place)
        yield Found(option.help, "", place)
        yield from (Found(value, "value", place) for value in option.values)


def printed(part: Any, place: str) -> Iterator[Found]:
    """Whatever is said in a record, however deep."""
    if isinstance(part, Said):
        yield from sentences(part, place)
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from printed(getattr(part, name), place)
    elif isinstance(part, dict):
        yield from printed(list(part.values()), place)
    elif isinstance(part, list | tuple):
        for item in part:
            yield from printed(item, place)


def sentences(said: Said, place: str) -> Iterator[Found]:
    """The template, and those of what is said in turn."""
    if isinstance(said, Many):
        yield Found((said.one, said.more), "", place)
    else:
        yield Found(said.template, said.kind if isinstance(said, Name) else "", place)
    for fact in said.facts.values():
        if isinstance(fact, Said):
            yield from sentences(fact, place)


def book(game: Game) -> Iterator[Found]:
    place = f"{game.code}/rulebook"
    for chapter in rulebook(game).text:
        yield Found(chapter.title, "", place)
        for block in chapter.blocks:
            texts = [*block.header, *[text for passage in block.passages for text in passage.texts]]
            yield from (Found(text, "", place) for text in texts)


# In the client


def client_texts() -> Iterator[Found]:
    """What `npm run texts` lists: `{"file": ..., "line": ..., "texts": [one] or [one, more]}` each."""
    path = f"{Path(sys.executable).parent / 'node-bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    listed = subprocess.run(
        ["npm", "run", "--silent", "texts"],
        cwd=WEB,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path},
    ).stdout
    for found in json.loads(listed):
        texts = found["texts"]
        yield Found(texts[0] if len(texts) == 1 else (texts[0], texts[1]), "", found["file"])


# Templates and catalogues


def template(found: Iterator[Found]) -> Catalog:
    """Every text once, in the order of its first place; what holds nothing but a fact is left out."""
    made = Catalog(project="Perihelion", charset="utf-8", fuzzy=False)
    for one in found:
        if is_for_translators("".join(one.text)):
            made.add(one.text, context=one.context or None, locations=[(one.place, 0)])
    for message in made:
        message.locations = list(dict.fromkeys(message.locations))
        # Ours are not Python's: `{hex:where}` is no format.
        message.flags.discard("python-brace-format")
    return made


def written(catalog: Catalog) -> bytes:
    """Without dates and line numbers, which would change a file in which nothing has changed."""
    out = BytesIO()
    write_po(out, catalog, width=WIDTH, omit_header=True)
    return HEADER + b"\n" + out.getvalue()


HEADER: Final = b"""# Every text of Perihelion, for translators: docs/guide/add-a-language.md.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"""


def update(made: Catalog, name: str) -> None:
    """The template, and every catalogue of this name in the tree."""
    (TEXTS / f"{name}.pot").write_bytes(written(made))
    for file in sorted(TEXTS.glob(f"*/LC_MESSAGES/{name}.po")):
        known = read_po(BytesIO(file.read_bytes()), locale=None, charset="utf-8")
        known.update(made, no_fuzzy_matching=True)
        out = BytesIO()
        write_po(out, known, width=WIDTH, ignore_obsolete=False)
        file.write_bytes(out.getvalue())
        print(f"{file.relative_to(HOME)}: brought up to date")


def main() -> None:
    update(template(every_text()), OURS)
    if "texts" in json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]:
        update(template(client_texts()), CLIENTS)


if __name__ == "__main__":
    main()
