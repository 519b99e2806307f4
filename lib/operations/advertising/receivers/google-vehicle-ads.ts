import type { Advert } from '../advert.ts';
import type { OutgoingFeed } from '../outgoing-feed.ts';
import type { Receiver } from '../receiver.ts';
import { type Attribute, fullTitle, money, tableReceiver, wordOf } from './attribute-table.ts';

/** `Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans` in Google's product taxonomy. */
const CATEGORY = '916';
const MOST_PHOTOS = 10;

/** https://support.google.com/merchants/answer/11190480, `body_style`. */
const BODIES = {
  convertible: 'convertible',
  softtop: 'convertible',
  coupe: 'coupe',
  hardtop: 'coupe',
  hatch: 'hatchback',
  hatchback: 'hatchback',
  peoplemover: 'minivan',
  sedan: 'sedan',
  suv: 'suv',
  '4x4': 'suv',
  ute: 'truck',
  cabchassis: 'truck',
  van: 'full size van',
  wagon: 'station wagon',
  stationwagon: 'station wagon',
};
/** The same page, `engine`. */
const ENGINES = {
  petrol: 'gasoline',
  diesel: 'diesel',
  electric: 'electric',
  hybrid: 'hybrid',
  'plug-in hybrid': 'hybrid',
};

/** Only passenger vehicles, utes among them; no motorhomes, caravans, buses or motorcycles. */
const EXCLUDED_BODIES: Readonly<Record<string, string>> = {
  bus: 'buses',
  motorhome: 'motorhomes',
  lightTruck: 'commercial trucks',
};
const EXCLUDED_TYPES = {
  caravan: 'caravans',
  motorcycle: 'motorcycles',
  truck: 'commercial trucks',
} as const;

function excluded({ itemType, body, availability }: Advert): string | null {
  if (itemType !== 'car') return EXCLUDED_TYPES[itemType];
  if (body !== null && Object.hasOwn(EXCLUDED_BODIES, body)) return EXCLUDED_BODIES[body] ?? null;
  // The fulfilment `in_store` is for vehicles that are available in the store.
  return availability === 'comingSoon' ? 'vehicles that are not at the dealer yet' : null;
}

/** Added to the address by Google, which replaces the parameter by the code of a store. */
const storeLink = (link: string) => `${link}${link.includes('?') ? '&' : '?'}store={store_code}`;

const attributes = (codes: Readonly<Record<string, string>>): readonly Attribute[] => {
  const codeOf = ({ seller }: Advert) => (seller.locationId && codes[seller.locationId]) || null;
  return [
    { name: 'id', field: 'id', isRequired: true, longest: 50, value: ({ carId }) => carId },
    { name: 'VIN', field: 'vin', isRequired: true, value: ({ vin }) => vin },
    { name: 'google_product_category', field: 'type', value: () => CATEGORY },
    {
      name: 'vehicle_fulfillment',
      field: 'storeCode',
      isRequired: true,
      value: (advert) => {
        const code = codeOf(advert);
        return code && `in_store:${code}`;
      },
    },
    { name: 'title', field: 'title', value: fullTitle },
    { name: 'description', field: 'description', longest: 5000, value: ({ description }) => description },
    { name: 'link', field: 'link', isRequired: true, value: ({ link }) => link },
    { name: 'link_template', field: 'link', isRequired: true, value: ({ link }) => storeLink(link) },
    { name: 'image_link', field: 'photos', isRequired: true, value: ({ photos }) => photos[0] ?? null },
    {
      name: 'additional_image_link',
      field: 'photos',
      most: MOST_PHOTOS,
      value: ({ photos }) => photos.slice(1),
    },
    {
      name: 'condition',
      field: 'condition',
      isRequired: true,
      value: ({ condition }) => (condition === 'new' ? 'new' : 'used'),
    },
    {
      name: 'certified_pre-owned',
      field: 'certified',
      value: ({ condition, isCertified }) => (condition === 'new' ? null : isCertified ? 'yes' : 'no'),
    },
    { name: 'brand', field: 'make', isRequired: true, value: ({ make }) => make },
    { name: 'model', field: 'model', isRequired: true, value: ({ model }) => model },
    { name: 'trim', field: 'badge', value: ({ badge }) => badge },
    { name: 'year', field: 'year', isRequired: true, value: ({ year }) => year },
    {
      name: 'mileage',
      field: 'odometer',
      isRequired: true,
      value: ({ odometer }) => (odometer === null ? null : `${odometer} km`),
    },
    { name: 'color', field: 'colour', isRequired: true, value: ({ colour }) => colour },
    { name: 'price', field: 'price', isRequired: true, value: ({ price }) => money(price?.amount) },
    { name: 'body_style', field: 'body', value: ({ body }) => wordOf(BODIES, body) },
    { name: 'engine', field: 'fuel', value: ({ fuel }) => wordOf(ENGINES, fuel) },
  ];
};

/**
 * Returns Google vehicle ads (https://support.google.com/merchants/answer/11192663 and 11190480).
 * `vehicle_msrp` is not in the table, because no record has the manufacturer's list price.
 */
export const googleVehicleAds = ({ accounts }: Pick<OutgoingFeed, 'accounts'>): Receiver =>
  tableReceiver({
    name: 'googleVehicleAds',
    title: 'Google vehicle ads',
    hasApi: true,
    checkedOn: '2026-11-30',
    attributes: attributes(accounts.storeCodes),
    excluded,
    isVinUnique: true,
  });
