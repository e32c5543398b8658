"""The operator's page, by hand: let in by a link, reports, bans, tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from roundhouse.server.office import Office
from roundhouse.server.settings import Settings
from server.served import Served

from .conftest import Meet
from .person import PHONE


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_report_is_read_and_acted_on(meet: Meet, server: Served, lang: str) -> None:
    ann, eve = meet(), meet()
    table = ann.table({"kind": "me", "name": "Ann"}, {"kind": "open"})
    eve.join(table, "Eve")
    eve.sees("#rh-choices [data-choice]")
    insult = f"She insults me: {table[:6]}"
    ann.context.request.post(f"/api/tables/{table}/report", data={"words": insult, "seat": 1}, headers=ann.headers)
    with Office(Settings(db=server.db).url) as office:
        key = office.page_key(15)
    boss = meet(lang=lang, size=PHONE if lang == "pl" else (1440, 900), theme="dark" if lang == "pl" else "light")
    boss.go(f"/operator/enter#{key}")
    boss.accessible("the way to the operator's page")
    boss.find("#rh-enter").click()
    boss.says("#rh-operator", insult)
    boss.accessible("the operator's page")
    boss.shot(f"operator-{lang}")
    reports = boss.find("#rh-operator section").first
    reports.locator("li", has_text=insult).last.get_by_role(
        "button", name=re.compile("Lock the chat|Zamknij czat")
    ).click()
    listed = boss.find("#rh-operator section").nth(2)
    row = listed.locator("li", has=boss.page.locator(f'a[href="/table/{table}"]'))
    expect(row).to_contain_text(re.compile("Unlock the chat|Otwórz czat"))
    row.get_by_role("button", name=re.compile("^(End|Przerwij):")).click()
    boss.page.locator("dialog input[name=why]").fill("insults")
    boss.page.keyboard.press("Enter")
    expect(row).to_have_count(0)
    boss.find('[data-state="closed"]').click()
    expect(row).to_contain_text("insults")
    reports.locator("li", has_text=insult).last.get_by_role("button", name=re.compile("Settled|Załatwione")).click()
    expect(reports).not_to_contain_text(insult)
    # A guest finds nothing.
    ann.expect_trouble("404")
    ann.go("/operator")
    ann.sees(".lost")
