import { expect, test } from 'vitest';
import { moveOf, redirectId } from './redirects.ts';

const page = (path: string, site = 'site-harbour') => ({ site: { _ref: site }, path: { current: path } });

test('a page moves when its draft has another address than the public knows', () => {
  expect(moveOf(page('/old'), page('/new'))).toEqual({ site: 'site-harbour', from: '/old', to: '/new' });
  expect(moveOf(page('/old'), page('/old'))).toBeNull();
  expect(moveOf(null, page('/new'))).toBeNull();
  expect(moveOf(page('/old'), page('/new', 'site-northside'))).toBeNull();
});

test('the redirect of an address has one id', () => {
  expect(redirectId({ site: 'site-harbour', from: '/pages/eofy-2026', to: '/eofy' })).toBe(
    'redirect-harbour-pages-eofy-2026',
  );
});
