import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/about-us', '/about-us'],
  ['/search?make=Toyota&sanity-preview-perspective=drafts', '/search?make=Toyota'],
  ['http://harbour.localhost:3000/offers/one?sanity-preview-perspective=r1#terms', '/offers/one#terms'],
  ['//evil.example/page', '/page'],
  ['https://evil.example//other.example/', '/other.example/'],
  ['/api/draft/disable', '/'],
  ['javascript:alert(1)', '/alert(1)'],
  ['', '/'],
  [null, '/'],
])('%s leads to %s of the site', (target, path) => {
  expect(ownPath(target)).toBe(path);
});
