/** Small help with elements. What people typed only ever becomes text, never markup. */

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element with attributes, handlers (onclick: …) and children.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => unknown)>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter(child => child !== null && child !== undefined && child !== false).map(child => /** @type {Node | string} */ (child)));
  return element;
}

/**
 * The element of this id, which the page is known to have.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function at(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no #${id}`);
  return found;
}

/**
 * Put children in, unless they are the same: nothing jumps, no focus is lost.
 * @param {HTMLElement} host
 * @param {Node[]} children
 */
export function put(host, children) {
  const fresh = h("div", {}, ...children);
  const now = h("div", {}, ...[...host.childNodes].map(child => child.cloneNode(true)));
  for (const one of now.querySelectorAll("details")) one.toggleAttribute("open", false);
  const bare = /** @type {HTMLElement} */ (fresh.cloneNode(true));
  for (const one of bare.querySelectorAll("details")) one.toggleAttribute("open", false);
  if (now.isEqualNode(bare)) return;
  const opened = new Set([...host.querySelectorAll("details[open]")].map(one => one.getAttribute("data-name")));
  const top = host.scrollTop;
  for (const one of fresh.querySelectorAll("details")) if (opened.has(one.getAttribute("data-name"))) one.open = true;
  host.replaceChildren(...fresh.childNodes);
  host.scrollTop = top;
}

/** Whether pieces should not move. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Tell readers of speech what happened.
 * @param {string} words
 */
export function say(words) {
  const region = at("rh-said");
  // The same words again would not be read out: a new element is.
  region.replaceChildren(h("p", {}, words));
}

/**
 * What is kept in this browser; nothing breaks where that is forbidden.
 * @param {string} key
 * @param {Storage} [place]
 */
export function recall(key, place = localStorage) {
  try {
    return place.getItem(`rh-${key}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 * @param {Storage} [place]
 */
export function keep(key, value, place = localStorage) {
  try {
    place.setItem(`rh-${key}`, value);
  } catch {
    // A private window: then it is forgotten.
  }
}
