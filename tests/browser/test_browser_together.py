"""Several people: at one screen, and each at their own. Nobody sees what is not theirs to see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from server.served import Served

from .conftest import Meet
from .person import CHOICE_OR_END, DESKTOP, LOOK_AGAIN, PHONE, Person, quickest
from .staged import record, stage


def drawn_on(person: Person, board: str) -> list[str]:
    """The cells with a drawing on one board of the page, seen or not."""
    ids: list[str] = person.find(f"{board} .live .cell").evaluate_all("all => all.map(one => one.id)")
    return [re.sub(r"^.*cell-", "", name) for name in ids]


def test_hot_seat(ann: Person) -> None:
    """Two people at one screen: a hand-over stands between, and the page holds nothing of the other's round."""
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"})
    ann.go(f"/table/{table}")
    ann.says("dialog.handover", "Who is next?")
    ann.page.keyboard.press("Escape")
    ann.sees("dialog.handover")
    ann.find("[data-hand='0']").click()
    ann.sees("dialog", yes=False)
    state = ann.in_step(0)
    way = quickest(state)
    cell = way.move.split()[2]
    ann.play(way, 0)
    assert drawn_on(ann, "#rh-board") == [cell]
    while not (way := quickest(ann.in_step())).move.startswith("finish"):
        ann.play(way)
    cells = drawn_on(ann, "#rh-board")
    ann.point("finish")
    ann.says("dialog.handover", "Hand the screen to Ben")
    ann.sees("#rh-desk", yes=False)
    ann.shot("moment-hand-over")
    assert drawn_on(ann, "body") == [], "behind the hand-over, Ann's drawings are still in the page"
    ann.find("[data-hand='1']").click()
    ann.in_step(1)
    expect(ann.find("#rh-board svg")).to_have_attribute("aria-label", re.compile("Ben"))
    assert drawn_on(ann, "body") == []
    content = ann.page.content()
    for one in cells:
        assert f"draws on {one}" not in content
    ann.play_round(1)
    # The next round has begun for both: now everybody sees what was drawn.
    assert sorted(drawn_on(ann, "#rh-others")) == sorted(cells)
    ann.says("#rh-prompt", "Round 2 of 7")


def test_two_browsers_and_a_spectator(ann: Person, meet: Meet) -> None:
    """By a link, both draw at once; whoever only watches sees a round when it is over."""
    ben, eve = meet(), meet()
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ann.go(f"/table/{table}")
    ann.says("#rh-awaited", "Still awaited: 1")
    eve.go(f"/table/{table}")
    eve.says(".join", "What is your name?")
    ann.shot("moment-waiting")
    ben.join(table, "Ben")
    # Everybody's page becomes the game, without a click.
    ben.in_step(1)
    ann.in_step()
    eve.in_step(None)
    ann.find("#rh-tab-seats").click()
    ann.says("#rh-seats", re.compile("Ben.*here"))
    eve.says("#rh-now", "You are watching.")
    expect(eve.find("#rh-choices [data-choice]")).to_have_count(0)
    first, second = quickest(ann.state(seat=0)), quickest(ben.state(seat=1))
    ann.point(first.picks[0])
    ben.play(second, 1)
    # Ben's move has not disturbed Ann's choice half made.
    expect(ann.find("#rh-back")).to_be_visible()
    for pick in first.picks[1:]:
        ann.point(pick)
    expect(ann.find(f"#rh-board #cell-{first.move.split()[2]}")).to_be_attached()
    ann.in_step(0)
    assert drawn_on(ann, "body") == [first.move.split()[2]]
    assert drawn_on(ben, "body") == [second.move.split()[2]]
    assert drawn_on(eve, "body") == []
    assert "draws on" not in eve.page.content()
    ann.play_round(0)
    ann.says("#rh-prompt", "Waiting for Ben")
    assert drawn_on(eve, "body") == []
    mine = drawn_on(ann, "#rh-board")
    ben.play_round(1)
    for person, seat in ((ann, 0), (eve, None)):
        person.says("#rh-log", "Round 2")
        person.in_step(seat)
    assert sorted(drawn_on(eve, "#rh-board")) == sorted(mine)
    assert sorted(drawn_on(ann, "#rh-others")) == sorted(drawn_on(ben, "#rh-board"))
    eve.find("#rh-tab-log").click()
    eve.says("#rh-log", f"Ann draws on {mine[0]}")
    eve.shot("moment-spectator")


def test_a_seat_is_left_before_the_game(ann: Person, meet: Meet) -> None:
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"})
    ann.go(f"/table/{table}")
    ben = meet()
    ben.join(table, "Ben")
    ann.says("#rh-seats", "Ben")
    ben.page.get_by_role("button", name="Leave: Ben").click()
    ben.page.wait_for_url("**/")
    ann.says("#rh-awaited", "Still awaited: 2")
    expect(ann.find("#rh-seats")).not_to_contain_text("Ben")


