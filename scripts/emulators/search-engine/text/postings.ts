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

/** The number of the attribute in a place; see `placeOf`. */
export const attributeOf = (place: number): number => place >>> 10;
/** Whether the word is all that its attribute holds, as a query of one word needs for an exact match. */
export const isAlone = (place: number): boolean => (place & 512) !== 0;
/**
 * The word's position in its attribute, from 0, with a gap between the items of a list; 511 stands for
 * everything further on.
 */
export const positionOf = (place: number): number => place & lastPosition;
