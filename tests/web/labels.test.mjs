// Which names there is room for on a map.
import assert from "node:assert/strict";
import { test } from "node:test";

import { inward, roomFor } from "../../src/roundhouse/web/labels.js";

const name = (x, y, rank = 1, more = {}) => ({ x, y, rank, before: 0.5, above: 0.5, width: 40, size: 10, ...more });
const grown = by => () => by;

test("names that lie apart are all shown", () => {
  assert.deepEqual(roomFor([name(0, 0), name(100, 0), name(0, 50)], grown(1), 1), [true, true, true]);
});

test("of two that would lie on each other the more important one is shown", () => {
  assert.deepEqual(roomFor([name(0, 0, 2), name(30, 0, 1)], grown(1), 1), [false, true]);
});

test("among equals the first", () => {
  assert.deepEqual(roomFor([name(0, 0), name(30, 0)], grown(1), 1), [true, false]);
});

test("the larger they are drawn the fewer there are, and never none", () => {
  const many = Array.from({ length: 12 }, (_, place) => name(place * 45, 0));
  const shown = [1, 2, 3].map(by => roomFor(many, grown(by), 1).filter(Boolean).length);
  assert.deepEqual(shown, [12, 6, 4]);
});

test("a name grows to the side that it stands on", () => {
  const west = name(100, 0, 1, { before: 1 });
  assert.deepEqual(roomFor([west, name(130, 0)], grown(1), 1), [true, true]);
  const east = name(100, 0, 1, { before: 0 });
  assert.deepEqual(roomFor([east, name(130, 0)], grown(1), 1), [true, false]);
  const below = { above: 0 };
  const above = { above: 1 };
  assert.deepEqual(roomFor([name(0, 0, 1, below), name(0, -13, 2)], grown(1.1), 0), [true, true]);
  assert.deepEqual(roomFor([name(0, 0, 1, above), name(0, -11.5, 2)], grown(1.3), 0), [true, false]);
});

test("at the edge of the board a name grows inwards, from the end that it has there", () => {
  const far = inward(name(90, 0, 1, { before: 0, width: 20 }), 2, 120);
  assert.deepEqual([far.x, far.before], [110, 1]);
  const near = inward(name(15, 0, 1, { before: 0.5, width: 20 }), 2, 120);
  assert.deepEqual([near.x, near.before], [5, 0]);
  assert.equal(inward(name(60, 0), 1.5, 120).before, 0.5);
});
