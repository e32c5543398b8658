/** Somebody's turn: the way through the choices to a move. What there is to choose from comes with the table's state. */
/** @import {PickInfo} from "./types.js" */
/** @import {Table} from "./table.js" */

import { Events } from "./events.js";
import { rival } from "./gains.js";
import { keepable, keeping } from "./keeping.js";
import { Walk } from "./walk.js";

/**
 * @typedef {object} Steps what a turn tells
 * @property {[]} stepped somebody has chosen something, or gone back
 * @property {[]} asked the next choice is asked for
 * @property {[move: string, label: string]} chosen the way has come to a move
 * @property {[id: string]} impossible somebody has pointed at what cannot be chosen
 * @property {[]} turned somebody wants the piece in its place the next way round
 */

/** @extends {Events<Steps & Record<string, unknown[]>>} */
export class Turn extends Events {
  /**
   * @param {Table} table
   * @param {(id: string) => boolean} shown whether something has a place on the board
   */
  constructor(table, shown) {
    super();
    this.table = table;
    this.shown = shown;
    this.walk = this.way([]);
    /** Whether the last choice was made on the board: then the next ones appear beside it. */
    this.onBoard = false;
    /** Something was pointed at to which several picks lead: they are asked for first. @type {string | null} */
    this.through = null;
    /** The way has come to a move that brings somebody else more: it is asked whether it is meant. */
    this.doubt = false;
    /** What is ticked to be kept. @type {Set<string>} */
    this.ticked = new Set();
    /** Whether the hand that chooses is on the screen. */
    this.byTouch = false;
    /** A move is on its way: nothing can be chosen before the answer. */
    this.busy = false;
    table.on("seat", () => this.begin([], true));
    table.on("position", (news, moved) => this.begin(news.picks, moved));
  }

  /** The seat that chooses: none for a spectator, none in a replay, and none while others are followed. */
  get seat() {
    return this.table.current ? this.table.state?.seat ?? null : null;
  }

  /** What can be picked now. */
  get level() {
    return this.seat === null ? [] : this.walk.level;
  }

  /** The same, also while others are still followed: whoever knows what they want need not wait. */
  get coming() {
    return this.table.past || this.table.state?.seat == null ? [] : this.walk.level;
  }

  /** @param {PickInfo[]} picks */
  way(picks) {
    return new Walk(picks, pick => this.shown(pick.id));
  }

  /**
   * What somebody means who points at several things, of which the first is on top: what can be picked now, whatever lies
   * on it.
   * @param {string[]} ids
   * @returns {string | undefined}
   */
  meant(ids) {
    return ids.find(id => this.level.some(pick => pick.id === id)) ?? ids[0];
  }

  /** Whether the move chosen is made at once, although it may end the turn: a card drawn, a die taken. */
  get quick() {
    return Boolean(this.walk.last?.quick);
  }

  /** What can be kept by ticking it: nothing is picked before. */
  get keepable() {
    return this.walk.steps.length ? [] : keepable(this.level);
  }

  /** The way to a move that keeps what is ticked; null: there is none. */
  get keeps() {
    return this.keepable.length ? keeping(this.level, this.ticked) : null;
  }

  /** The ways to lay a piece in its place. */
  get turns() {
    const { level, walk } = this;
    return walk.steps.length ? level.filter(pick => pick.turned && pick.move) : [];
  }

  /** Who gains more by the move chosen than its mover does. */
  get rival() {
    return this.walk.move ? rival(this.walk.last, this.seat) : null;
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
    this.walk = this.way(picks);
    this.doubt = false;
    if (moved) this.forget();
    else this.walk.follow(way);
  }

  /** From the beginning. */
  restart() {
    this.walk = this.way(this.table.state?.picks ?? []);
    this.forget();
  }

  forget() {
    this.through = null;
    this.doubt = false;
    this.ticked.clear();
    this.onBoard = false;
    this.emit("stepped");
  }

  /** Tick what to keep, or do so no longer. @param {string} id */
  tick(id) {
    if (this.busy || !this.keepable.some(pick => pick.id === id)) return;
    if (!this.ticked.delete(id)) this.ticked.add(id);
    this.table.update();
  }

  /** Keep what is ticked. */
  keep() {
    const way = this.busy ? null : this.keeps;
    if (!way) return;
    for (const pick of way) this.walk.steps.push({ pick, by: "itself" });
    this.walk.steps[0].by = "person";
    this.onward();
  }

  /** Something on the board is pointed at. @param {string} id */
  point(id) {
    if (!this.table.current || this.busy) return;
    if (this.keepable.some(pick => pick.id === id)) {
      this.tick(id);
      return;
    }
    if (this.turns.length > 1 && this.walk.ids.filter(this.shown).at(-1) === id) {
      this.emit("turned");
      return;
    }
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

  /** It is meant, although somebody else gains more by it. */
  sure() {
    if (!this.doubt || this.busy) return;
    this.doubt = false;
    this.emit("stepped");
    this.decided();
  }

  decided() {
    if (this.walk.move) this.emit("chosen", this.walk.move, this.walk.words);
  }

  /** After a choice: the next one, or the move. */
  onward() {
    this.through = null;
    this.doubt = this.rival !== null;
    this.emit("stepped");
    if (this.walk.move && !this.doubt) this.decided();
    else {
      this.table.update();
      this.emit("asked");
    }
  }

  /** One choice back. @returns {boolean} whether there was one */
  back() {
    if (this.busy) return true;
    const chosen = this.through !== null || this.walk.steps.length > 0;
    this.doubt = false;
    if (this.through !== null) this.through = null;
    else this.walk.back();
    if (!chosen) return false;
    this.emit("stepped");
    this.table.update();
    return true;
  }
}
