import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import type {
  LocationsQueryResult,
  PeopleQueryResult,
  ReviewsQueryResult,
  SiteDealershipsQueryResult,
} from '../sanity.types.ts';
import { siteDealershipsQuery } from './directory.ts';
import { locationsQuery } from './locations.ts';
import { peopleQuery } from './people.ts';
import { reviewsQuery } from './reviews.ts';

const ref = (id: string) => ({ _type: 'reference', _ref: id });
const slug = (current: string) => ({ _type: 'slug', current });
const location = (id: string, fields: object = {}) => ({
  _id: id,
  _type: 'location',
  name: id,
  slug: slug(id),
  dealership: ref('dealer'),
  ...fields,
});

const ADDRESS = {
  street: '1 High St',
  city: 'Albion',
  state: 'QLD',
  postcode: '4010',
  lat: -27.4,
  long: 153,
  place_id: 'ChIJ',
  place_url: 'https://maps.example/1',
  map_key: 'key',
};
const review = (id: string, fields: object) => ({
  _id: id,
  _type: 'review',
  site: ref('site'),
  customer_name: 'Mia T.',
  rating: 5,
  text: 'Good.',
  ...fields,
});

const dataset = [
  {
    _id: 'site',
    _type: 'site',
    slug: slug('harbour'),
    dealerships: [ref('dealer')],
    locations: [ref('sales'), ref('service'), ref('parts'), ref('buying'), ref('bare')],
  },
  {
    _id: 'dealer',
    _type: 'dealership',
    name: 'Dealer',
    slug: slug('dealer-slug'),
    website: {
      url: 'https://dealer.example',
      title: 'Dealer of Albion',
      name: 'Dealer',
      slug: 'dealer',
      make: 'Mazda',
      logo: { alt: 'Dealer', asset: ref('logo') },
    },
  },
  { _id: 'logo', _type: 'sanity.imageAsset', url: 'https://cdn/logo.svg' },
  { _id: 'photo', _type: 'sanity.imageAsset', url: 'https://cdn/photo.webp' },
  { _id: 'mazda', _type: 'manufacturer', name: 'Mazda', slug: slug('mazda') },
  location('sales', {
    location_type: 'sales',
    primary: true,
    visible: true,
    address: ADDRESS,
    manufacturers: [ref('mazda')],
    distribution_locations: [ref('service')],
    dealer_license_number: 'LMD 1',
    motor_vehicle_repairer: 'MVRL 2',
    image: { alt: 'A yard', asset: ref('photo') },
    contact_detail: {
      phone: '0412 345 678',
      landline_phone: '07 1',
      opening_hours: [{ weekday: 0, status: 'Closed' }],
    },
    special_hours: [
      { date: '2026-12-24', status: 'Open', start_hour: '08:00', end_hour: '12:00' },
      { date: '2026-12-26', status: 'Open', hours: { begin: '10:00', end: '14:00' } },
    ],
    reviews: { average_rating: 4.6, count: 7049 },
  }),
  location('service', { location_type: 'service' }),
  location('parts', { location_type: 'parts' }),
  location('buying', { location_type: 'other', location_subtype: 'vehicle buying' }),
  location('bare', { visible: true }),
  review('old', { review_date: '2026-01-01T00:00:00Z', location: ref('sales') }),
  review('new', {
    review_date: '2026-02-01T00:00:00Z',
    reply_text: 'Thanks.',
    reply_date: '2026-02-02T00:00:00Z',
    image: { alt: 'Their car', asset: ref('photo') },
  }),
  review('wordless', { review_date: '2026-03-01T00:00:00Z', text: '' }),
  review('elsewhere', { site: ref('other'), review_date: '2026-03-01T00:00:00Z' }),
  { _id: 'zoe', _type: 'person', site: ref('site'), name: 'Zoe', order: 10 },
  {
    _id: 'al',
    _type: 'person',
    site: ref('site'),
    name: 'Al',
    role: 'Parts',
    phone: '07 2',
    enquiries: false,
    location: ref('parts'),
  },
];

