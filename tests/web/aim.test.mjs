// What a finger means.
import assert from "node:assert/strict";
import { test } from "node:test";

import { REACH, meant, near } from "../../src/roundhouse/web/aim.js";

/** Round things: what lies under a point. */
const under = things => (x, y) => Object.entries(things).filter(([, [cx, cy, r]]) => Math.hypot(x - cx, y - cy) <= r).map(([id]) => id);

test("what lies under the finger is found, and how far it is", () => {
  assert.deepEqual(near(0, 0, under({ a: [0, 0, 5] })), [{ id: "a", far: 0 }]);
});

test("small things are found from beside them, as far as a finger reaches", () => {
  const one = under({ a: [0, 0, 4] });
  for (let way = 0; way < 12; way++) {
    const turn = way * Math.PI / 6;
    assert.equal(near(18 * Math.cos(turn), 18 * Math.sin(turn), one).length, 1, `${way}`);
  }
  assert.deepEqual(near(REACH + 6, 0, one), []);
});

test("the nearest come first", () => {
  assert.deepEqual(near(0, 0, under({ far: [18, 0, 6], here: [0, 0, 3] })).map(({ id }) => id), ["here", "far"]);
});

test("what is clearly nearest is meant; of things equally near all may be", () => {
  assert.deepEqual(meant([{ id: "a", far: 0 }, { id: "b", far: 14 }]), ["a"]);
  assert.deepEqual(meant([{ id: "a", far: 0 }, { id: "b", far: 7 }, { id: "c", far: 14 }]), ["a", "b"]);
});
