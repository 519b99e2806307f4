import { isIndexable } from '@forecourt/lib/sites/index-rules';
import { describe, expect, test } from 'vitest';
import { resolveLanding, type StockCatalogue } from '@/stock/landing.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { pageMetadata } from './page-metadata.ts';

const catalogue: StockCatalogue = {
  noun: 'car',
  allNoun: 'vehicle',
  makes: [
    { name: 'Toyota', models: ['HiLux', 'RAV4'] },
    { name: 'Hino Trucks', models: ['300'] },
    { name: 'Mazda', models: ['3', 'CX-5'] },
  ],
  dealerships: [
    { slug: 'sample-brisbane', name: 'Sample Brisbane' },
    { slug: 'sample-cairns', name: 'Sample Cairns' },
  ],
  locations: [
    { slug: 'brisbane', name: 'Sample Brisbane' },
    { slug: 'cairns-city', name: 'Cairns City' },
  ],
};
const PATHS = [
  [],
  ['new-cars'],
  ['demo-cars'],
  ['used-cars'],
  ['new-and-demo-cars'],
  ['new-used-and-demo-cars'],
  ['caravans'],
  ['motorcycles'],
  ['trucks'],
  ...catalogue.makes.flatMap(({ name, models }) => {
    const make = name.toLowerCase().replace(' ', '-');
    return [[make], ...models.map((model) => [make, model.toLowerCase()])];
  }),
  ...[...catalogue.dealerships, ...catalogue.locations].map(({ slug }) => [slug]),
];
const STOCK = { total: 30, sold: 2, bodies: undefined };

function metadataOf(path: readonly string[], state: Partial<SearchState> = {}, answer = STOCK) {
  const landing = resolveLanding(path, catalogue);
  if (!landing) throw new Error(`no landing at ${path.join('/')}`);
  const metadata = pageMetadata({ name: 'Sample' }, landing, { ...EMPTY_STATE, ...state }, answer);
  return { ...metadata, isIndexed: isIndexable('search', metadata.content) };
}

describe('landing pages for search engines (OPEN-125)', () => {
  test('no two canonical pages have the same title or description', () => {
    const pages = PATHS.flatMap((path) => [metadataOf(path), metadataOf(path, { page: 2 })]);
    const canonical = new Map(pages.toReversed().map((page) => [page.canonical, page]));
    // All types are the whole stock, a location shares the name of its dealership, and a make has one model.
    expect(canonical.size).toBe(pages.length - 6);
    const own = pages.filter(
      (page, index) => index === pages.findIndex((one) => one.canonical === page.canonical),
    );
    for (const key of ['title', 'description'] as const)
      expect(new Set(own.map((page) => page[key])).size).toBe(own.length);
  });

  test('are indexed only with stock that is for sale', () => {
    expect(metadataOf(['used-cars']).isIndexed).toBe(true);
    expect(metadataOf(['used-cars'], {}, { ...STOCK, total: 0, sold: 0 }).isIndexed).toBe(false);
    expect(metadataOf(['used-cars'], {}, { ...STOCK, total: 2 }).isIndexed).toBe(false);
    expect(metadataOf([], {}, { ...STOCK, total: 0, sold: 0 }).isIndexed).toBe(true);
  });

  test('of models are indexed from three vehicles on', () => {
    expect(metadataOf(['toyota', 'hilux'], {}, { ...STOCK, total: 4, sold: 2 }).isIndexed).toBe(false);
    expect(metadataOf(['toyota', 'hilux'], {}, { ...STOCK, total: 5, sold: 2 }).isIndexed).toBe(true);
    expect(metadataOf(['toyota'], {}, { ...STOCK, total: 4, sold: 2 }).isIndexed).toBe(true);
  });

  test('are not indexed with filters, and their canonical address has none', () => {
    const { isIndexed, canonical } = metadataOf(['toyota'], { query: 'red' });
    expect(isIndexed).toBe(false);
    expect(canonical).toBe('/search/toyota');
    expect(metadataOf(['toyota'], { page: 2 })).toMatchObject({
      isIndexed: true,
      canonical: '/search/toyota?page=2',
    });
  });
});
