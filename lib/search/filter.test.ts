import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf, anyOf, filterProblem, isFilter, literal } from './filter.ts';

test('literals hold any value', () => {
  expect(literal('model', 'Say "hi" \\ there')).toBe('model:"Say \\"hi\\" \\\\ there"');
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(isFilter(literal('model', value))).toBe(true);
    }),
  );
});

test('filters are joined with AND of ORs (SEARCH-19)', () => {
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
])('a whole filter: %s', (text) => expect(isFilter(text)).toBe(true));

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
])('no filter that may be joined with another: %s', (text) => expect(isFilter(text)).toBe(false));

test.each([
  ['make:"Kia AND (', 'A quotation mark is not closed.'],
  ["make:'Kia", 'A quotation mark is not closed.'],
  ['make:"Kia" AND (', 'Every bracket that is opened must be closed.'],
  ['make:Kia)', 'Every bracket that is opened must be closed.'],
  [`make:${'x'.repeat(500)}`, 'Keep it to 500 characters.'],
])('what is wrong with a filter is said: %s', (text, words) => expect(filterProblem(text)).toBe(words));

test('a filter that is balanced and none is answered with an example, which is one', () => {
  const words = filterProblem('Kia please') ?? '';
  const [, example = ''] = /for example (.*)\.$/.exec(words) ?? [];
  expect(filterProblem(example)).toBeNull();
});

test('whatever has no problem is a filter that may be joined', () => {
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
