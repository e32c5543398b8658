/** Windows over the page. The browser's own <dialog> keeps the focus inside and gives it back. */

import { h } from "./dom.js";
import { t } from "./texts.js";

/**
 * Open a window. It is removed when it is closed.
 * @param {{title: string, body: (Node | string)[], kind?: string, lasting?: boolean, closed?: () => void}} what
 *   `lasting`: it cannot be closed but by what is in it
 * @returns {HTMLDialogElement}
 */
export function open({ title, body, kind = "", lasting = false, closed }) {
  /** @type {HTMLDialogElement} */
  const dialog = h(
    "dialog",
    { class: `window ${kind}`, "aria-labelledby": "rh-window-title" },
    h(
      "div",
      { class: "framed inside" },
      h(
        "header",
        {},
        h("h2", { id: "rh-window-title" }, title),
        lasting ? null : h("button", { type: "button", class: "close", title: t("close"), onclick: () => dialog.close() }, h("span", { "aria-hidden": true }, "×"), h("span", { class: "quiet" }, t("close"))),
      ),
      h("div", { class: "body" }, ...body),
    ),
  );
  for (const other of document.querySelectorAll("dialog.window")) /** @type {HTMLDialogElement} */ (other).close();
  if (lasting) dialog.addEventListener("cancel", event => event.preventDefault());
  else dialog.addEventListener("click", event => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  /** @type {HTMLElement | null} */ (dialog.querySelector("button.main"))?.focus({ preventScroll: true });
  return dialog;
}

/** Close the window that is open. */
export function closeWindow() {
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.window[open]"))?.close();
}

/**
 * Ask whether to go on.
 * @param {{title: string, text: string, yes: string}} what
 * @returns {Promise<boolean>}
 */
export function confirm({ title, text, yes }) {
  return new Promise(resolve => {
    let answer = false;
    const sure = h("button", { type: "button", class: "main", onclick: () => { answer = true; dialog.close(); } }, yes);
    const dialog = open({
      title,
      kind: "small",
      body: [
        h("p", {}, text),
        h("p", { class: "actions" }, sure, h("button", { type: "button", onclick: () => dialog.close() }, t("back"))),
      ],
      closed: () => resolve(answer),
    });
  });
}
