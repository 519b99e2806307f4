import { expect, test } from 'vitest';
import { previewPath } from './previewPath.ts';

test('previews a page at its public address in the release', () => {
  const page = { origin: 'https://www.kew.example/', path: '/summer-sale' };
  expect(previewPath('/', page, 'rSummer')).toBe(
    '/presentation?preview=https%3A%2F%2Fwww.kew.example%2Fsummer-sale&perspective=rSummer',
  );
  expect(previewPath('/studio', page, 'rSummer')).toMatch(/^\/studio\/presentation\?/);
  expect(previewPath('/', { ...page, path: null }, 'rSummer')).toBeNull();
  expect(previewPath('/', { ...page, origin: null }, 'rSummer')).toBeNull();
});
