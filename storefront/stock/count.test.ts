import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import { countText, displayedCount, inStockText, showingText } from './count.ts';
import type { Noun } from './noun.ts';

const t = translatorOf('en', 'stock');
const showing = (page: number, perPage: number, count: number, noun: Noun, sold = 0) =>
  showingText({ page, perPage, count, noun, sold }, t, translatorOf('en', 'search'));

describe('result counts', () => {
  test('show as they are up to 1999 (SEARCH-30)', () =>
    expect(displayedCount(1_999, { new: 1, used: 2 })).toBe(1_999));

  test('are the sum of the car types above 1999 (SEARCH-30 OPEN-046)', () => {
    expect(displayedCount(2_000, { new: 900, used: 1_450 })).toBe(2_350);
    expect(displayedCount(2_000, undefined)).toBe(2_000);
  });

  test('read Showing first-last of all (OPEN-040)', () => {
    expect(showing(1, 21, 240, 'car')).toBe('Showing 1-21 of 240 cars');
    expect(showing(12, 21, 240, 'car')).toBe('Showing 232-240 of 240 cars');
    expect(countText(1, 'car')).toBe('1 car');
    expect(showing(99, 21, 1240, 'caravan')).toBe('1,240 caravans');
    expect(showing(1, 21, 240, 'car', 10)).toBe('Showing 1-21 of 240 cars, 10 of them sold');
    expect(showing(1, 21, 2, 'car', 2)).toBe('Showing 1-2 of 2 cars, all sold');
    expect(showing(1, 21, 1, 'car', 1)).toBe('Showing 1-1 of 1 car, sold');
  });
});

test.each([
  [{ inStock: 12, arriving: 0 }, '12 cars in stock', '12 in stock'],
  [
    { inStock: 1_200, arriving: 2 },
    '1,200 cars in stock, 2 arriving soon',
    '1,200 in stock, 2 arriving soon',
  ],
  [{ inStock: 0, arriving: 1 }, '1 car arriving soon', '1 arriving soon'],
  [{ inStock: 0, arriving: 0 }, '', ''],
])('vehicles that are coming soon are not counted as in stock (STATUS-02): %j', (stock, text, short) => {
  expect(inStockText(stock, 'car', t)).toBe(text);
  expect(inStockText(stock, null, t)).toBe(short);
});
