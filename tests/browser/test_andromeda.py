"""Andromeda's Edge in real windows: a card played on another's turn, while both hands stay secret; a launch
of two presses, and all that it shows before; a battle from Escalation to Outcome; a return; a module and a
development; the launch on a phone; the end of a game."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from playwright.sync_api import Locator, WebSocket

from browser.conftest import Open
from browser.moments import sit_at, sit_when
from browser.windows import Window, branched, expect
from kit.golden import GOLDEN
from perihelion.games.andromeda.cards.board import REGIONS
from perihelion.games.andromeda.cards.fleet import HEAVY_CRUISER, TRANSPORT
from perihelion.games.andromeda.cards.moons import MOONS
from perihelion.games.andromeda.cards.tactics import CARDS
from perihelion.games.andromeda.cards.tracks import INDUSTRY_ROW, SCIENCE_ROW
from perihelion.games.andromeda.words import MOST_PLACES, berth_of, market_of, plate_of
from perihelion.records.record import Line, load, write

GAME = "andromeda-2"
VIOLET_MOON = [str(moon) for moon in MOONS].index("violet moon (2 energy, 1 titanium)")
INDUSTRY_CORE = plate_of(INDUSTRY_ROW, 0)


# At the table


def sit(me: Window, step: int, colour: str) -> None:
    """Ada sits down after so many entries of the golden game."""
    me.come()
    me.rename("Ada")
    sit_at(me, GAME, step, colour)


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


def at(space: str) -> str:
    return f"region-{REGIONS.index(space)}"


def transports(space: str) -> str:
    return f"berth-{berth_of(REGIONS.index(space), TRANSPORT)}"


def card(name: str) -> str:
    return f"card-{CARDS.index(name)}"


def log(me: Window) -> Locator:
    return me.page.get_by_role("list", name="Log")


def shows(me: Window, called: str, *words: str) -> None:
    """A thing on the table tells this of itself."""
    for word in words:
        expect(thing(me, called)).to_have_accessible_name(re.compile(word))


def holds(me: Window, *amounts: int) -> None:
    """The own stores, from titanium to the tactics cards."""
    stores = me.page.get_by_role("group", name="Stores").get_by_role("button", name=re.compile(", at most"))
    expect(stores).to_have_text([re.compile(rf"^\s*{amount}\s*/") for amount in amounts])


def labels(all_of: Locator) -> list[str]:
    found: list[str] = all_of.evaluate_all("all => all.map(one => one.getAttribute('aria-label') ?? '')")
    return found


# A card on another's turn

SECRETS = (
    ("Hailing Frequencies", "Silent Running", "Spoils of War", "Bribe the Raiders"),
    ("Shared Harvest", "Overloaded Capacitors"),
)
"""What Ada and Bo hold before the battle at Development Office, as far as it was never open."""
Frames = list[dict[str, Any]]


def two(window: Open, step: int) -> tuple[Window, Window, list[Frames]]:
    """Ada, who is asked after so many entries of the golden game, and Bo; and all that their pages hear."""
    ada, bo = window(), window()
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        person.come()
        person.rename(name)
    table = branched(ada, GOLDEN / f"{GAME}.record", step=step, seat=0, bot="random")
    bo.ask("POST", f"/api{table}/join", {"seat": 1})
    admitted = {"kind": "person", "person": bo.ask("GET", "/api/me")["body"]["id"]}
    assert ada.ask("PUT", f"/api{table}/seats/1", admitted)["status"] == 200
    frames = [heard(person) for person in (ada, bo)]
    for person in (ada, bo):
        person.page.goto(table)
    ada.wait_asked()
    expect(prompt(bo)).to_contain_text("Waiting for Ada")
    return ada, bo, frames


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


def stays_secret(person: Window, frames: Frames, other: int, names: tuple[str, ...]) -> None:
    """Nothing of these cards of the other is on the page or came to it."""
    assert hands_told(frames, 1 - other) and not hands_told(frames, other)
    page = person.page.content()
    assert [name for name in names if name in page or tells_of(frames, name)] == []


def test_a_card_is_played_on_another_s_turn_and_both_hands_stay_secret(window: Open) -> None:
    ada, bo, (to_ada, to_bo) = two(window, 665)
    for person, names in ((ada, SECRETS[0]), (bo, SECRETS[1])):
        hand = person.page.get_by_role("group", name="Tactics")
        for name in names:
            expect(hand.get_by_role("button", name=re.compile(f"^{name},"))).to_be_visible()
    picks(ada, transports("R2-4"))
    says(bo, "Pass")
    picks(ada, card("Hailing Frequencies"))
    expect(button(ada, "Play Hailing Frequencies")).to_be_visible()
    stays_secret(bo, to_bo, 0, SECRETS[0])
    says(ada, "Play Hailing Frequencies")
    expect(prompt(bo)).to_contain_text("Hailing Frequencies: do you end the battle")
    expect(log(bo)).to_contain_text("Ada plays Hailing Frequencies")
    says(bo, "End the battle")
    expect(log(ada)).to_contain_text("Bo ends the battle")
    assert tells_of(to_bo, "Hailing Frequencies")
    stays_secret(bo, to_bo, 0, SECRETS[0][1:])
    stays_secret(ada, to_ada, 1, SECRETS[1])
    ada.picture("andromeda-diplomacy")


def test_the_word_that_joins_no_battle_says_that_one_stays_out(window: Open) -> None:
    me = window()
    sit_when(me, GAME, lambda words: words[-1] == "done" and words[0].startswith("send "))
    expect(button(me, "Stay out|Send no ships")).to_be_visible()
    expect(prompt(me).get_by_role("button", name=re.compile("^Done"))).to_have_count(0)


# A launch

NEXT_TO_WARDENS_EYE = {"Monolith of Ancients", "Development Office", "Odessa Field", "Maximus Field"}
"""Where a transport goes from there, entry 102 of the golden game."""


def goals(me: Window) -> list[str]:
    """Where what is in the hand can go, and what that brings."""
    listed = prompt(me).get_by_role("list", name="It can go to").get_by_role("button")
    expect(listed.first).to_be_attached()
    return listed.all_inner_texts()


def test_a_launch_is_a_ship_and_a_region_and_shows_before_what_it_does(window: Open) -> None:
    me = window()
    sit(me, 102, "yellow")
    reach = me.page.locator(".stage path.range")
    expect(reach).to_have_attribute("d", "")
    picks(me, f"ship-{TRANSPORT}")
    expect(reach).to_have_attribute("d", re.compile("M.+L"))
    assert {goal.split(",")[0] for goal in goals(me)} == NEXT_TO_WARDENS_EYE
    thing(me, at("R1-3")).hover()
    expect(prompt(me).get_by_role("heading")).to_have_text("Transport to Monolith of Ancients")
    expect(prompt(me)).to_contain_text("then class S raiders strike")
    face = me.page.locator(".stage").get_by_text("Vorticon Attackers from Quillon")
    expect(face).to_be_visible()
    me.picture("andromeda-launch")
    me.press(thing(me, at("R1-4")))
    me.wait_asked()
    expect(log(me)).to_contain_text("Ada launches a transport to Development Office")
    shows(me, at("R1-4"), "Ada: 1 Transport", "the active region")
    shows(me, f"ship-{TRANSPORT}", "^1 Transport in the bay")


def test_a_region_out_of_reach_tells_how_far_it_is_and_names_the_rule(window: Open) -> None:
    me = window()
    sit(me, 102, "yellow")
    picks(me, f"ship-{TRANSPORT}")
    thing(me, at("R2-1")).click(force=True)
    why = me.page.locator(".float").filter(has_text="Trade Hub")
    expect(why).to_contain_text("is 3 regions from your nearest ship; your transport reaches 1.")
    expect(why.get_by_role("button", name="Open rule AE-LAUNCH-05")).to_be_visible()


CRUISER_READY = """blue launch transport
blue to R1-1
blue go on
blue go on
blue go on
yellow return to station
yellow done
yellow go on"""
"""From entry 765 of the golden game on: Blue launches a transport first, and the cruiser waits in the bay."""


def sit_otherwise(me: Window, step: int, said: str, seat: int) -> None:
    """Sit down where this was said after so many entries of the golden game."""
    me.come()
    me.rename("Ada")
    played = load(GOLDEN / f"{GAME}.record")
    lines = (*played.lines[:step], *[Line(*line.split(" ", 1)) for line in said.splitlines()])
    other = replace(played, lines=lines, seed="", commitment="", result="")
    brought = me.ask("POST", "/api/records", {"record": write(other)})["body"]["id"]
    wanted = {"step": len(lines), "seat": seat, "bot": "random"}
    table = me.ask("POST", f"/api/tables/{brought}/branch", wanted)["body"]["id"]
    me.page.goto(f"/tables/{table}")
    me.wait_asked()


def test_a_jump_is_marked_with_its_price_and_paid_by_the_launch_itself(window: Open) -> None:
    me = window()
    sit_otherwise(me, 765, CRUISER_READY, 1)
    marks = me.page.locator(".stage [data-jump]")
    expect(marks).to_have_count(0)
    holds(me, 3, 3, 1, 2, 3, 6)
    picks(me, f"ship-{HEAVY_CRUISER}")
    expect(marks).to_have_count(6)
    expect(prompt(me).get_by_role("group", name="How many")).to_have_count(0)
    paid = [goal for goal in goals(me) if "pay 1 energy" in goal]
    assert len(paid) == 6 and "Trade Hub" not in "".join(paid)
    thing(me, at("R1-5")).hover()
    expect(prompt(me)).to_contain_text("Jump: 1 energy")
    me.picture("andromeda-jump")
    me.press(thing(me, at("R1-5")))
    me.wait_asked()
    shows(me, at("R1-5"), "Ada: 1 Heavy cruiser")
    holds(me, 3, 3, 1, 2, 2, 6)


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


def test_a_battle_goes_from_escalation_to_outcome_in_both_windows(window: Open) -> None:
    ada, bo, _ = two(window, 643)
    picks(ada, at("R1-2"), f"moon-{VIOLET_MOON}")
    says(ada, "Discard violet moon", "Go on")
    is_at("Escalation", ada, bo)
    expect(side(ada, "Bo")).to_have_count(0)
    picks(bo, transports("R2-5"))
    is_at("Diplomacy", ada, bo)
    expect(side(ada, "Bo")).to_contain_text("dice so far")
    says(ada, "Pass")
    says(bo, "Pass")
    is_at("Preparations", ada, bo)
    expect(side(bo, "Ada")).to_contain_text(re.compile(r"dice\s*2"))
    picks(ada, card("Power Surge"))
    says(ada, "Play Power Surge")
    for person in (ada, bo):
        expect(side(person, "Ada")).to_contain_text(re.compile(r"Power Surge\s*\+2\s*dice\s*4"))
    says(ada, "Done")
    picks(bo, card("Target Lock"))
    says(bo, "Play Target Lock", "1 energy")
    for person in (ada, bo):
        expect(side(person, "Bo")).to_contain_text(re.compile(r"1 energy\s*\+1\s*dice\s*3"))
        expect(side(person, "Bo").get_by_role("button", name="targeting 3")).to_be_visible()
    says(bo, "Done")
    is_at("Roll dice", ada, bo)
    for person in (ada, bo):
        expect(battle(person).get_by_role("region", name="If the dice stay")).to_be_visible()
    dice = rolled(ada)
    assert dice == rolled(bo) and [len(dice["Ada"]), len(dice["Bo"])] == [4, 3]
    assert min(dice["Bo"]) >= 3
    best = max(dice, key=lambda name: dice[name])
    expect(table_of_dice(bo)).to_contain_text(f"{best} leads")
    expect(battle(bo).get_by_role("region", name="If the dice stay")).to_contain_text(f"{best} wins")
    bo.picture("andromeda-battle")
    says(ada, "Pass")
    says(bo, "Pass")
    is_at("Outcome", ada, bo)
    for person in (ada, bo):
        expect(table_of_dice(person)).to_contain_text(f"{best} wins")
        expect(side(person, best)).to_contain_text("winner")
        expect(battle(person).get_by_text("defeated", exact=True)).to_have_count(2)
        expect(log(person)).to_contain_text(re.compile("wins? the battle at Warden's Eye"))


# A return


def confirms(me: Window) -> None:
    """What cannot be taken back is said by its own button."""
    me.press(prompt(me).get_by_role("button", name=re.compile("final$")))


def activates(me: Window, row: int, place: int) -> None:
    """Press a module, and what is to be done with it."""
    picks(me, plate(row, place))
    me.press(me.page.get_by_role("button", name=re.compile("^Activate")))


def plate(row: int, place: int) -> str:
    return f"plate-{plate_of(row, place)}"


def test_a_return_puts_ships_and_energy_on_modules_and_adds_what_they_bring(window: Open) -> None:
    me = window()
    sit(me, 457, "blue")
    holds(me, 2, 5, 0, 0, 3, 7)
    activates(me, INDUSTRY_ROW, 2)
    expect(prompt(me)).to_contain_text("Activate Ore Crusher with which ship?")
    picks(me, transports("R2-3"))
    me.wait_asked()
    expect(prompt(me)).to_contain_text("you have 2 ships on the map or the barge, and 3 energy")
    shows(me, plate(INDUSTRY_ROW, 2), "Ore Crusher.*activated")
    shows(me, f"ship-{TRANSPORT}", "2 out; 2 at work")
    holds(me, 3, 6, 0, 1, 3, 7)
    picks(me, plate(INDUSTRY_ROW, 1))
    expect(prompt(me)).to_contain_text("with which ship, or with 1 energy?")
    says(me, "With energy", "Pay")
    me.wait_asked()
    shows(me, plate(INDUSTRY_ROW, 1), "Carbon Press.*activated")
    holds(me, 2, 10, 0, 2, 3, 7)
    me.picture("andromeda-return")
    says(me, "Done")
    me.wait_asked()
    shows(me, f"ship-{TRANSPORT}", "^4 Transports in the bay")
    expect(log(me)).to_contain_text("Ada is prepared for launch: 4 transports in the launch bay.")


# What is bought and built


def test_a_module_is_bought_paid_and_stands_on_the_station(window: Open) -> None:
    me = window()
    sit(me, 340, "blue")
    wanted = f"market-{market_of(INDUSTRY_ROW, 1)}"
    shows(me, wanted, "Carbon Press", "costs 2 titanium")
    holds(me, 2, 4, 3, 2, 5, 3)
    picks(me, wanted)
    says(me, "Pay")
    expect(prompt(me)).to_contain_text("you have bought Carbon Press")
    holds(me, 0, 4, 3, 2, 5, 3)
    expect(me.page.get_by_role("region", name="Modules")).to_contain_text("1 of 2 taken")
    says(me, "No more")
    picks(me, f"market-{market_of(SCIENCE_ROW, 0)}")
    confirms(me)
    shows(me, plate(INDUSTRY_ROW, 1), "^Carbon Press")
    expect(log(me)).to_contain_text("Ada adds Carbon Press to the Industry row")


def test_a_new_industry_module_is_put_at_a_lit_place_of_its_row(window: Open) -> None:
    me = window()
    sit_when(me, GAME, lambda words: sum(word.startswith("at place") for word in words) >= 5)
    expect(prompt(me)).to_contain_text("at which place?")
    expect(prompt(me).locator(".acts button")).to_have_count(0)
    expect(thing(me, "place-1")).to_have_accessible_name(re.compile("^place 1 of the row"))
    me.picture("andromeda-places")
    picks(me, "place-2")
    expect(prompt(me)).to_contain_text("Back a step at place 2")


def activates_or_moves(words: list[str]) -> bool:
    """Whether every module that can be moved can be activated as well."""
    moved = [word.replace("move ", "activate ") for word in words if word.startswith("move ")]
    return bool(moved) and set(moved) <= set(words)


def movable(me: Window) -> list[str]:
    """The modules of the Industry row behind the core module."""
    lit = me.lit(".stage [data-pick^=plate].offered")
    return [one for one in lit if INDUSTRY_CORE < int(one.split("-")[1]) < INDUSTRY_CORE + MOST_PLACES]


def test_a_module_that_can_be_activated_and_moved_offers_both(window: Open) -> None:
    me = window()
    sit_when(me, GAME, activates_or_moves)
    for module in movable(me):
        picks(me, module)
        told = me.page.locator(".prompt h2, .prompt .acts, .float")
        expect(told.filter(has_text=re.compile("move", re.IGNORECASE)).first).to_be_visible()
        me.page.keyboard.press("Escape")


def test_a_development_is_built_for_resources_and_leaders(window: Open) -> None:
    me = window()
    sit(me, 166, "yellow")
    holds(me, 1, 2, 2, 2, 4, 3)
    expect(prompt(me)).to_contain_text("with 2 leaders for the City on Frostmere")
    says(me, "Pay")
    me.wait_asked()
    holds(me, 1, 1, 0, 1, 4, 3)
    shows(me, at("R1-5"), "City of Ada")
    expect(log(me)).to_contain_text("Ada scores 9 VP for the leaders around Frostmere")
    own = me.page.get_by_role("group", name="Stores")
    expect(own.get_by_role("button", name=re.compile("^City: Add any 1 module"))).to_be_visible()


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
    me = window(*PHONE, has_touch=True, is_mobile=True)
    sit(me, 102, "yellow")
    me.press(thing(me, at("R1-4")))
    expect(prompt(me).get_by_role("heading")).to_have_text("Transport to Development Office")
    expect(button(me, "Place it")).to_be_in_viewport(ratio=1)
    expect(thing(me, at("R1-4"))).not_to_have_accessible_name(re.compile("Ada: 1 Transport"))
    assert me.page.evaluate(TOO_WIDE % PHONE[0]) == []
    me.picture("andromeda-phone")
    me.press(button(me, "Place it"))
    me.wait_asked()
    shows(me, at("R1-4"), "Ada: 1 Transport", "the active region")
    pages = me.page.get_by_role("navigation", name="Pages of the table").get_by_role("button").all()
    assert len(pages) == 6
    for page in pages:
        page.tap()
        expect(page).to_have_attribute("aria-current", "page")
        assert me.page.evaluate(TOO_WIDE % PHONE[0]) == []


# The end


def test_the_last_turn_ends_with_the_result(window: Open) -> None:
    me = window()
    sit(me, 827, "blue")
    says(me, "Go on")
    result = me.page.get_by_role("dialog", name="Drifter wins")
    expect(result).to_contain_text("Ada has reached 60 VP")
    for part, other, own in (("VP scored", 49, 68), ("Vault", 20, 0), ("Total", 149, 149), ("Place", 1, 2)):
        row = result.get_by_role("row").filter(has_text=part)
        expect(row.get_by_role("cell")).to_have_text([str(other), str(own)])
    me.picture("andromeda-result")
