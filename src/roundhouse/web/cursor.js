/** Pointing at things on the board by the arrow keys: for those who ask "Why not?" without a mouse. */
/** @import {Board} from "./drawing.js" */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Cursor {
  /**
   * @param {HTMLElement} host
   * @param {Board} board
   * @param {{at: (id: string) => void, chosen: (id: string) => void}} page
   */
  constructor(host, board, page) {
    this.host = host;
    this.board = board;
    this.page = page;
    this.on = false;
    host.addEventListener("keydown", event => this.on && this.key(event), { capture: true });
  }

  /** @param {boolean} on */
  turn(on) {
    this.on = on;
    this.board.unmark("cursor", "lit");
    if (!on) return;
    this.host.focus();
    const [first] = this.board.pickable();
    if (first) this.to(first);
  }

  /** What is pointed at. */
  get place() {
    return this.board.svg.querySelector(".cursor")?.getAttribute("data-pick");
  }

  /** @param {SVGGraphicsElement} element */
  to(element) {
    const id = element.dataset.pick ?? "";
    this.board.unmark("cursor", "lit");
    element.classList.add("cursor");
    this.board.mark("lit", this.board.where(id));
    this.page.at(id);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const here = this.board.svg.querySelector(".cursor");
    if (!(here instanceof SVGGraphicsElement)) return;
    const way = WAYS[event.key];
    if (event.key === "Enter" || event.key === " ") this.page.chosen(here.dataset.pick ?? "");
    else if (way) this.step(here, way);
    else return;
    event.preventDefault();
  }

  /**
   * To the next thing this way: near counts, and straight ahead counts double.
   * @param {SVGGraphicsElement} here
   * @param {[number, number]} way
   */
  step(here, [right, down]) {
    const from = this.middle(here);
    let best = null;
    let least = Infinity;
    for (const other of this.board.pickable()) {
      const to = this.middle(other);
      const along = (to.x - from.x) * right + (to.y - from.y) * down;
      const across = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
      if (along > 1 && along + 2 * across < least) {
        least = along + 2 * across;
        best = other;
      }
    }
    if (best) this.to(best);
  }

  /** @param {SVGGraphicsElement} element */
  middle(element) {
    const { x, y, width, height } = this.board.area(element);
    return { x: x + width / 2, y: y + height / 2 };
  }
}
