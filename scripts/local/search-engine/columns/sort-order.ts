import { grow } from './grow.ts';

export interface SortKey {
  attribute: string;
  direction: 'asc' | 'desc';
}

export type Compare = (a: number, b: number) => number;

/** All slots in the order of one replica. Slots no longer searchable stay until the next rebuild; readers skip them. */
export class SortOrder {
  readonly keys: readonly SortKey[];
  slots: Uint32Array;
  count: number;

  /** `slots` may have room for more than the `count` it holds. */
  constructor(keys: readonly SortKey[], slots: Uint32Array = new Uint32Array(0), count = 0) {
    this.keys = keys;
    this.slots = slots;
    this.count = count;
  }

  /** Adds new slots: a few by binary search and a shift of what follows, many by one merge from the end. */
  add(added: readonly number[], compare: Compare): void {
    this.slots = grow(this.slots, this.count + added.length);
    if (added.length <= 8) {
      for (const slot of added) this.insert(slot, compare);
      return;
    }
    const sorted = added.toSorted(compare);
    let old = this.count - 1;
    let fresh = sorted.length - 1;
    this.count += sorted.length;
    for (let at = this.count - 1; fresh >= 0; at--) {
      if (old >= 0 && compare(this.slots[old]!, sorted[fresh]!) > 0) this.slots[at] = this.slots[old--]!;
      else this.slots[at] = sorted[fresh--]!;
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
