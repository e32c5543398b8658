/** Going through a game step by step: slider, buttons, arrow keys, or by itself. */
/** @import {ReplayStep} from "./types.js" */
/** @import {Table} from "./table.js" */

import { ask } from "./api.js";
import { have } from "./drawing.js";
import { h } from "./dom.js";
import { steps } from "./frames.js";
import { told } from "./now.js";
import { t } from "./texts.js";

/** So many moves come at once, as frames: no more than the server sends. */
const REEL = 32;
const PACE = 1100;

export class Replay {
  /**
   * @param {HTMLElement} host
   * @param {Table} table
   */
  constructor(host, table) {
    this.host = host;
    this.table = table;
    this.on = false;
    this.moves = 0;
    this.place = 0;
    /** @type {Map<string, Promise<Map<number, ReplayStep>>>} */
    this.reels = new Map();
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.clock = undefined;
    /** @type {HTMLInputElement} */
    this.slider = h("input", { type: "range", min: 0, step: 1, "aria-label": t("replay-move"), oninput: () => this.to(Number(this.slider.value)) });
    this.toggle = h("button", { type: "button", class: "main", onclick: () => this.play(!this.clock) });
    this.caption = h("p", { class: "caption", "aria-live": "polite" });
    this.counter = h("output", { class: "counter" });
    const step = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {number} */ by) =>
      h("button", { type: "button", title: t(key), onclick: () => { this.play(false); this.to(this.place + by); } }, h("span", { "aria-hidden": true }, sign), h("span", { class: "quiet" }, t(key)));
    host.append(
      h("div", { class: "strip" }, this.toggle, step("‹", "replay-before", -1), this.slider, step("›", "replay-next", 1), this.counter,
        h("button", { type: "button", class: "close", title: t("replay-close"), onclick: () => this.close() }, h("span", { "aria-hidden": true }, "×"), h("span", { class: "quiet" }, t("replay-close")))),
      this.caption,
    );
    table.on("seat", () => this.close());
  }

  /**
   * @param {number} moves
   * @param {number} [from]
   */
  open(moves, from = 0) {
    this.on = true;
    this.moves = moves;
    this.slider.max = String(moves);
    this.reels.clear();
    this.host.hidden = false;
    this.play(false);
    this.to(from);
    this.slider.focus();
  }

  close() {
    if (!this.on) return;
    this.on = false;
    this.play(false);
    this.host.hidden = true;
    this.table.lookBack(null);
  }

  /** @param {boolean} on */
  play(on) {
    clearInterval(this.clock);
    this.clock = undefined;
    if (on) {
      if (this.place >= this.moves) this.to(0);
      this.clock = setInterval(() => (this.place < this.moves ? this.to(this.place + 1) : this.play(false)), PACE);
    }
    this.toggle.textContent = on ? t("replay-pause") : t("replay-play");
  }

  /** @param {number} place */
  async to(place) {
    this.place = Math.min(this.moves, Math.max(0, place));
    this.slider.value = String(this.place);
    this.counter.textContent = `${this.place} / ${this.moves}`;
    const wanted = this.place;
    try {
      const step = await this.step(wanted);
      if (!this.on || wanted !== this.place) return; // somebody has moved on
      this.caption.textContent = told(step) || t("replay-unseen");
      this.slider.setAttribute("aria-valuetext", `${this.counter.textContent}. ${this.caption.textContent}`);
      this.table.lookBack(step);
      if (wanted < this.moves) void this.step(wanted + 1).catch(() => {});
    } catch (error) {
      this.play(false);
      this.table.emit("trouble", error);
    }
  }

  /** @param {number} place @returns {Promise<ReplayStep>} */
  async step(place) {
    const { id, seat } = this.table;
    const at = place - place % REEL;
    const key = `${seat}:${at}`;
    let reel = this.reels.get(key);
    if (!reel) {
      const path = `/tables/${id}/frames?at=${at}${seat === null ? "" : `&seat=${seat}`}&have=${have()}`;
      reel = ask(path).then(found => steps(found, seat));
      this.reels.set(key, reel);
      reel.catch(() => this.reels.delete(key));
    }
    const step = (await reel).get(place);
    if (step) return step;
    this.reels.delete(key); // it ended before: moves were made since
    return this.step(place);
  }
}
