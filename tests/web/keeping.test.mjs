// Keeping things by ticking them, whatever the way of the picks is.
import assert from "node:assert/strict";
import { test } from "node:test";

import { keepable, keeping, least } from "../../src/roundhouse/web/keeping.js";

/** Of three things at least `must` are kept: each may be given back, in any order; "keep" ends it where more could go. */
function level(left, must, gone = []) {
  const more = left.length > must;
  const back = more ? left.map(id => ({ id, label: `back ${id}`, kept: id, ...after(id) })) : [];
  function after(id) {
    const rest = left.filter(one => one !== id);
    const now = [...gone, id];
    return rest.length > must ? { ask: "?", picks: level(rest, must, now) } : { move: `back ${now.join(" ")}` };
  }
  return [...back, { id: "keep", label: "keep", move: `back ${gone.join(" ")}`.trim() }];
}
const move = (picks, ...ticked) => keeping(picks, new Set(ticked))?.at(-1).move ?? null;

test("what is not ticked goes back", () => {
  const picks = level(["a", "b", "c"], 1);
  assert.equal(keepable(picks).length, 3);
  assert.equal(least(picks), 1);
  assert.equal(move(picks, "a", "b", "c"), "back");
  assert.equal(move(picks, "a", "c"), "back b");
  assert.equal(move(picks, "b"), "back a c");
});

test("too little cannot be kept", () => {
  const picks = level(["a", "b", "c"], 2);
  assert.equal(least(picks), 2);
  assert.equal(move(picks, "a"), null);
  assert.equal(move(picks), null);
  assert.equal(move(picks, "a", "b"), "back c");
});

test("what follows the keeping is left to be asked", () => {
  const keep = { id: "keep", label: "keep", ask: "for the rack?", picks: [{ id: "a", label: "a", move: "1" }, { id: "b", label: "b", move: "2" }] };
  const picks = [{ id: "a", label: "back a", kept: "a", move: "3" }, { id: "b", label: "back b", kept: "b", move: "4" }, keep];
  assert.deepEqual(keeping(picks, new Set(["a", "b"])), [keep]);
  assert.equal(move(picks, "b"), "3");
});
