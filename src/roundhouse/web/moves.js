/** Making moves and taking them back. */
/** @import {Looks} from "./looks.js" */
/** @import {Previews} from "./previews.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */
/** @import {WhyNot} from "./types.js" */

import { Refused } from "./api.js";
import { confirm } from "./dialogs.js";
import { setting } from "./settings.js";
import { t } from "./texts.js";

export class Moves {
  /**
   * @param {Table} table
   * @param {Turn} turn
   * @param {Previews} previews
   * @param {Looks} looks
   */
  constructor(table, turn, previews, looks) {
    this.table = table;
    this.looks = looks;
    this.turn = turn;
    this.previews = previews;
    turn.on("chosen", move => void this.play(move));
  }

  /** @param {string} move */
  async play(move) {
    const { table: { state }, turn } = this;
    if (turn.busy || !state || turn.seat === null) return;
    if (await this.final(move)) {
      const label = turn.walk.last?.label;
      const text = label ? t("sure-about", { move: label }) : t("sure-plain");
      if (!await confirm({ title: t("sure"), text, yes: t("sure-yes") })) {
        turn.back();
        return;
      }
    }
    await this.change("moves", { seat: turn.seat, move, number: state.own_number });
  }

  /** Whether to ask before a move: it cannot be taken back, and one wishes to be asked. @param {string} move */
  async final(move) {
    const wish = setting("confirm");
    if (wish !== "always" && !(wish === "touch" && this.turn.byTouch)) return false;
    this.turn.busy = true;
    const known = await this.previews.of(move).catch(() => null);
    this.turn.busy = false;
    return known?.final ?? true;
  }

  async undo() {
    const { table: { state }, turn } = this;
    if (turn.busy || !state || turn.seat === null) return;
    if (state.can_undo) await this.change("undo", { seat: turn.seat, number: state.own_number });
    else this.table.emit("said", state.undo_refusal);
  }

  /** @param {"moves" | "undo"} what @param {{seat: number, move?: string, number: number}} wish */
  async change(what, wish) {
    const { table, turn } = this;
    turn.busy = true;
    /** @type {WhyNot | null} */
    let refusal = null;
    let number = Infinity; // nothing is known of what became of a move without an answer
    try {
      const played = await this.looks.change(what, wish);
      number = played.number;
      if (played.state && wish.seat === table.seat) table.accept(played.state);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusal = { rule: error.problem.rule ?? "", text: error.message };
    }
    // Nothing can be chosen before it is known what there is to choose from.
    await table.refresh(number);
    turn.busy = false;
    turn.restart();
    if (refusal) table.emit("said", refusal);
    table.update();
  }
}
