/** Pieces that move. What lies elsewhere than before goes there, and what a game lets fly flies: never for those who
 * wish for less motion. */
/** @import {FlightInfo} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Others} from "./others.js" */
/** @import {Shot} from "./frames.js" */
/** @import {Point} from "./paths.js" */
/** @import {Table} from "./table.js" */

import { h, still } from "./dom.js";
import { legs, moved, sizeOf } from "./paths.js";

/** Milliseconds: of a piece that goes to another place, and at most of one with a long way. */
const [SHORT, LONG] = [420, 1100];
/** Of the time for which a move is looked at, pieces move for so much. */
const SHARE = 0.7;
const EDGE = 20; // pixels: so far out nothing is to be seen

/** @typedef {{kind: string, x: number, y: number, element: SVGGraphicsElement, picture: SVGSVGElement, width: number}} Piece */

export class Motion {
  /**
   * Made after all that draws: what is new is to be seen when pieces set out.
   * @param {Table} table
   * @param {Board} board
   * @param {Others} others
   */
  constructor(table, board, others) {
    this.board = board;
    this.others = others;
    this.layer = h("div", { class: "flights", "aria-hidden": "true" });
    document.body.append(this.layer);
    /** @type {Shot[]} */
    this.shots = [];
    /** Where things were before: those that fly may be gone. @type {Map<string, Point>} */
    this.places = new Map();
    /** @type {Piece[]} */
    this.pieces = [];
    table.on("moving", shots => this.prepare(shots));
    table.on("changed", () => this.go());
    table.on("covered", () => this.layer.replaceChildren());
  }

  /** Remember how it was. @param {Shot[]} shots */
  prepare(shots) {
    if (still() || document.hidden) return;
    this.shots = shots;
    this.pieces = this.look();
    this.places.clear();
    for (const { way, seat } of shots.flatMap(shot => shot.flights)) {
      for (const id of way) {
        const place = this.place(id, seat);
        if (place) this.places.set(`${seat} ${id}`, place);
      }
    }
  }

  /** Let everything go its way. */
  go() {
    const { shots } = this;
    if (!shots.length) return;
    this.shots = [];
    const time = Math.min(SHORT, ...shots.map(shot => SHARE * (shot.time ?? LONG)));
    for (const { from, to } of moved(this.pieces, this.look())) {
      to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
      this.fly(from.picture, from.width, [from, to], time);
    }
    for (const shot of shots) for (const flight of shot.flights) this.send(flight, time);
    this.pieces = [];
  }

  /** @param {FlightInfo} flight @param {number} time of one leg */
  send({ art, way, seat }, time) {
    const points = way.flatMap(id => this.places.get(`${seat} ${id}`) ?? this.place(id, seat) ?? []);
    if (points.length < 2 || !points.some(point => onScreen(point))) return;
    const frame = h("span");
    frame.innerHTML = art;
    const picture = frame.querySelector("svg");
    if (picture) this.fly(picture, sizeOf(picture.getAttribute("viewBox") ?? ""), points, Math.min(LONG, time * (1 + (points.length - 2) * 0.4)));
  }

  /**
   * @param {SVGSVGElement} picture
   * @param {number} width
   * @param {Point[]} points
   * @param {number} time
   */
  fly(picture, width, points, time) {
    const one = h("div", { class: "flying" });
    one.style.width = `${width}px`;
    one.append(picture);
    this.layer.append(one);
    const frames = legs(points).map(({ x, y, offset }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`, offset }));
    one.animate(frames, { duration: time, easing: "ease-in-out", fill: "both" }).finished.then(() => one.remove(), () => one.remove());
  }

  /**
   * Where something is on the page. What one would have to scroll to is at the edge of the screen; what is cut off, or
   * behind a tab, is nowhere.
   * @param {string} id
   * @param {number | null} seat
   * @returns {Point | null}
   */
  place(id, seat) {
    const there = this.others.elements(id, seat);
    for (const element of there.length ? there : this.board.things(id)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (!width && !height) continue;
      // A line of a table is at its beginning.
      const x = width > 4 * height && element instanceof HTMLElement ? left + 1.5 * height : left + width / 2;
      const y = top + height / 2;
      if (inFrame(element, x, y)) return { x: Math.min(innerWidth + EDGE, Math.max(-EDGE, x)), y: Math.min(innerHeight + EDGE, Math.max(-EDGE, y)) };
    }
    return null;
  }

  /** The pieces that a game has given a kind, and where they lie. @returns {Piece[]} */
  look() {
    const found = [...document.querySelectorAll(".stage:not(.covered) #rh-board [data-kind], .area svg [data-kind]")];
    return found.flatMap(element => {
      if (!(element instanceof SVGGraphicsElement)) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!width || !inFrame(element, x, y) || !onScreen({ x, y })) return [];
      return [{ kind: element.dataset.kind ?? "", x, y, element, picture: pictureOf(element), width }];
    });
  }
}

/** Whether a point of the page is not cut off: a board may be zoomed. @param {Element} element @param {number} x @param {number} y */
function inFrame(element, x, y) {
  const frame = element.closest("svg")?.parentElement?.getBoundingClientRect();
  return !frame || (frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom);
}

/** @param {Point} point */
function onScreen({ x, y }) {
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}

/** A picture of a piece alone, as large as it is. @param {SVGGraphicsElement} element */
function pictureOf(element) {
  const { x, y, width, height } = element.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const name of ["id", "data-pick", "data-kind", "transform", "class"]) copy.removeAttribute(name);
  svg.append(copy);
  return svg;
}
