/** The end: everybody's points are counted on the board, line by line. Whoever does not wish to wait skips the rest. */
/** @import {SheetInfo, SheetLine} from "./types.js" */
/** @import {Lights} from "./lights.js" */
/** @import {One} from "./scores.js" */
/** @import {Table} from "./table.js" */

import { badge, rivalBadge } from "./badge.js";
import { at, h, say } from "./dom.js";
import { Patience } from "./patience.js";
import { everybody } from "./scores.js";
import { tally } from "./tally.js";
import { signed, t } from "./texts.js";

/** Milliseconds: the whole of it does not take longer. */
const LONGEST = 20_000;

export class Counting {
  /**
   * @param {Table} table
   * @param {Lights} lights
   * @param {() => number} pace how long to look at a line
   */
  constructor(table, lights, pace) {
    this.table = table;
    this.lights = lights;
    this.pace = pace;
    this.host = at("rh-count");
    this.line = h("p", { class: "counted" });
    this.standings = h("ol", { class: "standings" });
    this.button = h("button", { type: "button", class: "small", onclick: () => this.skip() }, t("skip"), " ", h("kbd", {}, t("space")));
    this.host.append(this.line, this.standings, this.button);
    this.running = false;
    this.patience = new Patience();
    table.on("seat", () => this.skip());
    table.on("covered", () => this.skip());
  }

  /**
   * Count it all.
   * @param {SheetInfo} sheet
   * @param {boolean} [asked] somebody wished for it
   * @returns {Promise<void>} when it is done, or skipped
   */
  async run(sheet, asked = false) {
    const parties = everybody(sheet);
    const steps = tally(parties);
    const time = Math.min(this.pace(), LONGEST / steps.length);
    if (!time || this.running) return;
    this.running = this.table.counting = true;
    document.body.classList.add("counts");
    this.host.hidden = false;
    if (asked) this.button.focus({ preventScroll: true });
    for (const { party, line, totals } of steps) {
      this.show(parties, party, line, totals);
      await this.patience.wait(time);
      if (!this.running) break;
    }
    this.running = this.table.counting = false;
    document.body.classList.remove("counts");
    this.host.hidden = true;
    this.table.counted(null);
    this.lights.light([], null);
  }

  /**
   * @param {One[]} parties
   * @param {number} party
   * @param {SheetLine} line
   * @param {number[]} totals
   */
  show(parties, party, line, totals) {
    const one = parties[party];
    this.line.replaceChildren(...marks(one), h("span", {}, line.text), h("strong", { class: "points" }, signed(line.points)));
    this.standings.replaceChildren(...parties.map((each, place) =>
      h("li", { class: place === party ? "now" : null }, ...marks(each), h("span", { class: "name" }, each.name), h("strong", {}, signed(totals[place])))));
    say(`${one.name}: ${line.text} ${signed(line.points)}`);
    this.table.counted(one.seats[0] ?? null);
    this.lights.light(line.where, one.seats[0] ?? null);
  }

  /** Go on to the result. */
  skip() {
    if (!this.running) return;
    this.running = false;
    this.patience.hurry();
  }
}

/** @param {One} one */
function marks(one) {
  return one.seats.length ? one.seats.map(badge) : [rivalBadge(one.name)];
}
