import { describe, expect, test } from 'vitest';
import { differs, factsOf, knownFacts } from './variant-facts.ts';

describe('facts of variants', () => {
  test('list the most frequent value first', () =>
    expect(
      factsOf({
        simple_transmission: { Manual: 1, Automatic: 4 },
        simple_body: { ute: 5 },
        colour: { Red: 1 },
      }),
    ).toEqual({ simple_transmission: 'Automatic, Manual', simple_body: 'Ute' }));

  test('leave out what no vehicle states', () => expect(factsOf({ seats: {} })).toEqual({}));

  const variants = [
    { facts: { simple_fuel: 'Diesel', seats: '5' } },
    { facts: { simple_fuel: 'Petrol', seats: '5' } },
    { facts: {} },
  ];
  test('are rows if one variant has them', () =>
    expect(knownFacts(variants)).toEqual(['simple_fuel', 'seats']));

  test('differ only between variants that state them', () => {
    expect(differs('simple_fuel', variants)).toBe(true);
    expect(differs('seats', variants)).toBe(false);
    expect(differs('simple_drive', variants)).toBe(false);
  });
});
