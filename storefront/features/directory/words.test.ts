import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import { directoryTexts, shownText } from './directory-metadata.ts';
import { EMPTY_DIRECTORY } from './state.ts';

const texts = { t: translatorOf('en', 'directory'), stock: translatorOf('en', 'stock') };

const group = { name: 'Harbour Motor Group', manufacturer: null };
const makes = [{ name: 'Mazda', slug: 'mazda' }];
const words = (state: Partial<typeof EMPTY_DIRECTORY>, total = 30) =>
  directoryTexts(group, { ...EMPTY_DIRECTORY, ...state }, makes, total, texts);

describe('words of the directory', () => {
  test('lets search engines index a body or a make, not combinations', () => {
    expect(words({})).toMatchObject({ heading: 'Models', canonical: '/models', indexed: true });
    expect(words({ body: 'suv' })).toMatchObject({
      heading: 'SUV models',
      canonical: '/models?body=suv',
      indexed: true,
    });
    expect(words({ make: 'mazda', page: 2 })).toMatchObject({
      title: 'Mazda models, page 2',
      canonical: '/models?make=mazda&page=2',
      indexed: true,
    });
    expect(words({ make: 'mazda', body: 'suv' }).indexed).toBe(false);
    expect(words({ query: 'cx' })).toMatchObject({ canonical: '/models', indexed: false });
    expect(words({ body: 'spaceship' }, 0).indexed).toBe(false);
  });

  test('names the brand on the site of a single brand', () => {
    const site = { name: 'Northside', manufacturer: { id: 'm', name: 'Mazda', slug: 'mazda' } };
    expect(directoryTexts(site, EMPTY_DIRECTORY, makes, 10, texts).heading).toBe('Mazda models');
  });

  test.each([
    [1, 0, '0 models'],
    [1, 1, '1 model'],
    [1, 21, '21 models'],
    [2, 92, 'Showing 22-42 of 92 models'],
    [5, 92, 'Showing 85-92 of 92 models'],
    [9, 92, '92 models'],
  ])('page %i of %i reads %s', (page, total, text) => {
    expect(shownText(page, total, translatorOf('en', 'directoryClient'))).toBe(text);
  });
});
