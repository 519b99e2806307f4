import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf, anyOf, filterProblem, isFilter, literal } from './search-filter.ts';

test('quotes any value as a literal', () => {
  expect(literal('model', 'Say "hi" \\ there')).toBe('model:"Say \\"hi\\" \\\\ there"');
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(isFilter(literal('model', value))).toBe(true);
    }),
  );
});

test('joins filters as AND of ORs (SEARCH-19)', () => {
  expect(allOf(['a:1', false, null, '', anyOf(['b:1', 'b:2']), anyOf(['c:1'])])).toBe(
    'a:1 AND (b:1 OR b:2) AND c:1',
  );
});

test.each([
  'make:Toyota',
  'price > 0 AND (make:Toyota OR make:"Land Rover")',
  'make:Toyota OR make:Kia AND NOT status:sold',
  'year:2015 TO 2020',
  '(km <= 1000)',
  "make:'Land Rover'",
])('accepts %s', (text) => expect(isFilter(text)).toBe(true));

test.each([
  '',
  'Toyota',
  'make:Toyota)',
  'make:Toyota OR (dealership_id:"other"',
  'make:Toyota) OR (dealership_id:other',
  '(make:Toyota AND model:HiLux) OR make:Kia',
  'make:Toyota AND',
  'make:Toyota model:HiLux',
  'make:"Toyota',
  '((make:Toyota))',
])('rejects %s', (text) => expect(isFilter(text)).toBe(false));

test.each([
  ['make:"Kia AND (', 'A quotation mark is not closed.'],
  ["make:'Kia", 'A quotation mark is not closed.'],
  ['make:"Kia" AND (', 'Close every bracket that you open.'],
  ['make:Kia)', 'Close every bracket that you open.'],
  [`make:${'x'.repeat(500)}`, 'Keep it to 500 characters.'],
])('explains the problem of %s', (text, words) => expect(filterProblem(text)).toBe(words));

test('answers an invalid filter with a valid example', () => {
  const words = filterProblem('Kia please') ?? '';
  const [, example = ''] = /for example (.*)\.$/.exec(words) ?? [];
  expect(filterProblem(example)).toBeNull();
});

test('accepts exactly the filters without a problem', () => {
  const part = fc.constantFrom(
    'make:Kia',
    'AND',
    'OR',
    '(',
    ')',
    '"',
    "'",
    'price > 0',
    'NOT',
    ' ',
    'make:"Land Rover"',
  );
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join(' ')),
      (text) => {
        if (text) expect(filterProblem(text) === null).toBe(isFilter(text));
      },
    ),
  );
});
