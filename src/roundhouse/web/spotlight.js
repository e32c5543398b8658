/** On a phone: what is asked about comes into sight, large enough for a finger, and so does what others do. Whoever looks
 * around by hand is left alone as long as there is something to choose in sight. */
/** @import {Area} from "./types.js" */
/** @import {Board} from "./drawing.js" */
/** @import {Shot} from "./frames.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */
/** @import {Zoom} from "./zoom.js" */

import { GLIDE } from "./zoom.js";

/** What a finger hits well, in pixels; and what is left free around what is shown, in parts of it. */
export const FINGER = 44;
const RIM = 0.12;
const WORTH = 1.5; // what would come closer by less is left as it is
const WELL = 30; // what is so large needs no help
const NEAR = 0.4; // what others do is seen with so much of the board around it

/** The smallest area that has all of these in it. @param {Area[]} areas @returns {Area} */
export function around(areas) {
  const x = Math.min(...areas.map(area => area.x));
  const y = Math.min(...areas.map(area => area.y));
  const right = Math.max(...areas.map(area => area.x + area.width));
  const bottom = Math.max(...areas.map(area => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The same with a rim. @param {Area} area @param {number} least of its sides @returns {Area} */
function rimmed(area, least) {
  const width = Math.max(least, area.width * (1 + 2 * RIM));
  const height = Math.max(least, area.height * (1 + 2 * RIM));
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}

export class Spotlight {
  /**
   * @param {Table} table
   * @param {Turn} turn
   * @param {Board} board
   * @param {Zoom} zoom
   * @param {() => boolean} wanted whether the window is that small
   * @param {HTMLElement[]} sheets what may cover the foot of the board
   */
  constructor(table, turn, board, zoom, wanted, sheets) {
    this.turn = turn;
    this.board = board;
    this.zoom = zoom;
    this.wanted = wanted;
    this.could = false;
    this.asked = "";
    /** The board came closer to what others do. */
    this.followed = false;
    this.sheets = sheets;
    table.on("changed", () => {
      if (this.followed && table.current) this.leave();
      this.look(table.can);
    });
    // At the end one sees what has become of all of it.
    table.on("happened", (before, news) => news.over && !before.over && wanted() && zoom.fit());
    const sizes = new ResizeObserver(() => this.cover());
    for (const one of [zoom.host, ...sheets]) sizes.observe(one);
    document.addEventListener("asks", event => event instanceof CustomEvent && this.reveal(event.detail));
  }

  /** @param {boolean} can whether somebody here can choose */
  look(can) {
    const { turn } = this;
    if (turn.busy) return;
    if (can && !this.could) this.zoom.byHand = false; // a new turn
    this.could = can;
    const asked = JSON.stringify([turn.walk.ids, turn.level.map(pick => pick.id)]);
    if (asked === this.asked) return;
    this.asked = asked;
    if (this.wanted() && can) this.show();
  }

  /**
   * Closer to where somebody is about to do something, before it is seen. Where everybody has a board, that comes itself.
   * @param {Shot} shot
   * @returns {number} how long it takes, in milliseconds
   */
  follow({ look, lines, seat }) {
    const { board, zoom } = this;
    if (!this.wanted() || zoom.byHand || look !== undefined) return 0;
    const where = lines.filter(line => line.seat === seat).flatMap(line => line.where);
    const places = where.flatMap(id => board.elements(id)).map(element => board.area(element)).filter(area => area.width);
    if (!places.length) return 0;
    this.cover();
    const least = Math.min(...places.map(area => Math.max(area.width, area.height)));
    const close = FINGER / (least * zoom.whole);
    const area = rimmed(around(places), NEAR * Math.min(board.width, board.height));
    const scale = Math.min(close, zoom.fits(area));
    const far = scale < WORTH * zoom.home;
    if (far ? zoom.atHome : zoom.sees(area) && zoom.scale >= scale / WORTH) return 0;
    if (far) zoom.fit();
    else zoom.show(area, close);
    this.followed = true;
    return zoom.still() ? 0 : GLIDE;
  }

  /** All is told: back to what one can do, or to the whole. */
  leave() {
    this.followed = false;
    this.asked = "";
    if (!this.zoom.byHand) this.zoom.fit();
  }

  show() {
    const { board, turn, zoom } = this;
    const lit = turn.level.flatMap(pick => board.elements(pick.id)).map(element => board.area(element)).filter(area => area.width);
    if (!lit.length) {
      if (!zoom.byHand && !turn.walk.steps.length) zoom.fit();
      this.about();
      // Somebody may have chosen it from the list while looking elsewhere.
      const [place] = turn.walk.ids.reverse().flatMap(id => board.elements(id));
      if (place) this.reveal(board.area(place));
      return;
    }
    const seen = lit.filter(area => zoom.sees(area));
    if (zoom.byHand && seen.length) return;
    // As close as a finger needs it, and no closer than that all of it can be seen.
    const sizes = lit.map(area => Math.min(area.width, area.height)).sort((one, other) => one - other);
    const usual = sizes[Math.floor(sizes.length / 2)];
    const needed = FINGER / (usual * zoom.whole);
    if (seen.length === lit.length && zoom.scale >= needed) return;
    const area = rimmed(around(lit), 0);
    const most = zoom.fits(area);
    if (usual * zoom.whole > WELL || Math.min(needed, most) < WORTH) zoom.fit();
    else zoom.show(area, needed);
  }

  /** What is to be kept speaks of places: they are seen above the sheet. */
  about() {
    const { board, turn, zoom } = this;
    this.cover();
    const places = turn.keepable.flatMap(pick => pick.where ?? []).flatMap(id => board.elements(id)).map(element => board.area(element));
    if (places.length && !places.every(area => zoom.sees(area))) zoom.show(around(places), 1);
  }

  /** Bring a place into sight that something is asked about. @param {Area} area */
  reveal(area) {
    if (!this.wanted()) return;
    this.cover();
    if (!this.zoom.sees(area)) this.zoom.show(rimmed(area, 3 * Math.max(area.width, area.height)), this.zoom.scale);
  }

  /** A sheet may lie over the foot of the board: what is seen is seen above it. On a phone's side it stands beside it. */
  cover() {
    const { bottom, right } = this.zoom.host.getBoundingClientRect();
    const boxes = this.sheets.filter(sheet => this.wanted() && sheet.checkVisibility({ visibilityProperty: true }))
      .map(sheet => sheet.getBoundingClientRect());
    const tops = boxes.filter(box => box.left < right).map(box => box.top);
    this.zoom.covered = Math.max(0, bottom - Math.min(bottom, ...tops));
    this.zoom.apply();
  }
}
