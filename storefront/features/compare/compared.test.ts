import { translatorOf } from '@forecourt/lib/platform/language/translator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPARE_LIMIT, comparedOfAddress, compareHref, readCompared, toggledCompared } from './compared.ts';
import { comparedKey } from './key.ts';

const id = fc.integer({ min: 1, max: 9 }).map((number) => `car-${number}`);

describe('vehicles selected for comparison', () => {
  test('are stored per site (CMP-02)', () => expect(comparedKey('harbour')).toBe('harbour.CompareCars'));

  test('are at most four, and ticking one again removes it (CMP-01 OPEN-019)', () => {
    fc.assert(
      fc.property(fc.array(id), (presses) => {
        let ids: string[] = [];
        for (const press of presses) {
          const next = toggledCompared(ids, press);
          if (next === null) expect(ids).toHaveLength(COMPARE_LIMIT);
          else expect(toggledCompared(next, press)?.toSorted()).toEqual(ids.toSorted());
          ids = next ?? ids;
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBeLessThanOrEqual(COMPARE_LIMIT);
        }
        expect(readCompared(JSON.stringify(ids))).toEqual(ids);
        if (ids.length > 0)
          expect(comparedOfAddress(new URL(compareHref(ids), 'http://x').searchParams.get('ids'))).toEqual({
            ids,
            tooMany: false,
          });
      }),
    );
    expect(toggledCompared(['a', 'b', 'c', 'd'], 'e')).toBeNull();
    expect(translatorOf('en', 'compareClient')('limit')).toBe('You can compare up to 4 vehicles.');
  });

  test('are read as valid ids from any stored value (OPEN-112)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const entry of readCompared(text)) expect(entry).toMatch(/^[\w-]+$/);
      }),
    );
  });
});

test.each([
  [null, [], false],
  ['', [], false],
  ['a,b', ['a', 'b'], false],
  ['a,a, b ,', ['a', 'b'], false],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd'], true],
  ["a,<b>,';--,../x", ['a'], false],
  ['x'.repeat(65), [], false],
])('the address with ids=%j compares %j (CMP-01)', (value, ids, tooMany) =>
  expect(comparedOfAddress(value)).toEqual({ ids, tooMany }),
);
