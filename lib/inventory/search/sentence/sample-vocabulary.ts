import type { Vocabulary } from './vocabulary.ts';

const models = (...names: string[]) => names.map((name, index) => ({ name, count: 20 - index }));

/** A dealer group's vocabulary, for tests. */
export const SAMPLE_VOCABULARY: Vocabulary = {
  makes: [
    {
      name: 'Toyota',
      count: 127,
      models: models('HiLux', 'RAV4', 'Corolla', 'Corolla Cross', 'LandCruiser', 'LandCruiser Prado', '86'),
      badges: ['SR5', 'Hybrid', 'Sport'],
    },
    {
      name: 'Mazda',
      count: 98,
      models: models('CX-5', 'Mazda3', 'BT-50'),
      badges: ['GT', 'GT-Line', 'SP', '3'],
    },
    { name: 'Ford', count: 82, models: models('Ranger', 'Mustang', 'Mustang Mach-E'), badges: ['XLT'] },
    { name: 'Volkswagen', count: 51, models: models('Golf', 'Amarok'), badges: [] },
    { name: 'GWM', count: 36, models: models('Haval Jolion', 'Haval H6', 'Cannon'), badges: [] },
    {
      name: 'Kia',
      count: 46,
      models: models('Picanto', 'Sorento', 'Sportage'),
      badges: ['S', 'GT-Line', 'Sport'],
    },
    { name: 'New Age', count: 21, models: models('Road Owl'), badges: [] },
    { name: 'Mercedes-Benz', count: 4, models: models('C-Class'), badges: [] },
    { name: 'Peugeot', count: 3, models: models('2008', '3008'), badges: [] },
    { name: 'Chevrolet', count: 2, models: models('Silverado'), badges: [] },
    { name: 'BMW', count: 2, models: models('X5'), badges: [] },
  ],
  values: {
    car_type: ['used', 'new', 'demo'],
    item_type: ['car', 'caravan'],
    make: [],
    model: [],
    simple_body: [
      'suv',
      'hatch',
      'ute',
      'sedan',
      'wagon',
      'cabChassis',
      'peopleMover',
      'van',
      '4x4',
      'popTop',
    ],
    simple_transmission: ['Automatic', 'Manual'],
    simple_fuel: ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'Plug-in Hybrid'],
    simple_drive: ['FWD', 'AWD', '4WD', 'RWD'],
    colour: ['White', 'Grey', 'Silver', 'Black', 'Blue', 'Dark Blue', 'Red'],
    seats: ['5', '7', '2'],
    filtered_features: [
      'Tow bar',
      'Sunroof',
      'Apple CarPlay',
      'Android Auto',
      'Leather seats',
      'Reversing camera',
      'Sat nav',
      'Bunks',
    ],
    weekly_price_range: [
      '$75 to $100 a week',
      '$100 to $125 a week',
      '$200 to $300 a week',
      '$300 a week and over',
    ],
    state: ['QLD', 'NSW'],
    city: ['Albion', 'Southport', 'Burleigh Heads'],
    location_name: ['Harbour Albion', 'Harbour Southport', 'Harbour Burleigh'],
    dealership_name: ['Harbour Brisbane', 'Harbour Gold Coast', 'Harbour Sunshine Coast'],
  },
  ranges: ['price', 'year', 'km', 'towing', 'sleeps', 'atm', 'tare'],
  places: [
    { name: 'Southport', postcode: '4215' },
    { name: 'Harbour Southport', postcode: '4215' },
    { name: 'Burleigh Heads', postcode: '4220' },
  ],
};
