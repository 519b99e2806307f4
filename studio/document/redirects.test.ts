import { redirectFromProblem } from '@forecourt/lib/sites/redirects';
import { describe, expect, test } from 'vitest';
import { movesOf, redirectId, type ShowingSite } from './redirects.ts';

const page = (path: string, site = 'site-harbour') => ({ site: { _ref: site }, path: { current: path } });

test('a page moves if its draft has another address than its published version', () => {
  expect(movesOf(page('/old'), page('/new'))).toEqual([{ site: 'site-harbour', from: '/old', to: '/new' }]);
  expect(movesOf(page('/old'), page('/old'))).toEqual([]);
  expect(movesOf(null, page('/new'))).toEqual([]);
  expect(movesOf(page('/old'), page('/new', 'site-northside'))).toEqual([]);
});

test('the redirect of an address has one id', () => {
  expect(redirectId({ site: 'site-harbour', from: '/pages/eofy-2026', to: '/eofy' })).toBe(
    'redirect-harbour-pages-eofy-2026',
  );
});

describe('addresses on several sites', () => {
  const site = (id: string, settings: object = {}, manufacturer: string | null = null): ShowingSite => ({
    id,
    settings: settings as Record<string, unknown>,
    manufacturer,
  });
  const addressedDocument = (type: string, slug: string) => ({ _type: type, slug: { current: slug } });
  const moves = (type: string, ...sites: ShowingSite[]) =>
    movesOf(addressedDocument(type, 'old'), addressedDocument(type, 'new'), sites).map(
      ({ from, to }) => `${from} ${to}`,
    );

  test.each([
    ['offer', site('a'), ['/offers/old /offers/new']],
    ['offer', site('a', {}, 'kestrel'), ['/offers/kestrel/old /offers/kestrel/new']],
    ['offer', site('a', { offerPathStyle: 'flat' }, 'kestrel'), ['/offers/old /offers/new']],
    ['location', site('a'), ['/contact-us/old /contact-us/new']],
    ['location', site('a', { locationPathBase: 'locations' }), ['/locations/old /locations/new']],
    ['location', site('a', { locationPathSlug: 'dealership' }), []],
    ['model', site('a'), ['/old /new']],
    ['slide', site('a'), []],
  ] as const)('of a %s move with the site %j: %j', (type, showing, expected) => {
    expect(moves(type, showing)).toEqual(expected);
  });

  test('a post moves on its own site', () => {
    const post = (slug: string) => ({
      ...addressedDocument('blogPost', slug),
      site: { _ref: 'site-harbour' },
    });
    expect(movesOf(post('old'), post('new'))).toEqual([
      { site: 'site-harbour', from: '/blog/old', to: '/blog/new' },
    ]);
  });

  test('a redirect may start at each of these addresses', () => {
    for (const from of ['/offers/old', '/offers/kestrel/old', '/contact-us/old', '/blog/old', '/kestrel'])
      expect(redirectFromProblem(from), from).toBeNull();
    expect(redirectFromProblem('/offers')).not.toBeNull();
  });
});
