"""The home page and setting up a table: from the first click to a table that can be played."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import Meet
from .person import Person, quickest, without_pictures


def test_one_click_leads_to_a_table_that_can_be_played(ann: Person) -> None:
    ann.go("/")
    for image in ann.find(".game img").all():
        image.scroll_into_view_if_needed()  # pictures come when they are near
        expect(image).to_have_js_property("complete", True)
        assert image.evaluate("image => image.naturalWidth") > 0
    ann.find("[data-play=railroad_ink]").click()
    ann.page.wait_for_url("**/table/*")
    ann.says("#rh-prompt", "Round 1 of 7")
    before = ann.in_step()
    after = ann.play(quickest(before))
    assert after["own_number"] == 1
    ann.go("/")
    ann.says("#rh-mine", "Your turn")
    ann.find("#rh-mine .ticket a").click()
    assert ann.in_step()["own_number"] == 1


def test_a_table_is_set_up_with_options_and_seats(ann: Person) -> None:
    ann.go("/")
    ann.find("[data-game=railroad_ink]").get_by_role("link", name="Set up a table").click()
    ann.page.get_by_role("radio", name="meteor").check()
    ann.page.get_by_role("radio", name="4", exact=True).check()
    ann.page.get_by_label("Seat 1: name").fill("Ann")
    ann.page.get_by_label("Seat 2", exact=True).select_option("friend")
    ann.page.get_by_label("Seat 2: name").fill("Ben")
    level = ann.page.get_by_label("Seat 3: level of the bot")
    assert level.locator("option").all_inner_texts() == ["Easy bot", "Standard bot", "Expert bot"]
    level.select_option("easy")
    expect(ann.find(".chair").nth(2)).to_contain_text("A beginner")
    ann.page.get_by_label("Seat 4", exact=True).select_option("open")
    ann.page.get_by_role("checkbox").check()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    ann.says("#rh-awaited", "Still awaited: 1")
    state = ann.context.request.get(f"/api/tables/{ann.here}/seats", headers=ann.headers).json()
    assert ["meteor" in option for option in state["options"]] == [True]
    assert [(seat["kind"], seat["mine"]) for seat in state["seats"]] == [
        ("person", True),
        ("person", True),
        ("bot", False),
        ("open", False),
    ]
    assert [seat["name"] for seat in state["seats"]][:2] == ["Ann", "Ben"]
    assert state["seats"][2]["bot"] == "easy"
    assert ann.find(".share .qr").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    expect(ann.find(".share input")).to_have_value(ann.page.url)


def test_options_are_offered_to_the_players_for_whom_they_count(ann: Person) -> None:
    """What was chosen and then does not count any more is not sent."""
    ann.go("/")
    ann.find("[data-game=steam_rollers]").get_by_role("link", name="Set up a table").click()
    ann.find("#rh-option-coal").get_by_role("radio", name="yes").check()
    ann.sees("#rh-option-level", yes=False)
    ann.page.get_by_role("radio", name="1", exact=True).check()
    ann.sees("#rh-option-coal", yes=False)
    ann.find("#rh-option-level").get_by_role("radio", name="6 tycoon").check()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    ann.says("#rh-options", "6 tycoon")
    expect(ann.find("#rh-options")).not_to_contain_text("Coal")


def test_a_board_of_our_own_design_says_so_where_a_table_is_set_up(ann: Person) -> None:
    ann.go("/new/ticket_to_ride_paris")
    ann.says(".own-design", "The board and the tickets are our own design")
    ann.go("/new/ticket_to_ride_usa")
    expect(ann.find(".own-design")).to_have_count(0)


def test_the_maps_of_a_game_share_a_card_and_a_name_is_asked_once(ann: Person) -> None:
    ann.go("/")
    cards = ann.find(".game")
    expect(cards.filter(has_text="Age of Steam")).to_have_count(1)
    expect(cards.filter(has_text="Age of Steam").locator("[data-play]")).to_have_count(7)
    ann.find("#rh-name").fill("Ann")
    ann.find('[data-play="railroad_ink"]').click()
    ann.page.wait_for_url("**/table/*")
    assert ann.next_turn()["seats"][0]["name"] == "Ann"
    ann.go("/")
    expect(ann.find("#rh-name")).to_have_value("Ann")


def test_all_tables_of_ones_own_are_found_and_finished_ones_put_away(ann: Person) -> None:
    for _ in range(8):
        ann.table()
    done = ann.table()
    ann.go("/")
    ann.hurry(done)
    ann.page.reload()
    tickets = ann.find("#rh-mine .ticket")
    expect(tickets).to_have_count(6)
    ann.find('[data-more="mine"]').click()
    expect(tickets).to_have_count(8)
    ann.find('[data-filter="over"]').click()
    expect(tickets).to_have_count(1)
    tickets.get_by_role("button", name="Remove from this list").click()
    expect(ann.find('[data-filter="over"]')).to_be_hidden()
    expect(tickets).to_have_count(8)
    ann.page.reload()
    expect(tickets).to_have_count(6)
    expect(ann.find('[data-filter="over"]')).to_be_hidden()


def test_a_running_table_is_left_to_a_bot(ann: Person) -> None:
    table = ann.table()
    ann.go("/")
    tickets = ann.find("#rh-mine .ticket")
    tickets.get_by_role("button", name="Leave this table").click()
    ann.says("dialog", "A bot plays on for you")
    ann.page.get_by_role("button", name="Back").click()
    expect(tickets).to_have_count(1)
    tickets.get_by_role("button", name="Leave this table").click()
    ann.find("dialog .main").click()
    ann.sees("#rh-mine", yes=False)
    assert ann.state(table, None)["seats"][0]["kind"] == "bot"


def test_the_page_can_be_installed_and_the_rules_read_without_a_line(meet: Meet) -> None:
    ann = meet(worker=True)
    ann.expect_trouble("ERR_INTERNET_DISCONNECTED")
    ann.go("/")
    manifest = ann.context.request.get(ann.find("link[rel=manifest]").get_attribute("href") or "").json()
    for icon in manifest["icons"]:
        assert ann.context.request.get(icon["src"]).status == 200
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    ann.go("/rules/railroad_ink")
    ann.page.wait_for_load_state("networkidle")
    ann.context.set_offline(True)
    ann.page.reload()
    ann.says("article.rulebook", "RI-1")
    ann.page.evaluate("() => fetch('/api/tables?list=mine').catch(() => 0)")


def test_a_finished_game_is_replayed_without_a_line(meet: Meet) -> None:
    """What was looked at once can be looked at again: the last position, and the game move by move."""
    ann = meet(worker=True)
    ann.expect_trouble("ERR_INTERNET_DISCONNECTED")
    ann.go("/")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    table = ann.table()
    ann.hurry(table)
    ann.sit_at(table)
    ann.find("#rh-special .main").click()
    ann.says("#rh-replay", re.compile(r"(\d+) / \1"))
    ann.page.wait_for_load_state("networkidle")
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.find("body.over")).to_be_attached()
    # The address leads to the step that was shown.
    ann.says("#rh-replay", re.compile(r"(\d+) / \1"))


def test_listed_tables_are_found_by_others(ann: Person, meet: Meet) -> None:
    table = ann.table({"kind": "me", "name": "Ann of the open seat"}, {"kind": "open"}, listed=True)
    full = ann.table({"kind": "me", "name": "Ann of the full table"}, {"kind": "bot", "bot": "random"}, listed=True)
    hidden = ann.table({"kind": "me", "name": "Ann in secret"}, {"kind": "open"})
    ben = meet()
    ben.go("/")
    ben.says("[data-list=open]", "Ann of the open seat")
    ben.says("[data-list=watch]", "Ann of the full table")
    expect(ben.find(f"[data-list=open] a[href='/table/{full}']")).to_have_count(0)
    expect(ben.find(f"a[href='/table/{hidden}']")).to_have_count(0)
    ben.find(f"[data-list=open] a[href='/table/{table}']").click()
    ben.says(".join", "What is your name?")


def test_an_unknown_address_says_so(ann: Person) -> None:
    ann.expect_trouble("answer 404", "console: Failed to load resource.*404")
    for path in ("/nowhere", "/new/no_such_game", "/rules/no_such_game"):
        ann.go(path)
        ann.says("main", "The line ends here")
    ann.find(".button.main").click()
    expect(ann.page).to_have_url(re.compile("/$"))


def test_a_table_that_is_not_there_says_so(ann: Person) -> None:
    ann.expect_trouble("answer 404", "console: Failed to load resource.*404")
    ann.go("/table/AAAAAAAAAAAAAAAAAAAAAA")
    expect(ann.page.locator("main")).to_contain_text(re.compile("The line ends here|no such table", re.I))


def test_the_pages_are_light(ann: Person) -> None:
    """Bytes as they travel, headers and all; the home page with its pictures."""
    table = ann.table({"kind": "me"}, {"kind": "bot", "bot": "random"})
    home, at_table = ann.weight("/"), ann.weight(f"/table/{table}")
    assert any(url.endswith("/static/home.js") for url in home), home
    assert any(url.endswith("/static/table.js") for url in at_table), at_table
    assert any("/picture.svg" in url for url in home), home
    assert sum(home.values()) <= 120_000, home
    assert sum(without_pictures(at_table).values()) <= 300_000, at_table
    assert all(url.startswith(ann.url) for url in (*home, *at_table))


def test_a_table_whose_answer_was_lost_is_not_set_up_twice(ann: Person) -> None:
    """The server has set it up, the line breaks before the answer: whoever presses again comes to that table."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        if route.request.method != "POST" or lost:
            route.continue_()
            return
        lost.append(route.fetch().json()["id"])
        route.abort()

    ann.expect_trouble("ERR_FAILED")
    ann.page.route("**/api/tables", lose)
    ann.go("/new/railroad_ink")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.sees("#rh-problem")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    assert [ann.here] == lost


# -- the picture --------------------------------------------------------------------------------------------------
#: A ray: from the sun to a point, and along from there.
RAY = re.compile(r"M(-?\d+) (-?\d+)L(-?\d+) ?(-?\d+)([hv])(-?\d+)z")


def test_every_ray_of_the_sun_leaves_the_picture(ann: Person) -> None:
    """One that ends inside it shows an edge in the middle of the sky."""
    ann.go("/")
    scene = ann.find("svg.scene")
    _, _, width, height = map(int, (scene.get_attribute("viewBox") or "").split())
    path = scene.locator(".rays path").get_attribute("d") or ""
    rays = RAY.findall(path)
    assert len(rays) > 5
    assert "".join(RAY.split(path)[:: RAY.groups + 1]) == "", "all of them are read"
    for *_, x, y, along, far in rays:
        ends = [(int(x), int(y)), (int(x) + int(far) * (along == "h"), int(y) + int(far) * (along == "v"))]
        beyond = [
            all(x <= 0 for x, _ in ends),
            all(x >= width for x, _ in ends),
            all(y <= 0 for _, y in ends),
            all(y >= height for _, y in ends),
        ]
        assert any(beyond), ends
