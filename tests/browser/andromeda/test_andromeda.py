"""Andromeda's Edge in real windows: a card played on another's turn, while both hands stay secret; a launch
of two presses, and all that it shows before; a battle from Escalation to Outcome; a return; a module and a
development; the launch on a phone; the end of a game."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from playwright.sync_api import Locator, WebSocket

from browser.andromeda.moments import (
    CRUISER_FIRST,
    FIGHTING,
    GAME,
    JUMPER,
    LAUNCH,
    SURGE,
    a_short_launch,
    after_launch,
    alone,
    away,
    both_at_one,
    bought,
    built,
    called,
    calm,
    can_build_a_cruiser,
    development,
    goals,
    hand,
    jumps,
    last_words,
    may_end_the_battle_of_another,
    may_join_with_a_card,
    may_jump,
    module,
    on_the_way,
    paid,
    pays_leaders,
    plain_jumps,
    plate,
    purchase,
    raiders,
    stores,
    strikers,
    struck,
    too_far,
    truces,
    two_activations,
)
from browser.conftest import Open
from browser.moments import Moment, asked, find, moments, played_on, sit_when
from browser.windows import Window, branched, expect, until_asked
from kit.golden import GOLDEN
from perihelion.core.game import Side
from perihelion.games import SHELF
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.fleet import HEAVY_CRUISER, TRANSPORT
from perihelion.games.andromeda.cards.modules import MODULES
from perihelion.games.andromeda.cards.raiders import LETTERS
from perihelion.games.andromeda.cards.resources import ENERGY
from perihelion.games.andromeda.cards.tactics import CARDS
from perihelion.games.andromeda.cards.tracks import TYPES
from perihelion.games.andromeda.words import MOST_DICE, SEND, WITH, plate_of
from perihelion.records.record import Record, load, open_table, replay, write

RECORD = GOLDEN / f"{GAME}.record"


# At the table


def sit(me: Window, at: Moment) -> None:
    """Ada sits down at a moment of the golden game, in the seat that is asked."""
    me.come()
    me.rename("Ada")
    me.page.goto(branched(me, RECORD, step=at.step, seat=at.seat, bot="random"))
    me.wait_asked()


def prompt(me: Window) -> Locator:
    return me.page.get_by_role("region", name="Choose")


def button(me: Window, word: str) -> Locator:
    """The button of the prompt that begins so."""
    return prompt(me).get_by_role("button", name=re.compile(f"^{word}")).first


def says(me: Window, *words: str) -> None:
    """Press these buttons of the prompt, one question after the other."""
    for word in words:
        me.wait_asked()
        me.press(button(me, word))


def thing(me: Window, called: str) -> Locator:
    return me.page.locator(f".stage [data-pick='{called}']:visible").first


def picks(me: Window, *things: str) -> None:
    """Press these things of the table."""
    for one in things:
        me.wait_asked()
        me.press(me.page.locator(f".stage [data-pick='{one}'].offered:visible").first)


def region(number: int) -> str:
    return f"region-{number}"


def card(name: str) -> str:
    return f"card-{CARDS.index(name)}"


def log(me: Window) -> Locator:
    return me.page.get_by_role("list", name="Log")


def shows(me: Window, called: str, *words: str) -> None:
    """A thing on the table tells this of itself."""
    for word in words:
        expect(thing(me, called)).to_have_accessible_name(re.compile(word))


def holds(me: Window, at: Moment) -> None:
    """The own stores are as they are at this moment."""
    shown = me.page.get_by_role("group", name="Stores").get_by_role("button", name=re.compile(", at most"))
    expect(shown).to_have_text([re.compile(rf"^\s*{amount}\s*/") for amount in stores(at)])


def labels(all_of: Locator) -> list[str]:
    found: list[str] = all_of.evaluate_all("all => all.map(one => one.getAttribute('aria-label') ?? '')")
    return found


# A card on another's turn

Frames = list[dict[str, Any]]


def secrets(record: Record, at: Moment, seat: int) -> list[str]:
    """What a seat holds at the end of a record, as far as it never lay open there."""
    said = " ".join([line.text for line in record.lines if line.who != "*"])
    return [name for name in hand(at, seat) if name not in said]


def end_of(record: Record) -> Moment:
    """Where a record stops and somebody is asked."""
    [at] = asked(replay(record, SHELF), len(record.lines))
    return at


def with_secrets() -> Record:
    """A game that came to a battle that may end by a card, while both players hold what nobody knows."""
    for step in [at.step for at in moments(GAME) if LAUNCH in at.offers()]:
        record = played_on(GAME, step, FIGHTING, may_end_the_battle_of_another)
        if record is not None:
            at = end_of(record)
            if all(set(secrets(record, at, seat)) - {truces(at)[0]} for seat in (0, 1)):
                return record
    raise AssertionError("no such battle")


def two(window: Open, record: Record, seat: int) -> tuple[Window, Window, list[Frames]]:
    """Ada, who is asked in this seat at the end of a record, and Bo; and all that their pages hear."""
    ada, bo = window(), window()
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        person.come()
        person.rename(name)
    table = goes_on(ada, record, seat)
    bo.ask("POST", f"/api{table}/join", {"seat": 1 - seat})
    admitted = {"kind": "person", "person": bo.ask("GET", "/api/me")["body"]["id"]}
    assert ada.ask("PUT", f"/api{table}/seats/{1 - seat}", admitted)["status"] == 200
    frames = [heard(person) for person in (ada, bo)]
    for person in (ada, bo):
        person.page.goto(table)
    ada.wait_asked()
    expect(prompt(bo)).to_contain_text("Waiting for Ada")
    return ada, bo, frames


def goes_on(me: Window, record: Record, seat: int) -> str:
    """A table that goes on where a record ends; its address."""
    brought = me.ask("POST", "/api/records", {"record": write(record)})["body"]["id"]
    wanted = {"step": len(record.lines), "seat": seat, "bot": "random"}
    table = me.ask("POST", f"/api/tables/{brought}/branch", wanted)["body"]["id"]
    return f"/tables/{table}"


def heard(person: Window) -> Frames:
    """Everything that comes over the socket of a page that is still to be opened."""
    frames: Frames = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(json.loads(str(payload))))

    person.page.on("websocket", listen)
    return frames


def tells_of(frames: Frames, name: str) -> bool:
    """Whether a message names this card, in letters or by its number."""
    everything = json.dumps(frames, ensure_ascii=False)
    return name in everything or f"{{card:{CARDS.index(name)}}}" in everything


def hands_told(frames: Frames, seat: int) -> list[Any]:
    """What the messages tell of the hand of a seat: in a whole view, and in what changes of one."""
    views = [frame["view"]["players"][seat]["hand"] for frame in frames if "view" in frame]
    patches = [step["patch"].get("players", {}) for frame in frames for step in frame.get("steps", [])]
    changed = [patch[str(seat)]["hand"] for patch in patches if "hand" in patch.get(str(seat), {})]
    return [hand for hand in [*views, *changed] if hand]


def stays_secret(person: Window, frames: Frames, seat: int, names: list[str]) -> None:
    """Nothing of these cards of the other is on the page or came to it, who has this seat."""
    assert names and hands_told(frames, 1 - seat) and not hands_told(frames, seat)
    page = person.page.content()
    assert [name for name in names if name in page or tells_of(frames, name)] == []


def test_a_card_is_played_on_another_s_turn_and_both_hands_stay_secret(window: Open) -> None:
    record = with_secrets()
    at = end_of(record)
    seat, other, truce = at.seat, 1 - at.seat, truces(at)[0]
    unknown = [name for name in secrets(record, at, seat) if name != truce]
    ada, bo, (to_ada, to_bo) = two(window, record, seat)
    for person, holder in ((ada, seat), (bo, other)):
        tactics = person.page.get_by_role("group", name="Tactics")
        for name in hand(at, holder):
            expect(tactics.get_by_role("button", name=re.compile(f"^{name},"))).to_be_visible()
    picks(ada, card(truce))
    expect(button(ada, f"Play {truce}")).to_be_visible()
    stays_secret(bo, to_bo, seat, unknown)
    says(ada, f"Play {truce}")
    expect(prompt(bo)).to_contain_text(f"{truce}: do you end the battle")
    expect(log(bo)).to_contain_text(f"Ada plays {truce}")
    says(bo, "End the battle")
    expect(log(ada)).to_contain_text("Bo ends the battle")
    assert tells_of(to_bo, truce)
    stays_secret(bo, to_bo, seat, unknown)
    stays_secret(ada, to_ada, other, secrets(record, at, other))
    ada.picture("andromeda-diplomacy")


def test_the_word_that_joins_no_battle_says_that_one_stays_out(window: Open) -> None:
    me = window()
    sit_when(me, GAME, lambda words: words[-1] == "done" and words[0].startswith("send "))
    expect(button(me, "Stay out|Send no ships")).to_be_visible()
    expect(prompt(me).get_by_role("button", name=re.compile("^Done"))).to_have_count(0)


# A launch


def listed(me: Window) -> list[str]:
    """Where what is in the hand can go, and what that brings."""
    found = prompt(me).get_by_role("list", name="It can go to").get_by_role("button")
    expect(found.first).to_be_attached()
    return found.all_inner_texts()


def test_a_launch_is_a_ship_and_a_region_and_shows_before_what_it_does(window: Open) -> None:
    at, me = find(GAME, a_short_launch), window()
    strike, goal = struck(at)[0], calm(at)[-1]
    [lair] = strikers(at, strike)
    sit(me, at)
    reach = me.page.locator(".stage path.range")
    expect(reach).to_have_attribute("d", "")
    picks(me, f"ship-{TRANSPORT}")
    expect(reach).to_have_attribute("d", re.compile("M.+L"))
    assert {text.split(",")[0] for text in listed(me)} == {called(at, one) for one in goals(at)}
    thing(me, region(strike)).hover()
    expect(prompt(me).get_by_role("heading")).to_have_text(f"Transport to {called(at, strike)}")
    letter = LETTERS[at.state.regions[lair].raider]
    expect(prompt(me)).to_contain_text(f"then class {letter} raiders strike")
    expect(me.page.locator(".stage").get_by_text(raiders(at, lair)).first).to_be_visible()
    me.picture("andromeda-launch")
    me.press(thing(me, region(goal)))
    me.wait_asked()
    expect(log(me)).to_contain_text(f"Ada launches a transport to {called(at, goal)}")
    stands(me, at, goal)
    left = after_launch(at, goal).state.players[at.seat].bay[TRANSPORT]
    shows(me, f"ship-{TRANSPORT}", f"^{left} Transports? in the bay")


def stands(me: Window, at: Moment, goal: int) -> None:
    """The transport is there, and nothing else of Ada."""
    assert after_launch(at, goal).state.ships_at(at.seat, goal) == 1
    shows(me, region(goal), "Ada: 1 Transport", "the active region")


def test_a_region_out_of_reach_tells_how_far_it_is_and_names_the_rule(window: Open) -> None:
    at, me = find(GAME, a_short_launch), window()
    there = max(too_far(at), key=lambda region: away(at, region))
    sit(me, at)
    picks(me, f"ship-{TRANSPORT}")
    thing(me, region(there)).click(force=True)
    why = me.page.locator(".float").filter(has_text=re.compile("from your nearest ship"))
    reach = max([away(at, goal) for goal in goals(at)])
    told = f"is {away(at, there)} regions from your nearest ship; your transport reaches {reach}."
    expect(why).to_contain_text(told)
    expect(why.get_by_role("button", name="Open rule AE-LAUNCH-05")).to_be_visible()


def sit_otherwise(me: Window, record: Record, seat: int) -> None:
    """Sit down at the end of a game that went another way than the golden one."""
    me.come()
    me.rename("Ada")
    me.page.goto(goes_on(me, record, seat))
    me.wait_asked()


def test_a_jump_is_marked_with_its_price_and_paid_by_the_launch_itself(window: Open) -> None:
    me = window()
    record = played_on(GAME, find(GAME, can_build_a_cruiser).step, CRUISER_FIRST, may_jump)
    assert record is not None
    at = end_of(record)
    paying = jumps(at)
    sit_otherwise(me, record, at.seat)
    marks = me.page.locator(".stage [data-jump]")
    expect(marks).to_have_count(0)
    holds(me, at)
    picks(me, f"ship-{HEAVY_CRUISER}")
    expect(marks).to_have_count(len(paying))
    expect(prompt(me).get_by_role("group", name="How many")).to_have_count(0)
    assert len([goal for goal in listed(me) if "pay 1 energy" in goal]) == len(paying)
    goal = plain_jumps(at)[0]
    thing(me, region(goal)).hover()
    expect(prompt(me)).to_contain_text(re.compile(r"Jump: 1 energy|Pay\s*energy\s*1"))
    me.picture("andromeda-jump")
    me.press(thing(me, region(goal)))
    me.wait_asked()
    shows(me, region(goal), "Ada: 1 Heavy cruiser")
    landed = at.said(JUMPER, f"to {REGIONS[goal]}")
    assert stores(landed)[ENERGY] == stores(at)[ENERGY] - 1
    holds(me, landed)


# A battle


def battle(me: Window) -> Locator:
    return me.page.get_by_role("region", name="Battle")


def is_at(step: str, *people: Window) -> None:
    """All see that the battle is at this step."""
    for me in people:
        steps = battle(me).get_by_role("list", name="The steps of the battle")
        expect(steps.locator("[aria-current=step]")).to_have_text(step)


def side(me: Window, name: str) -> Locator:
    """What the panel tells of a side."""
    sides = battle(me).get_by_role("group", name="Who takes part")
    return sides.locator("section").filter(has=me.page.get_by_text(name, exact=True))


def rolled(me: Window) -> dict[str, list[int]]:
    """The dice that lie, the highest first, by the name of their side."""
    dice: dict[str, list[int]] = {}
    for label in labels(table_of_dice(me).locator("[aria-label]")):
        name, _, face = label.rpartition(": ")
        if face.isdecimal():
            dice.setdefault(name, []).append(int(face))
    return dice


def table_of_dice(me: Window) -> Locator:
    return battle(me).get_by_role("region", name="The dice, the highest first")


def now_at(me: Window) -> str:
    """The step of the battle that a window shows."""
    steps = battle(me).get_by_role("list", name="The steps of the battle")
    return steps.locator("[aria-current=step]").inner_text()


def passes(step: str, *people: Window) -> None:
    """Whoever is asked passes, until the battle is at this step."""
    while now_at(asks := until_asked(*people)) != step:
        says(asks, "Pass|Done")
    is_at(step, *people)


def leaves_it(me: Window, other: Window) -> None:
    """Pays what is asked for and is done, until the other is asked."""
    while until_asked(me, other) is me:
        says(me, "Pay|Done|Pass")


def dice_of(me: Window, name: str) -> int:
    """How many dice a side has so far."""
    told = re.search(r"dice\s*(\d)", side(me, name).inner_text())
    assert told is not None
    return int(told[1])


def gives(people: list[Window], name: str, source: str, before: int) -> None:
    """All see what something has added to the dice of a side."""
    for person in people:
        expect(side(person, name)).to_contain_text(re.compile(rf"{source}\s*\+\d"))
        more = re.search(rf"{source}\s*\+(\d)", side(person, name).inner_text())
        assert more is not None and dice_of(person, name) == min(MOST_DICE, before + int(more[1]))


def up_to(record: Record, at: Moment) -> Record:
    """A record as far as this moment."""
    return replace(record, lines=record.lines[: at.step], seed="", commitment="", result="")


def test_a_battle_goes_from_escalation_to_outcome_in_both_windows(window: Open) -> None:
    at = find(GAME, may_join_with_a_card)
    ada, bo, _ = two(window, up_to(load(RECORD), at), at.seat)
    both = [ada, bo]
    is_at("Escalation", *both)
    expect(side(bo, "Ada")).to_have_count(0)
    picks(ada, f"berth-{SEND.noun(at.words.number(at.offering('send')[0]))}")
    passes("Diplomacy", *both)
    expect(side(bo, "Ada")).to_contain_text("dice so far")
    passes("Preparations", *both)
    assert until_asked(*both) is bo
    before = dice_of(ada, "Bo")
    says(bo, "1 energy")
    leaves_it(bo, ada)
    gives(both, "Bo", "1 energy", before)
    before = dice_of(bo, "Ada")
    picks(ada, card(SURGE))
    says(ada, f"Play {SURGE}")
    gives(both, "Ada", SURGE, before)
    counted = {name: dice_of(ada, name) for name in ("Ada", "Bo")}
    passes("Roll dice", *both)
    for person in both:
        expect(battle(person).get_by_role("region", name="If the dice stay")).to_be_visible()
    dice = rolled(ada)
    assert dice == rolled(bo) and {name: len(dice[name]) for name in counted} == counted
    best = max(dice, key=lambda name: dice[name])
    expect(table_of_dice(bo)).to_contain_text(f"{best} leads")
    expect(battle(bo).get_by_role("region", name="If the dice stay")).to_contain_text(f"{best} wins")
    bo.picture("andromeda-battle")
    passes("Outcome", *both)
    for person in both:
        expect(table_of_dice(person)).to_contain_text(f"{best} wins")
        expect(side(person, best)).to_contain_text("winner")
        expect(battle(person).get_by_text("defeated", exact=True)).to_have_count(2)
        expect(log(person)).to_contain_text(re.compile("wins? the battle at "))


# A return


def confirms(me: Window) -> None:
    """What cannot be taken back is said by its own button."""
    me.press(prompt(me).get_by_role("button", name=re.compile("final$")))


def activates(me: Window, at: Moment, word: str) -> None:
    """Press a module, and what is to be done with it."""
    picks(me, f"plate-{plate(at, word)}")
    if plate(at, word) in both_at_one(at):
        me.press(me.page.get_by_role("button", name=re.compile("^Activate")))


def test_a_return_puts_ships_and_energy_on_modules_and_adds_what_they_bring(window: Open) -> None:
    at, me = find(GAME, two_activations), window()
    activations = two_activations(at)
    assert activations is not None
    (first, ship), (second, *energy) = activations
    middle = at.said(first, ship)
    end = middle.said(second, *energy)
    sit(me, at)
    holds(me, at)
    activates(me, at, first)
    expect(prompt(me)).to_contain_text(f"Activate {module(at, plate(at, first))} with which ship?")
    picks(me, f"berth-{WITH.noun(at.words.number(ship))}")
    me.wait_asked()
    out, working = on_the_way(middle), middle.state.players[at.seat].working
    told = f"you have {sum(out)} ships? on the map or the barge, and {stores(middle)[ENERGY]} energy"
    expect(prompt(me)).to_contain_text(re.compile(told))
    is_active(me, at, first)
    shows(me, f"ship-{TRANSPORT}", f"{out[TRANSPORT]} out; {working[TRANSPORT]} at work")
    holds(me, middle)
    activates(me, middle, second)
    expect(prompt(me)).to_contain_text("with which ship, or with 1 energy?")
    says(me, *[word.capitalize() for word in energy])
    me.wait_asked()
    is_active(me, middle, second)
    holds(me, end)
    me.picture("andromeda-return")
    says(me, "Done")
    me.wait_asked()
    bay = end.said("done").state.players[at.seat].bay
    shows(me, f"ship-{TRANSPORT}", f"^{bay[TRANSPORT]} Transports? in the bay")
    prepared = f"Ada is prepared for launch: {bay[TRANSPORT]} transport"
    expect(log(me)).to_contain_text(prepared)


def is_active(me: Window, at: Moment, word: str) -> None:
    """The module of a word is shown as activated."""
    which = plate(at, word)
    shows(me, f"plate-{which}", f"{module(at, which)}.*activated")


# What is bought and built


def test_a_module_is_bought_paid_and_stands_on_the_station(window: Open) -> None:
    at, me = find(GAME, purchase), window()
    words = purchase(at)
    assert words is not None
    take, back = words
    market, row, number = bought(at, take)
    name, after = MODULES[number], at.said(take, "pay")
    sit(me, at)
    shows(me, f"market-{market}", name, *[f"costs .*{part}" for part in paid(at, after)])
    holds(me, at)
    picks(me, f"market-{market}")
    says(me, "Pay")
    expect(prompt(me)).to_contain_text(f"you have bought {name}")
    holds(me, after)
    most = at.state.purchases[-1].most
    expect(me.page.get_by_role("region", name="Modules")).to_contain_text(f"1 of {most} taken")
    says(me, "No more")
    picks(me, f"market-{bought(at, back.replace('put back', 'take'))[0]}")
    confirms(me)
    shows(me, f"plate-{place_of(at.said(take, 'pay', 'no more', back), row, number)}", f"^{name}")
    expect(log(me)).to_contain_text(f"Ada adds {name} to the {TYPES[row]} row")


def place_of(at: Moment, row: int, number: int) -> int:
    """Where a module of the station is."""
    modules = [module.card for module in at.state.players[at.seat].rows[row]]
    return plate_of(row, modules.index(number))


def test_a_new_industry_module_is_put_at_a_lit_place_of_its_row(window: Open) -> None:
    at, me = find(GAME, lambda at: len(at.offering("at place")) > 1), window()
    sit(me, at)
    expect(prompt(me)).to_contain_text("at which place?")
    expect(prompt(me).locator(".acts button")).to_have_count(0)
    expect(thing(me, "place-1")).to_have_accessible_name(re.compile("^place 1 of the row"))
    me.picture("andromeda-places")
    picks(me, "place-2")
    expect(prompt(me)).to_contain_text("Back a step at place 2")


def test_a_module_that_can_be_activated_and_moved_offers_both(window: Open) -> None:
    at, me = find(GAME, both_at_one), window()
    sit(me, at)
    for which in both_at_one(at):
        picks(me, f"plate-{which}")
        told = me.page.locator(".prompt h2, .prompt .acts, .float")
        for word in ("move", "activate"):
            expect(told.filter(has_text=re.compile(word, re.IGNORECASE)).first).to_be_visible()
        me.page.keyboard.press("Escape")


def test_a_development_is_built_for_resources_and_leaders(window: Open) -> None:
    at, me = find(GAME, pays_leaders), window()
    [there] = built(at)
    after, kind, planet = at.said("pay"), development(at, there), called(at, there)
    scored = after.state.players[at.seat].points - at.state.players[at.seat].points
    sit(me, at)
    holds(me, at)
    expect(prompt(me)).to_contain_text(f"with {at.state.bill.leaders} leaders for the {kind} on {planet}")
    says(me, "Pay")
    me.wait_asked()
    holds(me, after)
    shows(me, region(there), f"{kind} of Ada")
    expect(log(me)).to_contain_text(f"Ada scores {scored} VP for the leaders around {planet}")
    own = me.page.get_by_role("group", name="Stores")
    expect(own.get_by_role("button", name=re.compile(f"^{kind}: "))).to_be_visible()


# A phone

TOO_WIDE = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest('.sr, [data-pan], svg'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { left, right, width }]) => width > 1 && (left < -1 || right > %d + 1))
  .map(([one, { left, right }]) =>
    `${one.tagName} ${one.textContent.trim().slice(0, 30)}: ${Math.round(left)} to ${Math.round(right)}`)"""
