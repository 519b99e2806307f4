import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import { parseNear } from '@/stock/near.ts';
import { EMPTY_STATE } from '@/stock/state.ts';
import { chipsOf } from '../chips.ts';

const t = translatorOf('en', 'stock');

test.each([
  ['4510', '4510'],
  [' 0800 ', '0800'],
  ['Caboolture', 'Caboolture'],
  ['  Bondi   Junction ', 'Bondi Junction'],
  ["O'Connor", "O'Connor"],
  ['451', null],
  ['45100', null],
  ['', null],
  [null, null],
  ['<script>', null],
  ['a'.repeat(80), 'a'.repeat(60)],
])('an address near %j is near %j', (value, near) => expect(parseNear(value)).toBe(near));

test('keeps the place in the address and shows it as a chip', () => {
  const state = parseAddress('?near=4510&sortBy=distance&query=ute');
  expect(state).toMatchObject({ near: '4510', sort: 'distance', query: 'ute' });
  expect(serialiseState(state)).toBe('?query=ute&near=4510&sortBy=distance');
  const chip = chipsOf(state, t).find(({ key }) => key === 'near');
  expect(chip?.label).toBe('Near 4510');
  expect(chip?.without).toEqual({ ...EMPTY_STATE, query: 'ute' });
});
