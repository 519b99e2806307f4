import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typosBetween } from './typo.ts';
import { Vocabulary } from './vocabulary.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ö', '1'), minLength: 1, maxLength: 9 });

const vocabularyOf = (sorted: readonly string[]): Vocabulary =>
  Vocabulary.of(sorted.length, (index) => sorted[index] as string);

describe('Vocabulary', () => {
  it('finds the same near tokens as a full comparison', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 60 }),
        word,
        fc.integer({ min: 0, max: 2 }),
        fc.boolean(),
        (tokens, searchWord, maxTypos, prefix) => {
          const sorted = tokens.sort();
          const nearTokens = vocabularyOf(sorted)
            .near(searchWord, maxTypos, prefix)
            .flatMap(({ from, to, typos }) => sorted.slice(from, to).map((token) => [token, typos]));
          const expected = sorted.flatMap((token) => {
            const typos = typosBetween(searchWord, token, maxTypos, prefix);
            return typos === undefined ? [] : [[token, typos]];
          });
          expect(nearTokens).toEqual(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('finds a token and those that start with it', () => {
    const vocabulary = vocabularyOf(['cx', 'cx5', 'cx9', 'cy']);
    expect(vocabulary.find('cx5')).toBe(1);
    expect(vocabulary.find('c')).toBe(-1);
    expect(vocabulary.startingWith('cx')).toEqual([0, 3]);
    expect(vocabulary.startingWith('d')).toEqual([4, 4]);
  });
});
