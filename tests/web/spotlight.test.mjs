// On a phone: what is asked about is seen above the sheet that asks.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Zoom } from "../../src/roundhouse/web/zoom.js";

globalThis.document = new EventTarget();
/** @type {() => void} */
let resized;
globalThis.ResizeObserver = class {
  constructor(told) {
    resized = told;
  }
  observe() {}
};
const { Spotlight } = await import("../../src/roundhouse/web/spotlight.js");

/** Places that others touch: small ones, and one that is large enough already. */
const PLACES = { west: { x: 10, y: 50, width: 4, height: 4 }, east: { x: 90, y: 60, width: 4, height: 4 }, large: { x: 20, y: 20, width: 30, height: 30 } };

/** A board of 100 x 200 units in a window of 400 x 800 pixels, and a sheet over the foot of it. */
class Host extends EventTarget {
  classList = { toggle() {} };
  getBoundingClientRect = () => ({ top: 0, bottom: 800, right: 400, width: 400, height: 800 });
}
class Svg {
  viewBox = [0, 0, 100, 200];
  setAttribute(_, value) {
    this.viewBox = value.split(" ").map(Number);
  }
  getBoundingClientRect = () => ({ width: 400, height: 800 });
}

let board, zoom, sheet, small, spotlight, table, changed;
beforeEach(() => {
  globalThis.document = new EventTarget();
  board = { width: 100, height: 200, svg: new Svg(), elements: id => (PLACES[id] ? [id] : []), area: id => PLACES[id] };
  table = { current: true, can: false, on: (what, then) => what === "changed" && (changed = then) };
  zoom = new Zoom(new Host(), board);
  sheet = { shown: true, top: 500, left: 0, checkVisibility: () => sheet.shown, getBoundingClientRect: () => ({ top: sheet.top, left: sheet.left }) };
  small = true;
  const turn = { busy: false, level: [], keepable: [], walk: { steps: [], ids: [] } };
  spotlight = new Spotlight(table, turn, board, zoom, () => small, [sheet]);
  zoom.apply();
});

const asks = area => document.dispatchEvent(new CustomEvent("asks", { detail: area }));
/** Where the middle of an area is on the screen. */
const pixel = area => {
  const [x, y, width] = board.svg.viewBox;
  const unit = 400 / width;
  return [(area.x + area.width / 2 - x) * unit, (area.y + area.height / 2 - y) * unit];
};
const LOW = { x: 40, y: 180, width: 10, height: 10 };
const HIGH = { x: 40, y: 20, width: 10, height: 10 };

test("a place under the sheet comes above it when it is asked about", () => {
  assert.ok(pixel(LOW)[1] > sheet.top);
  asks(LOW);
  assert.ok(pixel(LOW)[1] < sheet.top, `${pixel(LOW)}`);
});

test("what is in sight stays where it is", () => {
  const before = pixel(HIGH);
  asks(HIGH);
  assert.deepEqual(pixel(HIGH), before);
});

test("a place elsewhere comes into sight when it is asked about, with or without a sheet over the board", () => {
  for (const shown of [true, false]) {
    sheet.shown = shown;
    zoom.by(4, 0, 0);
    assert.ok(!zoom.sees(LOW));
    asks(LOW);
    const [x, y] = pixel(LOW);
    assert.ok(x > 0 && x < 400 && y > 0 && y < (shown ? sheet.top : 800), `${x} ${y}`);
  }
});

test("how much is covered is known as soon as the sheet has another size, and forgotten when it goes", () => {
  resized();
  assert.equal(zoom.covered, 300);
  sheet.top = 700;
  resized();
  assert.equal(zoom.covered, 100);
  sheet.shown = false;
  resized();
  assert.equal(zoom.covered, 0);
});

test("a sheet beside the board covers none of it", () => {
  sheet.left = 400;
  asks(LOW);
  assert.equal(zoom.covered, 0);
});

test("on a larger screen nothing moves", () => {
  small = false;
  zoom.by(4, 0, 0);
  const before = [...board.svg.viewBox];
  asks(LOW);
  assert.deepEqual(board.svg.viewBox, before);
});

const shot = (...where) => ({ seat: 1, lines: [{ seat: 1, where }, { seat: null, where: ["east"] }] });

test("what others do comes closer, and all is seen again when it is told", () => {
  sheet.shown = false;
  table.current = false;
  spotlight.follow(shot("west"));
  assert.ok(zoom.scale > 2 && zoom.sees(PLACES.west), `${zoom.scale}`);
  const before = [...board.svg.viewBox];
  spotlight.follow(shot("west"));
  assert.deepEqual(board.svg.viewBox, before);
  spotlight.follow(shot("east"));
  assert.ok(zoom.scale > 2 && zoom.sees(PLACES.east) && !zoom.sees(PLACES.west));
  changed();
  assert.ok(zoom.scale > 2, "somebody is still followed");
  table.current = true;
  changed();
  assert.equal(zoom.scale, 1);
});

test("nothing comes closer that is large, is nowhere, lies on a board of its own, or if one looks around by hand", () => {
  for (const one of [shot("large"), shot("nowhere"), shot(), { ...shot("west"), look: 1 }]) {
    assert.equal(spotlight.follow(one), 0);
    assert.equal(zoom.scale, 1);
  }
  zoom.by(2);
  spotlight.follow(shot("west"));
  assert.equal(zoom.scale, 2);
  small = false;
  zoom.byHand = false;
  spotlight.follow(shot("west"));
  assert.equal(zoom.scale, 2);
});
