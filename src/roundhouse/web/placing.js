/** Where a window beside a place goes: near it, inside the page, and never over it as long as there is room. */

const AWAY = 10;
const FAR = 90; // so far away at most, so that the neighbours of a place can be seen, too
const EDGE = 8;

/**
 * @param {{left: number, right: number, top: number, bottom: number}} place
 * @param {{width: number, height: number}} size of what is to be placed
 * @param {{width: number, height: number}} page
 * @returns {{left: number, top: number}}
 */
export function beside(place, size, page) {
  const inside = (/** @type {number} */ at, /** @type {number} */ long, /** @type {number} */ whole) => Math.max(EDGE, Math.min(at, whole - long - EDGE));
  const left = inside((place.left + place.right - size.width) / 2, size.width, page.width);
  const top = inside((place.top + place.bottom - size.height) / 2, size.height, page.height);
  const sides = (/** @type {number} */ away) => [
    { left: place.right + away, top, spare: page.width - place.right - size.width - away },
    { left: place.left - away - size.width, top, spare: place.left - size.width - away },
    { left, top: place.bottom + away, spare: page.height - place.bottom - size.height - away },
    { left, top: place.top - away - size.height, spare: place.top - size.height - away },
  ];
  // What lies around a place is as large as the place itself, most often.
  const far = Math.max(AWAY, Math.min(FAR, place.right - place.left, place.bottom - place.top));
  const fits = [...sides(far), ...sides(AWAY)].find(side => side.spare >= EDGE);
  const best = fits ?? sides(AWAY).reduce((one, other) => (other.spare > one.spare ? other : one));
  return { left: inside(best.left, size.width, page.width), top: inside(best.top, size.height, page.height) };
}
