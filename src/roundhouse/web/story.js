/** A finished game in figures: curves of points and the like, and what chance gave. */
/** @import {CurveInfo, LuckInfo, StoryInfo} from "./types.js" */

import { ask } from "./api.js";
import { badge } from "./badge.js";
import { h } from "./dom.js";
import { t } from "./texts.js";

/** Looked up when somebody opens it. @param {string} table */
export function story(table) {
  const body = h("div", { class: "figures-of-game" }, h("p", {}, t("story-wait")));
  const fill = async () => {
    /** @type {StoryInfo} */
    const found = await ask(`/tables/${table}/story`);
    body.replaceChildren(...found.curves.map(curve), ...found.luck.map(luck));
  };
  /** @type {HTMLDetailsElement} */
  const part = h("details", { class: "story" }, h("summary", {}, t("story")), body);
  part.addEventListener("toggle", () => void fill().catch(error => body.replaceChildren(h("p", {}, error.message))), { once: true });
  return part;
}

/** A chart; on a phone the names stand above it, not in it. @param {CurveInfo} info */
export function curve({ title, svg, parties }) {
  const legend = h("ul", { class: "legend" }, ...parties.map(({ seat, name }) => h("li", {}, badge(seat), " ", name)));
  const frame = h("figure", { "aria-label": title }, h("figcaption", {}, title), legend);
  frame.insertAdjacentHTML("beforeend", svg); // made by the server, names and all
  return frame;
}

/** @param {LuckInfo} info */
function luck({ title, kinds, rows }) {
  const most = Math.max(1, ...rows.flatMap(row => row.counts));
  const cell = (/** @type {number} */ count) => {
    const bar = h("span", { class: "bar" }, String(count));
    bar.style.setProperty("--share", String(count / most));
    return h("td", {}, bar);
  };
  const sum = (/** @type {number[]} */ counts) => counts.reduce((all, one) => all + one, 0);
  return h("div", { class: "luck", role: "group", "aria-label": title, tabindex: 0 }, h("table", {}, h("caption", {}, title),
    h("thead", {}, h("tr", {}, h("td"), ...kinds.map(kind => h("th", { scope: "col" }, kind)), h("th", { scope: "col" }, t("total")))),
    h("tbody", {}, ...rows.map(({ seat, name, counts }) =>
      h("tr", {}, h("th", { scope: "row" }, seat === null ? null : badge(seat), " ", name), ...counts.map(cell), h("td", { class: "points" }, String(sum(counts))))))));
}
