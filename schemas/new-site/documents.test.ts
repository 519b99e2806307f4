import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import type { StockSummary } from '@forecourt/lib/operations/new-site/stock-summary';
import { pagePathProblem } from '@forecourt/lib/sites/slugs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planNewSite } from './documents.ts';
import { EMPTY, factsWith, request, STOCKED } from './testing/facts.ts';

const [place] = request.places;

const PICTURES = [
  { assetId: 'image-a', alt: '2021 Toyota HiLux in white', body: 'ute' },
  { assetId: 'image-b', alt: '2020 Mazda CX-5', body: 'suv' },
];

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const ofType = (facts: NewSiteFacts, type: string) =>
  planNewSite(facts).documents.filter(({ _type }) => _type === type);
const blocksOfHome = (facts: NewSiteFacts) => {
  const home = ofType(facts, 'page').find(({ _id }) => _id === 'page-bayside-home');
  return (home as unknown as { blocks: { _type: string; heading?: string }[] }).blocks;
};

/** Paths that exist on every site without a page document. */
const BUILT_IN = /^\/(search(\/(new|used|demo)-cars)?(\?.*)?|locations|book-test-drive)$/;

describe('the documents of a new site', () => {
  const count = fc.nat(20);
  const stock = fc
    .record({ new: count, demo: count, used: count, suv: count, ute: count, hasCaravans: fc.boolean() })
    .map(
      ({ suv, ute, hasCaravans, ...carTypes }): StockSummary => ({
        ...EMPTY,
        cars: carTypes.new + carTypes.demo + carTypes.used,
        carTypes,
        bodies: { ...(suv && { suv }), ...(ute && { ute }) },
        hasCaravans,
      }),
    );

  test('have no broken references or links, for any stock', () => {
    fc.assert(
      fc.property(stock, fc.nat(PICTURES.length), (summary, pictures) => {
        const { documents } = planNewSite(factsWith(summary, { pictures: PICTURES.slice(0, pictures) }));
        const ids = new Set(documents.map(({ _id }) => _id));
        expect(ids.size).toBe(documents.length);
        for (const { _type, _ref, kind, path } of documents.flatMap(objectsIn)) {
          if (_type === 'reference' && !String(_ref).startsWith('image-')) expect(ids).toContain(_ref);
          if (_type === 'link' && kind === 'path') expect(path).toMatch(BUILT_IN);
        }
      }),
    );
  });

  test('have a unique key for every object in an array', () => {
    const lists = planNewSite(factsWith(STOCKED, { pictures: PICTURES }))
      .documents.flatMap(objectsIn)
      .flatMap((object) => Object.values(object).filter(Array.isArray));
    for (const list of lists) {
      const keys = list.filter((item) => typeof item === 'object').map(({ _key }) => _key);
      expect(keys.every(Boolean) && new Set(keys).size === keys.length).toBe(true);
    }
  });

  test('have pages with valid paths and descriptions of a fitting length', () => {
    const pages = ofType(factsWith(STOCKED), 'page') as unknown as {
      path: { current: string };
      seo: { description: string };
    }[];
    expect(pages.map(({ path }) => path.current).sort()).toEqual([
      '/',
      '/about-us',
      '/contact',
      '/finance',
      '/privacy-policy',
      '/sell-my-car',
      '/terms-and-conditions',
    ]);
    for (const { path, seo } of pages) {
      expect(pagePathProblem(path.current)).toBeNull();
      expect(seo.description.length, path.current).toBeGreaterThanOrEqual(50);
      expect(seo.description.length, path.current).toBeLessThanOrEqual(160);
    }
  });

  test('mention only the kinds of cars in stock', () => {
    const headings = blocksOfHome(factsWith(STOCKED)).map(({ heading }) => heading);
    expect(headings).toContain('Used cars');
    expect(headings).not.toContain('New cars');
    // Two cars are too few for a row.
    expect(headings).not.toContain('Demonstrators');
    expect(headings.join(' ')).not.toMatch(/\d/);
  });

  test('open with the best photos, or with text without photos', () => {
    expect(blocksOfHome(factsWith(STOCKED, { pictures: PICTURES }))[0]?._type).toBe('heroCarousel');
    expect(ofType(factsWith(STOCKED, { pictures: PICTURES }), 'slide')).toMatchObject([
      { name: 'New and used cars in Bayswater', url: { path: '/search' } },
      { name: 'SUVs in stock', url: { path: expect.stringContaining('simple_body') } },
    ]);
    expect(blocksOfHome(factsWith(STOCKED))[0]?._type).toBe('callToAction');
  });

  test('name company, licence and address on the legal pages and in the footer', () => {
    const words = JSON.stringify(ofType(factsWith(STOCKED), 'page'));
    for (const fact of [
      'Bayside Motors Pty Ltd',
      'LMCT 11999',
      '120 Mountain Highway',
      'Consumer Affairs Victoria',
    ])
      expect(words).toContain(fact);
    expect(JSON.stringify(ofType(factsWith(STOCKED), 'navigation'))).toContain('LMCT 11999');
    expect(words).not.toMatch(/undefined|null|ABN/);
  });

  test('leave existing documents unchanged', () => {
    const knownFacts = factsWith(STOCKED, {
      knownLocations: ['location-bayside-bayside-motors'],
      dealerships: [{ id: 'bayside', name: 'B', slug: 'b', leadEmails: ['others@bayside.example'] }],
    });
    expect(ofType(knownFacts, 'location')).toEqual([]);
    expect(ofType(knownFacts, 'dealership')).toEqual([]);
    expect(planNewSite(knownFacts).leadEmails).toEqual([]);
    expect(ofType(knownFacts, 'leadDelivery')).toMatchObject([
      {
        _id: 'leadDelivery.site.site-bayside',
        leadChannels: [{ kind: 'mail', emails: ['sales@bayside.example'] }],
      },
    ]);
    expect(ofType(knownFacts, 'site')[0]).toMatchObject({
      locations: [{ _ref: 'location-bayside-bayside-motors' }],
    });
  });

  test('show the opening hours of every location', () => {
    if (!place) throw new Error('The request has a place');
    const two = [place, { ...place, suburb: 'Ringwood' }];
    const facts = factsWith(STOCKED, {
      request: { ...request, places: two },
      places: two.map((one) => ({ place: one, stock: null })),
    });
    const hours = objectsIn(ofType(facts, 'page')).filter(({ _type }) => _type === 'openingHours');
    expect(hours.length).toBeGreaterThan(0);
    for (const { locations } of hours) expect(locations).toHaveLength(2);
  });

  test('use the brand of a franchise with one new make', () => {
    const brands = [{ id: 'manufacturer-mazda', name: 'Mazda' }];
    const franchise = { request: { ...request, template: 'franchise' as const }, brands };
    const ofMakes = (newMakes: string[]) => ofType(factsWith({ ...STOCKED, newMakes }, franchise), 'site')[0];
    expect(ofMakes(['Mazda'])).toMatchObject({ manufacturer: { _ref: 'manufacturer-mazda' } });
    expect(ofMakes(['Mazda', 'Kia'])).not.toHaveProperty('manufacturer');
  });

  test('leave the box for news and offers unticked', () =>
    expect(ofType(factsWith(EMPTY), 'siteFeatures')[0]).toMatchObject({ optInDefault: false }));

  test('list what an editor must still check', () => {
    const { toCheck } = planNewSite(factsWith(EMPTY));
    for (const subject of [/^Privacy policy/, /^ABN/, /^Finance/, /^Stock/, /^Logo/, /^Map/])
      expect(toCheck.some(({ words }) => subject.test(words))).toBe(true);
    for (const facts of [factsWith(EMPTY), factsWith(STOCKED, { pictures: PICTURES })]) {
      const plan = planNewSite(facts);
      const ids = plan.documents.map(({ _id }) => _id);
      for (const { document } of plan.toCheck) expect(ids).toContain(document?.id);
    }
    expect(ofType(factsWith(EMPTY), 'site')[0]).toMatchObject({
      toCheck: toCheck.map(({ words }) => words),
    });
  });
});
