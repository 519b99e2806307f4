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
const on = (...sites: string[]) => ({ sites, previousSites: sites });

/** A small site as the route cache sees it: every page with its tags. */
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

describe('a published change invalidates only the pages it affects', () => {
  test('a page’s change invalidates that page only', () => {
    const change = {
      _id: 'page-about',
      _type: 'page',
      ...on('harbour'),
      path: '/about-us',
      previousPath: '/about-us',
    } as const;
    expect(pagesDropped(contentPlan(event(change), audience))).toEqual(['/about-us']);
  });

  test('a slide’s change invalidates the pages that show it', () => {
    const tags = contentPlan(event({ _id: 'slide-1', _type: 'slide', ...on('harbour') }), audience);
    expect(pagesDropped(tags)).toEqual(['/', '/eofy']);
  });

  test('an offer’s change invalidates the pages that show it and the offer lists of its sites', () => {
    const tags = contentPlan(event({ _id: 'offer-1', _type: 'offer', ...on('harbour') }), audience);
    expect(pagesDropped(tags)).toEqual(['/']);
    expect(tags).toContain('harbour/offers');
    expect(tags).not.toContain('northside/offers');
  });

  test('a new page invalidates only the 404 at its address', () => {
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

  test('a moved page invalidates both addresses and every link to it', () => {
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

  test('a page moved to another site invalidates its address on both sites', () => {
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
    ['pageTrial', 'page-trials'],
    ['deliveryTable', 'delivery'],
    ['tradeAdjustment', 'trade-adjustments'],
    ['workshop', 'workshops'],
    ['serviceJob', 'workshops'],
    ['conditionFile', 'condition-files'],
    ['navigation', 'navigation'],
    ['siteFeatures', 'site'],
  ] as const)('a %s that moves or is deleted invalidates its former site: %s', (_type, tag) => {
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

  test('a confirmed rule of law invalidates every site', () => {
    const tags = contentPlan(event({ _type: 'lawConfirmation' }), audience);
    expect(tags).toEqual(expect.arrayContaining(['harbour/law', 'northside/law']));
  });

  test.each([
    ['location', 'site'],
    ['manufacturer', 'offers'],
    ['manufacturer', 'locations'],
    ['model', 'offers'],
  ] as const)('a %s invalidates what shows its name: %s', (_type, tag) => {
    const tags = contentPlan(event({ _type }), { all: ['harbour', 'northside'], referring: ['harbour'] });
    expect(tags).toContain(`harbour/${tag}`);
    expect(tags).not.toContain(`northside/${tag}`);
  });

  test('a translation invalidates what shows its English document, and the page at its address', () => {
    const tags = contentPlan(event({ _id: 'page-vi', _type: 'page', language: 'vi', ...on('harbour') }), {
      ...audience,
      translated: [{ id: 'page-en', path: '/about-us' }],
    });
    expect(tags).toEqual(
      expect.arrayContaining([
        'harbour/document/page-vi',
        'harbour/document/page-en',
        'harbour/page/about-us',
      ]),
    );
  });

  test('linking translations invalidates the lists of that site only', () => {
    const tags = contentPlan(event({ _type: 'translation.metadata', ...on('harbour') }), audience);
    expect(tags).toEqual(expect.arrayContaining(['harbour/offers', 'harbour/navigation', 'harbour/notices']));
    expect(tags).not.toContain('northside/offers');
  });

  test('a table of government charges invalidates every site', () => {
    const tags = contentPlan(event({ _type: 'chargeTable' }), {
      all: ['harbour', 'northside'],
      referring: [],
    });
    expect(tags).toEqual(expect.arrayContaining(['harbour/charges', 'northside/charges']));
  });

  test('a deleted page invalidates its address and every link to it', () => {
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

  test('a site document’s change invalidates all pages of that site and no other', () => {
    for (const _type of ['site', 'siteFeatures', 'navigation'] as const) {
      const tags = contentPlan(event({ _id: 'x', _type, ...on('harbour') }), audience);
      expect(pagesDropped(tags)).toEqual(Object.keys(PAGES));
      expect(tags.filter((tag) => tag.startsWith('northside/'))).toEqual(['northside/document/x']);
    }
  });

  test('a shared document’s change invalidates the sites that refer to it', () => {
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

  test('invalidates the car and the lists of every site that sells it, each tag once', () => {
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

  test('of a dealership that no site lists invalidates nothing', () => {
    expect(stockPlan([{ id: 'a', slug: 'a', dealershipId: 'd9' }], sites)).toEqual([]);
  });
});

describe('content events', () => {
  test('with an unknown type are rejected', () => {
    expect(contentEventSchema.safeParse({ _id: 'a', _type: 'stranger', operation: 'update' }).success).toBe(
      false,
    );
  });

  test('ignore null among the sites', () => {
    const parsedEvent = contentEventSchema.parse({
      _id: 'a',
      _type: 'page',
      operation: 'update',
      sites: ['harbour', null],
    });
    expect(parsedEvent.sites).toEqual(['harbour']);
    expect(parsedEvent.previousSites).toEqual([]);
  });

  test('with names that no tag can hold are rejected', () => {
    const plain = { _id: 'a', _type: 'page', operation: 'update' };
    expect(contentEventSchema.safeParse(plain).success).toBe(true);
    for (const bad of [{ _id: '{{7*7}}' }, { _id: '' }, { sites: ['{site}'] }, { previousSites: ['}'] }])
      expect(contentEventSchema.safeParse({ ...plain, ...bad }).success).toBe(false);
    expect(contentEventSchema.parse({ ...plain, path: '/{path}' }).path).toBeNull();
  });
});

test('finds the documents of a query result at any depth', () => {
  const answer = {
    id: 'p',
    blocks: [{ slides: [{ id: 's1' }, { id: 's2', url: { pageId: 'p2' } }] }],
    other: null,
  };
  expect(documentIds(answer)).toEqual(['p', 's1', 's2', 'p2']);
});
