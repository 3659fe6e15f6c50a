"""What is sent to a page: at once where the page takes it in, else in turn, and nothing overtakes."""

from __future__ import annotations

from perihelion.server.people.identity import Person
from perihelion.server.tables.connections import LONGEST_QUEUE, TOO_SLOW, Connection


class Page:
    """The other end, which takes messages in or not."""

    def __init__(self) -> None:
        self.ready = True
        self.heard: list[bytes] = []
        self.connection = Connection(Person("ada", "Ada", None), 0)
        self.connection.at_once = self.take

    def take(self, message: bytes) -> bool:
        if self.ready:
            self.heard.append(message)
        return self.ready


def test_a_page_that_listens_is_told_at_once() -> None:
    page = Page()
    page.connection.send(b"one")
    assert page.heard == [b"one"] and page.connection.queue.empty()


def test_nothing_overtakes_what_waits() -> None:
    page = Page()
    page.ready = False
    page.connection.send(b"one")
    page.ready = True
    page.connection.send(b"two")
    assert page.heard == []
    assert [page.connection.queue.get_nowait() for _ in range(2)] == [b"one", b"two"]


def test_nothing_overtakes_what_has_left_the_queue_and_is_on_its_way() -> None:
    page = Page()
    page.connection.behind = True
    page.connection.send(b"two")
    assert page.heard == [] and page.connection.queue.qsize() == 1


def test_a_page_that_is_too_far_behind_is_cut_off() -> None:
    page = Page()
    page.ready = False
    for _ in range(LONGEST_QUEUE + 1):
        page.connection.send(b"again")
    assert page.connection.code == TOO_SLOW


def test_a_page_that_was_closed_is_told_nothing() -> None:
    page = Page()
    page.connection.close(TOO_SLOW)
    page.connection.send(b"one")
    assert page.heard == [] and page.connection.queue.empty()
