/** A row of words that lights its places on the board. */

import { h } from "./dom.js";

/** @typedef {(where: string[], seat: number | null) => void} Light */

/**
 * Nothing is lit where there is no place, or nobody to light it.
 * @param {(Node | string)[]} words
 * @param {string[]} where
 * @param {number | null} seat
 * @param {Light | null} light
 * @param {string} [kind]
 */
export function row(words, where, seat, light, kind = "") {
  if (!where.length || !light) return h("span", { class: `row ${kind}` }, ...words);
  const on = () => light(where, seat);
  const off = () => light([], null);
  return h("button", { type: "button", class: `row ${kind}`, "data-where": where.join(" "), onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off, onclick: on }, ...words);
}
