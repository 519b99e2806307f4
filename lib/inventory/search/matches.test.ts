import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFilter, literal } from '../../platform/text/search-filter.ts';
import { matchesFilter, parseFilter } from './matches.ts';

const RECORD = {
  make: 'Land Rover',
  model: 'Say "hi"',
  year: 2018,
  sort_price: 20_000,
  seats: 5,
  certified: false,
  reserved: null,
  categories: ['Family', 'Tow'],
};
const matches = (filter: string) => {
  const clauses = parseFilter(filter);
  return clauses && matchesFilter(clauses, RECORD);
};

describe('a filter on a record', () => {
  test.each([
    ['', true],
    ['make:"Land Rover"', true],
    ["make:'land rover'", true],
    ['make:Kia', false],
    ['model:"Say \\"hi\\""', true],
    ['seats:5 AND certified:false', true],
    ['categories:tow', true],
    ['NOT categories:tow', false],
    ['NOT colour:White', true],
    ['(make:Kia OR year:x OR categories:Family) AND year >= 2018', true],
    ['make:Kia OR make:"Land Rover" AND year > 2018', false],
    ['sort_price <= 20000 AND sort_price < 20001 AND sort_price != 1', true],
    ['sort_price:1 TO 19999', false],
    ['km <= 100000', false],
    ['NOT km <= 100000', true],
    ['reserved:true', false],
  ])('%s', (filter, expected) => expect(matches(filter)).toBe(expected));

  test('evaluates every valid filter and no other', () => {
    const part = fc.constantFrom('make:Kia', 'AND', 'OR', '(', ')', 'NOT', 'price > 0', 'make:"a b"', 'x');
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1 }).map((parts) => parts.join(' ')),
        (text) => {
          if (isFilter(text)) expect(parseFilter(text)).not.toBeNull();
          else expect(parseFilter(text) === null || !isFilter(text)).toBe(true);
        },
      ),
    );
  });

  test('matches any value written as a literal', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const clauses = parseFilter(literal('make', value));
        expect(clauses && matchesFilter(clauses, { make: value })).toBe(true);
      }),
    );
  });
});
