"""Questions with more to them: free actions beside every answer, and windows on others' turns."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from perihelion.core.steps import AskOne, Seat, Step, Word

ONE: Final = 0
"""In a window each seat acts once or passes."""
ANY_NUMBER: Final = 1
"""Each seat acts as often as it likes, then the next; nobody is asked a second time."""
AGAIN: Final = 2
"""Whenever a seat has acted, all are asked anew from the first, until all have passed in a row."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AskBeside(AskOne):
    """A question beside whose answers the seat may take free actions. Each is carried out to its end, then
    the question is put again, with fresh answers."""

    def answers(self, s: Any, seat: Seat) -> list[Word]:
        """What answers the question; never empty."""
        raise NotImplementedError

    def answered(self, s: Any, seat: Seat, option: Word) -> None:
        raise NotImplementedError

    def free(self, s: Any, seat: Seat) -> list[Word]:
        """The free actions that are open now, and leave the question with an answer."""
        raise NotImplementedError

    def take(self, s: Any, seat: Seat, option: Word) -> None:
        """Carry out a free action, or plan it."""
        raise NotImplementedError

    def options(self, s: Any, seat: Seat) -> list[Word]:
        return self.answers(s, seat) + self.free(s, seat)

    def choose(self, s: Any, seat: Seat, option: Word) -> None:
        if option in self.answers(s, seat):
            self.answered(s, seat, option)
        else:
            s.then(self)
            self.take(s, seat, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step):
    """A moment at which several seats may act, whoever's turn it is, asked in the order of `seats`."""

    def __init__(self, seats: tuple[Seat, ...], again: int) -> None:
        self.seats: Final = seats
        self.again: Final = again

    def concerns(self, s: Any, seat: Seat) -> bool:
        """Whether a seat is asked at all. Everybody sees that, so it may depend only on what all know, unless
        the table has agreed otherwise."""
        return True

    def plays(self, s: Any, seat: Seat) -> list[Word]:
        """What a seat may do here besides passing; a card that came into the hand a moment ago counts."""
        raise NotImplementedError

    def play(self, s: Any, seat: Seat, option: Word) -> None:
        """Carry it out, or plan it."""
        raise NotImplementedError

    def passing(self) -> Word:
        raise NotImplementedError

    def ask(self, place: int) -> InWindow:
        """The question to the seat at this place in the order."""
        return InWindow(self, place)

    def run(self, s: Any) -> None:
        self.go_on(s, 0)

    def go_on(self, s: Any, place: int) -> None:
        """Ask the next seat that is concerned, from this place on."""
        while place < len(self.seats) and not self.concerns(s, self.seats[place]):
            place += 1
        if place < len(self.seats):
            s.then(self.ask(place))

    def after(self, place: int) -> Step:
        """What comes when the seat at this place has acted."""
        if self.again == AGAIN:
            return self
        return NextInWindow(self, place if self.again == ANY_NUMBER else place + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class InWindow(AskOne):
    """A seat's chance in a window. It is asked even if it can only pass: not to be asked would betray a
    hand."""

    def __init__(self, window: Window, place: int) -> None:
        super().__init__(window.seats[place])
        self.window: Final = window
        self.place: Final = place

    def options(self, s: Any, seat: Seat) -> list[Word]:
        return [*self.window.plays(s, seat), self.window.passing()]

    def choose(self, s: Any, seat: Seat, option: Word) -> None:
        if option == self.window.passing():
            self.window.go_on(s, self.place + 1)
        else:
            s.then(self.window.after(self.place))
            self.window.play(s, seat, option)

    def declining(self, s: Any, seat: Seat) -> Word:
        return self.window.passing()

    def skips_single(self, s: Any, seat: Seat) -> bool:
        return False


class NextInWindow(Step):
    """The window goes on at this place."""

    def __init__(self, window: Window, place: int) -> None:
        self.window: Final = window
        self.place: Final = place

    def run(self, s: Any) -> None:
        self.window.go_on(s, self.place)
