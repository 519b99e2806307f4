import { slug } from '@forecourt/schemas/writing/written';
import { type Department, departmentOf, salesLocation } from '../shared/places/departments.ts';
import { special, summerHolidays, week } from '../shared/places/week.ts';
import { facts } from './dealer-facts.ts';
import { photographs } from './photographs.ts';

const selling = week(['08:30', '17:30'], { saturday: ['08:30', '17:00'], sunday: null });
const workshop = week(['07:00', '17:00'], { saturday: ['08:00', '12:00'], sunday: null });
const counter = week(['07:30', '17:00'], { saturday: ['08:00', '12:00'], sunday: null });
const holidays = summerHolidays({ eveCloses: '14:00' });
const workshopHolidays = [
  ...summerHolidays({ eveCloses: '12:00' }),
  special('2026-12-29', 'Workshop closed'),
  special('2026-12-30', 'Workshop closed'),
];

const sales = (
  id: string,
  makes: readonly string[],
  reviews: { average_rating: number; count: number },
  {
    primary = false,
    image,
  }: { primary?: boolean; image?: (typeof photographs)[keyof typeof photographs] } = {},
) =>
  salesLocation(id, {
    hours: selling,
    special: holidays,
    licence: facts.dealerLicence,
    licensee: facts.company,
    makes,
    reviews,
    primary,
    image,
  });

const service = (id: string, phone: string, leads: Pick<Department, 'alsoTo'> = {}) =>
  departmentOf(id, {
    ...leads,
    type: 'service',
    word: 'service',
    title: 'Service',
    phone,
    hours: workshop,
    special: workshopHolidays,
  });

const parts = (id: string, phone: string) =>
  departmentOf(id, {
    type: 'parts',
    word: 'parts',
    title: 'Parts',
    phone,
    hours: counter,
    special: workshopHolidays,
  });

const showrooms = [
  sales(
    'harbour-albion',
    ['Toyota', 'Hyundai', 'Kia', 'Volkswagen', 'BYD'],
    { average_rating: 4.6, count: 2140 },
    { primary: true, image: photographs.albion },
  ),
  sales(
    'harbour-moorooka',
    ['Ford', 'Mazda', 'Mitsubishi', 'Nissan', 'Isuzu', 'Isuzu Trucks', 'Hino Trucks'],
    { average_rating: 4.5, count: 1687 },
    { image: photographs.moorooka },
  ),
  sales(
    'harbour-southport',
    ['Toyota', 'Hyundai', 'Nissan', 'Subaru', 'Volkswagen', 'BYD'],
    { average_rating: 4.7, count: 1312 },
    { image: photographs.southport },
  ),
  sales(
    'harbour-burleigh',
    ['Mitsubishi', 'GWM', 'Kawasaki Motorcycles', 'Triumph Motorcycles'],
    { average_rating: 4.4, count: 744 },
    { image: photographs.burleigh },
  ),
  sales(
    'harbour-maroochydore',
    ['Toyota', 'Mazda', 'Subaru'],
    { average_rating: 4.8, count: 803 },
    { image: photographs.maroochydore },
  ),
  sales(
    'harbour-noosaville',
    ['Kia', 'GWM'],
    { average_rating: 4.7, count: 363 },
    { image: photographs.noosaville },
  ),
];

const workshops = [
  service('harbour-albion', '07 7010 0112'),
  service('harbour-moorooka', '07 7010 0122'),
  service('harbour-southport', '07 7010 0132'),
  service('harbour-burleigh', '07 7010 0142'),
  // Its parts counter gets bookings too, so that parts are ready in the morning.
  service('harbour-maroochydore', '07 7010 0152', { alsoTo: ['harbour-maroochydore-parts'] }),
  service('harbour-noosaville', '07 7010 0162'),
];

const counters = [
  parts('harbour-albion', '07 7010 0114'),
  parts('harbour-southport', '07 7010 0134'),
  parts('harbour-maroochydore', '07 7010 0154'),
];

/**
 * A buying centre across the border: in summer its clocks are an hour ahead of the rest of the site. Nobody has
 * entered its holiday hours yet.
 */
const tweedHeads = {
  ...departmentOf('harbour-burleigh', {
    type: 'other',
    word: 'buying',
    title: 'Buying Centre',
    subtype: 'vehicle buying',
    phone: '07 7010 0148',
    hours: week(['08:00', '17:00'], { saturday: ['08:00', '15:00'], sunday: null }),
  }),
  _id: 'harbour-tweed-heads-buying',
  name: 'Harbour Tweed Heads Buying Centre',
  slug: slug('tweed-heads-buying'),
  address: {
    _type: 'address' as const,
    street: '41 Wharf Street',
    city: 'Tweed Heads',
    state: 'NSW' as const,
    postcode: '2485',
    lat: -28.1712,
    long: 153.5431,
  },
};

const otherLocations = [
  departmentOf('harbour-albion', {
    type: 'other',
    word: 'buying',
    title: 'Buying Centre',
    subtype: 'vehicle buying',
    phone: '07 7010 0118',
    hours: week(['08:00', '17:00'], { saturday: ['08:00', '15:00'], sunday: null }),
    special: holidays,
  }),
  tweedHeads,
  // New cars are prepared here; it is hidden because customers do not come here (LOC-13).
  departmentOf('harbour-moorooka', {
    type: 'other',
    word: 'preparation',
    title: 'Preparation',
    phone: '07 7010 0128',
    hours: week(['06:00', '15:00'], { saturday: null, sunday: null }),
    visible: false,
  }),
];

export const locations = [...showrooms, ...workshops, ...counters, ...otherLocations];
export const locationLeads = {
  'harbour-maroochydore-service': ['workshop@harboursunshinecoast.example'],
  'harbour-maroochydore-parts': ['parts@harboursunshinecoast.example'],
};
export const workshopIds = workshops.map(({ _id }) => _id);
export const partsIds = counters.map(({ _id }) => _id);
export const showroomIds = showrooms.map(({ _id }) => _id);
