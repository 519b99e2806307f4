import { describe, expect, test } from 'vitest';
import { KNOWN_MAKES, makeInText } from './makes.ts';

describe('known makes', () => {
  test('lists about 150 makes once each from A to Z (FACET-38)', () => {
    expect(KNOWN_MAKES.length).toBeGreaterThanOrEqual(140);
    expect(KNOWN_MAKES.length).toBeLessThanOrEqual(165);
    expect(new Set(KNOWN_MAKES).size).toBe(KNOWN_MAKES.length);
    expect(KNOWN_MAKES).toEqual(KNOWN_MAKES.toSorted((a, b) => a.localeCompare(b, 'en-AU')));
  });

  test.each([
    ['red lamborghini urus', 'Lamborghini'],
    ['mercedes benz c200', 'Mercedes-Benz'],
    ['Citroën', 'Citroen'],
    ['range rover sport', 'Range Rover'],
    ['lotus caravans off grid', 'Lotus Caravans'],
    ['harley-davidson', 'Harley-Davidson'],
    ['automatic ute', null],
    ['mango', null],
    ['', null],
  ])('reads %j as %j (FACET-38)', (words, make) => {
    expect(makeInText(words)).toBe(make);
  });
});