"""What reaches over an edge of a screen of this width, even where a part of the page would scroll sideways.
Only the map may be moved."""
PHONE = (390, 844)


def test_on_a_phone_the_same_launch_is_two_taps_and_nothing_is_too_wide(window: Open) -> None:
    at, me = find(GAME, a_short_launch), window(*PHONE, has_touch=True, is_mobile=True)
    goal = calm(at)[-1]
    sit(me, at)
    me.press(thing(me, region(goal)))
    expect(prompt(me).get_by_role("heading")).to_have_text(f"Transport to {called(at, goal)}")
    expect(button(me, "Place it")).to_be_in_viewport(ratio=1)
    expect(thing(me, region(goal))).not_to_have_accessible_name(re.compile("Ada: 1 Transport"))
    assert me.page.evaluate(TOO_WIDE % PHONE[0]) == []
    me.picture("andromeda-phone")
    me.press(button(me, "Place it"))
    me.wait_asked()
    stands(me, at, goal)
    pages = me.page.get_by_role("navigation", name="Pages of the table").get_by_role("button").all()
    assert len(pages) == 6
    for page in pages:
        page.tap()
        expect(page).to_have_attribute("aria-current", "page")
        assert me.page.evaluate(TOO_WIDE % PHONE[0]) == []


# The end


