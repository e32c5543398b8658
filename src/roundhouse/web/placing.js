/** Where a window beside a place goes: near it, inside the page, and never over it as long as there is room. */

const AWAY = 10;
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
  const sides = [
    { left: place.right + AWAY, top, room: page.width - place.right, need: size.width },
    { left: place.left - AWAY - size.width, top, room: place.left, need: size.width },
    { left, top: place.bottom + AWAY, room: page.height - place.bottom, need: size.height },
    { left, top: place.top - AWAY - size.height, room: place.top, need: size.height },
  ];
  const fits = sides.find(side => side.room >= side.need + AWAY + EDGE);
  const best = fits ?? sides.reduce((one, other) => (other.room - other.need > one.room - one.need ? other : one));
  return { left: inside(best.left, size.width, page.width), top: inside(best.top, size.height, page.height) };
}
