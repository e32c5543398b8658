/** The home page: play at once, or go to a table. */
/** @import {TableInfo} from "./types.js" */

import { Refused, ask, setUp, tell } from "./api.js";
import { confirm } from "./dialogs.js";
import { at, h, keep, recall } from "./dom.js";
import { lang, listed, t } from "./texts.js";

const FIRST = 6; // so many tables of a list are shown at first

/** @param {unknown} error */
function complain(error) {
  const place = at("rh-problem");
  place.textContent = error instanceof Refused ? error.message : t("error-0-title");
  place.hidden = false;
}

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-play]"))) {
  button.disabled = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const said = name.value.trim();
      keep("name", said);
      const { url } = await setUp("/tables", { game: button.dataset.play, ...(said ? { name: said } : {}) });
      location.assign(url);
    } catch (error) {
      button.disabled = false;
      complain(error);
    }
  });
}

/** @param {number} touched */
function ago(touched) {
  const minutes = Math.max(0, Math.round((Date.now() / 1000 - touched) / 60));
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  if (minutes < 1) return t("just-now");
  if (minutes < 60) return words.format(-minutes, "minute");
  if (minutes < 60 * 24) return words.format(-Math.round(minutes / 60), "hour");
  return words.format(-Math.round(minutes / 60 / 24), "day");
}

/** @param {TableInfo} table @param {string} list */
function ticket(table, list) {
  const names = table.names.filter((_, seat) => table.kinds[seat] !== "open");
  const sign = table.my_turn ? t("your-turn") : table.over ? t("over") : table.waiting || list === "open" ? t("seats-open", { count: table.open_seats }) : "";
  return h("li", { class: `ticket${table.my_turn ? " mine" : ""}` },
    h("a", { href: `/table/${table.id}` },
      h("strong", {}, table.title, table.brought ? ` · ${t("brought")}` : null, table.origin ? ` · ${table.origin}` : null),
      h("span", {}, names.length ? listed(names) : t("nobody-yet")),
      h("small", {}, sign ? h("b", {}, sign) : null, sign ? " · " : null, ago(table.touched))),
    list === "mine" ? forget(table) : null,
    list === "mine" && table.removal ? notice(table.id, table.removal) : null);
}

/** It will be removed, unless somebody plays on or wants to keep it. @param {string} table @param {number} removal */
function notice(table, removal) {
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(removal * 1000));
  const stay = () => tell(`/tables/${table}/keep`).then(() => fill("mine"), complain);
  return h("p", { class: "removal" }, t("removal", { day }), " ", h("button", { type: "button", class: "small", onclick: stay }, t("keep")));
}

/** @typedef {"mine" | "open" | "watch"} List */

/** The tables of each list, and whether all of them are shown. @type {Map<List, {tables: TableInfo[], all: boolean}>} */
const lists = new Map();
/** Whether running games of one's own are shown, or finished ones. */
let over = false;

/** @param {List} list */
async function fill(list) {
  try {
    /** @type {TableInfo[]} */
    const tables = await ask(`/tables?list=${list}`);
    tables.sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || Number(a.over) - Number(b.over) || b.touched - a.touched);
    lists.set(list, { tables, all: lists.get(list)?.all ?? false });
    if (list === "mine") over = !tables.some(table => !table.over);
    show(list);
  } catch (error) {
    complain(error);
  }
}

/** @param {List} list */
function show(list) {
  const { tables, all } = lists.get(list) ?? { tables: [], all: false };
  const gone = removed();
  const there = tables.filter(table => !gone.includes(table.id));
  const both = list === "mine" && there.some(table => table.over) && there.some(table => !table.over);
  const wanted = both ? there.filter(table => table.over === over) : there;
  const host = /** @type {HTMLElement} */ (document.querySelector(`[data-list="${list}"]`));
  host.replaceChildren(...wanted.slice(0, all ? wanted.length : FIRST).map(table => ticket(table, list)));
  at(`rh-${list}`).hidden = !there.length;
  const more = /** @type {HTMLElement} */ (document.querySelector(`[data-more="${list}"]`));
  more.hidden = all || wanted.length <= FIRST;
  more.textContent = t("all", { count: wanted.length });
  if (list !== "mine") return;
  /** @type {HTMLElement} */ (document.querySelector(".filter")).hidden = !both;
  for (const button of document.querySelectorAll("[data-filter]")) {
    button.setAttribute("aria-pressed", String((button.getAttribute("data-filter") === "over") === over));
  }
}

/** Tables that one does not wish to see in one's list any more. */
function removed() {
  return (recall("removed") ?? "").split(" ");
}

/**
 * Put a table away: a finished one as it is; one that waits for players is left; in one that runs a bot plays on.
 * @param {TableInfo} table
 */
function forget(table) {
  const words = t(table.over ? "forget" : "leave-table");
  const remove = async () => {
    if (!table.over && !await confirm({ title: words, text: t(table.waiting ? "leave-waiting" : "leave-running"), yes: t("leave") })) return;
    try {
      if (!table.over) for (const seat of table.mine) await tell(`/tables/${table.id}/${table.waiting ? "leave" : "bot"}`, { seat });
    } catch (error) {
      complain(error);
      return;
    }
    keep("removed", [...removed(), table.id].join(" "));
    show("mine");
  };
  return h("button", { type: "button", class: "close", title: words, "aria-label": `${words}: ${table.title}`, onclick: () => void remove() }, h("span", { "aria-hidden": true }, "×"));
}

const LISTS = /** @type {const} */ (["mine", "open", "watch"]);

function refresh() {
  for (const list of LISTS) void fill(list);
}

for (const list of LISTS) {
  document.querySelector(`[data-more="${list}"]`)?.addEventListener("click", () => {
    lists.set(list, { tables: lists.get(list)?.tables ?? [], all: true });
    show(list);
  });
}
for (const button of document.querySelectorAll("[data-filter]")) {
  button.addEventListener("click", () => {
    over = button.getAttribute("data-filter") === "over";
    show("mine");
  });
}

// A name is asked for once, and kept.
const name = /** @type {HTMLInputElement} */ (at("rh-name"));
name.value = recall("name") ?? "";
name.addEventListener("change", () => keep("name", name.value.trim()));

refresh();
addEventListener("pageshow", event => event.persisted && refresh());
