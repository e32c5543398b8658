// Where a window beside a place goes.
import assert from "node:assert/strict";
import { test } from "node:test";

import { beside } from "../../src/roundhouse/web/placing.js";

const page = { width: 1000, height: 600 };
const square = (left, top, size) => ({ left, top, right: left + size, bottom: top + size });
const overlaps = (place, { left, top }, { width, height }) =>
  left < place.right && left + width > place.left && top < place.bottom && top + height > place.top;

test("at the right, in the middle of the place, and leaves its neighbours free", () => {
  assert.deepEqual(beside(square(100, 200, 40), { width: 200, height: 100 }, page), { left: 180, top: 170 });
});

test("at the left where there is no room at the right", () => {
  assert.deepEqual(beside(square(900, 200, 40), { width: 200, height: 100 }, page), { left: 660, top: 170 });
});

test("it never covers the place while there is room at any side", () => {
  const size = { width: 300, height: 200 };
  const narrow = { width: 390, height: 844 };
  for (let x = 0; x <= 340; x += 20) {
    for (let y = 0; y <= 790; y += 20) {
      const place = square(x, y, 50);
      const found = beside(place, size, narrow);
      assert.ok(!overlaps(place, found, size), `${x} ${y}`);
      assert.ok(found.left >= 0 && found.left + size.width <= narrow.width && found.top >= 0 && found.top + size.height <= narrow.height);
    }
  }
});

test("close to it where its neighbours cannot be left free", () => {
  const size = { width: 900, height: 520 };
  assert.deepEqual(beside(square(0, 100, 60), size, page).left, 70);
});

test("where there is none, it stays inside the page", () => {
  const found = beside({ left: 0, top: 0, right: 1000, bottom: 600 }, { width: 200, height: 100 }, page);
  assert.ok(found.left >= 8 && found.top >= 8);
});
