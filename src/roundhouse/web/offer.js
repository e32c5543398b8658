/** What is offered, put in order: what comes first, what is the main thing, what is a number to be set. */
/** @import {PickInfo} from "./types.js" */

const NUMBERS = 4; // so many numbers in a row are set, not listed

/**
 * @param {PickInfo[]} level what can be picked
 * @param {(id: string) => boolean} shown whether something has a place on the board
 * @param {boolean} first whether nothing is picked yet
 * @param {boolean} begun whether something was done in this turn that can be taken back
 * @returns {{numbers: PickInfo[], loose: PickInfo[], placed: PickInfo[], main: PickInfo | null}}
 *   numbers to be set, others without a place on the board, those with one, and the main thing
 */
export function offer(level, shown, first, begun) {
  const numbers = first ? numbered(level.filter(pick => !shown(pick.id))) : [];
  const loose = level.filter(pick => !shown(pick.id) && !numbers.includes(pick));
  const placed = level.filter(pick => shown(pick.id));
  // What ends a turn is the main thing when something was done in it. Before that it would be passing, and so is what
  // does without the step that the turn has come to.
  const ends = begun && !loose[0]?.passes;
  const only = first && loose.length === 1 && !numbers.length && (ends || level.length === 1);
  return { numbers, loose, placed, main: only ? loose[0] : null };
}

/** Moves that differ by a number alone. @param {PickInfo[]} picks */
function numbered(picks) {
  const moves = picks.filter(pick => pick.move && pick.art === undefined && /-\d+$/.test(pick.id));
  const stem = (/** @type {PickInfo} */ pick) => pick.id.replace(/\d+$/, "");
  const same = moves.filter(pick => stem(pick) === stem(moves[0]));
  return same.length >= NUMBERS ? same : [];
}

/**
 * Where setting a number begins: where it was, else with what is usual, else with the first that is not doing without.
 * @param {{id: string, passes?: boolean, usual?: boolean}[]} items
 * @param {string | undefined} before what was set
 */
export function start(items, before) {
  const places = [items.findIndex(item => item.id === before), items.findIndex(item => item.usual), items.findIndex(item => !item.passes)];
  return Math.max(0, places.find(place => place >= 0) ?? 0);
}