function ask<Result>(query: string): Result {
  const params = { site: 'harbour' };
  return evaluateSync(parse(query, { params }), { dataset, params }).data as Result;
}

describe('a location carries', () => {
  const locations = ask<LocationsQueryResult>(locationsQuery) ?? [];
  const [sales] = locations;

  test('what it is, whose it is, and its licences (LOC-01..05 LOC-12..15 LOC-28..30)', () =>
    expect(sales).toMatchObject({
      id: 'sales',
      name: 'sales',
      slug: 'sales',
      dealership_id: 'dealer',
      dealership_slug: 'dealer-slug',
      primary: true,
      visible: true,
      manufacturers: [{ id: 'mazda', name: 'Mazda', slug: 'mazda' }],
      distribution_locations: ['service'],
      dealer_license_number: 'LMD 1',
      motor_vehicle_repairer: 'MVRL 2',
      image: { url: 'https://cdn/photo.webp', alt: 'A yard' },
    }));

  test('its department: sales, service, parts, other or none, and its kind (LOC-06..11)', () =>
    expect(locations.map(({ location_type, location_subtype }) => [location_type, location_subtype])).toEqual(
      [
        ['sales', null],
        ['service', null],
        ['parts', null],
        ['other', 'vehicle buying'],
        [null, null],
      ],
    ));

  test('its address with its place on the map (LOC-16..24)', () => expect(sales?.address).toEqual(ADDRESS));

  test('its phone, its landline, its week (LOC-25..27)', () =>
    expect(sales?.contact_detail).toMatchObject({
      phone: '0412 345 678',
      landline_phone: '07 1',
      opening_hours: [{ weekday: 0, status: 'Closed' }],
    }));

  test('its special hours in both shapes (HOURS-06..10)', () =>
    expect(sales?.special_hours).toMatchObject([
      { date: '2026-12-24', status: 'Open', start_hour: '08:00', end_hour: '12:00', location_id: 'sales' },
      { date: '2026-12-26', status: 'Open', hours: { begin: '10:00', end: '14:00' } },
    ]));

  test('the average and the number of its reviews (LOC-31..32)', () =>
    expect(sales?.reviews).toEqual({ average_rating: 4.6, count: 7049 }));

  test('whatever it lacks is a list without entries, or null', () =>
    expect(locations.at(-1)).toMatchObject({
      primary: false,
      manufacturers: [],
      special_hours: [],
      contact_detail: { phone: null, opening_hours: [] },
      address: null,
    }));
});

test('reviews of the site with words, the newest first, with answer and picture (REVIEW-01..08)', () => {
  const [newest, old, ...more] = ask<ReviewsQueryResult>(reviewsQuery);
  expect(more).toEqual([]);
  expect(newest).toMatchObject({
    id: 'new',
    customer_name: 'Mia T.',
    text: 'Good.',
    rating: 5,
    review_date: '2026-02-01T00:00:00Z',
    reply_text: 'Thanks.',
    reply_date: '2026-02-02T00:00:00Z',
    image: { url: 'https://cdn/photo.webp' },
    location_id: null,
  });
  expect(old).toMatchObject({ id: 'old', location_id: 'sales', reply_text: null, image: null });
});

test('people of the site, by their place in lists and then by name', () =>
  expect(ask<PeopleQueryResult>(peopleQuery)).toMatchObject([
    { name: 'Zoe', enquiries: true, location_id: null },
    { name: 'Al', role: 'Parts', phone: '07 2', enquiries: false, location_id: 'parts' },
  ]));

test('a dealership carries the entry of its own website (SITE-48..53 OPEN-127)', () => {
  const [dealer] = ask<SiteDealershipsQueryResult>(siteDealershipsQuery) ?? [];
  expect(dealer?.site).toMatchObject({
    url: 'https://dealer.example',
    title: 'Dealer of Albion',
    name: 'Dealer',
    slug: 'dealer',
    make: 'Mazda',
    logo: { url: 'https://cdn/logo.svg' },
  });
});
