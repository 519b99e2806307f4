import { parseFeatures } from '../../../sites/features.ts';
import { parseSettings } from '../../../sites/settings.ts';
import { sampleVehicle } from '../../../vehicle/sample-vehicle.ts';
import type { VehicleInput } from '../../../vehicle/vehicle.ts';
import { type Advert, advertOf } from '../advert.ts';
import type { AdvertSite } from '../advert-site.ts';
import { type OutgoingFeed, readOutgoingFeed } from '../outgoing-feed.ts';

export const SAMPLE_TIME = new Date('2026-03-01T00:00:00Z');
export const SAMPLE_VIN = 'MR0HA3CD100123456';

/** Returns a feed as the content lake has it, with changes. */
export function sampleFeed(changes: Readonly<Record<string, unknown>> = {}): OutgoingFeed {
  const feed = readOutgoingFeed({
    id: 'feed-1',
    siteSlug: 'sample',
    updatedAt: '2026-02-01T00:00:00Z',
    title: 'Sample',
    isOn: true,
    receiver: 'googleVehicleAds',
    format: null,
    delivery: null,
    stock: null,
    price: null,
    priceState: null,
    campaign: null,
    mapping: null,
    accounts: {
      googleMerchantId: null,
      googleDataSourceId: null,
      metaCatalogueId: null,
      storeCodes: [{ locationId: 'sample-place', code: 'S-1' }],
    },
    secretVersion: 1,
    ...changes,
  });
  if (!feed) throw new Error('The sample feed is not valid.');
  return feed;
}

/** Returns a site with one dealership and one location. */
export const sampleAdvertSite = (settings: Readonly<Record<string, unknown>> = {}): AdvertSite => ({
  slug: 'sample',
  name: 'Sample Dealer',
  url: 'https://sample.example',
  settings: parseSettings(settings).settings,
  features: parseFeatures({ caravansEnabled: true, subscriptionEnabled: true }).features,
  dealerships: [{ id: 'sample-dealer', phoneByCarType: {} }],
  places: [
    {
      id: 'sample-place',
      name: 'Sample Dealer Albion',
      dealership_id: 'sample-dealer',
      address: {
        street: '114 Sandgate Road',
        city: 'Albion',
        state: 'QLD',
        postcode: '4010',
        lat: -27.43,
        long: 153.04,
      },
      contact_detail: { phone: '07 7010 0110', landline_phone: null },
    },
  ],
  chargeTables: [],
});

/** Returns the advert of a complete used ute, with changes. */
export function sampleAdvert(
  facts: Partial<VehicleInput> = {},
  feed: OutgoingFeed = sampleFeed(),
  site: AdvertSite = sampleAdvertSite(),
): Advert {
  const image = (number: number) => ({
    image: {
      url: `https://photos.example/${number}.jpg`,
      thumb: { url: `https://photos.example/${number}.jpg` },
    },
  });
  return advertOf(
    sampleVehicle({
      vin: SAMPLE_VIN,
      badge: 'SR5',
      colour: 'White',
      simple_transmission: 'Automatic',
      simple_drive: '4WD',
      images: [1, 2, 3].map(image),
      ...facts,
    }),
    feed,
    site,
    SAMPLE_TIME,
  );
}
