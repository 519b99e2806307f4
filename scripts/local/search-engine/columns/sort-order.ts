import { grow } from './grow.ts';

export interface SortKey {
  attribute: string;
  direction: 'asc' | 'desc';
}

export type Compare = (a: number, b: number) => number;

/**
 * All slots in one sort order. Slots that are no longer searchable stay until the next rebuild; readers skip
 * them.
 */
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

  /** Adds new slots: a few by binary search and shifting, many by one merge from the end. */
  add(added: readonly number[], compare: Compare): void {
    this.slots = grow(this.slots, this.count + added.length);
    if (added.length <= 8) {
      for (const slot of added) this.insert(slot, compare);
      return;
    }
    const sorted = added.toSorted(compare);
    let oldIndex = this.count - 1;
    let newIndex = sorted.length - 1;
    this.count += sorted.length;
    for (let target = this.count - 1; newIndex >= 0; target--) {
      if (oldIndex >= 0 && compare(this.slots[oldIndex]!, sorted[newIndex]!) > 0)
        this.slots[target] = this.slots[oldIndex--]!;
      else this.slots[target] = sorted[newIndex--]!;
    }
  }

  private insert(slot: number, compare: Compare): void {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.slots[middle]!, slot) <= 0) low = middle + 1;
      else high = middle;
    }
    this.slots.copyWithin(low + 1, low, this.count);
    this.slots[low] = slot;
    this.count++;
  }
}
