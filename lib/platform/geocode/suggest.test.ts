import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKnownPostcode, placeText, statesOfPostcode, suggestPlaces } from './suggest.ts';

const texts = (query: string) => suggestPlaces(query).map(placeText);

describe('suburbs and postcodes of Australia', () => {
  test('accept only postcodes that exist in Australia (LEAD-67 LEAD-69)', () => {
    for (const postcode of ['4510', '0800', '2000', '3000', '6000', '7000'])
      expect(isKnownPostcode(postcode)).toBe(true);
    for (const none of ['9998', '0001', '451', '', 'abcd']) expect(isKnownPostcode(none)).toBe(false);
  });

  test('are found by the start of a postcode or name, optionally with a state', () => {
    expect(texts('4510')).toContain('Caboolture QLD 4510');
    expect(texts('cabool')[0]).toBe('Caboolture QLD 4510');
    expect(texts('Southport QLD')[0]).toBe('Southport QLD 4215');
    expect(texts('southport, 42')).toEqual(['Southport QLD 4215', 'Southport Park QLD 4215']);
    expect(texts('surry')).toContain('Surry Hills NSW 2010');
    expect(texts('hills').length).toBeGreaterThan(0);
    expect(texts('zzzz')).toEqual([]);
    expect(texts('  ')).toEqual([]);
  });

  test('are at most eight distinct places for any input, each with a known postcode', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9 ,']{0,12}$/)), (text) => {
        const places = suggestPlaces(text);
        expect(places.length).toBeLessThanOrEqual(8);
        expect(new Set(places.map(placeText)).size).toBe(places.length);
        for (const { postcode } of places) expect(isKnownPostcode(postcode)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  ['4000', ['QLD']],
  ['2620', ['NSW', 'ACT']],
  ['2611', ['ACT', 'NSW']],
  ['9998', []],
])('postcode %s is in %j', (postcode, states) => expect(statesOfPostcode(postcode)).toEqual(states));
