import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  redirectChainProblem,
  redirectFromProblem,
  redirectLocation,
  redirectOf,
  redirectTable,
  redirectToProblem,
} from './redirects.ts';

const redirect = (from: string, to: string, permanent = true) => ({ from, to, permanent });

describe('a redirect of an editor', () => {
  test.each([
    ['/old-page', null],
    ['/Old/Page.html', null],
    ['/offers/kestrel/an-old-offer', null],
    ['/offers', "Addresses under '/offers' belong to the site itself and cannot be redirected."],
    ['old', "Start with a slash, for example '/old-page'."],
    ['/', 'The home page cannot be redirected.'],
    ['//evil.example', 'Remove one of the two consecutive slashes.'],
    ['/a?b=c', 'Enter only the path, without spaces, question marks or number signs.'],
    ['/Search/new-cars', "Addresses under '/search' belong to the site itself and cannot be redirected."],
    ['/api/leads', "Addresses under '/api' belong to the site itself and cannot be redirected."],
    [
      '/sitemap-2.xml',
      "Addresses under '/sitemap-2.xml' belong to the site itself and cannot be redirected.",
    ],
    ['/sitemap.xml', "Addresses under '/sitemap.xml' belong to the site itself and cannot be redirected."],
  ])('cannot shadow %s', (from, problem) => {
    expect(redirectFromProblem(from)).toBe(problem);
  });

  test.each([
    '/new-page',
    '/search?refinementList[make][0]=Kia#results',
    'https://www.example.com.au/warranty',
  ])('can lead to %s', (to) => expect(redirectToProblem(to)).toBeNull());

  test.each([
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'https://user:word@example.com',
    'mailto:a@b.example',
    'new-page',
    '/new page',
  ])('and not to %s', (to) => expect(redirectToProblem(to)).toMatch(/\.$/));
});

describe('cannot form a loop or chain', () => {
  const others = [redirect('/b', '/c'), redirect('/x', '/y')];
  test.each([
    ['/a', '/A/', 'This redirect would lead to itself.'],
    ['/c', '/b', "'/b' redirects back to '/c', which would never end."],
    ['/a', '/b?x=1', "'/b?x=1' redirects to '/c'. Redirect there directly."],
    ['/c', '/d', "'/b' redirects to '/c', which would form a chain. Redirect '/b' directly to '/d' first."],
    ['/b', '/d', "'/b' already redirects to '/c'. Edit that redirect instead."],
    ['/a', '/d', null],
  ])('%s to %s', (from, to, problem) => {
    expect(redirectChainProblem({ from, to }, others)).toBe(problem);
  });
});

describe('the table of redirects', () => {
  test('ignores case, encoding and a trailing slash', () => {
    const table = redirectTable([
      redirect('/Old Page'.replace(' ', '-'), '/new'),
      redirect('/tschüss', '/ciao'),
    ]);
    expect(redirectOf(table, '/old-page/')?.to).toBe('/new');
    expect(redirectOf(table, '/tsch%C3%BCss')?.to).toBe('/ciao');
    expect(redirectOf(table, '/%')).toBeNull();
  });

  test('leaves out invalid redirects', () => {
    const table = redirectTable([
      redirect('/search', '/a'),
      redirect('/evil', '//evil.example'),
      redirect('/one', '/two'),
      redirect('/two', '/one'),
      redirect('/good', '/two-more'),
    ]);
    expect([...table.keys()]).toEqual(['/good']);
  });

  test('never loops', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d');
    const redirects = fc.array(fc.record({ from: path, to: path, permanent: fc.boolean() }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(redirects, path, (list, start) => {
        const table = redirectTable(list);
        let at: string | undefined = start;
        for (let steps = 0; at !== undefined; steps++) {
          expect(steps).toBeLessThan(6);
          at = redirectOf(table, at)?.to;
        }
      }),
    );
  });

  test('keeps the query string', () => {
    expect(redirectLocation('/new', '?a=1')).toBe('/new?a=1');
    expect(redirectLocation('/new?b=2#top', '?a=1')).toBe('/new?b=2&a=1#top');
    expect(redirectLocation('/new', '')).toBe('/new');
    expect(new URL(redirectLocation('https://a.example', '?@evil.example')).host).toBe('a.example');
  });
});
