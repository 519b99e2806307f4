import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, countBoth } from './bits.ts';

const ones = (words: readonly number[]): number =>
  words.reduce((sum, word) => sum + word.toString(2).replaceAll('0', '').length, 0);

it('counts the members of a set and of the intersection of two sets', () => {
  const word = fc.oneof(fc.nat({ max: 0xffffffff }), fc.constantFrom(0, 0xffffffff));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 23 }), (pairs) => {
      const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
      const both = pairs.map(([a, b]) => (a & b) >>> 0);
      const [a, b] = [Uint32Array.from(first), Uint32Array.from(second)];
      expect(countBits(a)).toBe(ones(first));
      expect(countBoth(a, b, pairs.length)).toBe(ones(both));
      const fewer = Math.floor(pairs.length / 2);
      expect(countBoth(a, b, fewer)).toBe(ones(both.slice(0, fewer)));
    }),
  );
});
