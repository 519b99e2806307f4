import { describe, expect, test } from 'vitest';
import { documentIds } from './documents.ts';
import { type ContentEvent, contentEventSchema } from './events.ts';
import { tagOf } from './manifest.ts';
import { contentPlan, stockPlan } from './plan.ts';

const audience = { all: ['harbour', 'northside'], referring: [] as string[] };
const event = (fields: Partial<ContentEvent> & Pick<ContentEvent, '_type'>): ContentEvent => ({
  _id: 'doc',
  operation: 'update',
  sites: [],
  previousSites: [],
  manufacturers: [],
  ...fields,
});
/** Of a document that stays where it is. */
const on = (...sites: string[]) => ({ sites, previousSites: sites });

/** A small site as the route cache sees it: every page with the tags it carries. */
const PAGES: Record<string, string[]> = Object.fromEntries(
  Object.entries({
    '/': ['page-home', 'slide-1', 'offer-1', 'brand-1'],
    '/about-us': ['page-about'],
    '/eofy': ['page-eofy', 'slide-1'],
    '/fleet': ['page-fleet'],
  }).map(([path, ids]) => [
    path,
    [
      tagOf('site', { site: 'harbour' }),
      tagOf('navigation', { site: 'harbour' }),
      tagOf('links', { site: 'harbour' }),
      tagOf('page', { site: 'harbour', path }),
      ...ids.map((id) => tagOf('document', { site: 'harbour', id })),
    ],
  ]),
);
const pagesDropped = (tags: string[]) =>
  Object.keys(PAGES).filter((path) => PAGES[path]?.some((tag) => tags.includes(tag)));

describe('a published change drops only the pages it touches', () => {
  test("one page's change drops that page and no other", () => {
    const change = {
      _id: 'page-about',
      _type: 'page',
      ...on('harbour'),
      path: '/about-us',
      previousPath: '/about-us',
    } as const;
    expect(pagesDropped(contentPlan(event(change), audience))).toEqual(['/about-us']);
  });

  test('a slide drops the pages that show it', () => {
    const tags = contentPlan(event({ _id: 'slide-1', _type: 'slide', ...on('harbour') }), audience);
    expect(pagesDropped(tags)).toEqual(['/', '/eofy']);
  });

  test('an offer drops the pages that show it and the lists of its sites', () => {
    const tags = contentPlan(event({ _id: 'offer-1', _type: 'offer', ...on('harbour') }), audience);
    expect(pagesDropped(tags)).toEqual(['/']);
    expect(tags).toContain('harbour/offers');
    expect(tags).not.toContain('northside/offers');
  });

  test('a new page drops the "not found" at its address, and nothing that stands', () => {
    const tags = contentPlan(
      event({
        _id: 'page-new',
        _type: 'page',
        operation: 'create',
        sites: ['harbour'],
        path: '/new',
        previousPath: null,
      }),
      audience,
    );
    expect(pagesDropped(tags)).toEqual([]);
    expect(tags).toContain('harbour/page/new');
    expect(tags).toContain('harbour/paths');
  });

  test('a page that moves drops both addresses and every link to it', () => {
    const tags = contentPlan(
      event({
        _id: 'page-fleet',
        _type: 'page',
        ...on('harbour'),
        path: '/business',
        previousPath: '/fleet',
      }),
      audience,
    );
    expect(tags).toEqual(
      expect.arrayContaining(['harbour/page/business', 'harbour/page/fleet', 'harbour/links']),
    );
  });

  test('a page that moves to another site drops what stood at its address on both', () => {
    const move = { sites: ['northside'], previousSites: ['harbour'], path: '/fleet', previousPath: '/fleet' };
    const tags = contentPlan(event({ _id: 'page-fleet', _type: 'page', ...move }), audience);
    expect(tags).toEqual(
      expect.arrayContaining([
        'harbour/page/fleet',
        'harbour/paths',
        'harbour/links',
        'northside/page/fleet',
        'northside/paths',
      ]),
    );
    expect(tags).not.toContain('northside/links');
  });

  test.each([
    ['offer', 'offers'],
    ['promoCard', 'promo-cards'],
    ['announcement', 'notices'],
    ['popup', 'notices'],
    ['prizeWheel', 'prize-wheels'],
    ['deliveryTable', 'delivery'],
    ['tradeAdjustment', 'trade-adjustments'],
    ['navigation', 'navigation'],
    ['siteFeatures', 'site'],
  ] as const)('of a %s the site it left hears as much as the one it came to', (_type, tag) => {
    const moveTags = contentPlan(
      event({ _type, sites: ['northside'], previousSites: ['harbour'] }),
      audience,
    );
    expect(moveTags).toEqual(expect.arrayContaining([`harbour/${tag}`, `northside/${tag}`]));
    const deletionTags = contentPlan(
      event({ _type, operation: 'delete', previousSites: ['harbour'] }),
      audience,
    );
    expect(deletionTags).toContain(`harbour/${tag}`);
    expect(deletionTags).not.toContain(`northside/${tag}`);
  });

  test.each([
    ['location', 'site'],
    ['manufacturer', 'offers'],
    ['manufacturer', 'locations'],
    ['model', 'offers'],
  ] as const)('a %s drops what carries its name: %s', (_type, tag) => {
    const tags = contentPlan(event({ _type }), { all: ['harbour', 'northside'], referring: ['harbour'] });
    expect(tags).toContain(`harbour/${tag}`);
    expect(tags).not.toContain(`northside/${tag}`);
  });

  test('a deleted page drops its address and every link to it', () => {
    const tags = contentPlan(
      event({
        _id: 'page-fleet',
        _type: 'page',
        operation: 'delete',
        previousSites: ['harbour'],
        path: null,
        previousPath: '/fleet',
      }),
      audience,
    );
    expect(tags).toEqual(expect.arrayContaining(['harbour/page/fleet', 'harbour/links']));
  });

  test("a site's own change drops its pages and nobody else's", () => {
    for (const _type of ['site', 'siteFeatures', 'navigation'] as const) {
      const tags = contentPlan(event({ _id: 'x', _type, ...on('harbour') }), audience);
      expect(pagesDropped(tags)).toEqual(Object.keys(PAGES));
      expect(tags.filter((tag) => tag.startsWith('northside/'))).toEqual(['northside/document/x']);
    }
  });

  test('a shared document drops the sites that refer to it', () => {
    const tags = contentPlan(event({ _type: 'location' }), {
      all: ['harbour', 'northside'],
      referring: ['northside'],
    });
    expect(tags).toContain('northside/locations');
    expect(tags).not.toContain('harbour/locations');
    expect(pagesDropped(tags)).toEqual([]);
  });
});

