/** Words on a board that fit the zoom: names are never too small to be read, and where there is no room for all of them
 * the important ones come first. Other words wait until one is close enough to read them. */
/** @import {Board} from "./drawing.js" */
/** @import {Zoom} from "./zoom.js" */

/** The smallest names, and the smallest other words, in pixels. */
export const NAMES = 11;
export const WORDS = 10;
const RIM = 2; // so many pixels stay free around a name
const UP = 0.8; // this part of a letter stands above its line
const SIGN = 4; // what is so many times as high as its words is more than a sign
const CLOSER = 0.02; // what changes less is no other zoom

/**
 * A name: where it stands in units of the drawing, which parts of it lie before and above that point when it grows, and
 * its rank.
 * @typedef {{x: number, y: number, before: number, above: number, width: number, size: number, rank: number}} Name
 */

/**
 * Which names there is room for, when each is made `grow` times as large.
 * @param {Name[]} names
 * @param {(name: Name) => number} grow
 * @param {number} rim in units of the drawing
 * @returns {boolean[]}
 */
export function roomFor(names, grow, rim) {
  const order = names.map((_, place) => place).sort((one, other) => names[one].rank - names[other].rank || one - other);
  /** @type {{left: number, right: number, top: number, bottom: number}[]} */
  const taken = [];
  const fits = names.map(() => false);
  for (const place of order) {
    const name = names[place];
    const by = grow(name);
    const left = name.x - name.before * name.width * by - rim;
    const top = name.y - name.size * (UP + (by - 1) * name.above) - rim;
    const box = { left, right: left + name.width * by + 2 * rim, top, bottom: top + name.size * by + 2 * rim };
    if (taken.some(other => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)) continue;
    fits[place] = true;
    taken.push(box);
  }
  return fits;
}

/**
 * A name that would leave the board grows to the other side: from the end that it has there.
 * @param {Name} name
 * @param {number} grow
 * @param {number} width of the board
 * @returns {Name}
 */
export function inward(name, grow, width) {
  const left = name.x - name.before * name.width;
  if (name.x - name.before * name.width * grow < 0) return { ...name, x: left, before: 0 };
  if (name.x + (1 - name.before) * name.width * grow > width) return { ...name, x: left + name.width, before: 1 };
  return name;
}

export class Labels {
  /**
   * @param {HTMLElement} host
   * @param {Board} board
   * @param {Zoom} zoom
   */
  constructor(host, board, zoom) {
    this.board = board;
    this.zoom = zoom;
    /** So many pixels a unit of the board had when its words were looked at last. */
    this.unit = 0;
    /** What is known of names that were measured. @type {WeakMap<Element, Name>} */
    this.known = new WeakMap();
    host.addEventListener("zoom", () => this.zoomed());
    board.on("drawn", () => this.fit());
  }

  zoomed() {
    if (Math.abs(this.zoom.unit / this.unit - 1) > CLOSER) this.fit();
  }

  fit() {
    const { board: { svg }, zoom } = this;
    this.unit = zoom.unit;
    for (const one of [...svg.querySelectorAll(".hush, .westward, .eastward")]) one.classList.remove("hush", "westward", "eastward");
    const texts = /** @type {SVGTextElement[]} */ ([...svg.querySelectorAll(".names [data-rank]")]);
    const names = texts.map(text => this.name(text));
    const least = Math.min(...names.map(name => name.size));
    const grow = Math.max(1, NAMES / (least * this.unit));
    svg.style.setProperty("--grow", String(grow));
    svg.classList.toggle("grown", grow > 1);
    if (grow > 1) this.enlarge(texts, names, grow);
    this.hush();
  }

  /** @param {SVGTextElement[]} texts @param {Name[]} names @param {number} grow */
  enlarge(texts, names, grow) {
    const inside = names.map(name => inward(name, grow, this.board.width));
    roomFor(inside, () => grow, RIM / this.unit).forEach((fits, place) => {
      if (!fits) texts[place].classList.add("hush");
      else if (inside[place].before !== names[place].before) texts[place].classList.add(inside[place].before ? "westward" : "eastward");
    });
  }

  /** Words that are no names and too small to be read; with them signs that are little more than a word, such as a number. */
  hush() {
    /** @type {Element[]} */
    const small = [];
    for (const text of this.board.svg.querySelectorAll("text:not([data-rank])")) {
      const size = parseFloat(getComputedStyle(text).fontSize);
      for (const shown of text.closest("defs") ? this.uses(text) : [text]) {
        const matrix = /** @type {SVGGraphicsElement} */ (shown).getScreenCTM();
        if (!matrix || size * Math.hypot(matrix.b, matrix.d) >= WORDS - 0.05) continue;
        const large = shown !== text && shown.getBoundingClientRect().height > SIGN * WORDS;
        small.push(large ? text : shown);
      }
    }
    // All is measured before anything is hidden: each change would have the page laid out again.
    for (const one of small) one.classList.add("hush");
  }

  /** Where something that is kept for use is used on the board. @param {Element} text */
  uses(text) {
    const kept = text.closest("[id]");
    return kept ? [...this.board.svg.querySelectorAll(`use[href="#${CSS.escape(kept.id)}"]`)].filter(use => !use.closest("defs")) : [];
  }

  /** @param {SVGTextElement} text @returns {Name} */
  name(text) {
    const found = this.known.get(text);
    if (found) return found;
    const { fontSize, textAnchor } = getComputedStyle(text);
    // Its own transform is how much it has grown.
    const matrix = this.board.matrix(/** @type {any} */ (text.parentNode));
    const { x, y } = new DOMPoint(Number(text.getAttribute("x")), Number(text.getAttribute("y"))).matrixTransform(matrix);
    const scale = Math.hypot(matrix.b, matrix.d);
    const { rank = "9", side = "" } = text.dataset;
    const before = { middle: 0.5, end: 1 }[textAnchor] ?? 0;
    const above = side.startsWith("S") ? 0 : side.startsWith("N") ? 1 : 0.5;
    const name = { x, y, before, above, width: text.getComputedTextLength() * scale, size: parseFloat(fontSize) * scale, rank: Number(rank) };
    if (name.width) this.known.set(text, name);
    return name;
  }
}
