import type { Bits } from '../columns/bits.ts';
import { newBits } from '../columns/bits.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** The best `keep` hits of every group. */
interface DistinctHits {
  slots: number[];
  bits: Bits;
}

/**
 * Keeps of each group of records with the same value only the first `keep`. Records without a value are groups of
 * their own.
 * @param ranked every hit, best first
 */
export function keepDistinct(
  index: SearchIndex,
  attribute: string,
  keep: number,
  ranked: readonly number[],
): DistinctHits {
  const texts = index.texts.get(attribute);
  const numbers = index.numbers.get(attribute);
  const seen = new Map<string | number, number>();
  const bits = newBits(index.slots);
  const slots = ranked.filter((slot) => {
    const number = numbers?.at(slot);
    const value = number !== undefined && !Number.isNaN(number) ? number : texts?.at(slot);
    if (value !== undefined) {
      const already = seen.get(value) ?? 0;
      seen.set(value, already + 1);
      if (already >= keep) return false;
    }
    bits[slot >>> 5] = bits[slot >>> 5]! | (1 << (slot & 31));
    return true;
  });
  return { slots, bits };
}
