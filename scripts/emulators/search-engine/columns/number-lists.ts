import { grow } from './grow.ts';

export interface NumberListsParts {
  manySlots: Uint32Array;
  manyEnds: Uint32Array;
  manyValues: Float64Array;
}

/**
 * The numbers of slots with several, as consecutive lists in slot order: an array object for each of a
 * million slots would take more memory than all other numbers. The few slots added out of order have array
 * objects.
 */
export class NumberLists {
  private slots: Uint32Array;
  private ends: Uint32Array;
  private values: Float64Array;
  private count: number;
  private readonly outOfOrder = new Map<number, readonly number[]>();

  constructor(parts?: NumberListsParts) {
    this.slots = parts?.manySlots ?? new Uint32Array(0);
    this.ends = parts?.manyEnds ?? new Uint32Array(0);
    this.values = parts?.manyValues ?? new Float64Array(0);
    this.count = this.slots.length;
  }

  parts(): NumberListsParts {
    if (this.outOfOrder.size > 0) return this.inOrder().parts();
    return {
      manySlots: this.slots.subarray(0, this.count),
      manyEnds: this.ends.subarray(0, this.count),
      manyValues: this.values.subarray(0, this.start(this.count)),
    };
  }

  set(slot: number, list: readonly number[]): void {
    if (this.count > 0 && slot <= this.slots[this.count - 1]!) {
      this.outOfOrder.set(slot, list);
      return;
    }
    const start = this.start(this.count);
    this.slots = grow(this.slots, this.count + 1);
    this.ends = grow(this.ends, this.count + 1);
    this.values = grow(this.values, start + list.length);
    this.slots[this.count] = slot;
    this.values.set(list, start);
    this.ends[this.count++] = start + list.length;
  }

  within(slot: number, low: number, high: number): boolean {
    const list = this.outOfOrder.get(slot);
    if (list !== undefined) return list.some((value) => value >= low && value <= high);
    const at = this.indexOf(slot);
    return at >= 0 && this.hasWithin(at, low, high);
  }

  eachWithin(low: number, high: number, visit: (slot: number) => void): void {
    for (let at = 0; at < this.count; at++) {
      const slot = this.slots[at]!;
      if (this.hasWithin(at, low, high) && !this.outOfOrder.has(slot)) visit(slot);
    }
    for (const slot of this.outOfOrder.keys()) if (this.within(slot, low, high)) visit(slot);
  }

  private hasWithin(at: number, low: number, high: number): boolean {
    const end = this.ends[at]!;
    for (let i = this.start(at); i < end; i++) {
      const value = this.values[i]!;
      if (value >= low && value <= high) return true;
    }
    return false;
  }

  private start(at: number): number {
    return at === 0 ? 0 : this.ends[at - 1]!;
  }

  private indexOf(slot: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.slots[middle]! < slot) low = middle + 1;
      else high = middle;
    }
    return low < this.count && this.slots[low] === slot ? low : -1;
  }

  private inOrder(): NumberLists {
    const lists = new Map<number, readonly number[]>();
    for (let at = 0; at < this.count; at++)
      lists.set(this.slots[at]!, [...this.values.subarray(this.start(at), this.ends[at]!)]);
    for (const [slot, list] of this.outOfOrder) lists.set(slot, list);
    const sortedLists = new NumberLists();
    for (const slot of [...lists.keys()].sort((a, b) => a - b)) sortedLists.set(slot, lists.get(slot)!);
    return sortedLists;
  }
}
