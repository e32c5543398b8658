/** What has happened, the latest first. */
/** @import {LogLine} from "./types.js" */
/** @import {Lights} from "./lights.js" */
/** @import {Table} from "./table.js" */

import { at, h, put } from "./dom.js";
import { row } from "./row.js";

export class Log {
  /** @param {Table} table @param {Lights} lights */
  constructor(table, lights) {
    this.host = at("rh-log");
    this.light = (/** @type {string[]} */ where, /** @type {number | null} */ seat) => lights.light(where, seat);
    /** Lines from here on are new since the last own move. */
    this.fresh = 0;
    table.on("position", (news, moved) => moved && (this.fresh = news.log.length));
    table.on("changed", () => table.shown && this.show(table.shown.log, table.past ? table.past.log.length : this.fresh));
    table.on("covered", () => this.host.replaceChildren());
  }

  /** @param {LogLine[]} log @param {number} fresh */
  show(log, fresh) {
    const items = log.map((line, place) =>
      h("li", { class: place >= fresh ? "new" : null }, row([line.text], line.where, line.seat, this.light, line.seat === null ? "all" : "")));
    put(this.host, [h("ol", { class: "log" }, ...items.reverse())]);
  }
}
