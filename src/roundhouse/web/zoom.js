/** How much of a board is seen, and which part of it. See gestures.js for the hands. */
/** @import {Area} from "./types.js" */
/** @import {Board} from "./drawing.js" */

const MOST = 6;
export const STEP = 1.35;
export const GLIDE = 260; // milliseconds from one sight to another
const SAME = 1.005;
const CUT = 1.4; // a board that is so much too high for its window is seen as a whole all the same

export class Zoom {
  /**
   * @param {HTMLElement} host
   * @param {Board} board
   * @param {() => boolean} [still] whether nothing should glide
   */
  constructor(host, board, still = () => true) {
    this.host = host;
    this.board = board;
    this.still = still;
    /** How close one is: 1 where all of the board fits into its window. */
    this.scale = 1;
    /** The middle of what is seen, in parts of the whole. */
    this.x = 0.5;
    this.y = 0.5;
    /** So many pixels at the foot of the window are covered by something else. */
    this.covered = 0;
    /** Somebody has chosen by hand what to see: it is left to them. */
    this.byHand = false;
    /** Nothing was zoomed yet, or it was taken back: all is seen, whatever becomes of the window. */
    this.atHome = true;
    /** Whether a board that is far too high for its window has all the width at first, and not only what its height leaves. */
    this.wide = () => false;
    /** The number of the glide that is on. */
    this.glides = 0;
  }

  /** The window in pixels; before it is shown, as large as the board. */
  get window() {
    const { width, height } = this.board.svg.getBoundingClientRect();
    return width && height ? { width, height } : { width: this.board.width, height: this.board.height };
  }

  /** So many pixels is a unit of the board where all of it is seen. */
  get whole() {
    const { width, height } = this.window;
    return Math.min(width / this.board.width, height / this.board.height);
  }

  /** So many pixels is a unit of the board now. */
  get unit() {
    return this.whole * this.scale;
  }

  /** How close one is at first. */
  get home() {
    const full = this.window.width / this.board.width / this.whole;
    // Half a pixel more or less is no cut.
    return this.wide() && (full > CUT || full < SAME) ? full : 1;
  }

  /** Show what should be seen. */
  apply() {
    if (!this.board.width) return; // nothing is drawn yet
    if (this.atHome) Object.assign(this, { scale: this.home, x: 0.5, y: 0.5 });
    const { width, height } = this.board;
    const { width: wide, height: high } = this.window;
    const [w, h] = [wide / this.unit, high / this.unit];
    this.x = within(this.x, w / width / 2, 0);
    this.y = within(this.y, h / height / 2, this.covered / this.unit / height);
    this.board.svg.setAttribute("viewBox", `${this.x * width - w / 2} ${this.y * height - h / 2} ${w} ${h}`);
    this.host.classList.toggle("zoomed", this.scale > this.home * 1.001);
    this.host.dispatchEvent(new CustomEvent("zoom"));
  }

  /**
   * @param {number} factor
   * @param {number} [px] the point that stays where it is, in parts of the whole
   * @param {number} [py]
   */
  by(factor, px = this.x, py = this.y) {
    this.glides++;
    this.atHome = false;
    this.byHand = true;
    const scale = limited(this.scale * factor);
    const change = this.scale / scale;
    this.x = px + (this.x - px) * change;
    this.y = py + (this.y - py) * change;
    this.scale = scale;
    this.apply();
  }

  closer() {
    this.by(STEP);
  }

  further() {
    this.by(1 / STEP);
  }

  /** All of the board again. */
  fit() {
    this.byHand = false;
    this.glide(this.home, 0.5, 0.5, true);
  }

  /** Closer to a point, or back from it to the whole. @param {number} scale @param {number} px @param {number} py */
  toggle(scale, px, py) {
    if (this.scale > this.home * 1.05) this.fit();
    else {
      this.byHand = true;
      this.glide(scale, px, py);
    }
  }

  /** @param {number} dx @param {number} dy in pixels of the screen */
  pan(dx, dy) {
    this.glides++;
    this.atHome = false;
    this.byHand = true;
    this.x -= dx / (this.board.width * this.unit);
    this.y -= dy / (this.board.height * this.unit);
    this.apply();
  }

  /** How close one can come to a part of the board that is to be seen as a whole. @param {Area} area */
  fits(area) {
    const { width, height } = this.window;
    return Math.min(width / area.width, (height - this.covered) / area.height) / this.whole;
  }

  /** Show a part of the board, as close as it fits. @param {Area} area @param {number} [most] no closer than that */
  show(area, most = MOST) {
    const scale = limited(Math.min(most, this.fits(area)));
    const down = this.covered / 2 / (this.whole * scale);
    this.glide(scale, (area.x + area.width / 2) / this.board.width, (area.y + area.height / 2 + down) / this.board.height);
  }

  /** Whether a part of the board is in sight. @param {Area} area */
  sees(area) {
    const { width, height } = this.window;
    const [w, h] = [width / this.unit, height / this.unit];
    const [left, top] = [this.x * this.board.width - w / 2, this.y * this.board.height - h / 2];
    const foot = h - this.covered / this.unit;
    return area.x >= left && area.y >= top && area.x + area.width <= left + w && area.y + area.height <= top + foot;
  }

  /** @param {number} scale @param {number} x @param {number} y @param {boolean} [home] */
  glide(scale, x, y, home = false) {
    const number = ++this.glides;
    this.atHome = false;
    const from = { scale: this.scale, x: this.x, y: this.y };
    const same = Math.abs(from.scale - scale) + Math.abs(from.x - x) + Math.abs(from.y - y) < 0.001;
    if (same || this.still()) {
      Object.assign(this, { scale, x, y, atHome: home });
      this.apply();
      return;
    }
    const begun = performance.now();
    const step = (/** @type {number} */ now) => {
      if (number !== this.glides) return;
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const eased = part * part * (3 - 2 * part);
      const mixed = (/** @type {"scale" | "x" | "y"} */ key, /** @type {number} */ to) => from[key] + (to - from[key]) * eased;
      Object.assign(this, { scale: mixed("scale", scale), x: mixed("x", x), y: mixed("y", y) });
      this.atHome = home && part === 1;
      this.apply();
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** @param {number} clientX @param {number} clientY */
  place(clientX, clientY) {
    const matrix = this.board.svg.getScreenCTM();
    if (!matrix) return { x: this.x, y: this.y };
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: point.x / this.board.width, y: point.y / this.board.height };
  }
}

/** @param {number} scale */
function limited(scale) {
  return Math.min(MOST, Math.max(1, scale));
}

/**
 * A middle from which nothing beyond the board is seen; of what is smaller than its window, the middle, unless its foot is
 * covered and wanted.
 * @param {number} middle
 * @param {number} half of what is seen
 * @param {number} more so far beyond the end one may see
 */
function within(middle, half, more) {
  const least = half >= 0.5 ? Math.min(0.5 + more / 2, half) : half;
  return Math.min(Math.max(least, 1 - half + more), Math.max(least, middle));
}
