import type { Advert } from '../advert.ts';
import { type Attribute, fullTitle, money, tableReceiver } from './attribute-table.ts';

const LONGEST_ADDRESS = 2048;

const stateOf = ({ condition, isCertified }: Advert): string =>
  condition === 'new' ? 'New' : isCertified ? 'CPO' : 'Used';

/** Addresses with a comma must encode it, because other programs split the list there. */
const addresses = ({ photos }: Advert): string[] =>
  photos
    .map((photo) => photo.replaceAll(',', '%2C').replaceAll(';', '%3B'))
    .filter((photo) => photo.length <= LONGEST_ADDRESS);

const ATTRIBUTES: readonly Attribute[] = [
  { name: 'ID', field: 'id', isRequired: true, value: ({ carId }) => carId },
  { name: 'Title', field: 'title', isRequired: true, value: fullTitle },
  { name: 'Make', field: 'make', isRequired: true, value: ({ make }) => make },
  { name: 'Model', field: 'model', isRequired: true, value: ({ model }) => model },
  { name: 'Trim', field: 'badge', value: ({ badge }) => badge },
  { name: 'Year', field: 'year', isRequired: true, value: ({ year }) => year },
  { name: 'State of vehicle', field: 'condition', isRequired: true, value: stateOf },
  { name: 'Price', field: 'price', isRequired: true, value: ({ price }) => money(price?.amount) },
  { name: 'Final URL', field: 'link', isRequired: true, longest: LONGEST_ADDRESS, value: ({ link }) => link },
  { name: 'Image URL', field: 'photos', isRequired: true, most: 20, value: addresses },
  { name: 'Country', field: 'dealer', isRequired: true, value: () => 'AU' },
  { name: 'VIN', field: 'vin', value: ({ vin }) => vin },
  { name: 'Mileage value', field: 'odometer', isRequired: true, value: ({ odometer }) => odometer },
  { name: 'Mileage unit', field: 'odometer', isRequired: true, value: () => 'KM' },
  { name: 'Description', field: 'description', value: ({ description }) => description },
  { name: 'Body style', field: 'body', value: ({ bodyText }) => bodyText },
  { name: 'Transmission', field: 'transmission', value: ({ transmission }) => transmission },
  { name: 'Fuel type', field: 'fuel', value: ({ fuel }) => fuel },
  { name: 'Drivetrain', field: 'drive', value: ({ drive }) => drive },
  { name: 'Exterior color', field: 'colour', value: ({ colour }) => colour },
  { name: 'Interior color', field: 'interiorColour', value: ({ interiorColour }) => interiorColour },
  { name: 'Dealer name', field: 'dealer', value: ({ seller }) => seller.name },
  { name: 'Phone number', field: 'dealerPhone', value: ({ seller }) => seller.phone },
  { name: 'Address', field: 'street', value: ({ seller }) => seller.street },
  { name: 'City', field: 'city', value: ({ seller }) => seller.city },
  { name: 'State', field: 'state', value: ({ seller }) => seller.state },
  { name: 'Zip code', field: 'postcode', value: ({ seller }) => seller.postcode },
  { name: 'Latitude', field: 'latitude', value: ({ seller }) => seller.lat },
  { name: 'Longitude', field: 'longitude', value: ({ seller }) => seller.lng },
];

/**
 * Automotive listing inventory of Microsoft Advertising (https://help.ads.microsoft.com/apex/index/3/en/60112).
 * Campaigns are targeted in Microsoft Advertising, so the optional target columns are not in the file.
 */
export const bing = tableReceiver({
  name: 'bing',
  title: 'Microsoft Advertising automotive',
  hasApi: false,
  checkedOn: '2026-11-30',
  attributes: ATTRIBUTES,
  excluded: () => null,
});
