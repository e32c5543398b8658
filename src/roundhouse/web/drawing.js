/** Boards as SVG: a static layer that is kept by its key, and a live layer that is patched piece by piece. */
/** @import {Area, AreaInfo, DrawingInfo} from "./types.js" */

import { still } from "./dom.js";
import { Events } from "./events.js";

const SVG = "http://www.w3.org/2000/svg";
const MARKS = ["last", "cursor", "can", "serves", "cannot", "lit", "hinted", "ghost", "next", "pointed", "picked", "hush", "westward", "eastward"];
const SMALL = 40; // a thing that fits so often into the width of the board is easily overlooked
const LONG = 4; // what is so many times as long as wide makes no small picture
const FADE = 260;
const MOVE = 320;

/** Static layers by key, as the server sent them. @type {Map<string, string>} */
const layers = new Map();

/** The keys of the static layers that need not be sent again. */
export function have() {
  return [...layers.keys()].join(",");
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 */
function s(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** @param {Area} area @param {number} [rim] */
function box(area, rim = 0) {
  return `${area.x - rim} ${area.y - rim} ${area.width + 2 * rim} ${area.height + 2 * rim}`;
}

/**
 * Ids belong to a document, and several boards are on a page: all but the main one have a prefix.
 * @param {string} markup
 * @param {string} prefix
 */
function prefixed(markup, prefix) {
  if (!prefix) return markup;
  return markup
    .replace(/(\sid=")/g, `$1${prefix}`)
    .replace(/(href="#)/g, `$1${prefix}`)
    .replace(/(url\(#)/g, `$1${prefix}`);
}

/** The size that a static layer has where it lies on its side (core/drawing.py). @param {string} layer */
export function lyingSize(layer) {
  const found = / class="lying" data-size="(\d+) (\d+)"/.exec(layer);
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null;
}

/** A layer as it lies on its side. @param {string} layer */
export function laid(layer) {
  return layer.replace(/ transform="[^"]*" data-lying="([^"]*)"/g, ' transform="$1"');
}

let count = 0;

/**
 * @typedef {object} Around what lies around a board
 * @property {(id: string) => HTMLElement[]} elements
 * @property {(mark: string, ids: string[]) => void} mark
 * @property {(marks: string[]) => void} unmark
 * @property {(areas: AreaInfo[]) => void} ghost
 * @property {() => void} unghost
 */

/**
 * `haunted`: a ghost has come or gone, and with what was drawn anew all marks are gone. `drawn`: something was drawn.
 * @extends {Events<{haunted: [], drawn: []}>}
 */
export class Board extends Events {
  /**
   * @param {HTMLElement} host
   * @param {string} [prefix]
   * @param {() => boolean} [aside] whether it lies on its side, if it can
   */
  constructor(host, prefix = "", aside = () => false) {
    super();
    this.prefix = prefix;
    this.aside = aside;
    this.lies = false;
    this.name = `rh-static-${count++}`;
    this.svg = /** @type {SVGSVGElement} */ (s("svg", { role: "img", focusable: "false" }));
    this.ground = /** @type {SVGGElement} */ (s("g", { class: "static", id: this.name }));
    this.live = /** @type {SVGGElement} */ (s("g", { class: "live" }));
    this.notes = /** @type {SVGGElement} */ (s("g", { class: "notes" }));
    /** Rings around lit things that are too small to be seen otherwise. */
    this.rings = /** @type {SVGGElement} */ (s("g", { class: "rings" }));
    // A window of another shape than the board shows nothing of what the ground has beyond its edge.
    this.edge = s("rect");
    const clip = s("clipPath", { id: `${this.name}-edge` });
    clip.append(this.edge);
    this.ground.setAttribute("clip-path", `url(#${clip.id})`);
    // Where there is room left around it, one sees where it ends.
    this.rim = s("rect", { class: "rim" });
    this.svg.append(clip, this.ground, this.rim, this.live, this.notes, this.rings);
    host.append(this.svg);
    this.key = "";
    this.markup = "";
    this.noted = "";
    this.haunted = false;
    this.width = 0;
    this.height = 0;
    /** What lies around the board: its things are lit and found together with those on it. @type {Around | null} */
    this.around = null;
  }

  /**
   * Show a drawing. What is new fades in, what has moved moves.
   * @param {DrawingInfo} drawing
   * @param {boolean} [lively]
   */
  show(drawing, lively = true) {
    if (drawing.static !== undefined) layers.set(drawing.key, drawing.static);
    const layer = layers.get(drawing.key) ?? "";
    const lying = this.aside() ? lyingSize(layer) : null;
    const first = drawing.key !== this.key || this.lies !== Boolean(lying);
    if (first) {
      this.key = drawing.key;
      this.lies = Boolean(lying);
      this.svg.classList.toggle("lies", this.lies);
      this.ground.innerHTML = this.own(layer);
      const { width, height } = lying ?? drawing;
      this.width = width;
      this.height = height;
      this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      for (const one of [this.edge, this.rim]) {
        one.setAttribute("width", String(width));
        one.setAttribute("height", String(height));
      }
      this.svg.dataset.size = `${width} ${height}`;
    }
    this.svg.setAttribute("aria-label", drawing.desc);
    if (drawing.notes !== this.noted) {
      this.noted = drawing.notes;
      this.notes.innerHTML = prefixed(drawing.notes, this.prefix);
    }
    if (drawing.live === this.markup && !this.haunted && !first) return;
    this.markup = drawing.live;
    this.haunted = false;
    this.put(drawing.live, lively && !first);
  }

  /** A layer as it is on this board. @param {string} layer */
  own(layer) {
    return prefixed(this.lies ? laid(layer) : layer, this.prefix);
  }

  /** Nothing is left of what was drawn. */
  clear() {
    this.markup = "";
    this.noted = "";
    this.haunted = false;
    this.live.replaceChildren();
    this.notes.replaceChildren();
  }

  /**
   * @param {string} markup
   * @param {boolean} lively
   * @returns {Element[]} what is new or other than before
   */
  put(markup, lively) {
    this.unmark();
    const fresh = s("g");
    fresh.innerHTML = this.own(markup);
    /** @type {Element[]} */
    const changed = [];
    patch(this.live, fresh, changed, lively && !still());
    this.emit("drawn");
    return changed;
  }

  /**
   * What a move would do, until unghost().
   * @param {DrawingInfo} drawing
   * @param {AreaInfo[]} [areas]
   */
  ghost(drawing, areas = []) {
    if (drawing.key !== this.key) return;
    // What differs from the table as it is: not from another ghost, and not from the same one.
    if (this.haunted) this.put(this.markup, false);
    const changed = this.put(drawing.live, false);
    this.around?.ghost(areas);
    for (const element of changed) element.classList.add("ghost");
    this.haunted = true;
    this.emit("haunted");
  }

  unghost() {
    if (!this.haunted) return;
    this.haunted = false;
    this.around?.unghost();
    this.put(this.markup, false);
    this.emit("haunted");
  }

  /**
   * The elements that an id means: by data-pick, or by their own id.
   * @param {string} id
   * @returns {SVGGraphicsElement[]}
   */
  elements(id) {
    const name = CSS.escape(id);
    return [...this.svg.querySelectorAll(`[data-pick="${name}"], [id="${CSS.escape(this.prefix + id)}"]`)].filter(
      element => element instanceof SVGGraphicsElement,
    );
  }

  /** Everything that can be pointed at: what is hidden cannot. @returns {SVGGraphicsElement[]} */
  pickable() {
    const all = [...this.svg.querySelectorAll("[data-pick]")].filter(element => element instanceof SVGGraphicsElement);
    return all.filter(element => getComputedStyle(element).visibility === "visible");
  }

  /** The same, on the board and around it. @param {string} id @returns {(SVGGraphicsElement | HTMLElement)[]} */
  things(id) {
    return [...this.elements(id), ...this.around?.elements(id) ?? []];
  }

  /** The places on the board that a thing speaks of, such as a ticket. @param {string} id */
  where(id) {
    return this.things(id).flatMap(element => element.dataset.where?.split(" ") ?? []);
  }

  /** Light these places, and no others. @param {string[]} ids */
  relight(ids) {
    this.unmark("lit");
    this.mark("lit", ids);
  }

  /** @param {string} mark @param {Iterable<string>} ids */
  mark(mark, ids) {
    const all = [...ids];
    this.around?.mark(mark, all);
    for (const id of all) {
      for (const element of this.elements(id)) {
        element.classList.add(mark);
        if (mark === "lit") this.ring(element);
      }
    }
  }

  /** @param {SVGGraphicsElement} element */
  ring(element) {
    const { x, y, width, height } = this.area(element);
    const size = Math.max(width, height);
    if (size > this.width / SMALL) return;
    const place = { cx: x + width / 2, cy: y + height / 2 };
    this.rings.append(s("circle", { ...place, r: size * 1.3 }), s("circle", { ...place, r: size * 1.3 }));
  }

  /** @param {...string} marks */
  unmark(...marks) {
    this.around?.unmark(marks.length ? marks : MARKS);
    for (const mark of marks.length ? marks : MARKS) {
      if (mark === "lit") this.rings.replaceChildren();
      for (const element of [...this.svg.querySelectorAll(`.${mark}`)]) {
        element.classList.remove(mark);
        if (!element.classList.length) element.removeAttribute("class");
      }
    }
  }

  /**
   * Where an element lies, in the units of the drawing; also one around it.
   * @param {SVGGraphicsElement | HTMLElement} element
   * @returns {Area}
   */
  area(element) {
    if (element instanceof HTMLElement) return this.outside(element);
    const bounds = element.getBBox();
    const matrix = this.matrix(element);
    const xs = [];
    const ys = [];
    for (const [x, y] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
      const point = new DOMPoint(bounds.x + x * bounds.width, bounds.y + y * bounds.height).matrixTransform(matrix);
      xs.push(point.x);
      ys.push(point.y);
    }
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /** @param {HTMLElement} element @returns {Area} */
  outside(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const there = this.svg.getScreenCTM();
    const back = there ? DOMMatrix.fromMatrix(there).inverse() : new DOMMatrix();
    const a = new DOMPoint(left, top).matrixTransform(back);
    const b = new DOMPoint(right, bottom).matrixTransform(back);
    return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
  }

  /** @param {SVGGraphicsElement} element @returns {DOMMatrix} */
  matrix(element) {
    const own = element.getScreenCTM();
    const ours = this.svg.getScreenCTM();
    return own && ours ? DOMMatrix.fromMatrix(ours).inverse().multiply(DOMMatrix.fromMatrix(own)) : new DOMMatrix();
  }

  /**
   * A small picture of the element that stands for a pick, if there is one to be seen.
   * @param {string} id
   */
  picture(id) {
    const element = this.elements(id).find(one => !one.classList.contains("hit"));
    if (!element) return null;
    const area = this.area(element);
    if (area.width > LONG * area.height || area.height > LONG * area.width) return null;
    const matrix = this.matrix(element);
    const parent = element.parentNode instanceof SVGGraphicsElement ? this.matrix(element.parentNode) : matrix;
    const copy = /** @type {Element} */ (element.cloneNode(true));
    for (const one of [copy, ...copy.querySelectorAll("[id], [data-pick]")]) {
      one.removeAttribute("id");
      one.removeAttribute("data-pick");
    }
    copy.classList.remove(...MARKS);
    const svg = s("svg", { viewBox: box(area, 2), "aria-hidden": "true", class: "thumb" });
    const group = s("g", { transform: parent.toString() });
    group.append(copy);
    svg.append(group);
    return svg;
  }

  /**
   * A cut-out of how the board would be.
   * @param {DrawingInfo} drawing
   * @param {Area} area
   */
  cutout(drawing, area) {
    const svg = s("svg", { viewBox: box(area, Math.max(area.width, area.height) * 0.18), "aria-hidden": "true", class: "thumb" });
    const live = s("g");
    live.innerHTML = (this.lies ? laid(drawing.live) : drawing.live).replace(/\s(id|data-pick)="[^"]*"/g, "");
    svg.append(s("use", { href: `#${this.name}` }), live);
    return svg;
  }
}

/**
 * Make the children of `old` those of `fresh`; what is the same stays untouched.
 * @param {Element} old
 * @param {Element} fresh
 * @param {Element[]} changed
 * @param {boolean} lively
 */
function patch(old, fresh, changed, lively) {
  const known = new Map([...old.children].filter(child => child.id).map(child => [child.id, child]));
  const wanted = [...fresh.children];
  const kept = new Set();
  wanted.forEach((child, place) => {
    const there = old.children[place] ?? null;
    const former = child.id ? known.get(child.id) : there && !there.id && there.tagName === child.tagName ? there : undefined;
    let now = former;
    if (former && !kept.has(former)) {
      if (!former.isEqualNode(child)) {
        if (child.querySelector("[id]") && sameAttributes(former, child)) patch(former, child, changed, lively);
        else now = replace(former, child, changed, lively);
      }
    } else {
      now = child;
      if (child.id) changed.push(child);
      if (lively) child.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
    }
    if (now && old.children[place] !== now) old.insertBefore(now, old.children[place] ?? null);
    kept.add(now);
  });
  for (const child of [...old.children]) if (!kept.has(child)) child.remove();
}

/**
 * @param {Element} former
 * @param {Element} child
 * @param {Element[]} changed
 * @param {boolean} lively
 */
function replace(former, child, changed, lively) {
  const from = matrixOf(former);
  former.replaceWith(child);
  changed.push(child);
  if (lively) {
    const to = matrixOf(child);
    if (from && to && from !== to) {
      child.animate([{ transform: from }, { transform: to }], { duration: MOVE, easing: "ease-in-out" });
    }
  }
  return child;
}

/** @param {Element} element */
function matrixOf(element) {
  if (!(element instanceof SVGGraphicsElement)) return null;
  const list = element.transform.baseVal;
  let matrix = new DOMMatrix();
  for (let place = 0; place < list.numberOfItems; place++) {
    matrix = matrix.multiply(DOMMatrix.fromMatrix(list.getItem(place).matrix));
  }
  return matrix.toString();
}

/** @param {Element} one @param {Element} other */
function sameAttributes(one, other) {
  return one.tagName === other.tagName && one.attributes.length === other.attributes.length
    && [...one.attributes].every(attribute => other.getAttribute(attribute.name) === attribute.value);
}
