/** A seat's mark. Where the game has one board for all, it has the colour of the seat's pieces there. */

import { h } from "./dom.js";

/**
 * The seat's number in its own shape and colour.
 * @param {number} seat
 */
export function badge(seat) {
  return h("span", { class: `badge seat-${seat % 6}`, "aria-hidden": true }, String(seat + 1));
}

/**
 * The mark of an opponent who has no seat: the first letter of the name.
 * @param {string} name
 */
export function rivalBadge(name) {
  return h("span", { class: "badge rival", "aria-hidden": true }, name.slice(0, 1));
}

/** How bright a colour is to the eye, from 0 to 1. @param {string} colour "#rrggbb" */
function brightness(colour) {
  const [red, green, blue] = [1, 3, 5].map(at => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return .2126 * red + .7152 * green + .0722 * blue;
}

(document.body.dataset.colours?.split(" ") ?? []).forEach((colour, seat) => {
  const { style } = document.documentElement;
  style.setProperty(`--seat-${seat}`, colour);
  style.setProperty(`--on-seat-${seat}`, brightness(colour) > .18 ? "#15110e" : "#fff");
});
