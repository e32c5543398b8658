/** The rules beside the board, opened at the rule that was asked for. */

import { ask } from "./api.js";
import { open } from "./dialogs.js";
import { h } from "./dom.js";
import { lang, t } from "./texts.js";

/** The same at a glance: a turn, costs, points. Its rules lead to where they stand. @param {string} table */
export async function showAid(table) {
  const page = h("article", { class: "rulebook aid", tabindex: 0, "aria-busy": true });
  open({ title: t("aid"), kind: "drawer", body: [page] });
  const { html, aid } = await ask(`/tables/${table}/rules?lang=${lang}`);
  page.innerHTML = aid || html;
  page.removeAttribute("aria-busy");
  page.addEventListener("click", event => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    void showRules(table, link.getAttribute("href")?.slice(1));
  });
}

/**
 * @param {string} table
 * @param {string} [rule]
 */
export async function showRules(table, rule) {
  const page = h("article", { class: "rulebook", tabindex: 0, "aria-busy": true });
  open({ title: t("rules"), kind: "drawer", body: [page] });
  const { html } = await ask(`/tables/${table}/rules?lang=${lang}`);
  page.innerHTML = html;
  page.removeAttribute("aria-busy");
  // The ids of rules may stand on the page once only, and links in the drawer stay in it.
  page.addEventListener("click", event => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    go(page, link.getAttribute("href")?.slice(1) ?? "");
  });
  if (rule) go(page, rule);
}

/**
 * What a refusal says, with a link to its rule if it names one.
 * @param {string} table
 * @param {string} text
 * @param {string} [rule]
 * @returns {(string | HTMLElement)[]}
 */
export function withRule(table, text, rule) {
  if (!rule) return [text];
  return [text, " ", h("button", { type: "button", class: "rule", onclick: () => void showRules(table, rule) }, rule)];
}

/** @param {HTMLElement} page @param {string} rule */
function go(page, rule) {
  const place = page.querySelector(`[id="${CSS.escape(rule)}"]`);
  if (!(place instanceof HTMLElement)) return;
  page.querySelector(".here")?.classList.remove("here");
  place.classList.add("here");
  place.tabIndex = -1;
  place.focus();
  place.scrollIntoView({ block: "center" });
}
