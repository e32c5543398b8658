/** What people at a table agree on: what somebody wishes, and what one can wish for. */
/** @import {MotionInfo, TableState} from "./types.js" */
/** @import {Table} from "./table.js" */

import { tell } from "./api.js";
import { confirm, open } from "./dialogs.js";
import { h, keep, recall } from "./dom.js";
import { own } from "./table.js";
import { listed, t } from "./texts.js";

const MOST = 12; // moves that one can go back to

/** Tell the server, and look again. @param {Table} table @param {string} what @param {object} wish */
async function act(table, what, wish) {
  await tell(`/tables/${table.id}/${what}`, wish).catch(error => table.emit("trouble", error));
  await table.refresh();
}

/** What somebody wishes: to be answered, or waited for. @param {Table} table @param {TableState} state @param {MotionInfo} motion */
export function motionBar(table, state, motion) {
  const mine = own(state).find(seat => motion.asked.includes(seat.seat));
  const made = own(state).find(seat => seat.seat === motion.by);
  const waits = listed(motion.asked.map(seat => state.seats[seat].name));
  const say = (/** @type {number} */ seat, /** @type {boolean} */ yes) => () => void act(table, "answer", { seat, kind: motion.kind, yes });
  return h("div", { class: "motion", role: "group", "aria-label": t("motion") },
    h("p", {}, motion.words, mine || !motion.asked.length ? null : ` ${t("motion-waits", { names: waits })}`),
    mine ? h("p", { class: "actions" },
      h("button", { type: "button", class: "main", onclick: say(mine.seat, true) }, t("motion-yes")),
      h("button", { type: "button", onclick: say(mine.seat, false) }, t("motion-no")))
      : made ? h("p", { class: "actions" }, h("button", { type: "button", class: "small", onclick: say(made.seat, false) }, t("motion-withdraw"))) : null);
}

/** What one can wish for, folded away. @param {Table} table @param {TableState} state */
export function wishes(table, state) {
  const [me] = own(state);
  if (!me || state.over || state.closed) return null;
  const propose = (/** @type {string} */ kind, about = 0) => act(table, "propose", { seat: me.seat, kind, about });
  const button = (/** @type {string} */ key, /** @type {() => void} */ doIt) => h("li", {}, h("button", { type: "button", class: "small", onclick: doIt }, t(key)));
  const sure = async (/** @type {string} */ key, /** @type {() => Promise<void>} */ doIt) => {
    if (await confirm({ title: t(key), text: t(`${key}-about`), yes: t(key) })) await doIt();
  };
  return h("details", { class: "wishes" }, h("summary", {}, t("wishes")), h("ul", {},
    state.moves ? button("wish-back", () => back(state, about => void propose("back", about))) : null,
    state.clock ? button(state.clock.paused ? "wish-resume" : "wish-pause", () => void propose(state.clock?.paused ? "resume" : "pause")) : null,
    button("wish-end", () => void sure("wish-end", () => propose("end"))),
    button("wish-abandon", () => void sure("wish-abandon", () => act(table, "abandon", { seat: me.seat }))),
    button(muted(table.id) ? "tell-unmute" : "tell-mute", () => void mute(table)),
    h("li", {}, h("a", { href: "/me/messages" }, t("my-hours")))));
}

/** Whether one wants to hear nothing of a table; this browser remembers it for its button. @param {string} id */
function muted(id) {
  return recall(`muted-${id}`) === "yes";
}

/** @param {Table} table */
async function mute(table) {
  const wish = !muted(table.id);
  try {
    await tell(`/tell/tables/${table.id}`, { mute: wish });
    keep(`muted-${table.id}`, wish ? "yes" : "no");
  } catch (error) {
    table.emit("trouble", error);
  }
  table.update();
}

/** To which move to go back: the last ones that can be told apart. @param {TableState} state @param {(about: number) => void} go */
function back(state, go) {
  /** @type {Map<number, string>} */
  const told = new Map();
  for (const line of state.log) if (line.move > 0 && !told.has(line.move)) told.set(line.move, line.text);
  const latest = [...told].slice(-MOST).reverse();
  const choices = latest.length ? latest : [/** @type {[number, string]} */ ([state.moves, ""])];
  const list = h("ul", { class: "back-to" }, ...choices.map(([move, text]) => h("li", {},
    h("button", { type: "button", class: "small", onclick: () => { dialog.close(); go(move - 1); } }, t("wish-back-to", { move }), text ? h("small", {}, ` ${text}`) : null))));
  const dialog = open({ title: t("wish-back"), kind: "small", body: [h("p", {}, t("wish-back-about")), list] });
}
