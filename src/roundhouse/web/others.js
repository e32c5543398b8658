/** The other boards: at a glance, and large when asked for. */
/** @import {OtherInfo, SheetInfo} from "./types.js" */
/** @import {Table} from "./table.js" */

import { open } from "./dialogs.js";
import { h } from "./dom.js";
import { Board } from "./drawing.js";
import { signed } from "./texts.js";

export class Others {
  /** @param {Table} table @param {HTMLElement} host */
  constructor(table, host) {
    this.host = host;
    /** @type {Map<number, {board: Board, label: HTMLElement, info: OtherInfo}>} */
    this.shown = new Map();
    table.on("changed", () => table.shown && this.show(table.shown.others, table.shown.sheet));
  }

  /** @param {OtherInfo[]} others @param {SheetInfo} sheet */
  show(others, sheet) {
    this.host.hidden = !others.length;
    if (String(others.map(other => other.seat)) !== String([...this.shown.keys()])) this.build(others);
    for (const info of others) {
      const one = this.shown.get(info.seat);
      const line = sheet.seats.find(seat => seat.seat === info.seat);
      if (!one || !line) continue;
      one.info = info;
      one.board.show(info.drawing);
      one.label.textContent = `${line.name} · ${signed(line.total)}`;
    }
  }

  /** @param {OtherInfo[]} others */
  build(others) {
    this.shown.clear();
    this.host.replaceChildren(...others.map(info => {
      const label = h("span", { class: "label" });
      const button = h("button", { type: "button", class: "other", onclick: () => this.enlarge(info.seat) });
      this.shown.set(info.seat, { board: new Board(button, `o${info.seat}-`), label, info });
      button.append(label);
      return button;
    }));
  }

  /** @param {number} seat */
  enlarge(seat) {
    const one = this.shown.get(seat);
    if (!one) return;
    const place = h("div");
    open({ title: one.label.textContent ?? "", kind: "picture", body: [place] });
    new Board(place, `l${seat}-`).show(one.info.drawing);
  }

  /**
   * Mark places on a seat's board.
   * @param {string} mark
   * @param {string[]} where
   * @param {number | null} seat
   * @returns {boolean} whether the seat's board is among these
   */
  mark(mark, where, seat) {
    const one = seat === null ? undefined : this.shown.get(seat);
    one?.board.mark(mark, where);
    return one !== undefined;
  }

  /** @param {string} mark */
  unmark(mark) {
    for (const { board } of this.shown.values()) board.unmark(mark);
  }
}
