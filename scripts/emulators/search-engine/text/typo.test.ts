import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits } from '../test/oracle/words.ts';
import { distance, typosAllowed, typosBetween } from './typo.ts';

describe('typos', () => {
  it('equal those of a full matrix, for whole words and prefixes', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (a, b, maxTypos) => {
        const row = edits(a, b)[a.length] as number[];
        expect(distance(a, b, maxTypos, false)).toBe(Math.min(row[b.length] as number, maxTypos + 1));
        expect(distance(a, b, maxTypos, true)).toBe(Math.min(...row, maxTypos + 1));
      }),
    );
  });

  it('are one from four letters and two from eight, and double on the first letter', () => {
    expect([3, 4, 7, 8].map((length) => typosAllowed(length, 4, 8))).toEqual([0, 1, 1, 2]);
    expect(typosBetween('kord', 'ford', 1, false)).toBeUndefined();
    expect(typosBetween('kandcruiser', 'landcruiser', 2, false)).toBe(2);
  });
});
