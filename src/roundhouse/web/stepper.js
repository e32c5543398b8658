/** A number that is set step by step, and one button that takes it: bids, shares. */
/** @import {Item} from "./menu.js" */

import { h } from "./dom.js";
import { start } from "./offer.js";
import { t } from "./texts.js";

export class Stepper {
  /** @param {HTMLElement} host */
  constructor(host) {
    /** @type {Item[]} */
    this.items = [];
    this.place = 0;
    this.less = h("button", { type: "button", title: t("less"), "aria-label": t("less"), onclick: () => this.step(-1) }, "−");
    this.more = h("button", { type: "button", title: t("more"), "aria-label": t("more"), onclick: () => this.step(1) }, "+");
    this.take = h("button", {
      type: "button",
      class: "main",
      onclick: () => this.items[this.place].choose(),
      onpointerenter: () => this.items[this.place]?.enter?.(),
      onpointerleave: () => this.items[this.place]?.leave?.(),
    });
    this.element = h("div", { class: "stepper", role: "group", "aria-live": "polite", hidden: true }, this.less, this.take, this.more);
    this.element.addEventListener("keydown", event => {
      const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
      if (by) this.step(by);
      if (by) event.preventDefault();
    });
    host.append(this.element);
  }

  /** @param {Item[]} items the numbers; none: there is nothing to set */
  show(items) {
    const before = this.items[this.place]?.id;
    this.items = items;
    this.place = start(items, before);
    this.element.hidden = !items.length;
    this.element.dataset.choices = items.map(item => item.id).join(" ");
    this.step(0);
  }

  /** @param {number} by */
  step(by) {
    this.items[this.place]?.leave?.();
    this.place = Math.min(this.items.length - 1, Math.max(0, this.place + by));
    const item = this.items[this.place];
    if (!item) {
      delete this.take.dataset.choice;
      return;
    }
    this.take.textContent = item.label;
    // To do without is never the main thing.
    this.take.classList.toggle("main", !item.passes);
    this.take.dataset.choice = item.id;
    this.less.disabled = this.place === 0;
    this.more.disabled = this.place === this.items.length - 1;
    if (by) item.enter?.();
  }
}
