/** Everybody's time, in a quiet line under the name of the game; nothing where nobody is in a hurry. */
/** @import {ClockInfo, SeatInfo, TableState} from "./types.js" */
/** @import {Table} from "./table.js" */

import { serverNow, tell } from "./api.js";
import { badge } from "./badge.js";
import { at, h, keep, put, recall } from "./dom.js";
import { about, face, moment, remaining } from "./times.js";
import { lang, t } from "./texts.js";

const SECOND = 1000;
const LITTLE = 30; // seconds: then it is said aloud, once

export class Clocks {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.host = at("rh-clock");
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.ticking = undefined;
    table.on("changed", () => this.show());
  }

  show() {
    const { state } = this.table;
    const clock = state?.clock ?? null;
    this.host.hidden = !clock || state?.over === true;
    clearInterval(this.ticking);
    if (!state || !clock || state.over) return;
    if (state.seats.some(seat => seat.mine)) tellZone();
    this.draw(state, clock);
    if (clock.seats.some(seat => seat.until !== null)) this.ticking = setInterval(() => this.draw(state, clock), clock.kind === "live" ? SECOND : 60 * SECOND);
  }

  /** @param {TableState} state @param {ClockInfo} clock */
  draw(state, clock) {
    const parts = state.seats.filter(seat => seat.kind === "person").map(seat => h("span", { class: `time${clock.seats[seat.seat].until === null ? "" : " runs"}${low(clock, seat) ? " low" : ""}${seat.mine ? " mine" : ""}` },
      badge(seat.seat), h("span", {}, h("span", { class: "quiet" }, `${seat.name}: `), timeOf(clock, seat))));
    put(this.host, clock.paused ? [h("span", {}, `⏸ ${t("clock-paused")}`), ...parts] : parts);
  }
}

/** A seat's time in words. @param {ClockInfo} clock @param {SeatInfo} seat */
export function timeOf(clock, { seat }) {
  const now = serverNow();
  const one = clock.seats[seat];
  if (one.until !== null && one.until <= now) return t("clock-up");
  if (clock.kind === "live") return face(remaining(one, now));
  return one.until === null ? about(one.left, lang) : t("clock-until", { when: moment(one.until, now, lang) });
}

/** @param {ClockInfo} clock @param {SeatInfo} seat */
function low(clock, { seat }) {
  const one = clock.seats[seat];
  return one.until !== null && remaining(one, serverNow()) < (clock.kind === "live" ? LITTLE : 6 * 3600);
}

/** Nights are those of where one lives: the browser knows. Said once for each zone. */
export function tellZone() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone || recall("zone") === zone) return;
  keep("zone", zone);
  void tell("/hours/zone", { zone }).catch(() => {});
}
