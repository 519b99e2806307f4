import { featureDefinitions } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { featuredSearch } from './featured.ts';

const site = (settings: object = {}) =>
  ({
    settings: parseSettings(settings as Record<string, unknown>).settings,
    features: Object.fromEntries(
      Object.entries(featureDefinitions).map(([name, { fallback }]) => [name, fallback]),
    ),
  }) as Parameters<typeof featuredSearch>[0];

const filter = { makes: ['Toyota'], bodies: ['ute'], priceTo: 40_000 };

test('searches cars for sale by the filter and links to the same results', () => {
  expect(featuredSearch(site(), { filter, sort: 'year:desc' })).toEqual({
    indexName: 'Car_production_year_desc',
    filters:
      '(status:in_stock OR status:coming_soon) AND make:"Toyota" AND simple_body:"ute" AND sort_price <= 40000',
    href: '/search?refinementList[make][0]=Toyota&refinementList[simple_body][0]=ute&range[price]=:40000&sortBy=year:desc',
  });
});

test('leaves the default order out of the address and cars without a price out of the search', () => {
  const cheap = featuredSearch(site({ defaultSort: 'sort_price:asc' }), {
    filter: {},
    sort: 'sort_price:asc',
  });
  expect(cheap.href).toBe('/search');
  expect(cheap.filters).toBe('(status:in_stock OR status:coming_soon) AND price > 0');
});

test('has no link when the results page lacks a facet of the filter', () => {
  expect(featuredSearch(site({ facets: ['make'] }), { filter, sort: null }).href).toBeNull();
});

test('searches the whole stock without a filter', () => {
  expect(featuredSearch(site(), { filter: null, sort: 'nonsense' })).toEqual({
    indexName: 'Car_production',
    filters: '(status:in_stock OR status:coming_soon)',
    href: '/search',
  });
});
