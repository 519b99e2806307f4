import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { clocksOf, previewsOf, RELEASE_DOCUMENTS, type ReleaseDocument } from './previews.ts';

const site = (name: string, more: object = {}) => ({
  name,
  origin: `https://${name.toLowerCase()}.example`,
  offerPathStyle: null,
  timeZone: 'Australia/Brisbane',
  ...more,
});
const harbour = site('Harbour', { offerPathStyle: 'flat' });
const north = site('North', { offerPathStyle: 'manufacturer' });
const document = (type: string, more: Partial<ReleaseDocument> = {}): ReleaseDocument => ({
  type,
  title: 'Sale',
  path: null,
  slug: null,
  manufacturer: null,
  pages: null,
  sites: [harbour],
  ...more,
});
const sentencesOf = (...documents: ReleaseDocument[]) =>
  previewsOf(documents).map(({ label, origin, path }) => `${label}: ${origin}${path}`);

test('previews a release’s own pages first, then the pages of its other documents, by site', () => {
  expect(
    sentencesOf(
      document('navigation', { sites: [north] }),
      document('navigation'),
      document('popup', { pages: ['/sale'] }),
      document('offer', { slug: 'sale', manufacturer: 'mazda', sites: [harbour, north] }),
      document('page', { path: '/sale' }),
      document('blogPost', { slug: 'news', title: null }),
    ),
  ).toEqual([
    'Sale, Harbour: https://harbour.example/sale',
    'Offer Sale, Harbour: https://harbour.example/offers/sale',
    'Post Untitled, Harbour: https://harbour.example/blog/news',
    'Home page, Harbour: https://harbour.example/',
    'Offer Sale, North: https://north.example/offers/mazda/sale',
    'Home page, North: https://north.example/',
  ]);
});

test('previews menus, popups, slides and announcements on one page each', () => {
  const home = 'Home page, Harbour: https://harbour.example/';
  for (const type of ['navigation', 'announcement', 'slide', 'popup'])
    expect(sentencesOf(document(type))).toEqual([home]);
  expect(sentencesOf(document('slide'), document('announcement'))).toEqual([home]);
  expect(sentencesOf(document('popup', { pages: ['/search*', '/'] }))).toEqual([
    'Popup on /search, Harbour: https://harbour.example/search',
  ]);
  expect(sentencesOf(document('promoCard'))).toEqual([
    'Search results, Harbour: https://harbour.example/search',
  ]);
});

test('previews a translation at the address of its language', () => {
  expect(sentencesOf(document('page', { path: '/sale', language: 'vi' }))).toEqual([
    'Sale, Harbour: https://harbour.example/vi/sale',
  ]);
});

test('leaves out documents without a page, address or site', () => {
  expect(
    sentencesOf(
      document('redirect'),
      document('page'),
      document('offer'),
      document('page', { path: '/sale', sites: [{ ...harbour, origin: null }, null] }),
      document('page', { path: '/sale', sites: null }),
    ),
  ).toEqual([]);
});

test('names each time zone of the sites once', () => {
  const perth = site('Swan', { timeZone: 'Australia/Perth' });
  expect(
    clocksOf([document('page', { sites: [perth] }), document('offer', { sites: [harbour, perth] })]),
  ).toEqual([
    { name: 'Harbour', timeZone: 'Australia/Brisbane' },
    { name: 'Swan', timeZone: 'Australia/Perth' },
  ]);
  expect(clocksOf([document('page', { sites: null })])).toEqual([]);
});

test('queries documents with their sites', async () => {
  // groq-js does not implement partOfRelease.
  const query = RELEASE_DOCUMENTS.replace('sanity::partOfRelease($release)', 'defined(inRelease)');
  const reference = (_ref: string) => ({ _type: 'reference', _ref });
  const dataset = [
    { _id: 'a', _type: 'site', name: 'A', url: 'https://a.example' },
    { _id: 'b', _type: 'site', name: 'B', url: 'https://b.example', settings: { offerPathStyle: 'flat' } },
    {
      _id: 'page',
      _type: 'page',
      inRelease: 1,
      title: 'Sale',
      path: { current: '/sale' },
      site: reference('a'),
    },
    {
      _id: 'offer',
      _type: 'offer',
      inRelease: 2,
      name: 'Offer',
      slug: { current: 'sale' },
      sites: [reference('a'), reference('b')],
      excludedSites: [reference('a')],
    },
    { _id: 'gone', _type: 'page', inRelease: 3, site: reference('a'), _system: { delete: true } },
  ];
  const documents = await (await evaluate(parse(query), { dataset })).get();
  expect(documents).toMatchObject([
    {
      type: 'page',
      title: 'Sale',
      path: '/sale',
      sites: [{ name: 'A', origin: 'https://a.example', timeZone: 'Australia/Brisbane' }],
    },
    { type: 'offer', title: 'Offer', slug: 'sale', sites: [{ name: 'B', offerPathStyle: 'flat' }] },
  ]);
});
