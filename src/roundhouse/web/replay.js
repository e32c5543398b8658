/** Going through a game step by step: slider, buttons, or by itself, at the speed at which others are followed. */
/** @import {Step} from "./frames.js" */
/** @import {Analysis} from "./analysis.js" */
/** @import {Table} from "./table.js" */

import { ask } from "./api.js";
import { badge } from "./badge.js";
import { have } from "./drawing.js";
import { h } from "./dom.js";
import { dwell } from "./follow.js";
import { steps } from "./frames.js";
import { told } from "./now.js";
import { playOn } from "./play_on.js";
import { t } from "./texts.js";
import { Verdicts } from "./verdicts.js";

/** So many moves come at once, as frames: no more than the server sends. */
const REEL = 32;
/** Milliseconds: who follows others at once still wants to see a replay go by. */
const PACE = 700;

const LINK = "move-";

/** The move that the page's address leads to, if any. */
export function linked() {
  const move = location.hash.slice(1 + LINK.length);
  return location.hash.startsWith(`#${LINK}`) && /^\d+$/.test(move) ? Number(move) : null;
}

export class Replay {
  /**
   * @param {HTMLElement} host
   * @param {Table} table
   * @param {() => number} pace how long to look at each move
   * @param {Analysis} analysis
   * @param {(where: string[], seat: number | null) => void} light
   */
  constructor(host, table, pace, analysis, light) {
    this.host = host;
    this.table = table;
    this.pace = pace;
    this.on = false;
    this.moves = 0;
    this.place = 0;
    /** Where one wants to go, while it is looked up. */
    this.wanted = 0;
    /** @type {Map<string, Promise<Map<number, Step>>>} */
    this.reels = new Map();
    this.playing = false;
    /** How high the bar has been at this width, in pixels. */
    this.high = this.wide = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.clock = undefined;
    /** @type {HTMLInputElement} */
    this.slider = h("input", { type: "range", min: 0, step: 1, "aria-label": t("replay-move"), oninput: () => { this.play(false); void this.to(Number(this.slider.value)); } });
    this.toggle = h("button", { type: "button", class: "main", onclick: () => this.play(!this.playing) });
    this.caption = h("p", { class: "caption", "aria-live": "polite", tabindex: 0 });
    this.counter = h("output", { class: "counter" });
    this.onward = h("button", { type: "button", class: "onward", title: t("play-on"), hidden: true, onclick: () => { this.play(false); playOn(table, this.place); } },
      h("span", { "aria-hidden": true }, "↪"), " ", h("span", { class: "word" }, t("play-on")));
    const step = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {number} */ by) =>
      h("button", { type: "button", title: t(key), onclick: () => { this.play(false); void this.to(this.place + by); } }, h("span", { "aria-hidden": true }, sign), h("span", { class: "quiet" }, t(key)));
    host.append(
      h("div", { class: "strip" }, this.toggle, step("‹", "replay-before", -1), this.slider, step("›", "replay-next", 1), this.counter, this.onward,
        h("button", { type: "button", class: "close", title: t("replay-close"), onclick: () => this.close() }, h("span", { "aria-hidden": true }, "×"), h("span", { class: "quiet" }, t("replay-close")))),
      this.caption,
    );
    this.analysis = analysis;
    this.verdicts = new Verdicts(host, table, analysis, light);
    table.on("seat", () => this.close());
    new ResizeObserver(() => this.makeRoom()).observe(host);
  }

  /** The board has the height that the bar leaves. While it is open that does not grow: boards would come and go. */
  makeRoom() {
    const { offsetHeight: high, offsetWidth: wide } = this.host;
    this.high = high && wide === this.wide ? Math.max(high, this.high) : high;
    this.wide = wide;
    document.body.style.setProperty("--replay", high ? `calc(${this.high}px + .6rem)` : "0px");
  }

  /**
   * @param {number} moves
   * @param {number} [from]
   * @param {boolean} [playing] whether it goes on by itself
   */
  open(moves, from = 0, playing = false) {
    this.on = true;
    // Whoever was sent the link sees what is known of the game, too.
    if (this.table.state?.over && !this.analysis.done) void this.analysis.look().catch(() => {});
    this.moves = moves;
    this.slider.max = String(moves);
    this.reels.clear();
    this.host.hidden = false;
    this.play(false);
    this.place = from;
    // Whoever has gone elsewhere before it was there is not carried along.
    void this.to(from).then((step) => { if (step && playing && this.on) this.play(true); });
    this.slider.focus();
  }

  close() {
    if (!this.on) return;
    this.on = false;
    this.play(false);
    this.host.hidden = true;
    this.verdicts.show(null);
    history.replaceState(null, "", location.pathname + location.search);
    this.table.lookBack(null);
  }

  /** @param {boolean} on */
  play(on) {
    clearTimeout(this.clock);
    this.playing = on;
    this.toggle.textContent = on ? t("replay-pause") : t("replay-play");
    if (on) void this.run(this.place >= this.moves ? 0 : this.place + 1);
  }

  /** @param {number} place */
  async run(place) {
    const step = await this.to(place);
    if (!this.playing || !step) return;
    if (this.place >= this.moves) this.play(false);
    else this.clock = setTimeout(() => void this.run(this.place + 1), dwell(this.pace() || PACE, step.shot?.lines.length ?? 1, 1));
  }

  /**
   * Show a step: moves of which nothing could be seen are passed over.
   * @param {number} place
   * @returns {Promise<Step | null>} what is shown; null: somebody has gone elsewhere meanwhile
   */
  async to(place) {
    const from = this.place;
    const wanted = this.wanted = Math.min(this.moves, Math.max(0, place));
    this.slider.value = String(wanted);
    try {
      const step = await this.seen(wanted, wanted < from ? -1 : 1);
      if (!this.on || wanted !== this.wanted) return null;
      this.show(step, from);
      if (step.at < this.moves) void this.step(step.at + 1).catch(() => {});
      return step;
    } catch (error) {
      this.play(false);
      this.table.emit("trouble", error);
      return null;
    }
  }

  /** @param {Step} step @param {number} from the place shown before */
  show(step, from) {
    this.place = step.at;
    this.slider.value = String(this.place);
    this.counter.textContent = `${this.place} / ${this.moves}`;
    const { shot } = step;
    const words = told(step) || this.silence(step);
    this.caption.replaceChildren(...(shot ? [badge(shot.seat)] : []), h("span", {}, words));
    this.slider.setAttribute("aria-valuetext", `${this.counter.textContent}. ${words}`);
    // Pieces move with the step that follows, not where one jumps to.
    this.table.lookBack(step, shot && this.following(step, from) ? shot : undefined, this.verdicts.whose(step));
    this.onward.hidden = !this.table.state?.over || step.at >= this.moves;
    this.verdicts.show(step);
    // The address of the page leads here.
    history.replaceState(null, "", `#${LINK}${step.at}`);
  }

  /** What to say of a step that has nothing to tell. @param {Step} step */
  silence({ at, shot, sheet }) {
    if (shot) return t("replay-secret", { name: sheet.seats[shot.seat].name });
    return at ? t("replay-unseen") : t("replay-start");
  }

  /** Whether a step follows another one: nothing could be seen in between. @param {Step} step @param {number} from */
  following(step, from) {
    return step.after <= from && from < step.at;
  }

  /**
   * The next step in this direction of which something could be seen.
   * @param {number} place
   * @param {number} way
   * @returns {Promise<Step>}
   */
  async seen(place, way) {
    let step = await this.step(place);
    while (!step.shot && step.at > 0 && step.at < this.moves) step = await this.step(step.at + way);
    return step;
  }

  /** @param {number} place @returns {Promise<Step>} */
  async step(place) {
    const { id, seat } = this.table;
    // What has led to a step is in the reel that leads there.
    const at = place ? place - 1 - (place - 1) % REEL : 0;
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
