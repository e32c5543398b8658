/** Links that people give away: to a free seat, and to seats of their own on another device. */
/** @import {SpareKey} from "./types.js" */

import { Refused, tell } from "./api.js";
import { open } from "./dialogs.js";
import { h } from "./dom.js";
import { t } from "./texts.js";

/**
 * A link to copy, and its code for a camera.
 * @param {string} link
 * @param {string} picture
 */
export function handOut(link, picture) {
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
  return [h("div", { class: "together" }, field, copy),
    h("img", { src: picture, alt: t("qr"), width: 160, height: 160, class: "qr", loading: "lazy" })];
}

/**
 * The link for the one who takes the open seat.
 * @param {string} table
 */
export function share(table) {
  return h("div", { class: "share" }, h("p", {}, t("share-about")), ...handOut(`${location.origin}/table/${table}`, `/api/tables/${table}/qr.svg`));
}

/**
 * A spare key to one's seats at a table: for another device, or for a browser that forgets.
 * @param {string} table
 */
export function spareKey(table) {
  return h("p", { class: "spare" }, h("button", { type: "button", class: "small", onclick: async () => {
    try {
      /** @type {SpareKey} */
      const key = await tell(`/tables/${table}/key`, {});
      const picture = `data:image/svg+xml,${encodeURIComponent(key.qr)}`;
      open({ title: t("key"), kind: "small", body: [h("p", {}, t("key-about", { days: key.days })), h("div", { class: "share" }, ...handOut(key.link, picture))] });
    } catch (error) {
      open({ title: t("key"), kind: "small", body: [h("p", {}, error instanceof Refused ? error.message : t("error-0-title"))] });
    }
  } }, t("key-make")));
}
