import { describe, expect, test } from 'vitest';
import { crawledPage, emptyPages, indexablePages, ownPath, repeatedHeads, unlistedPages } from './crawl.ts';

const ORIGIN = 'http://sample.localhost:3000';
const pageOf = (path: string, html: string, headers = new Headers()) =>
  crawledPage(path, 1, ORIGIN, { body: html, headers });
const html = (head: string, main = '') =>
  `<html><head>${head}</head><body><main>${main}</main></body></html>`;

describe('what a crawler reads from a page', () => {
  const page = pageOf(
    '/search/toyota',
    html(
      '<title>Toyota &amp; more</title><meta name="description" content="Cars"/><link rel="canonical" href="http://sample.localhost:3000/search/toyota"/>',
      `<a href="/cars/a?x=1&amp;y=2#top">A</a><a rel="nofollow" href="/save">Save</a><a href="https://other.example/">Other</a>
       <a href="/api/x">Call</a><script type="application/ld+json">{"a":1}</script>`,
    ),
  );

  test('is its head, its own links and its structured data', () => {
    expect(page).toMatchObject({
      title: 'Toyota & more',
      description: 'Cars',
      canonical: '/search/toyota',
      isIndexable: true,
      isFollowable: true,
      links: ['/cars/a?x=1&y=2'],
      text: 'A Save Other Call',
      structuredData: [{ a: 1 }],
    });
  });

  test('includes robots directives of the head and of the answer', () => {
    const robots = html('<meta name="robots" content="noindex, nofollow"/>');
    expect(pageOf('/x', robots)).toMatchObject({ isIndexable: false, isFollowable: false });
    const headers = new Headers({ 'x-robots-tag': 'noindex' });
    expect(pageOf('/x', html(''), headers)).toMatchObject({ isIndexable: false, isFollowable: true });
  });

  test('leaves out other hosts and what robots.txt excludes', () => {
    expect(ownPath('//other.example/a', ORIGIN)).toBeNull();
    expect(ownPath('/api/leads', ORIGIN)).toBeNull();
    expect(ownPath('tel:+61712345678', ORIGIN)).toBeNull();
    expect(ownPath('?page=2', `${ORIGIN}`)).toBe('/?page=2');
  });
});

describe('problems of a crawl', () => {
  const page = (path: string, changes: object = {}) => ({
    ...pageOf(
      path,
      html(`<title>${path}</title><meta name="description" content="${path}"/>`, 'x'.repeat(200)),
    ),
    ...changes,
  });

  test('are pages that are empty', () => {
    expect(emptyPages([page('/a', { text: 'Hello' }), page('/b')])).toEqual(['/a has 5 characters']);
    expect(emptyPages([page('/search/kia'), page('/search/bmw', { links: ['/cars/a'] })])).toEqual([
      '/search/kia lists no vehicle',
    ]);
  });

  test('are titles and descriptions of several pages, or of none', () => {
    expect(repeatedHeads([page('/a'), page('/b')])).toEqual([]);
    expect(repeatedHeads([page('/a', { title: 'X' }), page('/b', { title: 'X' })])).toEqual([
      "title 'X' of /a, /b",
    ]);
    expect(repeatedHeads([page('/a', { description: '' })])).toEqual(["description '' of /a"]);
  });

  test('are indexable pages that the sitemap does not list, except later pages of a list', () => {
    const listed = new Set(['/a']);
    const found = [page('/a'), page('/b'), page('/search?page=2')];
    expect(unlistedPages(found, listed)).toEqual(['/b']);
    const pages = new Map([
      ['/a', page('/a')],
      ['/c', page('/c', { canonical: '/a' })],
      ['/d', page('/d', { isIndexable: false })],
    ]);
    expect(indexablePages({ pages }).map(({ path }) => path)).toEqual(['/a']);
  });
});