def test_markup_stays_text(ann: Person, meet: Meet) -> None:
    evil = "<img src=x onerror=alert(1)>"
    table = ann.table({"kind": "me", "name": evil}, {"kind": "bot", "bot": "random"})
    ann.sit_at(table)
    ann.find("#rh-tab-chat").click()
    ann.find("#rh-chat input[name=words]").fill(f"{evil}<b>bold</b>")
    ann.page.keyboard.press("Enter")
    ann.says("#rh-chat .said", f"{evil}<b>bold</b>")
    watcher = meet()
    watcher.sit_at(table, None)
    watcher.find("#rh-tab-chat").click()
    watcher.says("#rh-chat .said", f"{evil}<b>bold</b>")
    watcher.find("#rh-chat input[name=name]").fill("Eve <i>")
    watcher.find("#rh-chat input[name=words]").fill("hello & <script>")
    watcher.page.keyboard.press("Enter")
    ann.says("#rh-chat .said", "hello & <script>")
    ann.says("#rh-chat .said .aside", "spectator")  # whatever they call themselves
    for person in (ann, watcher):
        person.says("#rh-scores", evil)
        person.says("#rh-board", evil)
        assert person.find("#rh-desk :is(img[src=x], #rh-chat b, #rh-chat i, #rh-chat script)").count() == 0


def test_unread_chat_is_counted(ann: Person, meet: Meet) -> None:
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    ann.sit_at(table)
    eve = meet()
    eve.sit_at(table, None)
    eve.find("#rh-tab-chat").click()
    eve.find("#rh-chat input[name=name]").fill("Eve")
    for words in ("one", "two"):
        eve.find("#rh-chat input[name=words]").fill(words)
        eve.page.keyboard.press("Enter")
        eve.says("#rh-chat .said", words)
    ann.says("#rh-chat .said", "spectator")
    # A chat that was empty at the first look counts too.
    expect(ann.find("#rh-unread")).to_have_text("2")
    ann.find("#rh-tab-chat").click()
    ann.sees("#rh-unread", yes=False)


def test_a_seat_is_given_to_a_bot_and_taken_back(ann: Person) -> None:
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"})
    ann.go(f"/table/{table}")
    ann.find("[data-hand='0']").click()
    ann.in_step()
    ann.find("#rh-tab-seats").click()
    ann.page.get_by_role("button", name=re.compile("Give to a bot.*Ben")).click()
    ann.find("dialog").get_by_role("button", name="Give to a bot").click()
    ann.says("#rh-seats", "bot: Standard bot")
    # The bot has drawn its round; nothing is asked of the screen any more.
    ann.play_round()
    ann.says("#rh-prompt", "Round 2 of 7")
    ann.page.get_by_role("button", name=re.compile("Take back.*Ben")).click()
    expect(ann.page.get_by_role("button", name=re.compile("Give to a bot.*Ben"))).to_be_visible()
    if not ann.state(table, 1)["picks"]:  # the bot was quick, and has drawn this round, too
        ann.play_round()
    while not (way := quickest(ann.in_step())).move.startswith("finish"):
        ann.play(way)
    ann.point("finish")
    ann.says("dialog.handover", "Ben")


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_choice_is_not_disturbed_by_anothers_move(ann: Person, hand: str) -> None:
    """What is pressed, or has been walked to, stays under the hand when the page shows somebody's news."""
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"})
    ann.hurry(table, 1, before="finish")
    ann.go(f"/table/{table}")
    ann.find("[data-hand='0']").click()
    ann.in_step()
    choices = ann.find("#rh-choices [data-choice]")
    third = choices.nth(2).get_attribute("data-choice")
    if hand == "mouse":
        choices.nth(2).hover()
        ann.page.mouse.down()
    else:
        choices.first.focus()
        ann.page.keyboard.press("ArrowDown")
        ann.page.keyboard.press("ArrowDown")
    ann.send(table, ann.state(table, 1), "finish", 1)
    expect(ann.find("#rh-seats li").nth(1)).not_to_contain_text("to move")
    if hand == "mouse":
        ann.page.mouse.up()
    else:
        expect(choices.nth(2)).to_be_focused()
        ann.page.keyboard.press("Enter")
    ann.sees("#rh-back")
    expect(ann.find(f'#rh-board [data-pick="{third}"].picked').first).to_be_visible()


