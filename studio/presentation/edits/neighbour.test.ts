import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour.ts';

const items = ['a', 'b', 'c'].map((_key) => ({ _key }));

test.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
  ['missing', null],
])('after %s is deleted, %s gets the focus', (key, expected) => {
  expect(neighbourOf(items, key)).toBe(expected);
});

test('nothing is next to an only item', () => {
  expect(neighbourOf([{ _key: 'a' }], 'a')).toBeNull();
});
