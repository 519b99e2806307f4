import { expect, test } from 'vitest';
import { parseShopperPlace, shopperPlaceText } from './shopper-place.ts';

test.each([
  ['3000 VIC', { postcode: '3000', state: 'VIC' }],
  ['VIC', { postcode: null, state: 'VIC' }],
  ['3000', { postcode: '3000', state: null }],
  ['', { postcode: null, state: null }],
  [null, { postcode: null, state: null }],
  ['30000 NZ', { postcode: null, state: null }],
] as const)('reads %j', (text, place) => expect(parseShopperPlace(text)).toEqual(place));

test.each([
  [{ postcode: '3000', state: 'VIC' }, '3000 VIC'],
  [{ postcode: null, state: 'VIC' }, 'VIC'],
  [{ postcode: '3000', state: null }, '3000'],
  [{ postcode: null, state: null }, ''],
] as const)('writes %j as %j', (place, text) => expect(shopperPlaceText(place)).toBe(text));
