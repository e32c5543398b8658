/** One screen for several people: it is handed over, and nothing is shown before the next one says so. */
/** @import {SeatInfo} from "./types.js" */
/** @import {Table} from "./table.js" */

import { open } from "./dialogs.js";
import { h } from "./dom.js";
import { t } from "./texts.js";

export class HandOver {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
    this.key = "";
    table.on("handed", (next, here) => this.open(next, here));
    table.on("opened", () => this.close());
  }

  /**
   * @param {SeatInfo[]} next who may take the screen
   * @param {SeatInfo | undefined} here who has it
   */
  open(next, here) {
    const key = next.map(seat => seat.seat).join();
    if (this.dialog && this.key === key) return;
    const go = (/** @type {() => void} */ act) => () => {
      this.close();
      act();
    };
    this.close();
    this.key = key;
    this.dialog = open({
      title: next.length === 1 ? t("hand-over", { name: next[0].name }) : t("hand-over-any"),
      kind: "handover",
      lasting: true,
      body: [
        h("p", {}, t("hand-over-about")),
        h("p", { class: "actions" }, ...next.map(seat =>
          h("button", { type: "button", class: "main", "data-hand": seat.seat, onclick: go(() => this.table.show(seat.seat)) }, t("hand-over-ready", { name: seat.name })))),
        here ? h("p", {}, h("button", { type: "button", class: "plain", onclick: go(() => this.table.stay()) }, t("hand-over-stay", { name: here.name }))) : "",
      ],
    });
  }

  close() {
    this.dialog?.close();
    this.dialog = null;
  }
}
