import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FURTHER_LANGUAGES,
  inLanguage,
  isLanguage,
  LANGUAGE_FACTS,
  LANGUAGES,
  splitLanguage,
} from './languages.ts';

const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
const pathOf = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

describe('addresses in a language', () => {
  it.each([
    ['/', 'zh', '/zh'],
    ['/search?sort=km', 'vi', '/vi/search?sort=km'],
    ['/zh/search', 'ar', '/ar/search'],
    ['/zh', 'en', '/'],
    ['/zh/about#team', 'en', '/about#team'],
    ['/api/leads', 'zh', '/api/leads'],
    ['/sitemap.xml', 'zh', '/sitemap.xml'],
    ['https://example.com/', 'zh', 'https://example.com/'],
    ['//example.com/', 'zh', '//example.com/'],
    ['#content', 'zh', '#content'],
  ] as const)('%s in %s is %s', (address, language, expected) => {
    expect(inLanguage(address, language)).toBe(expected);
  });

  it('gives the language and the English address back', () => {
    fc.assert(
      fc.property(pathOf, fc.constantFrom(...FURTHER_LANGUAGES), (path, language) => {
        const address = inLanguage(path, language);
        expect(splitLanguage(address)).toEqual({ language, path });
        expect(inLanguage(address, 'en')).toBe(path);
        expect(inLanguage(address, language)).toBe(address);
      }),
    );
  });
});

describe('languages', () => {
  it.each(LANGUAGES)('%s has a locale that the platform knows', (language) => {
    const { locale } = LANGUAGE_FACTS[language];
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(new Intl.NumberFormat(locale).format(12_345)).toMatch(/^12[,.]345$/);
  });

  it('no other value names a language', () => {
    for (const value of ['', 'EN', 'fr', 'constructor', null, 1]) expect(isLanguage(value)).toBe(false);
  });
});
