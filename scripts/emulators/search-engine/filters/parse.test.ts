import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilters } from './parse.ts';

const facet = (attribute: string, value: string, negated = false) => ({
  kind: 'facet',
  attribute,
  value,
  negated,
  score: 1,
});

describe('parseFilters', () => {
  it('binds OR tighter than AND', () => {
    expect(parseFilters('a:1 OR b:2 AND c:3')).toEqual([
      [facet('a', '1'), facet('b', '2')],
      [facet('c', '3')],
    ]);
    expect(parseFilters('(a:1 AND (b:2 OR NOT c:3))')).toEqual([
      [facet('a', '1')],
      [facet('b', '2'), facet('c', '3', true)],
    ]);
  });

  it.each([
    ['a:"x AND y"', 'x AND y'],
    ["a:'it''s'", undefined],
    ['a:"say \\"hi\\""', 'say "hi"'],
    ['a:http://x/y', 'http://x/y'],
    ['a:2.5i-L+', '2.5i-L+'],
    ['a:TO', 'TO'],
  ])('reads the value of %s', (text, value) => {
    if (value === undefined) expect(() => parseFilters(text)).toThrow('filters:');
    else expect(parseFilters(text)).toEqual([[facet('a', value)]]);
  });

  it('reads comparisons, ranges and tags', () => {
    expect(parseFilters('p >= 10 AND p:1 TO 2.5 AND NOT p != 3 AND new')).toMatchObject([
      [{ kind: 'number', low: 10, high: Infinity }],
      [{ low: 1, high: 2.5 }],
      [{ low: 3, high: 3, negated: false }],
      [{ kind: 'tag', value: 'new' }],
    ]);
    expect(parseFilters('p < 10')).toMatchObject([[{ low: -Infinity, high: 9.999999999999998 }]]);
  });

  it.each([
    ['a:1 AND', 'Unexpected end of filter'],
    ['a:1 b:2', 'expected end of filter at col 4'],
    ['(a:1', "expected ')'"],
    ['a:1 OR (b:2 AND c:3)', 'is not allowed, only (X OR Y) AND Z'],
    ['NOT (a:1 OR b:2)', 'NOT on a group'],
    ['a:1 OR p > 2', 'Different types'],
    ['p > ten', 'expected a number'],
    ['a:"open', 'Unexpected character'],
  ])('rejects %s', (text, message) => {
    expect(() => parseFilters(text)).toThrow(message);
  });

  it('reads back any value that was quoted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const quoted = `a:"${value.replace(/["\\]/g, '\\$&')}"`;
        expect(parseFilters(quoted)).toEqual([[facet('a', value)]]);
      }),
    );
  });
});
