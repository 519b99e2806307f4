import { expect, test } from 'vitest';
import { columnText, oddText } from './columnTexts.ts';

const COLUMN = {
  name: 'Kms',
  field: 'km',
  note: null,
  examples: ['45,200', '9,800'],
  filled: 500,
  odd: [],
} as const;
const column = (change: object) => ({ ...COLUMN, examples: [...COLUMN.examples], odd: [], ...change });

test('a column without gaps shows its examples', () => {
  expect(columnText(column({}), 500)).toBe('45,200, 9,800');
});

test('a column with gaps shows how often it is filled', () => {
  expect(columnText(column({ filled: 499 }), 500)).toBe('45,200, 9,800 · Filled in 99% of rows');
  expect(columnText(column({ filled: 1 }), 500)).toBe('45,200, 9,800 · Filled in 1% of rows');
  expect(columnText(column({ filled: 0, examples: [], note: 'Not used: a count' }), 500)).toBe(
    'Empty · Not used: a count',
  );
});

test('unusual values show what becomes of them', () => {
  expect(oddText({ odd: [] })).toBeNull();
  expect(oddText({ odd: [{ value: 'lots', result: 'is not a number' }] })).toBe(
    'Unusual values: “lots” (is not a number)',
  );
});
