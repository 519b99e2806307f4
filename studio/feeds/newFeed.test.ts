import { expect, test } from 'vitest';
import {
  type LocationChoice,
  locationsProblem,
  type NewLocation,
  suggestedChoice,
} from './locationChoices.ts';
import { newFeedDocuments, typedEmails } from './newFeed.ts';
import type { Chosen } from './saveMapping.ts';

const CHOSEN: Chosen = {
  sample: { format: 'csv', separator: 'comma', encoding: 'utf-8', records: null },
  columns: { 'Stock No': 'stocknum', Yard: 'location' },
  values: { status: 'in_stock', price_type: 'Drive Away' },
};
const BAYSIDE = { id: 'f3b0', name: 'Bayside Autos' };
const ALBION = { id: 'l1', slug: 'albion', name: 'Albion', suburb: 'Albion', dealership: 'Other' };
const PLACE = {
  name: 'Albion',
  street: '1 Sandgate Rd',
  suburb: 'Nundah',
  state: 'QLD',
  postcode: '4012',
  phone: '',
  dealership: '',
} as const;
const documentsOf = (options: Partial<Parameters<typeof newFeedDocuments>[0]> = {}) =>
  newFeedDocuments({
    dealership: ' bayside autos ',
    known: [BAYSIDE],
    taken: [],
    chosen: CHOSEN,
    locations: { codes: [], choices: {}, known: [ALBION] },
    photoHosts: [],
    emails: [],
    elsewhere: {},
    endsOpen: false,
    ...options,
  });

test('a new feed expects uploaded files for the named dealership', () => {
  const { slug, dealership, feed } = documentsOf();
  expect({ slug, dealership }).toEqual({ slug: 'bayside-autos', dealership: null });
  expect(feed).toMatchObject({
    _id: 'feed-bayside-autos',
    slug: { current: 'bayside-autos' },
    dealership: { _ref: 'f3b0' },
    source: { kind: 'sent' },
    file: { format: 'csv', separator: 'comma', encoding: 'utf-8', mayEndOpen: false },
    columns: [
      { column: 'Stock No', field: 'stocknum' },
      { column: 'Yard', field: 'location' },
    ],
    values: [{ field: 'status' }, { field: 'price_type', value: 'Drive Away' }],
  });
});

test('a new feed notifies the given people of problems, and of a file that stays away', () => {
  const { feed } = documentsOf({ emails: ['kim@dealer.example'] });
  expect(feed.alarm).toEqual({ emails: ['kim@dealer.example'], failingHours: 26, sameFileHours: 192 });
  // Without addresses the administrators are notified.
  expect(documentsOf().feed.alarm).not.toHaveProperty('emails');
});

test('a new feed states which feeds it replaces', () =>
  expect(documentsOf({ elsewhere: { replaces: ['harbour'] } }).feed).toMatchObject({
    replaces: ['harbour'],
  }));

test('addresses may be typed with any separator, and twice', () =>
  expect(typedEmails(' a@x.example, b@x.example;a@x.example\n')).toEqual(['a@x.example', 'b@x.example']));

test('an unknown dealership is created with the feed', () => {
  const { dealership, feed } = documentsOf({ known: [] });
  expect(dealership).toMatchObject({
    _type: 'dealership',
    name: 'bayside autos',
    slug: { current: 'bayside-autos' },
  });
  expect(feed.dealership._ref).toBe(dealership?._id);
});

