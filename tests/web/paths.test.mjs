// Which piece went where.
import assert from "node:assert/strict";
import { test } from "node:test";

import { legs, moved, sizeOf } from "../../src/roundhouse/web/paths.js";

const piece = (kind, x, y = 0) => ({ kind, x, y });
const ways = (before, after) => moved(before, after).map(({ from, to }) => [from.kind, from.x, to.x]);

test("what lies where it lay has not moved", () => {
  const lie = [piece("red", 0), piece("red", 10), piece("blue", 20)];
  assert.deepEqual(ways(lie, lie.map(one => ({ ...one, x: one.x + 0.5 }))), []);
});

test("a die is taken: it goes, and those behind it close up", () => {
  const before = [piece("3", 0), piece("4", 50), piece("5", 100)];
  const after = [piece("3", 0), piece("5", 50), piece("4", 300)];
  assert.deepEqual(ways(before, after), [["5", 100, 50], ["4", 50, 300]]);
});

test("alike pieces: the nearest of those that are gone", () => {
  assert.deepEqual(ways([piece("red", 0), piece("red", 90)], [piece("red", 100)]), [["red", 90, 100]]);
});

test("what is new has come from nowhere, and what is gone goes nowhere", () => {
  assert.deepEqual(ways([piece("red", 0)], [piece("blue", 50)]), []);
  assert.deepEqual(ways([], [piece("blue", 50)]), []);
});

test("a way is gone at one speed", () => {
  assert.deepEqual(legs([{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 10 }]).map(one => one.offset), [0, 0.75, 1]);
  assert.deepEqual(legs([{ x: 5, y: 5 }, { x: 5, y: 5 }]).map(one => one.offset), [0, 1]);
});

test("what flies is neither tiny nor huge", () => {
  assert.equal(sizeOf("-9 -9 18 18"), 22);
  assert.equal(Math.round(sizeOf("-1 -1 60 41")), 42);
  assert.equal(sizeOf("0 0 400 400"), 58);
  assert.equal(sizeOf(""), 22);
});
