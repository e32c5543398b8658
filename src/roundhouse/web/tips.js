/** What a thing is, said beside it: to those who point at it, come to it by keys, or press it for long. */
/** @import {Explaining} from "./explaining.js" */
/** @import {Table} from "./table.js" */

import { at, h } from "./dom.js";
import { namesOf } from "./explaining.js";
import { withRule } from "./rulebook.js";

const WAIT = 350;
const CHOOSING = 1100; // while one chooses, one rests on the board for other reasons, too
const REST = 8; // a pointer that has moved no further since a click is at rest: what comes under it is not asked about
const LONG = 500; // a press of so many ms is a question
const AWAY = 8;
/** Drawings whose things explain themselves; on those of others they are small. */
const DRAWN = ".easel > svg, .area > svg";

export class Tips {
  /**
   * @param {Table} table
   * @param {Explaining} explaining
   */
  constructor(table, explaining) {
    this.table = table;
    this.explaining = explaining;
    this.element = h("div", { class: "tip", role: "tooltip", hidden: true });
    at("rh-main").append(this.element);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    /** What is pointed at. @type {Element | null} */
    this.thing = null;
    /** A long press has asked: what it pressed is not chosen. */
    this.asked = false;
    /** Where the last click was. @type {PointerEvent | null} */
    this.clicked = null;
    document.addEventListener("pointerover", event => {
      const { clicked } = this;
      const rests = clicked && Math.hypot(event.clientX - clicked.clientX, event.clientY - clicked.clientY) < REST;
      if (event.pointerType !== "touch" && !rests) this.soon(event.target, WAIT);
    });
    document.addEventListener("pointerdown", event => {
      this.asked = false;
      this.clicked = event;
      if (!this.element.contains(/** @type {Node} */ (event.target))) this.hide();
      if (event.pointerType === "touch") this.soon(event.target, LONG, true);
    });
    document.addEventListener("pointerup", () => this.still());
    document.addEventListener("pointercancel", () => this.still());
    // Who comes by keys; a tap gives the focus, too, and nobody has asked.
    document.addEventListener("focusin", event => event.target instanceof Element && event.target.matches(":focus-visible") && this.soon(event.target, WAIT));
    document.addEventListener("keydown", event => event.key === "Escape" && this.hide());
    document.addEventListener("contextmenu", event => this.asked && event.preventDefault());
    document.addEventListener("click", event => {
      if (!this.asked) return;
      this.asked = false;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true });
    addEventListener("scroll", () => this.hide(), { passive: true, capture: true });
    table.on("position", () => this.hide());
    table.on("covered", () => this.hide());
  }

  /** Nothing more is asked by the press that has ended. */
  still() {
    clearTimeout(this.waiting);
  }

  /**
   * @param {EventTarget | null} target
   * @param {number} wait
   * @param {boolean} [pressed]
   */
  soon(target, wait, pressed = false) {
    if (!(target instanceof Element) || this.element.contains(target)) return;
    const told = target.closest("[data-tip]");
    const drawn = !told && target.closest(DRAWN) ? target : null;
    const thing = told ?? drawn;
    if (thing && thing === this.thing && !this.element.hidden) return;
    clearTimeout(this.waiting);
    this.thing = thing;
    if (!thing) this.waiting = setTimeout(() => this.hide(), wait);
    else this.waiting = setTimeout(() => void this.tell(thing, pressed), drawn?.closest(".choosing") && !pressed ? CHOOSING : wait);
  }

  /** @param {Element} thing @param {boolean} [pressed] */
  async tell(thing, pressed = false) {
    this.thing = thing;
    const said = thing instanceof HTMLElement && thing.dataset.tip !== undefined
      ? { text: thing.dataset.tip, rule: thing.dataset.rule }
      : await this.explaining.of(namesOf(thing));
    if (this.thing !== thing) return;
    if (!said?.text) {
      this.hide();
      return;
    }
    this.asked = pressed;
    this.show(thing, said.text, said.rule);
  }

  /** @param {Element} thing @param {string} text @param {string} [rule] */
  show(thing, text, rule) {
    if (!thing.isConnected) return;
    this.element.replaceChildren(...withRule(this.table.id, text, rule));
    this.element.hidden = false;
    const { left, top, bottom, width } = thing.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.element;
    const x = Math.max(AWAY, Math.min(left + width / 2 - wide / 2, document.documentElement.clientWidth - wide - AWAY));
    const y = top - high - AWAY > 0 ? top - high - AWAY : Math.min(bottom + AWAY, innerHeight - high - AWAY);
    this.element.style.left = `${x}px`;
    this.element.style.top = `${y}px`;
  }

  hide() {
    clearTimeout(this.waiting);
    this.thing = null;
    this.element.hidden = true;
  }
}
