/** Fair dice: every draw of a finished game beside what the revealed seed gives. */
/** @import {DrawInfo, FairInfo} from "./types.js" */

import { Refused, ask } from "./api.js";
import { at, h } from "./dom.js";
import { t } from "./texts.js";

try {
  /** @type {FairInfo} */
  const fair = await ask(`/tables/${document.body.dataset.table}/fair`);
  const draws = fair.draws.map((/** @type {DrawInfo} */ draw) =>
    h("tr", { class: draw.fair ? null : "bad" },
      h("td", {}, String(draw.entry)), h("th", { scope: "row" }, draw.label), h("td", {}, draw.recorded), h("td", {}, draw.recomputed ?? "–"),
      h("td", {}, draw.recomputed === null ? t("fair-given") : draw.fair ? `✓ ${t("fair-same")}` : `✗ ${t("fair-other")}`)));
  const host = at("rh-fair");
  host.append(
    ...(fair.origin ? [h("p", {}, fair.origin)] : []),
    h("p", { class: `verdict ${fair.fair ? "good" : "bad"}` }, fair.fair ? `✓ ${t("fair-yes")}` : `✗ ${t("fair-no")}`),
    h("dl", {}, h("dt", {}, t("fair-commitment")), h("dd", {}, h("code", {}, fair.commitment)), h("dt", {}, t("fair-seed")), h("dd", {}, h("code", {}, fair.seed)),
      ...fair.added.flatMap(one => [h("dt", {}, t("fair-added", { name: one.name })), h("dd", {}, one.entropy ? h("code", {}, one.entropy) : t("fair-added-none"))])),
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": t("fair-draws") },
      h("table", {}, h("caption", {}, t("fair-draws")),
        h("thead", {}, h("tr", {}, ...["entry", "purpose", "recorded", "recomputed", "check"].map(name => h("th", { scope: "col" }, t(`fair-${name}`))))),
        h("tbody", {}, ...draws))),
  );
  host.hidden = false;
} catch (error) {
  const place = at("rh-problem");
  place.textContent = error instanceof Refused ? error.message : t("error-0-title");
  place.hidden = false;
}
