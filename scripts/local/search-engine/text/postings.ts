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

export const attributeOf = (place: number): number => place >>> 10;
export const isAlone = (place: number): boolean => (place & 512) !== 0;
export const positionOf = (place: number): number => place & lastPosition;
