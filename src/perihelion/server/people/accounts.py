"""Accounts: a login and a password make a guest findable from another browser. Passwords are kept as Argon2
hashes."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Table, delete, insert, literal, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from perihelion.core.said import Said
from perihelion.server.people.browsers import enter, leave, leave_all
from perihelion.server.people.identity import Caller, Person, known
from perihelion.server.people.tokens import end_tokens
from perihelion.server.store.schema import CHAT, EYES, PEOPLE, REQUESTS, SEATS, TABLES
from perihelion.server.store.storage import WRITING
from perihelion.server.wire.people import Credentials, Me, NewPassword
from perihelion.server.wire.reading import READER
from perihelion.server.wire.refusals import NotNow, NotYours, Unauthorised

HASHER: Final = PasswordHasher()
AT_ONCE: Final = 2
"""Hashing is meant to be costly; more at once would only slow the tables down."""
WRONG: Final = Said("No account has this name and password.")


@cache
def turn() -> asyncio.Semaphore:
    return asyncio.Semaphore(AT_ONCE)


@cache
def nobodys() -> str:
    """What an unknown login is compared with, so that its answer takes as long as any."""
    return HASHER.hash("nobody has this password")


def matches(hash: str, password: str) -> bool:
    try:
        return HASHER.verify(hash, password)
    except (VerificationError, InvalidHashError):
        return False


async def hash_of(password: str) -> str:
    async with turn():
        return await asyncio.to_thread(HASHER.hash, password)


async def is_right(hash: str, password: str) -> bool:
    async with turn():
        return await asyncio.to_thread(matches, hash, password)


async def me(engine: AsyncEngine, person: Person) -> Me:
    """The person as the database knows them now."""
    async with engine.connect() as connection:
        row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person.id))).first()
    if row is None:
        return Me(person.id, person.name, None, False, None, None, READER.get().code)
    return Me(row.id, row.name, row.login, True, row.webhook, row.language, READER.get().code)


async def change(engine: AsyncEngine, person: Person, **values: Any) -> None:
    await known(engine, person)
    async with engine.begin() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))


async def register(engine: AsyncEngine, person: Person, given: Credentials) -> str:
    """The guest keeps id, name and seats, and gets a login; tokens end, because whoever was the guest before
    may have made them. The id of the browser, for the cookie."""
    if person.login:
        raise NotNow(Said("You are logged in as {login} already.", login=person.login))
    password = await hash_of(given.password)
    await known(engine, person)
    guest = update(PEOPLE).where(PEOPLE.c.id == person.id, PEOPLE.c.login.is_(None))
    try:
        async with engine.execution_options(**WRITING).begin() as connection:
            made = await connection.execute(guest.values(login=given.login.lower(), password=password))
            if not made.rowcount:
                raise NotNow(Said("You have an account already."))
            await end_tokens(connection, person.id)
            return await enter(connection, person.id)
    except IntegrityError:
        raise NotNow(Said("The name {login} is taken; choose another.", login=given.login)) from None


async def log_in(engine: AsyncEngine, given: Credentials) -> tuple[Person, str]:
    """The account, and the id of the browser, for the cookie."""
    wanted = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.password).where(
        PEOPLE.c.login == given.login.lower()
    )
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).first()
    right = await is_right(row.password if row else nobodys(), given.password)
    if row is None or not right:
        raise Unauthorised(WRONG)
    async with engine.execution_options(**WRITING).begin() as connection:
        await check_password(connection, row.id, row.password)
        return Person(row.id, row.name, row.login), await enter(connection, row.id)


async def check_password(connection: AsyncConnection, person: str, hash: str) -> None:
    """Hashing takes its time: by now the password may be another, and all browsers logged out."""
    wanted = select(PEOPLE.c.password).where(PEOPLE.c.id == person).with_for_update()
    if (await connection.execute(wanted)).scalar() != hash:
        raise Unauthorised(WRONG)


async def change_password(engine: AsyncEngine, person: Person, given: NewPassword) -> str:
    """Every cookie and every token ends. The id of this browser from now on, for its new cookie."""
    async with engine.connect() as connection:
        wanted = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        before = (await connection.execute(wanted)).scalar()
    if before is None:
        raise NotNow(Said("A guest has no password; make an account first."))
    if not await is_right(before, given.old):
        raise NotYours(Said("This is not your present password."))
    password = await hash_of(given.new)
    async with engine.execution_options(**WRITING).begin() as connection:
        await check_password(connection, person.id, before)
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(password=password))
        await leave_all(connection, person.id)
        return await enter(connection, person.id)


async def log_out(engine: AsyncEngine, asker: Caller) -> None:
    """An account is logged out at this browser. A guest has no other, and nobody else can end the tokens."""
    if asker.claim is not None and asker.claim.account:
        await leave(engine, asker.claim.id)
    else:
        await log_out_everywhere(engine, asker.person)


async def log_out_everywhere(engine: AsyncEngine, person: Person) -> None:
    """Every cookie and every token ends."""
    await known(engine, person)
    async with engine.execution_options(**WRITING).begin() as connection:
        await (leave_all if person.login else end_guest)(connection, person.id)


async def end_guest(connection: AsyncConnection, person: str) -> None:
    """A guest's cookie and tokens end."""
    guest = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_(None))
    await connection.execute(guest.values(ended=True))
    await end_tokens(connection, person)


