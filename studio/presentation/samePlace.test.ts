import type { SiteAddresses } from '@forecourt/schemas/warnings/addresses';
import { expect, test } from 'vitest';
import { samePlace } from './samePlace.ts';

const site = (own: Partial<SiteAddresses> = {}): SiteAddresses => ({
  pages: ['/', '/about-us'],
  redirects: [],
  offers: [],
  posts: [],
  places: [],
  manufacturers: [],
  models: [],
  settings: null,
  features: null,
  ...own,
});

test.each([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/our-team', '/'],
  ['/search', '/search'],
  ['/cars/2022-toyota-hilux-1001', '/search'],
  ['/guides/towing/brakes', '/guides/towing'],
])('leads from %s to %s of another site', (path, expected) => {
  const from = site({ pages: ['/', '/about-us', '/our-team', '/guides/towing/brakes'] });
  expect(samePlace(path, from, site({ pages: ['/', '/about-us', '/guides/towing'] }))).toBe(expected);
});

test('leads from a location to the same one at the other site’s address, or else to its first', () => {
  const from = site({ places: ['albion'], settings: { locationPathBase: 'locations' } });
  const shares = site({ places: ['moss-vale', 'albion'] });
  const differs = site({ places: ['moss-vale'] });
  expect(samePlace('/locations/albion', from, shares)).toBe('/contact-us/albion');
  expect(samePlace('/locations/albion', from, differs)).toBe('/contact-us/moss-vale');
});

test('leads from an offer that the other site does not have to the list of offers', () => {
  expect(samePlace('/offers/summer', site({ offers: ['summer'] }), site({ offers: ['summer'] }))).toBe(
    '/offers/summer',
  );
  expect(samePlace('/offers/summer', site({ offers: ['summer'] }), site())).not.toBe('/offers/summer');
});
