import type { Bits } from '../columns/bits.ts';
import { newBits } from '../columns/bits.ts';
import type { SearchIndex } from '../index/search-index.ts';

interface DistinctHits {
  slots: number[];
  bits: Bits;
}

/**
 * Keeps only the first `keep` hits of each group of records with the same value. Each record without a value
 * is a separate group.
 * @param rankedSlots every hit, best first
 */
export function keepDistinct(
  index: SearchIndex,
  attribute: string,
  keep: number,
  rankedSlots: readonly number[],
): DistinctHits {
  const texts = index.texts.get(attribute);
  const numbers = index.numbers.get(attribute);
  const hitsPerValue = new Map<string | number, number>();
  const bits = newBits(index.slots);
  const slots = rankedSlots.filter((slot) => {
    const number = numbers?.at(slot);
    const value = number !== undefined && !Number.isNaN(number) ? number : texts?.at(slot);
    if (value !== undefined) {
      const previousHits = hitsPerValue.get(value) ?? 0;
      hitsPerValue.set(value, previousHits + 1);
      if (previousHits >= keep) return false;
    }
    bits[slot >>> 5] = bits[slot >>> 5]! | (1 << (slot & 31));
    return true;
  });
  return { slots, bits };
}
