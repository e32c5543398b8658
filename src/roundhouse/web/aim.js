/** A finger is no needle: it means what lies nearest. Where several things are near, one comes closer first; where that
 * does not help, it is asked which of them is meant. */
/** @import {PickInfo} from "./types.js" */
/** @import {Turn} from "./turn.js" */
/** @import {Zoom} from "./zoom.js" */

/** What a finger covers, in pixels from its middle; and where it is felt for. */
export const REACH = 21;
const RINGS = [[0, 1], [7, 8], [14, 14], [REACH, 20]]; // how far away, and at how many points
const CLEAR = 12; // what is so much nearer than all others is meant
const FEW = 6; // of so many things it is asked which
const CLOSER = 2.2; // so much closer at a time
const CLOSEST = 4.5; // who is so close sees what there is
const AGAIN = 350; // milliseconds in which a second tap is still the first

/**
 * What lies near a point: ids with their distance, the nearest first.
 * @param {number} x
 * @param {number} y
 * @param {(x: number, y: number) => string[]} under what lies there
 * @returns {{id: string, far: number}[]}
 */
export function near(x, y, under) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [far, points] of RINGS) {
    for (let point = 0; point < points; point++) {
      const turn = point * 2 * Math.PI / points;
      for (const id of under(x + far * Math.cos(turn), y + far * Math.sin(turn))) if (!found.has(id)) found.set(id, far);
    }
  }
  return [...found].map(([id, far]) => ({ id, far }));
}

/**
 * Those that may be meant.
 * @param {{id: string, far: number}[]} found the nearest first
 */
export function meant(found) {
  return found.filter(({ far }) => far < found[0].far + CLEAR).map(({ id }) => id);
}

export class Aim {
  /**
   * @param {HTMLElement} host
   * @param {Turn} turn
   * @param {Zoom} zoom
   * @param {{point: (id: string) => void, which: (picks: PickInfo[]) => void}} ways
   */
  constructor(host, turn, zoom, { point, which }) {
    this.host = host;
    this.turn = turn;
    this.zoom = zoom;
    this.point = point;
    this.which = which;
    this.closer = -AGAIN;
    host.addEventListener("click", event => this.tap(event), { capture: true });
  }

  /** @param {MouseEvent} event */
  tap(event) {
    const { turn, zoom } = this;
    if (!turn.byTouch || turn.busy || !turn.level.length || event.defaultPrevented) return;
    if (event.timeStamp - this.closer < AGAIN) {
      event.stopImmediatePropagation();
      return;
    }
    const { clientX: x, clientY: y } = event;
    const ids = near(x, y, (px, py) => this.under(px, py));
    if (!ids.length) return;
    const picks = meant(ids).flatMap(id => turn.level.find(pick => pick.id === id) ?? []);
    if (picks.length === 1 && picks[0].id === ids[0].id && ids[0].far === 0) return; // a plain click
    event.stopImmediatePropagation();
    if (picks.length === 1) this.point(picks[0].id);
    else if (zoom.scale < CLOSEST && (picks.length > FEW || zoom.scale < CLOSER)) {
      this.closer = event.timeStamp;
      const place = zoom.place(x, y);
      zoom.byHand = true;
      zoom.glide(Math.min(CLOSEST, zoom.scale * CLOSER), place.x, place.y);
    } else this.which(picks.slice(0, FEW));
  }

  /** What can be picked there, the topmost first. @param {number} x @param {number} y */
  under(x, y) {
    const { level } = this.turn;
    return document.elementsFromPoint(x, y).flatMap(element => {
      const id = this.host.contains(element) ? element.closest("[data-pick]")?.getAttribute("data-pick") : null;
      return id && level.some(pick => pick.id === id) ? [id] : [];
    });
  }
}
