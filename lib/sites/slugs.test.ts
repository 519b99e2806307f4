import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESERVED_FIRST_SEGMENTS } from './address-table.ts';
import {
  pagePathProblem,
  pathOf,
  searchSlugProblem,
  siteSlugProblem,
  slugify,
  slugProblem,
} from './slugs.ts';

describe('slugify', () => {
  test('makes readable slugs of names', () => {
    expect(slugify("Škoda & Sons' Used Cars")).toBe('skoda-and-sons-used-cars');
    expect(slugify('  4x4 / Outdoor ')).toBe('4x4-outdoor');
  });

  test('gives a valid slug or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const slug = slugify(text);
        expect(slug === '' || slugProblem(slug) === null).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('slugProblem', () => {
  test('suggests a valid slug', () => {
    expect(slugProblem('About Us')).toContain("'about-us'");
    expect(slugProblem('')).toContain('Generate');
    expect(slugProblem('a'.repeat(64))).toContain('64');
    expect(slugProblem('about-us')).toBeNull();
  });

  test('rejects car types below /search/ (OPEN-034)', () => {
    expect(searchSlugProblem('used-cars')).toContain('/search/used-cars');
    expect(searchSlugProblem('toyota')).toBeNull();
  });

  test('rejects our own hosts as sites (SITE-35)', () => {
    expect(siteSlugProblem('studio')).not.toBeNull();
    expect(siteSlugProblem('harbour')).toBeNull();
  });
});

describe('pagePathProblem', () => {
  test.each([
    '/',
    '/about-us',
    '/pages/eofy-sale',
    '/warranty',
    '/4x4-outdoor',
    '/contact-us',
    '/special-offers',
  ])('%s may be a page (ROUTE-82)', (path) => {
    expect(pagePathProblem(path)).toBeNull();
  });

  test.each(RESERVED_FIRST_SEGMENTS)('reserves /%s and everything below it (OPEN-035)', (segment) => {
    expect(pagePathProblem(`/${segment}`)).toContain(segment);
    expect(pagePathProblem(`/${segment}/more`)).toContain(segment);
  });

  test.each([
    ['about-us', "'/about-us'"],
    ['/about-us/', "'/about-us'"],
    ['/a//b', 'consecutive slashes'],
    ['/About', "'about'"],
    ['/contact-us/brisbane', '/contact-us/'],
    ['/toyota/overview', 'overview'],
  ])('rejects %s with a helpful message', (path, words) => {
    expect(pagePathProblem(path)).toContain(words);
  });

  test('makes a valid path of any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (title) => {
        const problem = pagePathProblem(pathOf(title));
        expect(problem === null || /made by the site|overview/.test(problem)).toBe(true);
      }),
    );
  });
});
