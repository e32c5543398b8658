/** What others did, shown move by move at a speed that one likes. Whoever does not wish to wait skips the rest. */
/** @import {FrameInfo, TableState} from "./types.js" */
/** @import {Shot, Step} from "./frames.js" */
/** @import {Table} from "./table.js" */

import { following, joined, shots } from "./frames.js";
import { Patience } from "./patience.js";

/** How long each move is looked at, in milliseconds. @type {Record<string, number>} */
export const PACES = { calm: 1500, quick: 700, once: 0 };
/** If more wait than so many, each is looked at for less long: nobody falls behind. */
const FEW = 3;
/** What has much to tell is looked at for longer: a share of the pace for every line more, but not without end. */
const [A_LINE_MORE, LONGEST] = [0.35, 2];
/** After the last move one wants to go on. */
const LAST = 0.6;
/** What is one's own needs no more than a glance. */
const GLANCE = 0.4;
/** Where nothing lies elsewhere than before there is little to see: somebody has done without. */
const IDLE = 0.5;

/**
 * How long to look at a move.
 * @param {number} pace
 * @param {number} lines that it has to tell
 * @param {number} waiting so many moves are to be shown after it
 */
export function dwell(pace, lines, waiting) {
  const long = Math.min(LONGEST, 1 + A_LINE_MORE * Math.max(0, lines - 1));
  return pace * long * Math.min(1, FEW / (waiting + 1)) * (waiting ? 1 : LAST);
}

/** Whether a frame tells something that the seat has not done itself. @param {Shot} shot @param {number | null} mine */
function news(shot, mine) {
  return !shot.back && (shot.seat !== mine || shot.lines.some(line => line.seat !== mine));
}

/**
 * The frames that lead from one state to another. They may have been asked for earlier: then the first of them are known.
 * @param {TableState} before
 * @param {TableState} state
 * @returns {FrameInfo[] | null} null: they lead from somewhere else, and so nowhere
 */
function since(before, state) {
  if (state.since === before.number) return state.frames;
  if (state.since === null || state.since > before.number || state.frames.some(frame => frame.back)) return null;
  return state.frames.filter(frame => frame.move > before.moves);
}

/** How much there is to read: what happens to all at once, such as a settlement, counts as one thing. @param {Shot} shot */
function told({ lines, seat }) {
  const own = lines.filter(line => line.seat === seat).length;
  return own + (own < lines.length ? 1 : 0);
}

/** Whether nothing has moved. @param {Shot} shot */
function idle({ boards, flights }) {
  return !flights.length && boards.every(board => !board.edits.length);
}

export class Follow {
  /**
   * @param {Table} table
   * @param {() => number} pace how long to look at each
   * @param {(shot: Shot) => number} [ahead] looks to where something is about to happen; how long that takes
   */
  constructor(table, pace, ahead = () => 0) {
    this.table = table;
    this.pace = pace;
    this.ahead = ahead;
    /** What is still to be shown. @type {Shot[]} */
    this.queue = [];
    /** What is shown now. @type {Step | null} */
    this.step = null;
    this.running = false;
    this.patience = new Patience();
    table.on("position", (state, _, before) => before && this.follow(before, state));
    table.on("seat", () => this.skip());
    table.on("seen", () => this.skip());
    table.on("covered", () => this.skip());
  }

  /** @param {TableState} before @param {TableState} state */
  follow(before, state) {
    const frames = since(before, state);
    if (!frames || !this.pace()) {
      this.skip();
      return;
    }
    const found = joined(frames.flatMap(frame => shots(frame, state.seat ?? 0)));
    if (!this.running && !found.some(shot => news(shot, state.seat))) {
      this.table.emit("moving", found);
      return;
    }
    this.queue.push(...found);
    if (this.running) return;
    const { drawing, areas, others, log, sheet, moves } = before;
    this.step = { at: moves, moves: state.moves, drawing, areas, others, log, sheet, after: moves };
    this.running = true;
    void this.run();
  }

  async run() {
    for (let shot = this.queue.shift(); shot && this.step; shot = this.queue.shift()) {
      const time = this.time(shot);
      // Pieces set out from where they are seen: not before one looks there.
      const first = shot.seat === this.table.seat ? 0 : this.ahead(shot);
      if (first) {
        if (!this.table.followed) this.table.follow(this.step);
        await this.patience.wait(first);
        if (!this.running) return;
      }
      const step = this.step = { ...following(this.step, shot, this.table.seat ?? 0), shot: { ...shot, time }, after: this.step.at };
      this.table.follow(step, step.shot);
      await this.patience.wait(time);
      if (!this.running) return;
    }
    this.skip();
  }

  /** How long to look at it. @param {Shot} shot */
  time(shot) {
    const waiting = this.queue.length;
    if (news(shot, this.table.seat)) return dwell(this.pace(), told(shot), waiting) * (idle(shot) ? IDLE : 1);
    return waiting ? GLANCE * this.pace() : 0;
  }

  /** Show what is now. */
  skip() {
    if (!this.running) return;
    this.running = false;
    this.queue.length = 0;
    this.step = null;
    this.patience.hurry();
    this.table.follow(null);
  }
}
