"""The asker over HTTP: name, account, webhook, tokens."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from perihelion.core.said import Said
from perihelion.server.people import accounts, browsers, tokens
from perihelion.server.people.cookies import Cookies
from perihelion.server.people.identity import Caller, Person, caller, known, new_guest
from perihelion.server.people.webhooks import checked_address
from perihelion.server.tables import naming
from perihelion.server.wire.people import (
    Credentials,
    LanguageChoice,
    LanguageInfo,
    Me,
    NewPassword,
    NewToken,
    PageTexts,
    Rename,
    TokenInfo,
    TokenRequest,
    Webhook,
)
from perihelion.server.wire.reading import READER
from perihelion.server.wire.refusals import BadInput, NotFound, NotNow, NotYours
from perihelion.texts.languages import Languages

TAGS = ["people"]
Asked = Request[Any, Any, State]


def at_browser(request: Asked) -> Person:
    """The person, if a browser asks: a token may play, but not change whose it is."""
    found = caller(request.scope)
    if found.by == "token":
        raise NotYours(Said("A token may play, but not change the account; do this in the browser."))
    return found.person


async def answer(state: State, person: Person, cookie: Cookie | None = None) -> Response[Me]:
    """The person, with a new cookie where the old one no longer says who it is."""
    found = await accounts.me(state.engine, person)
    return Response(found, status_code=200, cookies=[cookie] if cookie else [])


async def welcome(state: State, person: Person, browser: str) -> Response[Me]:
    """Somebody who is logged in at this browser from now on."""
    state.door.forget(person.id)
    return await answer(state, person, state.door.cookies.write(browser, account=True))


async def begin_anew(state: State, before: Person) -> Response[Me]:
    """A fresh guest sits at this browser."""
    state.door.forget(before.id)
    guest = new_guest()
    return await answer(state, guest, state.door.cookies.write(guest.id, account=False))


@get("/api/me", summary="Who I am", tags=TAGS)
async def who_am_i(request: Asked, state: State) -> Response[Me]:
    """On the first visit a guest is made and a signed cookie is set."""
    found = caller(request.scope)
    return await answer(state, found.person, await new_cookie(state, found))


async def new_cookie(state: State, found: Caller) -> Cookie | None:
    """For a stranger, and for whoever has an old one."""
    cookies: Cookies = state.door.cookies
    if found.by == "nobody":
        return cookies.write(found.person.id, account=False)
    if found.claim is None or not found.claim.old:
        return None
    if found.claim.account:
        await browsers.see(state.engine, found.claim.id)
    return cookies.write(found.claim.id, found.claim.account)


@put("/api/me", summary="Change my name", tags=TAGS)
async def rename(request: Asked, state: State, data: JSONBody[Rename]) -> Response[Me]:
    """The name that others see at the table."""
    person = at_browser(request)
    await accounts.change(state.engine, person, name=naming.person_name(data.name))
    state.door.forget(person.id)
    await tell_tables(state, await accounts.tables_with(state.engine, person.id))
    return await answer(state, person)


@post("/api/me/register", summary="Make an account of me", tags=TAGS)
async def register(request: Asked, state: State, data: JSONBody[Credentials]) -> Response[Me]:
    """The guest keeps name and seats; the guest's tokens end. 409 if the login is taken."""
    person = at_browser(request)
    return await welcome(state, person, await accounts.register(state.engine, person, data))


@post("/api/login", summary="Log in", tags=TAGS)
async def log_in(request: Asked, state: State, data: JSONBody[Credentials]) -> Response[Me]:
    """Seats that the guest holds move to the account; the guest's tokens end."""
    before = at_browser(request)
    person, browser = await accounts.log_in(state.engine, data)
    if before.login is None:
        await tell_tables(state, await accounts.move_seats(state.engine, before, person))
        state.door.forget(before.id)
    else:
        await accounts.log_out(state.engine, caller(request.scope))
    return await welcome(state, person, browser)


@put("/api/me/password", summary="Change my password", tags=TAGS)
async def change_password(request: Asked, state: State, data: JSONBody[NewPassword]) -> Response[Me]:
    """I am logged out in all other browsers, and my tokens end. 403 if the old password is not mine."""
    person = at_browser(request)
    return await welcome(state, person, await accounts.change_password(state.engine, person, data))


