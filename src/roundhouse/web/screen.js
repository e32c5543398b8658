/** What kind of window there is: the same words as in small.css. */

/** A phone, upright or on its side: the board, the cards and the choices share it, all else lies behind tabs. */
export const SMALL = matchMedia("(max-width: 47.99rem), (max-height: 30rem)");
/** A phone on its side: high boards that can lie there do. */
export const ASIDE = matchMedia("(max-height: 30rem) and (min-aspect-ratio: 1)");
