import { firstValue, type StoredRow } from './copies.ts';

// The attributes that each receiver's own documentation calls required. They are written here from those pages
// and not taken from the product, so that the emulator finds what the product misses.

/** https://support.google.com/merchants/answer/11192663 */
const GOOGLE_REQUIRED = [
  'VIN',
  'vehicle_fulfillment',
  'link',
  'link_template',
  'image_link',
  'price',
  'condition',
  'brand',
  'model',
  'year',
  'mileage',
  'color',
];
/** https://developers.facebook.com/documentation/ads-commerce/marketing-api/auto-ads/reference */
const META_REQUIRED = [
  'title',
  'description',
  'url',
  'make',
  'model',
  'year',
  'mileage.value',
  'mileage.unit',
  'image[0].url',
  'body_style',
  'vin',
  'price',
  'state_of_vehicle',
  'exterior_color',
  'address',
];
/** https://ads.tiktok.com/help/article/available-fields-for-automotive-ads-inventory-catalogs */
const TIKTOK_REQUIRED = [
  'vehicle_id',
  'title',
  'description',
  'url',
  'make',
  'model',
  'year',
  'mileage.value',
  'mileage.unit',
  'body_style',
  'price',
];

/** https://learn.microsoft.com/en-us/advertising/msa-help/hlp_ba_conc_feedsattributes_autos */
const BING_REQUIRED = [
  'ID',
  'Title',
  'Make',
  'Model',
  'Year',
  'State of vehicle',
  'Price',
  'Final URL',
  'Image URL',
  'Country',
  'Mileage value',
  'Mileage unit',
];

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
const PRICE = /^\d+(?:\.\d{1,2})? AUD$/;
const NOT_A_CAR = /caravan|motor ?home|camper|boat|trailer|\bbus\b/i;

type Check = (row: StoredRow) => string | null;

const required =
  (columns: readonly string[]): Check =>
  (row) => {
    const missing = columns.filter((column) => firstValue(row, column).trim() === '');
    return missing.length > 0 ? `Missing required attribute: ${missing.join(', ')}` : null;
  };

const matches =
  (column: string, pattern: RegExp, problem: string): Check =>
  (row) => {
    const value = firstValue(row, column);
    return value === '' || pattern.test(value) ? null : `${problem}: ${value}`;
  };

const atMost =
  (column: string, length: number): Check =>
  (row) =>
    firstValue(row, column).length > length ? `Value of ${column} is longer than ${length} characters` : null;

const absolute =
  (column: string): Check =>
  (row) => {
    const value = firstValue(row, column);
    return value === '' || /^https?:\/\//.test(value) ? null : `Invalid URL in ${column}: ${value}`;
  };

const CHECKS: Record<'google' | 'meta' | 'tiktok' | 'bing', readonly Check[]> = {
  google: [
    required(GOOGLE_REQUIRED),
    atMost('title', 150),
    atMost('description', 5_000),
    absolute('link'),
    absolute('image_link'),
    matches('price', PRICE, 'Invalid price'),
    matches('condition', /^(?:new|used)$/i, 'Invalid condition'),
    matches('year', /^\d{4}$/, 'Invalid year'),
    matches('mileage', /^\d+ km$/i, 'Invalid mileage'),
    (row) =>
      NOT_A_CAR.test(firstValue(row, 'body_style'))
        ? 'This kind of vehicle cannot be shown in vehicle ads'
        : null,
  ],
  meta: [
    required(META_REQUIRED),
    absolute('url'),
    absolute('image[0].url'),
    matches('price', PRICE, 'Invalid price'),
    matches('mileage.value', /^\d+$/, 'Invalid mileage'),
    matches('mileage.unit', /^(?:KM|MI)$/i, 'Invalid unit of mileage'),
    matches('state_of_vehicle', /^(?:new|used|cpo)$/i, 'Invalid state of vehicle'),
    atMost('title', 500),
    atMost('description', 5_000),
  ],
  bing: [
    required(BING_REQUIRED),
    absolute('Final URL'),
    absolute('Image URL'),
    matches('Price', PRICE, 'Invalid price'),
    matches('State of vehicle', /^(?:New|Used|CPO)$/, 'Invalid state of vehicle'),
  ],
  tiktok: [
    required(TIKTOK_REQUIRED),
    absolute('url'),
    matches('price', PRICE, 'Invalid price'),
    atMost('title', 500),
    atMost('description', 5_000),
  ],
};

/** The column with the vehicle identification number. */
const vinOf = (row: StoredRow): string => firstValue(row, 'VIN') || firstValue(row, 'vin');

/**
 * Returns what a receiver finds wrong with an advert, in its own words; null if it accepts it.
 * @param others the account's other adverts, because a VIN may appear only once
 */
export function problemOf(
  receiver: keyof typeof CHECKS,
  row: StoredRow,
  others: Iterable<readonly [string, StoredRow]> = [],
  ownId = '',
): string | null {
  for (const check of CHECKS[receiver]) {
    const problem = check(row);
    if (problem !== null) return problem;
  }
  const vin = vinOf(row);
  if (receiver === 'google' && !VIN.test(vin)) return `Invalid VIN: ${vin}`;
  if (vin === '') return null;
  for (const [id, other] of others)
    if (id !== ownId && vinOf(other) === vin) return `VIN ${vin} is also used by ${id}`;
  return null;
}
