/** Bringing a board of one's own: the file is checked by the server, its faults are listed, and it is drawn. */
/** @import {BoardInfo, FaultInfo} from "./types.js" */

import { Refused, tell } from "./api.js";
import { h } from "./dom.js";
import { Board } from "./drawing.js";
import { t } from "./texts.js";

const LARGEST = 250_000;

export class OwnBoard {
  /**
   * @param {string} game
   * @param {string[]} about what the game says of its own board
   * @param {() => void} changed
   */
  constructor(game, about, changed) {
    this.game = game;
    this.changed = changed;
    /** The text of the file, when it can be played on. @type {string | null} */
    this.text = null;
    /** Who can play on it. @type {{seats: number[], default_seats: number} | null} */
    this.players = null;
    /** Whether a file is chosen that cannot be played on, or not yet. */
    this.waits = false;
    this.count = 0;
    /** @type {HTMLInputElement} */
    this.input = h("input", { type: "file", name: "board", accept: ".json,application/json", "aria-describedby": "rh-board-about", onchange: () => void this.look() });
    this.forget = h("button", { type: "button", class: "small", hidden: true, onclick: () => this.clear() }, t("board-own"));
    this.verdict = h("div", { class: "verdict-of-board", "aria-live": "polite" });
    this.picture = h("div", { class: "picture-of-board", hidden: true });
    this.drawn = new Board(this.picture);
    this.element = h("fieldset", { class: "ownboard" }, h("legend", {}, t("board")),
      h("p", { id: "rh-board-about" }, [...about, t("board-about")].join(" ")),
      h("label", {}, h("span", {}, t("board-file")), this.input), this.forget, this.verdict, this.picture);
  }

  clear() {
    this.input.value = "";
    void this.look();
    this.input.focus();
  }

  async look() {
    const turn = ++this.count;
    const file = this.input.files?.[0];
    this.text = null;
    this.players = null;
    this.waits = Boolean(file);
    this.forget.hidden = !file;
    this.picture.hidden = true;
    this.verdict.replaceChildren(...(file ? [h("p", {}, t("board-checking"))] : []));
    this.changed();
    if (!file) return;
    if (file.size > LARGEST) {
      this.verdict.replaceChildren(h("p", { class: "bad" }, t("board-large")));
      return;
    }
    try {
      const text = await file.text();
      /** @type {BoardInfo} */
      const board = await tell(`/games/${this.game}/board`, { board: text });
      if (turn !== this.count) return;
      this.text = text;
      this.players = board;
      this.waits = false;
      this.verdict.replaceChildren(
        h("p", { class: "good" }, t("board-good")),
        h("ul", {}, ...board.about.map(words => h("li", {}, words))),
        h("p", { class: "digest" }, t("board-digest"), " ", h("code", {}, board.digest.slice(0, 16))));
      this.picture.hidden = false;
      this.drawn.show(board.drawing);
    } catch (error) {
      if (turn === this.count) this.verdict.replaceChildren(...faults(error));
    }
    this.changed();
  }
}

/** What is wrong with a file, each fault with its place. @param {unknown} error */
function faults(error) {
  if (!(error instanceof Refused)) throw error;
  const list = [...error.problem.faults ?? []].sort((one, other) => one.line - other.line);
  return [
    h("p", { class: "bad" }, `${error.problem.title}. ${error.message}`),
    ...(list.length ? [h("ol", { class: "faults", tabindex: 0, "aria-label": error.message }, ...list.map((/** @type {FaultInfo} */ fault) =>
      h("li", {}, h("strong", {}, t("board-line", { line: fault.line })), " ", h("code", {}, fault.where), " ", fault.reason)))] : []),
  ];
}
