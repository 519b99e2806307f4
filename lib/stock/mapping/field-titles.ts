import { FIELDS, type Field } from './fields.ts';

/** Names of fields that do not say by themselves what they are. */
const TITLES: Partial<Record<Field, string>> = {
  id: 'Id of the vehicle (else made of the stock number)',
  name: 'Title',
  make_and_model: 'Make, model and badge in one text',
  colour: 'Colour',
  vin: 'VIN',
  nvic: 'NVIC',
  redbook_code: 'RedBook code',
  autograb_id: 'AutoGrab id',
  stocknum: 'Stock number',
  regplate: 'Registration plate',
  rego_expiry: 'Registration until',
  status: 'Status (in stock, sold, coming)',
  car_type: 'New, demo or used',
  item_type: 'Car or caravan',
  before_price: 'Price before',
  drive_away_price: 'Price, drive away (DAP)',
  price: 'Price (without charges where there are two)',
  km: 'Kilometres',
  images: 'Photos',
  trans: 'Transmission',
  drive: 'Drive',
  simple_body: 'Body type of the filters',
  simple_drive: 'Drive of the filters',
  simple_fuel: 'Fuel of the filters',
  simple_transmission: 'Transmission of the filters',
  gearnum: 'Gears',
  dealercomments: 'Comments',
  file: 'Vehicle report (address)',
  lat: 'Latitude',
  lng: 'Longitude',
  location: 'Location, by its code',
  show_on_dealer_website: 'Shown on the website',
  created_at: 'In stock since',
};

/** The fields of a vehicle that a column may fill, each with a name for people, in alphabetical order of these. */
export const FIELD_TITLES: readonly { value: Field; title: string }[] = FIELDS.map((value) => ({
  value,
  title: TITLES[value] ?? readable(value),
})).toSorted((a, b) => a.title.localeCompare(b.title, 'en-AU'));

/** `variant.fuelcapacity` as `Variant: fuelcapacity`. */
function readable(field: string): string {
  const words = field.replace('.', ': ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
