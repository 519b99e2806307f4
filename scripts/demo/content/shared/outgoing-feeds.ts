import type { OutgoingFeed } from '@forecourt/schemas/sanity.types';
import { reference, type Written } from '@forecourt/schemas/writing/written';
import { locations } from '../../dealerships.ts';
import { META_SECRET } from '../../feed-secrets.ts';

/** An outgoing feed; its short name is unique within the site. */
export interface OutgoingFeedContent
  extends Pick<
    Written<OutgoingFeed>,
    'title' | 'receiver' | 'accounts' | 'stock' | 'campaign' | 'mapping' | 'delivery'
  > {
  name: string;
}

const campaign = (source: string): OutgoingFeedContent['campaign'] =>
  [
    ['utm_source', source],
    ['utm_medium', 'vehicle-ads'],
    ['utm_campaign', '{make}-{model}'],
    ['utm_content', '{stocknum}'],
  ].map(([name = '', value = '']) => ({ _type: 'campaignParameter' as const, name, value }));

const column = (
  name: string,
  field: NonNullable<NonNullable<OutgoingFeedContent['mapping']>['columns']>[number]['field'],
) => ({ _type: 'outgoingColumn', name, field }) as const;

/** Google fetches the file; every showroom of the group has a code in its Business Profile. */
export const googleFeed: OutgoingFeedContent = {
  name: 'google',
  title: 'Google vehicle ads',
  receiver: 'googleVehicleAds',
  delivery: 'file',
  accounts: {
    storeCodes: locations
      .filter(({ dealershipId }) => dealershipId.startsWith('harbour-'))
      .map(({ id }, index) => ({
        _type: 'storeCode' as const,
        location: reference(id),
        code: `HARBOUR-${index + 1}`,
      })),
  },
  stock: { minimumPhotos: 3, includesComingSoon: false, includesReserved: false },
  campaign: campaign('google'),
};

/** Changes are sent to the emulator of Meta's API, whose page shows the catalogue. */
export const metaFeed: OutgoingFeedContent = {
  name: 'meta',
  title: 'Meta catalogue',
  receiver: 'meta',
  delivery: 'push',
  accounts: { metaCatalogueId: '4101', secret: META_SECRET },
  stock: { minimumPhotos: 1 },
  campaign: campaign('meta'),
};

/** As a classifieds site describes its import. */
export const classifiedsFeed: OutgoingFeedContent = {
  name: 'classifieds',
  title: 'Classifieds',
  receiver: 'xml',
  stock: { includesReserved: true },
  campaign: campaign('classifieds'),
  mapping: {
    root: 'Inventory',
    record: 'Vehicle',
    decimalMark: 'point',
    booleanWords: 'y',
    columns: [
      column('StockNumber', 'stocknum'),
      column('VIN', 'vin'),
      column('Url', 'link'),
      column('Title', 'title'),
      column('Variant', 'subtitle'),
      column('Make', 'make'),
      column('Model', 'model'),
      column('Year', 'year'),
      column('Body', 'body'),
      column('Transmission', 'transmission'),
      column('Fuel', 'fuel'),
      column('Colour', 'colour'),
      column('Odometer', 'odometer'),
      column('Price', 'price'),
      column('PriceType', 'priceBasis'),
      column('Status', 'availability'),
      column('Comments', 'description'),
      column('Photo', 'photos'),
      column('Dealer', 'dealer'),
      column('Phone', 'dealerPhone'),
      column('Suburb', 'city'),
      column('State', 'state'),
      column('Postcode', 'postcode'),
    ],
  },
};
