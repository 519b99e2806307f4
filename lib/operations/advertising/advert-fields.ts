/** The fields of an advert, by which refusals are explained and generic feeds are mapped, with their labels. */
export const ADVERT_FIELDS = {
  stocknum: 'Stock number',
  vin: 'VIN',
  id: 'Vehicle id',
  link: 'Link to the page',
  title: 'Title',
  subtitle: 'Variant',
  description: 'Description',
  make: 'Make',
  model: 'Model',
  badge: 'Badge',
  series: 'Series',
  year: 'Year',
  condition: 'Condition',
  certified: 'Certified',
  type: 'Vehicle type',
  body: 'Body',
  transmission: 'Transmission',
  fuel: 'Fuel',
  drive: 'Drive',
  engine: 'Engine',
  consumption: 'Fuel consumption (L/100 km)',
  seats: 'Seats',
  doors: 'Doors',
  colour: 'Colour',
  interiorColour: 'Interior colour',
  odometer: 'Odometer reading (km)',
  price: 'Price',
  priceBasis: 'Price basis',
  priceBefore: 'Former price',
  currency: 'Currency',
  availability: 'Availability',
  photos: 'Photos',
  mainPhoto: 'Main photo',
  dealer: 'Dealer',
  storeCode: 'Store code of the location',
  dealerPhone: 'Dealer phone',
  street: 'Street',
  city: 'City or suburb',
  state: 'State',
  postcode: 'Postcode',
  latitude: 'Latitude',
  longitude: 'Longitude',
  listedAt: 'Listed on',
  updatedAt: 'Changed on',
  buildDate: 'Build date',
  complianceDate: 'Compliance date',
} as const;

export type AdvertField = keyof typeof ADVERT_FIELDS;

/** A field of the vehicle itself; a store code belongs to an account with Google. */
export type MappedField = Exclude<AdvertField, 'storeCode'>;

/** The fields that generic feeds can map. */
export const MAPPED_FIELDS = (Object.keys(ADVERT_FIELDS) as AdvertField[]).filter(
  (field): field is MappedField => field !== 'storeCode',
);
