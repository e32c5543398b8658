/** The buttons of the table, and their keys. */
/** @import {Counting} from "./counting.js" */
/** @import {Follow} from "./follow.js" */
/** @import {Hints} from "./hint.js" */
/** @import {Hold} from "./hold.js" */
/** @import {Moves} from "./moves.js" */
/** @import {Replay} from "./replay.js" */
/** @import {Table} from "./table.js" */
/** @import {Turn} from "./turn.js" */
/** @import {WhyNots} from "./why_not.js" */
/** @import {Zoom} from "./zoom.js" */

import { at } from "./dom.js";
import { showAid, showRules } from "./rulebook.js";
import { setting, showSettings } from "./settings.js";

/**
 * @param {Table} table
 * @param {{turn: Turn, moves: Moves, hold: Hold, hints: Hints, whyNots: WhyNots, replay: Replay, zoom: Zoom, follow: Follow, counting: Counting}} parts
 */
export function listenToKeys(table, { turn, moves, hold, hints, whyNots, replay, zoom, follow, counting }) {
  const rules = () => void showRules(table.id);
  const aid = () => void showAid(table.id);
  const back = () => {
    table.emit("said", null);
    if (hold.held) hold.end(false);
    else if (replay.on) replay.close();
    else if (turn.back()) return;
    else if (hints.shown) hints.clear();
    else whyNots.turnOn(false);
  };
  const undo = () => void moves.undo();
  at("rh-undo").addEventListener("click", undo);
  at("rh-skip").addEventListener("click", () => follow.skip());
  at("rh-back").addEventListener("click", back);
  at("rh-open-aid").addEventListener("click", aid);
  at("rh-open-rules").addEventListener("click", rules);
  at("rh-open-settings").addEventListener("click", showSettings);
  at("rh-zoom-in").addEventListener("click", () => zoom.closer());
  at("rh-zoom-out").addEventListener("click", () => zoom.further());
  at("rh-zoom-fit").addEventListener("click", () => zoom.fit());

  /** @type {Record<string, () => unknown>} */
  const letters = { u: undo, h: () => void hints.ask(), w: () => whyNots.toggle(), r: rules, a: aid };
  let skipped = false;
  // What a key has skipped is not chosen when it is let go.
  addEventListener("keyup", event => {
    if (skipped && event.key === " ") event.preventDefault();
    skipped = false;
  }, { capture: true });
  addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      back();
      return;
    }
    // Also in the list of what comes after: there Enter chooses.
    if (event.key === " " && (follow.running || counting.running) && !(event.target instanceof Element && event.target.closest("button:not([role=menuitem]), input"))) {
      follow.skip();
      counting.skip();
      skipped = true;
      event.preventDefault();
      return;
    }
    const typing = event.target instanceof Element && event.target.closest("input:not([type=range]), textarea, select");
    if (!typing && setting("keys") === "on") letters[event.key.toLowerCase()]?.();
  });
}
