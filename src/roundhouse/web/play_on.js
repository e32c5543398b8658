/** Playing on from a position of a finished game, at a new table: with bots, or everybody at this screen. */
/** @import {Created} from "./types.js" */
/** @import {Table} from "./table.js" */

import { entropy, tell } from "./api.js";
import { badge } from "./badge.js";
import { open } from "./dialogs.js";
import { h, recall } from "./dom.js";
import { t } from "./texts.js";

/**
 * Ask who plays on, then go there.
 * @param {Table} table
 * @param {number} at after so many moves
 */
export function playOn(table, at) {
  const { state } = table;
  if (!state) return;
  const mine = state.seats.find(seat => seat.mine)?.seat ?? 0;
  const seats = state.seats.map(({ seat, name }) => {
    const choice = h("input", { type: "radio", name: "seat", value: seat });
    choice.checked = seat === mine;
    return h("label", { class: "tick" }, choice, " ", badge(seat), " ", name);
  });
  const begin = async (/** @type {boolean} */ everybody) => {
    const chosen = Number(new FormData(form).get("seat"));
    const chairs = state.seats.map(({ seat }) => ({ kind: seat === chosen ? "me" : everybody ? "friend" : "bot" }));
    try {
      /** @type {Created} */
      const { url } = await tell(`/tables/${table.id}/play-on`, { at, chairs, name: recall("name"), entropy: entropy() });
      location.assign(url);
    } catch (error) {
      table.emit("trouble", error);
    }
  };
  const form = h("form", { class: "play-on" }, h("fieldset", {}, h("legend", {}, t("play-on-seat")), ...seats));
  open({
    title: t("play-on"),
    kind: "small",
    body: [
      h("p", {}, t("play-on-about", { move: at })),
      form,
      h("p", { class: "actions" },
        h("button", { type: "button", class: "main", onclick: () => void begin(false) }, t("play-on-bots")),
        state.seats.length > 1 && h("button", { type: "button", onclick: () => void begin(true) }, t("play-on-here"))),
    ],
  });
}
