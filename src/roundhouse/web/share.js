/** Inviting somebody. */

import { h } from "./dom.js";
import { t } from "./texts.js";

/**
 * The link for the one who takes the open seat, and its code for a camera.
 * @param {string} table
 */
export function share(table) {
  const link = `${location.origin}/table/${table}`;
  /** @type {HTMLInputElement} */
  const field = h("input", { readonly: true, value: link, "aria-label": t("share-link"), onfocus: () => field.select() });
  const copy = h("button", { type: "button", class: "small", onclick: async () => {
    try {
      await navigator.clipboard.writeText(link);
      copy.textContent = t("copied");
    } catch {
      field.select();
    }
  } }, t("copy"));
  return h("div", { class: "share" }, h("p", {}, t("share-about")), h("div", { class: "together" }, field, copy),
    h("img", { src: `/api/tables/${table}/qr.svg`, alt: t("qr"), width: 160, height: 160, class: "qr", loading: "lazy" }));
}
