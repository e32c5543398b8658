/** Zooming and panning by wheel, pinch, drag, double tap and keys. */
/** @import {Zoom} from "./zoom.js" */

const SLOP = 6; // so far a finger may slip and still mean a click
const TWICE = 320; // two taps within so many milliseconds are a double tap
const NEAR = 30; // and so near to each other
const CLOSE = 2.4; // so close comes whoever taps twice

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
    /** The last tap. */
    this.tapped = { x: 0, y: 0, at: -TWICE };
    host.addEventListener("wheel", event => this.wheel(event), { passive: false });
    host.addEventListener("pointerdown", event => this.down(event));
    host.addEventListener("pointermove", event => this.moved(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
      host.addEventListener(end, event => this.fingers.delete(event.pointerId));
    }
    host.addEventListener("pointerup", event => event.pointerType === "touch" && !this.dragged && !chooses(event.target) && this.tap(event));
    host.addEventListener("click", event => this.click(event), { capture: true });
    host.addEventListener("keydown", event => this.key(event));
  }

  /** A drag is no click. @param {Event} event */
  click(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
  }

  /** Twice at one place: closer, or back. The second tap is no click. @param {PointerEvent} event */
  tap(event) {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const before = this.tapped;
    this.tapped = { x, y, at };
    if (at - before.at > TWICE || Math.hypot(x - before.x, y - before.y) > NEAR) return;
    this.tapped.at = -TWICE;
    this.dragged = true;
    const point = this.zoom.place(x, y);
    this.zoom.toggle(CLOSE, point.x, point.y);
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
      // The board goes along with the hand, too.
      this.zoom.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
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

/** Whether a tap there chooses something: twice is two choices then. @param {EventTarget | null} target */
function chooses(target) {
  return target instanceof Element && target.closest(".can, .picked, .ghost") !== null;
}
