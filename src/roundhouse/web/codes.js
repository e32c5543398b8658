/** Recovery codes: shown once, when they are made. */

import { open } from "./dialogs.js";
import { h } from "./dom.js";
import { t } from "./texts.js";

/** What nobody will be shown again. @param {string[]} codes */
export function showCodes(codes) {
  const all = codes.join("\n");
  const copy = h("button", { type: "button", onclick: async () => {
    await navigator.clipboard.writeText(all).then(() => (copy.textContent = t("copied")), () => {});
  } }, t("copy"));
  return /** @type {Promise<void>} */ (new Promise(resolve => {
    const done = h("button", { type: "button", class: "main", onclick: () => dialog.close() }, t("codes-kept"));
    const dialog = open({
      title: t("codes"),
      lasting: true,
      body: [
        h("p", {}, t("codes-about")),
        h("ul", { class: "codes" }, ...codes.map(code => h("li", {}, h("code", {}, code)))),
        h("p", { class: "actions" }, done, copy, h("a", { class: "button", download: "roundhouse-codes.txt", href: `data:text/plain,${encodeURIComponent(all)}` }, t("codes-file"))),
      ],
      closed: () => resolve(),
    });
  }));
}