def test_bots_are_named_whatever_answer_comes_first(ann: Person) -> None:
    table = ann.table(
        {"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}, {"kind": "bot", "bot": "greedy"}
    )
    held: dict[str, Route] = {}
    ann.page.route("**/api/games", lambda route: held.update(games=route))
    ann.page.route("**/api/tables/*seat=0", lambda route: held.update(seat=route))
    ann.go(f"/table/{table}")
    ann.find("[data-hand='0']").click()
    while len(held) < 2:
        ann.page.wait_for_timeout(LOOK_AGAIN)
    with ann.page.expect_response("**/api/games"):
        held["games"].continue_()
    held["seat"].continue_()
    ann.page.unroute_all()
    ann.in_step()
    ann.find("#rh-tab-seats").click()
    ann.says("#rh-seats", "bot: Greedy bot")


def test_the_only_seat_given_to_a_bot_plays_on(ann: Person) -> None:
    table = ann.table({"kind": "me", "name": "Ann"})
    ann.sit_at(table)
    ann.find("#rh-tab-seats").click()
    ann.page.get_by_role("button", name=re.compile("Give to a bot.*Ann")).click()
    ann.find("dialog").get_by_role("button", name="Give to a bot").click()
    ann.says("#rh-log", "Round 2")
    ann.page.get_by_role("button", name=re.compile("Take back.*Ann")).click()
    expect(ann.page.get_by_role("button", name=re.compile("Give to a bot.*Ann"))).to_be_visible()
    if not ann.state()["over"]:
        ann.sees("#rh-choices [data-choice]")


def test_a_rematch_waits_for_everybody_who_played(ann: Person, meet: Meet) -> None:
    """Whoever asks first sees whose seat is kept; who follows the way there sits at once, and the game begins."""
    ben = meet()
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    ben.join(table, "Ben")
    ben.in_step(1)
    while not (states := [one.state(table, seat) for seat, one in enumerate((ann, ben))])[0]["over"]:
        for one, state in zip((ann, ben), states, strict=True):
            if state["picks"]:
                wish = {"seat": state["seat"], "move": quickest(state).move, "number": state["own_number"]}
                one.context.request.post(f"/api/tables/{table}/moves", headers=one.headers, data=wish)
    ann.go(f"/table/{table}")
    ann.find("#rh-special").get_by_role("button", name="Rematch").click()
    ann.says("#rh-awaited", "Still awaited: 1")
    ann.says("#rh-seats", "Ben")
    ann.says("#rh-act", "or who played before")
    ann.shot("moment-rematch")
    ben.sees("dialog.end")
    ben.page.keyboard.press("Escape")
    ben.find("#rh-special").get_by_role("link", name="To the rematch").click()
    ben.page.wait_for_url(lambda url: table not in url)
    assert ben.in_step(1)["number"] == 0
    assert ann.in_step()["number"] == 0
    assert ben.here == ann.here != table


#: Whether every corner of a button can be hit: nothing cuts it off and nothing lies on it.
WHOLE = """button => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const rim = 4;
  return [[left + rim, top + rim], [right - rim, top + rim], [left + rim, bottom - rim], [right - rim, bottom - rim]]
    .every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (1024, 700)], ids=["desktop", "phone", "small-desktop"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_whole_button_for_sending_is_there(meet: Meet, size: tuple[int, int], lang: str) -> None:
    ann = meet(size=size, lang=lang)
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}, game="age_of_steam_st_lucia")
    ann.go(f"/table/{table}")
    ann.find("dialog.handover button").first.click()
    ann.find("#rh-tab-chat").click()
    send = ann.find("#rh-chat form button").last
    assert send.evaluate(WHOLE)


DAY = 24 * 3600.0


def test_the_seat_of_somebody_who_does_not_come_is_given_to_a_bot(ann: Person, server: Served) -> None:
    """Not before a day has passed; whoever plays there may do it, and the game goes on."""
    whole = record("ticket_to_ride_paris")
    number = next(at for at, entry in enumerate(whole.entries) if (entry.move or "").startswith("claim"))
    ann.expect_trouble("40[09]")
    for ago, given in ((DAY / 2, False), (DAY + 60, True)):
        table, seat = stage(ann, server.db, whole, number, waits=True, ago=ago)
        state = ann.sit_at(table, seat)
        away = next(one for one in state["seats"] if one["acting"])
        ann.find("#rh-tab-seats").click()
        ann.page.get_by_role("button", name=f"Give to a bot: {away['name']}").click()
        ann.find("dialog .main").click()
        if given:
            expect(ann.find("#rh-seats .seat").nth(away["seat"])).to_contain_text("bot: ")
            ann.in_step(seat)
            ann.page.wait_for_function(CHOICE_OR_END)
            assert ann.state(table, seat)["seats"][away["seat"]]["kind"] == "bot"
        else:
            ann.says("#rh-problem", "24")
            assert ann.state(table, seat)["seats"][away["seat"]]["kind"] == "person"


def test_seats_go_along_to_another_device(ann: Person, meet: Meet) -> None:
    """By a spare key: a link that works once."""
    desk, phone = ann, meet(size=PHONE)
    table = desk.table({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    desk.sit_at(table)
    desk.find("#rh-tab-seats").click()
    desk.find(".spare button").click()
    link = desk.find("dialog .share input").input_value()
    expect(desk.find("dialog .share img")).to_have_js_property("complete", True)
    desk.accessible("a spare key")
    desk.shot("spare-key")
    phone.go(link.partition(desk.url)[2])
    phone.accessible("a key to seats")
    phone.shot("spare-key-phone")
    phone.find("#rh-unlock").click()
    phone.page.wait_for_url(f"**/table/{table}")
    assert phone.in_step()["seats"][0]["mine"]
    desk.expect_trouble("403")
    phone.expect_trouble("400")
    phone.go(link.partition(desk.url)[2])
    phone.find("#rh-unlock").click()
    phone.says("#rh-problem", re.compile("fits no seat"))
