import { grow } from './grow.ts';
import { reserve } from './memory.ts';
import { NumberLists, type NumberListsParts } from './number-lists.ts';

export interface NumberColumnParts extends NumberListsParts {
  first: Float64Array;
}

/**
 * The numbers of one attribute: the first number per slot (NaN for none), and all numbers of records with
 * several.
 */
export class NumberColumn {
  first: Float64Array;
  readonly lists: NumberLists;

  constructor(capacity: number, parts?: NumberColumnParts) {
    this.first = parts?.first ?? reserve(Float64Array, capacity).fill(Number.NaN);
    this.lists = new NumberLists(parts);
  }

  parts(): NumberColumnParts {
    return { first: this.first, ...this.lists.parts() };
  }

  set(slot: number, value: number | readonly number[]): void {
    if (slot >= this.first.length) this.first = grow(this.first, slot + 1, Number.NaN);
    if (typeof value === 'number') {
      this.first[slot] = value;
    } else {
      this.first[slot] = value[0] ?? Number.NaN;
      if (value.length > 1) this.lists.set(slot, value);
    }
  }

  at(slot: number): number {
    return slot < this.first.length ? this.first[slot]! : Number.NaN;
  }

  within(slot: number, low: number, high: number): boolean {
    const value = this.at(slot);
    return (value >= low && value <= high) || this.lists.within(slot, low, high);
  }
}
