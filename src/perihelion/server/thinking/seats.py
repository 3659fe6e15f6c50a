"""Bots at a table: whenever the game waits for one, somebody thinks for it, and what it says is played like
anybody's word."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

from msgspec import structs

from perihelion.bots.turn import lines_before
from perihelion.records.shelf import Shelf
from perihelion.server.logs import log
from perihelion.server.play import choosing
from perihelion.server.play.reasons import add_reason
from perihelion.server.tables.eyes import watching
from perihelion.server.tables.live import Live
from perihelion.server.tables.room import Room
from perihelion.server.tables.rooms import Rooms
from perihelion.server.thinking.claims import Claims
from perihelion.server.thinking.line import Whose
from perihelion.server.thinking.pool import NotBegun, Pools
from perihelion.server.thinking.thinkers import bounded
from perihelion.server.thinking.worker import Answer, Thought
from perihelion.server.wire.refusals import Stale


class Bots:
    """The bots of all tables of this process."""

    def __init__(self, rooms: Rooms, pools: Pools, claims: Claims) -> None:
        self.rooms = rooms
        self.pools = pools
        self.claims = claims

    def wake(self, room: Room) -> None:
        """Begin to think if somebody waits for a bot and nobody thinks yet."""
        if room.thinking is not None or self.rooms.stopping or awaited(room) is None:
            return
        room.thinking = self.rooms.background.run(self.answer_all(room))

    async def answer_all(self, room: Room) -> None:
        """Until the game waits for people again."""
        try:
            while (seat := awaited(room)) is not None and not self.rooms.stopping:
                if not await self.answer(room, seat):
                    break
        except NotBegun:
            # The sweeper will try again.
            pass
        except Exception:
            # The sweeper will try again.
            log.exception("fault", where="bot")
        finally:
            room.thinking = None

    async def answer(self, room: Room, seat: int) -> bool:
        """One word of one bot; if something happens while it thinks, it must think again. Not so if another
        process thinks for it: then we shall hear what it said."""
        live = room.live
        assert live is not None, "a bot is waited for"
        n = live.n
        await asyncio.sleep(self.rooms.settings.bot_pause)
        if not still_asked(room, live, seat, n):
            return True
        said = Answer(room.line) if room.line else await self.thought_out(room, live, seat)
        if said is None:
            return not still_asked(room, live, seat, n)
        async with self.rooms.held(room.id):
            if not still_asked(room, live, seat, n) or said.line[0] not in live.table.offers(seat):
                room.line.clear()
                return True
            await self.say(room, live, seat, said)
            return True

    async def thought_out(self, room: Room, live: Live, seat: int) -> Answer | None:
        """A line of the bot in this seat; nothing if, when its turn has come, nobody needs it of us."""
        n, offered, bot = live.n, live.table.offers(seat), room.sheet.seats[seat].bot
        if len(offered) == 1:
            return Answer(offered)
        pool = self.pools.of(bot) if room.sheet.people() else self.pools.alone
        async with pool.line.place(self.payer(room)), self.claims.held(f"{room.id}:{n}") as ours:
            if not ours or not still_asked(room, live, seat, n) or awaited(room) is None:
                return None
            told = thought(self.rooms.shelf, room, live, seat, bot, "bot")
            told = structs.replace(told, lines=lines_before(live.table.entries, seat))
            return await bounded(pool, told, offered)

    def payer(self, room: Room) -> Whose:
        """For whom the bots play: the owner, or else somebody who sits here; where nobody sits, whoever
        watches."""
        people, owner = room.sheet.people(), room.sheet.header.owner
        watchers = [connection.person.id for connection in watching(room)]
        person = owner if owner in people else next(iter(people + watchers), owner)
        return Whose(self.rooms.addresses.of(person), person, room.id)

    async def say(self, room: Room, live: Live, seat: int, said: Answer) -> None:
        """The first word of the line; the rest is kept. The room's lock is held."""
        room.line = said.line[1:]
        reason = add_reason(room.id, live.step, seat, said.simulations, said.tried)
        try:
            await choosing.say(self.rooms, room, live, seat, said.line[0], reason)
        except Stale:
            # Another process has answered for this bot.
            return
        keep_line(room, live, seat)


def bot_to_move(room: Room) -> int | None:
    """The first seat with a bot that the game waits for."""
    if room.live is None or room.sheet.header.status != "playing":
        return None
    return next((seat for seat in room.live.table.waiting() if room.sheet.seats[seat].kind == "bot"), None)


def awaited(room: Room) -> int | None:
    """The bot that the game waits for, if somebody waits with it: where nobody sits or watches, the game
    pauses."""
    seat = bot_to_move(room)
    return seat if seat is not None and (room.sheet.people() or watching(room)) else None


def still_asked(room: Room, live: Live, seat: int, n: int) -> bool:
    """Somebody may have taken a word back, left or sat down meanwhile, or the game may have been read
    anew."""
    return room.live is live and live.n == n and bot_to_move(room) == seat


def keep_line(room: Room, live: Live, seat: int) -> None:
    """The rest of a line is good as long as the same bot is asked and nothing became known."""
    if bot_to_move(room) != seat or live.table.undo_point(seat) is None:
        room.line.clear()


def thought(shelf: Shelf, room: Room, live: Live, seat: int, bot: str, purpose: str) -> Thought:
    """Everything that the bot is told; nothing of the table's secret can be found in its seed."""
    secret, table = bytes.fromhex(room.sheet.header.secret), live.table
    seed = hmac.new(secret, f"{purpose} {seat} {live.n}".encode(), hashlib.sha256).hexdigest()
    said = [(entry.who, entry.word) for entry in table.entries]
    code, rules = live.game.code, live.game.rules.version
    return Thought(shelf.modules, code, rules, table.seats, table.options, said, seat, bot, seed)
