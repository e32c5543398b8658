/** The home page: play at once, or go to a table. */
/** @import {TableInfo} from "./types.js" */

import { Refused, ask, entropy, tell } from "./api.js";
import { at, h, recall } from "./dom.js";
import { lang, listed, t } from "./texts.js";

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
      const name = recall("name");
      const { url } = await tell("/tables", { game: button.dataset.play, entropy: entropy(), ...(name ? { name } : {}) });
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
      h("strong", {}, table.title, table.brought ? ` · ${t("brought")}` : null),
      h("span", {}, names.length ? listed(names) : t("nobody-yet")),
      h("small", {}, sign ? h("b", {}, sign) : null, sign ? " · " : null, ago(table.touched))),
    list === "mine" && table.removal ? notice(table.id, table.removal) : null);
}

/** It will be removed, unless somebody plays on or wants to keep it. @param {string} table @param {number} removal */
function notice(table, removal) {
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(removal * 1000));
  const keep = () => tell(`/tables/${table}/keep`).then(() => fill("mine"), complain);
  return h("p", { class: "removal" }, t("removal", { day }), " ", h("button", { type: "button", class: "small", onclick: keep }, t("keep")));
}

/** @param {"mine" | "open" | "watch"} list */
async function fill(list) {
  const host = document.querySelector(`[data-list="${list}"]`);
  if (!host) return;
  try {
    /** @type {TableInfo[]} */
    const tables = await ask(`/tables?list=${list}`);
    tables.sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || Number(a.over) - Number(b.over) || b.touched - a.touched);
    host.replaceChildren(...tables.slice(0, 12).map(table => ticket(table, list)));
    const empty = /** @type {HTMLElement | null} */ (document.querySelector(`[data-empty="${list}"]`));
    if (empty) empty.hidden = tables.length > 0;
    if (list === "mine") at("rh-mine").hidden = !tables.length;
  } catch (error) {
    complain(error);
  }
}

function refresh() {
  for (const list of /** @type {const} */ (["mine", "open", "watch"])) void fill(list);
}
refresh();
addEventListener("pageshow", event => event.persisted && refresh());
