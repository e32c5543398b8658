"""Help at the table: undo, why not, hints, looking ahead, where things lie; zoom; settings; coming back."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Route, expect

from roundhouse.core.table import Table
from server.served import Served

from .conftest import Meet
from .person import PHONE, Person, quickest, ways
from .staged import record, stage


def test_undo(ann: Person) -> None:
    state = ann.sit_at(ann.table())
    expect(ann.find("#rh-undo")).to_have_attribute("aria-disabled", "true")
    # It cannot be used, but it can be asked: Playwright would wait for it, a person need not.
    ann.find("#rh-undo").click(force=True)
    ann.says("#rh-why", "no move to take back")
    ann.find("#rh-why .rule").click()
    expect(ann.find('dialog.drawer [id="RH-4"]')).to_be_focused()
    ann.page.keyboard.press("Escape")
    way = quickest(state)
    ann.play(way)
    cell = ann.find(f"#rh-board #cell-{way.move.split()[2]}")
    expect(cell).to_be_attached()
    ann.find("#rh-undo").click()
    expect(cell).to_have_count(0)
    after = ann.in_step()
    assert after["picks"] == state["picks"]
    assert (after["moves"], after["own_number"]) == (0, 2)


def test_why_not_names_the_rule_and_opens_it(ann: Person) -> None:
    """A cell in the middle of the empty board joins nothing."""
    ann.sit_at(ann.table())
    ann.find('#rh-board [data-pick="cell-d4"]').click()
    ann.says("#rh-why", "must join an exit")
    rule = ann.find("#rh-why .rule").inner_text()
    assert re.fullmatch(r"RI-\d+\.\d+", rule)
    ann.find("#rh-why .rule").click()
    here = ann.find(f'dialog.drawer [id="{rule}"]')
    expect(here).to_be_focused()
    expect(here).to_be_in_viewport()
    expect(here).to_have_class(re.compile("here"))
    ann.page.keyboard.press("Escape")
    ann.sees("dialog", yes=False)
    expect(ann.find("#rh-why .rule")).to_be_focused()


def test_why_not_by_keys(ann: Person) -> None:
    ann.sit_at(ann.table())
    ann.page.keyboard.press("w")
    ann.says("#rh-why", "arrow keys and Enter")
    expect(ann.find("#rh-board")).to_be_focused()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        before = ann.find("#rh-board .cursor").get_attribute("data-pick")
        ann.page.keyboard.press(key)
        assert ann.find("#rh-board .cursor").get_attribute("data-pick") != before
    for _ in range(20):
        name = ann.find("#rh-board .cursor").get_attribute("data-pick") or ""
        if name.startswith("cell-") and name[-2] not in "ag" and name[-1] not in "17":
            break
        ann.page.keyboard.press("ArrowDown" if not name.startswith("cell-") or name[-1] == "1" else "ArrowRight")
    ann.page.keyboard.press("Enter")
    ann.says("#rh-why", "must join an exit")
    ann.page.keyboard.press("Escape")
    expect(ann.find("#rh-ask")).to_have_attribute("aria-pressed", "false")


def hinted(ann: Person, db: str, game: str, word: str) -> None:
    """Sit down where such a move comes next in a golden game, one that chance answers, and be given it as a hint."""
    whole = record(game)
    at = next(at for at, one in enumerate(whole.entries) if (one.move or "").startswith(word) and one.chance)
    name, seat = stage(ann, db, whole, at)
    table, move = Table.load(whole, upto=at), whole.entries[at].move or ""
    path = [pick.id for pick in table.game.path(table.view(seat), table.game.moveset.pack(move))]
    hint = {"move": move, "path": path, "labels": path, "reason": "Because. " * 12}
    ann.page.route("**/hint?*", lambda route: route.fulfill(json=hint))
    ann.sit_at(name, seat)
    ann.find("#rh-hint").click()
    ann.sees(".hint")


def test_a_hint_that_chance_answers_shows_no_track_at_a_wrong_place(ann: Person, server: Served) -> None:
    """There is no ghost of the track on its field then; those to choose from lie beside it."""
    hinted(ann, server.db, "steam_rollers", "build")
    expect(ann.find("#rh-board [id^=field-].hinted, #rh-board [data-pick^=field-].hinted").first).to_be_visible()
    expect(ann.find("#rh-board .palette .hinted")).to_have_count(1)
    expect(ann.find("#rh-board .palette .hinted")).to_be_hidden()
    ann.shot("hint-steam_rollers")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["ticket_to_ride_paris", "ticket_to_ride_usa"])
def test_on_a_phone_a_hint_stands_above_the_card_that_it_names(
    meet: Meet, server: Served, game: str, theme: str
) -> None:
    ann = meet(size=PHONE, theme=theme)
    hinted(ann, server.db, game, "take")
    expect(ann.find(".tray .hinted").first).to_be_visible()
    ann.shot(f"hint-{game}-{theme}")
    hint, tray = (ann.find(one).evaluate("one => one.getBoundingClientRect().toJSON()") for one in (".hint", ".tray"))
    assert hint["bottom"] <= tray["top"]


def test_a_hint_lights_the_way_and_can_be_played(ann: Person) -> None:
    ann.sit_at(ann.table())
    ann.find("#rh-hint").click()
    ann.says(".hint", "A bot would play:")
    lit = ann.find("#rh-board .hinted")
    expect(lit.first).to_be_attached()
    picks = set(lit.evaluate_all("all => all.map(one => one.dataset.pick ?? one.id)"))
    assert any(pick.startswith("face-") for pick in picks), picks
    assert any(pick.startswith("cell-") for pick in picks), picks
    # And the board shows what would be.
    expect(ann.find("#rh-board .ghost").first).to_be_attached()
    ann.shot("moment-hint")
    with ann.page.expect_response("**/moves*") as answer:
        ann.page.get_by_role("button", name="Play this").click()
    assert answer.value.status == 200
    assert ann.in_step()["moves"] == 1
    cell = next(pick for pick in picks if pick.startswith("cell-"))
    expect(ann.find(f"#rh-board #{cell}")).to_be_attached()
    expect(ann.find("#rh-board .hinted")).to_have_count(0)


#: Says when something on the board changes.
DRAWN_AGAIN = """() => new MutationObserver(() => console.log("drawn again")).observe(
  document.querySelector("#rh-board .live"), { subtree: true, childList: true, attributes: true })"""


def test_a_look_ahead_shows_picture_and_consequence(ann: Person) -> None:
    """Before the click: what is drawn, and what it is worth, where that differs."""
    state = ann.sit_at(ann.table())
    way = next(way for way in ways(state["picks"]) if len(way.picks) == 3)
    worth = "+1 point now."

    def value(route: Route) -> None:
        answer = route.fetch()
        words = worth if quote(way.move) in route.request.url else ""
        route.fulfill(response=answer, json={**answer.json(), "consequence": words})

    ann.page.route("**/preview?*", value)
    ann.point(way.picks[0])
    expect(ann.on_board(way.picks[1])).to_have_class(re.compile(r"\bcan\b"))
    ann.point(way.picks[1])
    item = ann.find(f'.beside [data-choice="{way.picks[2]}"]')
    expect(item.locator("svg.thumb")).to_be_visible()
    expect(item.locator("small")).to_have_text(worth)
    expect(ann.find(".beside .menu small")).to_have_count(1)
    item.hover()
    cell = way.move.split()[2]
    ghost = ann.find(f"#rh-board #cell-{cell}.ghost")
    expect(ghost).to_be_attached()
    # Pointed at once more it is still no piece that lies there.
    ann.find(".beside .ask").hover()
    with ann.page.expect_event("console", lambda said: said.text == "drawn again"):
        ann.page.evaluate(DRAWN_AGAIN)
        item.hover()
    expect(ghost).to_be_attached()
    ann.shot("moment-look-ahead")
    ann.page.mouse.move(5, 5)
    ann.page.keyboard.press("Escape")
    expect(ann.find(f"#rh-board #cell-{cell}")).to_have_count(0)
    assert ann.state()["moves"] == 0


def test_what_appears_under_a_pointer_at_rest_is_not_pointed_at(ann: Person) -> None:
    """After a click the next choices come to lie under the pointer: nothing is shown as if it were done."""
    ann.sit_at(ann.table(game="age_of_steam_barbados"))
    for _ in range(2):
        ann.find("#rh-choices [data-choice]:visible").first.click()
        ann.next_turn()
        ann.page.wait_for_timeout(500)
        expect(ann.find("#rh-board .pointed, #rh-board .ghost")).to_have_count(0)


def test_a_cell_may_be_chosen_before_the_die(ann: Person) -> None:
    state = ann.sit_at(ann.table())
    way = next(way for way in ways(state["picks"]) if len(way.picks) == 3)
    ann.find(f'#rh-board [data-pick="{way.picks[1]}"]').click()
    ann.says(".beside", "What shall it be?")
    ann.choice(way.picks[0]).click()
    with ann.page.expect_response("**/moves*"):
        ann.choice(way.picks[2]).click()
    assert ann.in_step()["moves"] == 1


def test_one_can_go_back_and_change_ones_mind(ann: Person) -> None:
    state = ann.sit_at(ann.table())
    first, second = [pick["id"] for pick in state["picks"] if not pick["id"].startswith("face-S")][:2]
    ann.point(first)
    ann.sees("#rh-back")
    ann.point(second)
    expect(ann.on_board(second)).to_have_class(re.compile("picked"))
    expect(ann.on_board(first)).not_to_have_class(re.compile("picked"))
    ann.find("#rh-back").click()
    ann.in_step()
    ann.sees("#rh-back", yes=False)


def _lights(ann: Person, row: Locator) -> None:
    row.hover()
    expect(ann.find("#rh-board .lit").first).to_be_attached()
    ann.find("#rh-prompt").hover()
    expect(ann.find("#rh-board .lit")).to_have_count(0)


def test_log_and_scores_show_their_places(ann: Person) -> None:
    state = ann.sit_at(ann.table())
    ann.play(quickest(state))
    ann.find("#rh-tab-log").click()
    _lights(ann, ann.find("#rh-log button.row").first)
    ann.find("#rh-tab-log").press("ArrowLeft")
    expect(ann.find("#rh-tab-scores")).to_be_focused()
    _lights(ann, ann.find("#rh-scores button.row").first)


def test_the_board_as_text_is_there(ann: Person) -> None:
    ann.sit_at(ann.table())
    ann.find("details.plain summary").click()
    ann.says("#rh-plain", "Round 1 of 7")


def test_zoom_by_wheel_keys_and_buttons(ann: Person) -> None:
    ann.sit_at(ann.table())

    def width() -> float:
        return float((ann.find("#rh-board > svg").get_attribute("viewBox") or "").split()[2])

    whole = width()
    ann.find("#rh-board").hover()
    ann.page.mouse.wheel(0, -300)
    ann.page.wait_for_function("() => document.querySelector('#rh-board.zoomed')")
    assert width() < whole
    box = ann.find("#rh-board > svg").get_attribute("viewBox")
    ann.page.mouse.down()
    ann.page.mouse.move(700, 300, steps=3)
    ann.page.mouse.up()
    assert ann.find("#rh-board > svg").get_attribute("viewBox") != box
    assert ann.in_step()["moves"] == 0, "a drag is no click"
    ann.find("#rh-board").focus()
    ann.page.keyboard.press("0")
    assert width() == whole
    ann.page.keyboard.press("+")
    assert width() < whole
    before = ann.find("#rh-board > svg").get_attribute("viewBox")
    ann.page.keyboard.press("ArrowRight")
    assert ann.find("#rh-board > svg").get_attribute("viewBox") != before
    ann.find("#rh-zoom-in").click()
    ann.find("#rh-zoom-out").click()
    ann.find("#rh-zoom-fit").click()
    assert width() == whole


def test_settings_are_kept_and_a_decision_waits_for_a_button(ann: Person) -> None:
    table = ann.table()
    ann.sit_at(table)
    ann.find("#rh-open-settings").click()
    ann.find("dialog").get_by_role("radio", name="waits for a button").check()
    ann.page.keyboard.press("Escape")
    ann.go("/")
    state = finish_round(ann, table)
    ann.says("#rh-held", "when you end your turn")
    ann.shot("moment-held")
    ann.find("#rh-undo").click()
    ann.sees("#rh-held", yes=False)
    assert ann.in_step()["moves"] == state["moves"]
    ann.point("finish")
    with ann.page.expect_response("**/moves?*"):
        ann.find("#rh-held").get_by_role("button", name="End turn").click()
    assert ann.in_step()["moves"] == state["moves"] + 1


def finish_round(ann: Person, table: str) -> dict[str, Any]:
    """Draw all dice, then point at the end of the round; the state before it."""
    state = ann.sit_at(table)
    while not (way := quickest(state)).move.startswith("finish"):
        state = ann.play(way)
    ann.point("finish")
    return state


def test_a_decision_stands_by_itself_unless_it_is_taken_back(meet: Meet) -> None:
    """A route drawn is no decision, the end of a round is."""
    ann = meet(hold="wait")
    table = ann.table()
    state = finish_round(ann, table)
    ann.says("#rh-held", "in three seconds")
    ann.page.keyboard.press("Escape")
    ann.sees("#rh-held", yes=False)
    assert ann.in_step()["moves"] == state["moves"]
    ann.point("finish")
    with ann.page.expect_response("**/moves?*"):
        ann.sees("#rh-held")
    assert ann.in_step()["moves"] == state["moves"] + 1


def test_who_goes_away_has_decided(meet: Meet) -> None:
    ann = meet(hold="wait")
    table = ann.table()
    state = finish_round(ann, table)
    ann.sees("#rh-held")
    ann.go("/")
    # It is on its way when the next page is there already.
    ann.says("#rh-mine", "Railroad Ink")
    ann.sit_at(table)
    ann.says("#rh-prompt", "Round 2 of 7")
    assert ann.in_step()["moves"] == state["moves"] + 1


def test_a_card_drawn_is_never_held(meet: Meet) -> None:
    ann = meet(hold="button")
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}, game="ticket_to_ride_paris")
    ann.hurry(table, choose=lambda state: next(ways(state["picks"])), before="take")
    ann.sit_at(table)
    with ann.page.expect_response("**/moves?*"):
        ann.point("deck")


def test_what_is_drawn_stays_until_the_server_has_answered(ann: Person) -> None:
    """And a sign says that it is asked, if that takes long."""
    state = ann.sit_at(ann.table())
    way = quickest(state)
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    ann.page.route("**/moves?*", keep)
    for pick in way.picks:
        ann.point(pick)
    expect(ann.find(f"#rh-board #cell-{way.move.split()[2]}.ghost")).to_be_attached()
    expect(ann.find("#rh-now")).to_have_attribute("aria-busy", "true")
    waiting[0].continue_()
    expect(ann.find("#rh-now")).not_to_have_attribute("aria-busy", "true")
    expect(ann.find(f"#rh-board #cell-{way.move.split()[2]}:not(.ghost)")).to_be_attached()
    assert ann.in_step()["moves"] == 1


def test_what_happened_since_the_last_turn(ann: Person, meet: Meet) -> None:
    """Ann goes away while Ben draws; when she is back she is told, and may watch it."""
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ben = meet()
    ben.join(table, "Ben")
    ann.sit_at(table)
    ann.play_round()
    ann.says("#rh-prompt", "Waiting for Ben")
    ann.go("/")
    ben.hurry(table, 1, stop=2)
    ann.go(f"/table/{table}")
    ann.says("dialog", "Since your last turn")
    ann.says("dialog", "Ben draws on")
    ann.shot("moment-since")
    ann.page.get_by_role("button", name="Show it step by step").click()
    ann.sees("#rh-replay")
    ann.page.keyboard.press("Escape")
    ann.in_step()


def test_another_board_is_shown_large(ann: Person) -> None:
    ann.sit_at(ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}))
    ann.find("#rh-others button").click()
    expect(ann.find("dialog.picture svg")).to_be_visible()
    box = ann.find("dialog.picture svg").bounding_box()
    assert box
    assert box["height"] > 400


def test_pieces_do_not_move_where_motion_is_not_wanted(meet: Meet) -> None:
    for motion, moves in (("reduce", False), ("no-preference", True)):
        ann = meet(motion=motion)
        ann.page.add_init_script(
            "window.animated = 0; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...how) { window.animated++; return animate.apply(this, how); };"
        )
        table = ann.table()
        state = ann.sit_at(table)
        # From elsewhere: what is drawn here was seen before it was made.
        ann.send(table, state, quickest(state).move)
        ann.in_step()
        expect(ann.find("#rh-board .live .cell")).to_have_count(1)
        assert (ann.page.evaluate("() => window.animated") > 0) == moves, motion
