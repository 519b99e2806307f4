import { describe, expect, test } from 'vitest';
import { type OfficePlace, type Placed, placeZones } from './place-zones.ts';

const place = (id: string, state: string, facts: Partial<OfficePlace> = {}): OfficePlace => ({
  id,
  dealership_id: 'group',
  primary: false,
  address: { state, postcode: null },
  ...facts,
});
const PLACES = [
  place('tweed', 'NSW'),
  place('southport', 'QLD', { primary: true }),
  place('broken-hill', 'NSW', { dealership_id: 'far', address: { state: 'NSW', postcode: '2880' } }),
];
const sites = [{ slug: 'coast', timeZone: 'Australia/Brisbane' }];
const row = (facts: Partial<Placed>): Placed => ({
  site: 'coast',
  dealershipId: null,
  locationId: null,
  ...facts,
});
const zoneOf = async (facts: Partial<Placed>, read = async () => PLACES) =>
  (await placeZones(sites, [row(facts)], read))(row(facts));

describe('the time zone of a lead or reservation in the studio', () => {
  test.each([
    ['its location', { locationId: 'tweed' }, 'Australia/Sydney'],
    [
      'the main location of its dealership',
      { dealershipId: 'group', locationId: 'gone' },
      'Australia/Brisbane',
    ],
    ['the only location of its dealership', { dealershipId: 'far' }, 'Australia/Broken_Hill'],
    ['the site without a place', {}, 'Australia/Brisbane'],
  ])('is that of %s', async (_, facts, zone) => expect(await zoneOf(facts)).toBe(zone));

  test('is that of the site if the locations can’t be read', async () =>
    expect(await zoneOf({ locationId: 'tweed' }, () => Promise.reject(new Error('down')))).toBe(
      'Australia/Brisbane',
    ));
});
