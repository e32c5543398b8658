/** Things that are kept unless they are given away: somebody ticks what to keep, whatever the way to the move is. */
/** @import {PickInfo} from "./types.js" */

/** What can be kept. @param {PickInfo[]} level */
export function keepable(level) {
  return level.filter(pick => pick.kept);
}

/** How many of them must be kept: so many as cannot be given away one after the other. @param {PickInfo[]} level */
export function least(level) {
  let left = keepable(level).length;
  for (let [next] = keepable(level); next; [next] = keepable(next.picks ?? [])) left -= 1;
  return left;
}

/**
 * The picks that give away everything but what is ticked; null: so little cannot be kept.
 * @param {PickInfo[]} level
 * @param {Set<string>} ticked
 * @returns {PickInfo[] | null}
 */
export function keeping(level, ticked) {
  /** @type {PickInfo[]} */
  const way = [];
  let here = level;
  for (const { id } of keepable(level).filter(pick => !ticked.has(pick.id))) {
    const found = here.find(pick => pick.id === id && pick.kept);
    if (!found) return null;
    way.push(found);
    here = found.picks ?? [];
  }
  if (way.at(-1)?.move) return way;
  // That the others are kept is said where more could be given away.
  const others = here.filter(pick => !pick.kept);
  return others.length === 1 ? [...way, others[0]] : null;
}
