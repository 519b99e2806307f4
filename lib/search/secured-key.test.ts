import { algoliasearch } from 'algoliasearch';
import { expect, test } from 'vitest';
import { securedSearchKey } from './secured-key.ts';
import { siteScopeFilter } from './stock-filter.ts';

const scope = {
  dealerships: [
    { id: 'a', soldVisibleDays: null },
    { id: 'b & c', soldVisibleDays: 5 },
  ],
  settings: { carTypes: ['used' as const], stockFilterExtra: '', soldVisibleDays: 3 },
  features: { caravansEnabled: false },
};

test('the key is what the search service’s own client would make', () => {
  // The client's types for browsers, which the workspace resolves, leave the method out.
  const client = algoliasearch('app', 'key') as unknown as {
    generateSecuredApiKey(options: { parentApiKey: string; restrictions: object }): string;
  };
  const expected = client.generateSecuredApiKey({
    parentApiKey: 'search-key',
    restrictions: {
      filters: siteScopeFilter(scope),
      restrictIndices: [
        'Car_production',
        'Car_production_sort_price_asc',
        'Car_production_sort_price_desc',
        'Car_production_km_asc',
        'Car_production_year_desc',
        'Car_production_created_at_desc',
      ],
    },
  });
  expect(securedSearchKey('search-key', scope)).toBe(expected);
});

test('a key says nothing of the parent key, and differs by site', () => {
  const key = securedSearchKey('search-key', scope);
  expect(Buffer.from(key, 'base64').toString()).not.toContain('search-key');
  expect(key).not.toBe(securedSearchKey('search-key', { ...scope, dealerships: [] }));
});
