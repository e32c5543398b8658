/** Making moves and taking them back. */
/** @import {Hold} from "./hold.js" */
/** @import {Looks} from "./looks.js" */
/** @import {Previews} from "./previews.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */
/** @import {WhyNot} from "./types.js" */

import { Refused } from "./api.js";
import { t } from "./texts.js";

export class Moves {
  /**
   * @param {Table} table
   * @param {Turn} turn
   * @param {Previews} previews
   * @param {Hold} hold
   * @param {Looks} looks
   */
  constructor(table, turn, previews, hold, looks) {
    this.table = table;
    this.looks = looks;
    this.turn = turn;
    this.previews = previews;
    this.hold = hold;
    /** The move that is held, or on its way. */
    this.meant = "";
    /** The page is going away: what is sent must not go with it. */
    this.leaving = false;
    turn.on("chosen", (move, label) => void this.play(move, label));
    // The board is drawn anew when somebody comes or goes: what is meant stays to be seen.
    table.on("changed", () => this.meant && void this.foresee(this.meant));
    // Whoever goes away has decided.
    table.on("covered", () => hold.end(true));
    table.on("seat", () => hold.end(true));
    addEventListener("pagehide", () => {
      this.leaving = true;
      if (hold.byItself) hold.end(true);
    });
    addEventListener("pageshow", () => (this.leaving = false));
  }

  /** @param {string} move @param {string} label */
  async play(move, label) {
    const { table: { state }, turn } = this;
    if (turn.busy || !state || turn.seat === null) return;
    const wish = { seat: turn.seat, move, number: state.own_number };
    turn.busy = true;
    this.meant = move;
    this.table.emit("waiting", true);
    const ghost = this.foresee(move);
    if (!turn.quick && await ghost && !await this.decide(label)) {
      this.meant = "";
      turn.busy = false;
      turn.restart();
      this.table.update();
    } else await this.change("moves", wish);
  }

  /** Show what a move does until the server has answered. @param {string} move @returns {Promise<boolean>} whether it is final */
  async foresee(move) {
    const known = await this.previews.of(move).catch(() => null);
    if (known && this.meant === move) this.previews.haunt(known);
    return known?.final ?? false;
  }

  /** @param {string} label */
  async decide(label) {
    this.table.emit("waiting", false);
    return this.hold.decide(label || t("held"));
  }

  /** The decision that is held, or else the last move. */
  async undo() {
    const { hold, table: { state }, turn } = this;
    if (hold.held) {
      hold.end(false);
      return;
    }
    if (turn.busy || !state || turn.seat === null) return;
    if (state.can_undo) await this.change("undo", { seat: turn.seat, number: state.own_number });
    else this.table.emit("said", state.undo_refusal);
  }

  /** @param {"moves" | "undo"} what @param {{seat: number, move?: string, number: number}} wish */
  async change(what, wish) {
    const { table, turn } = this;
    turn.busy = true;
    table.emit("waiting", true);
    /** @type {WhyNot | null} */
    let refusal = null;
    let number = Infinity; // nothing is known of what became of a move without an answer
    try {
      const played = await this.looks.change(what, wish, { keepalive: this.leaving }).finally(() => (this.meant = ""));
      number = played.number;
      if (played.state && wish.seat === table.seat) table.accept(played.state);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusal = { rule: error.problem.rule ?? "", text: error.message };
    }
    // Nothing can be chosen before it is known what there is to choose from.
    await table.refresh(number);
    turn.busy = false;
    table.emit("waiting", false);
    turn.restart();
    if (refusal) table.emit("said", refusal);
    table.update();
  }
}
