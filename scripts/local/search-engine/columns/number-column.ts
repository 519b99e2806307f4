import { grow } from './grow.ts';

export interface NumberColumnParts {
  first: Float64Array;
  manySlots: Uint32Array;
  manyEnds: Uint32Array;
  manyValues: Float64Array;
}

/**
 * The numbers of one attribute: the first number per slot (NaN for none), and all of them where a record has
 * several.
 */
export class NumberColumn {
  first: Float64Array;
  readonly many = new Map<number, Float64Array>();

  constructor(capacity: number, parts?: NumberColumnParts) {
    this.first = parts?.first ?? new Float64Array(capacity).fill(Number.NaN);
    if (parts === undefined) return;
    for (let i = 0, start = 0; i < parts.manySlots.length; i++) {
      this.many.set(parts.manySlots[i]!, parts.manyValues.slice(start, parts.manyEnds[i]));
      start = parts.manyEnds[i]!;
    }
  }

  parts(): NumberColumnParts {
    const lists = [...this.many.values()];
    let total = 0;
    const manyEnds = Uint32Array.from(lists, (list) => (total += list.length));
    return {
      first: this.first,
      manySlots: Uint32Array.from(this.many.keys()),
      manyEnds,
      manyValues: Float64Array.from(lists.flatMap((list) => [...list])),
    };
  }

  set(slot: number, value: number | readonly number[]): void {
    if (slot >= this.first.length) this.first = grow(this.first, slot + 1, Number.NaN);
    if (typeof value === 'number') {
      this.first[slot] = value;
    } else {
      this.first[slot] = value[0] ?? Number.NaN;
      if (value.length > 1) this.many.set(slot, Float64Array.from(value));
    }
  }

  /** The first number of a slot, NaN for none. */
  at(slot: number): number {
    return slot < this.first.length ? this.first[slot]! : Number.NaN;
  }

  /** Whether one of the slot's numbers lies in the range, including both ends. */
  within(slot: number, low: number, high: number): boolean {
    const value = this.at(slot);
    if (value >= low && value <= high) return true;
    return this.many.get(slot)?.some((other) => other >= low && other <= high) ?? false;
  }
}
