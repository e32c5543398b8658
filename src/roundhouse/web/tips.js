/** What a thing is, said beside it: to those who point at it, come to it by keys, or press it for long. */
/** @import {Table} from "./table.js" */

import { at, h } from "./dom.js";
import { withRule } from "./rulebook.js";

const WAIT = 350;
const LONG = 500; // a press of so many ms is a question
const AWAY = 8;

export class Tips {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.element = h("div", { class: "tip", role: "tooltip", hidden: true });
    at("rh-main").append(this.element);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    /** A long press has asked: what it pressed is not chosen. */
    this.asked = false;
    document.addEventListener("pointerover", event => event.pointerType !== "touch" && this.soon(event.target, WAIT));
    document.addEventListener("pointerdown", event => {
      this.asked = false;
      this.hide();
      if (event.pointerType === "touch") this.soon(event.target, LONG, true);
    });
    document.addEventListener("pointerup", () => clearTimeout(this.waiting));
    document.addEventListener("pointercancel", () => clearTimeout(this.waiting));
    document.addEventListener("focusin", event => this.soon(event.target, WAIT));
    document.addEventListener("keydown", event => event.key === "Escape" && this.hide());
    document.addEventListener("click", event => {
      if (!this.asked) return;
      this.asked = false;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true });
    addEventListener("scroll", () => this.hide(), { passive: true, capture: true });
    table.on("changed", () => this.hide());
  }

  /**
   * @param {EventTarget | null} target
   * @param {number} wait
   * @param {boolean} [pressed]
   */
  soon(target, wait, pressed = false) {
    const inside = target instanceof Node && this.element.contains(target);
    if (inside) return;
    clearTimeout(this.waiting);
    const thing = target instanceof Element ? target.closest("[data-tip]") : null;
    if (!(thing instanceof HTMLElement)) this.waiting = setTimeout(() => this.hide(), wait);
    else this.waiting = setTimeout(() => { this.asked = pressed; this.show(thing); }, wait);
  }

  /** @param {HTMLElement} thing */
  show(thing) {
    if (!thing.isConnected) return;
    this.element.replaceChildren(...withRule(this.table.id, thing.dataset.tip ?? "", thing.dataset.rule));
    this.element.hidden = false;
    const { left, top, bottom, width } = thing.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.element;
    const x = Math.max(AWAY, Math.min(left + width / 2 - wide / 2, document.documentElement.clientWidth - wide - AWAY));
    const y = top - high - AWAY > 0 ? top - high - AWAY : bottom + AWAY;
    this.element.style.left = `${x}px`;
    this.element.style.top = `${y}px`;
  }

  hide() {
    clearTimeout(this.waiting);
    this.element.hidden = true;
  }
}
