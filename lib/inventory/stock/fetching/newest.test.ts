import { expect, test } from 'vitest';
import { type ListedFile, newestOf, splitPath } from './newest.ts';

const file = (name: string, changedAt: number | null = null): ListedFile => ({ name, changedAt, bytes: 1 });
const newest = (files: ListedFile[], pattern: string) => newestOf(files, pattern).name;

test('takes the newest file that matches the pattern', () => {
  const files = [
    file('stock-1.csv', 2),
    file('stock-2.csv', 1),
    file('stock-3.xml', 3),
    file('old-stock-4.csv', 4),
  ];
  expect(newest(files, 'stock-*.csv')).toBe('stock-1.csv');
  expect(newest(files, '*stock*')).toBe('old-stock-4.csv');
});

test('takes the last file by name if there are no timestamps', () => {
  expect(newest([file('s20261122.csv'), file('s20261123.csv'), file('s20260101.csv')], 's*.csv')).toBe(
    's20261123.csv',
  );
});

test('treats regular expression characters literally', () => {
  expect(() => newest([file('stockXcsv')], 'stock.c*')).toThrow('No file');
  expect(newest([file('a(1)+[b].csv')], 'a(1)+[b]*')).toBe('a(1)+[b].csv');
});

test.each([
  ['/export/stock.csv', '/export', 'stock.csv'],
  ['/stock.csv', '/', 'stock.csv'],
  ['stock.csv', '.', 'stock.csv'],
])('splits %s', (whole, folder, name) => {
  expect(splitPath(whole)).toEqual({ folder, name });
});
