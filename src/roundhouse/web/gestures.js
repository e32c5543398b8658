/** Zooming and panning by wheel, pinch, drag and keys. */
/** @import {Zoom} from "./zoom.js" */

const SLOP = 6; // so far a finger may slip and still mean a click

export class Gestures {
  /**
   * @param {HTMLElement} host
   * @param {Zoom} zoom
   */
  constructor(host, zoom) {
    this.zoom = zoom;
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
    host.addEventListener("click", event => this.click(event), { capture: true });
    host.addEventListener("keydown", event => this.key(event));
  }

  /** A drag is no click. @param {Event} event */
  click(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    // Where there is nothing to zoom out of, the wheel belongs to the page.
    if (event.deltaY > 0 && this.zoom.scale === 1) return;
    event.preventDefault();
    const { x, y } = this.zoom.place(event.clientX, event.clientY);
    this.zoom.by(Math.exp(-event.deltaY * 0.0018), x, y);
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
      const middle = this.zoom.place((now.x + other.x) / 2, (now.y + other.y) / 2);
      this.dragged = true;
      if (was > 0) this.zoom.by(is / was, middle.x, middle.y);
    } else if (!others.length && this.zoom.scale > 1) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLOP) this.dragged = true;
      if (this.dragged) this.zoom.pan(now.x - before.x, now.y - before.y);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      "+": () => this.zoom.closer(),
      "=": () => this.zoom.closer(),
      "-": () => this.zoom.further(),
      0: () => this.zoom.fit(),
      ArrowLeft: () => this.zoom.pan(60, 0),
      ArrowRight: () => this.zoom.pan(-60, 0),
      ArrowUp: () => this.zoom.pan(0, 60),
      ArrowDown: () => this.zoom.pan(0, -60),
    };
    const act = keys[event.key];
    if (!act || (event.key.startsWith("Arrow") && this.zoom.scale === 1)) return;
    event.preventDefault();
    act();
  }
}
