/** Choices that appear beside what was clicked. */
/** @import {Area} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Item} from "./menu.js" */

import { at, h } from "./dom.js";
import { Menu } from "./menu.js";
import { beside } from "./placing.js";
import { SMALL } from "./screen.js";
import { t } from "./texts.js";

export class Popover {
  /**
   * @param {Board} board
   * @param {() => void} left called when it is closed by the person
   */
  constructor(board, left) {
    this.board = board;
    this.title = h("p", { class: "ask" });
    this.close = h("button", { type: "button", class: "close", title: t("back"), onclick: left }, h("span", { "aria-hidden": true }, "×"), h("span", { class: "quiet" }, t("back")));
    this.element = h("div", { class: "beside", role: "group", "aria-label": t("choices"), hidden: true }, h("header", {}, this.title, this.close));
    this.menu = new Menu(this.element, t("choices"));
    at("rh-main").append(this.element);
    /** @type {Area | null} */
    this.area = null;
    addEventListener("resize", () => this.place());
    addEventListener("scroll", () => this.place(), { passive: true });
  }

  get shown() {
    return !this.element.hidden;
  }

  /**
   * @param {string} ask
   * @param {Item[]} items
   * @param {Area} area
   */
  show(ask, items, area) {
    this.area = area;
    this.title.textContent = ask;
    this.element.hidden = false;
    this.menu.show(items);
    this.place();
    this.element.dispatchEvent(new CustomEvent("asks", { bubbles: true, detail: area }));
  }

  hide() {
    this.element.hidden = true;
  }

  /** Beside the place, where it is now; on a phone at the foot of the screen. */
  place() {
    if (SMALL.matches) return;
    const matrix = this.board.svg.getScreenCTM();
    if (!this.shown || !this.area || !matrix) return;
    const a = new DOMPoint(this.area.x, this.area.y).matrixTransform(matrix);
    const b = new DOMPoint(this.area.x + this.area.width, this.area.y + this.area.height).matrixTransform(matrix);
    const size = { width: this.element.offsetWidth, height: this.element.offsetHeight };
    const page = { width: document.documentElement.clientWidth, height: innerHeight };
    const { left, top } = beside({ left: a.x, right: b.x, top: a.y, bottom: b.y }, size, page);
    this.element.style.left = `${left}px`;
    this.element.style.top = `${top}px`;
  }
}
