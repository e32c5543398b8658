/** The home page: play at once, or go to a table. */
/** @import {TableInfo} from "./types.js" */

import { ask, serverNow, setUp, tell } from "./api.js";
import { confirm } from "./dialogs.js";
import { at, h, keep, recall } from "./dom.js";
import { complain } from "./problem.js";
import { moment } from "./times.js";
import { lang, listed, t } from "./texts.js";

const FIRST = 6; // so many tables of a list are shown at first

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
  const sign = table.invited && list === "mine" ? t("invited") : table.my_turn ? `${t("your-turn")}${table.until ? ` ${t("clock-until", { when: moment(table.until, serverNow(), lang) })}` : ""}` : table.over ? t("over") : table.waiting || list === "open" ? t("seats-open", { count: table.open_seats }) : "";
  return h("li", { class: `ticket${table.my_turn || table.invited ? " mine" : ""}` },
    h("a", { href: `/table/${table.id}` },
      h("strong", {}, table.title, table.brought ? ` · ${t("brought")}` : null, table.origin ? ` · ${table.origin}` : null),
      table.tournament ? h("span", { class: "cup" }, t("of-tournament", { name: table.tournament })) : null,
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
/** Which of one's own tables are shown: where it is one's turn, all that are on, or finished ones; of which game; with whom. */
const wish = { state: "on", game: "", name: "" };
/** @type {Record<string, (table: TableInfo) => boolean>} */
const STATES = { turn: table => table.my_turn || table.invited, on: table => !table.over, over: table => table.over };

/** @param {List} list */
async function fill(list) {
  try {
    /** @type {TableInfo[]} */
    const tables = await ask(`/tables?list=${list}`);
    tables.sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || Number(a.over) - Number(b.over) || b.touched - a.touched);
    lists.set(list, { tables, all: lists.get(list)?.all ?? false });
    if (list === "mine") offerGames(tables);
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
  if (list === "mine" && !there.some(STATES[wish.state])) wish.state = there.some(STATES.on) ? "on" : "over";
  const wanted = list === "mine" ? there.filter(wished) : there;
  const host = /** @type {HTMLElement} */ (document.querySelector(`[data-list="${list}"]`));
  host.replaceChildren(...wanted.slice(0, all ? wanted.length : FIRST).map(table => ticket(table, list)));
  at(`rh-${list}`).hidden = !there.length;
  const more = /** @type {HTMLElement} */ (document.querySelector(`[data-more="${list}"]`));
  more.hidden = all || wanted.length <= FIRST;
  more.textContent = t("all", { count: wanted.length });
  if (list !== "mine") return;
  const states = Object.keys(STATES).filter(state => there.some(STATES[state]));
  at("rh-filter").hidden = there.length < 2 || (states.length < 2 && there.length <= FIRST);
  at("rh-filter-more").hidden = there.length <= FIRST;
  at("rh-none").hidden = wanted.length > 0;
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-filter]"))) {
    const state = button.dataset.filter ?? "";
    button.hidden = !states.includes(state);
    button.setAttribute("aria-pressed", String(state === wish.state));
  }
}

/** @param {TableInfo} table */
function wished(table) {
  const name = wish.name.toLowerCase();
  return STATES[wish.state](table) && (!wish.game || table.game === wish.game) && [...table.names, table.tournament].some(one => one.toLowerCase().includes(name));
}

/** @param {TableInfo[]} tables */
function offerGames(tables) {
  const games = new Map(tables.map(table => [table.game, table.title]));
  at("rh-filter-game").replaceChildren(h("option", { value: "" }, t("filter-games")),
    ...[...games].sort((a, b) => a[1].localeCompare(b[1])).map(([id, title]) => h("option", { value: id, selected: id === wish.game }, title)));
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
    wish.state = button.getAttribute("data-filter") ?? "on";
    show("mine");
  });
}
const game = /** @type {HTMLSelectElement} */ (at("rh-filter-game"));
const withWhom = /** @type {HTMLInputElement} */ (at("rh-filter-name"));
for (const field of [game, withWhom]) {
  field.addEventListener("input", () => {
    wish.game = game.value;
    wish.name = withWhom.value.trim();
    show("mine");
  });
}

// A name is asked for once, and kept.
const name = /** @type {HTMLInputElement} */ (at("rh-name"));
name.value = recall("name") ?? "";
name.addEventListener("change", () => keep("name", name.value.trim()));

refresh();
addEventListener("pageshow", event => event.persisted && refresh());
