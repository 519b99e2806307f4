import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CACHE, type CacheEntry, tagOf } from './manifest.ts';

const names = Object.keys(CACHE) as CacheEntry[];

describe('cache manifest', () => {
  test('puts the site first in every tag', () => {
    for (const name of names) expect(CACHE[name].tag).toMatch(/^\{site\}\/./);
  });

  test('limits every entry’s lifetime and describes what it covers', () => {
    for (const name of names) {
      expect(CACHE[name].life).toBeGreaterThan(0);
      expect(CACHE[name].covers).not.toBe('');
    }
  });

  test('fills a tag from its parameters', () => {
    expect(tagOf('page', { site: 'harbour', path: '/about-us' })).toBe('harbour/page/about-us');
    expect(tagOf('document', { site: 'harbour', id: 'abc' })).toBe('harbour/document/abc');
  });

  test('throws for a tag with an unresolved placeholder', () => {
    // @ts-expect-error a placeholder is missing
    expect(() => tagOf('page', { site: 'harbour' })).toThrow(/\{path\}/);
    expect(() => tagOf('site', { site: '' })).toThrow(/\{site\}/);
    expect(() => tagOf('site', { site: '{site}' })).toThrow(/\{site\}/);
  });

  test('throws for a tag too long for the framework', () => {
    expect(() => tagOf('page', { site: 'harbour', path: `/${'a'.repeat(260)}` })).toThrow(/longer than 256/);
  });

  test('gives different sites different tags', () => {
    const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, { maxLength: 40 });
    fc.assert(
      fc.property(slug, slug, fc.constantFrom(...names), fc.constantFrom(...names), (one, other, a, b) => {
        fc.pre(one !== other);
        const params = (site: string) => ({ site, path: '/x', id: 'x', slug: 'x', moment: '1' });
        expect(tagOf(a, params(one))).not.toBe(tagOf(b, params(other)));
      }),
    );
  });
});