describe('changed stock', () => {
  const sites = new Map([
    ['d1', ['harbour']],
    ['d2', ['harbour', 'northside']],
  ]);

  test('drops the car and the lists of every site that sells it, each tag once', () => {
    const changes = ['a', 'b'].map((slug) => ({ id: slug, slug, dealershipId: 'd2' }));
    expect(stockPlan(changes, sites).sort()).toEqual([
      'harbour/car/a',
      'harbour/car/b',
      'harbour/stock',
      'northside/car/a',
      'northside/car/b',
      'northside/stock',
    ]);
  });

  test('of a dealership that no site lists drops nothing', () => {
    expect(stockPlan([{ id: 'a', slug: 'a', dealershipId: 'd9' }], sites)).toEqual([]);
  });
});

describe('content events', () => {
  test('an unknown type is refused, a null among the sites is left out', () => {
    expect(contentEventSchema.safeParse({ _id: 'a', _type: 'stranger', operation: 'update' }).success).toBe(
      false,
    );
    const parsedEvent = contentEventSchema.parse({
      _id: 'a',
      _type: 'page',
      operation: 'update',
      sites: ['harbour', null],
    });
    expect(parsedEvent.sites).toEqual(['harbour']);
    expect(parsedEvent.previousSites).toEqual([]);
  });

  test('names that no tag can hold are refused', () => {
    const plain = { _id: 'a', _type: 'page', operation: 'update' };
    expect(contentEventSchema.safeParse(plain).success).toBe(true);
    for (const bad of [{ _id: '{{7*7}}' }, { _id: '' }, { sites: ['{site}'] }, { previousSites: ['}'] }])
      expect(contentEventSchema.safeParse({ ...plain, ...bad }).success).toBe(false);
    expect(contentEventSchema.parse({ ...plain, path: '/{path}' }).path).toBeNull();
  });
});

test('the documents of an answer are found wherever they stand', () => {
  const answer = {
    id: 'p',
    blocks: [{ slides: [{ id: 's1' }, { id: 's2', url: { pageId: 'p2' } }] }],
    other: null,
  };
  expect(documentIds(answer)).toEqual(['p', 's1', 's2', 'p2']);
});
