import { expect, test } from 'vitest';
import { previewPath } from './previewPath.ts';

test('a page of a release is previewed at its public address, as the release has it', () => {
  const page = { origin: 'https://www.kew.example/', path: '/summer-sale' };
  expect(previewPath('/', page, 'rSummer')).toBe(
    '/presentation?preview=https%3A%2F%2Fwww.kew.example%2Fsummer-sale&perspective=rSummer',
  );
  expect(previewPath('/studio', page, 'rSummer')).toMatch(/^\/studio\/presentation\?/);
  expect(previewPath('/', { ...page, path: null }, 'rSummer')).toBeNull();
  expect(previewPath('/', { ...page, origin: null }, 'rSummer')).toBeNull();
});
