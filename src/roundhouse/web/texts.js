/** The words of the page, in the reader's language; they come with it. */

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("rh-texts")?.textContent ?? "{}");

export const lang = document.documentElement.lang;

/**
 * A sentence by its key, with its blanks filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [blanks]
 */
export function t(key, blanks = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => name in blanks ? String(blanks[name]) : whole);
}

/**
 * "Anna, Ben and Celia".
 * @param {string[]} names
 */
export function listed(names) {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/**
 * Points of a line on the score sheet: with a real minus sign.
 * @param {number} points
 */
export function signed(points) {
  return new Intl.NumberFormat(lang).format(points).replace("-", "−");
}
