// Who gains what: the best for the mover first, and gifts are noticed.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ranked, rival } from "../../src/roundhouse/web/gains.js";

const pick = (id, ...gains) => ({ id, label: id, move: id, ...(gains.length ? { gains } : {}) });
const ids = picks => picks.map(one => one.id);

test("own gain first, then what brings others least, then the rest as it was", () => {
  const level = [pick("pass"), pick("gift", 0, 3), pick("shared", 2, 2), pick("alone", 2, 0), pick("best", 4, 1), pick("engine")];
  assert.deepEqual(ids(ranked(level, 0)), ["best", "alone", "shared", "gift", "pass", "engine"]);
  assert.deepEqual(ids(ranked(level, 1)), ["gift", "shared", "best", "alone", "pass", "engine"]);
});

test("where nobody gains anything, and for those who watch, nothing is moved", () => {
  const level = [pick("b"), pick("a")];
  assert.equal(ranked(level, 0), level);
  assert.deepEqual(ids(ranked([pick("b", 0, 1), pick("a", 1, 0)], null)), ["b", "a"]);
});

test("somebody else gains more", () => {
  assert.deepEqual(rival(pick("gift", 1, 0, 3), 0), { seat: 2, gain: 3, mine: 1 });
  assert.equal(rival(pick("even", 2, 2), 0), null);
  assert.equal(rival(pick("pass"), 0), null);
  assert.equal(rival(undefined, 0), null);
});
