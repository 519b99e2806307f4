import { grow } from './grow.ts';

/** A set of slots, one bit each, in 32-bit words. */
export type Bits = Uint32Array;

/** Returns how many 32-bit words hold this many slots; the `words` of the functions below. */
export const wordsFor = (slots: number): number => (slots + 31) >>> 5;
/** Returns an empty set with capacity for this many slots; slots beyond count as absent. */
export const newBits = (slots: number): Bits => new Uint32Array(wordsFor(slots));

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

/** Sets one bit. Returns the set, which is a longer copy if it was too short. */
export function withBit(bits: Bits, slot: number): Bits {
  const target = grow(bits, (slot >>> 5) + 1);
  target[slot >>> 5] = target[slot >>> 5]! | (1 << (slot & 31));
  return target;
}

/** Removes a slot in place; does nothing beyond the set's end. */
export function clearBit(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  if (word < bits.length) bits[word] = bits[word]! & ~(1 << (slot & 31));
}

export function countBits(bits: Bits, words: number = bits.length): number {
  return countBoth(bits, bits, words);
}

export function countBoth(a: Bits, b: Bits, words: number): number {
  let total = 0;
  let i = 0;
  for (; i + 3 < words; i += 4)
    total += countFour(a[i]! & b[i]!, a[i + 1]! & b[i + 1]!, a[i + 2]! & b[i + 2]!, a[i + 3]! & b[i + 3]!);
  for (; i < words; i++) total += countFour(a[i]! & b[i]!, 0, 0, 0);
  return total;
}

/** Counts the bits of four words; first adds three of them bit by bit, which leaves fewer to count. */
function countFour(a: number, b: number, c: number, d: number): number {
  const either = a ^ b;
  const ones = pairsOf(either ^ c) + pairsOf(d);
  const twos = pairsOf((a & b) | (either & c));
  const bytes =
    (ones & 0x0f0f0f0f) + ((ones >>> 4) & 0x0f0f0f0f) + (((twos + (twos >>> 4)) & 0x0f0f0f0f) << 1);
  return Math.imul(bytes, 0x01010101) >>> 24;
}

function pairsOf(word: number): number {
  const x = word - ((word >>> 1) & 0x55555555);
  return (x & 0x33333333) + ((x >>> 2) & 0x33333333);
}

/**
 * Removes from `into`, in place, every slot of its first `words` words that `other` lacks; slots beyond the
 * end of `other` count as absent.
 */
export function intersect(into: Bits, other: Bits, words: number): void {
  const sharedWords = Math.min(words, other.length);
  for (let i = 0; i < sharedWords; i++) into[i] = into[i]! & other[i]!;
  for (let i = sharedWords; i < words; i++) into[i] = 0;
}

/** Removes from `into`, in place, every slot of `other` within its first `words` words. */
export function subtract(into: Bits, other: Bits, words: number): void {
  const sharedWords = Math.min(words, other.length);
  for (let i = 0; i < sharedWords; i++) into[i] = into[i]! & ~other[i]!;
}

/** Adds to `into`, in place, every slot of `other` within its first `words` words. */
export function unite(into: Bits, other: Bits, words: number): void {
  const sharedWords = Math.min(words, other.length);
  for (let i = 0; i < sharedWords; i++) into[i] = into[i]! | other[i]!;
}

export function uniteInverse(into: Bits, other: Bits, words: number): void {
  for (let i = 0; i < words; i++) into[i] = into[i]! | ~(other[i] ?? 0);
}

/** Writes the slots of the set in ascending order into `out` and returns their number. */
export function slotsOf(bits: Bits, words: number, out: Uint32Array): number {
  let at = 0;
  for (let i = 0; i < words; i++) {
    let word = bits[i]!;
    const base = i << 5;
    while (word !== 0) {
      const low = word & -word;
      out[at++] = base + 31 - Math.clz32(low);
      word ^= low;
    }
  }
  return at;
}

export function slotsMissing(bits: Bits, all: Bits, words: number, out: Uint32Array): number {
  let at = 0;
  for (let i = 0; i < words; i++) {
    let word = all[i]! & ~bits[i]!;
    const base = i << 5;
    while (word !== 0) {
      const low = word & -word;
      out[at++] = base + 31 - Math.clz32(low);
      word ^= low;
    }
  }
  return at;
}
