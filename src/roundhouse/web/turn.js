/** Somebody's turn: the way through the choices to a move. What there is to choose from comes with the table's state. */
/** @import {PickInfo} from "./types.js" */
/** @import {Table} from "./table.js" */

import { Events } from "./events.js";
import { Walk } from "./walk.js";

/**
 * @typedef {object} Steps what a turn tells
 * @property {[]} stepped somebody has chosen something, or gone back
 * @property {[]} asked the next choice is asked for
 * @property {[move: string]} chosen the way has come to a move
 * @property {[id: string]} impossible somebody has pointed at what cannot be chosen
 */

/** @extends {Events<Steps & Record<string, unknown[]>>} */
export class Turn extends Events {
  /** @param {Table} table */
  constructor(table) {
    super();
    this.table = table;
    this.walk = new Walk([]);
    /** Whether the last choice was made on the board: then the next ones appear beside it. */
    this.onBoard = false;
    /** Something was pointed at to which several picks lead: they are asked for first. @type {string | null} */
    this.through = null;
    /** Whether the hand that chooses is on the screen. */
    this.byTouch = false;
    /** A move is on its way: nothing can be chosen before the answer. */
    this.busy = false;
    table.on("seat", () => this.begin([], true));
    table.on("position", (news, moved) => this.begin(news.picks, moved));
  }

  /** The seat that chooses: none for a spectator, and none in a replay. */
  get seat() {
    return this.table.past ? null : this.table.state?.seat ?? null;
  }

  /** What can be picked now. */
  get level() {
    return this.seat === null ? [] : this.walk.level;
  }

  /** The picks that lead to what was pointed at. */
  get ways() {
    return this.through === null ? [] : this.walk.through(this.through);
  }

  /**
   * The position has changed. Somebody else's move does not disturb a choice half made.
   * @param {PickInfo[]} picks
   * @param {boolean} moved by this seat
   */
  begin(picks, moved) {
    const way = this.walk.ids;
    this.walk = new Walk(picks);
    if (moved) this.forget();
    else this.walk.follow(way);
  }

  /** From the beginning. */
  restart() {
    this.walk = new Walk(this.table.state?.picks ?? []);
    this.forget();
  }

  forget() {
    this.through = null;
    this.onBoard = false;
    this.emit("stepped");
  }

  /** Something on the board is pointed at. @param {string} id */
  point(id) {
    if (this.table.past || this.busy) return;
    this.onBoard = true;
    const ways = this.walk.through(id);
    if (this.walk.reach(id)) this.onward();
    else if (ways.length === 1) this.choose(ways[0], id);
    else if (ways.length) {
      this.through = id;
      this.emit("stepped");
      this.table.update();
    } else this.emit("impossible", id);
  }

  /**
   * @param {PickInfo} pick of this level
   * @param {string | null} [next] what was pointed at before: picked along
   */
  choose(pick, next = this.through) {
    if (this.busy) return;
    this.walk.choose(pick);
    if (next !== null && !this.walk.move) this.walk.reach(next);
    this.onward();
  }

  /** After a choice: the next one, or the move. */
  onward() {
    this.through = null;
    this.emit("stepped");
    if (this.walk.move) this.emit("chosen", this.walk.move);
    else {
      this.table.update();
      this.emit("asked");
    }
  }

  /** One choice back. @returns {boolean} whether there was one */
  back() {
    if (this.busy) return true;
    const chosen = this.through !== null || this.walk.steps.length > 0;
    if (this.through !== null) this.through = null;
    else this.walk.back();
    if (!chosen) return false;
    this.emit("stepped");
    this.table.update();
    return true;
  }
}