@post("/api/logout", summary="Log out", tags=TAGS)
async def log_out(request: Asked, state: State) -> Response[Me]:
    """The browser becomes a fresh guest; the cookie it had, and every copy of it, ends for good."""
    person = at_browser(request)
    await accounts.log_out(state.engine, caller(request.scope))
    return await begin_anew(state, person)


@post("/api/logout/everywhere", summary="Log out everywhere", tags=TAGS)
async def log_out_everywhere(request: Asked, state: State) -> Response[Me]:
    """As in this browser, so in all others; my tokens end too."""
    person = at_browser(request)
    await accounts.log_out_everywhere(state.engine, person)
    return await begin_anew(state, person)


@get("/api/languages", summary="The languages one may read", tags=TAGS, sync_to_thread=False)
def list_languages(state: State) -> list[LanguageInfo]:
    """By their codes, English first, each with the name that it has in itself."""
    languages: Languages = state.languages
    return [LanguageInfo(code, languages.own_name(code)) for code in languages.offered]


@get(
    "/api/languages/{code:str}", summary="What the client says in a language", tags=TAGS, sync_to_thread=False
)
def page_texts(state: State, code: FromPath[str]) -> PageTexts:
    """Of an offered language; empty for English, which the client knows by itself."""
    languages: Languages = state.languages
    if code not in languages.offered:
        raise NotFound(Said("No language with the code '{code}' is offered here.", code=code))
    found = languages.clients.get(code)
    return PageTexts(found.first_forms(), found.by_english()) if found else PageTexts([], {})


@put("/api/me/language", summary="Choose my language", tags=TAGS)
async def set_language(request: Asked, state: State, data: JSONBody[LanguageChoice]) -> Response[Me]:
    """For all my browsers, and for webhooks; null for whichever the browser asks for. Pages that are open
    read on in the language in which they were opened."""
    person, languages = at_browser(request), state.languages
    if data.language is not None and data.language not in languages.offered:
        raise BadInput(Said("No language with the code '{code}' is offered here.", code=data.language))
    await accounts.change(state.engine, person, language=data.language)
    state.door.forget(person.id)
    READER.set(languages.read_by(data.language or "", request.headers.get("accept-language", "")))
    return await answer(state, person)


@put("/api/me/webhook", summary="Where to call me", tags=TAGS)
async def set_webhook(request: Asked, state: State, data: JSONBody[Webhook]) -> Response[Me]:
    """A public address that gets a post when a table waits for me; null for none."""
    person = at_browser(request)
    if data.url is not None:
        await checked_address(data.url, state.settings.webhook_private)
    await accounts.change(state.engine, person, webhook=data.url)
    return await answer(state, person)


@post("/api/me/webhook/test", summary="Call me once", tags=TAGS, status_code=200)
async def test_webhook(request: Asked, state: State) -> dict[str, bool]:
    """Posts to my webhook now, and says what went wrong if it did."""
    found = await accounts.me(state.engine, at_browser(request))
    if not found.webhook:
        raise NotNow(Said("You have no webhook yet."))
    await state.webhooks.test(found.webhook)
    return {"ok": True}


@get("/api/me/tokens", summary="My tokens", tags=TAGS)
async def list_tokens(request: Asked, state: State) -> list[TokenInfo]:
    """Their labels; the tokens themselves are never shown again."""
    return await tokens.list_tokens(state.engine, at_browser(request).id)


@post("/api/me/tokens", summary="Make a token", tags=TAGS)
async def make_token(request: Asked, state: State, data: JSONBody[TokenRequest]) -> NewToken:
    """For a program that plays in my name. It is shown once."""
    person = at_browser(request)
    await known(state.engine, person)
    return await tokens.make_token(state.engine, person.id, naming.visible_name(data.label))


@delete("/api/me/tokens/{id:str}", summary="Delete a token", tags=TAGS)
async def delete_token(request: Asked, state: State, id: FromPath[str]) -> None:
    """It stops working at once."""
    await tokens.delete_token(state.engine, at_browser(request).id, id)


async def tell_tables(state: State, tables: list[str]) -> None:
    """A person's name or id has changed: all processes that show these tables read them again."""
    for table in tables:
        await state.rooms.heard(table)
        state.fanout.publish(table)


ROUTES = [
    *(who_am_i, rename, register, log_in, change_password, log_out, log_out_everywhere),
    *(
        list_languages,
        page_texts,
        set_language,
        set_webhook,
        test_webhook,
        list_tokens,
        make_token,
        delete_token,
    ),
]
