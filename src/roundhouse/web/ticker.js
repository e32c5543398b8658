/** The last sentences, always in sight; and the places that others touched last, marked on the boards. */
/** @import {LogLine} from "./types.js" */
/** @import {Lights} from "./lights.js" */
/** @import {Table} from "./table.js" */

import { badge } from "./badge.js";
import { at, h, put } from "./dom.js";
import { fresh } from "./lines.js";

const LINES = 3;

export class Ticker {
  /** @param {Table} table @param {Lights} lights */
  constructor(table, lights) {
    this.host = at("rh-ticker");
    this.lights = lights;
    /** What was told when the seat shown moved last. @type {LogLine[]} */
    this.known = [];
    table.on("position", (news, moved, before) => {
      if (!before) this.known = news.log;
      else if (moved) this.known = before.log;
    });
    table.on("changed", () => table.shown && this.show(table.shown.log, table.seat));
    table.on("covered", () => this.host.replaceChildren());
  }

  /** @param {LogLine[]} log @param {number | null} seat */
  show(log, seat) {
    put(this.host, log.slice(-LINES).map(line =>
      h("li", { title: line.text }, line.seat === null ? null : badge(line.seat), h("span", {}, line.text))));
    const others = fresh(this.known, log).filter(line => line.seat !== null && line.seat !== seat);
    this.lights.touched(others);
  }
}