async def move_seats(engine: AsyncEngine, guest: Person, account: Person) -> list[str]:
    """Whatever the guest holds becomes the account's, but for tokens, which whoever was the guest before may
    have made, and for seats through whose eyes the account may not see. The tables that must be told."""
    async with engine.execution_options(**WRITING).begin() as connection:
        tables = await tables_of(connection, guest.id)
        await move_eyes(connection, guest.id, account.id)
        theirs = select(REQUESTS.c.table).where(REQUESTS.c.person == account.id)
        await connection.execute(
            delete(REQUESTS).where(REQUESTS.c.person == guest.id, REQUESTS.c.table.in_(theirs))
        )
        for table, column in ((SEATS, "person"), (TABLES, "owner"), (REQUESTS, "person"), (CHAT, "person")):
            await hand_over(connection, table, column, guest.id, account.id)
        await end_guest(connection, guest.id)
    return tables


async def move_eyes(connection: AsyncConnection, guest: str, account: str) -> None:
    """The account has seen what the guest saw. Where it has seen a game with eyes of its own, the guest's
    seat becomes open: nobody sees with two pairs of eyes."""
    own = select(EYES.c.table).where(EYES.c.person == account)
    same = select(EYES.c.seat).where(EYES.c.person == account, EYES.c.table == SEATS.c.table)
    running = select(TABLES.c.id).where(TABLES.c.status != "over")
    second = update(SEATS).where(
        SEATS.c.person == guest,
        SEATS.c.table.in_(own),
        SEATS.c.table.in_(running),
        SEATS.c.seat.not_in(same.scalar_subquery()),
    )
    await connection.execute(second.values(kind="open", person=None, standing="[]"))
    seen = select(EYES.c.table, EYES.c.seat, literal(account)).where(EYES.c.person == guest)
    await connection.execute(
        insert(EYES).from_select(["table", "seat", "person"], seen.where(EYES.c.table.not_in(own)))
    )


async def hand_over(connection: AsyncConnection, table: Table, column: str, old: str, new: str) -> None:
    await connection.execute(update(table).where(table.c[column] == old).values({column: new}))


async def tables_of(connection: AsyncConnection, person: str) -> list[str]:
    """Where a person sits, owns the table, or asks for a seat."""
    wanted = union(
        select(SEATS.c.table).where(SEATS.c.person == person),
        select(TABLES.c.id).where(TABLES.c.owner == person),
        select(REQUESTS.c.table).where(REQUESTS.c.person == person),
    )
    return [row[0] for row in await connection.execute(wanted)]


async def tables_with(engine: AsyncEngine, person: str) -> list[str]:
    async with engine.connect() as connection:
        return await tables_of(connection, person)
