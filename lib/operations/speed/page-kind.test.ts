import { expect, test } from 'vitest';
import { parseSettings } from '../../sites/settings.ts';
import { pageKind } from './page-kind.ts';

const { settings } = parseSettings(null);

test.each([
  ['/', 'home'],
  ['/search/used-cars?page=2', 'search'],
  ['/cars/2021-mazda-cx-3-n1', 'vehicle'],
  ['/contact', 'contact'],
  ['/about-us', 'page'],
])('the page %s is of the kind %s in every language', (path, kind) => {
  expect(pageKind(settings, path)).toBe(kind);
  for (const language of ['zh', 'vi', 'ar'])
    expect(pageKind(settings, path === '/' ? `/${language}` : `/${language}${path}`)).toBe(kind);
});
