"""Players who leave some choices to chance, so that what a thing is worth does not hang on what they think of
it."""

from __future__ import annotations

from typing import Any

from perihelion.bots.bot import Bot
from perihelion.core.dice import Generator


class DrawingBot(Bot):
    """Plays as another bot does, but which thing these verbs take is drawn, each of those offered being
    equally likely."""

    def __init__(self, bot: Bot, verbs: tuple[str, ...]) -> None:
        super().__init__(bot.game, bot.seed)
        self.bot = bot
        self.verbs = frozenset(verbs)
        self.generator = Generator(f"{bot.seed} draws")

    def choose(self, s: Any, seat: int, offered: list[int]) -> int:
        word = self.bot.choose(s, seat, offered)
        verb_of = self.game.rules.words.verb_of
        verb = verb_of(word)
        if verb.text not in self.verbs:
            return word
        alike = [other for other in offered if verb_of(other) is verb]
        return alike[self.generator.below(len(alike))]

    def close(self, sides: Any = ()) -> None:
        self.bot.close(sides)
