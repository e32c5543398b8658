/** Looks at a table: the server sends what is new, and here it becomes the whole again. */
/** @import {AreaInfo, DrawingInfo, EditInfo, FrameInfo, TableState} from "./types.js" */

import { askUnless, tellTagged } from "./api.js";
import { have } from "./drawing.js";

/** A layer is cut before every element that has an id. */
const PIECE = /(?=<[^<]* id=")/;

/**
 * A live layer after some edits.
 * @param {string} live
 * @param {EditInfo[]} edits
 */
export function patched(live, edits) {
  const pieces = live.split(PIECE);
  for (const { at, gone, put } of edits) pieces.splice(at, gone, ...put);
  return pieces.join("");
}

/** The boards of a state by seat: the reader's own, and the others'. @param {TableState} state */
function boards(state) {
  return new Map([[state.seat ?? 0, state.drawing], ...state.others.map(one => /** @type {const} */ ([one.seat, one.drawing]))]);
}

/**
 * The drawings of some boards after a frame.
 * @param {Map<number, DrawingInfo>} drawings
 * @param {FrameInfo} frame
 */
export function after(drawings, frame) {
  const now = new Map(drawings);
  for (const { seat, edits, notes } of frame.boards) {
    const drawing = now.get(seat);
    if (drawing) now.set(seat, { ...drawing, live: patched(drawing.live, edits), notes: notes ?? drawing.notes });
  }
  return now;
}

/**
 * The areas around a board after a frame.
 * @param {AreaInfo[]} areas
 * @param {FrameInfo} frame
 */
export function beside(areas, frame) {
  return areas.map(area => frame.areas.find(now => now.name === area.name) ?? area);
}

/**
 * The whole state, from what is new since the one before.
 * @param {TableState} news
 * @param {TableState | null} before
 * @returns {TableState | null} null: it does not go on from there
 */
export function whole(news, before) {
  if (news.since === null) return news;
  if (!before || before.number !== news.since || before.seat !== news.seat) return null;
  const led = news.frames.reduce(after, boards(before));
  const drawn = (/** @type {number} */ seat, /** @type {DrawingInfo} */ drawing) => {
    const { live, notes } = led.get(seat) ?? drawing;
    return { ...drawing, live, notes };
  };
  const areas = news.frames.reduce(beside, before.areas);
  return {
    ...news,
    areas,
    drawing: drawn(news.seat ?? 0, news.drawing),
    others: news.others.map(one => ({ ...one, drawing: drawn(one.seat, one.drawing) })),
    log: [...before.log.slice(0, news.log_from), ...news.log],
  };
}

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
