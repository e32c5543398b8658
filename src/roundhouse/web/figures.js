/** Small pictures of numbers; what they show stands beside them in words. */

import { lang } from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
function svg(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * Parts of a whole beside each other, the first one the strongest.
 * @param {number[]} parts
 */
export function bar(parts) {
  const all = parts.reduce((sum, part) => sum + part, 0) || 1;
  let from = 0;
  const pieces = parts.map((part, place) => {
    const piece = svg("rect", { class: `share-${Math.min(place, 5)}`, x: from, y: 0, width: 100 * part / all, height: 8 });
    from += 100 * part / all;
    return piece;
  });
  return svg("svg", { class: "bar", viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true" }, ...pieces);
}

/**
 * A number with its doubt, on a scale from `low` to `high`.
 * @param {number} low
 * @param {number} high
 * @param {number} value
 * @param {number} doubt
 */
export function span(low, high, value, doubt) {
  const at = (/** @type {number} */ one) => 100 * (one - low) / (high - low || 1);
  return svg("svg", { class: "span", viewBox: "0 0 100 12", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { class: "reach", x: at(value - doubt), y: 4, width: at(value + doubt) - at(value - doubt), height: 4 }),
    svg("rect", { class: "middle", x: at(value) - .7, y: 0, width: 1.4, height: 12 }));
}

/** With one digit after the point. @param {number} value */
export function tenths(value) {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/**
 * How a number went on.
 * @param {number[]} values
 */
export function curve(values) {
  const low = Math.min(...values), high = Math.max(...values), wide = Math.max(1, values.length - 1);
  const points = values.map((value, place) => `${(200 * place / wide).toFixed(1)},${(34 - 28 * (value - low) / (high - low || 1)).toFixed(1)}`);
  return svg("svg", { class: "curve", viewBox: "0 0 200 40", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("polyline", { points: points.join(" "), fill: "none", "vector-effect": "non-scaling-stroke" }));
}
