/** Choices that appear beside what was clicked. */
/** @import {Area} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Item} from "./menu.js" */

import { at, h } from "./dom.js";
import { Menu } from "./menu.js";
import { t } from "./texts.js";

const AWAY = 10;
const EDGE = 8;

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
  }

  hide() {
    this.element.hidden = true;
  }

  /** Beside the place, without covering it, inside the window; on a small screen below it or above. */
  place() {
    const matrix = this.board.svg.getScreenCTM();
    if (!this.shown || !this.area || !matrix) return;
    const a = new DOMPoint(this.area.x, this.area.y).matrixTransform(matrix);
    const b = new DOMPoint(this.area.x + this.area.width, this.area.y + this.area.height).matrixTransform(matrix);
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    let left = b.x + AWAY;
    let top = (a.y + b.y - height) / 2;
    if (left + width > wide - EDGE) left = a.x - AWAY - width;
    if (left < EDGE) {
      left = (a.x + b.x - width) / 2;
      top = b.y + AWAY + height > high - EDGE && a.y - AWAY - height > EDGE ? a.y - AWAY - height : b.y + AWAY;
    }
    left = Math.max(EDGE, Math.min(left, wide - width - EDGE));
    top = Math.max(EDGE, Math.min(top, high - height - EDGE));
    this.element.style.left = `${left}px`;
    this.element.style.top = `${top}px`;
  }
}
