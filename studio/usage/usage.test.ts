import { describe, expect, test } from 'vitest';
import { shownAutomatically, type UsedOn, usageOf } from './usage.ts';

const harbour = {
  name: 'Harbour',
  url: 'https://harbour.example',
  offerPathStyle: null,
  offersPath: null,
  locationPathBase: null,
  locationPathSlug: null,
  hasLocation: null,
  id: 'site-harbour',
  opensPopup: null,
};
const north = {
  ...harbour,
  name: 'Northside',
  url: 'https://north.example/',
  offerPathStyle: 'manufacturer',
  locationPathBase: 'dealers',
  locationPathSlug: 'dealership',
  hasLocation: true,
  id: 'site-north',
};
const NOW = new Date('2026-11-22T00:00:00Z');
const page = (path: string, site: { name: string | null; url: string | null } | null) => ({
  title: `Page ${path}`,
  path,
  site,
});
const nothing: UsedOn = { type: 'slide', pages: [], document: null, lists: [], ranked: [], sites: [] };

describe('where a document is used', () => {
  test('is listed in sentences with absolute addresses', () => {
    const usage = usageOf(
      'x',
      {
        ...nothing,
        pages: [page('/', harbour), page('/about-us', harbour), page('/', north), page('/lost', null)],
      },
      NOW,
    );
    expect(usage.message).toBe('Used on 3 pages of 2 sites');
    expect(usage.locations?.map(({ href }) => href)).toEqual([
      'https://harbour.example/',
      'https://harbour.example/about-us',
      'https://north.example/',
    ]);
  });

  test('is one page of one site, or none', () => {
    expect(usageOf('x', { ...nothing, type: 'page', pages: [page('/', harbour)] }, NOW).message).toBe(
      'Used on 1 page of 1 site',
    );
    expect(usageOf('x', nothing, NOW)).toMatchObject({ message: 'Not used on any page', locations: [] });
  });

  test('includes its own page on each site', () => {
    const document = { slug: 'one', manufacturer: 'mazda', dealership: 'preston', location: null };
    const hrefs = (type: string) =>
      usageOf('x', { ...nothing, type, document, sites: [harbour, north] }, NOW).locations?.map(
        ({ href }) => href,
      );
    expect(hrefs('offer')).toEqual([
      'https://harbour.example/offers/one',
      'https://north.example/offers/mazda/one',
    ]);
    expect(hrefs('location')).toEqual(['https://north.example/dealers/preston']);
    expect(hrefs('model')).toEqual(['https://harbour.example/one', 'https://north.example/one']);
  });

  test('links to the home page if it shows on every page', () => {
    expect(usageOf('x', { ...nothing, type: 'navigation', sites: [north] }, NOW)).toMatchObject({
      message: 'Used on all pages of 1 site',
      locations: [{ href: 'https://north.example/' }],
    });
  });

  test('includes lists that are filled automatically, if it is among the first', () => {
    const list = (limit: number, site: UsedOn['sites'][number] = harbour, mode = 'latest') => ({
      ...page('/', site),
      siteId: site.id,
      blocks: [{ _type: 'specialOffers', mode, limit, chosen: null, location: null }],
    });
    const offer = (id: string, start: string, more: object = {}) => ({
      id,
      siteIds: ['site-harbour', 'site-north'],
      excluded: null,
      from: start,
      start,
      end: null,
      ...more,
    });
    const rankedOffers = [
      offer('x', '2026-11-01'),
      offer('newer', '2026-11-10', { excluded: ['site-north'] }),
      offer('ended', '2026-11-15', { end: '2026-11-20' }),
      offer('to come', '2026-12-01'),
    ];
    const message = (...lists: ReturnType<typeof list>[]) =>
      usageOf('x', { ...nothing, type: 'offer', ranked: rankedOffers, lists }, NOW).message;
    expect(message(list(2), list(1, north))).toBe('Used on 2 pages of 2 sites');
    expect(message(list(1))).toBe('Not used on any page');
    expect(message(list(9, harbour, 'chosen'))).toBe('Not used on any page');
    const locations = usageOf(
      'x',
      { ...nothing, type: 'offer', ranked: rankedOffers, lists: [list(3)] },
      NOW,
    ).locations;
    expect(locations?.[0]?.title).toBe('Page /, automatically (Harbour)');
    expect(
      usageOf('ended', { ...nothing, type: 'offer', ranked: rankedOffers, lists: [list(9)] }, NOW).message,
    ).toBe('Not used on any page');
  });

  test('includes the list of all offers of a running offer’s sites', () => {
    const rankedOffers = [
      { id: 'x', siteIds: ['site-harbour'], excluded: null, from: '2026-11-01', start: null, end: null },
    ];
    const sites = [{ ...harbour, offersPath: '/deals' }, north];
    expect(shownAutomatically('x', { ...nothing, type: 'offer', ranked: rankedOffers, sites }, NOW)).toEqual([
      { site: 'Harbour', title: 'The full list, automatically', href: 'https://harbour.example/deals' },
    ]);
    // Pages with explicit references are listed elsewhere.
    expect(shownAutomatically('x', { ...nothing, pages: [page('/', harbour)] }, NOW)).toEqual([]);
    expect(usageOf('x', { ...nothing, type: 'offer', ranked: rankedOffers, sites }, NOW).locations).toEqual([
      { title: 'The full list, automatically (Harbour)', href: 'https://harbour.example/deals' },
    ]);
  });

  test('includes automatic lists for people, reviews and locations, and popups on their sites', () => {
    const blocks = (_type: string, more: object = {}) => [
      {
        ...page('/', harbour),
        siteId: 'site-harbour',
        blocks: [{ _type, mode: null, limit: null, chosen: null, location: null, ...more }],
      },
    ];
    const usesOf = (type: string, more: object) =>
      usageOf('x', { ...nothing, type, sites: [harbour], ...more }, NOW).message;
    expect(usesOf('person', { lists: blocks('team') })).toBe('Used on 1 page of 1 site');
    expect(usesOf('person', { lists: blocks('team', { chosen: 2 }) })).toBe('Not used on any page');
    expect(
      usesOf('location', { sites: [{ ...harbour, hasLocation: true }], lists: blocks('locationMap') }),
    ).toBe('Used on 1 page of 1 site');
    expect(usesOf('review', { lists: blocks('reviews', { location: 'place' }) })).toBe(
      'Not used on any page',
    );
    expect(usesOf('popup', {})).toBe('Not used on any page');
    expect(usesOf('popup', { sites: [{ ...harbour, opensPopup: true }] })).toBe(
      'Used on all pages of 1 site',
    );
  });
});
