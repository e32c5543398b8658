/** The last sentences, always in sight; and the places that others touched last, marked on the boards. */
/** @import {LogLine} from "./types.js" */
/** @import {Lights} from "./lights.js" */
/** @import {Table} from "./table.js" */

import { badge } from "./badge.js";
import { at, h, put } from "./dom.js";
import { fresh } from "./lines.js";
import { SMALL } from "./screen.js";

const LINES = 12; // as many of them are shown as there is room for
const RIM = 4; // pixels below the letters

export class Ticker {
  /** @param {Table} table @param {Lights} lights @param {HTMLElement[]} sheets what may lie over it on a phone */
  constructor(table, lights, sheets) {
    this.host = at("rh-ticker");
    this.lights = lights;
    this.sheets = sheets;
    /** What was told when the seat shown moved last. @type {LogLine[]} */
    this.known = [];
    table.on("position", (news, moved, before) => {
      if (!before) this.known = news.log;
      else if (moved) this.known = before.log;
    });
    table.on("changed", () => table.shown && this.show(table.shown.log, table.seat));
    table.on("covered", () => this.host.replaceChildren());
    const sizes = new ResizeObserver(() => this.trim());
    for (const sheet of sheets) sizes.observe(sheet);
  }

  /** @param {LogLine[]} log @param {number | null} seat */
  show(log, seat) {
    put(this.host, log.slice(-LINES).map(line =>
      h("li", { title: line.text }, line.seat === null ? null : badge(line.seat), h("span", {}, line.text))));
    const others = fresh(this.known, log).filter(line => line.seat !== null && line.seat !== seat);
    this.lights.touched(others);
    this.trim();
  }

  /** No half a sentence looks out from under a sheet. */
  trim() {
    const shown = this.sheets.filter(sheet => SMALL.matches && sheet.checkVisibility({ visibilityProperty: true }));
    const top = Math.min(...shown.map(sheet => sheet.getBoundingClientRect().top));
    for (const line of this.host.children) line.classList.toggle("hush", line.getBoundingClientRect().bottom > top + RIM);
  }
}
