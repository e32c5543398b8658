// Times of clocks.
import assert from "node:assert/strict";
import { test } from "node:test";

import { about, face, moment, remaining } from "../../src/roundhouse/web/times.js";

test("what runs has what is left until then, what stands has what it had, and nobody has less than nothing", () => {
  assert.equal(remaining({ until: 1000, left: 500 }, 900), 100);
  assert.equal(remaining({ until: null, left: 500 }, 900), 500);
  assert.equal(remaining({ until: 1000, left: 500 }, 2000), 0);
});

test("a clock shows minutes and seconds, and hours where there are any; zero only when it is up", () => {
  assert.deepEqual([0, 0.2, 9, 65, 600, 3723].map(face), ["0:00", "0:01", "0:09", "1:05", "10:00", "1:02:03"]);
});

test("a long time by its largest part", () => {
  assert.equal(about(3 * 86400 + 5, "en"), "3 days");
  assert.equal(about(2 * 3600 + 5, "en"), "2 hr");
  assert.equal(about(59, "en"), "0 min");
  assert.equal(about(3 * 86400, "pl"), "3 dni");
});

test("a moment by its hour today, by its day this week, and by its date later", () => {
  const now = new Date(2026, 10, 17, 9, 0).getTime() / 1000;
  assert.match(moment(now + 3 * 3600, now, "pl"), /^12:00$/);
  assert.match(moment(now + 86400, now, "pl"), /^śr\.?,? 09:00$|^śr\.?,? 9:00$/);
  assert.match(moment(now + 20 * 86400, now, "pl"), /7 gru/);
});
