import { algoliasearch } from 'algoliasearch';
import { expect, test } from 'vitest';
import { securedModelsKey, securedSearchKey } from './secured-key.ts';
import { siteStockFilter } from './stock-filter.ts';

const scope = {
  dealerships: [
    { id: 'a', soldVisibleDays: null },
    { id: 'b & c', soldVisibleDays: 5 },
  ],
  settings: {
    carTypes: ['used' as const],
    stockFilterExtra: '',
    soldVisibleDays: 3,
    priceLead: 'excludingCharges' as const,
    driveAwayPrices: 'off' as const,
  },
  features: { caravansEnabled: false },
};

const NOW = 1_763_800_000;

test('equals the key that the client of the search service creates', () => {
  // The client's browser types, which the workspace resolves, lack this method.
  const client = algoliasearch('app', 'key') as unknown as {
    generateSecuredApiKey(options: { parentApiKey: string; restrictions: object }): string;
  };
  const expected = client.generateSecuredApiKey({
    parentApiKey: 'search-key',
    restrictions: {
      filters: siteStockFilter(scope, NOW),
      restrictIndices: [
        'Car_production',
        'Car_production_sort_price_asc',
        'Car_production_sort_price_desc',
        'Car_production_weekly_price_asc',
        'Car_production_km_asc',
        'Car_production_year_desc',
        'Car_production_created_at_desc',
      ],
    },
  });
  expect(securedSearchKey('search-key', scope, NOW)).toBe(expected);
});

test('hides cars sold longer ago than their dealership shows (STATUS-17 STATUS-18 STATUS-20)', () => {
  const filtersAt = (now: number) =>
    new URLSearchParams(
      Buffer.from(securedSearchKey('search-key', scope, now), 'base64')
        .toString()
        .slice(64),
    ).get('filters');
  expect(filtersAt(NOW)).toMatch(
    /^visible_until > \d+ AND \(visible_until > \d+ OR dealership_number = \d+\) AND /,
  );
  // The key stays the same for a short time, but not until the next day.
  expect(filtersAt(NOW + 1)).toBe(filtersAt(NOW));
  expect(filtersAt(NOW + 86_400)).not.toBe(filtersAt(NOW));
});

test('does not reveal the parent key, and differs by site', () => {
  const key = securedSearchKey('search-key', scope, NOW);
  expect(Buffer.from(key, 'base64').toString()).not.toContain('search-key');
  expect(key).not.toBe(securedSearchKey('search-key', { ...scope, dealerships: [] }, NOW));
});

test('limits the directory key to the models of the brands of the site', () => {
  const read = (key: string) => new URLSearchParams(Buffer.from(key, 'base64').toString().slice(64));
  const key = read(securedModelsKey('search-key', [{ id: 'mazda' }]));
  expect(key.get('restrictIndices')).toBe('Model_production');
  expect(key.get('filters')).toContain('manufacturer.id:"mazda"');
  expect(read(securedSearchKey('search-key', scope, NOW)).get('restrictIndices')).not.toContain(
    'Model_production',
  );
});

test('allows the orders of every state only where shoppers choose the state of the prices', () => {
  const orders = (driveAwayPrices: 'everywhere' | 'vehiclePage') => {
    const settings = { ...scope.settings, driveAwayPrices };
    const key = securedSearchKey('search-key', { ...scope, settings }, NOW);
    const names = new URLSearchParams(Buffer.from(key, 'base64').toString().slice(64)).get('restrictIndices');
    return names?.split(',').filter((name) => name.endsWith('sort_price_asc')) ?? [];
  };
  expect(orders('vehiclePage')).toEqual(['Car_production_sort_price_asc']);
  expect(orders('everywhere')).toHaveLength(9);
  expect(orders('everywhere')).toContain('Car_production_total_nsw_sort_price_asc');
});
