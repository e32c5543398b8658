/** What lies around the board: each area finds its place by its role. */
/** @import {AreaInfo} from "./types.js" */
/** @import {Table} from "./table.js" */

import { rows } from "./cells.js";
import { at, h, still } from "./dom.js";
import { Board } from "./drawing.js";
import { SMALL } from "./screen.js";

/** Where areas of a role go: near the board, at the side, or behind a tab. @type {Record<string, string>} */
const PLACES = { hand: "rh-tray", market: "rh-tray", players: "rh-players", chart: "rh-charts", supply: "rh-charts" };
const FADE = 350; // milliseconds
/** What is used most often comes first. */
const ORDER = ["market", "hand", "players", "chart", "supply"];

export class Areas {
  /** @param {Table} table */
  constructor(table) {
    /** @type {Map<string, {frame: HTMLElement, told: string, board: Board | null}>} */
    this.known = new Map();
    /** What is there, whatever ghosts are shown. @type {AreaInfo[]} */
    this.now = [];
    table.on("changed", () => this.show(table.shown?.areas ?? []));
    // The board takes the room that is left above what lies below it.
    new ResizeObserver(() => document.body.style.setProperty("--below", `${at("rh-tray").offsetHeight}px`)).observe(at("rh-tray"));
    SMALL.addEventListener("change", () => this.move());
    table.on("covered", () => this.clear());
    table.on("seat", () => this.clear());
  }

  clear() {
    this.show([]);
  }

  /** @param {AreaInfo[]} areas */
  show(areas) {
    this.now = areas;
    const wanted = new Set(areas.map(area => area.name));
    for (const [name, { frame }] of [...this.known]) {
      if (wanted.has(name)) continue;
      frame.remove();
      this.known.delete(name);
    }
    for (const area of this.sorted) this.set(area, !still());
    this.openUp();
    document.body.classList.toggle("around", areas.length > 0);
  }

  get sorted() {
    return [...this.now].sort((one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role));
  }

  /** The window is another one: places are, too. */
  move() {
    for (const area of this.sorted) at(this.place(area)).append(this.known.get(area.name)?.frame ?? "");
    this.openUp();
  }

  /** Only places where something lies are shown. */
  openUp() {
    for (const place of ["rh-tray", "rh-players"]) at(place).hidden = !at(place).children.length;
    at("rh-tab-charts").hidden = !at("rh-charts").children.length;
  }

  /** @param {AreaInfo} area @param {boolean} [lively] whether what is new fades in */
  set(area, lively = false) {
    const one = this.known.get(area.name) ?? this.open(area);
    const told = JSON.stringify({ ...area, drawing: null });
    if (told !== one.told) {
      const focused = document.activeElement instanceof HTMLElement && one.frame.contains(document.activeElement)
        ? document.activeElement.dataset.pick : undefined;
      const before = lively && one.told ? inside(one.frame) : null;
      one.told = told;
      one.frame.setAttribute("aria-label", area.title);
      const body = area.drawing ? [] : [rows(area)];
      one.frame.replaceChildren(h("h3", {}, area.title), ...body, ...(one.board ? [/** @type {any} */ (one.board.svg)] : []));
      if (focused) this.elements(focused)[0]?.focus();
      for (const cell of before ? cellsOf(one.frame) : []) {
        if (before?.get(cell.dataset.id) !== cell.innerHTML) cell.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
      }
    }
    if (area.drawing) one.board?.show(area.drawing);
  }

  /** What a move would make of the areas that are there: what would be other than now is marked. @param {AreaInfo[]} areas */
  ghost(areas) {
    for (const area of areas) {
      const one = this.known.get(area.name);
      if (!one || one.told === JSON.stringify({ ...area, drawing: null })) continue;
      const before = inside(one.frame);
      this.set(area);
      for (const cell of cellsOf(one.frame)) if (before.get(cell.dataset.id) !== cell.innerHTML) cell.classList.add("ghost");
    }
  }

  unghost() {
    for (const area of this.now) this.set(area);
  }

  /** @param {AreaInfo} area */
  open(area) {
    const frame = h("section", { class: `area ${area.role} ${area.shape ?? "drawn"}`, "data-area": area.name, "aria-label": area.title });
    const board = area.drawing ? new Board(frame) : null;
    at(this.place(area)).append(frame);
    const one = { frame, told: "", board };
    this.known.set(area.name, one);
    return one;
  }

  /** A list of one's own, such as tickets, is read at the side, where there is one. @param {AreaInfo} area */
  place(area) {
    return area.role === "hand" && area.shape === "list" && !SMALL.matches ? "rh-players" : PLACES[area.role] ?? "rh-tray";
  }

  /**
   * The elements that an id means.
   * @param {string} id
   * @returns {HTMLElement[]}
   */
  elements(id) {
    const name = CSS.escape(id);
    const found = [...this.known.values()].flatMap(({ frame }) => [...frame.querySelectorAll(`[data-pick="${name}"], [data-id="${name}"], [id="${name}"]`)]);
    return /** @type {HTMLElement[]} */ (found);
  }

  /** @param {string} mark @param {Iterable<string>} ids */
  mark(mark, ids) {
    for (const id of ids) for (const element of this.elements(id)) element.classList.add(mark);
  }

  /** @param {string[]} marks */
  unmark(marks) {
    for (const { frame } of this.known.values()) {
      for (const mark of marks) for (const element of [...frame.querySelectorAll(`.${mark}`)]) element.classList.remove(mark);
    }
  }
}

/** What is in the cells of a frame. @param {HTMLElement} frame */
function inside(frame) {
  return new Map(cellsOf(frame).map(cell => [cell.dataset.id, cell.innerHTML]));
}

/** The cells that keep their name from view to view. @param {HTMLElement} frame @returns {HTMLElement[]} */
function cellsOf(frame) {
  return /** @type {HTMLElement[]} */ ([...frame.querySelectorAll(".cell[data-id]")]);
}
