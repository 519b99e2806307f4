import { expect, test } from 'vitest';
import { readColour, seatMaterial } from './colour.ts';

test.each([
  ['White', 'White'],
  ['Glacier White', 'Glacier White'],
  ['Black Leather', 'Black Leather'],
  ['Walnut Brown Nappa Leather', 'Walnut Brown Nappa Leather'],
  ['Extended Partial Leather Interior, Seat Centres In Fabric, Black', null],
  ['Ebony P375-H', 'Ebony P375-H'],
  ['Art Gray', 'Art Grey'],
  ['Bk', 'Black'],
  ['Biege', 'Beige'],
  ['Red & Black Cloth', 'Red & Black Cloth'],
])('reads the colour %j as %j', (text, colour) =>
  expect(readColour(text)).toEqual({ colour: colour ?? text }),
);

test.each([
  'Leather',
  'LEATHER',
  'Cloth',
  'Standard Trim',
  'Suede',
  'Leather Interior With Alcantara',
  'Sensatec 1',
])('recognises %j as upholstery', (text) => expect(readColour(text)).toEqual({ reason: 'upholstery' }));

test.each(['3Sfj20', '44Fa20', '07', '2019', 'Hx', 'Mmajykl10Jh022022', '040'])(
  'recognises %j as a code',
  (text) => expect(readColour(text)).toEqual({ reason: 'code' }),
);

test.each([
  ['Black Leather', 'Leather'],
  ['Walnut Brown Nappa', 'Leather'],
  ['Beige Synthetic Leather', 'Synthetic leather'],
  ['Grey Cloth', 'Cloth'],
  ['Red Alcantara', 'Suede'],
  ['Black', null],
  [null, null],
])('reads the material of %j as %j', (text, material) => expect(seatMaterial(text)).toBe(material));
