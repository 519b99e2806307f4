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
    locations: [ref('sales'), ref('service'), ref('parts'), ref('buying'), ref('hidden'), ref('bare')],
  },
  {
    _id: 'dealer',
    _type: 'dealership',
    name: 'Dealer',
    slug: slug('dealer-slug'),
    website: {
      url: 'https://dealer.example',
      title: 'Dealer of Albion',
      name: 'Dealer Online',
      slug: 'dealer',
      make: 'Mazda',
      logo: { alt: 'Dealer logo', asset: ref('logo') },
    },
  },
  { _id: 'logo', _type: 'sanity.imageAsset', url: 'https://cdn/logo.svg' },
  { _id: 'photo', _type: 'sanity.imageAsset', url: 'https://cdn/photo.webp' },
  { _id: 'mazda', _type: 'manufacturer', name: 'Mazda', slug: slug('mazda') },
  location('sales', {
    name: 'Albion Yard',
    slug: slug('albion'),
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
      { date: '2026-12-25', status: 'Closed' },
    ],
    reviews: { average_rating: 4.6, count: 7049 },
  }),
  location('service', { location_type: 'service' }),
  location('parts', { location_type: 'parts' }),
  location('buying', { location_type: 'other', location_subtype: 'vehicle buying' }),
  location('hidden', { visible: false }),
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
  const [sales, service, parts, buying, bare] = locations;

  test('its id, its name and its slug (LOC-01 LOC-02 LOC-03)', () =>
    expect(sales).toMatchObject({ id: 'sales', name: 'Albion Yard', slug: 'albion' }));

  test('the id and the slug of its dealership (LOC-04 LOC-05)', () =>
    expect(sales).toMatchObject({ dealership_id: 'dealer', dealership_slug: 'dealer-slug' }));

  test('the type sales (LOC-06)', () => expect(sales?.location_type).toBe('sales'));
  test('the type service (LOC-07)', () => expect(service?.location_type).toBe('service'));
  test('the type parts (LOC-08)', () => expect(parts?.location_type).toBe('parts'));
  test('no type (LOC-09)', () => expect(bare?.location_type).toBeNull());
  test('the type other (LOC-10)', () => expect(buying?.location_type).toBe('other'));

  test('a subtype such as "vehicle buying", or none (LOC-11)', () => {
    expect(buying?.location_subtype).toBe('vehicle buying');
    expect(sales?.location_subtype).toBeNull();
  });

  test('whether it is the primary one, which it is not by default (LOC-12)', () => {
    expect(sales?.primary).toBe(true);
    expect(service?.primary).toBe(false);
  });

  test('whether it is visible, and a hidden one is left out (LOC-13)', () => {
    expect(sales?.visible).toBe(true);
    expect(locations.map(({ id }) => id)).toEqual(['sales', 'service', 'parts', 'buying', 'bare']);
  });

  test('the manufacturers it sells (LOC-14)', () =>
    expect(sales?.manufacturers).toMatchObject([{ id: 'mazda', name: 'Mazda', slug: 'mazda' }]));

  test('the locations to which it distributes (LOC-15)', () =>
    expect(sales?.distribution_locations).toEqual(['service']));

  test('the street and the city of its address (LOC-16 LOC-17)', () =>
    expect(sales?.address).toMatchObject({ street: '1 High St', city: 'Albion' }));

  test('the state and the postcode of its address (LOC-18 LOC-19)', () =>
    expect(sales?.address).toMatchObject({ state: 'QLD', postcode: '4010' }));

  test('the latitude and the longitude of its address (LOC-20 LOC-21)', () =>
    expect(sales?.address).toMatchObject({ lat: -27.4, long: 153 }));

  test('the place id, the place address and the map key (LOC-22 LOC-23 LOC-24)', () =>
    expect(sales?.address).toMatchObject({
      place_id: 'ChIJ',
      place_url: 'https://maps.example/1',
      map_key: 'key',
    }));

  test('its mobile phone and its landline (LOC-25 LOC-26)', () =>
    expect(sales?.contact_detail).toMatchObject({ phone: '0412 345 678', landline_phone: '07 1' }));

  test('its opening hours (LOC-27)', () =>
    expect(sales?.contact_detail.opening_hours).toMatchObject([{ weekday: 0, status: 'Closed' }]));

  test('the licence numbers of dealer and repairer (LOC-28 LOC-29)', () =>
    expect(sales).toMatchObject({ dealer_license_number: 'LMD 1', motor_vehicle_repairer: 'MVRL 2' }));

  test('its image (LOC-30)', () =>
    expect(sales?.image).toMatchObject({ url: 'https://cdn/photo.webp', alt: 'A yard' }));

  test('the average and the number of its reviews (LOC-31 LOC-32)', () =>
    expect(sales?.reviews).toEqual({ average_rating: 4.6, count: 7049 }));

  test('empty lists and nulls where an editor left a field empty', () =>
    expect(bare).toMatchObject({
      primary: false,
      manufacturers: [],
      special_hours: [],
      contact_detail: { phone: null, opening_hours: [] },
      address: null,
    }));
});

