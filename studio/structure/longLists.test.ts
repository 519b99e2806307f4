import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { conditionOf, partsOf, titleOfPart } from './longLists.ts';

const value = fc.oneof(fc.string({ maxLength: 3 }), fc.constant(null));
const sorted = (values: readonly (string | null)[]) =>
  values.toSorted((a, b) => (a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1));

describe('the parts of a long list', () => {
  test('have each document in exactly one part', () =>
    fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 60 }), async (values) => {
        const dataset = values.map((from, index) => ({
          _id: `${index}`,
          ...(from !== null && { path: { from } }),
        }));
        const ids: string[] = [];
        for (const part of partsOf(sorted(values), 7)) {
          const query = parse(`*[${conditionOf('path.from', part)}]._id`, { params: {} });
          const result = await evaluate(query, {
            dataset,
            params: { from: part.from, below: part.below },
          });
          const found = (await result.get()) as string[];
          expect(found).toHaveLength(part.count);
          ids.push(...found);
        }
        expect(ids.toSorted()).toEqual(dataset.map(({ _id }) => _id).toSorted());
      }),
    ));

  test('have about a thousand documents each', () => {
    const paths = Array.from({ length: 5_000 }, (_, index) => `/old-${String(index).padStart(4, '0')}`);
    expect(partsOf(paths).map(({ count }) => count)).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
  });

  test('keep documents with the same value together', () => {
    const days = Array.from({ length: 5_000 }, (_, index) => (index < 3_000 ? '2026-01-01' : '2026-01-02'));
    expect(partsOf(days).map(({ count }) => count)).toEqual([3_000, 2_000]);
  });
});

test('a part is named by its first and last document in the order of the list', () => {
  const [, second] = partsOf(['/a', '/b', '/c', '/d'], 2);
  expect(second && titleOfPart(second, 'asc')).toBe('/c to /d (2)');
  expect(second && titleOfPart(second, 'desc')).toBe('/d to /c (2)');
});

test('times in names of parts are days, and long texts are cut', () => {
  const [times] = partsOf(['2026-01-02T03:04:05Z', '2026-02-03T03:04:05Z'], 9);
  expect(times && titleOfPart(times, 'desc')).toBe('2026-02-03 to 2026-01-02 (2)');
  const [long] = partsOf(['/a-path-with-very-many-letters'], 9);
  expect(long && titleOfPart(long, 'asc')).toContain('/a-path-with-very-many-l… to');
});
