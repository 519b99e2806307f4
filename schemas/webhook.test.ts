import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { CONTENT_WEBHOOK } from './webhook.ts';

const ref = (id: string) => ({ _type: 'reference', _ref: id });
const slug = (current: string) => ({ _type: 'slug', current });
const HARBOUR = { _id: 'site-harbour', _type: 'site', slug: slug('harbour') };
const NORTHSIDE = { _id: 'site-northside', _type: 'site', slug: slug('northside') };

type Document = { _id: string; _type: string } & Record<string, unknown>;
const document = (_type: string, fields: Record<string, unknown> = {}): Document => ({
  _id: 'doc',
  _type,
  ...fields,
});

function tellingOf(before: Document | null, after: Document | null) {
  const evaluate = (source: string) =>
    evaluateSync(parse(source, { mode: 'delta' }), {
      before,
      after,
      root: after ?? before,
      dataset: [HARBOUR, NORTHSIDE],
    }).data;
  expect(evaluate(CONTENT_WEBHOOK.filter)).toBe(true);
  return evaluate(`@${CONTENT_WEBHOOK.projection}`) as Record<string, unknown>;
}

const OWNED: Record<string, (site: 'harbour' | 'northside') => Document> = {
  site: (site) => document('site', { slug: slug(site) }),
  offer: (site) => document('offer', { sites: [ref(`site-${site}`)] }),
  ...Object.fromEntries(
    [
      'siteFeatures',
      'page',
      'pageTrial',
      'navigation',
      'promoCard',
      'deliveryTable',
      'tradeAdjustment',
      'workshop',
      'serviceJob',
      'conditionFile',
      'slide',
      'announcement',
      'popup',
      'prizeWheel',
      'redirect',
      'review',
      'person',
      'translation.metadata',
    ].map((type) => [type, (site: string) => document(type, { site: ref(`site-${site}`) })]),
  ),
};

test('a translation names its language, also when it is deleted', () => {
  const translation = document('page', { site: ref('site-harbour'), language: 'vi' });
  expect(tellingOf(null, translation)).toMatchObject({ language: 'vi' });
  expect(tellingOf(translation, null)).toMatchObject({ language: 'vi' });
});

test('the translations of an offer name all of its sites', () => {
  const sites = [ref('site-harbour'), ref('site-northside')];
  expect(tellingOf(null, document('translation.metadata', { sites }))).toMatchObject({
    sites: ['harbour', 'northside'],
  });
});

describe.each(Object.entries(OWNED))('a %s', (_, at) => {
  test('names its site when it is published', () => {
    const { operation, sites, previousSites } = tellingOf(null, at('harbour'));
    expect({ operation, sites, previousSites: previousSites ?? [] }).toEqual({
      operation: 'create',
      sites: ['harbour'],
      previousSites: [],
    });
  });

  test('names its site when it changes', () => {
    expect(tellingOf(at('harbour'), at('harbour'))).toMatchObject({
      operation: 'update',
      sites: ['harbour'],
      previousSites: ['harbour'],
    });
  });

  test('names both sites when it moves', () => {
    expect(tellingOf(at('harbour'), at('northside'))).toMatchObject({
      operation: 'update',
      sites: ['northside'],
      previousSites: ['harbour'],
    });
  });

  test('names its former site when it is deleted or unpublished', () => {
    const { operation, sites, previousSites } = tellingOf(at('harbour'), null);
    expect({ operation, sites: sites ?? [], previousSites }).toEqual({
      operation: 'delete',
      sites: [],
      previousSites: ['harbour'],
    });
  });
});

test('an offer names every site it gained, kept or lost', () => {
  const offer = (...sites: string[]) =>
    document('offer', { sites: sites.map((site) => ref(`site-${site}`)) });
  expect(tellingOf(offer('harbour', 'gone'), offer('harbour', 'northside'))).toMatchObject({
    sites: ['harbour', 'northside'],
    previousSites: ['harbour'],
  });
});

describe.each(['dealership', 'location', 'manufacturer', 'model'])('a shared %s', (type) => {
  test.each([
    ['created', null, document(type)],
    ['changed', document(type), document(type)],
    ['deleted', document(type), null],
  ])('names no site when it is %s', (_, before, after) => {
    const { sites, previousSites } = tellingOf(before, after);
    expect([sites, previousSites]).toEqual([[], []]);
  });
});

test('a model names its manufacturer and the former one', () => {
  const of = (manufacturer: string) => document('model', { manufacturer: ref(manufacturer) });
  expect(tellingOf(of('toyota'), of('kia')).manufacturers).toEqual(['kia', 'toyota']);
  expect(tellingOf(of('toyota'), null).manufacturers).toEqual(['toyota']);
});

test('a page names its path and the former one', () => {
  const at = (path: string) => document('page', { site: ref('site-harbour'), path: slug(path) });
  expect(tellingOf(at('/fleet'), at('/business'))).toMatchObject({
    path: '/business',
    previousPath: '/fleet',
  });
  expect(tellingOf(at('/fleet'), null)).toMatchObject({ path: null, previousPath: '/fleet' });
});
