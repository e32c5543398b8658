/** What a bot would do: said, and shown on the board step by step. */
/** @import {Hint} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Previews} from "./previews.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */

import { ask } from "./api.js";
import { at, h, put, say, still } from "./dom.js";
import { t } from "./texts.js";
import { inWords } from "./walk.js";

const STEP = 500;

export class Hints {
  /**
   * @param {Table} table
   * @param {Turn} turn
   * @param {Board} board
   * @param {Previews} previews
   */
  constructor(table, turn, board, previews) {
    this.table = table;
    this.turn = turn;
    this.board = board;
    this.previews = previews;
    this.host = at("rh-advice");
    this.button = at("rh-hint");
    /** @type {Hint | null} */
    this.hint = null;
    /** So many steps of it are lit. */
    this.lit = 0;
    this.button.addEventListener("click", () => void this.ask());
    turn.on("stepped", () => this.clear());
    table.on("covered", () => this.clear());
    table.on("changed", () => this.show());
    board.on("haunted", () => this.light());
  }

  get shown() {
    return this.hint !== null;
  }

  clear() {
    if (!this.hint) return;
    this.hint = null;
    this.previews.unpoint();
    this.show();
  }

  async ask() {
    const { table, turn } = this;
    if (turn.seat === null || !table.state?.picks.length) return;
    this.button.setAttribute("aria-busy", "true");
    try {
      /** @type {Hint} */
      const hint = await ask(`/tables/${table.id}/hint?seat=${turn.seat}`);
      turn.restart();
      this.hint = hint;
      this.lit = 0;
      table.update();
      say(`${t("hint-is")} ${hint.labels.join(", ")}. ${hint.reason}`);
      const known = await this.previews.of(hint.move).catch(() => null);
      if (this.hint !== hint) return;
      if (known) this.previews.haunt(known);
      hint.path.forEach((_, step) => setTimeout(() => {
        this.lit = step + 1;
        this.light();
      }, still() ? 0 : step * STEP));
    } catch (error) {
      table.emit("trouble", error);
    } finally {
      this.button.removeAttribute("aria-busy");
    }
  }

  show() {
    this.host.hidden = !this.hint || this.table.past !== null;
    this.light();
    put(this.host, this.hint ? this.words(this.hint) : []);
  }

  /** @param {Hint} hint */
  words({ move, labels, reason }) {
    return [
      h("p", {}, h("strong", {}, t("hint-is")), " ", labels.join(" → "), h("small", { class: "reason" }, reason)),
      h("button", { type: "button", class: "small main", onclick: () => this.turn.emit("chosen", move, inWords(labels)) }, t("hint-play")),
    ];
  }

  light() {
    this.board.unmark("hinted");
    this.board.mark("hinted", this.hint?.path.slice(0, this.lit) ?? []);
  }
}
