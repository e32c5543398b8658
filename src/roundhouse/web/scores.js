/** Everybody's points, line by line: beside the board, and at the end. */
/** @import {RivalInfo, SheetInfo, SheetLine} from "./types.js" */
/** @import {Lights} from "./lights.js" */
/** @import {Light} from "./row.js" */
/** @import {Table} from "./table.js" */

import { badge, rivalBadge } from "./badge.js";
import { at, h, put } from "./dom.js";
import { row } from "./row.js";
import { signed, t } from "./texts.js";

/** One sheet: a seat's, that of partners, or that of a rival, who has no seat. @typedef {RivalInfo & {seats: number[]}} One */

/** Everybody's sheets. @param {SheetInfo} sheet @returns {One[]} */
export function everybody(sheet) {
  const teams = sheet.teams.map(seats => ({ ...sheet.seats[seats[0]], name: seats.map(seat => sheet.seats[seat].name).join(" & "), seats }));
  return [...teams, ...(sheet.rival ? [{ ...sheet.rival, seats: [] }] : [])];
}

/** Whose sheet it is, and whether it won. @param {One} one */
function whose(one) {
  const badges = one.seats.length ? one.seats.map(badge) : [rivalBadge(one.name)];
  return [...badges, h("span", { class: "name" }, one.name), one.winner ? h("span", { class: "cup" }, `★ ${t("winner")}`) : null];
}

/**
 * @param {One} sheet
 * @param {Light | null} light
 */
function lines(sheet, light) {
  const body = sheet.lines.map((/** @type {SheetLine} */ line) =>
    h("li", {}, row([h("span", {}, line.text), h("span", { class: "points" }, signed(line.points))], line.where, sheet.seats[0] ?? null, light)),
  );
  return h("ul", { class: "sheet" }, ...body, h("li", { class: "total" }, h("span", { class: "row" }, h("span", {}, t("total")), h("span", { class: "points" }, signed(sheet.total)))));
}

export class Scores {
  /** @param {Table} table @param {Lights} lights */
  constructor(table, lights) {
    this.host = at("rh-scores");
    this.light = (/** @type {string[]} */ where, /** @type {number | null} */ seat) => lights.light(where, seat);
    table.on("changed", () => table.shown && this.show(table.shown.sheet, table.seat));
    table.on("covered", () => this.host.replaceChildren());
  }

  /** @param {SheetInfo} sheet @param {number | null} first */
  show(sheet, first) {
    const mine = (/** @type {One} */ one) => Number(first !== null && one.seats.includes(first));
    const order = everybody(sheet).sort((a, b) => mine(b) - mine(a));
    put(this.host, order.map((one, place) =>
      h("details", { class: `ticket${one.winner ? " winner" : ""}`, "data-name": `sheet-${one.seats[0] ?? "rival"}`, open: place === 0 && !this.host.childElementCount },
        h("summary", {}, h("span", { class: "who" }, ...whose(one)), h("span", { class: "points" }, signed(one.total))),
        lines(one, this.light)),
    ));
  }
}

/**
 * The whole sheet, line by line, for the end.
 * @param {SheetInfo} sheet
 */
export function finalSheet(sheet) {
  const order = everybody(sheet).sort((a, b) => b.total - a.total);
  return h("div", { class: "final" }, ...order.map(one =>
    h("section", { class: `ticket${one.winner ? " winner" : ""}` },
      h("h3", {}, ...whose(one)),
      lines(one, null))));
}
