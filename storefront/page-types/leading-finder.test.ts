import { expect, test } from 'vitest';
import type { PageDocument } from '@/content/page.server.ts';
import { leadingFinder } from './leading-finder.ts';

const blocks = (...types: string[]) =>
  types.map((_type) => ({ _type, _key: _type })) as PageDocument['blocks'];
const split = (types: string[], isForVehicle = false) => {
  const { before, after } = leadingFinder(blocks(...types), isForVehicle);
  return [before.map(({ _type }) => _type), after.map(({ _type }) => _type)];
};

test('a finder that an editor put first comes before the form', () => {
  expect(split(['budgetFinder', 'richText'])).toEqual([['budgetFinder'], ['richText']]);
  expect(split(['priceSlider'])).toEqual([['priceSlider'], []]);
});

test('other blocks, and all blocks for a vehicle, come after the form', () => {
  expect(split(['richText', 'budgetFinder'])).toEqual([[], ['richText', 'budgetFinder']]);
  expect(split(['budgetFinder', 'richText'], true)).toEqual([[], ['budgetFinder', 'richText']]);
  expect(split([])).toEqual([[], []]);
});
