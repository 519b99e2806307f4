import { expect, test } from 'vitest';
import { effectOf, placesOf } from './effects.ts';

const site = { name: 'A', url: 'https://a.example/', settings: { financePath: '/apply-for-finance' } };

test('what a switch does is said for both positions', () => {
  expect(effectOf({ description: 'Reserve buttons' }, true)).toBe('From now on: Reserve buttons.');
  expect(effectOf({ description: 'Reserve buttons' }, false)).toBe('No longer: Reserve buttons.');
});

test('each page where a row shows is a link to it on the site, where its address is known', () => {
  expect(placesOf('financePopupEnabled', site)).toEqual({
    host: 'a.example',
    pages: [
      { words: 'vehicle pages', href: null },
      { words: 'the finance page', href: 'https://a.example/apply-for-finance' },
    ],
  });
  expect(placesOf('hitsPerPage', { ...site, url: null })).toEqual({
    host: 'A',
    pages: [{ words: 'results and cards', href: null }],
  });
});
