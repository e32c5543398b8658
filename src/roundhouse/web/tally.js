/** Points, counted one line after the other. */
/** @import {SheetLine} from "./types.js" */

/**
 * What is counted one after the other: of each kind of line everybody's, so that one can compare.
 * @param {{lines: SheetLine[]}[]} parties
 * @returns {{party: number, line: SheetLine, totals: number[]}[]} `totals` of all after it
 */
export function tally(parties) {
  const kinds = new Set(parties.flatMap(one => one.lines.map(line => line.what)));
  const totals = parties.map(() => 0);
  const found = [];
  for (const what of kinds) {
    for (const [party, { lines }] of parties.entries()) {
      for (const line of lines.filter(one => one.what === what && (one.points || one.where.length))) {
        totals[party] += line.points;
        found.push({ party, line, totals: [...totals] });
      }
    }
  }
  return found;
}
