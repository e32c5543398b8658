/** Somebody else's board, as large as one's own: in its place while something happens there, or beside it. */
/** @import {OtherInfo} from "./types.js" */

import { h } from "./dom.js";
import { Board } from "./drawing.js";
import { ASIDE } from "./screen.js";

export class Second {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.label = h("figcaption", {});
    this.frame = h("div", { class: "easel" });
    host.append(this.label, this.frame);
    this.board = new Board(this.frame, "s-", () => ASIDE.matches);
    /** Whose board it is. @type {number | null} */
    this.seat = null;
  }

  get on() {
    return !this.host.hidden;
  }

  /**
   * @param {OtherInfo & {label: string} | null} one
   * @param {boolean} [beside] not in the place of one's own
   */
  show(one, beside = false) {
    this.host.hidden = !one;
    const { classList } = /** @type {HTMLElement} */ (this.host.parentElement);
    classList.toggle("pair", Boolean(one) && beside);
    classList.toggle("covered", Boolean(one) && !beside);
    if (!one) return;
    const same = this.seat === one.seat;
    if (!same) this.board.clear();
    this.seat = one.seat;
    this.label.textContent = one.label;
    this.board.show(one.drawing, same);
    this.host.style.setProperty("--ratio", String(this.board.width / this.board.height));
  }
}
