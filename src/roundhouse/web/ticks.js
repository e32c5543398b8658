/** Keeping things by ticking them: a box for each, how many there must be, and one button. */
/** @import {Turn} from "./turn.js" */

import { h } from "./dom.js";
import { least } from "./keeping.js";
import { t } from "./texts.js";

export class Ticks {
  /**
   * @param {HTMLElement} host
   * @param {Turn} turn
   * @param {(where: string[]) => void} light what a thing speaks of
   */
  constructor(host, turn, light) {
    this.turn = turn;
    this.light = light;
    this.boxes = h("div", { class: "boxes" });
    this.count = h("p", { class: "count", "aria-live": "polite" });
    this.keep = h("button", { type: "button", class: "main", onclick: () => turn.keep() }, t("keep-these"));
    this.element = h("div", { class: "ticks", role: "group", "aria-label": t("keep-these"), hidden: true }, this.boxes, this.count, this.keep);
    host.append(this.element);
  }

  show() {
    const { turn } = this;
    const things = turn.keepable;
    this.element.hidden = !things.length;
    if (things.length) this.keep.dataset.choice = "keep-these";
    else delete this.keep.dataset.choice;
    this.element.dataset.choices = things.length ? turn.level.map(pick => pick.id).join(" ") : "";
    if (!things.length) {
      this.boxes.replaceChildren();
      return;
    }
    const known = new Map([...this.boxes.children].map(box => [box.getAttribute("data-keep"), box]));
    const now = things.map(pick => known.get(pick.id) ?? this.box(pick.id, pick.kept ?? "", pick.where ?? []));
    if (now.some((box, place) => this.boxes.children[place] !== box) || now.length !== this.boxes.children.length) this.boxes.replaceChildren(...now);
    for (const box of now) {
      const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
      input.checked = turn.ticked.has(input.value);
    }
    const few = !turn.keeps;
    this.count.textContent = t(few ? "keep-more" : "keep-count", { count: turn.ticked.size, least: least(turn.level) });
    this.keep.setAttribute("aria-disabled", String(few));
  }

  /** @param {string} id @param {string} words @param {string[]} where */
  box(id, words, where) {
    const on = () => this.light(where);
    const off = () => this.light([]);
    return h("label", { class: "box", "data-keep": id, onpointerenter: on, onpointerleave: off },
      h("input", { type: "checkbox", value: id, onchange: () => this.turn.tick(id), onfocus: on, onblur: off }), h("span", {}, words));
  }
}
