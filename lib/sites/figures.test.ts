import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresIn, roundedFigure, withFigures } from './figures.ts';

test('shows small figures exactly and rounds larger ones down (HOME-05..07)', () => {
  const textOf = (figure: number) => Object.values(roundedFigure(figure)).join('');
  expect([1, 6, 12, 19, 20, 32, 44, 53, 560, 1_234].map(textOf)).toEqual([
    '1',
    '6',
    '12',
    '19',
    '20',
    '30+',
    '40+',
    '50+',
    '560',
    '1200+',
  ]);
});

test('never rounds up', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (figure) => {
      const { value, suffix } = roundedFigure(figure);
      expect(value).toBeLessThanOrEqual(figure);
      expect(suffix === '+').toBe(value < figure);
    }),
  );
});

test('fills in names in braces, and drops a sentence with an unknown one', () => {
  const block = {
    heading: '{cars} cars at {locations} locations',
    items: [{ text: 'Since {years} years, {what}' }],
  };
  expect(figuresIn(block)).toEqual(['cars', 'locations', 'years']);
  expect(withFigures(block, { cars: 1_234, locations: 6 })).toEqual({
    heading: '1,200+ cars at 6 locations',
    items: [{ text: 'Since years, {what}' }],
  });
});
