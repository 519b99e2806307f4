import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Location } from '@/content/locations.server.ts';
import { LocationCards } from './LocationCards.tsx';

const content = vi.hoisted(() => ({ locations: [] as unknown[] }));
vi.mock('@/content/locations.server.ts', () => ({ loadLocations: async () => content.locations }));
vi.mock('@/stock/catalogue.server.ts', () => ({ stockByPlace: async () => ({}) }));
vi.mock('@/features/location/card-place.server.ts', () => ({
  cardPlace: async (_: Site, [place]: [Location]) => ({
    id: place.id,
    name: place.name,
    href: '/',
    address: null,
    picture: null,
    phones: [],
    hours: [],
    holidays: [],
    stock: null,
  }),
}));
vi.mock('@/features/location/PlaceCards.client.tsx', async () => ({
  PlaceCards: (await import('@/features/location/PlaceCardItems.client.tsx')).PlaceCardItems,
}));

const site = {
  slug: 'sample',
  settings: parseSettings({}).settings,
  features: parseFeatures({}).features,
} as unknown as Site;

async function block(layout: 'carousel' | 'grid', count: number, heading: string | null = null) {
  content.locations = Array.from({ length: count }, (_, index) => ({
    id: `place-${index}`,
    name: `Place ${index}`,
    location_type: 'sales',
    location_subtype: null,
    address: { street: `${index} High Street`, city: 'Albion', postcode: '4010', lat: null, long: null },
    contact_detail: { phone: null, landline_phone: null },
  }));
  const fields = { heading, intro: null, layout, show: 'all', showFilter: false, locationIds: [] };
  return renderToStaticMarkup(
    await LocationCards({
      block: { _key: 'places', _type: 'locationCards', ...fields } as never,
      site,
      opening: false,
      headed: true,
    }),
  );
}

test('a carousel of four locations has a swipe hint (LOC-37)', async () => {
  expect(await block('carousel', 4)).toContain('Swipe to see all 4');
});

test('a carousel of three locations has no swipe hint (LOC-37)', async () => {
  const html = await block('carousel', 3);
  expect(html).toContain('Place 2');
  expect(html).not.toContain('Swipe to see all');
});

test('a grid has no swipe hint', async () => {
  expect(await block('grid', 4)).not.toContain('Swipe to see all');
});

test('a carousel is titled Our Locations unless its editor names it (LOC-36)', async () => {
  expect(await block('carousel', 2)).toMatch(/<h2[^>]*>Our Locations<\/h2>/);
  expect(await block('carousel', 2, 'Find us')).toMatch(/<h2[^>]*>Find us<\/h2>/);
});
