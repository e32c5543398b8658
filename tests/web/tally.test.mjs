// The end, counted line by line.
import assert from "node:assert/strict";
import { test } from "node:test";

import { tally } from "../../src/roundhouse/web/tally.js";

const line = (what, points, where = ["a"]) => ({ what, points, where, text: what });

test("of each kind of line everybody's, one by one, and totals run up to the end", () => {
  const ann = { lines: [line("routes", 20), line("ticket", 8), line("ticket", 5)] };
  const bob = { lines: [line("routes", 15), line("ticket", -9), line("longest", 10)] };
  const steps = tally([ann, bob]);
  assert.deepEqual(steps.map(({ party, line: { what } }) => [party, what]), [
    [0, "routes"], [1, "routes"], [0, "ticket"], [0, "ticket"], [1, "ticket"], [1, "longest"],
  ]);
  assert.deepEqual(steps.map(step => step.totals), [[20, 0], [20, 15], [28, 15], [33, 15], [33, 6], [33, 16]]);
});

test("a line that counts nothing and lies nowhere is passed over", () => {
  assert.deepEqual(tally([{ lines: [line("bonus", 0, []), line("errors", 0)] }]).map(step => step.line.what), ["errors"]);
});
