import { expect, test } from 'vitest';
import { isPopupPage } from './popup-pages.ts';

test('a popup opens on the pages it is for, and on no page of a payment (POPUP-01)', () => {
  expect(isPopupPage('/', { pages: [], target: null })).toBe(true);
  expect(isPopupPage('/', { pages: ['/search*'], target: null })).toBe(false);
  expect(isPopupPage('/search/utes', { pages: ['/search*'], target: null })).toBe(true);
  expect(isPopupPage('/cars/a/checkout', { pages: [], target: null })).toBe(false);
});

test('a popup stays closed on the page that its button leads to (OPEN-095)', () => {
  const popup = { pages: [], target: '/summer-sale' };
  expect(isPopupPage('/summer-sale', popup)).toBe(false);
  expect(isPopupPage('/', popup)).toBe(true);
  expect(isPopupPage('/summer-sale/terms', popup)).toBe(true);
});
