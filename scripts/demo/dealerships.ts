/**
 * Dealerships and locations of the demo, with the ids and slugs that content and stock share. Dealers,
 * streets and phone numbers are fictional; suburbs and postcodes are real, so that maps and distances work.
 * Phone numbers are from ranges reserved for fiction.
 */
export interface DemoDealership {
  id: string;
  slug: string;
  name: string;
  /** Slug of the site that shows its stock. */
  site: 'harbour' | 'northside' | 'valuecars' | 'coastline';
}

export interface DemoLocation {
  id: string;
  slug: string;
  name: string;
  dealershipId: string;
  /** `location_type` (LOC-06 to LOC-10). */
  type: 'sales' | 'service' | 'parts' | 'other' | '';
  street: string;
  suburb: string;
  state: 'QLD' | 'NSW' | 'VIC' | 'SA';
  postcode: string;
  lat: number;
  lng: number;
  phone: string;
}

export const dealerships: readonly DemoDealership[] = [
  { id: 'harbour-brisbane', slug: 'harbour-brisbane', name: 'Harbour Brisbane', site: 'harbour' },
  { id: 'harbour-gold-coast', slug: 'harbour-gold-coast', name: 'Harbour Gold Coast', site: 'harbour' },
  {
    id: 'harbour-sunshine-coast',
    slug: 'harbour-sunshine-coast',
    name: 'Harbour Sunshine Coast',
    site: 'harbour',
  },
  { id: 'northside-mazda', slug: 'northside-mazda', name: 'Northside Mazda', site: 'northside' },
  { id: 'value-cars', slug: 'value-cars', name: 'Value Cars', site: 'valuecars' },
  { id: 'coastline-caravans', slug: 'coastline-caravans', name: 'Coastline Caravans', site: 'coastline' },
];

export const locations: readonly DemoLocation[] = [
  {
    id: 'harbour-albion',
    slug: 'albion',
    name: 'Harbour Albion',
    dealershipId: 'harbour-brisbane',
    type: 'sales',
    street: '114 Sandgate Road',
    suburb: 'Albion',
    state: 'QLD',
    postcode: '4010',
    lat: -27.4318,
    lng: 153.0436,
    phone: '07 7010 0110',
  },
  {
    id: 'harbour-moorooka',
    slug: 'moorooka',
    name: 'Harbour Moorooka',
    dealershipId: 'harbour-brisbane',
    type: 'sales',
    street: '905 Ipswich Road',
    suburb: 'Moorooka',
    state: 'QLD',
    postcode: '4105',
    lat: -27.5331,
    lng: 153.0262,
    phone: '07 7010 0120',
  },
  {
    id: 'harbour-southport',
    slug: 'southport',
    name: 'Harbour Southport',
    dealershipId: 'harbour-gold-coast',
    type: 'sales',
    street: '61 Ferry Road',
    suburb: 'Southport',
    state: 'QLD',
    postcode: '4215',
    lat: -27.9806,
    lng: 153.4066,
    phone: '07 7010 0130',
  },
  {
    id: 'harbour-burleigh',
    slug: 'burleigh',
    name: 'Harbour Burleigh',
    dealershipId: 'harbour-gold-coast',
    type: 'sales',
    street: '28 Kortum Drive',
    suburb: 'Burleigh Heads',
    state: 'QLD',
    postcode: '4220',
    lat: -28.1036,
    lng: 153.4332,
    phone: '07 7010 0140',
  },
  {
    id: 'harbour-maroochydore',
    slug: 'maroochydore',
    name: 'Harbour Maroochydore',
    dealershipId: 'harbour-sunshine-coast',
    type: 'sales',
    street: '50 Wises Road',
    suburb: 'Maroochydore',
    state: 'QLD',
    postcode: '4558',
    lat: -26.6622,
    lng: 153.0862,
    phone: '07 7010 0150',
  },
  {
    id: 'harbour-noosaville',
    slug: 'noosaville',
    name: 'Harbour Noosaville',
    dealershipId: 'harbour-sunshine-coast',
    type: 'sales',
    street: '17 Rene Street',
    suburb: 'Noosaville',
    state: 'QLD',
    postcode: '4566',
    lat: -26.4027,
    lng: 153.0562,
    phone: '07 7010 0160',
  },
  {
    id: 'northside-preston',
    slug: 'preston',
    name: 'Northside Mazda Preston',
    dealershipId: 'northside-mazda',
    type: 'sales',
    street: '412 Bell Street',
    suburb: 'Preston',
    state: 'VIC',
    postcode: '3072',
    lat: -37.7451,
    lng: 145.0036,
    phone: '03 7010 0110',
  },
  {
    id: 'northside-epping',
    slug: 'epping',
    name: 'Northside Mazda Epping',
    dealershipId: 'northside-mazda',
    type: 'sales',
    street: '230 Cooper Street',
    suburb: 'Epping',
    state: 'VIC',
    postcode: '3076',
    lat: -37.6525,
    lng: 145.0128,
    phone: '03 7010 0120',
  },
  {
    id: 'value-cars-enfield',
    slug: 'enfield',
    name: 'Value Cars Enfield',
    dealershipId: 'value-cars',
    type: 'sales',
    street: '318 Main North Road',
    suburb: 'Enfield',
    state: 'SA',
    postcode: '5085',
    lat: -34.8571,
    lng: 138.6016,
    phone: '08 7010 0110',
  },
  {
    id: 'value-cars-lonsdale',
    slug: 'lonsdale',
    name: 'Value Cars Lonsdale',
    dealershipId: 'value-cars',
    type: 'sales',
    street: '44 Sherriffs Road',
    suburb: 'Lonsdale',
    state: 'SA',
    postcode: '5160',
    lat: -35.1113,
    lng: 138.4935,
    phone: '08 7010 0120',
  },
  {
    id: 'coastline-heatherbrae',
    slug: 'heatherbrae',
    name: 'Coastline Caravans Heatherbrae',
    dealershipId: 'coastline-caravans',
    type: 'sales',
    street: '2180 Pacific Highway',
    suburb: 'Heatherbrae',
    state: 'NSW',
    postcode: '2324',
    lat: -32.7879,
    lng: 151.7326,
    phone: '02 7010 0110',
  },
];