def shows_row(result: Locator, label: str, figures: list[float]) -> None:
    """A row of the result, with a figure for each side."""
    row = result.get_by_role("row").filter(has_text=label)
    expect(row.get_by_role("cell")).to_have_text([f"{figure:g}" for figure in figures])


def test_the_last_turn_ends_with_the_result(window: Open) -> None:
    at, me = find(GAME, last_words), window()
    words = last_words(at)
    sides = result_after(at, words)
    sit(me, at)
    says(me, *[word.capitalize() for word in words])
    names = ["Ada" if seat == at.seat else "Drifter" for seat in range(len(sides))]
    winner = next(name for name, side in zip(names, sides, strict=True) if side.won)
    result = me.page.get_by_role("dialog", name=f"{winner} wins")
    expect(result).to_contain_text(re.compile(rf"\b{at.state.agreed.terminus} VP"))
    for label in ("VP scored", "Vault"):
        shows_row(result, label, [part(side, label) for side in sides])
    shows_row(result, "Total", [side.score for side in sides])
    shows_row(result, "Place", [side.place for side in sides])
    me.picture("andromeda-result")


def result_after(at: Moment, words: list[str]) -> tuple[Side, ...]:
    """The result when all this has been said."""
    ended = at
    for word in words:
        ended = alone(ended.said(word))
    return open_table(load(RECORD), SHELF).game.rules.result(ended.state)


def part(side: Side, label: str) -> float:
    """A part of the score of a side."""
    return next(points for called, points in side.parts if called.template == label)
