/** The ladder of a game: people and bots, each with a rating and how sure it is. */
/** @import {LadderInfo, LadderRow} from "./types.js" */

import { Refused, ask } from "./api.js";
import { at, h } from "./dom.js";
import { span, tenths } from "./figures.js";
import { t } from "./texts.js";

const host = at("rh-ladder");

/** @param {string} title @param {LadderRow[]} rows @param {string} none */
function table(title, rows, none) {
  const low = Math.min(...rows.map(row => row.strength - row.doubt)), high = Math.max(...rows.map(row => row.strength + row.doubt));
  const body = rows.map((row, place) => h("tr", { class: row.mine ? "mine" : "" },
    h("td", { class: "number" }, String(place + 1)),
    h("th", { scope: "row" }, row.id ? h("a", { href: `/people/${row.id}` }, row.name) : row.name, row.games === null ? null : h("small", {}, t("rating-games", { count: row.games }))),
    h("td", { class: "number" }, h("b", {}, tenths(row.strength)), ` ± ${tenths(row.doubt)}`),
    h("td", { class: "spread" }, span(low, high, row.strength, row.doubt))));
  return h("section", { class: "framed", "aria-label": title }, h("h3", {}, title),
    rows.length
      ? h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("abbr", { title: t("ladder-place") }, "#")), h("th", { scope: "col" }, t("name-new")), h("th", { scope: "col" }, t("rating")), h("th", { scope: "col", class: "spread" }, t("ladder-range")))), h("tbody", {}, ...body))
      : h("p", { class: "empty" }, none));
}

async function fill() {
  /** @type {LadderInfo} */
  const ladder = await ask(`/ladder/${host.dataset.game}`);
  host.replaceChildren(table(t("ladder-people"), ladder.people, t("ladder-nobody")), table(t("ladder-bots"), ladder.bots, t("ladder-no-bots")));
  host.removeAttribute("aria-busy");
}

document.querySelector(".ways-to [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
fill().catch(error => {
  at("rh-problem").textContent = error instanceof Refused ? error.message : t("error-0-title");
  at("rh-problem").hidden = false;
});
