/**
 * A posting list, the occurrences of one token: `slots` and `places` in parallel, from `from` up to but
 * excluding `to`.
 */
export interface Postings {
  slots: ArrayLike<number>;
  places: ArrayLike<number>;
  from: number;
  to: number;
}

export const maxAttributes = 64;
export const lastPosition = 511;

/**
 * A word's place in a record, in 16 bits: its attribute (6), whether it is the attribute's only word (1), and
 * its position (9; words after the 511th count as the 511th).
 */
export function placeOf(attribute: number, alone: boolean, position: number): number {
  return (attribute << 10) | (alone ? 512 : 0) | Math.min(position, lastPosition);
}

/** Returns the number of the attribute in a packed position; see `placeOf`. */
export const attributeOf = (place: number): number => place >>> 10;
/** Returns whether the word is the attribute's only one, as an exact match of one word requires. */
export const isAlone = (place: number): boolean => (place & 512) !== 0;
/**
 * Returns the word's position in its attribute, from 0, with a gap between the items of a list; later
 * positions count as 511.
 */
export const positionOf = (place: number): number => place & lastPosition;
