// Putting together what is here and what is new.
import assert from "node:assert/strict";
import { test } from "node:test";

import { patched, shots, steps, whole } from "../../src/roundhouse/web/frames.js";

const drawing = (live, notes = "") => ({ key: "k", live, notes, desc: "" });
const line = (text, move) => ({ text, move, where: [], seat: 0 });
const change = (seat, ...edits) => ({ seat, edits, changed: [], gone: [], desc: "now" });
const frame = (move, boards, lines = [], areas = []) => ({ move, seat: 0, back: false, lines, boards, areas, flights: [] });
const before = {
  number: 4,
  seat: 1,
  drawing: drawing('<g id="a">1</g><g id="b"/>', "notes"),
  others: [{ seat: 0, drawing: drawing("<g/>") }],
  areas: [{ name: "hand", title: "old" }, { name: "stock", title: "same" }],
  log: [line("one", 1), line("two", 2)],
};
const news = {
  ...before,
  number: 6,
  since: 4,
  drawing: drawing(""),
  others: [{ seat: 0, drawing: drawing("") }],
  areas: [],
  log: [line("three", 3)],
  log_from: 1,
  frames: [
    frame(3, [change(1, { at: 0, gone: 1, put: ['<g id="a">2</g>', '<g id="c"/>'] })]),
    frame(4, [change(0, { at: 0, gone: 1, put: ["<g>x</g>"] })], [], [{ name: "hand", title: "new" }]),
  ],
};

test("pieces begin before elements with an id", () => {
  assert.equal(patched('<g><g id="a"/>x<g id="b"/></g>', [{ at: 2, gone: 1, put: ['<g id="d"/></g>'] }]), '<g><g id="a"/>x<g id="d"/></g>');
  assert.equal(patched("", [{ at: 0, gone: 1, put: ["<g/>"] }]), "<g/>");
});

test("what is new leads to the whole", () => {
  const state = whole(news, before);
  assert.equal(state.drawing.live, '<g id="a">2</g><g id="c"/><g id="b"/>');
  assert.equal(state.drawing.notes, "notes");
  assert.equal(state.others[0].drawing.live, "<g>x</g>");
  assert.deepEqual(state.areas.map(area => area.title), ["new", "same"]);
  assert.deepEqual(state.log.map(one => one.text), ["one", "three"]);
});

test("areas come and go", () => {
  const later = { ...frame(4, []), areas: [{ name: "auction", title: "here" }], order: ["auction", "stock"] };
  const state = whole({ ...news, frames: [later] }, before);
  assert.deepEqual(state.areas.map(area => area.title), ["here", "same"]);
});

test("it goes on from nothing else", () => {
  assert.equal(whole(news, null), null);
  assert.equal(whole(news, { ...before, number: 5 }), null);
  assert.equal(whole(news, { ...before, seat: null }), null);
  assert.deepEqual(whole({ ...news, since: null }, null), { ...news, since: null });
});

test("a reel has a step for every move, also for one that could not be seen", () => {
  const start = { at: 2, moves: 9, sheet: "before", ...before };
  const shown = { ...frame(4, [change(1, { at: 0, gone: 1, put: ["<g/>"] })], [line("hidden", 3), line("shown", 4)]), sheet: "after" };
  const found = steps({ start, upto: 4, frames: [shown] }, 1);
  assert.deepEqual([...found.keys()], [2, 3, 4]);
  assert.equal(found.get(3).drawing.live, before.drawing.live);
  assert.equal(found.get(4).drawing.live, '<g/><g id="b"/>');
  assert.deepEqual(found.get(4).log.map(one => one.text), ["one", "two", "hidden", "shown"]);
  assert.deepEqual([found.get(3).sheet, found.get(4).sheet], ["before", "after"]);
  assert.deepEqual([found.get(3).at, found.get(4).at], [3, 4]);
});

test("a step knows what has led to it, and which step came before it", () => {
  const start = { at: 2, moves: 9, sheet: "before", ...before };
  const found = steps({ start, upto: 5, frames: [frame(4, [], [line("four", 4)]), frame(5, [], [line("five", 5)])] }, 1);
  assert.deepEqual([3, 4, 5].map(at => found.get(at).shot?.lines[0].text), [undefined, "four", "five"]);
  assert.deepEqual([3, 4, 5].map(at => found.get(at).after), [2, 2, 4]);
});

const drew = (seat, id) => ({ text: `${seat} draws ${id}`, move: 1, where: [id], seat });
const drawn = (seat, id) => ({ ...change(seat), changed: [id, "name"] });

test("several have drawn at once: they are looked at one by one, then the rest", () => {
  const all = frame(9, [drawn(0, "a"), drawn(1, "b"), drawn(2, "c")], [drew(0, "a"), drew(1, "b"), drew(2, "c"), line("dice", 9)], [{ name: "hand" }]);
  const parts = shots({ ...all, seat: 1 }, 0);
  assert.deepEqual(parts.map(part => part.look), [1, 2, 0]);
  assert.deepEqual(parts.map(part => part.boards.map(one => one.seat)), [[1], [2], [0]]);
  assert.deepEqual(parts.map(part => part.lines.map(one => one.text)), [["1 draws b"], ["2 draws c"], ["0 draws a", "dice"]]);
  assert.deepEqual(parts.map(part => part.areas.length), [0, 0, 1]);
});

test("a board is looked at where its owner has done something on it, not where its name looks otherwise", () => {
  const took = { ...frame(9, [drawn(0, "die"), { ...change(1), changed: ["name"] }], [{ ...drew(1, "die") }]), seat: 1 };
  assert.deepEqual(shots(took, 0).map(part => part.look), [undefined]);
  const built = { ...frame(9, [drawn(1, "field")], [drew(1, "field")]), seat: 1 };
  assert.deepEqual(shots(built, 0).map(part => part.look), [1]);
  const moved = { ...frame(9, [{ ...change(1), changed: ["stock"] }], [drew(1, "field")]), seat: 1, flights: [{ art: "", way: [], seat: 1 }] };
  assert.deepEqual(shots(moved, 0).map(part => part.look), [1]);
});
