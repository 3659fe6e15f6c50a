"""Questions with more to them: free actions beside every answer, and windows on others' turns."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from perihelion.core.steps import EVERYONE, AskOne, Seat, Side, Step, Word

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

    def resume(self) -> Step:
        """What comes after a free action."""
        return self

    def options(self, s: Any, seat: Seat) -> list[Word]:
        return self.answers(s, seat) + self.free(s, seat)

    def choose(self, s: Any, seat: Seat, option: Word) -> None:
        if option in self.free(s, seat):
            s.then(self.resume())
            self.take(s, seat, option)
        else:
            self.answered(s, seat, option)

    def word_seen_by(self, s: Any, seat: Seat, option: Word) -> int:
        """A free action is open, even beside a secret answer."""
        seen = self.seen_by(s, seat)
        return EVERYONE if seen != EVERYONE and option in self.free(s, seat) else seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step):
    """A moment at which several sides may act, whoever's turn it is, in the order of `seats`."""

    def __init__(self, seats: tuple[Side, ...], again: int) -> None:
        self.seats: Final = seats
        self.again: Final = again

    def concerns(self, s: Any, seat: Side) -> bool:
        """Whether a side takes part at all. Everybody sees that, so it may depend only on what all know,
        unless the window `tells`."""
        return True

    def tells(self, s: Any) -> bool:
        """Whether the table has agreed to ask only those who could act. Then everybody learns who can, and
        nothing before it is taken back."""
        return False

    def plays(self, s: Any, seat: Seat) -> list[Word]:
        """What a seat may do here besides passing; a card that came into the hand a moment ago counts."""
        raise NotImplementedError

    def play(self, s: Any, seat: Seat, option: Word) -> None:
        """Carry it out, or plan it."""
        raise NotImplementedError

    def passing(self) -> Word:
        raise NotImplementedError

    def free(self, s: Any, seat: Seat) -> list[Word]:
        """The free actions that are open here; they use up no chance, and whoever takes one is asked
        again."""
        return []

    def take(self, s: Any, seat: Seat, option: Word) -> None:
        """Carry out a free action, or plan it."""
        raise NotImplementedError

    def drive(self, s: Any, side: Side) -> Step | None:
        """What an automatic side does at its place; nothing if it passes."""
        return None

    def ask(self, place: int) -> InWindow:
        """The question to the seat at this place in the order."""
        return InWindow(self, place)

    def run(self, s: Any) -> None:
        self.go_on(s, 0)

    def go_on(self, s: Any, place: int) -> None:
        """Ask the next seat that is concerned, from this place on; or let an automatic side act."""
        if self.tells(s) and place < len(self.seats):
            s.reveal()
        while place < len(self.seats):
            side = self.seats[place]
            if self.concerns(s, side):
                if s.seated(side):
                    s.then(self.ask(place))
                    return
                act = self.drive(s, side)
                if act is not None:
                    s.then(act, self.after(place))
                    return
            place += 1

    def after(self, place: int) -> Step:
        """What comes when the side at this place has acted."""
        if self.again == AGAIN:
            return self
        return NextInWindow(self, place if self.again == ANY_NUMBER else place + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class InWindow(AskBeside):
    """A seat's chance in a window. It is asked even if it can only pass: not to be asked would betray a
    hand. After a free action it is asked again, if the window still concerns it."""

    def __init__(self, window: Window, place: int) -> None:
        super().__init__(window.seats[place])
        self.window: Final = window
        self.place: Final = place

    def tells(self, s: Any) -> bool:
        return self.window.tells(s)

    def answers(self, s: Any, seat: Seat) -> list[Word]:
        return [*self.window.plays(s, seat), self.window.passing()]

    def free(self, s: Any, seat: Seat) -> list[Word]:
        return self.window.free(s, seat)

    def take(self, s: Any, seat: Seat, option: Word) -> None:
        self.window.take(s, seat, option)

    def resume(self) -> Step:
        return NextInWindow(self.window, self.place)

    def answered(self, s: Any, seat: Seat, option: Word) -> None:
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
