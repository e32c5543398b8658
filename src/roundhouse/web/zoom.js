/** How much of a board is seen, and which part of it. See gestures.js for the hands. */
/** @import {Board} from "./drawing.js" */

const MOST = 6;
export const STEP = 1.35;

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

  closer() {
    this.by(STEP);
  }

  further() {
    this.by(1 / STEP);
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
}
