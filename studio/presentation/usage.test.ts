import { describe, expect, test } from 'vitest';
import { type UsedOn, usageOf } from './usage.ts';

const harbour = {
  name: 'Harbour',
  url: 'https://harbour.example',
  offerPathStyle: null,
  locationPathBase: null,
  locationPathSlug: null,
  hasLocation: null,
};
const north = {
  ...harbour,
  name: 'Northside',
  url: 'https://north.example/',
  offerPathStyle: 'manufacturer',
  locationPathBase: 'dealers',
  locationPathSlug: 'dealership',
  hasLocation: true,
};
const page = (path: string, site: { name: string; url: string } | null) => ({
  title: `Page ${path}`,
  path,
  site,
});
const nothing: UsedOn = { type: 'slide', pages: [], document: null, sites: [] };

describe('where a document is used', () => {
  test('is told in a sentence, with absolute addresses', () => {
    const usage = usageOf({
      ...nothing,
      pages: [page('/', harbour), page('/about-us', harbour), page('/', north), page('/lost', null)],
    });
    expect(usage.message).toBe('Used on 3 pages of 2 sites');
    expect(usage.locations?.map(({ href }) => href)).toEqual([
      'https://harbour.example/',
      'https://harbour.example/about-us',
      'https://north.example/',
    ]);
  });

  test('one page of one site, and no page', () => {
    expect(usageOf({ ...nothing, type: 'page', pages: [page('/', harbour)] }).message).toBe(
      'Used on 1 page of 1 site',
    );
    expect(usageOf(nothing)).toMatchObject({ message: 'Not used on any page', locations: [] });
  });

  test("a document with pages of its own stands on each in that site's form", () => {
    const document = { slug: 'one', manufacturer: 'mazda', dealership: 'preston' };
    const hrefs = (type: string) =>
      usageOf({ ...nothing, type, document, sites: [harbour, north] }).locations?.map(({ href }) => href);
    expect(hrefs('offer')).toEqual([
      'https://harbour.example/offers/one',
      'https://north.example/offers/mazda/one',
    ]);
    expect(hrefs('location')).toEqual(['https://north.example/dealers/preston']);
    expect(hrefs('model')).toEqual(['https://harbour.example/one', 'https://north.example/one']);
  });

  test("what shows on all of a site's pages leads to its home", () => {
    expect(usageOf({ ...nothing, type: 'navigation', sites: [north] })).toMatchObject({
      message: 'Used on all pages of 1 site',
      locations: [{ href: 'https://north.example/' }],
    });
  });
});
