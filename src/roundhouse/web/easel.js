/** The board of the seat shown, in the room that the page has for it; and more about it for those who ask. */
/** @import {Board} from "./drawing.js" */
/** @import {Table} from "./table.js" */
/** @import {Zoom} from "./zoom.js" */

import { at, keep, recall } from "./dom.js";

export class Easel {
  /**
   * @param {Table} table
   * @param {HTMLElement} host
   * @param {Board} board
   * @param {Zoom} zoom
   */
  constructor(table, host, board, zoom) {
    this.host = host;
    this.board = board;
    this.zoom = zoom;
    this.notes = at("rh-notes");
    this.notes.addEventListener("click", () => {
      keep("notes", recall("notes") === "on" ? "off" : "on");
      table.update();
    });
    table.on("changed", () => table.shown && this.show(table.shown.drawing));
    table.on("covered", () => board.clear());
  }

  /** @param {import("./types.js").DrawingInfo} drawing */
  show(drawing) {
    const { board } = this;
    board.show(drawing);
    this.note(drawing.notes ? drawing.notes_title : "");
    document.body.classList.toggle("wide", board.width > board.height);
    document.body.style.setProperty("--ratio", String(board.width / board.height));
    // Where its window is larger than a board, the ground that it is drawn on goes on.
    this.host.style.setProperty("--ground", [...board.ground.querySelectorAll("rect")].find(rect => !rect.closest("defs"))?.getAttribute("fill") ?? null);
    this.zoom.apply();
  }

  /** More about the board, for those who ask for it. @param {string} title what it is; none: there is nothing more */
  note(title) {
    const on = recall("notes") === "on";
    this.notes.hidden = !title;
    this.notes.dataset.tip = title;
    this.notes.setAttribute("aria-label", title);
    this.notes.setAttribute("aria-pressed", String(on));
    this.board.svg.classList.toggle("noted", on);
  }
}
