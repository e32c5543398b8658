/** The tournaments that I host or take part in. */
/** @import {TournamentBrief} from "./types.js" */

import { Refused, ask } from "./api.js";
import { at, h } from "./dom.js";
import { t } from "./texts.js";

/** @param {TournamentBrief} cup */
function ticket(cup) {
  const sign = cup.state === "on" ? t("cup-round-of", { round: cup.round, rounds: cup.rounds }) : t(`cup-state-${cup.state}`);
  return h("li", { class: `ticket${cup.state === "on" ? " mine" : ""}` },
    h("a", { href: `/tournament/${cup.id}` },
      h("strong", {}, cup.name),
      h("span", {}, cup.title),
      h("small", {}, h("b", {}, sign), " · ", t("cup-entrants", { count: cup.entrants }), cup.host ? ` · ${t("cup-host-me")}` : null)));
}

try {
  /** @type {TournamentBrief[]} */
  const cups = await ask("/tournaments");
  at("rh-cups").replaceChildren(...cups.map(ticket));
  at("rh-none").hidden = cups.length > 0;
} catch (error) {
  const place = at("rh-problem");
  place.textContent = error instanceof Refused ? error.message : t("error-0-title");
  place.hidden = false;
}
