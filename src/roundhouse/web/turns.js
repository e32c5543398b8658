/** In the header of every page: at how many other tables it is my turn, and the way to the one that waits longest. */
/** @import {TurnInfo} from "./types.js" */

import { ask } from "./api.js";
import { at } from "./dom.js";
import { t } from "./texts.js";

const OFTEN = 30_000; // milliseconds
const here = document.body.dataset.table ?? "";

async function look() {
  if (document.hidden) return;
  /** @type {TurnInfo[]} */
  const tables = await ask("/me/turns");
  const others = tables.filter(table => table.id !== here);
  const link = /** @type {HTMLAnchorElement} */ (at("rh-turns"));
  link.hidden = !others.length;
  if (!others.length) return;
  const words = t("next-table", { title: others[0].title, count: others.length });
  link.href = `/table/${others[0].id}`;
  link.title = words;
  /** @type {HTMLElement} */ (link.querySelector(".count")).textContent = String(others.length);
  /** @type {HTMLElement} */ (link.querySelector(".quiet")).textContent = words;
}

const quietly = () => void look().catch(() => {}); // the page does without
quietly();
setInterval(quietly, OFTEN);
document.addEventListener("visibilitychange", quietly);
addEventListener("pageshow", event => event.persisted && quietly());
// A move was made here: perhaps another table waits.
document.addEventListener("rh-moved", quietly);
