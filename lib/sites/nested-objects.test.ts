import { expect, test } from 'vitest';
import { placesOf } from './nested-objects.ts';

test('names the place of each nested object as the studio does', () => {
  const document = {
    title: 'Home',
    blocks: [{ _key: 'a', link: { path: '/x' } }, { rows: [{ _key: 'b' }] }],
    seo: {},
  };
  expect([...placesOf(document)].map(({ path }) => path)).toEqual([
    '',
    'blocks[_key=="a"]',
    'blocks[_key=="a"].link',
    'blocks[1]',
    'blocks[1].rows[_key=="b"]',
    'seo',
  ]);
});
