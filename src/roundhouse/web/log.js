/** What has happened, the latest first. */
/** @import {LogLine} from "./types.js" */
/** @import {Lights} from "./lights.js" */
/** @import {Table} from "./table.js" */

import { at, h, put } from "./dom.js";
import { fresh } from "./lines.js";
import { row } from "./row.js";

export class Log {
  /** @param {Table} table @param {Lights} lights */
  constructor(table, lights) {
    this.host = at("rh-log");
    this.light = (/** @type {string[]} */ where, /** @type {number | null} */ seat) => lights.light(where, seat);
    /** What was told when the seat shown moved last: the rest is new. @type {LogLine[]} */
    this.known = [];
    table.on("position", (news, moved) => moved && (this.known = news.log));
    table.on("changed", () => table.shown && this.show(table.shown.log, new Set(table.past ? [] : fresh(this.known, table.shown.log))));
    table.on("covered", () => this.host.replaceChildren());
  }

  /** @param {LogLine[]} log @param {Set<LogLine>} news */
  show(log, news) {
    const items = log.map(line =>
      h("li", { class: news.has(line) ? "new" : null }, row([line.text], line.where, line.seat, this.light, line.seat === null ? "all" : "")));
    put(this.host, [h("ol", { class: "log" }, ...items.reverse())]);
  }
}
