import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { valuesCsv } from './values-csv.ts';

test('neutralises spreadsheet formulas in exported values', () => {
  const row = { line: 7, stocknum: '@SUM(A1)', field: 'price', value: '=1+1', reason: 'is not a number' };
  const text = valuesCsv({
    rejected: [row],
    held: [{ ...row, stocknum: 'B2', value: '88', guard: 'price' }],
  });
  expect(parse(text, { bom: true, columns: true })).toEqual([
    {
      Result: 'Rejected',
      Line: '7',
      'Stock number': "'@SUM(A1)",
      Field: 'price',
      Value: "'=1+1",
      Reason: 'is not a number',
    },
    expect.objectContaining({ Result: 'Held', 'Stock number': 'B2', Value: '88' }),
  ]);
});
