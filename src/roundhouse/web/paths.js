/** The ways of pieces: which went where, and how they are divided into legs. */

/** @typedef {{x: number, y: number}} Point on the page, in pixels */

const NEAR = 3; // pixels: less is no way
/** How wide what flies is, in pixels, whatever it is on the board. */
const [SMALLEST, LARGEST] = [22, 58];

/** @param {Point} one @param {Point} other */
export function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * Pieces of a kind are alike: those that lie where one lay before have stayed, and of the others the nearest went.
 * @template {Point & {kind: string}} T
 * @param {T[]} before
 * @param {T[]} after
 * @returns {{from: T, to: T}[]}
 */
export function moved(before, after) {
  const found = [];
  for (const kind of new Set(after.map(piece => piece.kind))) {
    const [were, are] = [before, after].map(all => all.filter(piece => piece.kind === kind));
    const stayed = (/** @type {T} */ piece, /** @type {T[]} */ others) => others.some(other => distance(piece, other) < NEAR);
    const gone = were.filter(piece => !stayed(piece, are));
    for (const to of are.filter(piece => !stayed(piece, were))) {
      if (!gone.length) break;
      const from = gone.reduce((best, one) => (distance(one, to) < distance(best, to) ? one : best));
      gone.splice(gone.indexOf(from), 1);
      found.push({ from, to });
    }
  }
  return found;
}

/**
 * A way through points, at one speed.
 * @param {Point[]} points
 * @returns {(Point & {offset: number})[]} `offset`: the share of the time at which it is there
 */
export function legs(points) {
  const far = points.map((point, place) => (place ? distance(point, points[place - 1]) : 0));
  const whole = far.reduce((sum, leg) => sum + leg, 0);
  let way = 0;
  return points.map(({ x, y }, place) => {
    way += far[place];
    return { x, y, offset: whole ? way / whole : place / (points.length - 1) };
  });
}

/** How wide to show a small picture: as large as it is drawn, within reason. @param {string} box its viewBox */
export function sizeOf(box) {
  const width = Number(box.split(/[\s,]+/)[2]) || SMALLEST;
  return Math.min(LARGEST, Math.max(SMALLEST, 0.7 * width));
}
