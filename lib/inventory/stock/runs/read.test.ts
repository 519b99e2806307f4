import { expect, test } from 'vitest';
import { reasonCounts } from './read.server.ts';

const year = { line: 2, stocknum: 'A1', field: 'year', value: 'x', reason: 'is not a number' };

test('groups the same error in many rows into one line with a count', () => {
  const heldRows = [{ ...year, field: 'price', reason: 'is below $500', guard: 'price' as const }];
  expect(reasonCounts({ rejected: [year, { ...year, line: 9, value: 'y' }], held: heldRows })).toEqual([
    { what: 'rejected', field: 'year', reason: 'is not a number', count: 2 },
    { what: 'held', field: 'price', reason: 'is below $500', count: 1 },
  ]);
  expect(reasonCounts({ rejected: [], held: [] })).toEqual([]);
});
