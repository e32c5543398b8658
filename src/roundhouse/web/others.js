/** The other boards: at a glance, and large while their owners' moves are shown, beside one's own, or when asked for. */
/** @import {OtherInfo, SheetInfo} from "./types.js" */
/** @import {Table} from "./table.js" */

import { open } from "./dialogs.js";
import { h } from "./dom.js";
import { Board } from "./drawing.js";
import { Second } from "./second.js";
import { setting } from "./settings.js";
import { signed } from "./texts.js";

export class Others {
  /** @param {Table} table @param {HTMLElement} host @param {HTMLElement} second where one of them is large */
  constructor(table, host, second) {
    this.table = table;
    this.host = host;
    this.second = new Second(second);
    /** @type {Map<number, {board: Board, label: HTMLElement, info: OtherInfo}>} */
    this.shown = new Map();
    table.on("changed", () => table.shown && this.show(table.shown.others, table.shown.sheet));
    // As it was before, so that what is new is seen to come.
    table.on("moving", () => this.enlargeLooked());
    table.on("covered", () => this.second.show(null));
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
    this.enlargeLooked();
  }

  /** The board that is looked at comes large, as one likes it. */
  enlargeLooked() {
    const wish = setting("boards");
    const { look } = this.table;
    const looked = look === null ? undefined : this.shown.get(look);
    const beside = wish === "both" ? looked ?? this.shown.get(this.second.seat ?? -1) ?? [...this.shown.values()][0] : undefined;
    const one = wish === "mover" ? looked : beside;
    const name = one && this.table.shown?.sheet.seats.find(seat => seat.seat === one.info.seat)?.name;
    this.second.show(one ? { ...one.info, label: name ?? "" } : null, wish === "both");
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
    if (setting("boards") === "both") {
      this.second.seat = seat;
      this.table.update();
      return;
    }
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
    if (one && this.second.seat === seat) this.second.board.mark(mark, where);
    return one !== undefined;
  }

  /** The elements of an id on a seat's board, if it is among these: where it is large. @param {string} id @param {number | null} seat */
  elements(id, seat) {
    const one = seat === null ? undefined : this.shown.get(seat);
    if (one && this.second.on && this.second.seat === seat) return this.second.board.elements(id);
    return one?.board.elements(id) ?? [];
  }

  /** @param {string} mark */
  unmark(mark) {
    for (const { board } of this.shown.values()) board.unmark(mark);
    this.second.board.unmark(mark);
  }
}
