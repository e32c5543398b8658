/** Zooming and panning a board: wheel, pinch, drag, keys and buttons. */
/** @import {Board} from "./drawing.js" */

const MOST = 6;
const STEP = 1.35;
const SLOP = 6; // so far a finger may slip and still mean a click

export class Zoom {
  /**
   * @param {HTMLElement} host
   * @param {Board} board
   */
  constructor(host, board) {
    this.host = host;
    this.board = board;
    this.scale = 1;
    /** The middle of what is seen, in parts of the whole. */
    this.x = 0.5;
    this.y = 0.5;
    this.dragged = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.start = { x: 0, y: 0 };

    host.addEventListener("wheel", event => this.wheel(event), { passive: false });
    host.addEventListener("pointerdown", event => this.down(event));
    host.addEventListener("pointermove", event => this.moved(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
      host.addEventListener(end, event => this.fingers.delete(event.pointerId));
    }
    // A drag is no click.
    host.addEventListener("click", event => {
      if (!this.dragged) return;
      this.dragged = false;
      event.stopPropagation();
    }, { capture: true });
    host.addEventListener("keydown", event => this.key(event));
  }

  /** Show what should be seen. */
  apply() {
    const { width, height } = this.board;
    const [w, h] = [width / this.scale, height / this.scale];
    const half = 0.5 / this.scale;
    this.x = Math.min(1 - half, Math.max(half, this.x));
    this.y = Math.min(1 - half, Math.max(half, this.y));
    this.board.svg.setAttribute("viewBox", `${this.x * width - w / 2} ${this.y * height - h / 2} ${w} ${h}`);
    this.host.classList.toggle("zoomed", this.scale > 1);
    this.host.dispatchEvent(new CustomEvent("zoom"));
  }

  /**
   * @param {number} factor
   * @param {number} [px] the point that stays where it is, in parts of the whole
   * @param {number} [py]
   */
  by(factor, px = this.x, py = this.y) {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const change = this.scale / scale;
    this.x = px + (this.x - px) * change;
    this.y = py + (this.y - py) * change;
    this.scale = scale;
    this.apply();
  }

  fit() {
    this.scale = 1;
    this.apply();
  }

  /** @param {number} dx @param {number} dy in pixels of the screen */
  pan(dx, dy) {
    const bounds = this.board.svg.getBoundingClientRect();
    this.x -= dx / (bounds.width * this.scale);
    this.y -= dy / (bounds.height * this.scale);
    this.apply();
  }

  /** @param {number} clientX @param {number} clientY */
  place(clientX, clientY) {
    const matrix = this.board.svg.getScreenCTM();
    if (!matrix) return { x: this.x, y: this.y };
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: point.x / this.board.width, y: point.y / this.board.height };
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    // Where there is nothing to zoom out of, the wheel belongs to the page.
    if (event.deltaY > 0 && this.scale === 1) return;
    event.preventDefault();
    const { x, y } = this.place(event.clientX, event.clientY);
    this.by(Math.exp(-event.deltaY * 0.0018), x, y);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) {
      this.dragged = false;
      this.start = { x: event.clientX, y: event.clientY };
    }
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    this.fingers.set(event.pointerId, now);
    if (others.length === 1) {
      const [other] = others;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      const middle = this.place((now.x + other.x) / 2, (now.y + other.y) / 2);
      this.dragged = true;
      if (was > 0) this.by(is / was, middle.x, middle.y);
    } else if (!others.length && this.scale > 1) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLOP) this.dragged = true;
      if (this.dragged) this.pan(now.x - before.x, now.y - before.y);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      "+": () => this.by(STEP),
      "=": () => this.by(STEP),
      "-": () => this.by(1 / STEP),
      0: () => this.fit(),
      ArrowLeft: () => this.pan(60, 0),
      ArrowRight: () => this.pan(-60, 0),
      ArrowUp: () => this.pan(0, 60),
      ArrowDown: () => this.pan(0, -60),
    };
    const act = keys[event.key];
    if (!act || (event.key.startsWith("Arrow") && this.scale === 1)) return;
    event.preventDefault();
    act();
  }
}
export { STEP };
