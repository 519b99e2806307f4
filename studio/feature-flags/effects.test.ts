import { expect, test } from 'vitest';
import { effectOf, placesOf, seenAt } from './effects.ts';

const site = { name: 'A', url: 'https://a.example/', settings: { financePath: '/apply-for-finance' } };

test('a feature describes its effect when on and when off', () => {
  expect(effectOf({ description: 'Reserve buttons' }, true)).toBe('From now on: Reserve buttons.');
  expect(effectOf({ description: 'Reserve buttons' }, false)).toBe('No longer: Reserve buttons.');
});

test('a feature links the pages it affects, if the site’s address is known', () => {
  expect(placesOf('financePopupEnabled', site)).toEqual({
    host: 'a.example',
    pages: [
      { words: 'vehicle pages', href: null },
      { words: 'the finance page', href: 'https://a.example/apply-for-finance' },
    ],
  });
  expect(placesOf('hitsPerPage', { ...site, url: null })).toEqual({
    host: 'A',
    pages: [{ words: 'results and cards', href: null }],
  });
});

test('a change is previewed on a page that shows it', () => {
  const origin = 'https://a.example';
  expect(seenAt('financePopupEnabled', site, true)).toEqual({ origin, path: '/apply-for-finance' });
  expect(seenAt('offersPath', site, '/deals')).toEqual({ origin, path: '/deals' });
  // Vehicle pages depend on a vehicle, so the results page is used instead.
  expect(seenAt('fuelCalculatorEnabled', site, false)).toEqual({ origin, path: '/search' });
  expect(seenAt('eventIds', site, null)).toBeNull();
  expect(seenAt('hitsPerPage', { ...site, url: null }, 3)).toBeNull();
});
