import { expect, test } from 'vitest';
import type { Location } from '@/content/locations.server.ts';
import { findLocations } from './find-locations.ts';

const location = (id: string, dealership: string, street: string, primary = false) =>
  ({
    id,
    slug: id,
    dealership_slug: dealership,
    primary,
    address: { street, city: 'Albion', postcode: '4010' },
    contact_detail: { phone: null, landline_phone: null },
  }) as unknown as Location;

const locations = [
  location('service', 'north', '1 High Street'),
  location('sales', 'north', '1 High Street', true),
  location('parts', 'north', '2 High Street'),
  location('yard', 'south', '3 High Street'),
];
const find = (name: string, locationPathSlug: 'location' | 'dealership') =>
  findLocations(
    { settings: { locationPathSlug, mergeLocationsBy: {} } } as unknown as Parameters<
      typeof findLocations
    >[0],
    locations,
    name,
  )?.map(({ id }) => id) ?? null;

test('a slug leads to its location, then those of its street (ROUTE-61 ROUTE-63 LOC-03)', () => {
  expect(find('service', 'location')).toEqual(['service', 'sales']);
  expect(find('yard', 'location')).toEqual(['yard']);
});

test('the slug of a dealership leads to its locations, the primary one first (ROUTE-64 LOC-05 LOC-12)', () => {
  expect(find('north', 'dealership')).toEqual(['sales', 'service', 'parts']);
  expect(find('south', 'dealership')).toEqual(['yard']);
});

test('the slug of a dealership is unknown on a site that uses location slugs (ROUTE-64)', () => {
  expect(find('north', 'location')).toBeNull();
});

test('an unknown slug leads nowhere', () => {
  expect(find('nobody', 'location')).toBeNull();
  expect(find('nobody', 'dealership')).toBeNull();
});
