// What is new in a log.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fresh } from "../../src/roundhouse/web/lines.js";

const line = (move, text) => ({ move, text, where: [], seat: 0 });
const words = (before, now) => fresh(before, now).map(one => one.text);

test("lines at the end, and those that stand where they happened", () => {
  const before = [line(0, "dice"), line(2, "mine")];
  assert.deepEqual(words(before, [...before, line(3, "more")]), ["more"]);
  assert.deepEqual(words(before, [line(0, "dice"), line(1, "hidden"), line(2, "mine"), line(3, "more")]), ["hidden", "more"]);
});

test("what is said twice is new the second time", () => {
  assert.deepEqual(words([line(1, "a card")], [line(1, "a card"), line(1, "a card")]), ["a card"]);
});

test("what was taken back is not new, and the same again is", () => {
  assert.deepEqual(words([line(1, "one"), line(2, "two")], [line(1, "one")]), []);
  assert.deepEqual(words([line(1, "one")], [line(2, "one")]), ["one"]);
});
