import { grow } from './grow.ts';

export interface SortKey {
  attribute: string;
  direction: 'asc' | 'desc';
}

export type Compare = (a: number, b: number) => number;

/** All slots in one sort order. Slots no longer searchable stay until the next rebuild; readers skip them. */
export class SortOrder {
  readonly keys: readonly SortKey[];
  slots: Uint32Array;
  count: number;

  /** `slots` may be longer than `count`. */
  constructor(keys: readonly SortKey[], slots: Uint32Array = new Uint32Array(0), count = 0) {
    this.keys = keys;
    this.slots = slots;
    this.count = count;
  }

  /**
   * Adds new slots: finds each position by binary search and moves the slots between two positions together.
   */
  add(addedSlots: readonly number[], compare: Compare): void {
    this.slots = grow(this.slots, this.count + addedSlots.length);
    const sortedSlots = addedSlots.toSorted(compare);
    let end = this.count;
    for (let i = sortedSlots.length - 1; i >= 0; i--) {
      const at = this.placeOf(sortedSlots[i]!, end, compare);
      this.slots.copyWithin(at + i + 1, at, end);
      this.slots[at + i] = sortedSlots[i]!;
      end = at;
    }
    this.count += sortedSlots.length;
  }

  /** Returns the insertion position of a slot among those before `end`, after equal ones. */
  private placeOf(slot: number, end: number, compare: Compare): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.slots[middle]!, slot) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
