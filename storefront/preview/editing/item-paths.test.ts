import { expect, test } from 'vitest';
import { isWithin, itemsAround } from './item-paths.ts';

test.each([
  ['title', []],
  ['blocks[_key=="a"].heading', ['blocks[_key=="a"]']],
  ['blocks[_key=="a"].items[_key=="b"].title', ['blocks[_key=="a"].items[_key=="b"]', 'blocks[_key=="a"]']],
  [
    'blocks[_key=="a"].content[_key=="p"].children[_key=="s"].text',
    ['blocks[_key=="a"].content[_key=="p"]', 'blocks[_key=="a"]'],
  ],
  ['blocks[0].heading', []],
])('finds the items around %s', (path, items) => {
  expect(itemsAround(path)).toEqual(items);
});

test('tells items apart whose keys begin alike', () => {
  expect(isWithin('blocks[_key=="a"].heading', 'blocks[_key=="a"]')).toBe(true);
  expect(isWithin('blocks[_key=="a"]', 'blocks[_key=="a"]')).toBe(true);
  expect(isWithin('blocks[_key=="ab"].heading', 'blocks[_key=="a"]')).toBe(false);
});
