import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneDigits, searchPatterns } from './search.ts';

test.each([
  ['0412 345 678', '0412345678'],
  ['+61 412 345 678', '0412345678'],
  ['61412345678', '0412345678'],
  ['+61 412', '0412'],
  ['(07) 7010', '077010'],
  ['345 678', '345678'],
  ['12', null],
  ['kim 0412', null],
  ['', null],
])('the phone number in "%s" is %s', (query, digits) => expect(phoneDigits(query)).toBe(digits));

test('finds a mobile by any part of it in any notation', () => {
  const number = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(number, fc.constantFrom('04', '+61 4', '+614'), fc.nat(6), (rest, start, cut) => {
      const stored = `04${rest.join('')}`;
      const query = `${start}${rest.slice(0, 2 + cut).join('')}`;
      expect(stored).toContain(phoneDigits(query));
    }),
  );
});

test('every word must match, and a plate matches without its spaces', () => {
  expect(searchPatterns('Kim  MAZDA')).toEqual({ words: ['%kim%', '%mazda%'], others: ['%kimmazda%'] });
  expect(searchPatterns('abc 12d')?.others).toEqual(['%abc12d%']);
  expect(searchPatterns('   ')).toBeNull();
});

test('escapes wildcards', () => {
  expect(searchPatterns(String.raw`100%_\ `)?.words).toEqual([String.raw`%100\%\_\\%`]);
});
