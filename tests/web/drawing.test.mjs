// Boards that can lie on their side.
import assert from "node:assert/strict";
import { test } from "node:test";

const { laid, lyingSize } = await import("../../src/roundhouse/web/drawing.js");

test("what has a place there goes there, all else stays", () => {
  const die = '<g id="a" transform="translate(4)" data-lying="translate(0 9)"><use href="#b" transform="scale(2)"/></g>';
  assert.equal(laid(die), '<g id="a" transform="translate(0 9)"><use href="#b" transform="scale(2)"/></g>');
  assert.equal(laid(laid(die)), laid(die));
});

test("how large it is there stands in its ground, if it can", () => {
  assert.deepEqual(lyingSize('<rect/><g class="lying" data-size="668 520" display="none"/>'), { width: 668, height: 520 });
  assert.equal(lyingSize('<g class="upright"/>'), null);
});
