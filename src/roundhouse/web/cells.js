/** Rows of cells as real text: cards beside each other, tables, lists. */
/** @import {AreaInfo, CellInfo, RowInfo} from "./types.js" */

import { h } from "./dom.js";

/** @param {AreaInfo} area @returns {HTMLElement} */
export function rows(area) {
  if (area.shape === "table") return table(area);
  return h("div", { class: area.shape ?? "cards" }, ...(area.rows ?? []).map(row));
}

/** @param {RowInfo} info */
function row(info) {
  return h("div", { class: ["cells", ...info.marks ?? []].join(" "), ...names(info) },
    info.title ? h("h4", {}, picture(info.art), info.title) : null,
    ...info.cells.map(cell => box(cell)));
}

/** @param {AreaInfo} area */
function table(area) {
  const heads = (area.heads ?? []).map(cell => h("th", { scope: "col" }, box(cell)));
  const lines = (area.rows ?? []).map(info => {
    // Where nothing follows, what stands before has the room: a name, or the one word about who is out.
    const said = info.cells.findIndex(cell => cell.text || cell.art);
    const alone = said <= 0 && info.cells.slice(1).every(cell => !cell.text && !cell.art);
    const rest = (/** @type {boolean} */ wide, /** @type {number} */ columns) => wide ? columns : null;
    const name = h("th", { scope: "row", colspan: rest(said < 0, info.cells.length + 1) }, picture(info.art), info.title ?? "");
    const cells = said < 0 ? [] : alone ? info.cells.slice(0, 1) : info.cells;
    return h("tr", { class: (info.marks ?? []).join(" ") || null, ...names(info) }, name,
      ...cells.map(cell => h("td", { colspan: rest(alone, info.cells.length) }, box(cell))));
  });
  return h("table", { class: "figures" },
    heads.length ? h("thead", {}, h("tr", {}, h("td"), ...heads)) : null, h("tbody", {}, ...lines));
}

/** @param {CellInfo} cell */
function box(cell) {
  if (!cell.text && !cell.art) return h("span", { class: "cell none" });
  const inside = [picture(cell.art), cell.text ? h("span", { class: "text" }, cell.text) : null];
  const kind = !cell.art ? [] : !cell.text ? ["pictured"] : /^\D?\d+$/.test(cell.text) ? ["pictured", "numbered"] : ["pictured", "worded"];
  const marks = ["cell", ...kind, ...cell.marks ?? []].join(" ");
  const all = { class: marks, ...names(cell), "data-tip": cell.about || null, "data-rule": cell.rule || null };
  if (cell.pick) return h("button", { type: "button", ...all, "aria-label": cell.about || cell.text || null }, ...inside);
  if (!cell.about) return h("span", all, ...inside);
  // Words for those who listen, where a picture alone would say nothing.
  return h("span", { ...all, tabindex: 0, role: "img", "aria-label": cell.text ? `${cell.text} · ${cell.about}` : cell.about }, ...inside);
}

/** @param {CellInfo | RowInfo} thing */
function names(thing) {
  const where = "where" in thing ? thing.where : undefined;
  return { "data-id": thing.id || null, "data-pick": thing.pick || null, "data-where": where?.join(" ") || null };
}

/** @param {string | undefined} art */
function picture(art) {
  if (!art) return null;
  const frame = h("span");
  frame.innerHTML = art;
  const svg = frame.firstElementChild;
  svg?.setAttribute("aria-hidden", "true");
  return svg;
}
