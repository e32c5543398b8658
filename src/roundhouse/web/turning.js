/** Turning a piece in its place: by click, wheel or key. Its ghost lies there as it would, until it is laid. */
/** @import {Popover} from "./popover.js" */
/** @import {Previews} from "./previews.js" */
/** @import {Turn} from "./turn.js" */

import { at, h, say } from "./dom.js";
import { t } from "./texts.js";

/** @type {Record<string, number>} */
const KEYS = { r: 1, R: -1, ".": 1, ",": -1 };
const NOTCH = 30; // so far a wheel must turn to turn a piece

export class Turning {
  /**
   * @param {Turn} turn
   * @param {Popover} popover
   * @param {Previews} previews
   */
  constructor(turn, popover, previews) {
    this.turn = turn;
    this.popover = popover;
    this.previews = previews;
    /** Which of the ways it lies. @type {string | null} */
    this.facing = null;
    this.rolled = 0;
    this.lay = h("button", { type: "button", class: "main lay", "data-choice": "lay", onclick: () => this.take() }, t("lay"));
    const round = h("button", { type: "button", class: "round", title: t("turn-it"), onclick: () => this.step(1) }, h("span", { "aria-hidden": true }, "↻"), h("span", { class: "quiet" }, t("turn-it")));
    this.bar = h("p", { class: "turning", hidden: true }, round, this.lay, h("small", {}, t("turn-how")));
    popover.element.append(this.bar);
    turn.on("turned", () => this.step(1));
    turn.on("stepped", () => this.end());
    at("rh-board").addEventListener("wheel", event => this.wheel(event), { passive: false, capture: true });
    addEventListener("keydown", event => this.key(event), { capture: true });
  }

  /** Whether there is a piece to be turned. */
  get on() {
    return this.facing !== null && this.popover.shown && this.turn.turns.length > 0 && !this.turn.busy;
  }

  end() {
    this.facing = null;
    this.bar.hidden = true;
  }

  /** A piece lies in its place as soon as that is chosen. */
  show() {
    const { turn } = this;
    const turns = this.popover.shown && turn.through === null ? turn.turns : [];
    this.bar.hidden = !turns.length;
    if (!turns.length) this.facing = null;
    // Also after somebody else's news, with which the ghost has gone.
    else this.face(turns.some(pick => pick.id === this.facing) ? this.facing ?? "" : turns[0].id);
  }

  /** @param {string} id */
  face(id) {
    const pick = this.turn.turns.find(one => one.id === id);
    if (!pick) return;
    this.facing = id;
    this.previews.point(pick, 0);
    for (const button of this.popover.menu.buttons) button.classList.toggle("facing", button.dataset.choice === id);
  }

  /** Nothing else is pointed at any more: the piece lies there again. */
  resume() {
    if (this.facing !== null && this.previews.pointed[0] !== this.facing) this.face(this.facing);
  }

  /** @param {number} by */
  step(by) {
    const { turns } = this.turn;
    const here = turns.findIndex(pick => pick.id === this.facing);
    if (!turns.length) return;
    const next = turns[(here + by + turns.length) % turns.length];
    this.face(next.id);
    // Who walks by keys goes along: Enter takes what lies there.
    const { menu } = this.popover;
    if (menu.element.contains(document.activeElement)) menu.focus(menu.buttons.findIndex(button => button.dataset.choice === next.id));
    say(next.label);
  }

  take() {
    const pick = this.turn.turns.find(one => one.id === this.facing);
    if (pick) this.turn.choose(pick);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!this.on) return;
    event.preventDefault();
    event.stopPropagation();
    this.rolled += event.deltaY;
    if (Math.abs(this.rolled) < NOTCH) return;
    this.step(Math.sign(this.rolled));
    this.rolled = 0;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in KEYS) this.step(KEYS[event.key]);
    else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) this.take();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
