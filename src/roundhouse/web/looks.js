/** Looks at a table: what was seen last is kept, and the server sends what is new. */
/** @import {TableState} from "./types.js" */

import { askUnless, tellTagged } from "./api.js";
import { have } from "./drawing.js";
import { whole } from "./frames.js";

export class Looks {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** The newest state that came, and its tag. @type {TableState | null} */
    this.state = null;
    this.tag = "";
  }

  /** What is here already of what a seat sees. @param {number | null} seat */
  of(seat) {
    return this.state?.seat === seat ? this.state : null;
  }

  /** What a request says of what is here already. @param {TableState | null} here */
  known(here) {
    return `have=${have()}&since=${here?.mark ?? "none"}`;
  }

  /**
   * Ask what a seat sees.
   * @param {number | null} seat
   * @param {number} [heard] the number of the news that made us ask
   * @returns {Promise<TableState>}
   */
  async ask(seat, heard = 0) {
    const here = this.of(seat);
    const path = `/tables/${this.table}?${this.known(here)}&heard=${heard}${seat === null ? "" : `&seat=${seat}`}`;
    const { tag, body } = await askUnless(path, here ? this.tag : "");
    if (body === null && here) return here;
    const state = this.take(body, tag, here);
    if (state) return state;
    this.state = null;
    return this.ask(seat);
  }

  /**
   * Move or take back for a seat: the answer has what it sees then.
   * @param {"moves" | "undo"} what
   * @param {{seat: number, move?: string, number: number}} wish
   * @param {RequestInit} [how]
   * @returns {Promise<{number: number, state: TableState | null}>}
   */
  async change(what, wish, how = {}) {
    const here = this.of(wish.seat);
    const { tag, body } = await tellTagged(`/tables/${this.table}/${what}?${this.known(here)}`, wish, how);
    return { number: body.number, state: this.take(body.state, tag, here) };
  }

  /**
   * Take what the server sent.
   * @param {TableState} news
   * @param {string} tag
   * @param {TableState | null} before what was here when it was asked for
   */
  take(news, tag, before) {
    const state = whole(news, before);
    if (state && !(state.seat === this.state?.seat && state.number < this.state.number)) {
      this.state = state;
      this.tag = tag;
    }
    return state;
  }
}
