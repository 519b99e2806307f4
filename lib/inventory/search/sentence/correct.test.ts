import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corrected } from './correct.ts';
import { SAMPLE_VOCABULARY } from './sample-vocabulary.ts';

describe('did you mean', () => {
  test.each([
    ['toyta hilux', null], // understood without a correction
    ['volkswagon golf', null], // a known alias
    ['comodore', null],
    ['whit ute', 'White ute'],
    ['mussttanng', 'Mustang'],
    ['autmatic rangr', 'automatic rangr'],
    ['landcruserprado', null],
    ['landkrooser', 'LandCruiser'],
    ['hiluxdiesel', 'HiLux diesel'],
    ['peple mover', 'people mover'],
    ['hilux under 40k', null],
    ['xyzzy', null],
    ['H13927', null],
    ['not wite', 'not White'],
    ['', null],
  ])('%s: %s', (text, expected) => expect(corrected(text, SAMPLE_VOCABULARY)).toBe(expected));

  test('never throws, and corrects only once', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.stringMatching(/^[a-z ]{0,40}$/)),
        (text) => {
          const once = corrected(text, SAMPLE_VOCABULARY);
          if (once !== null) expect(corrected(once, SAMPLE_VOCABULARY)).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });
});
