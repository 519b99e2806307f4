import type { Advert } from '../advert.ts';
import { type Attribute, dayOf, fullTitle, money, wordOf } from './attribute-table.ts';
import {
  CATALOGUE_BODIES,
  CATALOGUE_DRIVES,
  CATALOGUE_FUELS,
  CATALOGUE_TRANSMISSIONS,
  OTHER,
} from './catalogue-words.ts';

/** Photos in the file; both catalogues take up to 20. */
const MOST_PHOTOS = 20;

/** Returns the address as JSON, as in Meta's samples; null unless it is complete. */
function addressOf({ seller: { street, city, state, postcode } }: Advert): string | null {
  if (!street || !city || !state || !postcode) return null;
  return JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: 'AU' });
}

const stateOf = ({ condition, isCertified }: Advert): string =>
  condition === 'new' ? 'NEW' : isCertified ? 'CPO' : 'USED';

/** The attributes that the automotive catalogues of Meta and TikTok have in common. */
export const CATALOGUE_ATTRIBUTES: readonly Attribute[] = [
  { name: 'vehicle_id', field: 'id', isRequired: true, longest: 100, value: ({ carId }) => carId },
  { name: 'vin', field: 'vin', isRequired: true, value: ({ vin }) => vin },
  { name: 'title', field: 'title', isRequired: true, longest: 500, value: fullTitle },
  {
    name: 'description',
    field: 'description',
    isRequired: true,
    longest: 5000,
    value: ({ description }) => description,
  },
  { name: 'url', field: 'link', isRequired: true, value: ({ link }) => link },
  { name: 'make', field: 'make', isRequired: true, longest: 100, value: ({ make }) => make },
  { name: 'model', field: 'model', isRequired: true, longest: 100, value: ({ model }) => model },
  { name: 'year', field: 'year', isRequired: true, value: ({ year }) => year },
  { name: 'trim', field: 'badge', value: ({ badge }) => badge?.slice(0, 50) ?? null },
  { name: 'mileage.value', field: 'odometer', isRequired: true, value: ({ odometer }) => odometer },
  { name: 'mileage.unit', field: 'odometer', value: () => 'KM' },
  ...Array.from(
    { length: MOST_PHOTOS },
    (_, place): Attribute => ({
      name: `image[${place}].url`,
      field: 'photos',
      ...(place === 0 ? { isRequired: true as const } : {}),
      value: ({ photos }) => photos[place] ?? null,
    }),
  ),
  {
    name: 'image[0].tag[0]',
    field: 'photos',
    value: ({ bodyText, photos }) => (photos.length > 0 ? (bodyText ?? 'Vehicle') : null),
  },
  {
    name: 'body_style',
    field: 'body',
    isRequired: true,
    value: ({ body }) => wordOf(CATALOGUE_BODIES, body, OTHER),
  },
  {
    name: 'transmission',
    field: 'transmission',
    value: ({ transmission }) => wordOf(CATALOGUE_TRANSMISSIONS, transmission, OTHER),
  },
  { name: 'fuel_type', field: 'fuel', value: ({ fuel }) => wordOf(CATALOGUE_FUELS, fuel, OTHER) },
  { name: 'drivetrain', field: 'drive', value: ({ drive }) => wordOf(CATALOGUE_DRIVES, drive, OTHER) },
  { name: 'exterior_color', field: 'colour', isRequired: true, value: ({ colour }) => colour },
  { name: 'interior_color', field: 'interiorColour', value: ({ interiorColour }) => interiorColour },
  { name: 'price', field: 'price', isRequired: true, value: ({ price }) => money(price?.amount) },
  { name: 'state_of_vehicle', field: 'condition', isRequired: true, value: stateOf },
  {
    name: 'availability',
    field: 'availability',
    value: ({ availability }) => (availability === 'inStock' ? 'AVAILABLE' : 'NOT_AVAILABLE'),
  },
  { name: 'address', field: 'street', isRequired: true, value: addressOf },
  { name: 'latitude', field: 'latitude', value: ({ seller }) => seller.lat },
  { name: 'longitude', field: 'longitude', value: ({ seller }) => seller.lng },
  { name: 'dealer_id', field: 'dealer', value: ({ seller }) => seller.dealershipId },
  { name: 'dealer_name', field: 'dealer', value: ({ seller }) => seller.name },
  { name: 'dealer_phone', field: 'dealerPhone', value: ({ seller }) => seller.phone },
  { name: 'date_first_on_lot', field: 'listedAt', value: ({ listedAt }) => dayOf(listedAt) },
];