test('each location code maps to an existing location, a new one or none', () => {
  const { locations, feed } = documentsOf({
    known: [],
    locations: {
      codes: ['ALB', 'NUN', 'BUD', 'OFF'],
      known: [ALBION],
      choices: {
        ALB: { kind: 'known', id: 'l1' },
        NUN: { kind: 'new', location: PLACE },
        BUD: {
          kind: 'new',
          location: { ...PLACE, name: ' Used Cars ', suburb: 'Buderim', phone: '07 5400 0000' },
        },
        OFF: { kind: 'none' },
      },
    },
  });
  expect(locations).toMatchObject([
    {
      // Another location already has the slug without the suburb.
      _id: 'location-albion-nundah',
      slug: { current: 'albion-nundah' },
      name: 'Albion',
      dealership: { _ref: 'dealership-bayside-autos' },
      primary: true,
      address: { street: '1 Sandgate Rd', city: 'Nundah', state: 'QLD', postcode: '4012' },
    },
    // `/search/used-cars` is reserved for another page.
    {
      slug: { current: 'used-cars-buderim' },
      name: 'Used Cars',
      primary: false,
      contact_detail: { phone: '07 5400 0000' },
    },
  ]);
  expect(feed.locations).toMatchObject([
    { code: 'ALB', location: { _ref: 'l1' } },
    { code: 'NUN', location: { _ref: 'location-albion-nundah' } },
    { code: 'BUD', location: { _ref: 'location-used-cars-buderim' } },
    { code: 'OFF' },
  ]);
  expect(feed.locations?.[3]).not.toHaveProperty('location');
});

test('a new location may belong to another dealership than the feed', () => {
  const place = (code: string, dealership: string) =>
    ({ kind: 'new', location: { ...PLACE, name: code, dealership } }) as const;
  const { locations, dealerships } = documentsOf({
    locations: {
      codes: ['NTH', 'STH', 'WST', 'OWN'],
      known: [],
      choices: {
        NTH: place('North', 'North Autos'),
        STH: place('South', ' north autos '),
        WST: place('West', 'BAYSIDE autos'),
        OWN: place('Own', ''),
      },
    },
  });
  expect(dealerships).toEqual([
    {
      _id: 'dealership-north-autos',
      _type: 'dealership',
      name: 'North Autos',
      slug: { _type: 'slug', current: 'north-autos' },
    },
  ]);
  expect(locations.map(({ dealership, primary }) => [dealership._ref, primary])).toEqual([
    ['dealership-north-autos', true],
    ['dealership-north-autos', false],
    ['f3b0', false],
    ['f3b0', false],
  ]);
});

test('photos are fetched from the selected hosts of the file', () => {
  expect(documentsOf({ photoHosts: ['https://photos.example/'] }).feed).toMatchObject({
    photoHosts: ['https://photos.example/'],
  });
  expect(documentsOf().feed).not.toHaveProperty('photoHosts');
});

test('a second feed of a dealership does not take over other vehicles', () => {
  expect(documentsOf({ taken: ['bayside-autos', 'bayside-autos-2'] }).feed).toMatchObject({
    _id: 'feed-bayside-autos-3',
    slug: { current: 'bayside-autos-3' },
  });
});

test('a file that never ends with a line break is accepted', () => {
  expect(documentsOf({ endsOpen: true }).feed.file).toMatchObject({ mayEndOpen: true });
});

test('the form shows one missing answer for a code at a time', () => {
  const problem = (choice?: LocationChoice) => locationsProblem(['ALB'], choice ? { ALB: choice } : {});
  expect(problem()).toBe('Choose a location for the code ALB.');
  expect(problem({ kind: 'open' })).toBe('Choose a location for the code ALB.');
  expect([problem({ kind: 'none' }), problem({ kind: 'known', id: 'l1' })]).toEqual([null, null]);
  const wrong = (change: Partial<NewLocation>) => problem({ kind: 'new', location: { ...PLACE, ...change } });
  expect(wrong({})).toBeNull();
  expect(wrong({ suburb: ' ' })).toBe('Enter the suburb of the location with the code ALB.');
  expect(wrong({ name: '!' })).toMatch(/the name of/);
  expect(wrong({ postcode: '401' })).toMatch(/postcode \(4 digits\)/);
  expect(wrong({ phone: 'ring me' })).toMatch(/phone number \(digits only\)/);
  expect(wrong({ state: '' })).toMatch(/the state of/);
});

test('a code equal to one location’s name is mapped to it', () => {
  expect(suggestedChoice('ALBION', [ALBION])).toEqual({ kind: 'known', id: 'l1' });
  expect(suggestedChoice('ALB', [ALBION])).toEqual({ kind: 'open' });
  expect(suggestedChoice('Albion', [ALBION, { ...ALBION, id: 'l2', slug: 'albion-2' }])).toEqual({
    kind: 'open',
  });
});
