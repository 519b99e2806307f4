import { expect, test } from 'vitest';
import { stockHref } from './address.ts';

const site = (viewOurStockTarget: 'location' | 'dealership') =>
  ({ settings: { viewOurStockTarget } }) as Parameters<typeof stockHref>[0];
const showroom = { slug: 'albion', dealership_slug: 'brisbane' };
const workshop = { slug: 'albion-workshop', dealership_slug: 'brisbane' };
const counts = { albion: 12, brisbane: 40 };

test('View Our Stock leads to the stock of the location or its dealership (ROUTE-29 ROUTE-30 LOC-41)', () => {
  expect(stockHref(site('location'), [showroom], counts)).toBe('/search/albion');
  expect(stockHref(site('dealership'), [showroom], counts)).toBe('/search/brisbane');
});

test('a location without stock leads to a merged location, then to its dealership', () => {
  expect(stockHref(site('location'), [workshop, showroom], counts)).toBe('/search/albion');
  expect(stockHref(site('location'), [workshop], counts)).toBe('/search/brisbane');
  expect(stockHref(site('location'), [{ slug: 'buying', dealership_slug: '' }], counts)).toBeNull();
  expect(stockHref(site('dealership'), [workshop], {})).toBeNull();
});

test('leads to the location while stock counts are unknown', () => {
  expect(stockHref(site('location'), [workshop], null)).toBe('/search/albion-workshop');
});