describe('a special hour carries', () => {
  const special = (ask<LocationsQueryResult>(locationsQuery) ?? [])[0]?.special_hours;

  test('its date and its status (HOURS-06 HOURS-07)', () =>
    expect(special).toMatchObject([
      { date: '2026-12-24', status: 'Open' },
      { date: '2026-12-26', status: 'Open' },
      { date: '2026-12-25', status: 'Closed' },
    ]));

  test('the id of its location (HOURS-08)', () =>
    expect(special?.map(({ location_id }) => location_id)).toEqual(['sales', 'sales', 'sales']));

  test('its start and end hour (HOURS-09)', () =>
    expect(special?.[0]).toMatchObject({ start_hour: '08:00', end_hour: '12:00' }));

  test('hours with begin and end in their place (HOURS-10)', () =>
    expect(special?.[1]?.hours).toMatchObject({ begin: '10:00', end: '14:00' }));
});

describe('a review carries', () => {
  const reviews = ask<ReviewsQueryResult>(reviewsQuery);
  const [newest, old] = reviews;

  test('its id, with the newest review first (REVIEW-01)', () =>
    expect(reviews.map(({ id }) => id)).toEqual(['new', 'old']));

  test("the customer's name, the text and the rating (REVIEW-02 REVIEW-03 REVIEW-04)", () =>
    expect(newest).toMatchObject({ customer_name: 'Mia T.', text: 'Good.', rating: 5 }));

  test('its date (REVIEW-05)', () =>
    expect(reviews.map(({ review_date }) => review_date)).toEqual([
      '2026-02-01T00:00:00Z',
      '2026-01-01T00:00:00Z',
    ]));

  test('the reply with its date, or none (REVIEW-06 REVIEW-07)', () => {
    expect(newest).toMatchObject({ reply_text: 'Thanks.', reply_date: '2026-02-02T00:00:00Z' });
    expect(old).toMatchObject({ reply_text: null, reply_date: null });
  });

  test('its image, or none (REVIEW-08)', () => {
    expect(newest?.image).toMatchObject({ url: 'https://cdn/photo.webp', alt: 'Their car' });
    expect(old?.image).toBeNull();
  });

  test('its location, or none', () =>
    expect(reviews.map(({ location_id }) => location_id)).toEqual([null, 'sales']));
});

test('people of a site are sorted by their order, then by name', () =>
  expect(ask<PeopleQueryResult>(peopleQuery)).toMatchObject([
    { name: 'Zoe', enquiries: true, location_id: null },
    { name: 'Al', role: 'Parts', phone: '07 2', enquiries: false, location_id: 'parts' },
  ]));

describe("a dealership's website carries", () => {
  const website = ask<SiteDealershipsQueryResult>(siteDealershipsQuery)?.[0]?.site;

  test('its address, its name and its slug (SITE-48 SITE-50 SITE-51)', () =>
    expect(website).toMatchObject({ url: 'https://dealer.example', name: 'Dealer Online', slug: 'dealer' }));

  test('the make that it sells (SITE-49)', () => expect(website?.make).toBe('Mazda'));

  test('its logo (SITE-52)', () =>
    expect(website?.logo).toMatchObject({ url: 'https://cdn/logo.svg', alt: 'Dealer logo' }));

  test('its title (SITE-53 OPEN-127)', () => expect(website?.title).toBe('Dealer of Albion'));
});
