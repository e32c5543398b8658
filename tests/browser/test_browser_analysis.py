"""A finished game explained, in words and on the board, and shared by the replay's link."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from roundhouse.analysis import Judged, questions, review
from roundhouse.analysis.judging import Sample
from roundhouse.core.table import Table
from roundhouse.server.analysing import keep_analysis
from roundhouse.server.store import Store
from server.served import Served

from .conftest import Meet
from .person import DESKTOP, PHONE
from .staged import record, stage

#: The bar of a replay leaves free what lies below the board, the board, and the line of what was told last.
LEAVES_FREE = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const bar = box(".replay");
  return bar.height > 0 && [".tray", "#rh-board", "#rh-ticker"].every(place => {
    const { left, right, top, bottom, height } = box(place);
    return !height || bottom <= bar.top + 1 || top >= bar.bottom - 1 || right <= bar.left || left >= bar.right;
  }) && bar.bottom <= innerHeight;
}"""
#: What of some charts lies outside of them: on a phone the names stand elsewhere.
IN_SIGHT = """all => all.flatMap(one => {
  const { left, right } = one.getBoundingClientRect();
  const words = [...one.querySelectorAll("text")].map(text => [text.textContent, text.getBoundingClientRect()]);
  return words.filter(([_, box]) => box.width && (box.left < left - 1 || box.right > right + 1)).map(([said]) => said);
})"""
GOOD = Sample((30.0,) * 8, (0.7,) * 8)
BAD = Sample((20.0,) * 8, (0.4,) * 8)


def explained(db: str, name: str, table: Table) -> int:
    """Keep an analysis in which the third seat's first decision on the board could have been better; the number of its
    first move."""
    judged = [Judged(one, BAD, BAD) for one in questions(table)]
    names = [table.game.moveset.notation(one.question.played[0]) for one in judged]
    place = next(at for at, one in enumerate(judged) if one.question.seat == 2 and not names[at].startswith("keep"))
    wrong = judged[place].question
    better = next(move for move in wrong.moves if move != wrong.played[0])
    judged[place] = Judged(wrong, BAD, BAD, (better,), GOOD, 5)

    async def keep() -> None:
        store = Store(db)
        store.open()
        await keep_analysis(store, name, len(judged), len(judged), review(table, judged))
        store.close()

    asyncio.run(keep())
    return wrong.move


@pytest.mark.parametrize("size", [(1400, 900), (1920, 1080), PHONE], ids=["laptop", "desktop", "phone"])
@pytest.mark.parametrize("game", ["railroad_ink", "ticket_to_ride_paris", "ticket_to_ride_usa"])
def test_the_bar_of_a_replay_leaves_free_what_it_speaks_of(
    meet: Meet, server: Served, game: str, size: tuple[int, int]
) -> None:
    """With the verdicts of an analysis and without, for a player and for somebody who watches."""
    ann, ben = meet(size=size), meet(size=size)
    whole = record(game)
    name, _ = stage(ann, server.db, whole, len(whole.entries))
    ben.go(f"/table/{name}#move-20")
    ben.sees(".replay .caption")
    ben.page.wait_for_function(LEAVES_FREE)
    with ThreadPoolExecutor(1) as pool:
        move = pool.submit(explained, server.db, name, Table.load(whole)).result()
    ann.go(f"/table/{name}#move-{move}")
    ann.sees(".verdicts")
    ann.page.wait_for_function(LEAVES_FREE)
    ann.shot(f"replay-{game}-{size[0]}")
    ann.find(".replay .close").click()
    ann.page.wait_for_function("() => document.body.style.getPropertyValue('--replay') === '0px'")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["railroad_ink", "ticket_to_ride_paris"])
def test_what_an_expert_would_have_done_is_told_and_shown(
    meet: Meet, server: Served, game: str, size: tuple[int, int]
) -> None:
    ann = meet(size=size)
    whole = record(game)
    name, _ = stage(ann, server.db, whole, len(whole.entries))
    # By a thread of its own: the tool that drives the browser has a loop here.
    with ThreadPoolExecutor(1) as pool:
        move = pool.submit(explained, server.db, name, Table.load(whole)).result()
    ann.go(f"/table/{name}")
    ann.page.get_by_role("button", name="Analyse").first.click()
    expect(ann.find("dialog .analysed section")).to_have_count(whole.seats)
    expect(ann.find("dialog svg.curve").first).to_be_visible()
    assert ann.find("dialog .figures-of-game figure").evaluate_all(IN_SIGHT) == []
    ann.sees("dialog .legend", size == PHONE)
    expect(ann.find("dialog article.decision")).to_have_count(1)
    ann.says("dialog article.decision", "Expert")
    ann.find("dialog label.tick input").check()
    expect(ann.find("dialog article.decision")).not_to_have_count(1)
    ann.find("dialog label.tick input").uncheck()
    ann.accessible("the game explained")
    ann.shot(f"analysis-{game}-{size[0]}")
    ann.find("dialog article.decision header button").click()
    ann.says(".verdicts", "mistake")
    own_boards = game == "railroad_ink"
    ann.sees("#rh-second", own_boards)
    ann.find(".verdicts button").first.click()
    expect(ann.find(".verdicts button").first).to_have_attribute("aria-pressed", "true")
    expect(ann.find("#rh-desk .lit").first).to_be_attached()
    ann.shot(f"analysis-{game}-{size[0]}-board")
    theirs = ann.find("#rh-desk .hand.list").all_text_contents()
    lit = "all => all.map(one => one.dataset.pick ?? one.id)"
    expert = ann.find("#rh-desk .lit").evaluate_all(lit)
    ann.find(".verdicts button").first.click()
    expect(ann.find(".verdicts button").first).to_have_attribute("aria-pressed", "false")
    # What was played is seen by the same eyes.
    ann.sees("#rh-second", own_boards)
    assert ann.find("#rh-desk .hand.list").all_text_contents() == theirs
    assert ann.find("#rh-desk .lit").evaluate_all(lit) != expert
    address = ann.page.url
    assert int(address.rpartition("#move-")[2]) >= move
    ben = meet(size=size, lang="pl")
    ben.go(address.removeprefix(server.url))
    ben.says(".verdicts", "błąd")


def test_while_it_is_worked_out_there_is_a_bar_and_a_way_to_stop(meet: Meet, server: Served) -> None:
    ann = meet()
    whole = record("age_of_steam_rust_belt")
    name, _ = stage(ann, server.db, whole, len(whole.entries))
    ann.go(f"/table/{name}")
    ann.page.get_by_role("button", name="Analyse").first.click()
    ann.sees("dialog progress")
    ann.shot("analysis-waits")
    ann.page.get_by_role("button", name="Stop it").click()
    ann.sees("dialog", False)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_finished_game_is_played_on_from_where_one_looks(meet: Meet, server: Served, size: tuple[int, int]) -> None:
    ann = meet(size=size)
    whole = record("ticket_to_ride_paris")
    name, seat = stage(ann, server.db, whole, len(whole.entries))
    ann.go(f"/table/{name}#move-40")
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.says("dialog", "after move 40")
    ann.accessible("playing on")
    ann.shot(f"play-on-{size[0]}")
    ann.page.get_by_role("button", name="All at this screen").click()
    ann.page.wait_for_url(lambda url: name not in url)
    ann.find("dialog.handover button.main").first.click()
    ann.says("#rh-options", "played on from move 40 of another game")
    state = ann.state(ann.here, None)
    assert (state["moves"], state["over"], len(state["seats"])) == (40, False, whole.seats)
    assert seat == 0
