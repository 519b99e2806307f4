import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { bySite, type Entry, listsOf, ofSites } from './lists.ts';
import { HOME_QUERY, type HomeAnswer } from './query.ts';
import { recentOf } from './recent.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const reference = (_ref: string) => ({ _type: 'reference', _ref });
const slug = (current: string) => ({ _type: 'slug', current });
const link = (path: string) => ({ _type: 'link', kind: 'path', path });
const pageLink = (id: string) => ({ _type: 'link', kind: 'page', page: reference(id) });
const leading = (...links: object[]) => ({
  _type: 'callToAction',
  actions: links.map((to) => ({ _type: 'action', link: to })),
});
const picture = { _type: 'picture', asset: reference('image-1') };
const site = reference('site-a');
const describedPage = { seo: { description: 'All of it.' } };
const page = (name: string, more: object = {}) => ({
  _id: `page-${name}`,
  _type: 'page',
  _updatedAt: '2026-11-01T00:00:00Z',
  title: name,
  site,
  path: slug(`/${name}`),
  ...describedPage,
  ...more,
});

const dataset = [
  { _id: 'site-a', _type: 'site', name: 'Alpha', slug: slug('a'), locations: [reference('place')] },
  { _id: 'site-b', _type: 'site', name: 'Beta', slug: slug('b') },
  { _id: 'place', _type: 'location', name: 'The yard', image: picture },
  page('good', { blocks: [leading(link('/search/used-cars'), link('/good?a=1#b'))] }),
  page('lost', { blocks: [leading(link('/never'), pageLink('page-deleted'))] }),
  page('mended', { blocks: [leading(link('/never'))] }),
  { ...page('mended', { blocks: [] }), _id: 'drafts.page-mended' },
  page('early', { blocks: [{ _type: 'heroCarousel', slides: [reference('slide-draft')] }] }),
  { _id: 'drafts.slide-draft', _type: 'slide', name: 'Summer', site, image: { ...picture, alt: 'A beach' } },
  page('plain', { seo: {} }),
  page('hidden', { seo: { noindex: true } }),
  page('sale', {
    blocks: [{ _type: 'specialOffers', offers: [reference('offer-old')] }, leading(link('/offers/old'))],
  }),
  {
    _id: 'offer-old',
    _type: 'offer',
    name: 'Old',
    slug: slug('old'),
    sites: [site],
    endsAt: '2026-10-01T00:00:00Z',
  },
  {
    _id: 'offer-new',
    _type: 'offer',
    name: 'New',
    sites: [site, reference('site-b')],
    startsAt: '2026-11-25T00:00:00Z',
    endsAt: '2026-11-30T00:00:00Z',
  },
  {
    _id: 'drafts.offer-new',
    _type: 'offer',
    name: 'New',
    sites: [site, reference('site-b')],
    startsAt: '2026-11-26T00:00:00Z',
    endsAt: '2027-11-30T00:00:00Z',
  },
  {
    _id: 'versions.r1.offer-new',
    _type: 'offer',
    name: 'Other',
    sites: [site],
    startsAt: '2027-01-01T00:00:00Z',
  },
  { _id: 'post', _type: 'blogPost', heading: 'News', site, date: '2026-12-01T00:00:00Z' },
  { _id: 'redirect-1', _type: 'redirect', site, from: '/x', to: '/y' },
  { _id: 'redirect-2', _type: 'redirect', site, from: '/y', to: '/x' },
  { _id: 'redirect-3', _type: 'redirect', site, from: '/z', to: '/good' },
  {
    _id: '_.releases.r1',
    _type: 'system.release',
    state: 'scheduled',
    publishAt: '2026-12-03T00:00:00Z',
    metadata: { title: 'Boxing Day' },
  },
  {
    _id: '_.releases.r2',
    _type: 'system.release',
    state: 'active',
    metadata: { title: 'Ute weekend', releaseType: 'asap', description: 'Alpha' },
  },
  { _id: '_.releases.r3', _type: 'system.release', state: 'archived', metadata: { title: 'Gone' } },
].map((document) => ({ _updatedAt: '2026-11-01T00:00:00Z', ...document }));

const answer = evaluateSync(parse(HOME_QUERY), { dataset }).data as HomeAnswer;
const lists = listsOf(answer, NOW);
const words = (entries: Entry[]) => entries.map(({ title, detail }) => `${title}: ${detail}`).toSorted();

describe('to-do list', () => {
  test('contains every draft, new or changed', () => {
    expect(words(lists.drafts)).toEqual([
      'New: Unpublished changes',
      'Summer: Not published',
      'mended: Unpublished changes',
    ]);
  });

  test('contains every started campaign until it is scheduled, published or archived', () => {
    expect(lists.releases.map(({ title, detail, type, id }) => [title, detail, type, id])).toEqual([
      ['Ute weekend', 'Alpha', 'release', 'r2'],
    ]);
  });

  test('contains scheduled content, and content that ends within two weeks', () => {
    expect(lists.scheduled.map(({ title, detail, type, id }) => [title, detail, type, id])).toEqual([
      ['New', 'starts', 'offer', 'offer-new'],
      ['News', 'starts', 'blogPost', 'post'],
      ['Boxing Day', 'Release is published', 'release', 'r1'],
    ]);
    expect(lists.scheduled[0]?.at).toEqual(new Date('2026-11-26T00:00:00Z'));
    expect(lists.expiring).toEqual([]);
    const before = answer.calendar.dated.filter(({ _id }) => _id === 'offer-new');
    const answerBefore = { ...answer, calendar: { ...answer.calendar, dated: before } };
    expect(words(listsOf(answerBefore, NOW).expiring)).toEqual(['New: ends']);
  });

  test('contains broken links, and whether a draft fixes them', () => {
    expect(words(lists.gone)).toEqual([
      'lost: to /never',
      'lost: to a document that was deleted',
      'mended: to /never · fixed in the draft',
    ]);
    expect(words(lists.unpublished)).toEqual(["early: 'Summer' is not published"]);
    expect(words(lists.expired)).toEqual(["sale: 'Old' has ended"]);
    expect(words(lists.alt)).toEqual(['The yard: 1 picture']);
    expect(words(lists.description)).toEqual(['plain: /plain']);
    expect(words(lists.loop)).toEqual(['/x: from /x to /y', '/y: from /y to /x']);
  });

  test('is grouped by site, including locations and shared documents', () => {
    expect(bySite(lists.alt, answer.sites).map(({ name }) => name)).toEqual(['Alpha']);
    expect(bySite(lists.scheduled, answer.sites).map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Alpha', 2],
      ['Beta', 1],
      ['Shared by all sites', 1],
    ]);
    expect(ofSites(lists.drafts, new Set(['site-b'])).map(({ title }) => title)).toEqual(['New']);
  });
});

test('recent work lists the user’s own documents, latest first, once each', () => {
  const at = (minute: number) => `2026-11-21T10:0${minute}:00Z`;
  const transaction = (author: string, minute: number, ...documentIDs: string[]) => ({
    author,
    timestamp: at(minute),
    documentIDs,
  });
  const recent = recentOf(
    [
      transaction('me', 5, 'drafts.page-mended'),
      transaction('other', 4, 'page-lost'),
      transaction('me', 3, 'page-mended', 'page-good'),
      transaction('me', 2, 'page-deleted'),
    ],
    answer.recent,
    'me',
  );
  expect(recent.map(({ id, at: moment }) => [id, moment?.toISOString()])).toEqual([
    ['page-mended', '2026-11-21T10:05:00.000Z'],
    ['page-good', '2026-11-21T10:03:00.000Z'],
  ]);
});
