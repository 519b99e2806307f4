import type { Advert } from '../advert.ts';
import type { MappedField } from '../advert-fields.ts';
import type { GENERIC_RECEIVERS } from '../feed-options.ts';
import type { FeedMapping } from '../outgoing-feed.ts';
import type { Receiver } from '../receiver.ts';

type Value = string | number | boolean | null | readonly string[];

/** The value of each field; units and codes are in the labels of `ADVERT_FIELDS`. */
const VALUES: Readonly<Record<MappedField, (advert: Advert) => Value>> = {
  stocknum: ({ stocknum }) => stocknum,
  vin: ({ vin }) => vin,
  id: ({ carId }) => carId,
  link: ({ link }) => link,
  title: ({ title }) => title,
  subtitle: ({ subtitle }) => subtitle,
  description: ({ description }) => description,
  make: ({ make }) => make,
  model: ({ model }) => model,
  badge: ({ badge }) => badge,
  series: ({ series }) => series,
  year: ({ year }) => year,
  condition: ({ condition }) => condition,
  certified: ({ isCertified }) => isCertified,
  type: ({ itemType }) => itemType,
  body: ({ bodyText }) => bodyText,
  transmission: ({ transmission }) => transmission,
  fuel: ({ fuel }) => fuel,
  drive: ({ drive }) => drive,
  engine: ({ engine }) => engine,
  consumption: ({ consumption }) => consumption,
  seats: ({ seats }) => seats,
  doors: ({ doors }) => doors,
  colour: ({ colour }) => colour,
  interiorColour: ({ interiorColour }) => interiorColour,
  odometer: ({ odometer }) => odometer,
  price: ({ price }) => price?.amount ?? null,
  priceBasis: ({ price }) => price?.basisText ?? null,
  priceBefore: ({ priceBefore }) => priceBefore,
  currency: () => 'AUD',
  availability: ({ availability }) => AVAILABILITY[availability],
  photos: ({ photos }) => photos,
  mainPhoto: ({ photos }) => photos[0] ?? null,
  dealer: ({ seller }) => seller.name,
  dealerPhone: ({ seller }) => seller.phone,
  street: ({ seller }) => seller.street,
  city: ({ seller }) => seller.city,
  state: ({ seller }) => seller.state,
  postcode: ({ seller }) => seller.postcode,
  latitude: ({ seller }) => seller.lat,
  longitude: ({ seller }) => seller.lng,
  listedAt: ({ listedAt }) => listedAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  buildDate: ({ buildDate }) => buildDate,
  complianceDate: ({ complianceDate }) => complianceDate,
};

const AVAILABILITY = {
  inStock: 'in stock',
  comingSoon: 'coming soon',
  reserved: 'reserved',
  sold: 'sold',
} as const;

/** Fields with numbers, which a JSON file writes as numbers. */
export const NUMBER_FIELDS: ReadonlySet<MappedField> = new Set([
  'year',
  'consumption',
  'seats',
  'doors',
  'odometer',
  'price',
  'priceBefore',
  'latitude',
  'longitude',
]);

const WORDS = { true: ['true', 'false'], yes: ['yes', 'no'], y: ['Y', 'N'], one: ['1', '0'] } as const;

function textOf(value: Exclude<Value, readonly string[]>, mapping: FeedMapping): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return WORDS[mapping.booleanWords][value ? 0 : 1];
  if (typeof value === 'number')
    return mapping.decimalMark === 'comma' ? String(value).replace('.', ',') : String(value);
  return value;
}

/**
 * Returns a receiver whose columns the feed's document maps. It accepts every vehicle, but only those with a price if
 * a column has it.
 */
export const generic = (name: (typeof GENERIC_RECEIVERS)[number], mapping: FeedMapping): Receiver => ({
  name,
  title: name.toUpperCase(),
  hasApi: false,
  checkedOn: null,
  columns: mapping.columns.map((column) => column.name),
  check: ({ price }) =>
    price === null && mapping.columns.some(({ field }) => field === 'price')
      ? [{ reason: 'The vehicle has no price.', field: 'price' }]
      : [],
  row: (advert) =>
    Object.fromEntries(
      mapping.columns.map((column) => {
        const value = VALUES[column.field](advert);
        return [column.name, typeof value === 'object' && value !== null ? value : textOf(value, mapping)];
      }),
    ),
});
